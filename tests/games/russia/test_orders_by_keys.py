"""Depots, railways and panels at the keyboard; the first week as its page tells it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .front import MOVED, RAILED, SPENT, SUPPLIED
from .shared import GAME
from .stavka import ESCAPE, Stavka

pytestmark = pytest.mark.slow
PAGE = Path(__file__).parents[3] / "docs" / "russia" / "first_turn.md"


@pytest.fixture(scope="module")
def depots() -> bytes:
    """The first Soviet depot is asked for."""
    player = Stavka()
    player.reaches_the_menu()
    player.begins()
    player.types(" ")
    player.sees("DEPOT 122")
    player.a2.run(seconds=1)
    return player.a2.save()


def settles(player: Stavka, keys: str) -> None:
    player.types(keys)
    player.a2.run(seconds=1.5)


def cursor(player: Stavka) -> tuple[int, int]:
    return player.byte("st_cursor_x") + 1, player.byte("st_cursor_y") + 1


@pytest.mark.rule("WR-5.2.13")
@pytest.mark.rule("WR-5.2.19")
def test_a_depot_serves_at_return_only_and_l_finds_where_it_served_last(depots: bytes) -> None:
    player = Stavka.at(depots)
    home = cursor(player)
    settles(player, "444222")
    assert cursor(player) != home
    assert not any(player.byte("group_flags", g) & SUPPLIED for g in range(64, 122))
    settles(player, "L")
    assert cursor(player) == home
    assert "DEPOT 122" in player.text.upper()


@pytest.mark.rule("WR-5.2.17")
@pytest.mark.rule("WR-5.2.16")
def test_a_star_for_each_supply_point_spent(depots: bytes) -> None:
    player = Stavka.at(depots)
    groups = range(64, 116)
    for at in range(0, 199 * 8, 8):
        player.put("unit_soviet", 40, at + 3)
    before = player.byte("pool_supply", 1)
    player.points_at((11, 11))
    player.types("\r")
    stars = ""
    for _ in range(400):
        player.a2.run(frames=1)
        row = player.rows[23]
        if row and set(row) == {"*"}:
            stars = max(stars, row, key=len)
        if "DEPOT 123" in player.text.upper():
            break
    spent = before - player.byte("pool_supply", 1)
    assert spent > 0 and len(stars) == min(40, spent)
    assert any(player.byte("group_flags", g) & SUPPLIED for g in groups)


@pytest.mark.rule("WR-5.3.5")
@pytest.mark.rule("WR-5.3.7")
def test_b_names_a_hex_for_rail_and_the_depot_begins_again(depots: bytes) -> None:
    player = Stavka.at(depots)
    home = cursor(player)
    assert "B RAIL" in player.rows[23].upper(), "the reminder"
    field = player.a2.symbol("hex_field")
    ground = player.a2.symbol("hex_ground")
    place = next(
        at for at in range(1088)
        if 1 <= player.a2.memory[field + at] <= 4 and not player.a2.memory[ground + at] & 0x1F
    )  # fmt: skip
    player.points_at((place % 32, place // 32))
    player.types("B")
    player.sees("RAIL WILL BE LAID")
    settles(player, " ")
    assert player.byte("rail_wanted_lo", 1) | player.byte("rail_wanted_hi", 1) << 8 == place
    assert "DEPOT 122" in player.text.upper() and cursor(player) == home
    assert "B RAIL" not in player.rows[23].upper() and "B AGAIN" in player.rows[23].upper()


@pytest.mark.rule("WR-5.4.1")
def test_s_hides_who_is_in_supply(depots: bytes) -> None:
    player = Stavka.at(depots)
    settles(player, "\r")
    player.sees("DEPOT 123")
    player.a2.run(seconds=1)
    top = player.a2.symbol("top_group")
    shown = set(player.a2.memory[top : top + 220]) - {0}
    served = {g for g in range(64, 122) if player.byte("group_flags", g) & SUPPLIED}
    player.types("S")
    player.sees("NO SUPPLY YET")
    left = set(player.a2.memory[top : top + 220]) - {0}
    assert not left & served and left <= shown
    settles(player, " ")
    assert set(player.a2.memory[top : top + 220]) - {0} == shown


def on_a_line(player: Stavka, north: int = 1) -> int:
    """A Soviet group that goes by rail, in a rear city."""
    for group in range(76, 116):
        if player.byte("group_at_hi", group) == 255 or player.place(group)[0] < 12:
            continue
        column, row = player.place(group)
        if row < north:
            continue
        if player.byte("hex_ground", row * 32 + column) & 7 in (4, 5):
            return group
    raise AssertionError("no group stands in a city")


@pytest.mark.rule("WR-6.0.1")
@pytest.mark.rule("WR-6.3.3")
@pytest.mark.rule("WR-6.3.4")
@pytest.mark.rule("WR-6.7.3")
@pytest.mark.rule("WR-8.1.6")
def test_three_groups_a_week_go_by_rail_and_do_not_tire(first_week: bytes) -> None:
    player = Stavka.at(first_week)
    group = on_a_line(player)
    start = player.place(group)
    player.put("group_guns", 50, group)
    player.put("group_dug", 3, group)
    pool = player.byte("pool_guns_lo", 1)
    player.takes(group)
    player.types("X")
    player.sees("WHERE TO BY RAIL")
    field = player.a2.symbol("hex_field")
    line = [at for at in range(1088) if player.a2.memory[field + at] == 0]
    far = max(line, key=lambda at: abs(at % 32 - start[0]) + abs(at // 32 - start[1]))
    for other in (114, 115):
        player.put("group_at_lo", far & 255, other)
        player.put("group_at_hi", far >> 8, other)
    player.points_at((far % 32, far // 32))
    player.types("\r")
    player.sees("TWO GROUPS AT MOST")
    player.types(" ")
    player.put("group_at_hi", 255, 114)
    settles(player, "\r")
    assert player.place(group) == (far % 32, far // 32)
    flags = player.byte("group_flags", group)
    assert flags & (MOVED | RAILED | SPENT) == MOVED | RAILED | SPENT
    assert (player.byte("group_guns", group), player.byte("group_dug", group)) == (0, 0)
    assert player.byte("pool_guns_lo", 1) == pool + 50 and player.byte("st_rails_used") == 1
    for at in range(0, 199 * 8, 8):
        if player.byte("unit_soviet", at + 4) == group:
            assert player.byte("unit_soviet", at + 3) == 0
    player.types(ESCAPE)
    player.sees("G TAKE")
    player.put("st_rails_used", 3)
    other = on_a_line(player)
    player.takes(other)
    player.types("X")
    player.sees("THREE GROUPS A WEEK")


@pytest.mark.rule("WR-6.1.3")
def test_the_panel_shows_plot_and_status(first_week: bytes) -> None:
    player = Stavka.at(first_week)
    group = next(
        g for g in range(64, 76)
        if player.byte("group_at_hi", g) != 255 and player.byte("group_flags", g) & SUPPLIED
    )  # fmt: skip
    for plot in ("2", "23", "2S", "23B", "O3"):
        player.plots(group, plot)
        row = next(row for row in player.rows[20:23] if row.startswith(f"{group} "))
        assert row.endswith(f" S {plot}"), row
    for flags, letter in ((0, "U"), (MOVED, "M"), (SPENT, "N"), (SUPPLIED, "S")):
        player.put("group_flags", flags, group)
        player.types("1")
        player.a2.run(seconds=0.5)
        player.types("4")
        player.a2.run(seconds=0.5)
        row = next(row for row in player.rows[20:23] if row.startswith(f"{group} "))
        assert row.split()[-2] == letter


@pytest.mark.rule("WR-6.1.1")
def test_n_names_each_group_of_a_hex_first_so_that_g_takes_it(first_week: bytes) -> None:
    player = Stavka.at(first_week)
    there = [g for g in range(64, 116) if player.byte("group_at_hi", g) != 255][:4]
    for plane in ("group_at_lo", "group_at_hi"):
        player.put(plane, player.byte(plane, there[1]), there[2])
    for group in there:
        settles(player, "N")
        assert player.rows[20].startswith(f"{group} "), player.text
        settles(player, "G")
        assert player.byte("group_taken") == group
        settles(player, ESCAPE)


def test_the_page_tells_the_week_that_every_page_is_tested_with() -> None:
    told = re.findall(r"^\| (\S.*?) \| (\S.*?) \|$", PAGE.read_text("utf-8"), re.M)
    steps = [(keys, words) for keys, words in told if keys not in ("type", "---")]
    keys = {"Space": " ", "Esc": ESCAPE, "32 RETURN": "32\r"}
    words = ["PRESS ANY KEY", *(seen for _, seen in steps)]
    typed = [*(keys.get(key, key) for key, _ in steps), ""]
    typed[0] = " "
    assert list(zip(words, typed, strict=True))[1:] == list(GAME.documented_turn)


def test_the_first_week_goes_as_it_is_told() -> None:
    with Stavka() as player:
        player.reaches_the_menu()
        for words, keys in GAME.documented_turn:
            player.sees(words, within=60)
            player.types(keys)


def test_the_groups_that_need_the_player_are_listed(first_week: bytes) -> None:
    player = Stavka.at(first_week)
    player.types("L")
    player.sees("WHO NEEDS YOU")
    player.a2.run(seconds=2)
    told = set(re.findall(r"\b(\d+) no supply", player.text))
    there = [g for g in range(64, 116) if player.byte("group_at_hi", g) != 255]
    without = {str(g) for g in there if not player.byte("group_flags", g) & SUPPLIED}
    assert told == without
    player.types(" ")
    player.sees("G TAKE")
    group = there[0]
    for at in range(0, 199 * 8, 8):
        if player.byte("unit_soviet", at + 4) == group:
            player.put("unit_soviet", 61, at + 3)
    player.types("L")
    player.sees("WHO NEEDS YOU")
    player.a2.run(seconds=2)
    assert re.search(rf"\b{group}( no supply)? tired", player.text)


def test_a_standing_order_takes_a_group_to_its_goal_week_by_week(first_week: bytes) -> None:
    player = Stavka.at(first_week)
    group = on_a_line(player, 8)
    player.takes(group)
    start = player.place(group)
    goal = start[0], start[1] - 3
    player.types("O")
    player.sees("4 COMPUTER")
    player.types("1")
    player.sees("GO WHERE EACH WEEK")
    player.points_at(goal)
    settles(player, "\r")
    assert player.place(group) == start, "from next week on"
    player.types("Q")
    player.sees("G TAKE")
    weeks = []
    for _ in range(4):
        player.is_done()
        player.supplies()
        player.is_done()
        player.executes()
        player.supplies()
        weeks.append(player.place(group))
        if not player.byte("group_standing", group):
            break
    assert weeks[-1] == goal and 1 < len(weeks) <= 4
