"""The games as a page for a browser: a folder of static files."""
