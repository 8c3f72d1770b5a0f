"""Benchmarks: figures of this machine, and ratios that travel between machines."""
