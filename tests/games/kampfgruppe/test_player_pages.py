"""The player's pages of Kampfgruppe say what the game's data and code say."""

from __future__ import annotations

import random
import re
import runpy
from fractions import Fraction as F
from pathlib import Path

import numpy as np
import pytest

from grognard.game_asm.games.kampfgruppe.tools import battle_maps, map_key, tables
from grognard.host.built.order_chart import chart_pages
from grognard.host.game import Game

from . import kampf_book as book

ROOT = Path(__file__).resolve().parents[3]
PAGES = ROOT / "docs" / "kampfgruppe"


def test_the_data_card_is_the_chart():
    page = (PAGES / "data_card.md").read_text("utf-8")
    assert page.rstrip("\n") == tables.data_card().rstrip("\n")
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
def test_a_sample_of_the_kill_tables_is_what_the_game_answers():
    guns, chart = tables.Guns(), {(r["side"], r["name"]): r for r in tables.chart()}
    for side, firer, target, squares, percent in random.Random(7).sample(list(chances()), 40):
        foe = "soviet" if side == "german" else "german"
        assert guns.percent(chart[side, firer], chart[foe, target], squares) == percent


@pytest.mark.slow
def test_the_maps_of_the_battles_are_those_of_the_disk(tmp_path):
    read = runpy.run_path(str(ROOT / "tests" / "host" / "test_shots.py"))["png_pixels"]
    drawn = battle_maps.draw(tmp_path)
    assert [path.name for path in drawn] == sorted(
        (path.name for path in PAGES.glob("battle_*.png")), key=[p.name for p in drawn].index
    )
    for path in drawn:
        assert np.array_equal(read(path), read(PAGES / path.name)), path.name


@pytest.mark.slow
def test_the_key_to_the_symbols_shows_every_picture_of_the_disk(tmp_path):
    read = runpy.run_path(str(ROOT / "tests" / "host" / "test_shots.py"))["png_pixels"]
    assert np.array_equal(read(map_key.draw(tmp_path)), read(PAGES / "symbols.png"))
    items = map_key.ground_items() + map_key.unit_items()
    shown = {square for squares, _ in items for square in squares}
    drawn = map_key.SQUARES.read_text("utf-8").splitlines()
    names = " ".join(line for line in drawn if re.match("[a-z]", line)).split()
    roads, wreck = 2, 1  # the same word for every road; a wreck lies on ground
    grounds = 10 + len(["clear-1", "clear-2", "clear-3"])
    assert len(names) - roads - wreck == grounds + len([code for code in shown if 96 <= code < 128])


def test_the_points_of_every_battle_stand_on_the_page_of_setting_up(kampf):
    page = (PAGES / "set_up.md").read_text("utf-8")
    told = {row[0]: row[1:] for row in re.findall(r"^\| (.+?) \| (\d+) \| (\d+) \|$", page, re.M)}
    by_battle = (
        ("German pursuers", "a Soviet rear guard"),
        ("attackers in an assault", "Soviet defenders"),
        ("each side of a meeting", "each side of a meeting"),
        ("German defenders", "attackers in an assault"),
        ("a German rear guard", "Soviet pursuers"),
    )
    assert set(told) == {who for sides in by_battle for who in sides}
    for battle, sides in enumerate(by_battle):
        for small in (0, 1):
            kampf.call("points_set", st_battle=battle, st_small=small)
            at = kampf.sym["st_points_left"]
            for side, who in enumerate(sides):
                assert kampf.mem[at + 2 * side] == int(told[who][small]), (battle, who)


def test_f1_in_the_window_tells_every_order():
    words = " ".join(line for page in chart_pages("kampfgruppe") for line in page)
    for order in ("move to the cursor", "bombard", "embark", "end of your orders"):
        assert order in words


@pytest.mark.slow
def test_the_picture_of_the_map_is_taken_in_play(tmp_path):
    take = runpy.run_path(str(ROOT / "tools" / "shots.py"))["take"]
    read = runpy.run_path(str(ROOT / "tests" / "host" / "test_shots.py"))["png_pixels"]
    (taken,) = take(tmp_path, {"kampfgruppe_map"}, Game("kampfgruppe"))
    assert read(taken).any()
