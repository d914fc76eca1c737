"""What stands behind the number in a unit's name: letters of armies, or a whole name."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import TableError, read_csv, source

from .armies import UNITS, parts_of_name
from .types import words

RAISED = ("HOH", "FRU", "HJ")
"""The elite divisions that are raised in play, in their order."""
MOST = 64
"""A name is a number up to 1023 and one of these."""


def endings(path: Path) -> list[str]:
    """All endings of names, the empty one first; those that are built later come last."""
    found = {parts_of_name(row["designation"])[1] for row in read_csv(path, UNITS)}
    ends = ["", *sorted(found - {"", *RAISED}), *RAISED]
    if len(ends) > MOST:
        raise TableError(path, 1, f"{len(ends)} endings of names, at most {MOST}")
    return ends


def generate(sources: list[Path]) -> str:
    """unit_endings, each with the high bit of its last letter; a blank for none.

    ELITE_ENDING is the number of the first of RAISED, UNIT_ENDINGS how many there are.
    """
    ends = endings(sources[0])
    lines = words("unit_endings", ends)
    lines += ["        .export ELITE_ENDING, UNIT_ENDINGS : zeropage"]
    lines += [f"UNIT_ENDINGS = {len(ends)}"]
    lines += [f"ELITE_ENDING = {ends.index(RAISED[0])}"]
    return source("RODATA", lines, "endings of names")
