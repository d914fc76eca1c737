"""The tests: they run the real thing."""
