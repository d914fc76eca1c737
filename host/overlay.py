"""What the window lays over the picture: the help page and the choice of a disk."""

from __future__ import annotations

from pathlib import Path

import pygame

HELP = """\
F1          this page
F2          reboot          Ctrl-F2   reset
F3  F4      disk in drive 1, 2 (or drop a file on the window:
            left half drive 1, right half drive 2)
F5          swap the two disks
F6          pause           F7   fast-forward
F8          sound off and on
F9          screenshot into this folder
Shift-Ins   paste           Alt-Return   full screen
arrows, Esc and Ctrl-letter go to the machine

Press a key to go on"""

_SUFFIXES = {".dsk", ".do", ".po", ".nib", ".woz", ".2mg"}
_INK, _PAPER, _MARK = (230, 230, 230), (24, 24, 32), (90, 200, 120)


def disks_near(folders: list[Path]) -> list[Path]:
    """The disk images in these folders, each once, by name."""
    found: dict[Path, Path] = {}
    for folder in folders:
        if folder.is_dir():
            for path in folder.iterdir():
                if path.suffix.lower() in _SUFFIXES and path.is_file():
                    found.setdefault(path.resolve(), path)
    return sorted(found.values(), key=lambda p: p.name.lower())


class DiskChoice:
    """A list of images to choose from with the arrows; the first line ejects."""

    def __init__(self, drive: int, folders: list[Path]) -> None:
        self.drive = drive
        self.paths: list[Path | None] = [None, *disks_near(folders)]
        self.at = 0

    def key(self, key: int) -> bool:
        """Move with the arrows; True when Return has chosen `chosen`."""
        if key == pygame.K_UP:
            self.at = max(0, self.at - 1)
        elif key == pygame.K_DOWN:
            self.at = min(len(self.paths) - 1, self.at + 1)
        return key in (pygame.K_RETURN, pygame.K_KP_ENTER)

    @property
    def chosen(self) -> Path | None:
        """The image under the mark; None for the empty drive."""
        return self.paths[self.at]

    def lines(self, rows: int = 12) -> list[tuple[str, bool]]:
        """The lines to show round the mark, each with whether the mark stands on it."""
        first = max(0, min(self.at - rows // 2, len(self.paths) - rows))
        shown = [(f"Drive {self.drive}: arrows, Return; Esc leaves it as it is", False), ("", False)]
        for i, path in enumerate(self.paths[first : first + rows], first):
            name = "(no disk)" if path is None else f"{path.name}   {path.parent}"
            shown.append((name, i == self.at))
        return shown


def draw(surface: pygame.Surface, lines: list[tuple[str, bool]]) -> None:
    """Draw lines of text in a box in the middle, as large as they fit."""
    width, height = surface.get_size()
    longest = max(len(text) for text, _ in lines) + 4
    size = max(10, min(width // longest * 5 // 3, height // (len(lines) + 3) * 4 // 5, 28))
    font = pygame.font.Font(None, size + 4)
    rows = [font.render(text or " ", True, _MARK if mark else _INK) for text, mark in lines]
    step = font.get_linesize()
    box = pygame.Rect(0, 0, max(r.get_width() for r in rows) + 2 * step, step * (len(rows) + 2))
    box.center = (width // 2, height // 2)
    pygame.draw.rect(surface, _PAPER, box)
    pygame.draw.rect(surface, _MARK, box, 1)
    for i, row in enumerate(rows):
        surface.blit(row, (box.x + step, box.y + step * (i + 1)))
