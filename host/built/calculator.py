"""Calculators: a player's question, answered by routines of a built game.

A game's questions stand in its folder, in `tools/calculators.py`, as a table `CALCULATORS`; here
is what all games share: the fields of a question, and the bench its routines run on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import click

from .games import BuiltGame
from .routine import Label, bring, load_for, read_labels

Value = Any
Answer = dict[str, float | int | str]


@dataclass(frozen=True)
class Field:
    """One NAME=VALUE of a question.

    `read` makes the value of the text, with a ValueError that says what would be right.
    `default` is such a text; None: it must be given; "": it may be left out, the value is None.
    """

    read: Callable[[str], Value]
    default: str | None
    says: str
    offers: tuple[str, ...] = ()
    """What the Tab key offers; of a `choice`, or of few whole numbers, these."""

    @property
    def words(self) -> tuple[str, ...]:
        """The values that can be told beforehand."""
        return self.offers or getattr(self.read, "words", ())


@dataclass(frozen=True)
class Calculator:
    """A question: its fields by name, and what answers it.

    `routine` names the 6502 routine whose overlay has to be in memory; `examples` are questions
    as a user would write it behind the calculator's name.
    """

    says: str
    routine: str
    fields: Mapping[str, Field]
    answer: Callable[[Bench, Mapping[str, Value]], Answer]
    examples: tuple[str, ...] = ()
    """Words of a question each, for the help."""

    def values(self, words: tuple[str, ...]) -> dict[str, Value]:
        """The fields as these words give them; usage errors for what is wrong or missing."""
        given: dict[str, str] = {}
        seen: set[str] = set()
        for word in words:
            name, equals, text = word.partition("=")
            if not equals:
                raise click.UsageError(f"{word!r} is not NAME=VALUE")
            if name not in self.fields:
                known = " ".join(self.fields)
                raise click.UsageError(f"there is no {name!r} here; the names are: {known}")
            if name in seen:
                raise click.UsageError(f"{name} is given twice")
            seen.add(name)
            if text.strip() or self.fields[name].default is None:  # an empty one may be left out
                given[name] = text
        missing = [name for name, field in self.fields.items() if field.default is None]
        lines = [f"{n}= is missing: {self.fields[n].says}" for n in missing if n not in given]
        if lines:
            raise click.UsageError("; ".join(lines))
        return {name: self._value(name, given) for name in self.fields}

    def _value(self, name: str, given: dict[str, str]) -> Value:
        field = self.fields[name]
        text = given.get(name, field.default) or ""
        if not text and name not in given:
            return None
        try:
            return field.read(text)
        except ValueError as error:
            raise click.UsageError(f"{name}={text}: {error}") from error


class Bench:
    """The bytes of a built game's image in memory, and its routines to call."""

    def __init__(self, game: BuiltGame, routine: str) -> None:
        self._labels: dict[str, Label] = read_labels(game.file("dbg"))
        self._game = game
        self._a2 = load_for(game, self._labels[routine])
        self.cycles = 0
        """Cycles of all routines called with `ask`."""

    def bring(self, area: str) -> None:
        """Put another overlay in memory, over whatever lies there."""
        bring(self._a2, self._game, area)

    def put(self, name: str, value: int | bytes, index: int = 0) -> None:
        """Write one byte, or several, from `index` bytes behind the label on."""
        data = bytes([value]) if isinstance(value, int) else value
        at = self._labels[name].address + index
        self._a2.memory[at : at + len(data)] = data

    def byte(self, name: str) -> int:
        """The byte at the label."""
        return int.from_bytes(self._bytes(name, 1), "little")

    def word(self, name: str, size: int = 2) -> int:
        """The number of `size` bytes at the label, low byte first."""
        return int.from_bytes(self._bytes(name, size), "little")

    def block(self, name: str, size: int, index: int = 0) -> bytes:
        """`size` bytes from `index` bytes behind the label on."""
        at = self._labels[name].address + index
        return bytes(self._a2.memory[at : at + size])

    def constant(self, name: str) -> int:
        """The value of an exported name that is no address."""
        return self._labels[name].address

    def text(self, name: str) -> str:
        """The characters from the label to the next zero byte."""
        return self._bytes(name, 256).split(b"\0")[0].decode("ascii", "replace")

    def _bytes(self, name: str, size: int) -> bytes:
        at = self._labels[name].address
        return bytes(self._a2.memory[at : at + size])

    def call(self, routine: str, **registers: int) -> Any:
        """Run a routine that only prepares or converts; its registers and flags."""
        return self._a2.call(self._labels[routine].address, **registers)

    def ask(self, routine: str, **registers: int) -> Any:
        """Run a routine that the answer is about: its cycles count."""
        result = self.call(routine, **registers)
        self.cycles += result.cycles
        return result


class Whole:
    """Reads whole numbers from `low` to `high`; `words` are they, where they are few."""

    def __init__(self, low: int, high: int) -> None:
        self._low, self._high = low, high
        self.words = tuple(map(str, range(low, high + 1))) if high - low < _FEW else ()

    def __call__(self, text: str) -> int:
        if not text.isascii() or not text.isdigit() or not self._low <= int(text) <= self._high:
            raise ValueError(f"write a whole number, {self._low} to {self._high}")
        return int(text)


_FEW = 20


def whole(low: int, high: int) -> Callable[[str], int]:
    """Reads whole numbers from `low` to `high`."""
    return Whole(low, high)


def fixed(low: float, high: float, unit: int) -> Callable[[str], int]:
    """Reads decimals from `low` to `high`; the value counts `unit`ths, to the nearest."""

    def read(text: str) -> int:
        plain = text.replace(".", "", 1)
        if not plain.isascii() or not plain.isdigit() or not low <= float(text) <= high:
            raise ValueError(f"write a number, {low:g} to {high:g}")
        return round(float(text) * unit)

    return read


def tenths(low: float, high: float) -> Callable[[str], int]:
    """Reads decimals of one place from `low` to `high`; the value counts tenths."""
    decimal = fixed(low, high, 1000)

    def read(text: str) -> int:
        try:
            value, rest = divmod(decimal(text), 100)
        except ValueError:
            rest = 1
        if rest:
            raise ValueError(f"write tenths, {low:.1f} to {high:.1f}")
        return value

    return read


class Choice:
    """Reads one of some words; case does not matter."""

    def __init__(self, values: Mapping[str, int]) -> None:
        self.words = tuple(values)
        self._values = {word.casefold(): value for word, value in values.items()}

    def __call__(self, text: str) -> int:
        if text.casefold() not in self._values:
            raise ValueError("write " + " or ".join(self.words))
        return self._values[text.casefold()]


def choice(values: Mapping[str, int]) -> Callable[[str], int]:
    """Reads one of some words; case does not matter."""
    return Choice(values)
