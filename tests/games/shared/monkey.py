"""Random keys for the whole machine, and a look at its health after each few of them.

A game's own `Monkey` says what is worth typing where, what its state may hold, and how it is known
that the screen says for what the program waits.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from grognard.emu.formats import read_image
from grognard.host.built.source_map import SourceMap
from grognard.rom_build.disk.dos33 import Volume
from grognard.rom_build.sources import asm_root, read_game

from ..built import built
from ..hands import Hands
from ..save_disks import write_volume
from .kept import Kept
from .messages import messages, on_screen

HZ = 1_020_484
SAMPLES, APART, MOST = 5, 997, 4
"""Looks at the PC, the cycles between them, and how many of them find a program that waits."""
SLICE = 17_030
PLAIN = range(1, 128)
LIBRARY_WAITS = ("key_wait", 29), ("stick_wait", 42), ("stick_move", 155)
"""Code of the library, but for key_pump, that waits for a key: labels, and bytes from there."""


class Monkey:
    """Types at random, weighted by what the screen asks for."""

    game: str
    asked: Mapping[str, tuple[str, ...]] = {}
    """The messages that a walk must lead to, by the name of its start."""
    answers: tuple[tuple[str, tuple[str, ...]], ...]
    """What is worth typing where these words stand on the screen; the first that fit."""
    otherwise: tuple[str, ...]
    share_of_noise = 0.1
    longest_noise = 6
    any_case = True
    """Whether the words are looked for in small letters and capitals."""
    settles_seconds = 240.0
    stack_least = 0xB0
    waits_at: tuple[tuple[str, int], ...] = ()
    """Code of the game's that waits for a key: a label and how many bytes from there."""
    ends_resident: str | None = None
    """The label from where on the resident part is not code and tables only."""

    def __init__(self, player: Hands, seed: int) -> None:
        self.player = player
        self.dice = random.Random(seed)
        self.keys = 0
        self.last = ""
        self.met: set[str] = set()
        symbol = player.a2.symbol
        self.waiting = [range(symbol("key_pump"), symbol("key_flush"))]
        for name, size in (*LIBRARY_WAITS, *self.waits_at):
            if name in player.a2.symbols:
                self.waiting.append(range(symbol(name), symbol(name) + size))
        self.code = Code(player, self.ends_resident)

    def ailments(self) -> Iterable[str]:
        """What the state block holds and must not."""
        return ()

    @classmethod
    @cache
    def prompts(cls) -> dict[str, list[str]]:
        """Those messages: their lines on the screen."""
        words = messages(cls.game)
        return {name: on_screen(words[name]) for names in cls.asked.values() for name in names}

    def shown(self) -> set[str]:
        """The prompts on the screen."""
        text = self.player.text
        return {n for n, lines in self.prompts().items() if all(line in text for line in lines)}

    def noted(self) -> bool:
        """Note the prompts on the screen; False when it does not say for what is waited."""
        self.met |= self.shown()
        return bool(self.player.text.strip())

    def nudges(self, waited_seconds: float) -> bool:
        """Called while the program does not wait: may strike a key, or say that it need not."""
        return False

    @classmethod
    def unmet(cls, met: set[str]) -> list[str]:
        """The prompts that a whole walk must meet, and has not."""
        return []

    def idle(self) -> bool:
        """The program waits for a key and has taken all that came."""
        a2, here = self.player.a2, 0
        if a2.key_waiting:
            return False
        for _ in range(SAMPLES):
            here += any(a2.cpu.pc in spot for spot in self.waiting)
            a2.run(cycles=APART)
        return here >= MOST and not a2.key_waiting

    def settle(self) -> None:
        """Run until the program waits again and says for what."""
        a2 = self.player.a2
        begun = a2.cycles
        while not self.idle():
            if not a2.key_waiting and self.nudges((a2.cycles - begun) / HZ):
                self.noted()
                return
            assert a2.cycles < begun + self.settles_seconds * HZ, self.story("no prompt")
            a2.run(cycles=SLICE)
        limit = a2.cycles + HZ  # keys are looked for while a page is loaded and drawn, too
        while not self.noted():
            assert a2.cycles < limit, self.story("waits, and the screen does not say for what")
            a2.run(cycles=SLICE)
        assert a2.cpu.s >= self.stack_least, self.story(f"stack pointer ${a2.cpu.s:02X}")

    def story(self, what: str) -> str:
        """What happened, and the keys before it."""
        a2 = self.player.a2
        return f"{what}: {a2.describe(a2.cpu.pc)} after {self.last!r}\n{self.player.text}"

    def press(self, keys: str) -> None:
        """Type keys one by one, then look at code and state."""
        for key in keys:
            self.last = (self.last + key)[-80:]
            self.player.types(key)
            self.keys += 1
            self.settle()
        for what in (*self.code.ailments(), *self.ailments()):
            raise AssertionError(self.story(what))

    def some(self) -> str:
        """The next keys."""
        dice, text = self.dice, self.player.text
        if dice.random() < self.share_of_noise:
            size = dice.randint(1, self.longest_noise)
            return "".join(chr(dice.choice(PLAIN)) for _ in range(size))
        return self.answer(text)

    def answer(self, text: str) -> str:
        """Keys that fit the screen."""
        for words, answers in self.answers:
            if re.search(re.escape(words), text, re.I if self.any_case else 0):
                return self.dice.choice(answers)
        return self.dice.choice(self.otherwise)


