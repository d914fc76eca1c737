"""Commands, window, terminal, plugin."""
