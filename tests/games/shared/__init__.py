"""Tests that are written once and run over every game, and what a game owes them (`game.py`)."""
