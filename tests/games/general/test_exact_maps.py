"""The areas, the edges and the ready armies of a scenario, held to its text."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .field import STRIDE, WHOLE
from .general_book import TYPES
from .test_exact_scenarios import NUMBERS, SIDES, STAYS, laid, map_of, read, size_of, text_of
from .test_scenarios import NAMES, TERRAIN, layer, lines
from .whole_state import WholeState


@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-5.8")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_areas_and_neutral_regions_of_a_scenario(general: Any, number: int) -> None:
    said, (columns, rows) = lines(NAMES[number]), size_of(number)
    drawn = layer(map_of(number), "ZONE", rows)
    laid(general, number)
    wanted = bytearray(32 * 12)
    boxes = {name: [0] * 3 for name in ("points", "left", "right", "top", "bottom")}
    for word in filter(None, said.get("neutral", "").split("; ")):
        region, points = word.split()
        inside = [(c + 1, r + 1) for r in range(rows) for c in range(columns)
                  if drawn[r][c] == region]  # fmt: skip
        for name, value in (
            ("points", int(points)), ("left", min(inside)[0]), ("right", max(inside)[0]),
            ("top", min(r for _, r in inside)), ("bottom", max(r for _, r in inside)),
        ):  # fmt: skip
            boxes[name][int(region) - 1] = value
    for name, values in boxes.items():
        assert read(general, f"region_{name}", 3) == values
    if "areas" in said:
        return  # test_scenarios.py holds them hex by hex
    for r, row in enumerate(drawn):
        for c, letter in enumerate(row):
            wanted[12 * r + c // 4] |= min(3, ".AD123".index(letter)) << 2 * (c % 4)
    assert bytes(read(general, "zone_bits", 32 * 12)) == wanted


@pytest.mark.rule("PG-1.1")
@pytest.mark.rule("PG-1.2")
@pytest.mark.parametrize("number", NUMBERS)
def test_round_the_map_of_a_scenario_all_is_outside(general: Any, number: int) -> None:
    columns, rows = size_of(number)
    terrain = layer(map_of(number), "TERRAIN", rows)
    laid(general, number)
    for row in range(34):
        line = read(general, "hex_ground", STRIDE * 34)[STRIDE * row : STRIDE * (row + 1)]
        inside = terrain[row - 1] if 1 <= row <= rows else ""
        wanted = [15, *[TERRAIN[letter] for letter in inside], *[15] * (49 - len(inside))]
        assert [byte & 15 for byte in line] == wanted


@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-4.5")
@pytest.mark.rule("PG-4.7")
@pytest.mark.rule("PG-13.5")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_armies_that_stand_ready_are_those_of_the_text(general: Any, number: int) -> None:
    state = laid(general, number)
    state.changes()
    said = re.findall(r"^army: (\w+); (\w+); (.+)$", text_of(number), re.M)
    armies = [(SIDES.index(side), (*TYPES, "MN").index(kind), *map(int, place.split(",")))
              for side, kind, places in said for place in places.split()]  # fmt: skip
    result = general.call("scenario_army")
    assert bool(result.c) == (not armies)
    if not armies:
        assert state.changes() == {}
        return
    units = [(unit // 60, read(general, "unit_type", 120)[unit], column,
              read(general, "unit_row", 120)[unit])
             for unit, column in enumerate(read(general, "unit_col", 120)) if column]  # fmt: skip
    charges = read(general, "mine_charge", 48)
    mines = [(mine // 24, 10, column, read(general, "mine_row", 48)[mine])
             for mine, column in enumerate(read(general, "mine_col", 48)) if column]  # fmt: skip
    assert sorted(units + mines) == sorted(armies)
    assert all(charges[mine] == 2 for mine, col in enumerate(read(general, "mine_col", 48)) if col)
    for unit, column in enumerate(read(general, "unit_col", 120)):
        hits = read(general, "unit_hits", 120)[unit]
        kind = TYPES[read(general, "unit_type", 120)[unit]]
        assert bool(hits) == bool(column) and (not hits or hits == WHOLE[kind])
    assert read(general, "st_points", 6) == [0, 0, 0, 0, STAYS, STAYS]
    assert read(general, "st_cursor_x", 2) == [armies[0][2] - 1, armies[0][3] - 1]
    assert not any(read(general, "unit_flags", 120)), "nobody is spotted"


@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-4.7")
@pytest.mark.rule("PG-13.5")
@pytest.mark.parametrize("side", [0, 1])
def test_a_new_piece_of_an_army_takes_the_first_free_place_of_its_side(
    general: Any, side: int
) -> None:
    for kind, name, size, value in ((0, "unit_hits", 60, 3), (6, "unit_hits", 60, 15),
                                    (10, "mine_col", 24, 7)):  # fmt: skip
        first = size * side
        general.set(name, bytes([9]) * (2 * size))
        new = {"A": kind | 128 * side, "zp_t2": 7, "zp_t3": 8}
        state = WholeState(general)
        assert general.call("unit_new", **new).c and state.changes() == {}
        for free in (first + size - 1, first):
            general.mem[general.sym[name] + free] = 0
            state.changes()
            result = general.call("unit_new", **new)
            assert not result.c and result.x == free
            assert state.changes()[name, free] == value
            general.mem[general.sym[name] + free] = 9
            state.changes()
