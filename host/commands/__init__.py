"""The commands of `grognard`, a file each, imported when they are asked for."""
