"""The build phase at the keyboard: each key of its menu, what its pages show, options."""

from __future__ import annotations

import pytest

from .front import UNIT_SIZE, UNITS, rows
from .stavka import ESCAPE, Stavka

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def first_build() -> bytes:
    """The Axis builds, 22 June 1941."""
    player = Stavka()
    player.reaches_the_menu()
    player.begins(builds=False)
    return player.a2.save()


def where(player: Stavka) -> dict[tuple[int, int], list[int]]:
    """The combat groups of the Axis by their hexes."""
    found: dict[tuple[int, int], list[int]] = {}
    for group in range(1, 52):
        if player.byte("group_at_hi", group) != 255:
            found.setdefault(player.place(group), []).append(group)
    return found


def units(player: Stavka, group: int) -> int:
    """How many units a group of the Axis has."""
    records = range(0, UNITS * UNIT_SIZE, UNIT_SIZE)
    return sum(
        player.byte("unit_axis", at + 4) == group and player.byte("unit_axis", at + 1) > 0
        for at in records
    )


def settles(player: Stavka, keys: str) -> None:
    player.types(keys)
    player.a2.run(seconds=1.5)


@pytest.mark.rule("WR-4.0.1")
@pytest.mark.rule("WR-4.1.9")
@pytest.mark.rule("WR-4.3.3")
@pytest.mark.rule("WR-4.3.5")
def test_a_group_is_divided_unit_by_unit(first_build: bytes) -> None:
    player = Stavka.at(first_build)
    lone = next(g[0] for g in where(player).values() if len(g) == 1 and units(player, g[0]) > 2)
    had = units(player, lone)
    player.put("group_guns", 50, lone)
    player.types("1")
    player.sees("DIVIDE GROUP NUMBER")
    player.types(f"{lone}\r")
    player.sees("1 MECHANIZED 2 INFANTRY")
    player.types("2")
    player.sees("RETURN DONE")
    new = int(player.text.upper().split("TO GROUP")[1].split(",")[0])
    settles(player, "1")
    settles(player, "0")
    player.types("A")
    player.sees("HOW MANY POINTS")
    settles(player, "20\r")
    assert (units(player, lone), units(player, new)) == (had - 2, 2)
    assert (player.byte("group_guns", lone), player.byte("group_guns", new)) == (30, 20)
    player.types("\r")
    player.sees("DIVIDE A GROUP")
    assert sorted(where(player)[player.place(lone)]) == sorted((lone, new))


@pytest.mark.rule("WR-4.4.5")
@pytest.mark.rule("WR-4.4.3")
@pytest.mark.rule("WR-2.2.1")
@pytest.mark.rule("WR-2.2.2")
def test_units_are_transferred_until_the_losing_group_is_gone(first_build: bytes) -> None:
    player = Stavka.at(first_build)
    stack = next(
        g for g in where(player).values()
        if len(g) == 2 and min(g) > 11 and units(player, g[0]) + units(player, g[1]) <= 6
    )  # fmt: skip
    loses, gains = stack
    total = units(player, loses) + units(player, gains)
    player.types("2")
    player.sees("FROM GROUP NUMBER")
    player.types(f"{loses}\r")
    player.sees("TO GROUP NUMBER")
    player.types(f"{gains}\r")
    player.sees("RETURN DONE")
    lists = player.text.upper()
    assert lists.index(f"OF GROUP {loses},") < lists.index(f"TO GROUP {gains},"), "the losing above"
    for _ in range(units(player, loses)):
        settles(player, "0")
    player.sees("DIVIDE A GROUP")
    assert player.byte("group_at_hi", loses) == 255 and units(player, gains) == total


@pytest.mark.rule("WR-4.5.1")
def test_the_page_of_aircraft_lists_groups_and_asks_three_numbers(first_build: bytes) -> None:
    player = Stavka.at(first_build)
    player.put("pool_aircraft", 30)
    player.types("3")
    player.sees("OR R THE POOL")
    points = [player.byte("group_guns", g) for g in range(52, 58)]
    for group, has in zip(range(52, 58), points, strict=True):
        assert any(row.split() == [str(group), str(has)] for row in player.rows), group
    player.types("R\r")
    player.sees("TO AIR GROUP")
    player.types("53\r")
    player.sees("HOW MANY POINTS")
    settles(player, "30\r")
    assert player.byte("group_guns", 53) == points[1] + 30 and not player.byte("pool_aircraft")
    assert "IN THIS WEEK: 20" in player.text.upper()


@pytest.mark.rule("WR-4.6.1")
@pytest.mark.rule("WR-4.6.2")
@pytest.mark.rule("WR-4.6.4")
def test_the_map_is_walked_by_six_keys_and_groups_looked_into(first_build: bytes) -> None:
    player = Stavka.at(first_build)
    player.types("4")
    player.sees("ESC")
    column, row = player.byte("st_cursor_x"), player.byte("st_cursor_y")
    low = column & 1  # the cursor counts from 0: odd columns are the book's even ones, lower
    for key, (across, down) in {
        "1": (0, -1), "4": (0, 1), "2": (1, 0 if low else -1), "5": (-1, 0 if not low else 1),
        "3": (1, 1 if low else 0), "6": (-1, -1 if not low else 0),
    }.items():  # fmt: skip
        player.put("st_cursor_x", column)
        player.put("st_cursor_y", row)
        settles(player, key)
        at = player.byte("st_cursor_x"), player.byte("st_cursor_y")
        assert at == (column + across, row + down), key
    view = player.byte("view_x")
    for _ in range(18):
        player.types("3")
    player.a2.run(seconds=4)
    assert player.byte("view_x") > view, "the map has scrolled"
    group = where(player)[player.place(1)][0]
    player.points_at(player.place(group))
    player.types("I")
    player.sees(f"THE UNITS OF GROUP {group}")
    assert "PZ" in player.text and "STRENGTH EXP   FAT" in player.text.upper()


