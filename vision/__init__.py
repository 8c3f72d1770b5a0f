"""The camera: a source of its own, in its own process."""
