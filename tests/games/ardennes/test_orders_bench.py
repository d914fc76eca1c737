"""The keys of a half-day on the bench: what each order does, refuses and says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbours

from .army import AIMED, FIXED, NOWHERE, SEEN, TO_COME, WORKED, index, named, order_of_battle
from .desk import ALLIED, GERMAN, GUARD, HERE, Desk, rolls
from .land import FOREST, PLAIN, RIVER, ROAD, Field

PANZER, MOTOR, FOOT, GUN, GHOST = "1SS Peiper", "1SS Hansen", "27/12VG", "388 VAK", "Greif 1"
US, TANKS, FA, CAV = "395/99", "CCB/9A", "406 FA", "102 Cav"
LAST = "513/17"
"""The last of all units by its number."""
CLEAR = 0
HIDDEN_RULE, ATTACK_RULE = 1, 2
SAVE, PAGE, REPLAY = 7, 14, 10
NORTH, SOUTH = (20, 19), (20, 21)


@pytest.fixture
def desk(ardennes: Any) -> Callable[..., Desk]:
    """Units by name and hex, then the keys of a half-day."""

    def sits(*units: tuple[str, tuple[int, int]], side: int = GERMAN, **inputs: Any) -> Desk:
        def lay(field: Field) -> None:
            for name, place in units:
                field.stand(name, place)

        return Desk(ardennes, lay, side, **inputs)

    return sits


def engaged(desk: Desk, *names: str) -> list[int]:
    return [desk.unit(named(name), "task") for name in names]


def by_hand(bench: Any) -> Desk:
    """The keys of a new campaign whose German places his armies himself."""
    bench.set("st_human", (1, 1))
    bench.set("st_percent", (100, 100))
    bench.set("st_by_hand", 1)
    bench.call("campaign_new", limit=200_000_000)
    bench.call("half_begin", limit=200_000_000)
    state = bytes(bench.mem)

    def lay(field: Field) -> None:
        field.bench.mem[:] = state
        field.bench._current = None

    return Desk(bench, lay)


def to_come(field: Field, *names: str) -> None:
    """Units in hand, reinforcements whose hex of entry is where the cursor is."""
    for name in names:
        field.stand(name, HERE)
        field.put("unit_at_hi", named(name), NOWHERE)
        field.put("unit_flags", named(name), TO_COME)
    field.bench.set("st_hand", bytes(named(name) for name in names))
    field.bench.set("st_hand_count", len(names))


@pytest.mark.rule("BA-1.7")
@pytest.mark.rule("BA-1.8")
def test_a_key_without_an_order_changes_nothing_and_the_next_is_heard(desk: Any) -> None:
    table = desk((MOTOR, HERE))
    before = bytes(table.mem[table.sym["state_begin"] : table.sym["state_end"]])
    table.types("78")
    assert bytes(table.mem[table.sym["state_begin"] : table.sym["state_end"]]) == before
    assert table.says.startswith("M move")
    table.types("S")
    assert not table.waits
    assert (table.byte("st_phase"), table.byte("st_next_phase")) == (SAVE, 2)


@pytest.mark.rule("BA-1.7")
def test_the_next_unit_of_the_side_comes_round_after_the_last(desk: Any) -> None:
    own, enemies = ((16, 16), (24, 24)), ((18, 18), (20, 22), (22, 22))
    table = desk(
        (MOTOR, own[0]), (FOOT, own[1]), (US, enemies[0]), (TANKS, enemies[1]), (LAST, enemies[2])
    )
    for place in (own[0], own[1], own[0]):
        table.types("N")
        assert table.cursor == place
    table.set("st_side", ALLIED)
    seen = []
    for _ in range(4):
        table.types("N")
        seen.append(table.cursor)
    assert seen == [*enemies, enemies[0]]
    alone = desk((MOTOR, own[0]), side=ALLIED)
    alone.types("N")
    assert alone.cursor == HERE, "it has nobody"


@pytest.mark.rule("BA-2.3")
@pytest.mark.rule("BA-4.1")
@pytest.mark.rule("BA-4.3")
@pytest.mark.rule("BA-4.4")
@pytest.mark.rule("BA-2.43")
def test_a_unit_is_moved_and_taken_back_or_told_why_not(desk: Any) -> None:
    table = desk((FOOT, HERE), (MOTOR, (20, 23)), ("1SS Sandig", (20, 23)), ("5/3FJ", (20, 23)))
    unit = named(FOOT)
    table.types("M")
    assert table.says.startswith("Where to?") and table.byte("shown") == 1
    table.types("444\r")
    assert "Three units at most" in table.says
    table.types(" 44\r")
    assert "cannot come there" in table.says and table.at(unit) == HERE
    table.types(" 1\r")
    assert table.at(unit) == (20, 24) and table.byte("shown") == 0
    table.types("T")
    assert table.at(unit) == HERE
    table.goes_to(HERE)
    table.types("T")
    assert "has not moved" in table.says
    table.types(" M\x1b")
    assert table.at(unit) == HERE and table.says.startswith("M move")
    table.types("M\r")
    assert table.at(unit) == HERE, "where it stands"
    table.goes_to((20, 23))
    table.types("M4\r")
    assert table.at(named("5/3FJ")) == (20, 24), "who is named first goes"
    table.goes_to((18, 18))
    table.types("M")
    assert "Not a unit of yours" in table.says


@pytest.mark.rule("BA-4.3")
@pytest.mark.rule("BA-2.29")
def test_a_move_is_not_taken_back_where_there_is_no_room_or_the_unit_is_fixed(desk: Any) -> None:
    table = desk((FOOT, HERE), (GUN, (20, 22)))
    unit = named(FOOT)
    table.types("M4\r")
    for name, place in ((MOTOR, HERE), ("1SS Sandig", HERE), ("5/3FJ", HERE)):
        table.put(named(name), place)
    table.types("T")
    assert "Three units at most" in table.says and table.at(unit) == (20, 21)
    table.types(" ")
    table.put(named(MOTOR), (16, 16))
    table.field.put("unit_flags", unit, AIMED)
    table.field.put("unit_task", unit, 9)
    table.types("T")
    assert table.at(unit) == HERE
    assert (table.unit(unit, "task"), table.unit(unit, "flags")) == (0, 0)
    table.field.put("unit_flags", named(GUN), FIXED)
    table.goes_to((20, 22))
    for key in "TM+":
        table.types(key)
        assert "moves no more" in table.says
        table.types(" ")
    far = desk((FOOT, HERE))
    far.field.put("unit_from_hi", named(FOOT), far.unit(named(FOOT), "from_hi") + 1)
    far.types("T")
    assert far.at(named(FOOT)) != HERE, "a hex differs in either of its bytes"


@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-2.17")
@pytest.mark.rule("BA-2.18")
@pytest.mark.rule("BA-2.21")
@pytest.mark.rule("BA-1.11")
def test_an_enemy_hex_is_engaged_by_all_round_it_and_the_odds_are_told(desk: Any) -> None:
    table = desk(
        (PANZER, (20, 19)), (MOTOR, (21, 20)), (FOOT, (20, 22)), (US, HERE), ("9/2", HERE),
        (TANKS, (21, 21)), (GHOST, (20, 19)),
    )  # fmt: skip
    table.types("E")
    assert table.says == "Battle A 20 against 11: 1-1"
    assert engaged(table, PANZER, MOTOR, FOOT, US, "9/2", TANKS, GHOST) == [1, 1, 0, 1, 1, 0, 0]
    table.types(" ")
    table.put(named(FOOT), SOUTH)
    table.aside("zones_known")
    table.types("E")
    assert table.says == "Battle A 25 against 11: 2-1", "more join the same"
    table.types(" U")
    assert engaged(table, PANZER, MOTOR, FOOT, US, "9/2") == [0] * 5
    table.types("U")
    assert "No engagement here" in table.says
    table.types(" ")
    table.goes_to((18, 18))
    for key, words in (("U", "No engagement here"), ("E", "Nobody here is free")):
        table.types(key)
        assert words in table.says
        table.types(" ")


@pytest.mark.rule("BA-2.19")
@pytest.mark.rule("BA-2.21")
def test_from_ones_own_hex_all_enemies_round_it_are_engaged(desk: Any) -> None:
    table = desk(
        (PANZER, HERE), (MOTOR, HERE), (FOOT, NORTH), (US, (20, 21)), (TANKS, (21, 20)),
        ("9/2", (20, 18)),
    )  # fmt: skip
    table.types("E")
    assert table.says == "Battle A 20 against 13: 1-1"
    assert engaged(table, PANZER, MOTOR, FOOT, US, TANKS, "9/2") == [1, 1, 0, 1, 1, 0]
    assert table.byte("engage_at_lo") | table.byte("engage_at_hi") << 8 == index(HERE)
    table.types(" ")
    table.goes_to(NORTH)
    table.types("E")
    assert table.says == "Battle B 5 against 6: 1-2"
    table.types(" ")
    table.set("engage_at_hi", bytes([4] * 24))
    for place in ((21, 20), (19, 19)):
        table.put(named(FOOT), place)
        table.field.put("unit_task", named(FOOT), 0)
        table.aside("zones_known")
        table.goes_to(place)
        table.types("E")
        assert table.says.startswith(("24 engagements", "Nobody here"))
        table.types(" ")


@pytest.mark.rule("BA-2.22")
@pytest.mark.parametrize("middle", [GERMAN, ALLIED])
def test_there_are_twenty_four_engagements_and_no_more(desk: Any, middle: int) -> None:
    table = desk((PANZER, NORTH), (US, HERE))
    table.set("engage_at_hi", bytes([4] * 24))
    table.goes_to((NORTH, HERE)[middle])
    table.types("E")
    assert "24 engagements at most" in table.says
    table.types(" G")
    assert "24 engagements at most" in table.says
    assert engaged(table, PANZER, US) == [0, 0]


@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-1.11")
@pytest.mark.rule("BA-2.2")
def test_all_that_touch_are_engaged_by_one_key_and_listed_on_a_page(desk: Any) -> None:
    table = desk(
        (PANZER, (14, 14)), (US, (14, 15)), (MOTOR, (18, 18)), ("9/2", (18, 19)),
        (FOOT, (24, 24)), (LAST, (24, 25)), ("48/12VG", (28, 28)),
    )  # fmt: skip
    table.types("L")
    assert "No engagement here" in table.says
    table.types(" F")
    assert engaged(table, PANZER, US, MOTOR, "9/2", FOOT, LAST) == [1, 1, 2, 2, 3, 3]
    assert engaged(table, "48/12VG") == [0]
    assert table.byte("last_unit") == 0
    table.types("L")
    assert not table.waits and table.byte("st_phase") == PAGE and table.byte("page_wanted") == 2


@pytest.mark.rule("BA-1.6")
@pytest.mark.rule("BA-6.9")
@pytest.mark.rule("BA-1.7")
@pytest.mark.rule("BA-1.10")
@pytest.mark.parametrize(("key", "page"), [("?", 0), ("C", 3), ("W", 5)])
def test_a_key_leads_to_its_page_and_back_to_the_orders(desk: Any, key: str, page: int) -> None:
    table = desk((PANZER, HERE))
    table.set("page_wanted", 9)
    table.types(key)
    assert not table.waits
    assert (table.byte("st_phase"), table.byte("st_next_phase")) == (PAGE, 2)
    assert table.byte("page_wanted") == page
    again = desk((PANZER, HERE))
    again.types("P")
    assert (again.byte("st_phase"), again.byte("st_next_phase")) == (REPLAY, 2)


@pytest.mark.rule("BA-1.5")
@pytest.mark.rule("BA-3.2")
def test_zones_are_shaded_until_the_key_comes_again(desk: Any) -> None:
    table = desk((PANZER, HERE))
    seen = []
    for _ in range(4):
        table.types("Z")
        seen.append(table.byte("shown"))
    assert seen == [3, 0, 3, 0]


@pytest.mark.rule("BA-3.7")
@pytest.mark.rule("BA-8.15")
def test_who_leaves_is_asked_first_and_sees_the_rating(desk: Any) -> None:
    table = desk((PANZER, HERE))
    table.types("QN")
    assert table.waits and table.byte("st_phase") == 2 and table.says.startswith("M move")
    table.types("QY")
    assert not table.waits
    assert table.byte("st_phase") == PAGE and table.byte("page_wanted") == 4
    assert table.byte("st_next_phase") == 0


@pytest.mark.rule("BA-2.8")
@pytest.mark.rule("BA-2.11")
@pytest.mark.rule("BA-2.12")
@pytest.mark.rule("BA-2.13")
@pytest.mark.rule("BA-7.6")
def test_a_gun_is_aimed_at_an_enemy_within_three_hexes(desk: Any) -> None:
    table = desk((GUN, HERE), (US, (20, 17)), (TANKS, (20, 16)), (PANZER, (22, 20)))
    gun = named(GUN)
    for keys, words in (
        ("1111\r", "Three hexes at most"),
        ("111\r", ""),
        ("444\r", "Nobody to aim at"),
    ):
        table.types("A")
        assert table.says.startswith("Its target")
        table.types(keys)
        assert words in table.says
        assert (table.unit(gun, "task"), table.unit(gun, "flags")) == (
            (0, 0) if words.startswith("Three") else (named(US), AIMED)
        )
        if words:
            table.types(" ")
        table.goes_to(HERE)
    table.types("A")
    table.goes_to((22, 20))
    table.types("\r")
    assert "Nobody to aim at" in table.says, "its own side"
    table.types(" ")
    table.goes_to((22, 20))
    table.types("A")
    assert "No gun that can fire" in table.says, "armour"
    table.types(" ")
    table.goes_to((14, 14))
    table.types("A")
    assert "Not a unit of yours" in table.says
    table.types(" ")
    table.goes_to(HERE)
    table.types("A\x1b")
    assert table.unit(gun, "task") == named(US), "as it was"
    table.put(named(TANKS), NORTH)
    table.aside("zones_known")
    table.types("A")
    assert "No gun that can fire" in table.says, "an enemy is next to it"
    table.types(" ")
    table.put(named(TANKS), (20, 14))
    table.aside("zones_known")
    table.field.put("unit_flags", gun, 0)
    table.field.put("unit_task", gun, 3)
    table.types("A")
    assert "No gun that can fire" in table.says, "it is engaged"


@pytest.mark.rule("BA-2.12")
@pytest.mark.parametrize("way", range(6))
def test_three_hexes_are_three_in_every_direction(desk: Any, way: int) -> None:
    far = [HERE]
    for _ in range(4):
        far.append(neighbours(far[-1])[way])
    table = desk((GUN, HERE), (US, far[3]), ("9/2", far[4]))
    table.types("A")
    table.goes_to(far[4])
    table.types("\r")
    assert "Three hexes at most" in table.says
    table.types(" ")
    table.goes_to(HERE)
    table.types("A")
    table.goes_to(far[3])
    table.types("\r")
    assert table.unit(named(GUN), "task") == named(US)


@pytest.mark.rule("BA-8.4")
@pytest.mark.rule("BA-2.14")
@pytest.mark.rule("BA-8.6")
@pytest.mark.rule("BA-1.13")
def test_behind_the_allied_battles_guns_protect_their_own(desk: Any) -> None:
    units = (FA, HERE), (US, (20, 18)), (PANZER, (20, 16))
    table = desk(*units, side=ALLIED, phase=GUARD)
    gun = named(FA)
    assert table.says.startswith("A: a gun protects")
    table.types("7A")
    assert table.says.startswith("Its target"), "no such key, then the gun"
    table.types("1111\r")
    assert "Three hexes at most" in table.says
    table.types(" ")
    table.goes_to(HERE)
    table.types("A11\r")
    assert (table.unit(gun, "task"), table.unit(gun, "flags")) == (named(US), AIMED)
    table.put(named(PANZER), (20, 17))
    table.goes_to(HERE)
    table.types("A111\r")
    assert "Nobody to aim at" in table.says, "not a German"
    table.types(" N")
    assert "All have moved" in table.says, "no other gun: who is no gun has nothing to do here"
    table.types(" ?")
    assert not table.waits
    assert (table.byte("st_phase"), table.byte("page_wanted")) == (PAGE, 1)
    assert table.byte("st_next_phase") == GUARD
    again = desk(*units, side=ALLIED, phase=GUARD)
    again.types("R")
    assert not again.waits and again.byte("st_phase") == 4


@pytest.mark.rule("BA-2.20")
@pytest.mark.rule("BA-2.21")
@pytest.mark.rule("BA-2.22")
@pytest.mark.rule("BA-2.23")
@pytest.mark.rule("BA-2.18")
def test_an_engagement_is_defined_unit_by_unit_and_ends_at_its_middle(desk: Any) -> None:
    units = (
        (PANZER, NORTH), (MOTOR, (21, 20)), (FOOT, (21, 20)), (US, HERE), ("9/2", HERE),
        ("38/2", (20, 22)),
    )  # fmt: skip
    table = desk(*units)
    table.types("G")
    assert table.says.startswith("Add units")
    assert engaged(table, US, "9/2", PANZER) == [1, 1, 0], "defenders of a hex come together"
    table.types("\r")
    assert "cannot come in" in table.says, "they are in it"
    table.types(" ")
    assert table.says.startswith("Add units")
    table.types("1\r")
    assert table.says == "Battle A 13 against 11: 1-1"
    table.goes_to((21, 20))
    table.types("\r")
    assert table.says == "Battle A 18 against 11: 1-1"
    assert engaged(table, MOTOR, FOOT) == [0, 1]
    table.goes_to((20, 22))
    table.types("\r")
    assert "cannot come in" in table.says
    table.types(" ")
    assert table.says == "Battle A 18 against 11: 1-1"
    table.goes_to((16, 16))
    table.types("\r")
    assert engaged(table, PANZER) == [1], "nobody there: still asked"
    table.goes_to(HERE)
    table.types("\r")
    assert table.says.startswith("M move"), "the middle again"
    assert engaged(table, PANZER, FOOT, MOTOR, US, "9/2", "38/2") == [1, 1, 0, 1, 1, 0]


@pytest.mark.rule("BA-1.8")
@pytest.mark.rule("BA-2.23")
def test_the_key_behind_who_cannot_come_in_moves_the_cursor(desk: Any) -> None:
    """A unit is chosen twice, which is refused; the next key is heard as any other."""
    table = desk((FOOT, HERE), (US, NORTH))
    table.types("G\r")
    assert "cannot come in" in table.says
    table.types("4")
    assert table.cursor == (HERE[0], HERE[1] + 1)


@pytest.mark.rule("BA-2.20")
@pytest.mark.rule("BA-2.23")
def test_an_engagement_with_one_side_only_is_none(desk: Any) -> None:
    table = desk((PANZER, NORTH), (US, HERE))
    table.types("G\x1b")
    assert engaged(table, PANZER, US) == [0, 0] and table.byte("engage_at_hi") == NOWHERE
    table.goes_to(NORTH)
    table.types("G\x1b")
    assert engaged(table, PANZER, US) == [0, 0]
    table.types("G4\r")
    assert table.says == "Battle A 13 against 5: 2-1"
    table.types("\x1b")
    assert engaged(table, PANZER, US) == [1, 1]
    table.goes_to((14, 14))
    table.types("G")
    assert "Nobody here is free" in table.says
    table.types(" ")
    table.goes_to(HERE)
    table.types("G")
    assert "Nobody here is free" in table.says, "it is in one already"
    assert table.byte("engage_at_hi", 1) == NOWHERE


@pytest.mark.rule("BA-10.5")
@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-1.7")
def test_who_could_attack_besides_is_shown_one_by_one(desk: Any) -> None:
    table = desk(
        (PANZER, (14, 14)), (US, (14, 15)), (FOOT, (18, 18)), ("9/2", (18, 19)), (MOTOR, (24, 24)),
        (GHOST, (14, 16)), st_rules=ATTACK_RULE,
    )  # fmt: skip
    seen = []
    for _ in range(2):
        table.types("O")
        assert "could attack" in table.says
        seen.append(table.cursor)
        table.types(" ")
    assert seen == [(14, 14), (18, 18)]
    table.types("O")
    assert "Nobody else" in table.says
    table.types(" O")
    assert table.cursor == (14, 14), "from the first on again"
    table.types(" ")
    table.set("st_side", ALLIED)
    table.aside("zones_known")
    table.put(named(LAST), (18, 17))
    table.put(named(US), (10, 10))
    table.put(named("9/2"), (10, 11))
    table.aside("zones_known")
    table.types("O")
    assert table.cursor == (18, 17), "the last by its number"
    table.types(" O")
    assert "Nobody else" in table.says


@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-10.4")
@pytest.mark.rule("BA-10.5")
def test_resolving_is_asked_for_unless_somebody_must_fight(desk: Any) -> None:
    units = (PANZER, (14, 14)), (US, (14, 15))
    table = desk(*units)
    table.types("R")
    assert "must fight, or move away" in table.says
    assert table.cursor in ((14, 14), (14, 15)), "the window is there"
    table.types(" F")
    table.types("R")
    assert table.says == "Resolve now? Y or N"
    table.types("N")
    assert table.byte("st_phase") == 2 and table.waits
    table.types("RY")
    assert table.byte("st_phase") == 3 and not table.waits

    def wood(field: Field) -> None:
        field.ground((14, 14), FOREST)
        for name, place in units:
            field.stand(name, place)

    other = Desk(table.bench, wood, st_rules=ATTACK_RULE)
    other.types("R")
    assert other.says.startswith("More could attack (O)")
    assert other.byte("review_last") == NOWHERE
    other.types("N")
    assert other.byte("st_phase") == 2


@pytest.mark.rule("BA-7.17")
@pytest.mark.rule("BA-7.18")
@pytest.mark.rule("BA-9.4")
@pytest.mark.rule("BA-8.4")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_strike_takes_what_the_table_says_of_the_unit_named_first(desk: Any, roll: int) -> None:
    table = desk((US, HERE), ("9/2", HERE), (PANZER, NORTH))
    rolls(table.bench, roll)
    table.set("st_strikes_left", 1)
    share = {1: 4, 2: 4, 3: 3, 4: 0, 5: 4, 6: 3}[roll]
    table.types("X")
    words = f"1/{share}" if share else "-"
    assert table.says == f"The strike takes {words}"
    left = 6 - (int(6 / share + 0.5) if share else 0)
    assert [table.unit(named(name), "strength") for name in ("9/2", US)] == [left, 5]
    assert table.byte("st_strikes_left") == 0
    table.types(" X")
    assert "No aircraft" in table.says


@pytest.mark.rule("BA-7.17")
@pytest.mark.rule("BA-6.10")
def test_a_strike_is_on_the_enemies_dump_and_on_nothing_of_ones_own(desk: Any) -> None:
    liege, german = (20, 13), (49, 6)
    table = desk((PANZER, HERE), (GHOST, (18, 18)))
    rolls(table.bench, 1)
    table.set("st_strikes_left", 6)
    for place in (HERE, (16, 16)):
        table.goes_to(place)
        table.types("X")
        assert "Nothing to strike" in table.says
        table.types(" ")
    dump = next(
        n
        for n in range(6)
        if table.byte("dump_at_lo", n) | table.byte("dump_at_hi", n) << 8 == index(liege)
    )
    table.goes_to(liege)
    table.types("X")
    assert table.says == "The dump's number is now 3"
    assert table.byte("dump_number", dump) == 3 and table.byte("st_strikes_left") == 5
    rolls(table.bench, 4)
    table.types(" X")
    assert table.says == "The dump's number is now 3", "roll four misses"
    table.types(" ")
    table.put(named(PANZER), liege)
    table.aside("zones_known")
    table.types("X")
    assert "Nothing to strike" in table.says, "the German holds it"
    assert german not in (liege, HERE)
    table.types(" ")
    table.set("st_side", ALLIED)
    table.aside("zones_known")
    table.put(named(PANZER), HERE)
    table.goes_to((18, 18))
    table.types("X")
    assert "Nothing to strike" in table.says, "infiltrators are no target"


@pytest.mark.rule("BA-2.38")
@pytest.mark.rule("BA-6.10")
def test_a_v2_falls_on_liege_or_antwerp_once_a_morning(desk: Any) -> None:
    liege, bastogne = (20, 13), (22, 25)
    table = desk((PANZER, HERE))
    rolls(table.bench, 1)
    table.types("V")
    assert "A V2 a morning" in table.says, "none is left"
    table.types(" ")
    table.set("st_v2_left", 1)
    for place in (HERE, bastogne):
        table.goes_to(place)
        table.types("V")
        assert "A V2 a morning" in table.says
        table.types(" ")
    table.goes_to((20, 12))
    table.types("V")
    assert "A V2 a morning" in table.says, "next to Liege"
    table.types(" ")
    table.goes_to(liege)
    table.types("V")
    assert table.says == "The dump's number is now 3" and table.byte("st_v2_left") == 0


@pytest.mark.rule("BA-10.3")
def test_a_search_finds_hidden_units_near_the_cursor_on_four_or_less(desk: Any) -> None:
    def wood(field: Field) -> None:
        for name, place in ((US, HERE), ("9/2", NORTH), (LAST, (20, 22))):
            field.ground(place, FOREST)
            field.stand(name, place)
        field.stand(PANZER, (14, 14))

    table = Desk(desk((PANZER, HERE)).bench, wood, st_rules=HIDDEN_RULE)
    table.types("I")
    assert "No aircraft" in table.says
    table.types(" ")
    for roll, found in ((5, 0), (4, 2), (1, 0)):
        rolls(table.bench, roll)
        table.set("st_strikes_left", 1)
        table.types("I")
        assert table.says == f"Hidden units found: {found}"
        table.types(" ")
        assert table.byte("st_strikes_left") == 0
        assert table.byte("st_revealed") == (0 if roll == 5 else 1)
    flags = [table.unit(named(name), "flags") & SEEN for name in (US, "9/2", LAST)]
    assert flags == [SEEN, SEEN, 0], "two hexes off is too far"
    table.set("st_rules", 0)
    table.set("st_strikes_left", 1)
    table.types("I")
    assert "No aircraft" in table.says, "nobody hides by the classic rules"
    assert table.byte("st_strikes_left") == 1


NAMUR = 10, 16


@pytest.mark.rule("BA-2.25")
@pytest.mark.rule("BA-2.27")
@pytest.mark.rule("BA-2.30")
@pytest.mark.rule("BA-9.5")
@pytest.mark.rule("BA-9.6")
@pytest.mark.rule("BA-7.15")
def test_bridges_are_blown_and_built_and_dumps_burnt_by_their_tables(desk: Any) -> None:
    def river(field: Field) -> None:
        field.stand(US, NAMUR)
        field.stand("9/2", (22, 25))

    bench = desk((PANZER, HERE)).bench
    for roll, keys, words in (
        (2, "D", "It failed"),
        (1, "D", "The bridge is down"),
        (1, "B", "Nothing it can work on"),
    ):
        table = Desk(bench, river, ALLIED)
        table.set("bridge_state", bytes([3] * 109))
        table.goes_to(NAMUR)
        rolls(table.bench, roll)
        table.types(keys)
        assert words in table.says
        done = [n for n in range(109) if table.byte("bridge_state", n) != 3]
        assert len(done) == ("down" in words)
        flags = table.unit(named(US), "flags")
        assert flags == (0 if "Nothing" in words else WORKED | FIXED)
    table = Desk(bench, river, ALLIED)
    table.goes_to(NAMUR)
    rolls(table.bench, 1)
    table.types("D ")
    (bridge,) = (n for n in range(109) if table.byte("bridge_state", n) != 3)
    table.field.put("unit_flags", named(US), 0)
    rolls(table.bench, 4)
    table.types("B")
    assert "The bridge is built" in table.says and table.byte("bridge_state", bridge) == 3
    table.types(" ")
    rolls(table.bench, 1)
    table.goes_to((22, 25))
    table.types("D")
    assert "The dump is burnt" in table.says
    table.types(" ")
    table.goes_to((16, 16))
    table.types("D")
    assert "Not a unit of yours" in table.says


@pytest.mark.rule("BA-2.25")
@pytest.mark.rule("BA-7.15")
@pytest.mark.rule("BA-9.6")
@pytest.mark.parametrize(
    ("where", "roll", "blown"), [(NAMUR, 4, False), (NAMUR, 1, True), (NORTH, 4, True)]
)
def test_an_infiltrator_in_the_hex_hampers_the_work(
    desk: Any, where: tuple[int, int], roll: int, blown: bool
) -> None:
    def river(field: Field) -> None:
        field.stand(US, NAMUR)
        field.stand("Greif 1", where)

    table = Desk(desk((PANZER, HERE)).bench, river, ALLIED)
    table.goes_to(NAMUR)
    rolls(table.bench, roll)
    table.types("D")
    assert table.says.startswith(("It failed", "The bridge is down")[blown])


@pytest.mark.rule("BA-2.3")
@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-2.6")
@pytest.mark.rule("BA-2.7")
@pytest.mark.rule("BA-4.4")
def test_the_hand_takes_units_and_puts_them_where_they_can_go(desk: Any) -> None:
    table = desk((FOOT, HERE), (MOTOR, (20, 23)), (US, (20, 18)), (PANZER, (20, 17)))
    unit = named(FOOT)
    table.types("-")
    assert "Nobody is in hand" in table.says
    table.types(" ,")
    assert "Nobody is in hand" in table.says
    table.types(" .")
    assert "Nobody is in hand" in table.says
    table.types(" J")
    assert "Nobody is in hand" in table.says
    table.types(" +")
    assert table.says.startswith("- puts 27/12VG infantry 5")
    assert table.at(unit) is None and table.byte("st_hand_count") == 1
    table.goes_to((20, 26))
    table.types("-")
    assert "cannot come there" in table.says
    table.types(" ")
    table.goes_to((20, 22))
    table.types("-")
    assert table.at(unit) == (20, 22) and table.byte("st_hand_count") == 0


@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-2.7")
def test_who_is_taken_up_leaves_its_engagement_and_who_is_put_to_it_comes_in(desk: Any) -> None:
    table = desk((PANZER, NORTH), (MOTOR, NORTH), (US, HERE), (FOOT, (20, 16)), (GHOST, (20, 16)))
    table.types("E ")
    assert engaged(table, PANZER, MOTOR, US) == [1, 1, 1]
    table.goes_to(NORTH)
    table.types("+")
    assert table.says == "Battle A 13 against 5: 2-1", "the second by number lies on top"
    table.types(" ")
    assert engaged(table, PANZER, MOTOR) == [1, 0]
    table.types("-")
    assert table.says == "Battle A 20 against 5: 4-1"
    table.types(" ")
    assert engaged(table, PANZER, MOTOR, US) == [1, 1, 1]
    table.types("+ +")
    assert table.byte("st_hand_count") == 2
    assert engaged(table, US) == [0], "nobody is left on one side"


@pytest.mark.rule("BA-2.5")
def test_twenty_eight_fit_in_the_hand(desk: Any) -> None:
    table = desk((PANZER, HERE))
    table.set("st_hand_count", 28)
    table.types("+")
    assert "The hand holds 28" in table.says and table.at(named(PANZER)) == HERE
    table.set("st_hand_count", 27)
    table.types(" +")
    assert table.byte("st_hand_count") == 28 and table.at(named(PANZER)) is None


@pytest.mark.rule("BA-3.3")
@pytest.mark.rule("BA-3.4")
@pytest.mark.rule("BA-3.5")
def test_the_next_in_hand_is_shown_where_it_may_go(desk: Any) -> None:
    table = desk((FOOT, (14, 14)), (MOTOR, (26, 26)))
    for place in ((14, 14), (26, 26)):
        table.goes_to(place)
        table.types("+")
    table.goes_to(HERE)
    assert table.says.startswith("- puts 1SS Hansen mot. inf 7 +1")
    table.types(".")
    assert table.byte("shown") == 1 and table.cursor == (26, 26)
    table.types(",")
    assert table.says.startswith("- puts 27/12VG infantry 5")
    table.types(".")
    assert table.cursor == (14, 14)


@pytest.mark.rule("BA-2.33")
@pytest.mark.rule("BA-2.34")
def test_a_unit_in_hand_builds_up_one_that_it_can_reach(desk: Any) -> None:
    table = desk(
        (MOTOR, HERE), ("1SS Sandig", (20, 22)), (PANZER, (20, 21)), ("1SS Knittel", (10, 30))
    )
    taker = named("1SS Sandig")
    table.types("+")
    table.goes_to((20, 22))
    table.types("J")
    assert "at full strength" in table.says
    table.types(" ")
    table.field.put("unit_strength", taker, 3)
    table.goes_to((20, 21))
    table.types("J")
    assert "Another class" in table.says
    table.types(" ")
    table.field.put("unit_strength", named("1SS Knittel"), 1)
    table.goes_to((10, 30))
    table.types("J")
    assert "cannot come there" in table.says
    table.types(" ")
    table.goes_to((16, 16))
    table.types("J")
    assert "Not a unit of yours" in table.says
    table.types(" ")
    table.goes_to((20, 22))
    table.types("J")
    assert table.unit(taker, "strength") == 7 and table.unit(named(MOTOR), "strength") == 3


@pytest.mark.rule("BA-3.6")
@pytest.mark.rule("BA-8.5")
def test_reinforcements_in_hand_wait_and_others_do_not(desk: Any) -> None:
    def comes(field: Field) -> None:
        to_come(field, "9SS Pz", MOTOR, "15PG Pz")
        field.put("unit_flags", named(MOTOR), 0)

    table = Desk(desk((PANZER, HERE)).bench, comes)
    table.types("R")
    assert "Put down who is in hand" in table.says
    table.types(" ")
    table.set("st_placing", 1)
    for key, words in (("H", "Nobody in hand can wait"), ("R", "Place the armies first")):
        table.types(key)
        assert words in table.says
        table.types(" ")
    table.set("st_placing", 0)
    table.types("H")
    assert "They wait" in table.says
    assert table.byte("st_hand_count") == 1 and table.byte("st_hand") == named(MOTOR)
    table.types(" H")
    assert "Nobody in hand can wait" in table.says
    table.types(" -")
    assert table.at(named(MOTOR)) == HERE
    table.types("K")
    assert "No army is to be placed" in table.says
    table.types(" ")
    table.set("st_hand", (named("9SS Pz"),))
    table.set("st_hand_count", 1)
    table.types("R")
    assert table.says == "Resolve now? Y or N", "who comes may wait"


@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-2.6")
def test_a_reinforcement_is_put_near_its_entry_and_has_no_engagement(desk: Any) -> None:
    table = Desk(desk((PANZER, HERE)).bench, lambda field: to_come(field, "9SS Pz"))
    table.goes_to((20, 23))
    table.types("-")
    assert "cannot come there" in table.says
    table.types(" ")
    table.goes_to((20, 22))
    table.types("-")
    assert table.at(named("9SS Pz")) == (20, 22)
    assert table.unit(named("9SS Pz"), "flags") & TO_COME == 0


@pytest.mark.rule("BA-8.2")
def test_armies_are_placed_one_after_the_other_by_hand_or_by_one_key(ardennes: Any) -> None:
    table = by_hand(ardennes)
    assert table.byte("st_placing") == 1 and table.byte("st_hand_count") == 26
    first = table.byte("st_hand", 25)
    table.types(".")
    table.types("-")
    assert table.at(first) == table.cursor and table.byte("st_hand_count") == 25
    table.types("K")
    assert table.byte("st_placing") == 0 and table.byte("st_hand_count") == 0
    places = [table.at(unit) for unit in range(77)]
    assert None not in places
    assert max(places.count(place) for place in places) <= 3


@pytest.mark.rule("BA-7.11")
@pytest.mark.rule("BA-7.13")
@pytest.mark.rule("BA-7.12")
@pytest.mark.parametrize("key", ["M", "+"])
@pytest.mark.parametrize("roll", [1, 2])
def test_an_infiltrator_in_its_hex_leads_a_unit_astray_or_is_recognised(
    desk: Any, key: str, roll: int
) -> None:
    table = desk((US, HERE), (GHOST, HERE), side=ALLIED)
    unit, ghost = named(US), named(GHOST)
    rolls(table.bench, roll)
    table.types(key)
    if roll == 1:
        assert table.at(ghost) is None
        assert table.says.startswith("Where to?" if key == "M" else "- puts ")
        return
    assert "leads it astray" in table.says
    assert table.unit(unit, "flags") & FIXED and table.at(ghost) == HERE
    assert table.byte("st_revealed") == 1


@pytest.mark.rule("BA-10.2")
@pytest.mark.rule("BA-10.6")
@pytest.mark.rule("BA-7.10")
def test_what_became_of_a_unit_on_its_way_is_told(desk: Any) -> None:
    def wood(field: Field) -> None:
        field.stand(MOTOR, HERE)
        field.ground((20, 17), FOREST)
        field.stand(US, (20, 17))
        field.stand(GHOST, (24, 24))
        field.stand("9/2", (24, 22))

    table = Desk(desk((PANZER, HERE)).bench, wood, st_rules=HIDDEN_RULE)
    table.types("M11\r")
    assert "meets a hidden enemy" in table.says
    assert table.at(named(MOTOR)) == (20, 18)
    table.types(" ")
    rolls(table.bench, 1)
    table.goes_to((24, 24))
    table.types("M11\r")
    assert "is recognised" in table.says and table.at(named(GHOST)) is None


@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-2.17")
@pytest.mark.rule("BA-2.18")
@pytest.mark.rule("BA-2.24")
@pytest.mark.rule("BA-1.11")
def test_the_first_and_the_last_unit_fight_as_all_others(desk: Any) -> None:
    table = desk((PANZER, NORTH), (LAST, HERE))
    table.types("E")
    assert table.says == "Battle A 13 against 5: 2-1"
    table.types(" U")
    assert engaged(table, PANZER, LAST) == [0, 0]
    table.types("G1\r4\r")
    assert engaged(table, PANZER, LAST) == [1, 1], "the middle again ends it"
    allied = desk((PANZER, HERE), (LAST, NORTH), (US, SOUTH), side=ALLIED)
    allied.put(named(US), (14, 14))
    allied.aside("zones_known")
    allied.types("E")
    assert allied.says == "Battle A 5 against 13: 1-3"
    allied.put(named(US), SOUTH)
    allied.aside("zones_known")
    allied.types(" E")
    assert allied.says == "Battle A 10 against 13: 1-2", "more join the same"


@pytest.mark.rule("BA-4.4")
def test_a_third_unit_finds_room(desk: Any) -> None:
    table = desk((FOOT, HERE), (MOTOR, SOUTH), ("1SS Sandig", SOUTH))
    table.types("M4\r")
    assert table.at(named(FOOT)) == SOUTH
    table.goes_to(SOUTH)
    for _ in range(3):
        if table.panel[0].startswith(FOOT):
            break
        table.types(" ")
    table.types("+")
    table.types("-")
    assert table.at(named(FOOT)) == SOUTH


@pytest.mark.rule("BA-2.37")
@pytest.mark.rule("BA-2.3")
@pytest.mark.rule("BA-2.6")
@pytest.mark.rule("BA-4.3")
@pytest.mark.rule("BA-6.4")
def test_who_is_cut_off_moves_and_is_taken_up_as_far_as_its_points_go(desk: Any) -> None:
    table = desk((FOOT, HERE))
    table.field.put("unit_flags", named(FOOT), 1)
    table.types("M4\r")
    assert table.at(named(FOOT)) == SOUTH
    table.types("T")
    assert table.at(named(FOOT)) == HERE
    table.goes_to(HERE)
    table.types("+")
    assert table.at(named(FOOT)) is None
    table.types("R")
    assert "Put down who is in hand" in table.says
    table.types(" -")
    assert table.at(named(FOOT)) == HERE


@pytest.mark.rule("BA-8.2")
def test_where_three_stand_already_an_army_is_placed_elsewhere_in_its_zone(ardennes: Any) -> None:
    taken = order_of_battle()[named("1SS Peiper")].place
    table = by_hand(ardennes)
    table.aside("hexview_to", X=taken[0] - 1, Y=taken[1] - 1)
    before = []
    for _ in range(3):
        before.append(table.byte("st_hand", table.byte("st_hand_count") - 1))
        table.types("-")
    assert [table.at(unit) for unit in before] == [taken] * 3
    table.types("-")
    assert "Three units at most" in table.says
    table.types(" K")
    places = [table.at(unit) for unit in range(77)]
    assert None not in places and max(places.count(place) for place in places) == 3
    zone = {entry.place for entry in order_of_battle()[:69]}
    assert sum(place in zone for place in places) > 60


@pytest.mark.rule("BA-1.5")
@pytest.mark.rule("BA-3.2")
@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-1.8")
@pytest.mark.rule("BA-4.3")
@pytest.mark.rule("BA-2.8")
@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-2.25")
@pytest.mark.rule("BA-3.4")
@pytest.mark.rule("BA-1.7")
@pytest.mark.parametrize(
    ("order", "keys", "drawn"),
    [
        ("order_back", " ", False), ("order_back", "", True), ("order_aim", "\x1b", True),
        ("order_aim", " ", True), ("order_next", "", False), ("order_home", " ", False),
        ("order_home", "", True), ("order_collect", "", True), ("order_undo", " ", False),
        ("order_blow", " ", True), ("order_build", " ", True), ("order_turn", " ", False),
        ("order_zones", "", True), ("order_all", "", True), ("order_save", "", True),
        ("order_review", " ", False), ("order_hold", " ", False), ("order_lay", " ", False),
        ("order_search", " ", False), ("order_rocket", " ", False), ("order_strike", " ", False),
    ],
)  # fmt: skip
def test_an_order_tells_whether_the_window_has_changed(
    ardennes: Any, order: str, keys: str, drawn: bool
) -> None:
    """The carry says that it stays as it is."""

    def lay(field: Field) -> None:
        field.bench.overlay("move")
        name = GUN if order == "order_aim" and keys == "\x1b" else FOOT
        field.stand(name, HERE)
        if order == "order_back" and drawn:
            field.put("unit_from_lo", named(FOOT), index(SOUTH) & 255)
            field.put("unit_from_hi", named(FOOT), index(SOUTH) >> 8)
        if order == "order_home" and drawn:
            field.put("unit_at_hi", named(FOOT), NOWHERE)
            field.bench.set("st_hand", (named(FOOT),))
            field.bench.set("st_hand_count", 1)

    table = Desk(ardennes, lay, routine=order)
    if keys:
        assert table.waits
        table.types(keys)
    assert not table.waits
    assert table.result.c == (not drawn)


@pytest.mark.rule("BA-7.15")
@pytest.mark.rule("BA-9.6")
def test_the_german_s_own_infiltrators_do_not_hamper_his_work(desk: Any) -> None:
    def river(field: Field) -> None:
        field.stand("696/340VG", NAMUR)
        field.stand("Greif 1", NAMUR)

    assert named("696/340VG") == 109, "the last German"
    table = Desk(desk((PANZER, HERE)).bench, river)
    table.goes_to(NAMUR)
    rolls(table.bench, 4)
    table.types("D")
    assert "is down" in table.says


def test_ground_of_these_tests_is_plain(desk: Any) -> None:
    table = desk((MOTOR, HERE))
    assert table.field.terrain(HERE) == PLAIN
    assert table.field.side_of(HERE, 0) not in (RIVER, ROAD)
