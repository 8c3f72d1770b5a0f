"""Bots: players that see only their own view."""
