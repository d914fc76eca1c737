"""The fixture `cycles`: runs routines, holds what they take against budgets and the record."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from .record import (
    Entry,
    Figure,
    Line,
    difference,
    entry_of,
    over_budget,
    table,
)
from .records import Records

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.emu.call import CallResult

    from ..built.source_map import SourceMap
    from .trace import Trace

_REGISTERS = ("A", "X", "Y", "P", "C")


@dataclass(frozen=True)
class Run:
    """One measured call: the answer, and where its cycles went."""

    result: CallResult
    trace: Trace
    _before: Before | None = None

    @cached_property
    def changed(self) -> frozenset[str]:
        """What is not as before: "A", "X", "Y", and memory by the name of what it belongs to
        ("table", else "$0300"). The stack below the caller's S does not count, nor do flags."""
        from .changes import changed_memory

        result, before = self.result, self._before
        if before is None:
            raise ValueError("not known: this run was not made by cycles.run")
        now = {"A": result.a, "X": result.x, "Y": result.y}
        own = {name for name, value in before.registers.items() if now[name] != value}
        after = result.read(0, 0x10000)
        return frozenset(own | changed_memory(before.memory, after, before.s, before.files))


class Before(NamedTuple):
    """What a call found."""

    registers: dict[str, int]
    memory: bytes
    s: int
    files: tuple[Path, ...]


class Meter:
    """All figures of a test run, and the records they are held against."""

    def __init__(self, folder: Path, mode: str) -> None:
        """`folder` holds the records; RecordError where one is damaged."""
        self.mode = mode
        self.record = Records(folder)
        self._known = self.record.names
        self.measured: dict[str, Entry] = {}
        self.unmeasured: dict[str, list[str]] = {}
        """Names that no figure is taken of, by the reason."""

    def note(self, figure: Figure) -> None:
        """Keep the figure; fails over the budget in every mode, off the record on check.

        A figure over its budget is never recorded, nor a second one of a name: only one can be in
        the record.
        """
        problem = over_budget(figure, self.record)
        if figure.name in self.measured:
            first = self.measured[figure.name].figure
            if (first.cycles, first.inputs) != (figure.cycles, figure.inputs):
                said = (f"{one.cycles} cycles ({one.inputs})" for one in (first, figure))
                pytest.fail(f"{figure.name} is measured twice: {', '.join(said)}", pytrace=False)
        if problem is None or self.mode == "report":
            self.measured[figure.name] = entry_of(figure)
        if self.mode == "check" or problem is not None:
            moved = difference(figure, self.record) if self.mode != "off" else None
            problem = "\n".join(filter(None, (problem, moved)))
        if problem:
            pytest.fail(problem, pytrace=False)

    def finish(self, whole: bool) -> list[str]:
        """Write the record on update; the lines to report.

        `whole`: nothing was left out, so what the record had when the run began and nobody measured
        any more goes. RecordError where it cannot be written.
        """
        if self.mode not in ("update", "report") or not self.measured:
            return []
        lines = table((entry.figure for entry in self.measured.values()), self.record)
        for reason, names in sorted(self.unmeasured.items()):
            lines += ["", f"not measured, {reason}: {len(names)}", *_columns(names)]
        if self.mode == "update":
            gone = self._known - self.measured.keys() if whole else ()
            self.record.write(self.measured.values(), gone)
        return lines

    # One of several processes that measure

    def sent(self) -> str:
        """All that was measured here, for `take` of another process's meter."""
        rows = [(vars(e.figure), e.row, e.code) for e in self.measured.values()]
        return json.dumps([rows, self.unmeasured])

    def take(self, text: str) -> None:
        """Add what another process measured."""
        rows, unmeasured = json.loads(text)
        for figure, row, code in rows:
            self.measured[figure["name"]] = Entry(Figure(**figure), row, code)
        for reason, names in unmeasured.items():
            self.unmeasured.setdefault(reason, []).extend(names)


def _columns(names: list[str]) -> list[str]:
    return [f"  {line}" for line in textwrap.wrap("  ".join(sorted(names)), 96)]


