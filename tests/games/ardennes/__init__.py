"""Blitzkrieg at the Ardennes."""
