"""Pawns on the Main Board: where they can go, and what comes of it that they went."""
