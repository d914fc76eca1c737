"""The games, and what their tests share."""
