"""The player's pages of Kampfgruppe say what the game's data and code say."""

from __future__ import annotations

import random
import re
import runpy
import sys
from fractions import Fraction as F
from pathlib import Path

import kampf_book as book
import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGES = ROOT / "docs" / "kampfgruppe"
TOOLS = ROOT / "tools"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch):
    """Runs a file of tools/, which may import what lies beside it."""
    monkeypatch.syspath_prepend(str(TOOLS))
    yield lambda name: runpy.run_path(str(TOOLS / f"{name}.py"))
    sys.modules.pop("paper", None)


def test_the_data_card_is_the_chart(tool):
    page = (PAGES / "data_card.md").read_text("utf-8")
    assert page.rstrip("\n") == tool("kampf_tables")["data_card"]().rstrip("\n")
    assert len(re.findall(r"^\| \d+ \|", page, re.M)) == 84


def chances():
    """Firer, target, place in RANGES and printed percent of every cell of the kill tables."""
    targets: list[str] = []
    for line in (PAGES / "kill_tables.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            side = line.split()[1].lower()
        if line.startswith("| |"):
            targets = [cell.strip() for cell in line.split("|")[2:-1]]
        elif line.startswith("| **"):
            firer, *cells = (cell.strip(" *") for cell in line.split("|")[1:-1])
            for target, cell in zip(targets, cells, strict=True):
                for squares, percent in zip((2, 5, 8), cell.split(" / "), strict=True):
                    yield side, firer, target, squares, percent


@pytest.mark.slow
def test_the_kill_tables_agree_with_the_formulas_of_the_book():
    found = list(chances())
    assert len(found) > 3000
    chart = book.chart()
    for side, firer, target, squares, percent in found:
        gun = book.Gun(*(int(chart[side, firer][name]) for name in ("mr", "mp", "ss", "ac")))
        if squares > gun.mr:
            assert percent == "-", (firer, target, squares)
            continue
        foe = chart["soviet" if side == "german" else "german", target]
        kills = book.kills_armour(gun, squares, 4, 1, F(foe["fa"]), int(foe["sl"]), 0, 0)
        assert abs(F(percent) - 100 * kills) <= F(1, 2) + 100 * max(F(1, 2048), kills / 500)


@pytest.mark.slow
def test_a_sample_of_the_kill_tables_is_what_the_game_answers(tool):
    tables = tool("kampf_tables")
    guns, chart = tables["Guns"](), {(r["side"], r["name"]): r for r in tables["chart"]()}
    for side, firer, target, squares, percent in random.Random(7).sample(list(chances()), 40):
        foe = "soviet" if side == "german" else "german"
        assert guns.percent(chart[side, firer], chart[foe, target], squares) == percent


@pytest.mark.slow
def test_the_maps_of_the_battles_are_those_of_the_disk(tool, tmp_path):
    read = runpy.run_path(str(ROOT / "tests" / "host" / "test_shots.py"))["png_pixels"]
    drawn = tool("battle_maps")["draw"](tmp_path)
    assert [path.name for path in drawn] == sorted(
        (path.name for path in PAGES.glob("battle_*.png")), key=[p.name for p in drawn].index
    )
    for path in drawn:
        assert np.array_equal(read(path), read(PAGES / path.name)), path.name
