"""What films are drawn with."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from grognard.host.built.paper import PAPER, sheet

from .sheets import GAP, box, cross, line, ring, sheet_of, written

RED, BLUE = (200, 10, 10), (10, 10, 200)


def coloured(page: np.ndarray, colour: tuple[int, int, int]) -> set[tuple[int, int]]:
    """The pixels, x and y, that have the colour."""
    return {(int(x), int(y)) for y, x in np.argwhere((page == colour).all(axis=2))}


def test_a_line_leaves_no_column_out() -> None:
    page = sheet(20, 30)
    line(page, (2, 3), (22, 9), RED, 1)
    drawn = coloured(page, RED)
    assert {(2, 3), (22, 9)} <= drawn
    assert sorted(x for x, _ in drawn) == list(range(2, 23))
    line(page, (25, 15), (25, 5), BLUE, 1)
    assert coloured(page, BLUE) == {(25, y) for y in range(5, 16)}


def test_marks_lie_about_their_middle() -> None:
    page = sheet(40, 40)
    box(page, (10, 10), 5, RED, BLUE)
    assert (min(coloured(page, RED)), max(coloured(page, RED))) == ((5, 5), (14, 14))
    assert (min(coloured(page, BLUE)), max(coloured(page, BLUE))) == ((7, 7), (12, 12))
    ring(page, (25, 25), 8, BLUE, 2)
    apart = {np.hypot(x - 25, y - 25) for x, y in coloured(page, BLUE) if x > 14}
    assert 6 < min(apart) and max(apart) <= 8
    cross(page, (30, 8), 4, RED)
    assert {(26, 4), (34, 12), (26, 12), (34, 4)} <= coloured(page, RED)


def test_frames_stand_side_by_side_and_the_files_are_named_by_their_first(tmp_path: Path) -> None:
    frames = [np.full((4, 6, 3), 10 * n, np.uint8) for n in range(1, 6)]
    page = sheet_of(frames, 3)
    assert page.shape == (2 * (4 + GAP), 3 * (6 + GAP), 3)
    for n, frame in enumerate(frames):
        top, left = n // 3 * (4 + GAP), n % 3 * (6 + GAP)
        assert (page[top : top + 4, left : left + 6] == frame).all()
    assert tuple(page[0, 6]) == PAPER
    files = written(frames, tmp_path / "film", 1, 2)
    assert [file.name for file in files] == ["turns01.png", "turns03.png", "turns05.png"]
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in files)
