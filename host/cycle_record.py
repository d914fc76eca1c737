"""The record of measured cycles: what it holds, how a figure is compared, what a difference says.

A figure is the sum over named inputs, without the cycles of page crossings, so it changes when
code changes and not when code only moves. With it goes, for each routine that ran, the cycles of
every instruction; next to the routines' opcodes that is enough to name the lines that moved.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from pathlib import Path

_MOST_LINES = 12
_RUN = re.compile(r"(\d+)(?:\*(\d+))?")


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
        numbers += [int(found[1])] * int(found[2] or 1)
    return (numbers + [0] * size)[:size]


class Record:
    """`cycles.json`: figures by name, and the opcodes of the routines they ran."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.figures: dict[str, dict[str, object]] = {}
        self.code: dict[str, str] = {}
        if path.is_file():
            held = json.loads(path.read_text(encoding="utf-8"))
            self.code = dict(held.get("code", {}))
            self.figures = dict(held.get("figures", {}))

    def cycles(self, name: str) -> int | None:
        """The recorded figure; None where there is none."""
        value = self.figures.get(name, {}).get("cycles")
        return value if isinstance(value, int) else None

    def lines(self, name: str) -> dict[str, tuple[bytes, list[int]]]:
        """Opcodes and cycles of each routine of a figure, as recorded."""
        held = self.figures.get(name, {}).get("lines", {})
        found = {}
        for routine, text in held.items() if isinstance(held, dict) else ():
            code = bytes.fromhex(self.code.get(routine, ""))
            found[routine] = (code, unpack(str(text), len(code)))
        return found

    def write(self, figures: Iterable[Figure], keep_others: bool) -> None:
        """Take these figures in; the others stay or go."""
        held = dict(self.figures) if keep_others else {}
        for figure in figures:
            row: dict[str, object] = {"cycles": figure.cycles}
            if figure.inputs:
                row = {"inputs": figure.inputs, "calls": figure.calls, **row, "worst": figure.worst}
            if figure.code:
                row["lines"] = {
                    name: pack([line.cycles for line in lines])
                    for name, lines in sorted(figure.code.items())
                }
            held[figure.name] = row
            for name, lines in figure.code.items():
                self.code[name] = bytes(line.opcode for line in lines).hex()
        used = {name for row in held.values() for name in _names(row)}
        self.code = {name: code for name, code in self.code.items() if name in used}
        self.figures = held
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self._text(), encoding="utf-8")

    def _text(self) -> str:
        """One figure a line, so that a difference shows what changed and little else."""
        parts = []
        for key, table in (("figures", self.figures), ("code", self.code)):
            rows = (f"  {json.dumps(n)}: {json.dumps(v)}" for n, v in sorted(table.items()))
            parts.append(f' "{key}": {{\n' + ",\n".join(rows) + "\n }")
        return "{\n" + ",\n".join(parts) + "\n}\n"


def _names(row: dict[str, object]) -> Iterable[str]:
    lines = row.get("lines", {})
    return lines.keys() if isinstance(lines, dict) else ()


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


def difference(figure: Figure, record: Record) -> str | None:
    """Why a figure is not as recorded, over several lines; None when it is."""
    was = record.cycles(figure.name)
    if was == figure.cycles:
        return None
    if was is None:
        return f"{figure.name}: {figure.cycles} cycles, there is no record"
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


def over_budget(figure: Figure, record: Record) -> str | None:
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


def table(figures: Iterable[Figure], record: Record) -> list[str]:
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
