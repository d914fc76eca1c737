"""Runs routines against their `;;;` headers: what may change, how long it may take.

Inputs come from two sources. Where the header's `in:` line says every value, its edges and random
middles are tried on battles of every kind. All others run on what they were given in play: a few
turns, phases and pages are run and memory is kept as some of the routine's calls found it. What
turns the drive or asks for keys is called again on the whole machine that play had then, the drive
ready and the keys at hand.
"""

from __future__ import annotations

from collections import defaultdict
from contextlib import ExitStack
from typing import Any

from grognard.emu import CallError
from grognard.host.cycles.meter import Run
from grognard.host.cycles.trace import profiled_call, traced_call

from .contract_calls import Calls
from .contract_effects import PICTURE, Effects
from .contract_inputs import Case, Inputs
from .contract_play import Play
from .replayed import RecordedCall, replayed

ANSWERS = {"ESC": b"\x1b", "RETURN": b"\r", "SPACE": b" ", "1": b"1", "Y": b"Y"}
LONG, LONGEST = 50_000, 600_000
"""Cycles from which on one run is measured, and from which on it runs at full speed."""
MOST = 100_000_000


class ContractBench(Play, Effects, Inputs, Calls):
    """The bench, its contracts, and memory as calls found it in play."""

    game = "ambush"

    def __init__(self, bench: Any, contracts: list[dict[str, Any]]) -> None:
        self.bench = bench
        self.contracts = {f"{c['file']}:{c['name']}": c for c in contracts}
        self.kept: dict[str, list[tuple[dict[str, int], bytes]]] = defaultdict(list)
        self.followed: dict[str, list[list[str]]] = defaultdict(list)
        """What calls on whole machines changed and should not have, by routine."""
        self.recorded: dict[str, list[RecordedCall]] = defaultdict(list)
        """Those calls themselves."""
        self.battles: list[bytes] = []
        self._counts: dict[str, int] = defaultdict(int)
        self._needs: dict[str, bool] = {}
        self._tries: dict[str, int] = defaultdict(int)
        self.taken = 0
        self._private: dict[str, set[int]] = {}

    def begin(self, contract: dict[str, Any], case: Case) -> None:
        """Memory as the case has it, with the routine's overlay."""
        bench, area = self.bench, self.area(contract)
        bench.mem[:] = case.memory
        if area in bench._overlays and case.said[:7] != "in play":
            bench._current = None
            bench.overlay(area)

    def breach(self, contract: dict[str, Any], case: Case, limit: int = MOST) -> str:
        """What the routine changed that its header does not name; "" when it kept to it."""
        spoiled, cycles = self.spoils(contract, case, limit)
        if contract["cycles"] is not None and cycles > contract["cycles"]:
            spoiled.append(f"{cycles} cycles of {contract['cycles']}")
        return f"{case.said}: changes {', '.join(spoiled)}" if spoiled else ""

    def spoils(self, contract: dict[str, Any], case: Case, limit: int) -> tuple[list[str], int]:
        """Registers and names that the header does not mention, and the cycles."""
        self.begin(contract, case)
        before = self.bench.mem.whole()
        inputs = {"X": 0x5A, "Y": 0xA5, "A": 0xC3, **case.registers}
        result = self.bench._a2.call(contract["address"], cycle_limit=limit, **inputs)
        after = {"A": result.a, "X": result.x, "Y": result.y}
        spoiled = self._changed(contract, (inputs, before), (after, self.bench.mem.whole()))
        self.taken = result.cycles
        return spoiled, result.cycles

    def measured(self, contract: dict[str, Any], case: Case, taken: int) -> Run:
        """The case run once more, each instruction counted; `taken` cycles are expected."""
        self.begin(contract, case)
        a2, address = self.bench._a2, contract["address"]
        call = traced_call if taken < LONGEST else profiled_call
        return Run(*call(a2, address, **case.registers))

    def worst(self, contract: dict[str, Any], run: Run) -> int:
        """Cycles of a run when all its code and tables lie as badly as they can."""
        source, areas = self.bench.source, frozenset({"low", "high", self.area(contract)})

        def unit(address: int) -> str:
            piece = source.at(address, areas)
            return piece.file if piece else ""

        def fixed(address: int) -> bool:
            piece = source.at(address, areas)
            aligned = piece is not None and piece.segment in ("TABLES", "DISK_TIMED")
            return aligned or address < 0x100 or address in PICTURE

        return run.trace.worst(unit, fixed)

    def check(self, contract: dict[str, Any], cycles: Any, count: int) -> str:
        """Header and figures of one routine; the reason where it cannot be run."""
        key = f"{contract['file']}:{contract['name']}"
        reason = self.why_skipped(contract)
        spoiled = sorted({name for names in self.followed[key] for name in names})
        assert not spoiled, f"changes {spoiled} in play"
        if not reason:
            reason = self.check_on_the_bench(contract, cycles, count)
        if reason and self.recorded[key]:
            self.hold_recorded(contract, self.recorded[key][:2], cycles)
            return ""
        if reason:
            cycles.unmeasured(f"{self.game} {key}", reason)
        return reason

    def runs(self, contract: dict[str, Any]) -> bool:
        """Is there a call of it, from play or by its `in:` line?"""
        key = f"{contract['file']}:{contract['name']}"
        return bool(
            self.recorded[key] or (not self.why_skipped(contract) and self.cases(contract, 1))
        )

    def check_on_the_bench(self, contract: dict[str, Any], cycles: Any, count: int) -> str:
        """The same for what needs no more than memory, and no keys but a few."""
        cases = self.cases(contract, count)
        if not cases:
            return "its inputs are no numbers, and nothing called it in play"
        if self.waits(contract):
            answered = (self.answered(contract, case) for case in cases[:2])
            cases = [case for case in answered if case is not None]
            if not cases:
                return "it goes on until keys are typed"
        taken: dict[int, int] = {}
        for n, case in enumerate(cases):
            breach = self.breach(contract, case)
            assert breach == "", breach
            taken[n] = self.taken
            if self.taken > LONGEST and n:
                break
        self.hold_worst(contract, cases, taken, cycles)
        return ""

    def hold_worst(
        self, contract: dict[str, Any], cases: list[Case], taken: dict[int, int], cycles: Any
    ) -> None:
        """Budget and record: the first cases and the slowest, or a single one that takes long."""
        slowest = max(taken, key=lambda n: taken[n])
        chosen = [n for n in sorted({0, 1, 2, slowest}) if n in taken and taken[n] < LONG]
        chosen = chosen or [min(taken, key=lambda n: taken[n])]
        runs = [self.measured(contract, cases[n], taken[n]) for n in chosen]
        if contract["cycles"] is not None and not self.touches_hardware(contract):
            worst = max(self.worst(contract, run) for run in runs)
            assert worst <= contract["cycles"], cases[slowest].said
        if self.domains(contract) is None or "/resolve/" in contract["file"]:
            inputs = f"{len(runs)} calls as in play"
        else:
            inputs = f"{len(runs)} edges and middles of: {contract['inputs']}"
        self.hold(cycles, self.bench._a2, contract, runs, inputs)

    def hold_recorded(
        self, contract: dict[str, Any], calls: list[RecordedCall], cycles: Any
    ) -> None:
        """Budget and record of calls made again on the whole machine."""
        with ExitStack() as machines:
            made = [machines.enter_context(replayed(call, self.bench.sym)) for call in calls]
            inputs = f"{len(made)} calls as in play, the drive ready, keys at hand"
            self.hold(cycles, made[-1][0], contract, [run for _, run in made], inputs)

    def hold(
        self, cycles: Any, a2: Any, contract: dict[str, Any], runs: list[Run], inputs: str
    ) -> None:
        """Hold the runs against header and record."""
        name = contract["name"]
        label = f"{self.game} {contract['file'].removeprefix(f'games/{self.game}/')} {name}"
        areas = frozenset({"low", "high", self.area(contract)})
        source, budget = self.bench.source, contract["cycles"]
        cycles.hold(a2, name, runs, inputs, budget=budget, source=source, areas=areas, label=label)

    def answered(self, contract: dict[str, Any], case: Case) -> Case | None:
        """The case with keys typed ahead that end the routine; None where none of them does."""
        for name, key in ANSWERS.items():
            memory = bytearray(case.memory)
            for label, data in (
                ("key_first", b"\0"),
                ("key_count", b"\x10"),
                ("key_ring", key * 16),
            ):
                at = self.bench.sym[label]
                memory[at : at + len(data)] = data
            typed = Case(case.registers, bytes(memory), f"{case.said}, {name} typed ahead")
            try:
                self.spoils(contract, typed, LONGEST)
            except CallError:
                continue
            return typed
        return None
