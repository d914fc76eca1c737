"""The pictures of The Perfect General: a turn of the tutorial, and the maps drawn from the data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grognard.emu import Apple2
from grognard.host.built.shots import from_title, to_title

from . import scenario_map

STEPS = (
    ("BEGIN A NEW GAME", "2"),
    ("WHICH SCENARIO?", "A"),
    ("THE SCENARIO", " "),
    ("WHICH RULES?", "\r"),
    ("THE ARMIES", "1"),
)


def shots(a2: Apple2) -> Iterator[str]:
    """Title, where the mobile artillery may plot, a target with its chance, a tank's reach."""
    to_title(a2)
    yield "general_title"
    from_title(a2, STEPS)
    a2.until(text="RETURN PLOT", within=60)
    a2.run(seconds=2)
    yield "general_plot"
    for words in ("BLUE MOBILE PLOT", "RED PLOT", "BLUE PLOT", "RED DIRECT FIRE"):
        a2.type("D")
        a2.until(text=words, within=60)
        a2.run(seconds=2)
    a2.until(text="RETURN FIRE", within=60)
    a2.run(seconds=2)
    yield "general_fire"
    a2.type("D")
    a2.until(text="BLUE DIRECT FIRE", within=60)
    a2.type("D")
    a2.until(text="RETURN GO", within=60)
    a2.run(seconds=2)
    yield "general_move"


def drawings(pictures: Path, pages: Path) -> list[Path]:
    """The maps of the scenarios, beside the page that tells of them."""
    del pictures
    return scenario_map.draw(pages)
