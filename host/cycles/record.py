"""The record of measured cycles: what it holds, how a figure is compared, what a difference says.

A figure is the sum over named inputs, without the cycles of page crossings, so it changes when
code changes and not when code only moves. With it goes, for each routine that ran, the cycles of
every instruction; next to the routines' opcodes that is enough to name the lines that moved.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, Protocol

from grognard.emu.files import read_regular, write_whole
from grognard.emu.formats.lock import FileLock, ImageBusyError

MOST_BYTES = 16 << 20
_MOST_LINES = 12
_RUN = re.compile(r"(\d{1,15})(?:\*(\d{1,9}))?")
_WAIT_SECONDS = 60.0


class RecordError(ValueError):
    """The record is damaged, or cannot be had or written; the message names it."""


@dataclass(frozen=True)
class Line:
    """One instruction of a routine: its opcode, place in the source, text, own cycles."""

    opcode: int
    place: str
    text: str
    cycles: int


@dataclass
class Figure:
    """What was measured under one name.

    `cycles` is the sum and `worst` the largest of `calls` runs, both without page crossings;
    `crossings` is what those added, and `peak` the largest run with them, all as the code lies
    now. `code` has every instruction of the routines that ran; none for a bare count.
    """

    name: str
    cycles: int
    inputs: str = ""
    calls: int = 1
    worst: int = 0
    crossings: int = 0
    peak: int = 0
    budget: int | None = None
    code: dict[str, list[Line]] = field(default_factory=dict)


def pack(numbers: Sequence[int]) -> str:
    """Numbers as text, equal neighbours as `n*times`, zeros at the end left out."""
    out: list[list[int]] = []
    for number in numbers:
        if out and out[-1][0] == number:
            out[-1][1] += 1
        else:
            out.append([number, 1])
    if out and out[-1][0] == 0:
        out.pop()
    return " ".join(f"{n}*{times}" if times > 1 else str(n) for n, times in out)


def unpack(text: str, size: int) -> list[int]:
    """The `size` numbers that `pack` was given."""
    numbers: list[int] = []
    for word in text.split():
        found = _RUN.fullmatch(word)
        if found is None:
            raise ValueError(f"{word!r} is no count")
        numbers += [int(found[1])] * min(int(found[2] or 1), size - len(numbers))
    return (numbers + [0] * size)[:size]


@dataclass
class Entry:
    """A figure as it goes into the record: its row there, and the opcodes of what it ran."""

    figure: Figure
    row: dict[str, Any]
    code: dict[str, str]


def entry_of(figure: Figure) -> Entry:
    """The entry of a figure, which needs its instructions no more."""
    row: dict[str, Any] = {"cycles": figure.cycles}
    if figure.inputs:
        row = {"inputs": figure.inputs, "calls": figure.calls, **row, "worst": figure.worst}
    if figure.code:
        row["lines"] = {
            name: pack([line.cycles for line in lines])
            for name, lines in sorted(figure.code.items())
        }
    code = {name: bytes(x.opcode for x in lines).hex() for name, lines in figure.code.items()}
    return Entry(replace(figure, code={}), row, code)


class Recorded(Protocol):
    """What figures are compared with."""

    def cycles(self, name: str) -> int | None:
        """The recorded figure; None where there is none."""

    def lines(self, name: str) -> dict[str, tuple[bytes, list[int]]]:
        """Opcodes and cycles of each routine of a figure, as recorded."""


class Record:
    """One file of figures by name, and the opcodes of the routines they ran.

    RecordError where it is damaged or no file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.figures: dict[str, dict[str, Any]] = {}
        self.code: dict[str, str] = {}
        try:
            self.figures, self.code = _checked(read_regular(path, MOST_BYTES))
        except FileNotFoundError:
            pass
        except OSError as error:
            raise RecordError(f"{path}: {error.strerror or error}") from error
        except (ValueError, RecursionError) as error:
            raise RecordError(f"{path}: damaged record of cycles: {error}") from error

    def cycles(self, name: str) -> int | None:
        """The recorded figure; None where there is none."""
        value = self.figures.get(name, {}).get("cycles")
        return value if isinstance(value, int) else None

    def lines(self, name: str) -> dict[str, tuple[bytes, list[int]]]:
        """Opcodes and cycles of each routine of a figure, as recorded."""
        found = {}
        for routine, text in self.figures.get(name, {}).get("lines", {}).items():
            code = bytes.fromhex(self.code.get(routine, ""))
            found[routine] = (code, unpack(text, len(code)))
        return found

    def write(self, entries: Iterable[Entry], gone: Iterable[str] = ()) -> None:
        """Take these entries in and leave out those that are gone; all others stay.

        The record is read again under a lock: what another run wrote meanwhile stays too.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with _alone(self.path):
                now = Record(self.path)
                now._take(list(entries), set(gone))
                write_whole(self.path, now._text().encode("utf-8"), lasting=False)
        except OSError as error:
            raise RecordError(f"{self.path}: cannot write: {error.strerror or error}") from error
        self.figures, self.code = now.figures, now.code

    def _take(self, entries: list[Entry], gone: set[str]) -> None:
        self.figures = {name: row for name, row in self.figures.items() if name not in gone}
        for entry in entries:
            self.figures[entry.figure.name] = entry.row
            self.code |= entry.code
        used = {name for row in self.figures.values() for name in row.get("lines", {})}
        self.code = {name: code for name, code in self.code.items() if name in used}

    def _text(self) -> str:
        """One figure a line, so that a difference shows what changed and little else."""
        parts = []
        for key, table in (("figures", self.figures), ("code", self.code)):
            rows = (f"  {json.dumps(n)}: {json.dumps(v)}" for n, v in sorted(table.items()))
            parts.append(f' "{key}": {{\n' + ",\n".join(rows) + "\n }")
        return "{\n" + ",\n".join(parts) + "\n}\n"


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Waits until no other run writes the record."""
    end = time.monotonic() + _WAIT_SECONDS
    while True:
        try:
            lock = FileLock(path)
            break
        except ImageBusyError as error:
            if time.monotonic() > end:
                raise RecordError(f"{path}: {error}") from error
            time.sleep(0.02)
    try:
        yield
    finally:
        lock.release()


