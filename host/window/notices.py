"""What the window lays over the picture: pages of text and lists to choose from."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import numpy as np
import pygame
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
"""RGB of shape (height, width, 3)"""

EXIT_KEYS = {pygame.K_k: "keep", pygame.K_d: "discard", pygame.K_l: "later"}


def exit_question(disks: list[Path]) -> list[str]:
    """What is asked when the window is closed with changes on disks that stay untouched."""
    return [
        f"Written on {', '.join(disk.name for disk in disks)}:",
        "",
        "K\tkeep it (the disk before stays as .before)",
        "D\tdiscard it",
        "L\tdecide later",
        "Esc\tgo on playing",
    ]


_SUFFIXES = {".dsk", ".do", ".po", ".nib", ".woz", ".2mg"}
_TURNS = re.compile(r"(Press any key|Any key: next page\. ESC: back)$")
STRIP_PX = 22
"""Dots of the screen below the picture that are kept for what is said for a moment."""
INK, PAPER, MARK = (230, 230, 230), (24, 24, 32), (90, 200, 120)


def disks_near(folders: list[Path]) -> list[Path]:
    """The disk images in these folders, each once, by name."""
    found: dict[Path, Path] = {}
    for folder in folders:
        if folder.is_dir():
            for path in folder.iterdir():
                if path.suffix.lower() in _SUFFIXES and path.is_file():
                    found.setdefault(path.resolve(), path)
    return sorted(found.values(), key=lambda p: p.name.lower())


class Page(Protocol):
    """A page over the picture, on which something is chosen."""

    @property
    def chosen(self) -> Path | None:
        """What stands under the mark."""

    def key(self, key: int) -> bool:
        """A key but Esc, which leaves; True when `chosen` is to be taken."""

    def take(self, chosen: Path | None, /) -> None:
        """Do what choosing it means."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the picture."""


