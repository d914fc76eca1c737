"""The tools that make Computer Ambush's tables: what they refuse, and where they say it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.game_asm.games.ambush.tools import (
    areas,
    costs,
    sight_tables,
    squads,
    village,
    weapons,
)
from grognard.rom_build import sources
from grognard.rom_build.data.table import TableError
from grognard.rom_build.sources import asm_root

DATA = asm_root() / "games" / "ambush" / "data"


def broken(tmp_path: Path, name: str, line: int, change: Callable[[str], str]) -> Path:
    """A copy of a data file with one line changed."""
    lines = (DATA / name).read_text().splitlines()
    lines[line - 1] = change(lines[line - 1])
    path = tmp_path / name
    path.write_text("\n".join(lines) + "\n")
    return path


@pytest.mark.parametrize(
    ("line", "change", "says"),
    [
        (7, lambda t: t.replace(".", "?", 1), "column 6: expected a ground"),
        (9, lambda t: t.replace("|", "-", 1), "expected a west side"),
        (8, lambda t: t.replace("=", "|", 1), "expected a north side"),
        (8, lambda t: t.replace("+", " ", 1), "expected corner '+', found ' '"),
        (9, lambda t: t.replace("63", "62"), "expected row 63, found '62'"),
        (7, lambda t: t + " .", "expected 38 squares, found more"),
        (113, lambda t: " 12" + t[3:], "expected row 11, found '12'"),
    ],
)
def test_a_bad_map_is_refused_at_its_line(
    tmp_path: Path, line: int, change: Callable[[str], str], says: str
) -> None:
    path = broken(tmp_path, "village.map", line, change)
    with pytest.raises(ValueError, match=":") as caught:
        village.generate([path])
    message = str(caught.value)
    assert message.startswith(f"{path}:{line}: error: ")
    assert says in message


def test_a_street_that_is_built_up_is_no_open_space(tmp_path: Path) -> None:
    """A room in 1637, which two of the rectangles hold."""
    was = areas.open_bits(DATA / "village.map")
    assert was[0][16 - 11] & was[1][37 - 11] == 3
    path = broken(tmp_path, "village.map", 61, lambda t: t[:15] + "i" + t[16:])
    now = areas.open_bits(path)
    assert all(
        after == before & ~3
        for a, b in zip(now, was, strict=True)
        for after, before in zip(a, b, strict=True)
    )


@pytest.mark.parametrize(
    ("x", "y", "byte", "clear"),
    [
        (2, 2, 1, False),
        (3, 3, 2, False),
        (2, 2, 4, False),
        (2, 3, 4, True),  # the north side of its northern row
        (3, 3, 32, False),
        (2, 3, 32, True),  # the west side of its western column
        (1, 2, 3, True),
        (4, 3, 32, True),
    ],
)
def test_what_stands_in_a_rectangle_or_on_a_side_within(
    x: int, y: int, byte: int, clear: bool
) -> None:
    grid = [[0] * 6 for _ in range(6)]
    grid[y][x] = byte
    assert areas.is_clear(grid, 2, 3, 2, 3) == clear


def test_a_map_cut_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "village.map"
    path.write_text("\n".join((DATA / "village.map").read_text().splitlines()[:60]))
    with pytest.raises(ValueError, match="expected 54 rows"):
        village.generate([path])
    path.write_text("")
    with pytest.raises(ValueError, match="expected 54 rows"):
        village.generate([path])


@pytest.mark.parametrize(
    ("name", "line", "change", "says"),
    [
        ("terrain.csv", 6, lambda t: t.replace("25", "30"), "counts 2 halvings for a window"),
        ("terrain.csv", 10, lambda t: t.replace("60", "160"), "expected visibility_percent 0..100"),
        ("costs.csv", 4, lambda t: t.replace("20", "2000"), "expected time 0..255"),
        ("costs.csv", 17, lambda t: t.replace("plastic", "sabre"), "expected a weapon kind"),
        ("weapons.csv", 4, lambda t: t.replace("plastic,1", "plastic,2"), "expected code 1"),
        ("squads.csv", 3, lambda t: t.replace("american", "french"), "expected ten americans"),
        ("squads.csv", 4, lambda t: t.replace("Richfield", "Padfield"), "begin with P"),
        ("squads.csv", 3, lambda t: t.replace(",A,", ",X,"), "expected weapon A, R or M"),
        ("squads.csv", 3, lambda t: t + ",1", "expected 16 cells, found 17"),
        ("squads.csv", 2, lambda t: t.replace("rank", "grade"), "expected columns side,name,rank"),
    ],
)
def test_a_bad_table_is_refused_at_its_line(
    tmp_path: Path, name: str, line: int, change: Callable[[str], str], says: str
) -> None:
    tools = {"terrain.csv": sight_tables, "weapons.csv": weapons, "squads.csv": squads}
    path = broken(tmp_path, name, line, change)
    with pytest.raises(ValueError, match=":") as caught:
        if name == "costs.csv":
            costs.generate([path, DATA / "terrain.csv"])
        else:
            tools[name].generate([path])
    assert str(caught.value).startswith(f"{path}:")
    assert says in str(caught.value)


def table(text: str, label: str) -> list[int]:
    """The bytes of one exported table in a made source."""
    lines = text.split(f"\n{label}:\n", 1)[1].split("\n        .export", 1)[0].splitlines()
    return [int(v) for t in lines if ".byte" in t for v in t.split(".byte")[1].split(",")]


@pytest.mark.rule("CA-S.1")
@pytest.mark.rule("CA-S.2")
def test_the_standard_squads_average_as_the_squad_cards_do() -> None:
    text = squads.generate([DATA / "squads.csv"])
    names = "weight strength intelligence dexterity observation throwing firing fighting".split()
    sums = [sum(table(text, f"squad_{n}")) for n in names]
    assert sums == [140, 126, 101, 107, 135, 109, 118, 110]
    assert [k for k, v in enumerate(table(text, "squad_expert")) if v] == [5, 17]
    assert [k for k, v in enumerate(table(text, "squad_garotte")) if v] == [8, 14]
    assert table(text, "squad_grenades") == [
        2,
        1,
        2,
        2,
        2,
        5,
        1,
        2,
        4,
        2,
        3,
        2,
        2,
        1,
        2,
        1,
        2,
        5,
        2,
        2,
    ]


@pytest.mark.parametrize(
    ("line", "change", "says"),
    [
        (10, lambda t: t.replace("60", "100"), "terrain.csv:10: error: expected .* 1..99"),
        (11, lambda t: t.replace("80", "0"), "terrain.csv:11: error: expected .* 1..99"),
        (10, lambda t: t.replace("rubble", "gravel"), "expected a row 'rubble'"),
        (6, lambda t: t.replace("25", "26"), "terrain.csv:6: error: .* 2 halvings"),
    ],
)
def test_ground_without_an_end_to_its_view_is_refused(
    tmp_path: Path, line: int, change: Callable[[str], str], says: str
) -> None:
    """What takes nothing was counted for ever."""
    with pytest.raises(TableError, match=says):
        sight_tables.generate([broken(tmp_path, "terrain.csv", line, change)])


def test_a_soldier_without_a_name_and_a_table_without_rows_are_refused(tmp_path: Path) -> None:
    nameless = broken(tmp_path, "squads.csv", 5, lambda t: re.sub(r"n,\w+,", "n,,", t, count=1))
    with pytest.raises(TableError, match="squads.csv:5: error: expected a name"):
        squads.generate([nameless])
    lines = (DATA / "weapons.csv").read_text().splitlines()
    head = next(n for n, line in enumerate(lines) if not line.startswith("#"))
    empty = tmp_path / "weapons.csv"
    empty.write_text("\n".join(lines[: head + 1]))
    with pytest.raises(TableError, match="expected rows below the header, found none"):
        weapons.generate([empty])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"\xff", "can't decode"),
        (b"[apple2]\n[game]\ntitle='A'\n[sources]\nfiles=['/etc/*']\n", "Non-relative"),
        (b"[apple2]\n[game]\ntitle='A'\n[sources]\nfiles=['']\n", "Unacceptable pattern"),
        (b"[apple2]\n[game]\ntitle='A'\n[sources]\nfiles=5\n", "not iterable"),
        (b"a=" + b"[" * 5000, "recursion"),
    ],
)
def test_a_bad_game_toml_is_named(tmp_path: Path, text: bytes, says: str) -> None:
    (tmp_path / "game.toml").write_bytes(text)
    with pytest.raises(sources.BuildError, match=f"game.toml: .*{says}"):
        sources.read_sources(tmp_path)