def _checked(raw: bytes) -> tuple[dict[str, dict[str, Any]], dict[str, str]]:
    """Figures and code of a record's bytes; ValueError where they are not such."""
    held = json.loads(raw.decode("utf-8"))
    if not isinstance(held, dict):
        raise ValueError("no object")
    figures, code = held.get("figures", {}), held.get("code", {})
    if not isinstance(figures, dict) or not isinstance(code, dict):
        raise ValueError("'figures' and 'code' must be objects")
    for name, text in code.items():
        if not isinstance(text, str) or not re.fullmatch(r"(?:[0-9a-f]{2})*", text):
            raise ValueError(f"the code of {name[:40]!r} is no text of hexadecimal digits")
    for name, row in figures.items():
        lines = row.get("lines", {}) if isinstance(row, dict) else None
        if not isinstance(lines, dict) or type(row.get("cycles")) is not int:
            raise ValueError(f"the figure {name[:40]!r} is none")
        if not all(map(_is_packed, lines.values())):
            raise ValueError(f"the lines of the figure {name[:40]!r} are none")
    return figures, code


def _is_packed(text: object) -> bool:
    return isinstance(text, str) and all(map(_RUN.fullmatch, text.split()))


def moved_lines(figure: Figure, old: dict[str, tuple[bytes, list[int]]]) -> list[str]:
    """The source lines whose share differs from the record, the largest change first."""
    found: list[tuple[int, str]] = []
    for routine in sorted({*figure.code, *old}):
        was, counts = old.get(routine, (b"", []))
        lines = figure.code.get(routine, [])
        now = bytes(line.opcode for line in lines)
        for tag, i, j, k, m in SequenceMatcher(None, was, now, autojunk=False).get_opcodes():
            if tag == "equal":
                for count, line in zip(counts[i:j], lines[k:m], strict=True):
                    if count != line.cycles:
                        found.append((line.cycles - count, _changed(line, count)))
                continue
            found += [(-n, _gone(routine, code, n)) for code, n in _both(was[i:j], counts[i:j])]
            found += [(line.cycles, _changed(line, None)) for line in lines[k:m]]
    found.sort(key=lambda row: -abs(row[0]))
    shown = [text for _, text in found[:_MOST_LINES]]
    rest = len(found) - len(shown)
    return shown + ([f"and {rest} more lines"] if rest else [])


