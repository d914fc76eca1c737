"""From the core's Python to machine code."""