class Choice:
    """A list to choose from with the arrows: lines, what each stands for, what to do with it."""

    def __init__(
        self,
        heading: str,
        entries: list[tuple[str, Path | None]],
        take: Callable[[Path | None], None],
    ) -> None:
        self.heading = heading
        self.entries = entries
        self.take = take
        self.at = 0

    def key(self, key: int) -> bool:
        """Move with the arrows; True when Return has chosen `chosen`."""
        step = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -10, pygame.K_PAGEDOWN: 10}
        self.at = max(0, min(len(self.entries) - 1, self.at + step.get(key, 0)))
        return key in (pygame.K_RETURN, pygame.K_KP_ENTER)

    @property
    def chosen(self) -> Path | None:
        """What the line under the mark stands for."""
        return self.entries[self.at][1]

    def lines(self, rows: int = 12) -> list[tuple[str, bool]]:
        """The lines to show round the mark, each with whether the mark stands on it."""
        first = max(0, min(self.at - rows // 2, len(self.entries) - rows))
        shown = [(self.heading, False), ("", False)]
        for i, (line, _) in enumerate(self.entries[first : first + rows], first):
            shown.append((line, i == self.at))
        return shown

    def draw(self, surface: pygame.Surface) -> None:
        """In a box in the middle."""
        draw(surface, self.lines())


def disk_choice(
    drive: int,
    folders: list[Path],
    take: Callable[[int, Path | None], None],
    inside: Path | None = None,
) -> Choice:
    """The images in these folders; the first line is the empty drive (None).

    The mark begins on the disk that is `inside` the drive.
    """
    entries: list[tuple[str, Path | None]] = [("(no disk)", None)]
    entries += [(f"{path.name}\t{path.parent}", path) for path in disks_near(folders)]
    heading = f"Drive {drive}: arrows, Return; Esc leaves it as it is"
    choice = Choice(heading, entries, lambda path: take(drive, path))
    now = inside.resolve() if inside else None
    for number, (_, path) in enumerate(entries):
        if path is not None and path.resolve() == now:
            choice.at = number
    return choice


def draw(surface: pygame.Surface, lines: list[tuple[str, bool]]) -> None:
    """Draw lines of text in a box in the middle, as large as they fit; a tab parts columns."""
    width, height = surface.get_size()
    for size in range(30, 9, -2):
        font = pygame.font.Font(None, size)
        step = font.get_linesize()
        cells = [text.split("\t") for text, _ in lines]
        second = max((font.size(c[0])[0] for c in cells if len(c) > 1), default=0) + step
        wide = max(font.size(c[-1])[0] + second * (len(c) - 1) for c in cells)
        box = pygame.Rect(0, 0, wide + 2 * step, step * (len(lines) + 2))
        if box.width <= width and box.height <= height:
            break
    _box(surface, box)
    for i, (row, (_, marked)) in enumerate(zip(cells, lines, strict=True)):
        for column, text in enumerate(row):
            drawn = font.render(text or " ", True, MARK if marked else INK)
            surface.blit(drawn, (box.x + step + second * column, box.y + step * (i + 1)))


def draw_strip(surface: pygame.Surface, text: str) -> None:
    """Draw a line in the strip below the picture, as large as it fits."""
    width, height = surface.get_size()
    for size in range(22, 9, -1):
        drawn = pygame.font.Font(None, size).render(text or " ", True, INK)
        if drawn.get_width() <= width - 12:
            break
    strip = pygame.Rect(0, height - STRIP_PX, width, STRIP_PX)
    pygame.draw.rect(surface, PAPER, strip)
    surface.blit(drawn, (6, strip.y + (STRIP_PX - drawn.get_height()) // 2))


def _box(surface: pygame.Surface, box: pygame.Rect) -> None:
    box.center = (surface.get_width() // 2, surface.get_height() // 2)
    pygame.draw.rect(surface, PAPER, box)
    pygame.draw.rect(surface, MARK, box, 1)


def help_pages(charts: list[list[str]]) -> list[list[str]]:
    """The charts, each with a line below that says where F1 leads, all of one size.

    What they say of the keys that turn the game's own pages is left out: here other keys do it.
    """
    charts = [[_TURNS.sub("", line).rstrip() for line in chart] for chart in charts]
    last = "F1: the window's keys   Esc: back"
    height = max(map(len, charts), default=0)
    width = max((len(line) for chart in charts for line in [*chart, last]), default=0)
    pages = []
    for number, chart in enumerate(charts, 1):
        below = last if number == len(charts) else "F1: next page   Esc: back"
        lines = [*chart, *[""] * (height - len(chart)), "", below]
        pages.append([line.ljust(width) for line in lines])
    return pages


class ChartFont:
    """A game's own letters: 96 or 128 glyphs of 8 bytes from the blank on, bit 0 leftmost."""

    def __init__(self, data: bytes) -> None:
        self._glyphs = np.frombuffer(data[: len(data) // 8 * 8], np.uint8).reshape(-1, 8)

    def page(self, lines: list[str]) -> pygame.Surface:
        """The lines in cells of 7 by 8 dots, a line of dots between them."""
        wide = max(map(len, lines), default=1)
        dots = np.zeros((7 * wide, 9 * len(lines)), bool)
        for row, line in enumerate(lines):
            for column, char in enumerate(line):
                number = ord(char) - 0x20
                if 0 <= number < len(self._glyphs):
                    bits = self._glyphs[number][None, :] >> np.arange(7)[:, None] & 1
                    dots[7 * column : 7 * column + 7, 9 * row : 9 * row + 8] = bits
        made = np.where(dots[..., None], np.array(INK), np.array(PAPER)).astype(np.uint8)
        return pygame.surfarray.make_surface(made)

    def draw(self, surface: pygame.Surface, lines: list[str]) -> None:
        """Draw them in a box in the middle, by the largest whole number that fits."""
        page = self.page(lines)
        width, height = surface.get_size()
        by = max(1, min(width // (page.get_width() + 14), height // (page.get_height() + 8)))
        page = pygame.transform.scale(page, (page.get_width() * by, page.get_height() * by))
        box = page.get_rect().inflate(14 * by, 8 * by)
        _box(surface, box)
        surface.blit(page, (box.x + 7 * by, box.y + 4 * by))
