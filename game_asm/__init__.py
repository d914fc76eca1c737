"""The 6502 sources of every game, as package data."""
