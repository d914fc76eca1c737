"""The last of every list: records, hexes, numbers of groups."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from grognard.game_asm.games.russia.tools.building import generate as building_lines
from grognard.rom_build.data.hex_grid import neighbour
from grognard.rom_build.games import game_folder

from .desk import ESCAPE, HERE, Desk
from .front import NOWHERE, Front
from .match import AXIS, SOVIET
from .test_building_bench import MENU, answers, building, city_of
from .test_orders_bench import lay, plots

LIMIT = 60_000_000


@pytest.mark.rule("WR-6.1.1")
def test_behind_the_last_record_there_is_nobody(russia: Any) -> None:
    """The second ending is the name of no unit; what lies in memory behind them bears it."""
    word = ""
    words = []
    for byte in bytes(russia.mem[russia.sym["unit_endings"] :][:600]):
        word += chr(byte & 0x7F)
        if byte & 0x80:
            words.append(word)
            word = ""
    for ending in (2, 30, 45):
        desk = plots(russia, side=SOVIET)
        end = desk.sym["state_end"]
        desk.mem[end : end + 8] = bytes((0, 100, 50, 0, 90, 0, ending << 2, 0))
        desk.types(f"F{words[ending][:8]}\r")
        assert desk.says == "No such group of yours. Any key.", words[ending]


@pytest.mark.rule("WR-4.7.1")
def test_the_whole_map_marks_hexes_and_nothing_before_them(russia: Any) -> None:
    before = []
    for _ in range(2):
        desk = Desk(russia, lay, AXIS, "order_whole")
        at = desk.sym["hex_field"]
        before.append(bytes(desk.mem[at - 256 : at]))
        desk.mem[at - 256 : at] = bytes([0x5A] * 256)
    front = Front(russia)
    assert before[0] == before[1] and front.get("group_at_hi", 5) == NOWHERE


@pytest.mark.rule("WR-4.9.2")
@pytest.mark.rule("WR-4.9.13")
@pytest.mark.rule("WR-4.6.3")
@pytest.mark.rule("WR-4.6.4")
@pytest.mark.parametrize("used", [39, 40])
def test_infantry_has_forty_numbers(russia: Any, used: int) -> None:
    numbers: list[int] = []

    def full(front: Front) -> None:
        numbers.append(city_of(front, AXIS))
        for n in range(used):
            front.group(12 + n, (20 + n % 10, 20 + n // 10))
            front.unit(12 + n)
        front.bench.set("pool_infantry_hi", (9, 9))
        front.bench.set("pool_vehicles_hi", (9, 9))

    desk = building(russia, full)
    desk.types(f"7{numbers[0]}\r2")
    desk.types("30\r")
    words = answers(desk)
    assert ("It is group 51." if used == 39 else "All numbers") in words, words
    desk.types(" ")
    assert MENU in desk.text[22]
    desk = building(russia, full)
    desk.types(f"7{numbers[0]}\r1")
    desk.types("30\r2")
    assert ("It is group 51." if used == 39 else "All numbers") in answers(desk)


@pytest.mark.rule("WR-4.6.3")
@pytest.mark.rule("WR-4.6.1")
def test_on_the_map_of_the_build_phase_the_first_comes_first_in_each_hex(russia: Any) -> None:
    def stacks(front: Front) -> None:
        for group, at in ((20, HERE), (21, HERE), (30, neighbour(HERE, 3)),
                          (31, neighbour(HERE, 3))):  # fmt: skip
            front.group(group, at)
            front.unit(group)

    desk = building(russia, partial(stacks))
    desk.types("4 ")
    assert desk.text[20].startswith("21 ")
    desk.types("4")
    assert desk.text[20].startswith("30 ")
    desk.types(ESCAPE)


@pytest.mark.rule("WR-4.9.11")
@pytest.mark.rule("WR-4.9.27")
def test_a_smaller_type_that_was_drawn_takes_no_more_than_it_may_have(russia: Any) -> None:
    """INF may have 90 points in 1943, LW INF 60."""
    most = {"INF": 90, "LW INF": 60, "SS INF": 90, "SS MTN": 90, "SS CAV": 90}
    met = set()
    for seed in range(24):
        numbers: list[int] = []

        def rich(front: Front, seed: int = seed, numbers: list[int] = numbers) -> None:
            numbers.append(city_of(front, AXIS))
            front.when(43, 7)
            front.bench.set("pool_infantry_lo", (200, 200))
            front.bench.set("pool_infantry_hi", (1, 1))
            front.bench.set("rng_seed", bytes((seed, 7, 91, 13)))

        desk = building(russia, rich)
        desk.types(f"7{numbers[0]}\r2")
        assert answers(desk).startswith("A INF up to 90. Strength?")
        desk.types("90\r")
        kind = answers(desk).removeprefix("A ").split(". It is group 12.")[0]
        assert desk.mem[desk.sym["unit_axis"] + 1] == most[kind]
        assert desk.byte("pool_infantry_lo") == 200 - most[kind]
        met.add(kind)
    assert {"INF", "LW INF"} <= met


def test_a_type_that_may_be_drawn_costs_what_the_choice_names(tmp_path: Path) -> None:
    data = game_folder("russia") / "data"
    text = (data / "building.csv").read_text()
    assert "Axis,1,41,42,10,MTN,0\n" in text
    (tmp_path / "building.csv").write_text(
        text.replace("Axis,1,41,42,10,MTN,0\n", "Axis,1,41,42,10,PZ,0\n")
    )
    assert building_lines([data / "building.csv", data / "types.csv"])
    with pytest.raises(ValueError, match="building.csv:7: error: INF costs otherwise"):
        building_lines([tmp_path / "building.csv", data / "types.csv"])
