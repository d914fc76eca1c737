"""What a game's pictures begin with: its title, and the answers with which a battle begins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.emu import Apple2

Step = tuple[str, str]
"""A text on the screen, and the keys then typed."""


def to_title(a2: Apple2) -> None:
    """From power-on until the title is drawn."""
    a2.until(text="PRESS ANY KEY", within=20)
    a2.run(seconds=1)


def from_title(a2: Apple2, steps: Iterable[Step], within: float = 30) -> None:
    """Leave the title and answer each question as it comes."""
    a2.type(" ")
    for text, keys in steps:
        a2.until(text=text, within=within)
        a2.type(keys)
