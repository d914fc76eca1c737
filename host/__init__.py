"""What people touch: the command, the window, the pytest plugin."""
