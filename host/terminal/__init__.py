"""Playing in a terminal, as dots or as plain lines."""
