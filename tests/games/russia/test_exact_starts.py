"""What stands in the pools and on the film when a war begins; units found by their names."""

from __future__ import annotations

from typing import Any

import pytest

from .desk import HERE, Desk
from .front import HELD_BY_AXIS, NOWHERE, SEA, Front, index, rows
from .match import AXIS, SOVIET
from .starts import start
from .test_orders_bench import lay

POOLS = "infantry", "vehicles", "guns"


@pytest.mark.rule("WR-3.2.1")
@pytest.mark.rule("WR-3.1.2")
@pytest.mark.rule("WR-8.4.7")
@pytest.mark.parametrize("year", [1941, 1942, 1943])
def test_the_pools_are_those_of_the_list(russia: Any, year: int) -> None:
    column = ("first", "second", "third")[year - 1941]
    listed = {row["name"]: row for row in rows("balance.csv")}
    size = russia.sym["state_end"] + 9 - russia.sym["state_begin"]
    at = russia.sym["state_begin"]
    russia.mem[at : at + size] = bytes([0x5A] * size)
    russia.overlay(f"s{year}")
    russia.call("scenario_set", st_scenario=year - 1941, limit=60_000_000)
    mem, sym = russia.mem, russia.sym
    for kind in POOLS:
        got = [
            mem[sym[f"pool_{kind}_lo"] + n] | mem[sym[f"pool_{kind}_hi"] + n] << 8 for n in (0, 1)
        ]
        assert got == [int(listed[f"{side}_{kind}"][column] or 0) for side in ("axis", "soviet")]
    for name, left in (("aircraft", 0), ("supply", 255), ("build", 0), ("factories", 0)):
        assert [mem[sym[f"pool_{name}"] + n] for n in (0, 1)] == [left, left], name
    assert (mem[sym["st_cursor_x"]], mem[sym["st_cursor_y"]]) == (8, 18)
    assert [mem[sym[f"st_lost_{part}"] + n] for part in ("lo", "hi") for n in (0, 1)] == [0] * 4
    front = Front.__new__(Front)
    front.bench = russia
    for row in range(1, 33):
        values = [front.get("hex_ground", index((column, row))) for column in range(1, 32)]
        held = sum(value & 7 < SEA and bool(value & HELD_BY_AXIS) for value in values)
        assert front.get("film_rows", row - 1) == held, row
    assert front.get("group_at_hi", 0) == NOWHERE and front.get("depot_home_lo", 0)
    cities = [city for city in range(57) if not russia.call("city_side", X=city).a]
    assert front.get("month_cities") == len(cities)
    assert front.get("log_battles") == 0
    assert front.get("group_dug") == 0 and bytes(mem[sym["state_end"] :][:9]) == bytes([0x5A] * 9)
    nowhere = [n for n in range(128) if front.get("group_at_hi", n) == NOWHERE]
    assert {front.get("group_at_lo", n) for n in nowhere} == {0x5A}, "nothing is copied there"


@pytest.mark.rule("WR-1.0.2")
@pytest.mark.rule("WR-3.2.1")
def test_each_scenario_comes_from_its_own_file(russia: Any) -> None:
    """overlay_load takes the number of the overlay; the stand-in only writes it down."""
    for scenario in range(3):
        start(russia, 1941 + scenario)
        at = russia.sym["overlay_load"]
        russia.mem[at : at + 6] = bytes((0x8D, 0x00, 0xD1, 0x60, 0, 0))  # sta $D100; rts
        russia.set("st_scenario", scenario)
        russia.call("war_new", limit=60_000_000)
        assert russia.mem[0xD100] == 1 + scenario
        assert russia.mem[russia.sym["st_year"]] == 41 + scenario


def named(bench: Any, side: int, ending: int, number: int) -> Desk:
    """The side's unit of that record has an ending of a name, and is the only one that has."""

    def units(front: Front) -> None:
        lay(front)
        group = 20 if side == AXIS else 90
        for n in range(199):
            at = bench.sym["unit_soviet" if side else "unit_axis"] + 8 * n
            strength = 100 if n == number else 50 if n % 3 else 0
            other = 0 if n % 3 else ending  # who is gone has the same name
            name = (ending if n == number else other) << 2 | 1
            bench.mem[at : at + 8] = bytes((0, strength, 50, 0, group + n % 2, 9, name, 0))
        front.put("group_at_hi", group + 1, front.get("group_at_hi", group))
        front.put("group_at_lo", group + 1, front.get("group_at_lo", group))

    return Desk(bench, units, side, "order_find")


@pytest.mark.rule("WR-6.1.1")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_every_ending_of_a_name_is_found_in_every_record(russia: Any, side: int) -> None:
    words: list[str] = [""]
    for byte in bytes(russia.mem[russia.sym["unit_endings"] :][:400]):
        words[-1] += chr(byte & 0x7F)
        if byte & 0x80:
            words.append("")
    first = {word: n for n, word in reversed(list(enumerate(words[:46])))}
    for number, (word, ending) in enumerate(sorted(first.items())):
        if not ending or len(word) > 8 or not word.isalpha():
            continue
        record = (0, 198, 1, 31, 32, 33, 100)[number % 7]
        desk = named(russia, side, ending, record)
        desk.types(f"{word}\r")
        if not desk.waits:
            group = (20 if side == AXIS else 90) + record % 2
            assert desk.byte("group_taken") == group, (word, record)
            assert desk.cursor == (HERE if side == AXIS else desk.at(90))
        else:
            raise AssertionError((word, desk.says))
    desk = named(russia, side, 7, 3)
    desk.types("QQQQ\r")
    assert desk.says == "No such group of yours. Any key."
    desk.types(" ")
    assert not desk.waits and desk.result.c
