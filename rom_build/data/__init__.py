"""Turns the games' hand-made tables, drawings and words into assembly source text."""
