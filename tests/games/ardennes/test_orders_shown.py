"""What the keys of a half-day show: engagements, supply, zones, moves taken back, towns."""

from __future__ import annotations

import pytest

from .army import index, named
from .marshal import Marshal

pytestmark = pytest.mark.slow


@pytest.fixture
def player(first_morning: bytes) -> Marshal:
    return Marshal.at(first_morning)


def at(player: Marshal, unit: int) -> int:
    """The hex of a unit, as an index."""
    return player.byte("unit_at_lo", unit) | player.byte("unit_at_hi", unit) << 8


@pytest.mark.rule("BA-1.11")
@pytest.mark.rule("BA-2.22")
def test_engagements_are_listed_with_letter_place_strengths_and_odds(player: Marshal) -> None:
    player.types("L")
    player.sees("NO ENGAGEMENT")
    player.types(" F")
    player.sees("R RESOLVE")
    player.types("L")
    player.sees("PRESS ANY KEY")
    used = [n for n in range(24) if player.byte("engage_at_hi", n) != 0xFF]
    rows = [row.strip() for row in player.rows if " against " in row]
    assert [row[0] for row in rows] == [chr(65 + n) for n in used]
    for row, n in zip(rows, used, strict=True):
        line, column = divmod(
            player.byte("engage_at_lo", n) | player.byte("engage_at_hi", n) << 8, 52
        )
        words = row.split()
        assert words[1] == f"{column},{line}"
        attack, defence = float(words[2]), float(words[4])
        odds = words[5].rstrip("*")
        if attack >= defence:
            assert odds == f"{min(int(attack / defence), 6)}-1"
        else:
            assert odds == f"1-{min(-(-defence // attack), 4):.0f}"


@pytest.mark.rule("BA-4.3")
def test_a_move_is_taken_back_until_something_was_learnt(player: Marshal) -> None:
    unit = named("1SS Peiper")
    start = at(player, unit)
    home = player.place(unit)
    player.points_at(home)
    while "Peiper" not in player.rows[20]:
        player.types(" ")
        player.a2.run(seconds=0.3)
    player.types("T")
    player.sees("HAS NOT MOVED")
    player.types(" M")
    player.sees("WHERE TO?")
    player.points_at((home[0] + 2, home[1]))
    player.types("\r")
    player.sees("R RESOLVE")
    assert at(player, unit) == index((home[0] + 2, home[1]))
    player.types("T")
    player.a2.run(seconds=1)
    assert at(player, unit) == start
    player.put("st_revealed", 1)
    player.points_at(home)
    while "Peiper" not in player.rows[20]:
        player.types(" ")
        player.a2.run(seconds=0.3)
    player.types("T")
    player.sees("IT STAYS")


@pytest.mark.rule("BA-6.7")
def test_supply_is_shown_and_who_is_cut_off_is_crossed(player: Marshal) -> None:
    unit = named("1SS Peiper")
    player.points_at((27, 19))
    plain = bytes(player.a2.memory[0x2000:0x4000])
    spot = index((27, 16))  # behind the American line
    player.put("unit_at_lo", spot & 255, unit)
    player.put("unit_at_hi", spot >> 8, unit)
    player.types("C")
    player.sees("CUT OFF")
    shown = player.byte("shown")
    crossed = bytes(player.a2.memory[0x2000:0x4000])
    player.types(" ")
    player.sees("R RESOLVE")
    assert shown == 4 and crossed != plain
    supplied = player.a2.symbol("top_more")
    column, row = 27 - 1 - player.byte("view_x"), 16 - 1 - player.byte("view_y")
    assert player.a2.memory[supplied + (row + 1) * 20 + column] & 1 == 0


@pytest.mark.rule("BA-10.5")
def test_who_could_attack_besides_is_reviewed_one_by_one(player: Marshal) -> None:
    seen = []
    for _ in range(99):
        player.types("O")
        player.a2.run(seconds=1)
        if "Nobody else" in player.rows[23]:
            break
        assert "could attack" in player.rows[23]
        seen.append(player.byte("review_last"))
        player.types(" ")
        player.sees("R RESOLVE")
    assert seen == sorted(set(seen)) and seen
    player.types(" F")
    player.sees("R RESOLVE")
    player.types("O")
    player.sees("NOBODY ELSE")


@pytest.mark.rule("BA-1.12")
def test_the_town_under_the_cursor_is_named(player: Marshal) -> None:
    player.points_at((28, 20))
    player.sees("ST VITH")
    player.points_at((27, 18))
    player.sees("MALMEDY")


@pytest.mark.rule("BA-1.6")
@pytest.mark.rule("BA-3.1")
def test_the_frame_on_the_whole_map_moves_the_window(player: Marshal) -> None:
    held = int(player.byte("st_cursor_x")), int(player.byte("st_cursor_y"))
    player.types("W")
    player.sees("ARROWS MOVE THE FRAME")
    player.sees("THE GERMANS HOLD 0 OF THE SIX CITIES,")
    player.types("\x08\x08" + "4")
    player.a2.run(seconds=0.5)
    player.types(" ")
    player.sees("R RESOLVE")
    assert (player.byte("st_cursor_x"), player.byte("st_cursor_y")) == (held[0] - 10, held[1] + 5)
    window = range(player.byte("view_x"), player.byte("view_x") + 20)
    assert held[0] - 10 in window


@pytest.mark.rule("BA-8.11")
def test_the_whole_map_says_which_cities_the_germans_hold(player: Marshal) -> None:
    unit = named("1SS Peiper")
    for place, words in (
        ((22, 25), "HOLD 1 OF THE SIX CITIES,"),
        ((3, 3), "NOT LIEGE, 1 OF THE 3 HEXES OF ANTWERP"),
        ((20, 13), " LIEGE, 0 OF THE 3 HEXES OF ANTWERP"),
    ):
        player.put("unit_at_lo", index(place) & 255, unit)
        player.put("unit_at_hi", index(place) >> 8, unit)
        player.types("W")
        player.sees("ARROWS MOVE THE FRAME")
        player.sees(words)
        player.types(" ")
        player.sees("R RESOLVE")


@pytest.mark.rule("BA-2.39")
def test_return_fights_though_who_is_named_first_takes_no_part(player: Marshal) -> None:
    player.types("F")
    player.a2.run(seconds=4)
    player.sees("R RESOLVE")
    player.types("RY")
    player.sees("NEXT BATTLE")
    player.a2.run(seconds=1)
    named_first = next(
        unit for unit in range(232, -1, -1) if player.place(unit) == cursor(player)
    )  # the panel begins with the last
    assert player.byte("unit_task", named_first), "it is in the battle"
    player.put("unit_task", 0, named_first)
    player.types("\r")
    player.sees("AGAINST", within=5)


def cursor(player: Marshal) -> tuple[int, int]:
    """Column and row of the cursor, from 1."""
    return player.byte("st_cursor_x") + 1, player.byte("st_cursor_y") + 1
