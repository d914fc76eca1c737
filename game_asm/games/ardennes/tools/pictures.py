"""The pictures of the Ardennes: from title to battle, and the campaign map drawn from the data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grognard.emu import Apple2
from grognard.host.built.shots import from_title, to_title

from . import campaign_map

STEPS = (
    ("BEGIN A NEW CAMPAIGN", "2"),
    ("WHICH RULES?", "1"),
    ("THE WEATHER", "1"),
    ("NEW CAMPAIGN: STRENGTH", "1"),
    ("WHO COMMANDS?", "1"),
    ("A HALF-DAY BEGINS", " "),
)


def shots(a2: Apple2) -> Iterator[str]:
    """Title, the map of the first morning, a unit's reach, engagements, a battle."""
    to_title(a2)
    yield "ardennes_title"
    from_title(a2, STEPS)
    a2.until(text="R RESOLVE", within=30)
    a2.run(seconds=1)
    yield "ardennes_map"
    a2.type("NNN")
    a2.run(seconds=2)
    a2.type("M")
    a2.until(text="WHERE TO?", within=10)
    a2.run(seconds=1)
    yield "ardennes_reach"
    a2.type("\x1b")
    a2.until(text="R RESOLVE", within=30)
    a2.type("F")
    a2.run(seconds=4)
    a2.until(text="R RESOLVE", within=30)
    a2.type("W")
    a2.run(seconds=3)
    yield "ardennes_whole"
    a2.type(" ")
    a2.until(text="R RESOLVE", within=30)
    a2.type("RY")
    a2.until(text="NEXT BATTLE", within=30)
    a2.type("\r")
    a2.until(text="AGAINST", within=10)
    a2.run(seconds=1)
    a2.type(" ")
    a2.until(text="DEFENDERS", within=10)
    a2.run(seconds=1)
    yield "ardennes_battle"


def drawings(pictures: Path, pages: Path) -> list[Path]:
    """The campaign map, beside the pages that show it."""
    del pictures
    return campaign_map.draw(pages)
