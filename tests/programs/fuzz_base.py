"""What a fuzzed reader of files is, the faults that its files get, and the loop that gives them."""

from __future__ import annotations

import random
import re
import resource
import struct
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .long_runs import Progress, alarm

SECONDS_A_FILE = 10
MEGABYTES = 200
"""What the process may grow by over all files of a parser."""


@dataclass
class Parser:
    """Files to start from, what reads one, and what makes its checksums right."""

    seeds: list[bytes]
    read: Callable[[bytes], object]
    errors: tuple[type[BaseException], ...]
    reseal: Callable[[bytes], bytes] = bytes
    text: bool = False
    """Its files are lines of words and numbers."""

    def mutated(self, blob: bytes, dice: random.Random) -> bytes:
        """The file with some faults, most often with its checksums made right again."""
        faulty = mutated_text if self.text and dice.random() < 0.8 else mutated_bytes
        found = faulty(blob, dice)
        return self.reseal(found) if dice.random() < 0.8 else found


def mutated_bytes(blob: bytes, dice: random.Random) -> bytes:
    """The file with one to eight faults."""
    data = bytearray(blob)
    for _ in range(dice.choice((1, 1, 1, 2, 3, 8))):
        size = len(data)
        # most of what matters stands at the front
        at = dice.randrange(size) if dice.random() < 0.5 else dice.randrange(min(size, 2048))
        kind = dice.randrange(8)
        if kind == 0:
            data[at] ^= 1 << dice.randrange(8)
        elif kind == 1:
            data[at] = dice.choice((0, 1, 0x7F, 0x80, 0xFE, 0xFF))
        elif kind == 2:
            word = dice.choice((0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, dice.randrange(1 << 16)))
            data[at : at + 4] = struct.pack("<I", word)
        elif kind == 3:
            data[at : at + 8] = dice.randbytes(8)
        elif kind == 4:
            del data[at:]
        elif kind == 5:
            del data[at : at + dice.choice((1, 4, 256))]
        elif kind == 6:
            data[at:at] = data[at : at + dice.choice((1, 4, 256))]
        else:
            there = dice.randrange(size)
            length = dice.choice((1, 4, 64))
            data[at : at + length] = data[there : there + length]
        if not data:
            data = bytearray(1)
    return bytes(data)


_TOKEN = re.compile(rb"\w+|\s+|.", re.DOTALL)
_ODD = (
    *b"0 -1 255 256 65535 65536 $FFFF 0x10000 99999999999999999999 1e999 nan".split(),
    *rb"* ** / .. ../.. /dev/null % \" ' \\ ( { } , = : ; # null true [] {} \"\"".split(),
    *(b"", b"\0", b"\n", b"\t", b"\r", b"\xff", b"\xc3\xa9", b"[" * 50, b"~" * 300, b"a" * 5000),
)


def mutated_text(blob: bytes, dice: random.Random) -> bytes:
    """The text with one to eight words, signs or lines changed, moved, doubled or gone."""
    tokens = _TOKEN.findall(blob) or [b" "]
    for _ in range(dice.choice((1, 1, 1, 2, 3, 8))):
        at, kind = dice.randrange(len(tokens)), dice.randrange(6)
        if kind < 2:
            tokens[at] = dice.choice(_ODD)
        elif kind == 2:
            tokens[at] = dice.choice(tokens)
        elif kind == 3:
            tokens[at : at + dice.choice((1, 2, 10))] = []
        elif kind == 4:
            tokens[at:at] = dice.choice((tokens[at : at + 20], [dice.choice(_ODD)]))
        else:
            lines = b"".join(tokens).splitlines(keepends=True) or [b""]
            here, there = dice.randrange(len(lines)), dice.randrange(len(lines))
            lines[here:here] = [] if dice.random() < 0.3 else [lines[there]]
            if dice.random() < 0.5:
                del lines[there]
            tokens = _TOKEN.findall(b"".join(lines))
        tokens = tokens or [b" "]
    return b"".join(tokens)


# Running


def _megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def fuzz(name: str, parser: Parser, count: int, seed: int) -> tuple[int, int]:
    """Give a parser `count` files; (refused, read). Raises what is no named error."""
    refused = 0
    before = 0.0
    progress = Progress(name, count)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for number in range(count):
            dice = random.Random(f"{name} {seed} {number}")
            blob = parser.mutated(dice.choice(parser.seeds), dice)
            try:
                with alarm(SECONDS_A_FILE):
                    parser.read(blob)
            except parser.errors:
                refused += 1
            except BaseException:
                kept = Path("out/fuzz")
                kept.mkdir(parents=True, exist_ok=True)
                (kept / f"{name}-{seed}-{number}").write_bytes(blob)
                raise
            if number == min(100, count // 2):
                before = _megabytes()
            progress.told(number + 1)
    grown = _megabytes() - before
    assert grown < MEGABYTES, f"{name}: {grown:.0f} MB more after {count} files"
    return refused, count - refused
