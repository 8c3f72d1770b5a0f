"""Scenarios: questions that players ask, as files that any game's rules can answer."""
