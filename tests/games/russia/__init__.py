"""War in Russia."""
