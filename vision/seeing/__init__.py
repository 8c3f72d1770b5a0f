"""Seeing: the eye and all that it is made of. No clock, no files, no threads, no network."""
