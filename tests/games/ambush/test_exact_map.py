"""The map dot by dot: every square of drawn villages as the pieces in tiles.txt say."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from ..hires_page import cell
from .test_map_window import (  # noqa: F401
    BOTTOM,
    HEDGE,
    LEFT,
    RIGHT,
    TOP,
    empty_village,
    page,
    put_man,
    square,
)

pytestmark = pytest.mark.slow

Piece = tuple[bytes, ...]


def pieces(path: Path) -> dict[str, list[bytes]]:
    """Of each set of tiles.txt (ground even, west odd ...) the lines of its pieces as bytes."""
    found: dict[str, list[list[int]]] = {}
    name = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        words = line.split(";")[0].split()
        if len(words) == 2 and words[0] in ("ground", "west", "north"):
            name = " ".join(words)
        elif name and words and set(words[0]) <= set(".#^") and len(words[0]) >= 7:
            rows = found.setdefault(name, [[] for _ in words])
            for row, word in zip(rows, words, strict=True):
                dots = sum(1 << k for k in range(7) if word[k] == "#")
                row.append(dots | 0x80 * word.endswith("^"))
        elif not words and line.startswith(";") and "Friends" in line:
            break
    return {name: [bytes(row) for row in rows] for name, rows in found.items()}


def looks(
    tiles: dict[str, list[bytes]], village: dict[tuple[int, int], int], x: int, y: int
) -> Any:
    """The eight bytes of a square: its ground, its sides, and the corner of two others' sides."""
    byte, kind = village[x, y], "odd" if (x - 9) & 1 else "even"
    lines = [
        g | w
        for g, w in zip(tiles[f"ground {kind}"][byte & 3], tiles[f"west {kind}"][byte >> 5],
                        strict=True)
    ]  # fmt: skip
    north = tiles[f"north {kind}"][byte >> 2 & 7]
    for k in (0, 1):
        lines[k] |= north[k]
    if not byte & 0xFC and x > LEFT:
        above = village.get((x, y + 1), 0) >> 5
        beside = village[x - 1, y] >> 2 & 7
        if above not in (0, HEDGE) and beside not in (0, HEDGE):
            lines[0:2] = [3, 3]
    return bytes(lines)


@pytest.mark.rule("CA-1.2.5")
@pytest.mark.rule("CA-M.6")
@pytest.mark.parametrize("busy", [0.3, 0.6])
def test_m_6_every_square_is_drawn_of_its_pieces(
    page: Any,  # noqa: F811
    game_folder: Path,
    busy: float,
) -> None:
    """Grounds and sides of all kinds beside each other; bits that no piece has stay dark."""
    tiles = pieces(game_folder / "data" / "tiles.txt")
    assert [len(tiles[name]) for name in ("ground even", "west odd", "north odd")] == [4, 5, 5]
    rng = random.Random(125)
    village = {}
    for y in range(BOTTOM, TOP + 1):
        for x in range(LEFT, RIGHT + 1):
            parts = [rng.choice((1, 2, 3, 4)) if rng.random() < busy else 0 for _ in "nw"]
            village[x, y] = rng.randrange(4) | parts[0] << 2 | parts[1] << 5
    base = page.sym["village"]
    page.mem[base : base + len(village)] = bytes(village.values())
    for top in (TOP, 46, 29):
        page.set("view_top", top)
        page.call("map_show")
        shown = [(x, y) for x, y in village if top - 18 <= y <= top]
        for at_once in (True, False)[: 1 + (top == 46)]:
            if not at_once:
                page.mem[0x2000:0x4000] = bytes(0x2000)
                for x, y in shown:
                    page.call("map_draw_square", X=x, Y=y)
            for x, y in shown:
                got = cell(page.mem, x - 9, top - y)
                assert got == looks(tiles, village, x, y), (x, y, village[x, y], at_once)


