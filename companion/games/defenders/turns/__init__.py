"""From set-up to the last turn: what players do of their own accord."""
