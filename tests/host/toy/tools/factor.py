"""How many times as much the number becomes: from a line of text to a constant."""

from __future__ import annotations

from pathlib import Path


def generate(sources: list[Path]) -> str:
    """FACTOR, 1 to 9; ValueError says what is wrong."""
    text = sources[0].read_text(encoding="utf-8").strip()
    if text not in set("123456789"):
        raise ValueError(f"{sources[0]}:1: error: expected 1..9, found {text!r}")
    return f"        .export FACTOR\nFACTOR = {text}\n"
