"""The Side Board and the Player Boards: decks, tracks, and what players keep."""
