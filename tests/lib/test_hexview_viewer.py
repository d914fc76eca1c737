"""The viewer's disk, by keys: it walks three maps in the times that the window has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.emu import CPU_HZ, Apple2
from grognard.host.built.games import built_game, check_name, game_names
from grognard.rom_build.games import tool_names

from ..games import hires_page

WINDOW_S, STEP_S = 0.2, 0.05
RIGHT, LEFT, UP, DOWN = "\x15", "\x08", "\x0b", "4"
MAPS = {"ARDENNES": (50, 34), "WAR IN RUSSIA": (31, 32), "THE PERFECT GENERAL": (31, 24)}


@pytest.fixture(scope="module")
def booted() -> bytes:
    """The machine with the first map on its screen."""
    built = built_game("hexview")
    with Apple2() as a2:
        a2.insert(1, built.file("dsk"))
        a2.load_symbols(built.file("dbg"))
        a2.until(label="key_wait")
        a2.run(seconds=0.2)
        return a2.save()


@pytest.fixture
def viewer(booted: bytes) -> Iterator[Apple2]:
    with Apple2() as a2:
        a2.load_symbols(built_game("hexview").file("dbg"))
        a2.load(booted)
        yield a2


def press(a2: Apple2, keys: str) -> None:
    """Type keys, and let what they bring be painted."""
    for key in keys:
        a2.type(key)
        a2.run(seconds=0.05)
        a2.until(label="key_wait")
        a2.run(seconds=0.1)


def at(a2: Apple2) -> tuple[int, int]:
    return tuple(a2.memory[a2.symbol(name)] for name in ("st_cursor_x", "st_cursor_y"))  # type: ignore[return-value]


def seconds(a2: Apple2, label: str, ends: str) -> float:
    """From the next time `label` is reached until `ends` is."""
    a2.until(label=label)
    begun = a2.cycles
    a2.until(label=ends)
    return (a2.cycles - begun) / CPU_HZ


def page(a2: Apple2) -> bytes:
    return bytes(a2.memory[0x2000:0x4000])


def test_a_tool_is_built_and_played_but_is_no_game() -> None:
    assert "hexview" in tool_names() and "hexview" not in game_names()
    assert check_name("hexview") == "hexview"


@pytest.mark.slow
def test_each_map_is_walked_from_corner_to_corner(viewer: Apple2) -> None:
    for title, (columns, rows) in MAPS.items():
        assert hires_page.text(viewer.memory)[19].startswith(title)
        press(viewer, (LEFT + UP) * 26)
        assert at(viewer) == (0, 0)
        viewer.run(seconds=0.2)
        assert "column 1 row 1" in hires_page.text(viewer.memory)[19]
        press(viewer, RIGHT * (columns - 1) + DOWN * (rows - 1))
        assert at(viewer) == (columns - 1, rows - 1)
        press(viewer, RIGHT + DOWN + "234")
        assert at(viewer) == (columns - 1, rows - 1)
        press(viewer, "M")
    assert hires_page.text(viewer.memory)[19].startswith("ARDENNES")


@pytest.mark.parametrize("maps", range(3))
def test_the_window_and_a_step_are_quick_on_real_maps(viewer: Apple2, maps: int) -> None:
    press(viewer, "M" * maps)
    for shown in "UR":
        viewer.type(shown)
        assert seconds(viewer, "hexview_show", "cursor_show") <= WINDOW_S
        viewer.until(label="key_wait")
        viewer.run(seconds=0.1)
    for key in "14":
        viewer.type(key)
        assert seconds(viewer, "hexview_key", "hexview_panel") <= STEP_S


def test_keys_typed_while_the_window_is_painted_are_taken(viewer: Apple2) -> None:
    before = at(viewer)
    viewer.type("U")
    viewer.until(label="hexview_show")
    viewer.run(seconds=0.02)
    for key in "444":
        viewer.key(ord(key))
        viewer.run(seconds=0.03)
    viewer.run(seconds=1)
    assert at(viewer) == (before[0], before[1] + 3)


def test_reach_supply_and_the_set_without_colours_come_and_go(viewer: Apple2) -> None:
    plain = page(viewer)
    seen = {plain}
    for key in "RU":
        press(viewer, key)
        seen.add(page(viewer))
    press(viewer, "\x1b")
    assert page(viewer) == plain
    press(viewer, "C")
    viewer.run(seconds=3)
    seen.add(page(viewer))
    press(viewer, "C")
    viewer.run(seconds=3)
    assert page(viewer) == plain and len(seen) == 4


def test_the_whole_map_is_shown_and_left_again(viewer: Apple2) -> None:
    plain = page(viewer)
    press(viewer, "W")
    viewer.until(label="key_wait")
    assert page(viewer) != plain
    press(viewer, " ")
    viewer.run(seconds=0.5)
    assert page(viewer) == plain
