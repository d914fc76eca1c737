"""The Python that only The Perfect General needs."""
