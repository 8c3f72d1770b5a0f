"""A table at play: seats, log, drafts and the one writer. Knows games only through their port."""
