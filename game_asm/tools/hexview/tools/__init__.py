"""Python that only the hex viewer needs."""
