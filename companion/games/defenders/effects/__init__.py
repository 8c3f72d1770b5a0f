"""What effects do, a kind of thing a module."""
