"""What is seen of a game: by a reader, by who looks ahead, by hands."""