class Cycles:
    """Measured cycles of one test.

    `cycles(name, count, budget)` holds a count that was had elsewhere. `cycles.program(...)` makes
    a machine with a program in it, `cycles.run(...)` measures a call, `cycles.hold(...)` holds the
    calls of one routine together.
    """

    def __init__(self, meter: Meter, root: Path) -> None:
        self._meter, self._root = meter, root
        self.machines: list[Apple2] = []

    def __call__(self, name: str, cycles: int, budget: int | None = None, inputs: str = "") -> None:
        """Hold a bare count."""
        self._meter.note(Figure(name, cycles, inputs, worst=cycles, budget=budget))

    def unmeasured(self, name: str, reason: str) -> None:
        """Name what no figure is taken of, and why; `--cycles=report` lists it."""
        self._meter.unmeasured.setdefault(reason, []).append(name)

    def program(
        self,
        *sources: str | Path,
        cfg: str | Path | None = None,
        debug: str | Path | None = None,
        at: int | None = None,
        bare: bool = True,
    ) -> Apple2:
        """A machine with a program in memory: see `grognard.program`. Paths begin in the project's
        folder."""
        from grognard.emu import SymbolError
        from grognard.rom_build.asm import AsmErrors

        from .program import program

        try:
            a2 = program(*sources, cfg=cfg, debug=debug, at=at, bare=bare, root=self._root)
        except (AsmErrors, SymbolError, OSError) as error:
            problem = str(error)
        else:
            self.machines.append(a2)
            return a2
        pytest.fail(problem, pytrace=False)  # the user's source is at fault: no traceback of ours

    def run(
        self,
        a2: Apple2,
        routine: str | int,
        *,
        cycle_limit: int = 5_000_000,
        **inputs: int | bytes,
    ) -> Run:
        """Call a routine as `a2.call` does, one instruction at a time."""
        __tracebackhide__ = True
        from .trace import traced_call

        given: dict[str, Any] = {name: inputs[name] for name in inputs if name in _REGISTERS}
        a2.calls.set_inputs({name: inputs[name] for name in inputs if name not in given})
        cpu = a2.cpu
        registers = {"A": cpu.a, "X": cpu.x, "Y": cpu.y}
        registers.update((name, given[name]) for name in registers if name in given)
        before = Before(registers, a2.memory.whole(), cpu.s, tuple(a2.symbols.files))
        return Run(*traced_call(a2, routine, cycle_limit, **given), before)

    def hold(
        self,
        a2: Apple2,
        name: str,
        runs: Iterable[Run],
        inputs: str,
        *,
        budget: int | None = None,
        source: SourceMap | None = None,
        areas: frozenset[str] | None = None,
        label: str | None = None,
    ) -> Figure:
        """Hold the runs of routine `name`; `inputs` says in words what they were given.

        The budget is that of the routine's `;;; cycles:` line unless given. `label` is the name
        in the record, default the routine's.
        """
        from .program import budget_of, made_of
        from .trace import Trace

        made = made_of(a2)
        lines = source or (made.lines if made is not None else None)
        traces = [run.trace for run in runs]
        whole = sum(traces, Trace())
        if budget is None and lines is not None:
            budget = budget_of(lines, name)
        figure = Figure(
            label or name,
            whole.base,
            inputs,
            len(traces),
            max(trace.base for trace in traces),
            whole.crossings.total(),
            max(trace.total for trace in traces),
            budget,
            code_of(a2, whole, lines, areas) if lines is not None else {},
        )
        self._meter.note(figure)
        return figure


def code_of(
    a2: Apple2, trace: Trace, source: SourceMap, areas: frozenset[str] | None
) -> dict[str, list[Line]]:
    """Every instruction of each routine that ran, in the order of addresses."""
    from grognard.emu.opcodes import OPCODES

    ran = {source.routine(address, areas) for address in trace.own}
    code: dict[str, list[Line]] = {}
    for routine in sorted((r for r in ran if r is not None), key=lambda r: r.address):
        lines = []
        at, end = routine.address, routine.address + routine.size
        while at < end:
            piece = source.at(at, areas)
            if piece is None:
                break
            opcode = a2.memory[at]
            if OPCODES[opcode].bytes == piece.size or at in trace.own:
                text = source.text(piece.body_file, piece.body_line)
                lines.append(Line(opcode, f"{piece.file}:{piece.line}", text, trace.own[at]))
            at = piece.address + piece.size
        stem = Path(routine.file).stem
        code[stem if stem == routine.name else f"{stem}:{routine.name}"] = lines
    return code
