"""Looking on while the machine runs: trace, profile, sanitizer."""
