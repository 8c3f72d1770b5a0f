"""Editions: what is printed on one box, read from files and checked."""
