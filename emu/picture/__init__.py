"""From video memory to text, pixels and files."""
