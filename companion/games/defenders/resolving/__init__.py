"""How effects are resolved: what they count, what may answer them, and in what order."""
