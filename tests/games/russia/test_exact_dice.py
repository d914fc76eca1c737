"""Routines that draw dice, with dice that fall as is wanted: what they do then, to the byte."""

from __future__ import annotations

from typing import Any

import pytest

from .changed import Changes
from .front import CITY, CLEAR, HELD_BY_AXIS, MOVED, NOWHERE, SUPPLIED, Front, index, rows, types
from .match import AXIS, SOVIET
from .test_exact_ground import LOG, calls, recorded

LIMIT = 60_000_000


def falls(bench: Any, routine: str, value: int) -> None:
    """The die falls so, whatever is drawn: lda #value, rts."""
    at = bench.sym[routine]
    bench.mem[at : at + 3] = bytes((0xA9, value, 0x60))


def cities() -> dict[str, tuple[int, int]]:
    return {row["name"]: (int(row["col"]), int(row["row"])) for row in rows("cities.csv")[:57]}


@pytest.mark.rule("WR-6.2.3")
@pytest.mark.rule("WR-8.6.7")
@pytest.mark.rule("WR-8.6.8")
@pytest.mark.parametrize(
    ("group", "row", "flags", "guns", "sky", "die", "hits"),
    [
        (52, 1, SUPPLIED, 3, 1, 9, 3), (52, 1, SUPPLIED, 3, 1, 10, 0),
        (57, 2, SUPPLIED, 2, 3, 0, 2), (58, 1, SUPPLIED, 3, 1, 9, 0),
        (51, 1, SUPPLIED, 3, 1, 9, 0), (52, 1, 0, 3, 1, 9, 0), (52, 1, SUPPLIED, 3, 2, 9, 0),
        (53, 20, SUPPLIED, 3, 1, 9, 0), (116, 1, SUPPLIED, 3, 1, 9, 0),
        (54, 1, SUPPLIED, 0, 1, 9, 0), (52, 1, SUPPLIED, 20, 1, 9, 20),
        (52, 1, SUPPLIED | MOVED, 3, 1, 9, 0),
    ],
)  # fmt: skip
def test_a_convoy_is_hit_by_one_point_in_ten_of_each_group_in_the_north(
    russia: Any, group: int, row: int, flags: int, guns: int, sky: int, die: int, hits: int
) -> None:
    for vehicles, aircraft in ((160, 0), (0, 16), (95, 200), (5, 0)):
        front = Front(russia)
        russia.overlay("week")
        front.group(group, (9, row), guns=guns)
        front.put("group_flags", group, flags)
        falls(russia, "rng_next", sky)
        falls(russia, "rng_below", die)
        at = russia.sym["zp_rules"]
        russia.mem[at + 8], russia.mem[at + 9] = vehicles, aircraft
        russia.call("convoy_bombed", limit=LIMIT)
        left = russia.mem[at + 8], russia.mem[at + 9]
        wants = vehicles, aircraft
        for _ in range(hits):
            trucks, planes = wants
            if trucks and (not planes or sky & 1):
                wants = max(0, trucks - 10), planes
            elif planes:
                wants = trucks, planes - 1
        assert left == wants


@pytest.mark.rule("WR-7.7.4")
@pytest.mark.rule("WR-6.7.1")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_an_air_group_comes_back_to_the_first_home_with_room(russia: Any, side: int) -> None:
    group, foe = 54 + 64 * side, 20 + 64 * (1 - side)
    own = HELD_BY_AXIS if side == AXIS else 0
    homes = [(5 + n, 7 + n) for n in range(6)]
    for taken, full, foes, die, want in (
        ([], [], [], 0, 0), ([], [], [], 1, None), ([0], [], [], 0, 1), ([], [0, 1], [], 0, 2),
        ([], [], [0], 0, 1), ([0, 1, 2, 3, 4], [], [], 0, 5), (range(6), [], [], 0, None),
        ([0, 1], [2], [3], 0, 4),
    ):  # fmt: skip
        front = Front(russia)
        russia.overlay("week")
        for number, place in enumerate(homes):
            front.ground(place, CITY | (own if number not in taken else own ^ HELD_BY_AXIS))
            for name in ("home", "last"):
                front.put(f"depot_{name}_lo", 6 * side + number, index(place) & 255)
                front.put(f"depot_{name}_hi", 6 * side + number, index(place) >> 8)
                front.put(f"depot_{name}_lo", 6 - 6 * side + number, 33)
            if number in foes:
                front.group(foe, place)
        free = 20 + 64 * side
        for number in full:
            for _ in range(2):
                front.group(free, homes[number])
                free += 1
        one = next((n for n in range(6) if n not in full and n not in foes), 0)
        front.group(51 + 64 * side, homes[one])  # one of his own leaves room
        front.put("group_absent", group, 1)
        front.put("group_guns", group, 9)
        falls(russia, "rng_next", die)
        with Changes(russia) as changes:
            russia.call("aircraft_back", limit=LIMIT)
        if want is None:
            assert changes.found == {("group_absent", group): 2}
        else:
            at = index(homes[want])
            found = {("group_at_lo", group): at & 255, ("group_at_hi", group): at >> 8,
                     ("group_guns", group): 0, ("group_absent", group): 0}  # fmt: skip
            assert changes.found == found


