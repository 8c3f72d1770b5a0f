"""The board's own program: on this computer, and compiled, in the simulated bench."""
