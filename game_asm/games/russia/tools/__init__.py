"""Tools of War in Russia."""
