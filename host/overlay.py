"""What the window lays over the picture: the help page and the choice of a disk."""

from __future__ import annotations

from pathlib import Path

import pygame

# A tab parts the two columns.
HELP = """\
F1\tthis page
F2, Ctrl-F2\treboot, reset
F3, F4\tdisk in drive 1, 2
F5\tswap the two disks
F6, Shift-F6\tpause, a second back (hold it)
F7\tfast-forward
F8\tsound off and on
F9\tscreenshot into the current folder
F10\tkind of screen: colour, white, green, amber, crisp
F11\trebuild the game, reboot, go on with the battle
Shift-Insert\tpaste
Alt-Return\tfull screen
drop a file\tleft half of the window: drive 1, right half: drive 2

Arrows, Esc and Ctrl with a letter go to the machine.  Press a key to go on."""

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
        shown = [
            (f"Drive {self.drive}: arrows, Return; Esc leaves it as it is", False),
            ("", False),
        ]
        for i, path in enumerate(self.paths[first : first + rows], first):
            name = "(no disk)" if path is None else f"{path.name}\t{path.parent}"
            shown.append((name, i == self.at))
        return shown


def draw(surface: pygame.Surface, lines: list[tuple[str, bool]]) -> None:
    """Draw lines of text in a box in the middle, as large as they fit; a tab parts columns."""
    width, height = surface.get_size()
    for size in range(30, 11, -2):
        font = pygame.font.Font(None, size)
        step = font.get_linesize()
        cells = [text.split("\t") for text, _ in lines]
        second = max((font.size(c[0])[0] for c in cells if len(c) > 1), default=0) + step
        wide = max(font.size(c[-1])[0] + second * (len(c) - 1) for c in cells)
        box = pygame.Rect(0, 0, wide + 2 * step, step * (len(lines) + 2))
        if box.width <= width and box.height <= height:
            break
    box.center = (width // 2, height // 2)
    pygame.draw.rect(surface, _PAPER, box)
    pygame.draw.rect(surface, _MARK, box, 1)
    for i, (row, (_, marked)) in enumerate(zip(cells, lines, strict=True)):
        for column, text in enumerate(row):
            drawn = font.render(text or " ", True, _MARK if marked else _INK)
            surface.blit(drawn, (box.x + step + second * column, box.y + step * (i + 1)))
