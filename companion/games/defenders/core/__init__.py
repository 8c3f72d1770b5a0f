"""What every rule stands on: what is printed, the state, whose turn a step is, and who has won."""
