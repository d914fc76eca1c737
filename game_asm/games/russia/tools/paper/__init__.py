"""War in Russia on paper: its map, drawn for pages and films."""