@pytest.mark.rule("CA-1.2.5")
@pytest.mark.rule("CA-M.6")
def test_m_6_a_square_of_the_key_is_drawn_of_its_pieces_in_its_own_cell_only(
    page: Any,  # noqa: F811
    game_folder: Path,
) -> None:
    tiles = pieces(game_folder / "data" / "tiles.txt")
    page.mem[0x2000:0x4000] = bytes(0x2000)
    kinds = [g | n << 2 | w << 5 for g in range(4) for n in range(5) for w in range(5)]
    for number, byte in enumerate(kinds):
        column, row = number % 20 * 2 + number // 20 % 2, number // 20 * 4 + 1
        if not byte & 0xFC and column <= 2:
            continue
        page.call("map_sample", A=byte, X=column, Y=row)
        for beside in {column - 1, column + 1} & set(range(40)):
            assert not any(cell(page.mem, beside, row + 1))
        if byte & 0xFC:
            village = {(column + 9, 30): byte, (column + 8, 30): 0}
            assert cell(page.mem, column, row) == looks(tiles, village, column + 9, 30), byte


def figures(path: Path) -> list[bytes]:
    """American up, prone; German up, prone; in shock; dead: lines 2 to 7, columns 1 to 5."""
    rows = path.read_text(encoding="utf-8").split("figures ;")[1].splitlines()[1:7]
    parts = zip(*(row.split() for row in rows), strict=True)
    return [bytes(sum(2 << k for k in range(5) if row[k] == "#") for row in part) for part in parts]


STATES = ((0, 0), (49, 1), (50, 0), (99, 1))  # wounds, prone: up, lying, in shock, dead


@pytest.mark.rule("CA-1.2.2", "CA-1.2.3", "CA-1.2.4")
@pytest.mark.parametrize("side", [0, 1])
def test_1_2_every_enemy_is_the_figure_of_his_side_and_state(
    page: Any,  # noqa: F811
    game_folder: Path,
    side: int,
) -> None:
    drawn = figures(game_folder / "data" / "tiles.txt")
    empty_village(page)
    page.set("st_side", side)
    for man in (0, 9) if side else (10, 19):
        for state, (wounds, prone) in enumerate(STATES):
            page.set("man_in_play", [0] * 20)
            put_man(page, man, 20, 60, wounds, prone, name="X")
            page.call("men_shown")
            page.call("map_show")
            which = state + 2 if state > 1 else state + 2 * (man >= 10)
            assert square(page, 20, 60) == bytes(2) + drawn[which], (man, state)


@pytest.mark.rule("CA-1.2.1", "CA-1.2.4")
@pytest.mark.parametrize("side", [0, 1])
def test_1_2_of_two_in_a_square_the_fit_is_drawn_and_of_two_fallen_the_friend(
    page: Any,  # noqa: F811
    side: int,
) -> None:
    """Whichever of the two has the lower number; two fit enemies are drawn inverse."""
    empty_village(page)
    page.set("st_side", side)
    mine, his = ((10, 19), (0, 9)) if side else ((0, 9), (10, 19))

    def look(*men: tuple[int, tuple[int, int]]) -> bytes:
        page.set("man_in_play", [0] * 20)
        for man, state in men:
            put_man(page, man, 20, 60, *state, name=chr(65 + man))
        page.call("men_shown")
        page.call("map_show")
        return square(page, 20, 60)

    for friend in mine:
        for foe in his:
            for f in STATES:
                for e in STATES:
                    fits = f[0] < 50, e[0] < 50
                    both = look((friend, f), (foe, e))
                    if all(fits):
                        alone = look((friend, f))
                        dots = bytes([0, *[0x3E] * 6, 0])
                        turned = bytes(a ^ d for a, d in zip(alone, dots, strict=True))
                        assert both[2:7] == turned[2:7] and both != alone
                    else:
                        first = (foe, e) if fits[1] else (friend, f)
                        assert both == look(first), (friend, f, foe, e)
