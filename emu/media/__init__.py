"""Disks in drives, and the image files they come from."""