@pytest.mark.rule("WR-4.8.2")
@pytest.mark.rule("WR-8.5.9")
@pytest.mark.rule("WR-5.2.16")
def test_own_cities_are_listed_with_their_factories(first_build: bytes) -> None:
    player = Stavka.at(first_build)
    player.put("pool_factories", 2)
    player.put("pool_build", 77)
    player.put("pool_supply", 99)
    player.types("D")
    player.sees("SOVIET")
    player.sees("DIVIDE A GROUP")
    assert "77" not in player.text and "99" not in player.text, "these points are not shown"
    player.types("6")
    player.sees("RETURN ALONE FOR MORE")
    listed = [row.split() for row in player.rows[4:21] if row]
    own = [row for row in rows("cities.csv") if row["owner_1941"] == "S"]
    for shown, city in zip(listed, own, strict=False):
        name = "".join(shown[1:-4])
        assert name == city["name"].replace(" ", "")
        kinds = ("heavy_industry", "vehicle", "artillery", "aircraft")
        assert shown[-4:] == [city[kind] for kind in kinds]
    assert len(listed) == 17
    settles(player, "\r")
    assert len([row for row in player.rows[4:21] if row]) == 17


def test_a_unit_is_raised_in_a_city(first_build: bytes) -> None:
    player = Stavka.at(first_build)
    for name in ("infantry", "vehicles"):
        player.put(f"pool_{name}_hi", 2)
        player.put(f"pool_{name}_lo", 0)
    player.types("7")
    player.sees("RETURN ALONE FOR MORE")
    warsaw = next(row.split()[0] for row in player.rows if "Helsinki" in row)
    player.types(f"{warsaw}\r")
    player.sees("1 PZ  2 INF")
    player.types("1")
    player.sees("A PZ UP TO 150")
    player.types("60\r")
    player.sees("1 MECHANIZED 2 INFANTRY")
    player.types("2")
    player.sees("IT IS GROUP")
    player.sees("ANY KEY")
    new = int(player.text.upper().split("IT IS GROUP")[1].split(".")[0])
    assert units(player, new) == 1 and player.place(new) == (7, 8)
    assert player.byte("pool_infantry_lo") == 512 - 60 - 256


@pytest.mark.rule("WR-4.9.11")
def test_another_type_is_drawn_when_there_is_no_way_back(first_build: bytes) -> None:
    player = Stavka.at(first_build)
    player.put("st_year", 43)
    player.put("pool_infantry_hi", 2)
    for _ in range(9):  # three in ten would be another
        player.types("7")
        player.sees("RETURN ALONE FOR MORE")
        city = next(row.split()[0] for row in player.rows if "Helsinki" in row)
        player.types(f"{city}\r")
        player.sees("1 PZ  2 INF")
        player.types("2")
        player.sees("A INF UP TO")
        player.types(ESCAPE)
        player.sees("DIVIDE A GROUP")


@pytest.mark.rule("WR-4.11.1")
def test_x_ends_the_war_and_counts(first_build: bytes) -> None:
    player = Stavka.at(first_build)
    player.types("X")
    player.sees("END THE WAR NOW")
    player.types("Y")
    player.sees("THE WAR IS OVER")
    player.sees("POINTS OF THE AXIS")
    player.sees("ANY OTHER KEY")
    player.types(" ")
    player.sees("PRESS ANY KEY")


@pytest.mark.rule("WR-10.0.2")
@pytest.mark.rule("WR-10.0.6")
@pytest.mark.rule("WR-10.0.7")
@pytest.mark.rule("WR-3.0.1")
def test_players_and_level_may_change_later(first_build: bytes) -> None:
    player = Stavka.at(first_build)
    player.types("O")
    player.sees("RETURN GOES ON")
    for key, name, at, values in (
        ("2", "st_human", 1, (0, 1)), ("1", "st_human", 0, (0, 1)),
        ("3", "st_level", 0, (4, 1, 2, 3)),
        ("4", "st_stops", 0, (0, 1)), ("5", "st_autosave", 0, (0, 1)),
    ):  # fmt: skip
        for value in values:
            settles(player, key)
            assert player.byte(name, at) == value, key
    settles(player, "?")
    assert "HELP: OPTIONS" in player.text.upper()
    settles(player, " ")
    player.types("\r")
    player.sees("DIVIDE A GROUP")
    player.types(ESCAPE)
    player.a2.run(seconds=1)
    assert "DIVIDE A GROUP" in player.text.upper()


@pytest.mark.rule("WR-10.0.1")
@pytest.mark.rule("WR-3.0.1")
@pytest.mark.parametrize(
    ("who", "human"), [("1", (1, 1)), ("2", (1, 0)), ("3", (0, 1)), ("4", (0, 0))]
)
def test_the_computer_takes_either_side_or_both(who: str, human: tuple[int, int]) -> None:
    player = Stavka()
    player.reaches_the_menu()
    for page, key in (
        ("BEGIN A NEW WAR", "2"), ("WHEN DOES", "1"), ("HOW LONG?", "1"), ("HOW STRONG", "2"),
        ("WHO COMMANDS?", who),
    ):  # fmt: skip
        player.sees(page)
        player.types(key)
    player.a2.run(seconds=4)
    assert (player.byte("st_human"), player.byte("st_human", 1)) == human
    assert player.byte("st_level") == 2
