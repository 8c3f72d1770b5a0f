"""The serial sensor grid, on pseudo-terminals and without."""
