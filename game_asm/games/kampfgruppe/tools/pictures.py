"""The pictures of Kampfgruppe: from menu to combat, and the historical battles as maps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grognard.emu import Apple2

from . import battle_maps, map_key

STEPS = (
    ("START A NEW BATTLE", "2"),
    ("WHO COMMANDS", "{who}"),
    ("HANDICAP", "3"),
    ("PACE", "4"),
    ("SOUND", "2"),
    ("WHICH?", "{which}"),
)


def shots(a2: Apple2) -> Iterator[str]:
    """Orders at Bryansk; then Kiev, which the computer fights against itself, in its fire."""
    yield from _begun(a2, "1", "1", menu=True)
    a2.until(text="GERMAN ORDERS", within=60)
    a2.type("33333")  # the cursor goes east
    a2.run(seconds=1)
    yield "kampfgruppe_map"
    a2.type("C2")
    a2.until(text="PZ-IVG", within=10)
    a2.run(seconds=1)
    yield "kampfgruppe_orders"
    a2.type("-")
    a2.until(text="RETURN THERE", within=10)
    a2.run(seconds=1)
    yield "kampfgruppe_overview"
    a2.reboot()
    yield from _begun(a2, "4", "3", menu=False)
    a2.until(text="KILLS", within=400)
    a2.run(seconds=0.2)  # the burst
    yield "kampfgruppe_combat"


def _begun(a2: Apple2, who: str, which: str, menu: bool) -> Iterator[str]:
    a2.until(text="PRESS ANY KEY", within=20)
    if menu:
        yield "kampfgruppe_title"
    a2.type(" ")
    for text, keys in STEPS:
        a2.until(text=text, within=30)
        if menu and text == "WHICH?":
            a2.run(seconds=0.5)
            yield "kampfgruppe_menu"
        a2.type(keys.format(who=who, which=which))


def drawings(pictures: Path, pages: Path) -> list[Path]:
    """The maps of the battles and the key to the symbols, beside the pages that show them."""
    del pictures
    return [*battle_maps.draw(pages), map_key.draw(pages)]
