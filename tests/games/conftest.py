"""Puts the benches that all games share in reach of their tests."""
