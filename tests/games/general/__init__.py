"""Tests of The Perfect General."""
