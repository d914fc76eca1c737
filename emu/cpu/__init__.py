"""The 6502: two cores that work on the machine's buffer, and what both know of instructions."""
