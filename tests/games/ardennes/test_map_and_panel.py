"""The map, its window and the panel, as the player meets them; the end of a campaign."""

from __future__ import annotations

from typing import Any

import pytest

from . import ardennes_book as book
from .army import AIMED, NOWHERE, index, named, order_of_battle
from .land import CITY, FOREST, MOUNTAIN, PLAIN, Field, campaign, terrain
from .marshal import Marshal

GERMAN, ALLIED = 0, 1
LIMIT = 60_000_000
LIEGE = (20, 13)
ROW = 52


@pytest.fixture
def field(ardennes: Any) -> Field:
    """A plain about 20,20 with nobody in it."""
    made = Field(ardennes)
    made.plain(range(16, 25), range(12, 25))
    return made


@pytest.mark.rule("BA-1.2")
@pytest.mark.rule("BA-1.3")
def test_the_map_has_1700_hexes_each_with_its_terrain(ardennes: Any) -> None:
    at = ardennes.sym["hex_ground"]
    ground = {place: ardennes.mem[at + index(place)] & 7 for place in campaign().places()}
    assert len(ground) == 1700 and ground == {place: terrain(place) for place in ground}
    inside = {at + index(place) for place in ground}
    outside = [ardennes.mem[n] for n in range(at, at + 36 * ROW) if n not in inside]
    assert set(outside) == {7}


@pytest.mark.rule("BA-1.5")
@pytest.mark.rule("BA-1.6")
def test_the_whole_map_shows_ground_and_whose_units_stand_there(field: Field) -> None:
    field.ground((20, 20), FOREST)
    field.ground((20, 21), MOUNTAIN)
    field.ground((20, 22), CITY)
    field.stand("1SS Peiper", (20, 23))
    field.stand("395/99", (20, 24))
    field.bench.call("zones_make", limit=LIMIT)
    looks = {}
    for row in range(19, 25):
        at = field.bench.sym["zp_hexview"]
        field.bench.mem[at : at + 2] = field.index((20, row))
        looks[row] = field.bench.call("hexview_small").a
    assert len(set(looks.values())) == 6, "plain, three grounds and two sides all differ"


@pytest.mark.slow
@pytest.mark.rule("BA-1.7")
def test_the_help_page_names_every_key(ardennes: Any, first_morning: bytes) -> None:
    at = ardennes.sym["move_keys"]
    ardennes.overlay("move")
    keys = bytes(ardennes.mem[at : ardennes.sym["move_does_lo"]]).decode("ascii")
    player = Marshal.at(first_morning)
    player.types("?")
    player.sees("PRESS ANY KEY")
    text = " ".join(player.rows)
    words = set(text.split())
    assert [key for key in keys if key not in words and key not in " ?\r"] == []
    assert "RETURN" in words and "joystick" in text.lower()


@pytest.mark.rule("BA-1.4")
@pytest.mark.rule("BA-1.13")
@pytest.mark.rule("BA-2.1")
@pytest.mark.slow
def test_the_window_scrolls_a_hex_at_its_edge_and_space_turns_the_stack(
    first_morning: bytes,
) -> None:
    player = Marshal.at(first_morning)
    seen = set()
    for _ in range(12):
        before = player.byte("view_x")
        player.types("\x15")
        player.a2.run(seconds=0.5)
        seen.add(player.byte("view_x") - before)
    assert seen == {0, 1}
    player.points_at(order_of_battle()[named("1SS Peiper")].place)
    player.a2.run(seconds=1)
    first = player.rows[20]
    player.types(" ")
    player.a2.run(seconds=1)
    assert player.rows[20] != first
    player.types("V")
    player.sees("A V2 A MORNING")
    assert "A V2 A MORNING" in player.rows[23].upper()


@pytest.mark.rule("BA-2.2")
@pytest.mark.rule("BA-2.9")
@pytest.mark.rule("BA-2.10")
@pytest.mark.rule("BA-6.9")
@pytest.mark.rule("BA-7.1")
@pytest.mark.slow
def test_the_panel_says_who_fights_where_whom_a_gun_aims_at_and_a_dumps_number(
    first_morning: bytes,
) -> None:
    player = Marshal.at(first_morning)
    gun, target = named("406 FA"), named("1SS Peiper")
    player.put("st_side", ALLIED)
    player.put("unit_at_lo", index((10, 10)) & 255, gun)
    player.put("unit_at_hi", index((10, 10)) >> 8, gun)
    player.put("unit_flags", AIMED, gun)
    player.put("unit_task", target, gun)
    player.put("unit_task", 3, target)
    player.points_at((10, 10))
    player.sees("AIMC")
    player.put("unit_at_lo", index((10, 12)) & 255, target)
    player.put("unit_at_hi", index((10, 12)) >> 8, target)
    player.put("unit_strength", 7, target)
    player.points_at((10, 12))
    player.sees("1SS PEIPER")
    assert player.rows[20].rstrip().endswith("C")
    assert "54%" in player.rows[20], "7 of 13"
    player.points_at(LIEGE)
    player.sees("DUMP 4")


@pytest.mark.rule("BA-5.7")
def test_what_guns_take_away_changes_the_odds(field: Field) -> None:
    a = field.stand("1SS Peiper", (20, 19), strength=12)
    b = field.stand("395/99", (20, 20), strength=7)
    field.engage(1, (20, 20), a, b)
    assert field.odds(1) == ("1-1", 12, 7)
    third = book.SHARES.index(book.SHARES[4])
    field.bench.call("unit_hurt", X=b, A=third)
    assert field.odds(1) == ("2-1", 12, 5), "a third of 7 is 2"


