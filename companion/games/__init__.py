"""The rules: pure functions from a state and a decision to a state. No clock, no files."""
