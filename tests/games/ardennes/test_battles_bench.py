"""Guns, battles, retreats and advances key by key on the bench, every cell of Table Two told."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import distance

from . import ardennes_book as book
from .army import AIMED, NOWHERE, index, named
from .desk import ALLIED, GERMAN, GUARD, HERE, RESOLVE, Desk, rolls
from .land import CITY, FOREST, SIEGFRIED, Field
from .orders_desk import CAV, FA, FOOT, GHOST, GUN, LAST, MOTOR, PANZER, TANKS, US

NORTH, EAST, SOUTH = (20, 19), (21, 20), (20, 21)
END = 4
HIDDEN_RULE = 1
FIVES = {"1-4": (5, 20), "1-3": (5, 15), "1-2": (5, 10), "1-1": (7, 7)} | {
    f"{n}-1": (5 * n, 5) for n in range(2, 7)
}
"""By the odds: both strengths that give them."""
Lay = Callable[[Field], None]


@pytest.fixture
def fights(ardennes: Any) -> Callable[..., Desk]:
    """Attackers and defenders by name, hex and strength, all in one engagement; to its keys."""

    def stand(
        *units: tuple[str, tuple[int, int], int],
        side: int = GERMAN,
        roll: int = 1,
        also: Lay = lambda _field: None,
        **inputs: Any,
    ) -> Desk:
        def lay(field: Field) -> None:
            own = [field.stand(name, place, strength) for name, place, strength in units]
            field.engage(1, HERE, *own)
            also(field)
            rolls(field.bench, roll)

        return Desk(ardennes, lay, side, "resolve_main", RESOLVE, **inputs)

    return stand


def to_the_result(table: Desk) -> tuple[str, str]:
    """The battle is fought; the two lines that tell of it."""
    assert table.says.startswith("N next battle")
    table.types("\r ")
    return table.text[22].strip(), table.text[23].strip().removesuffix(" Any key.")


def in_words(result: book.Result, role: int) -> str:
    """What a cell brings to a side, as the game says it."""
    share = (result.attacker_share, result.defender_share)[role]
    parts = []
    if (result.attacker_gone, result.defender_gone)[role]:
        return "eliminated"
    if share:
        parts.append(f"lose {share}")
    if result.both_lose:
        parts.append("lose a unit")
    for back in filter(None, [(result.attacker_back, result.defender_back)[role]]):
        parts.append(f"back {back}")
    for on in filter(None, [(result.attacker_advance, result.defender_advance)[role]]):
        parts.append(f"advance {on}")
    return ", ".join(parts) or "keep all"


@pytest.mark.rule("BA-9.2")
@pytest.mark.rule("BA-1.10")
@pytest.mark.rule("BA-5.9")
@pytest.mark.rule("BA-5.10")
@pytest.mark.rule("BA-5.19")
@pytest.mark.rule("BA-5.20")
@pytest.mark.rule("BA-5.21")
@pytest.mark.rule("BA-5.22")
@pytest.mark.rule("BA-2.39")
@pytest.mark.rule("BA-1.11")
@pytest.mark.rule("BA-5.3")
@pytest.mark.parametrize("roll", range(1, 7))
@pytest.mark.parametrize("odds", book.ODDS)
def test_every_cell_is_told_and_its_losses_taken(fights: Any, odds: str, roll: int) -> None:
    attack, defence = FIVES[odds]
    table = fights((PANZER, NORTH, attack), (LAST, HERE, defence), roll=roll)
    cell = book.result(odds, roll)
    first, second = to_the_result(table)
    assert first == f"Die {roll}. Attackers {in_words(cell, 0)}"
    assert second == f"Defenders {in_words(cell, 1)}"
    table.types(" ")
    for name, whole, share, gone in (
        (PANZER, attack, cell.attacker_share, cell.attacker_gone or cell.both_lose),
        (LAST, defence, cell.defender_share, cell.defender_gone or cell.both_lose),
    ):
        left = 0 if gone else whole - book.nearest(Fraction(whole) * share)
        assert table.unit(named(name), "strength") == left
        assert (table.at(named(name)) is None) == (left == 0)


@pytest.mark.rule("BA-5.11")
@pytest.mark.rule("BA-5.16")
@pytest.mark.rule("BA-2.40")
@pytest.mark.rule("BA-2.42")
@pytest.mark.rule("BA-8.8")
@pytest.mark.rule("BA-1.13")
def test_the_beaten_go_back_first_and_the_others_may_follow(fights: Any) -> None:
    table = fights((PANZER, NORTH, 13), (MOTOR, EAST, 7), (US, HERE, 5), ("9/2", HERE, 5), roll=5)
    to_the_result(table)
    table.types(" ")
    assert "Allied, 3 hexes back: cursor, RETURN" in table.says
    assert table.cursor == HERE and table.byte("shown") == 2
    table.types("\x1b\r")
    assert "Not there" in table.says, "it must go, and not stay"
    table.types(" ")
    assert "Allied, 3 hexes back: cursor, RETURN" in table.says, "it is asked again"
    table.types("444\r")
    gone = [name for name in (US, "9/2") if table.at(named(name)) == (20, 23)]
    assert len(gone) == 1
    table.types("4445\r")
    assert "Not there" in table.says, "four hexes are too far"
    table.types(" 2\r")
    assert {table.at(named(name)) for name in (US, "9/2")} == {(20, 23)}
    assert "2 points forward: RETURN; Esc no" in table.says
    assert table.cursor == NORTH
    table.goes_to((20, 24))
    table.types("\r")
    assert "Not there" in table.says
    table.types(" ")
    table.goes_to(HERE)
    table.types("\r")
    assert table.at(named(PANZER)) == HERE
    assert table.cursor == EAST and table.waits
    table.types("\r")
    assert table.at(named(MOTOR)) == EAST, "the same hex twice declines"
    assert not table.waits and table.byte("st_phase") == END
    assert table.byte("engage_at_hi") == NOWHERE and table.unit(named(PANZER), "task") == 0


@pytest.mark.rule("BA-5.16")
@pytest.mark.rule("BA-8.8")
def test_escape_keeps_all_who_may_still_advance(fights: Any) -> None:
    for keys, first in (("\x1b", NORTH), ("4\r\x1b", HERE)):
        table = fights((PANZER, NORTH, 13), (MOTOR, EAST, 7), (US, HERE, 5), roll=5)
        to_the_result(table)
        table.types(" 444\r")
        assert "points forward" in table.says
        table.types(keys)
        assert not table.waits, "the other one is not asked"
        assert (table.at(named(PANZER)), table.at(named(MOTOR))) == (first, EAST)


@pytest.mark.rule("BA-5.11")
@pytest.mark.rule("BA-5.16")
def test_the_first_and_the_last_unit_go_as_all_others(fights: Any) -> None:
    table = fights((PANZER, NORTH, 13), (LAST, HERE, 5), (US, EAST, 1), roll=4)
    assert to_the_result(table)[1] == "Defenders back 3"
    for name in (US, LAST):
        assert "3 hexes back" in table.says or table.types(" ") is None
        assert table.at(named(name)) in (HERE, EAST)
        table.goes_to((20, 23) if name == LAST else (22, 22))
        table.types("\r")
    assert (table.at(named(LAST)), table.at(named(US))) == ((20, 23), (22, 22))
    assert "points forward" in table.says and table.cursor == NORTH
    marked = {at for at in (HERE, EAST) if table.mem[table.sym["hex_field"] + index(at)]}
    assert marked == {HERE, EAST}, "both were left"
    table.types("4\r")
    assert table.at(named(PANZER)) == HERE and not table.waits
    back = fights((PANZER, NORTH, 5), (LAST, HERE, 20), roll=2)
    to_the_result(back)
    back.types(" 11\r1\r")
    assert (back.at(named(PANZER)), back.at(named(LAST))) == ((20, 17), NORTH)


@pytest.mark.rule("BA-5.12")
@pytest.mark.rule("BA-2.41")
@pytest.mark.rule("BA-5.16")
def test_who_has_no_way_back_is_eliminated_and_its_hex_may_be_entered(fights: Any) -> None:
    def ring(field: Field) -> None:
        for name, place in ((FOOT, (20, 22)), ("48/12VG", (18, 21)), ("89/12VG", (22, 21))):
            field.stand(name, place)

    table = fights((PANZER, NORTH, 10), (US, HERE, 5), roll=1, also=ring)
    to_the_result(table)
    table.types(" ")
    assert "No way back: eliminated. Any key." in table.says
    table.types(" ")
    assert table.at(named(US)) is None and table.unit(named(US), "strength") == 0
    assert table.byte("st_lost", 2) == 5
    assert "1 point forward" in table.says
    table.types("4\r")
    assert table.at(named(PANZER)) == HERE


@pytest.mark.rule("BA-5.20")
@pytest.mark.rule("BA-5.21")
def test_both_lose_their_weakest_unit_and_a_hex_that_is_left_may_be_entered(fights: Any) -> None:
    table = fights((PANZER, NORTH, 10), (MOTOR, NORTH, 4), (FOOT, EAST, 5), (US, HERE, 8), roll=2)
    assert to_the_result(table) == ("Die 2. Attackers lose a unit", "Defenders lose a unit")
    table.types(" ")
    assert [table.at(named(name)) for name in (MOTOR, US)] == [None, None]
    assert table.unit(named(PANZER), "strength") == 10, "nobody else loses"
    assert "Forward, where one left?" in table.says
    table.types("4\r")
    assert table.at(named(PANZER)) == HERE
    alone = fights((PANZER, NORTH, 10), (US, HERE, 5), roll=2)
    to_the_result(alone)
    alone.types(" ")
    assert not alone.waits, "nobody is left to enter"


@pytest.mark.rule("BA-5.22")
@pytest.mark.rule("BA-5.11")
@pytest.mark.rule("BA-5.16")
def test_a_beaten_attacker_goes_back_and_the_defender_follows(fights: Any) -> None:
    table = fights((MOTOR, NORTH, 5), (US, HERE, 20), roll=2)
    assert to_the_result(table) == (
        "Die 2. Attackers lose 2/3, back 2",
        "Defenders advance 2",
    )
    table.types(" 11\r")
    assert table.at(named(MOTOR)) == (20, 17) and table.unit(named(MOTOR), "strength") == 2
    table.types("1\r")
    assert table.at(named(US)) == NORTH and not table.waits


@pytest.mark.rule("BA-4.4")
@pytest.mark.rule("BA-5.16")
def test_nobody_follows_into_a_full_hex_or_farther_than_its_points(fights: Any) -> None:
    def full(field: Field) -> None:
        for name in (FOOT, "48/12VG", "89/12VG"):
            field.stand(name, (20, 17))
        field.ground((19, 19), FOREST)

    table = fights((MOTOR, NORTH, 10), (US, HERE, 5), roll=4, also=full)
    to_the_result(table)
    table.types(" 444\r")
    assert "2 points forward" in table.says
    at = table.sym["hex_field"]
    assert {table.mem[at + index(place)] for place in ((20, 17), (19, 19), NORTH)} == {0}
    assert {table.mem[at + index(place)] for place in (HERE, SOUTH, (20, 18))} == {1}
    table.goes_to((20, 17))
    table.types("\r")
    assert "Not there" in table.says and table.at(named(MOTOR)) == NORTH


@pytest.mark.rule("BA-5.17")
def test_armour_enters_a_forest_that_was_left(fights: Any) -> None:
    table = fights(
        (PANZER, NORTH, 10), (US, HERE, 1), roll=4, also=lambda field: field.ground(HERE, FOREST)
    )
    assert to_the_result(table)[1] == "Defenders lose 1/2"
    table.types(" ")
    assert not table.waits
    table = fights(
        (PANZER, NORTH, 13), (TANKS, HERE, 6), roll=4,
        also=lambda field: field.ground(HERE, FOREST),
    )  # fmt: skip
    assert to_the_result(table)[1] == "Defenders back 3"
    table.types(" 444\r4\r")
    assert table.at(named(PANZER)) == HERE


@pytest.mark.rule("BA-1.9")
@pytest.mark.rule("BA-8.8")
@pytest.mark.rule("BA-2.39")
@pytest.mark.rule("BA-1.11")
def test_battles_are_fought_in_the_order_that_the_attacker_wants(fights: Any) -> None:
    def second(field: Field) -> None:
        foe = field.stand(LAST, (14, 14))
        own = field.stand(FOOT, (14, 13))
        field.engage(24, (14, 14), own, foe)
        field.engage(3, (26, 26), field.stand("48/12VG", (26, 26)))

    table = fights((PANZER, NORTH, 13), (US, HERE, 5), roll=3, also=second)
    assert table.cursor == NORTH
    assert table.byte("engage_at_hi", 2) != NOWHERE
    table.types("N")
    assert table.cursor == (14, 13)
    assert table.byte("engage_at_hi", 2) == NOWHERE, "one that has lost a side is over"
    table.types("N")
    assert table.cursor == NORTH
    table.types("7N\r")
    assert table.says.startswith("Battle X 5 against 5: 1-1")
    assert table.text[22].strip() == "Defended in plain  Any key."
    table.types("  ")
    assert "2 hexes back" in table.says and table.cursor == (14, 14)
    again = fights((PANZER, NORTH, 13), (US, HERE, 5), roll=3, also=second)
    again.goes_to((16, 16))
    again.types("\r")
    assert again.says.startswith("N next battle"), "nobody fights there"
    again.goes_to((14, 14))
    again.types("\r")
    assert again.says.startswith("Battle X"), "an enemy's unit names it as well"
    help_wanted = fights((PANZER, NORTH, 13), (US, HERE, 5), also=second)
    help_wanted.types("?")
    assert any("Help: battles" in row for row in help_wanted.text)
    help_wanted.types(" ")
    assert help_wanted.says.startswith("N next battle")


@pytest.mark.rule("BA-2.37")
@pytest.mark.rule("BA-5.7")
@pytest.mark.rule("BA-9.1")
@pytest.mark.rule("BA-8.6")
@pytest.mark.rule("BA-2.11")
@pytest.mark.parametrize("side", [GERMAN, ALLIED])
@pytest.mark.parametrize("column", book.GUNS)
def test_guns_fire_before_the_battles_by_the_table_and_are_told(
    fights: Any, side: int, column: str
) -> None:
    guns = ((PANZER, "402 VAK"), (FA, LAST))[side]  # whoever is aimed: the first, the last
    target, own = ((US, FOOT), (PANZER, US))[side]
    ratio = Fraction(column.replace("-", "/"))

    def aims(field: Field) -> None:
        field.ground(HERE, CITY)
        for gun in guns:
            field.stand(gun, (20, 17), int(12 * ratio))
            field.put("unit_flags", named(gun), AIMED)
            field.put("unit_task", named(gun), named(target))

    table = fights((own, NORTH, 9), (target, HERE, 12), side=side, roll=6, also=aims)
    share = Fraction(book.GUNS[column].split()[5])
    name, wanted = ("1SS Peiper", "Key") if side else ("395/99", "Any key")
    assert table.text[23].strip() == f"Guns on {name} {column} takes {share} {wanted}."
    assert table.unit(named(target), "strength") == 12 - book.nearest(12 * share)
    assert [table.unit(named(gun), "flags") for gun in guns] == [0, 0]
    table.types(" ")
    assert table.says.startswith("N next battle"), "one roll for all of them"


@pytest.mark.rule("BA-7.6")
@pytest.mark.rule("BA-2.37")
def test_guns_do_not_fire_beside_an_enemy_or_at_who_is_gone(fights: Any) -> None:
    def aims(field: Field) -> None:
        for gun, place, target in (
            (GUN, (20, 22), US), ("402 VAK", (24, 24), CAV), ("405 VAK", (26, 26), TANKS),
        ):  # fmt: skip
            field.stand(gun, place)
            field.put("unit_flags", named(gun), AIMED)
            field.put("unit_task", named(gun), named(target))
        field.stand("9/2", (20, 23))
        field.stand(CAV, (24, 22))
        field.put("unit_at_hi", named(CAV), NOWHERE)

    table = fights((PANZER, NORTH, 13), (US, HERE, 5), also=aims)
    assert table.says.startswith("N next battle")
    assert [table.unit(named(gun), "flags") for gun in (GUN, "402 VAK", "405 VAK")] == [0] * 3
    assert table.unit(named(US), "strength") == 5


@pytest.mark.rule("BA-2.14")
@pytest.mark.rule("BA-2.15")
@pytest.mark.rule("BA-8.6")
def test_guns_that_protect_fire_first_and_are_asked_for_behind_the_allied_battles(
    fights: Any, ardennes: Any
) -> None:
    def protects(field: Field) -> None:
        field.stand(FA, (20, 22), 13)
        field.put("unit_flags", named(FA), AIMED)
        field.put("unit_task", named(FA), named(US))

    table = fights((PANZER, NORTH, 13), (US, HERE, 5), roll=6, also=protects)
    assert table.text[23].strip() == "Guns on 1SS Peiper 1-1 takes 1/3 Key."
    assert table.unit(named(PANZER), "strength") == 9

    def lay(human: int, near: bool) -> Lay:
        def units(field: Field) -> None:
            field.bench.set("st_human", (1, human))
            field.stand(US, (20, 18))
            field.stand(PANZER, (20, 17))
            field.stand(FA, (20, 21 if near else 22))

        return units

    for human, near, phase in ((1, True, GUARD), (1, False, END), (0, True, END)):
        over = Desk(ardennes, lay(human, near), ALLIED, "resolve_main", RESOLVE)
        assert not over.waits and over.byte("st_phase") == phase
    over = Desk(ardennes, lay(1, True), GERMAN, "resolve_main", RESOLVE)
    assert over.byte("st_phase") == END, "Germans have none that protect"


@pytest.mark.rule("BA-2.40")
@pytest.mark.rule("BA-5.11")
@pytest.mark.rule("BA-5.16")
@pytest.mark.rule("BA-2.42")
@pytest.mark.parametrize("city", [False, True])
def test_a_computer_s_units_go_back_from_the_enemy_and_on_by_themselves(
    fights: Any, city: bool
) -> None:
    """The German goes on towards the Meuse, but stays in a city; the Ally goes back westwards."""

    def alone(field: Field) -> None:
        field.bench.set("st_human", (0, 0))
        if city:
            field.ground(NORTH, CITY)

    table = fights((PANZER, NORTH, 13), (US, HERE, 5), roll=5, also=alone)
    assert not table.waits and table.byte("st_phase") == END
    west = table.at(named(US))
    assert west is not None and distance(west, HERE) == 3
    assert distance(west, (6, 16)) == distance(HERE, (6, 16)) - 3
    on = table.at(named(PANZER))
    assert on == NORTH if city else distance(on, (16, 17)) < distance(NORTH, (16, 17))


@pytest.mark.rule("BA-2.42")
@pytest.mark.parametrize(("side", "enters"), [(GERMAN, True), (ALLIED, False)])
def test_a_computer_s_ally_follows_into_cities_only(fights: Any, side: int, enters: bool) -> None:
    def alone(field: Field) -> None:
        field.bench.set("st_human", (0, 0))

    own, foe = ((MOTOR, US), (US, MOTOR))[side]
    table = fights((own, NORTH, 10), (foe, HERE, 5), side=side, roll=4, also=alone)
    assert (table.at(named(own)) == NORTH) == (not enters)
    assert table.at(named(foe)) != HERE

    def town(field: Field) -> None:
        alone(field)
        field.ground(HERE, CITY)

    table = fights((own, NORTH, 20), (foe, HERE, 5), side=side, roll=4, also=town)
    assert table.at(named(own)) == HERE


@pytest.mark.rule("BA-10.2")
def test_who_meets_hidden_enemies_on_its_way_back_is_gone_and_on_its_way_on_halts(
    fights: Any,
) -> None:
    def woods(*places: tuple[int, int]) -> Lay:
        def lay(field: Field) -> None:
            for name, place in zip(("9/2", "38/2", "23/2"), places, strict=False):
                field.ground(place, FOREST)
                field.stand(name, place)

        return lay

    table = fights(
        (MOTOR, NORTH, 5), (US, HERE, 20), roll=2, also=woods((20, 16), (18, 17), (22, 17)),
        st_rules=HIDDEN_RULE,
    )  # fmt: skip
    to_the_result(table)
    table.types(" 11\r")
    assert "meets a hidden enemy: gone" in table.says
    table.types(" ")
    assert table.at(named(MOTOR)) is None
    table = fights(
        (MOTOR, NORTH, 10), (US, HERE, 5), roll=4, also=woods((21, 22)), st_rules=HIDDEN_RULE
    )
    to_the_result(table)
    table.types(" 555\r")
    table.goes_to(SOUTH)
    table.types("\r")
    assert table.at(named(MOTOR)) in (HERE, SOUTH) and not table.waits


@pytest.mark.rule("BA-5.15")
def test_an_ally_has_no_way_back_over_the_siegfried_line(fights: Any) -> None:
    def walls(field: Field) -> None:
        for place in ((19, 21), SOUTH, (21, 21)):
            field.ground(place, SIEGFRIED)

    table = fights((PANZER, NORTH, 13), (US, HERE, 5), roll=6, also=walls)
    assert to_the_result(table)[1] == "Defenders back 3"
    table.types(" ")
    assert "No way back" in table.says


@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-8.8")
def test_infiltrators_take_no_part(fights: Any) -> None:
    def ghost(field: Field) -> None:
        field.stand(GHOST, HERE)

    table = fights((PANZER, NORTH, 13), (US, HERE, 5), roll=2, also=ghost)
    to_the_result(table)
    table.types(" ")
    assert table.at(named(GHOST)) == HERE