def _both(code: bytes, counts: list[int]) -> list[tuple[int, int]]:
    return list(zip(code, counts, strict=True))


def _changed(line: Line, was: int | None) -> str:
    text = f"{line.place}: {line.text}: "
    return text + (f"new, {line.cycles} cycles" if was is None else f"{was} -> {line.cycles}")


def _gone(routine: str, opcode: int, was: int) -> str:
    from grognard.emu.opcodes import OPCODES

    return f"{routine}: {OPCODES[opcode].mnemonic}: gone, was {was} cycles"


def difference(figure: Figure, record: Recorded) -> str | None:
    """Why a figure is not as recorded, over several lines; None when it is."""
    was = record.cycles(figure.name)
    if was == figure.cycles:
        return None
    if was is None:
        return f"{figure.name}: {figure.cycles} cycles, no record yet: --cycles=update writes it"
    old = record.lines(figure.name)
    head = f"{figure.name}: {figure.cycles} cycles, record says {was} ({figure.cycles - was:+})"
    codes = {n: bytes(line.opcode for line in lines) for n, lines in figure.code.items()}
    same = [n for n in codes if n in old and old[n][0] == codes[n]]
    other = sorted({*codes, *old} - set(same))
    out = [head]
    if figure.code:
        what = f"changed code: {', '.join(other)}" if other else "the code is as recorded"
        out.append(f"  {what}; {figure.crossings} cycles of page crossings are not counted")
    return "\n".join(out + [f"  {line}" for line in moved_lines(figure, old)])


def over_budget(figure: Figure, record: Recorded) -> str | None:
    """What to say when the longest run takes more than the header allows; None when it does not."""
    longest = figure.peak or figure.cycles
    if figure.budget is None or longest <= figure.budget:
        return None
    text = f"{figure.name}: {longest} cycles, budget {figure.budget}"
    crossings = longest - figure.worst if figure.peak else 0
    if crossings:
        text += f"; {crossings} of them page crossings"
        if figure.worst <= figure.budget and record.cycles(figure.name) == figure.cycles:
            text += " (a page shift: the code is as recorded and lies elsewhere)"
    return text


def table(figures: Iterable[Figure], record: Recorded) -> list[str]:
    """The report: a line a figure under a line of heads."""
    rows = [("routine", "calls", "cycles", "change", "worst", "budget", "crossings", "inputs")]
    for figure in figures:
        was = record.cycles(figure.name)
        change = (
            "new" if was is None else f"{figure.cycles - was:+}" if figure.cycles != was else ""
        )
        budget = "-" if figure.budget is None else str(figure.budget)
        rows.append(
            (figure.name, str(figure.calls), str(figure.cycles), change,
             str(figure.peak or figure.cycles), budget, str(figure.crossings),
             figure.inputs)
        )  # fmt: skip
    widths = [max(len(row[i]) for row in rows) for i in range(7)]
    out = []
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(row[i].rjust(widths[i]) for i in range(1, 7)), row[7]]
        out.append("  ".join(cells).rstrip())
    return out