@pytest.mark.rule("BA-5.20")
def test_both_sides_lose_their_weakest_unit(field: Field) -> None:
    units = [
        field.stand("1SS Peiper", (20, 19), strength=12),
        field.stand("1SS Hansen", (20, 19), strength=5),
        field.stand("395/99", (20, 20), strength=7),
        field.stand("9/2", (20, 20), strength=4),
    ]
    field.engage(1, (20, 20), *units)
    field.bench.overlay("resolve")
    field.bench.set("result_attacker_share", bytes(9))
    field.bench.set("result_both_lose", 1)
    field.bench.set("battle_number", 1)
    field.bench.call("result_apply", limit=LIMIT)
    assert [field.place(unit) is None for unit in units] == [False, True, False, True]
    lost = field.bench.sym["st_lost"]
    assert bytes(field.bench.mem[lost : lost + 4]) == bytes([5, 0, 4, 0])


@pytest.mark.rule("BA-5.10")
@pytest.mark.rule("BA-5.22")
@pytest.mark.parametrize("role", [0, 1])
def test_the_losses_of_a_role_are_taken_from_each_of_its_units(field: Field, role: int) -> None:
    sides = (
        [field.stand("1SS Peiper", (20, 19), 12), field.stand("1SS Hansen", (20, 19), 6)],
        [field.stand("395/99", (20, 20), 8), field.stand("9/2", (20, 20), 5)],
    )
    before = [[field.get("unit_strength", unit) for unit in side] for side in sides]
    field.engage(1, (20, 20), *sides[0], *sides[1])
    field.bench.overlay("resolve")
    shares = bytearray(9)
    shares[role] = 3
    field.bench.set("result_attacker_share", bytes(shares))
    field.bench.set("battle_number", 1)
    field.bench.call("result_apply", limit=LIMIT)
    after = [[field.get("unit_strength", unit) for unit in side] for side in sides]
    assert after[1 - role] == before[1 - role]
    assert after[role] == [strength - int(strength / 4 + 0.5) for strength in before[role]]


@pytest.mark.rule("BA-5.17")
def test_a_hex_that_was_left_may_be_entered_whatever_it_costs(field: Field) -> None:
    unit = field.stand("1SS Peiper", (20, 20))
    field.ground((20, 19), FOREST)
    field.bench.overlay("resolve")
    for place, opens in (((20, 19), 1), ((20, 18), 0)):
        field.bench.call("field_fill", A=0)
        field.bench.call("zones_make", limit=LIMIT)
        field.bench.overlay("resolve")
        field.bench.set("left_lo", index(place) & 255)
        field.bench.set("left_hi", index(place) >> 8)
        field.bench.set("battle_unit", unit)
        field.bench.set("field_hexes", 0)
        field.bench.call("left_enter", X=0)
        assert field.bench.mem[field.bench.sym["field_hexes"]] == opens
        assert field.field()[place] == opens


@pytest.mark.rule("BA-8.3")
def test_a_placed_unit_moves_from_where_it_was_placed(field: Field) -> None:
    unit = named("1SS Sandig")
    field.put("unit_strength", unit, 7)
    field.put("unit_flags", unit, 64)
    field.bench.call("unit_place", X=unit, zp_hex=field.index((20, 20)))
    limit = field.bench.call("reach_find", X=unit, limit=LIMIT).a
    assert limit == 14 and field.field()[(20, 20)] == 0 and field.field()[(20, 17)] == 6
    assert field.terrain((20, 17)) == PLAIN


@pytest.mark.rule("BA-8.13")
@pytest.mark.rule("BA-8.14")
def test_cities_are_held_at_the_end_of_both_parts_or_the_ally_wins(field: Field) -> None:
    six_held, liege, antwerp = 0b111111, 64, 128
    six = [(field.bench.mem[field.bench.sym["city_at_lo"] + n], n) for n in range(10)]
    germans = [unit for unit in range(77) if order_of_battle()[unit].kind != "infiltrator"]

    def ends(held: tuple[int, int], side: int, turn: int) -> tuple[int, int]:
        """Germans in so many of the places; st_won and the side that is next."""
        for unit, (low, n) in zip(germans, six, strict=False):
            high = field.bench.mem[field.bench.sym["city_at_hi"] + n]
            field.put("unit_at_lo", unit, low)
            field.put("unit_at_hi", unit, high if n < held[1] else NOWHERE)
        field.bench.set("st_held", (held[0], 0))
        try:
            field.bench.call("half_end", limit=4_000_000, st_side=side, st_turn=turn, st_won=0)
        except TimeoutError:
            pass  # it waits for a key: the campaign is over
        return (
            field.bench.mem[field.bench.sym["st_won"]],
            field.bench.mem[field.bench.sym["st_side"]],
        )

    assert ends((0, 6), GERMAN, 5) == (0, ALLIED)
    assert field.bench.mem[field.bench.sym["st_held"]] == six_held, "all six"
    assert ends((six_held, 5), ALLIED, 5) == (0, GERMAN), "one was lost in the Ally's part"
    assert ends((0, 6), ALLIED, 5) == (0, GERMAN), "they came too late"
    assert ends((six_held, 6), ALLIED, 5)[0] == 3
    assert ends((six_held, 10), ALLIED, 5)[0] == 3, "of both what was held in both"
    assert ends((six_held | liege, 10), ALLIED, 5)[0] == 2
    assert ends((six_held | liege | antwerp, 9), ALLIED, 5)[0] == 2, "a hex of Antwerp was lost"
    assert ends((six_held | liege | antwerp, 10), ALLIED, 5)[0] == 1
    assert ends((0, 0), ALLIED, 32)[0] == 4, "New Year"
    assert ends((0, 0), ALLIED, 31)[0] == 0
