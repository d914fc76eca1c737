"""The Python that only Kampfgruppe needs."""
