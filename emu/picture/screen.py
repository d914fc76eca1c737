"""What a person sees: the screen as text, as pixels and as a picture file."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from .. import layout as L
from ..errors import EmulatorError
from ..files import read_regular, write_whole
from ..machine import Machine
from .frames import Painter
from .palette import LOOKS
from .png import png_bytes
from .video import HIRES_AT, TEXT_ROWS

_MOST_FONT = 1024
_FONT_BYTES = 0, 768, 1024
_TEXT_AT = TEXT_ROWS[:, None] + np.arange(40)
_CHARS = np.array([chr(c & 0x3F if c & 0x3F >= 0x20 else (c & 0x3F) + 0x40) for c in range(256)])


class Screen:
    """The picture now; ``look`` is one of palette.LOOKS."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._look = "colour"
        self.scan_lines = False
        """whether the second of each pair of rows is dark, as between the lines of a tube"""
        self.font = b""
        """the glyphs that hi-res text is read by"""
        self._keys: NDArray[np.uint64] = np.zeros(0, np.uint64)
        self._glyphs: NDArray[np.str_] = np.zeros(0, "<U1")
        self._seen: tuple[bytes, list[str]] = (b"", [])
        self._painter = Painter(machine)

    @property
    def look(self) -> str:
        """The kind of screen."""
        return self._look

    @look.setter
    def look(self, name: str) -> None:
        if name not in LOOKS:
            raise ValueError(f"no look {name!r}: {', '.join(LOOKS)}")
        self._look = name

    def use_font(self, path: str | Path) -> None:
        """Read hi-res text by this font: 96 or 128 glyphs of 8 bytes, bit 0 leftmost, from $20."""
        data = read_regular(path, _MOST_FONT)
        if len(data) not in _FONT_BYTES[1:]:
            raise EmulatorError(f"{path}: {len(data)} bytes found, expected 768 or 1024")
        self.set_font(data)

    def use_font_beside(self, disk: Path) -> None:
        """A built game's letters: the disk's own, or the only ones in its folder, if any."""
        own = disk.with_suffix(".font")
        found = [own] if own.is_file() else list(disk.parent.glob("*.font"))
        if len(found) == 1:
            self.use_font(found[0])

    def set_font(self, data: bytes) -> None:
        """The same with the glyphs themselves; none at all reads no hi-res text."""
        if len(data) not in _FONT_BYTES:
            raise ValueError(f"font of {len(data)} bytes")
        self.font = data
        glyphs = np.frombuffer(data, np.uint8).reshape(-1, 8) & 0x7F
        both = np.concatenate((glyphs, glyphs ^ 0x7F))
        codes = np.tile(np.arange(0x20, 0x20 + len(glyphs)), 2)
        chars = np.array([chr(c) if c < 0x7F else " " for c in codes.tolist()])
        # of equal glyphs the first counts, upright before inverse
        self._keys, first = np.unique(_keys(both), return_index=True)
        self._glyphs = chars[first]
        self._seen = (b"", [])

    @property
    def is_text(self) -> bool:
        """Whether a whole text page is shown, without graphics."""
        return bool(int(self._machine.words[L.VIDEO]) & 1)

    @property
    def text(self) -> list[str]:
        """24 strings of 40 characters.

        Text pages by their screen codes, inverse and flashing as plain; hi-res pages by the font,
        where one is in use; a cell that shows no character is a space.
        """
        m = self._machine.bytes_
        mode = int(self._machine.words[L.VIDEO])
        base = 0x800 if mode & 4 else 0x400
        big = 0x4000 if mode & 4 else 0x2000
        if mode & 9 == 8 and len(self._keys):
            shown = m[big : big + 0x2000].tobytes() + m[base : base + 0x400].tobytes()
        else:
            shown = m[base : base + 0x400].tobytes()
        key = bytes([mode]) + shown
        if key != self._seen[0]:
            self._seen = (key, self._read(mode, base, big))
        return list(self._seen[1])

    def _read(self, mode: int, base: int, big: int) -> list[str]:
        m = self._machine.bytes_
        lines = _CHARS[m[base + _TEXT_AT]]
        if mode & 1 == 0:
            graphics = np.full((24, 40), " ")
            if mode & 8 and len(self._keys):
                # rows of 8 lines to cells of 8 bytes
                cells = m[big + HIRES_AT].reshape(24, 8, 40).transpose(0, 2, 1) & 0x7F
                graphics = self._match(np.ascontiguousarray(cells).reshape(-1, 8)).reshape(24, 40)
            if mode & 2:
                graphics[20:] = lines[20:]
            lines = graphics
        return ["".join(line) for line in lines.tolist()]

    def _match(self, cells: NDArray[np.uint8]) -> NDArray[np.str_]:
        keys = _keys(cells)
        at = np.minimum(np.searchsorted(self._keys, keys), len(self._keys) - 1)
        return np.where(self._keys[at] == keys, self._glyphs[at], " ")

    @property
    def pixels(self) -> NDArray[np.uint8]:
        """RGB of shape (384, 560, 3), read-only: 560 dots by 192 lines shown twice.

        The same array as before while nothing changes on the screen, and only what did change
        is painted again; an array (or a part of one) that the caller keeps stays as it was.
        """
        return self._painter.pixels(self._look, self.scan_lines)

    def forget(self) -> None:
        """Paint all again the next time: the machine is another one."""
        self._painter.forget()

    def png(self, path: str | Path) -> None:
        """Save the picture as a PNG file, whole or not at all."""
        write_whole(path, png_bytes(self.pixels))


def _keys(cells: NDArray[np.uint8]) -> NDArray[np.uint64]:
    return np.ascontiguousarray(cells).view(np.uint64).ravel()
