"""Printing: sheets and tiles at true size, and the pattern that shows a lens."""
