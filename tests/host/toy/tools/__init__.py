"""The Python that only the smallest game needs."""
