"""Feeds: frames of a device, a stream, a file or a phone, always the newest one."""
