"""The speeds of machine and assembler, and of each game by its own measures."""
