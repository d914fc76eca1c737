"""The pictures of War in Russia: a first week, and the three starts drawn from the data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grognard.emu import Apple2
from grognard.host.built.shots import from_title, to_title

from .paper import front_map

STEPS = (
    ("BEGIN A NEW WAR", "2"),
    ("WHEN DOES IT BEGIN", "1"),
    ("HOW LONG?", "1"),
    ("HOW STRONG ARE", "3"),
    ("WHO COMMANDS?", "1"),
    ("22 JUN 41 AXIS", "D"),
    ("22 JUN 41 SOVIET", "D"),
    ("A WEEK BEGINS", " "),
    ("RETURN A ALL", "A"),
    ("G TAKE", "D"),
    ("ALL ORDERS GIVEN?", "Y"),
    ("B BOMB", "D"),
    ("A WEEK BEGINS", " "),
    ("RETURN A ALL", "A"),
)


def shots(a2: Apple2) -> Iterator[str]:
    """Title, the front on the first morning, a group's reach, the whole map, a battle."""
    to_title(a2)
    yield "russia_title"
    from_title(a2, STEPS, within=60)
    a2.until(text="G TAKE", within=60)
    a2.type("N")
    a2.run(seconds=2)
    yield "russia_map"
    a2.type("G")
    a2.until(text="X RAIL", within=30)
    a2.run(seconds=2)
    yield "russia_reach"
    a2.type("P")
    a2.until(text="PLOT, SUCH AS", within=30)
    a2.type("32\r")
    a2.run(seconds=2)
    a2.type("Q")
    a2.until(text="G TAKE", within=30)
    a2.type("D")
    a2.until(text="ALL ORDERS GIVEN?", within=30)
    a2.type("Y")
    a2.until(text="B BOMB", within=30)
    a2.type("D")
    a2.until(text="FIRST COMES", within=60)
    a2.type(" ")
    a2.until(text="ATTACKS 81", within=60)
    a2.run(seconds=2)
    yield "russia_battle"


def drawings(pictures: Path, pages: Path) -> list[Path]:
    """The fronts of the three starts, beside the pages that show them."""
    del pictures
    return front_map.draw(pages)
