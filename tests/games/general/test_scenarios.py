"""Scenarios as text: those that are there, laid out by the game, and what the build refuses."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from grognard.host.built.games import built_game
from grognard.rom_build.games import game_folder, game_part
from tests.lib.hex_model import next_to

from ..game_bench import GameBench

FOLDER = game_folder("general")
DATA = FOLDER / "data"
NAMES = sorted(path.stem for path in (DATA / "scenarios").glob("*.txt"))
TERRAIN = {row["character"]: n for n, row in enumerate(csv.DictReader(
    line for line in (DATA / "terrain.csv").read_text("utf-8").splitlines() if line[0] != "#"
)) if row["character"]}  # fmt: skip


def lines(name: str) -> dict[str, str]:
    text = (DATA / "scenarios" / f"{name}.txt").read_text("utf-8")
    return dict(re.findall(r"^(\w[\w-]*): (.*)$", text, re.M))


def drawing(name: str) -> Path:
    return DATA / "maps" / f"{name}.txt"


def layer(path: Path, heading: str, rows: int) -> list[str]:
    text = path.read_text("utf-8").splitlines()
    at = text.index(heading) + 1
    return text[at : at + rows]


@pytest.mark.rule("PG-1.1")
@pytest.mark.rule("PG-1.2")
@pytest.mark.rule("PG-4.2")
@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-4.5")
@pytest.mark.parametrize("number", range(len(NAMES)))
def test_a_scenario_is_laid_out_as_its_text_says(general: GameBench, number: int) -> None:
    said = lines(NAMES[number])
    path = drawing(said["map"])
    size = re.search(r"^size: (\d+) x (\d+)$", path.read_text("utf-8"), re.M)
    assert size
    columns, rows = int(size[1]), int(size[2])
    general.call("scenario_lay", st_scenario=number, rng_seed=(1, 2, 3, 4))
    at = general.sym["hex_ground"]
    terrain, height, road, zone = (
        layer(path, heading, rows) for heading in ("TERRAIN", "HEIGHT", "ROAD", "ZONE")
    )
    for row in range(34):
        for column in range(50):
            got = general.mem[at + 50 * row + column]
            if not (1 <= column <= columns and 1 <= row <= rows):
                assert got == 15, "outside"
                continue
            wanted = TERRAIN[terrain[row - 1][column - 1]]
            wanted |= int(height[row - 1][column - 1]) << 4
            assert got == wanted | ".+=".index(road[row - 1][column - 1]) << 6
            found = general.call("zone_at", X=column, Y=row).a
            drawn = ".AD123".index(zone[row - 1][column - 1])
            if "areas" in said:  # of ours these are the defender's columns
                first, last = map(int, re.findall(r"\d+", said["areas"]))
                drawn = 2 if first <= column <= last else 0 if drawn == 2 else drawn
            assert found == min(3, drawn)
    assert general.mem[general.sym["st_turns"]] == int(said["turns"])
    assert general.word("st_points") == int(said["attacker"])
    names = general.mem[general.sym["town_names"] : general.sym["town_names"] + 192].decode()
    assert said["points"].split(";")[0] in names


@pytest.mark.rule("PG-4.5")
def test_the_tutorial_is_as_the_book_tells_it(general: GameBench) -> None:
    """Seven turns; three towns; red begins south of a line, Konigsberg lies north of the river."""
    general.call("scenario_lay", st_scenario=0, rng_seed=(1, 2, 3, 4))
    assert general.mem[general.sym["st_turns"]] == 7 and general.mem[general.sym["st_towns"]] == 3
    assert lines(NAMES[0])["scenario"] == "A Simple Little War"
    names = bytes(general.mem[general.sym["town_names"] :][:36]).decode()
    assert names.split() == ["Konigsberg", "Pinsk", "Moscow"]
    columns, rows = (general.mem[general.sym[f"st_map_{name}"]] for name in ("cols", "rows"))

    def is_water(place: tuple[int, int]) -> bool:
        return general.mem[general.sym["hex_ground"] + 50 * place[1] + place[0]] & 15 in (10, 11)

    north = {(column, 1) for column in range(1, columns + 1)}
    while True:
        on = {next_to(place, way) for place in north for way in range(6)}
        on = {p for p in on if 1 <= p[0] <= columns and 1 <= p[1] <= rows and not is_water(p)}
        if on <= north:
            break
        north |= on
    for n in range(general.mem[general.sym["st_town_hexes"]]):
        column, row, town = (
            general.mem[general.sym[f"town_{name}"] + n] for name in ("col", "row", "of")
        )
        assert ((column, row) in north) == (town == 0)
    line = {}
    for column in range(1, columns + 1):
        zones = [general.call("zone_at", X=column, Y=row).a for row in range(1, rows + 1)]
        assert zones == sorted(zones, key=lambda zone: (2, 0, 1).index(zone)), "blue, none, red"
        assert zones[-1] == 1 and (column, rows) not in north
        line[column] = zones.index(1) + 1
    assert not north & {(c, r) for c, top in line.items() for r in range(top, rows + 1)}


@pytest.mark.rule("PG-5.5")
@pytest.mark.rule("PG-5.6")
def test_reinforcements_are_read_from_the_text(tmp_path: Path) -> None:
    one, other = tmp_path / "one.txt", tmp_path / "konigsberg.txt"
    more = "reinforcements: attacker 30 on 8; defender 40 on 4\ngives: Pinsk; 5\nturns: 7"
    one.write_text(GOOD.replace("turns: 7", more))
    other.write_text(KONIGSBERG)
    text = game_part("general", "scenarios").generate([one, other])  # type: ignore[union-attr]
    assert ".byte 8, 4, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 30, 40, 0, 0, 0, 0" in text
    letters = [*b"Pinsk"[:-1], ord("k") | 128]
    assert f".byte 10, 5, {', '.join(map(str, letters))}" in text


@pytest.mark.rule("PG-8.2")
def test_a_storm_comes_on_one_turn_that_is_drawn(general: GameBench) -> None:
    drawn = set()
    for seed in range(40):
        general.call("scenario_lay", st_scenario=7, rng_seed=(seed, 7, 9, 1))
        found = general.mem[general.sym["st_weathers"] : general.sym["st_weathers"] + 4]
        assert found[0] == 0 and found[1] == 4 and found[2] == found[3]
        drawn.add(found[2])
    assert drawn == set(range(4, 11))


@pytest.mark.rule("PG-4.6")
@pytest.mark.rule("PG-4.3")
def test_one_of_each_but_light_tanks_leaves_seventy(general: GameBench) -> None:
    general.call("scenario_lay", st_scenario=0)
    for kind in range(11):
        if kind != 4:
            assert not general.call("buy_take", A=kind).c
    assert general.word("st_points") == 70


@pytest.mark.rule("PG-3.13")
@pytest.mark.rule("PG-4.7")
def test_what_is_given_back_is_paid_back(general: GameBench) -> None:
    general.call("scenario_lay", st_scenario=0)
    general.set("bought", 0)
    general.set("buy_count", bytes(11))
    for kind in (6, 10, 0):
        assert not general.call("buy_take", A=kind).c
    assert general.word("st_points") == 150 - 12 - 3 - 1
    for _ in range(3):
        assert not general.call("buy_return").c
    assert general.call("buy_return").c, "nothing is left"
    assert general.word("st_points") == 150


def test_where_only_men_on_foot_are_sold_no_tank_is(general: GameBench) -> None:
    general.call("scenario_lay", st_scenario=3)
    sold = [not general.call("buy_take", A=kind).c for kind in range(11)]
    assert [kind for kind, got in enumerate(sold) if got] == [0, 1, 2, 10]


GOOD = (DATA / "scenarios" / "01_simple_little_war.txt").read_text("utf-8")
KONIGSBERG = drawing("konigsberg").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("turns: 7", "turns: 0", "expected turns: 1..99"),
        ("attacker: 150", "attacker: 100", "no more points than the defender"),
        ("points: Pinsk; 10", "points: Minsk; 10", "points and towns differ"),
        ("points: Pinsk; 10", "points: Pinsk; 100", "expected points: town; 0..99"),
        ("turns: 7", "turns: 7\ngives: Pinsk; 100", "expected gives: town; 0..99"),
        ("map: konigsberg", "map: nowhere", "'nowhere' is not drawn"),
        ("weather: clear", "weather: rain", "expected one of clear"),
        ("turns: 7", "turns: 7\nreinforcements: red 3 on 2", "expected such as attacker 30 on 8"),
        ("turns: 7", "turns: 7\ngives: Minsk; 5", "no such towns to give points"),
        ("turns: 7", "turns: 7\nneutral: 4 80", "expected such as 1 80"),
        ("turns: 7", "turns: 7\nneutral: 1 80", "no hex of region 1 is drawn"),
        ("turns: 7", "turns: 7\nareas: defender 1-4", "expected such as defender columns 14-40"),
        ("turns: 7", "turns: 7\nareas: defender rows 12-13", "apart"),
        ("army: attacker; MN; 21,17", "army: attacker; MN; 21,18", "a mine in a town"),
        ("army: attacker; HA; 9,12", "army: attacker; HA; 9,2", "is not in its area"),
        ("army: attacker; HA; 9,12", "army: attacker; HA; 2,12", "two pieces in (2, 12)"),
    ],
)
def test_the_build_says_what_is_wrong_with_a_scenario(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    assert old in GOOD
    one, other = tmp_path / "one.txt", tmp_path / "konigsberg.txt"
    one.write_text(GOOD.replace(old, new))
    other.write_text(KONIGSBERG)
    with pytest.raises(ValueError, match=re.escape(says)):
        game_part("general", "scenarios").generate([one, other])  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("wBww.wB.....ww....w.....ww..w..", "wBww.ww.....ww....w.....ww..w..", "water"),
        ("....t.t.ffffff", "......t.ffffff", "towns and the hexes drawn as town differ"),
    ],
)
def test_the_build_says_what_is_wrong_with_a_map(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    assert old in KONIGSBERG
    one, other = tmp_path / "one.txt", tmp_path / "konigsberg.txt"
    one.write_text(GOOD)
    other.write_text(KONIGSBERG.replace(old, new, 1))
    with pytest.raises(ValueError, match=says):
        game_part("general", "scenarios").generate([one, other])  # type: ignore[union-attr]


def test_the_state_fits_its_budget(general: GameBench) -> None:
    assert built_game("general")
    assert general.sym["state_end"] - general.sym["state_begin"] <= 3.9 * 1024
    assert general.sym["hex_ground"] & 255 == 0, "a layer begins on a page"


@pytest.mark.rule("PG-2.13")
def test_a_handicap_leaves_tenths_of_the_points(general: GameBench) -> None:
    for side, at in ((0, 0), (1, 2)):
        for tenths in range(5, 11):
            general.set("st_points", (999 & 255, 999 >> 8, 150, 0))
            general.call("handicap_set", X=side, A=tenths)
            low = general.sym["st_points"] + at
            points = general.mem[low] | general.mem[low + 1] << 8
            assert points == (150 if side else 999) * tenths // 10
            other = general.sym["st_points"] + 2 - at
            assert general.mem[other] == (999 & 255 if side else 150)
