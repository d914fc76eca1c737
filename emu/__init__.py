"""The machine: an Apple II Plus without a window, a clock or any knowledge of games."""
