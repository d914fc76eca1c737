"""The pages in docs/general say what the data and the machine say."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from grognard.rom_build.games import game_folder

from .player import Player

DOCS = Path(__file__).parents[3] / "docs" / "general"
DATA = game_folder("general") / "data"
KEYS = {"Space": " ", "RETURN": "\r"}


def rows_of(page: str) -> list[list[str]]:
    """The cells of every row of a page's tables, without the lines below headings."""
    text = (DOCS / page).read_text("utf-8").splitlines()
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text if line[:1] == "|"
    ]
    return [row for row in rows if set(row[0]) != {"-"}]


def table(name: str) -> list[dict[str, str]]:
    lines = (DATA / name).read_text("utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def test_the_tables_are_those_of_the_data() -> None:
    told = [[cell.replace("-", "") for cell in row] for row in rows_of("tables.md")]
    for name in ("ranges.csv", "assaults.csv", "hit_chances.csv", "artillery.csv"):
        for row in table(name):
            assert [cell.replace("-", "") for cell in row.values()] in told
    for row in table("units.csv"):
        wanted = [row[key] for key in ("unit", "cost", "move", "hits", "damage", "indirect")]
        assert wanted in told
    for row in table("terrain.csv")[:-1]:
        keys = ("terrain", "points", "enters", "blocks", "covers", "struck")
        assert [row[key] for key in keys] in told
    for row in table("visibility.csv"):
        assert list(row.values()) in told


def test_each_battle_is_told_with_its_points_and_towns_and_shown() -> None:
    page = " ".join((DOCS / "briefings.md").read_text("utf-8").split())
    for path in (DATA / "scenarios").glob("*.txt"):
        text = path.read_text("utf-8")
        said = dict(re.findall(r"^([\w-]+): (.*)$", text, re.M))
        assert f"{said['number']}. {said['scenario']} {said['briefing']}" in page
        assert f"{said['turns']} turns; Red {said['attacker']} points" in page
        assert f"Blue {said['defender']}; weather: {said['weather']}" in page
        for town, points in re.findall(r"^points: (.*); (\d+)$", text, re.M):
            assert points == "0" or f"{town} {points}" in page
        assert (DOCS / f"map_{said['map']}.png").is_file()


@pytest.mark.slow
def test_the_first_turn_goes_as_it_is_told() -> None:
    player = Player()
    player.sees("PRESS ANY KEY")
    for keys, words in rows_of("first_turn.md"):
        if keys == "type":
            continue
        player.types(KEYS.get(keys, keys))
        for _ in range(60):
            player.a2.run(seconds=1)
            if words in player.text.upper():
                break
        assert words in player.text.upper(), (keys, words, player.text)
        player.a2.run(seconds=2)
