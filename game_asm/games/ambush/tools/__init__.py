"""The Python that only Computer Ambush needs."""
