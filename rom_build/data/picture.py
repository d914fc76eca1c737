"""A picture over the whole width of the hi-res page: from text to packed bytes.

One text row is a line of up to 280 dots, after a row that says ``picture``; ``;`` begins a
comment.  ``.`` is dark and ``#`` lit; ``v g b o`` are violet, green, blue and orange: of such an
area only the dots that show in that colour are lit, and the high bit of each byte follows the
colour that has most dots in it.  Without colour these areas are greys.
"""

from collections import Counter
from pathlib import Path

COLUMNS = 40
DOTS = 7
EVEN_COLOURS = "vb"
ODD_COLOURS = "go"
HIGH_COLOURS = "bo"
DARK, LIT = ".", "#"
RUN_LEAST = 3
COUNT_MOST = 127
RUN_FLAG = 0x80


def generate(sources: list[Path]) -> str:
    """Assembly text: ``picture_<file name>``, packed, in segment MENU.

    Packed bytes: n = 1..127 then n bytes as they are; $80 + n then one byte n times; 0 ends.
    The unpacked bytes are whole lines of 40.  Raises ValueError with file and line.
    """
    source = sources[0]
    name = f"picture_{source.stem}"
    packed = pack(b"".join(picture_lines(source)))
    lines = [f"; Generated from {source.name}.", '        .segment "MENU"']
    lines += [f"        .export {name}", f"{name}:"]
    lines += [
        "        .byte   " + ",".join(f"${value:02X}" for value in packed[at : at + 16])
        for at in range(0, len(packed), 16)
    ]
    return "\n".join(lines) + "\n"


def picture_lines(source: Path) -> list[bytes]:
    """The picture's lines, 40 bytes each."""
    lines: list[bytes] = []
    started = False
    for number, text in enumerate(source.read_text("ascii").splitlines(), 1):
        if text.startswith(";") or not text.strip():
            continue
        if not started:
            if text.strip() != "picture":
                raise ValueError(f"{source}:{number}: error: expected 'picture'")
            started = True
            continue
        wrong = set(text) - set(DARK + LIT + EVEN_COLOURS + ODD_COLOURS)
        if wrong or len(text) > COLUMNS * DOTS:
            raise ValueError(
                f"{source}:{number}: error: expected up to {COLUMNS * DOTS} of '.#vgbo'"
            )
        lines.append(_line(text.ljust(COLUMNS * DOTS, DARK)))
    return lines


def _line(text: str) -> bytes:
    return bytes(_byte(text[at : at + DOTS], at) for at in range(0, COLUMNS * DOTS, DOTS))


def _byte(dots: str, first: int) -> int:
    value = 0
    for bit, dot in enumerate(dots):
        odd = (first + bit) % 2 == 1
        if dot == LIT or dot in (ODD_COLOURS if odd else EVEN_COLOURS):
            value |= 1 << bit
    colours = Counter(dot in HIGH_COLOURS for dot in dots if dot not in DARK + LIT)
    return value | 0x80 if colours[True] > colours[False] else value


def pack(data: bytes) -> list[int]:
    """Runs and plain stretches, closed by 0."""
    packed: list[int] = []
    plain: list[int] = []

    def flush() -> None:
        if plain:
            packed.extend([len(plain), *plain])
            plain.clear()

    at = 0
    while at < len(data):
        end = at
        while end < len(data) and data[end] == data[at] and end - at < COUNT_MOST:
            end += 1
        if end - at >= RUN_LEAST:
            flush()
            packed.extend([RUN_FLAG | end - at, data[at]])
            at = end
        else:
            plain.append(data[at])
            at += 1
            if len(plain) == COUNT_MOST:
                flush()
    flush()
    return [*packed, 0]
