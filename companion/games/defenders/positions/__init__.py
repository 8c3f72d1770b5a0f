"""Positions as data: arranged, compared, and set right."""
