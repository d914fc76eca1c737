"""Cycles of 6502 routines: measured, traced, and held to a record."""
