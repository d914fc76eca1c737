"""What the computer's generals buy."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source

from .terms import TYPES

GENERALS = tuple(f"{side} {level}" for side in ("attacker", "defender") for level in (1, 2, 3))


def generate(sources: list[Path]) -> str:
    """shopping: all lists, TYPE_* each; shop_first, shop_end: where each general's begins and
    ends, the attacker's three first; shop_again: where what is bought once, before |, is over."""
    bought: list[int] = []
    first: list[int] = []
    again: list[int] = []
    end: list[int] = []
    for row, general in zip(
        rows := read_csv(sources[0], ("general", "list")), GENERALS, strict=False
    ):
        if row["general"] != general:
            raise row.error(f"expected {general!r}, found {row['general']!r}")
        first.append(len(bought))
        once, bar, _ = row["list"].partition("|")
        again.append(len(bought) + len(once.split()) * bool(bar))
        for word in row["list"].replace("|", " ").split():
            if word not in TYPES:
                raise row.error(f"{word!r} is no type of unit")
            bought.append(TYPES.index(word))
        end.append(len(bought))
    if len(rows) != len(GENERALS):
        raise ValueError(f"{sources[0]}: expected {len(GENERALS)} lists, found {len(rows)}")
    lines = byte_table("shopping", bought) + byte_table("shop_first", first)
    lines += byte_table("shop_again", again)
    return source("COMPUTER", lines + byte_table("shop_end", end), "what the generals buy")
