"""An edition of Defenders of Hogwarts: its files, their checks, and how it is shown."""
