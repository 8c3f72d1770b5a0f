"""Following the pieces on the real board: observation, settled, draft, decision."""
