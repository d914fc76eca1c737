"""The weights by which a computer fires: PLAY reads them, so they stay when COMPUTER is gone."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data import weights


def generate(sources: list[Path]) -> str:
    """As all weights, in a segment of their own."""
    return weights.generate(sources, "FIRE_WEIGHTS")
