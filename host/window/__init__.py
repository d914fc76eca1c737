"""Playing in a window."""
