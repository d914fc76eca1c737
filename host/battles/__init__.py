"""Battles between players written in Python and the computer players of the games."""
