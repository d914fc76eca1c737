"""The calculators of each game, a file each, imported when they are asked for."""
