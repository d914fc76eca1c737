"""Lines, marks and contact sheets: what the films of whole battles are drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from grognard.emu.picture.png import png_bytes
from grognard.host.built.paper import PAPER, Colour, Picture

Point = tuple[int, int]
GAP = 8


def line(picture: Picture, start: Point, end: Point, colour: Colour, width: int = 2) -> None:
    """From the pixel `start` to `end`, each x and y."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for x, y in zip(
        np.linspace(start[0], end[0], steps + 1).astype(int),
        np.linspace(start[1], end[1], steps + 1).astype(int),
        strict=True,
    ):
        picture[y : y + width, x : x + width] = colour


def ring(picture: Picture, middle: Point, radius: int, colour: Colour, width: int = 3) -> None:
    """A circle."""
    height, breadth, _ = picture.shape
    y, x = np.ogrid[:height, :breadth]
    apart = np.hypot(x - middle[0], y - middle[1])
    picture[(apart <= radius) & (apart > radius - width)] = colour


def box(picture: Picture, middle: Point, half: int, colour: Colour, inner: Colour) -> None:
    """A square with an edge of two pixels."""
    x, y = middle
    picture[y - half : y + half, x - half : x + half] = colour
    picture[y - half + 2 : y + half - 2, x - half + 2 : x + half - 2] = inner


def cross(picture: Picture, middle: Point, half: int, colour: Colour) -> None:
    """What is left of somebody."""
    x, y = middle
    line(picture, (x - half, y - half), (x + half, y + half), colour, 3)
    line(picture, (x - half, y + half), (x + half, y - half), colour, 3)


def sheet_of(frames: Sequence[Picture], columns: int) -> Picture:
    """The frames side by side, all of one size."""
    height, width, _ = frames[0].shape
    rows = -(-len(frames) // columns)
    shape = (rows * (height + GAP), min(columns, len(frames)) * (width + GAP), 3)
    page = np.full(shape, PAPER, np.uint8)
    for number, frame in enumerate(frames):
        top, left = number // columns * (height + GAP), number % columns * (width + GAP)
        page[top : top + height, left : left + width] = frame
    return page


def written(frames: Sequence[Picture], folder: Path, columns: int, rows: int) -> list[Path]:
    """Contact sheets of so many frames, as PNG files in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    files, size = [], columns * rows
    for number in range(0, len(frames), size):
        files.append(folder / f"turns{number + 1:02}.png")
        files[-1].write_bytes(png_bytes(sheet_of(frames[number : number + size], columns)))
    return files
