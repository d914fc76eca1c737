"""The pages for the player: tables and armies as the disk has them, the first turn as told."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from grognard.rom_build.games import game_folder

from .army import Entry, order_of_battle
from .marshal import Marshal

ROOT = Path(__file__).resolve().parents[3]
PAGES = ROOT / "docs" / "ardennes"
KEYS = {"Space": " ", "RETURN": "\r", "Left": "\x08", "Right": "\x15"}


def rows_of(page: str) -> list[list[str]]:
    """The cells of all rows of a page's tables."""
    lines = (PAGES / page).read_text("utf-8").splitlines()
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in lines
        if line.startswith("| ")
    ]


def data(name: str) -> list[list[str]]:
    text = (game_folder("ardennes") / "data" / name).read_text("utf-8")
    return list(csv.reader(line for line in text.splitlines() if not line.startswith("#")))


@pytest.mark.parametrize(
    "name", ["artillery", "rolls", "bombardment", "isolation", "defence", "movement"]
)
def test_the_tables_are_those_of_the_disk(name: str) -> None:
    printed = rows_of("tables.md")
    for row in data(f"{name}.csv"):
        assert row in printed


def test_the_table_of_battles_is_that_of_the_disk() -> None:
    head, *cells = data("combat.csv")
    printed = rows_of("tables.md")
    at = next(n for n, row in enumerate(printed) if row[0] == "roll" and row[-1] == "6-1")
    odds = printed[at]
    assert head[0] == "odds"
    for column, roll, strength, movement in cells:
        assert printed[at + int(roll)][odds.index(column)] == f"{strength}, {movement}"


def test_the_armies_are_those_of_the_disk() -> None:
    printed = rows_of("armies.md")
    units = [row for row in printed if row[0] != "unit"]
    assert len(units) == len(order_of_battle())
    for row, entry in zip(units, order_of_battle_as_printed(), strict=True):
        day = f"{16 + (entry.turn - 1) // 2} {'AM' if entry.turn % 2 else 'PM'}"
        place = f"{entry.place[0]},{entry.place[1]}"
        ends = [place] if entry.turn == 1 else [day, place]
        assert [row[0], row[2], *row[3:]] == [
            entry.name, entry.kind, str(entry.strength), str(entry.move), *ends,
        ]  # fmt: skip


def order_of_battle_as_printed() -> list[Entry]:
    """Side by side, those who are there first."""
    return sorted(order_of_battle(), key=lambda entry: (entry.side, entry.turn != 1, entry.number))


@pytest.mark.slow
def test_the_first_turn_goes_as_it_is_told() -> None:
    player = Marshal()
    player.sees("PRESS ANY KEY")
    for keys, words in rows_of("first_turn.md"):
        if keys != "type":
            player.types(KEYS.get(keys, keys))
            player.sees(words)
