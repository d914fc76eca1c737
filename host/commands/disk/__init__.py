"""`grognard disk`: images, what is on them, and changes that wait."""
