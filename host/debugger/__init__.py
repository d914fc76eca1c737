"""The source-level debugger: its language, its stops, its commands."""