@cache
def patched(game: str) -> Mapping[str, list[range]]:
    """By area of memory the operands that code puts in by itself: its lines are marked so."""
    lines = SourceMap(built(game).file("dbg"), (asm_root(),))
    found: dict[str, list[range]] = {}
    for piece in lines.pieces:
        source = lines.lines(piece.body_file)[piece.body_line - 1 : piece.body_line]
        if source and "[patched]" in source[0]:
            operand = range(piece.address + 1, piece.address + piece.size)
            found.setdefault(piece.area, []).append(operand)
    return found


class Code:
    """The resident part and the overlays: no routine, word or table may be written over."""

    def __init__(self, player: Hands, ends: str | None) -> None:
        self.player = player
        sources = read_game(player.game)
        self._volume = Volume.from_image(read_image(built(player.game).file("dsk")))
        self.overlays = [self._of(area, name) for area, name in sources.overlays.items()]
        at, data, operands = self._of("HIGH", sources.resident["HIGH"])
        self.resident = at, data[: player.a2.symbol(ends) - at] if ends else data, operands

    def _of(self, area: str, name: str) -> tuple[int, bytes, list[range]]:
        """Where a file lies in memory, what it holds, and the operands that may change."""
        file = self._volume.get(name)
        assert file.address is not None
        return file.address, file.data, patched(self.player.game).get(area.lower(), [])

    def ailments(self) -> list[str]:
        """What is not as its file holds it."""
        found = []
        spot = self._other(*self.resident)
        if spot is not None:
            found.append(f"the resident part has been written over at {self._named(spot)}")
        spots = []
        for overlay in self.overlays:
            spot = self._other(*overlay)
            if spot is None:
                return found
            spots.append(spot)
        if spots:
            named = [self._named(spot) for spot in spots]
            found.append(f"no overlay is in memory as its file holds it: {named}")
        return found

    def _named(self, address: int) -> str:
        return str(self.player.a2.describe(address))

    def _other(self, at: int, data: bytes, operands: list[range]) -> int | None:
        """The first place that differs, or None."""
        now = bytearray(self.player.a2.memory[at : at + len(data)])
        for operand in operands:
            here = slice(operand.start - at, operand.stop - at)
            if here.start < len(data):
                now[here] = data[here]
        if now == data:
            return None
        return at + next(n for n, byte in enumerate(now) if byte != data[n])


@dataclass(frozen=True)
class Start:
    """Where a monkey is let loose: from power-on there by keys."""

    comes: Callable[[Hands], None]
    """From the title page."""
    keys: int
    seed: int = 0
    turns: int = 1
    """So often, each time from there, with the seeds that follow."""
    meets: tuple[str, ...] = ()
    """Prompts that the keys must lead to, as the monkey notes them."""
    disk: Callable[[Path, Kept], Path | None] = lambda folder, kept: None
    """Makes the disk in drive 2, if there is to be one, in this folder."""
    sanitize: bool = True


Walks = Mapping[str, tuple[Start, ...]]
"""By name: starts of one test, in whose whole the prompts of `Monkey.unmet` must be met."""


def saved(folder: Path, kept: Kept) -> Path:
    """A SAVE disk with the battle OLD."""
    return write_volume(folder / "save.dsk", kept.volume)


def walks_from(
    starts: Iterable[Callable[[Hands], None]],
    keys: int,
    prompts: Mapping[str, tuple[str, ...]],
    turns: int = 1,
) -> Walks:
    """Walks of so many keys from each start, with a SAVE disk; `prompts` by the start's name."""

    def start(seed: int, comes: Callable[[Hands], None]) -> Start:
        meets = prompts.get(comes.__name__, ())
        return Start(comes, keys, seed=seed, turns=turns, meets=meets, disk=saved)

    return {comes.__name__: (start(number, comes),) for number, comes in enumerate(starts)}
