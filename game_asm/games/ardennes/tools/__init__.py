"""The Python that only Blitzkrieg at the Ardennes needs."""
