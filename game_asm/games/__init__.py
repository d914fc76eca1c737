"""The games, a folder each. What a game owes stands in GAME.md beside this folder."""
