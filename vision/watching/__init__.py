"""Watching: the camera's own process, which keeps one watch."""
