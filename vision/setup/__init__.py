"""Setting a camera up: the steps, the guide through them, and the settings that are kept."""