@pytest.mark.rule("WR-9.1.3")
@pytest.mark.rule("WR-8.13.1")
def test_months_of_the_axis_in_russia_are_counted_from_1943(russia: Any) -> None:
    at = cities()
    first = [row["name"] for row in rows("cities.csv")[:57] if row["owner_1941"] == "S"]
    german = next(row["name"] for row in rows("cities.csv")[:57] if row["owner_1941"] == "A")
    for year, month, held, more in (
        (42, 12, first[0], 0), (43, 1, first[0], 0), (43, 2, first[0], 1), (43, 2, first[-1], 1),
        (43, 10, first[3], 1), (44, 1, first[0], 1), (44, 10, german, 0), (43, 2, None, 0),
        (45, 4, first[-1], 1),
    ):  # fmt: skip
        front = Front(russia, year, month)
        russia.overlay("week")
        for name, place in at.items():
            front.ground(place, CITY | HELD_BY_AXIS * (name == held or name == german))
        russia.set("st_axis_months", 7)
        russia.call("month_begins")
        assert front.get("st_axis_months") == 7 + more, (year, month, held)


@pytest.mark.rule("WR-8.14.1")
@pytest.mark.rule("WR-8.14.2")
@pytest.mark.rule("WR-8.14.3")
def test_a_siberian_group_is_five_full_corps_and_nothing_else_changes(russia: Any) -> None:
    place = cities()["Kuybyshev"]
    rifle = types().index(("Soviet", "RIFLE", 0))
    for stack, taken, records, comes in (
        (0, 76, 5, None), (0, 75, 199, 76), (1, 76, 199, 77), (2, 80, 199, None),
        (0, 115, 199, None), (0, 114, 199, 115), (0, 75, 6, 76), (0, 75, 4, None),
    ):  # fmt: skip
        if records == 5:
            comes = 77
        front = Front(russia, 42, 6)
        russia.overlay("week")
        front.ground(place, CITY)
        for group in range(76, taken + 1):
            front.group(group, (3, 3))
        for group in range(76, 76 + stack):
            front.group(group, place)
        if comes:
            for name in ("dug", "guns", "plot", "flags", "steps"):
                front.put(f"group_{name}", comes, 9)
        at = russia.sym["unit_soviet"]
        for number in range(199):
            russia.mem[at + 8 * number : at + 8 * number + 8] = bytes(
                (0, 0 if number >= 199 - records else 50, 1, 2, 70, 4, 5, 6)
            )
        with Changes(russia) as changes:
            russia.call("siberians", st_level=2, limit=LIMIT)
        changes.found.pop(("st_level", 0), None)
        if comes is None:
            assert changes.found == {}, (stack, taken, records)
            continue
        assert front.place(comes) == place
        lists = {n: v for (n, _), v in changes.found.items() if n != "unit_soviet"}
        assert {n for n in lists if n not in ("group_at_lo", "group_at_hi")} == {
            "group_dug", "group_guns", "group_plot", "group_flags", "group_steps",
        }  # fmt: skip
        new = [bytes(russia.mem[at + 8 * n : at + 8 * n + 8]) for n in range(199)]
        made = [n for n, record in enumerate(new) if record[4] == comes and record[1]]
        assert made == list(range(199 - records, 199 - records + 5))
        for n in made:
            assert new[n][0] == rifle and new[n][3] == 0 and new[n][5:] == bytes((comes, 0, 0))
        touched = {offset // 8 for name, offset in changes.found if name == "unit_soviet"}
        assert touched == set(made)


@pytest.mark.rule("WR-7.4.2")
@pytest.mark.rule("WR-7.4.3")
@pytest.mark.rule("WR-6.6.5")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_attacks_come_in_the_order_of_numbers_each_hex_once(russia: Any, side: int) -> None:
    first, foe = 64 * side, 64 * (1 - side)
    hexes = (5, 5), (9, 9), (31, 32)
    attacking = {1: 0, 2: 1, 3: 1, 30: 0, 51: 2, 20: 1}

    def lay() -> Front:
        front = Front(russia)
        russia.overlay("ground")
        recorded(russia, "battle", "bombardment")
        for number, target in attacking.items():
            group = first + number
            front.group(group, (20, 20))
            front.put("group_flags", group, 0x20 | SUPPLIED)
            front.put("group_plot", group, 0x80 | 1 if number == 20 else 1)
            front.put("group_target_lo", group, index(hexes[target]) & 255)
            front.put("group_target_hi", group, index(hexes[target]) >> 8)
        front.put("group_flags", first + 52, 0x20)
        front.put("group_flags", foe + 5, 0x20)
        for number, place in ((1, hexes[0]), (2, hexes[0]), (51, hexes[1])):
            front.group(foe + (number or 1), place)
        front.put("group_at_hi", foe + 52, NOWHERE)
        return front

    front = lay()
    russia.call("attacks", A=side, limit=LIMIT)
    assert [call[0] for call in calls(russia)] == [0, 0, 1], "nobody stands in the third hex"
    assert front.get("st_attack") == 0
    left = [n for n in range(64) if front.get("group_flags", first + n) & 0x20]
    assert left == [52] and front.get("group_flags", foe + 5) == 0x20
    assert russia.mem[russia.sym["fight_side"]] == side
    assert all(front.get("group_flags", first + n) == SUPPLIED for n in attacking)
    front = lay()
    russia.call("attacks", A=side, st_attack=first + 4, limit=LIMIT)
    assert [call[0] for call in calls(russia)] == [1, 0], "after RESET from there on"
    russia.mem[LOG] = 0
    front.ground(HEX := (7, 7), CLEAR)
    for number in range(1, 15):
        group = first + number
        front.put("group_flags", group, 0x20)
        front.put("group_plot", group, 1)
        front.put("group_target_lo", group, index(HEX) & 255)
        front.put("group_target_hi", group, index(HEX) >> 8)
    front.group(foe + 9, HEX)
    at = russia.sym["battle"]
    russia.mem[at : at + 4] = bytes((0xEE, LOG & 255, LOG >> 8, 0x60))
    russia.call("attacks", A=side, limit=LIMIT)
    assert russia.mem[LOG] == 2 and front.get("fight_attackers_n") == 2, "twelve, then two"
