"""A table companion: hidden hands on phones, a watched board, every move explained."""
