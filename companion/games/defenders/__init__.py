"""Defenders of Hogwarts."""
