"""Kampfgruppe."""
