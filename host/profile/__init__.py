"""Where the cycles of a stretch of play went."""
