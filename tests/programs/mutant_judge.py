"""Mutants judged: the tests that may tell of one are run in a process that has its byte changed."""

from __future__ import annotations

import gc
import mmap
import os
import select
import signal
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from .mutant_trials import Probe, Site, Trial, passes
from .mutants import Mutant, concerns

ALIVE, BY_RULE, BY_OTHER, BROKEN = range(4)
_WALL_SECONDS = 60
_SPARE_SECONDS = 0.5
_SPARE_CYCLES = 50_000
_SAID = struct.Struct("iid")
"""What a process says of a mutant: the fate, the test that killed, the seconds it took."""
_AT_A_TIME = 40
"""How many mutants a process judges."""
_SPOILT = 77


class Verdict(NamedTuple):
    """What became of a mutant, the test it died by or "", the seconds of processor it took."""

    fate: int
    killer: str
    seconds: float


@dataclass
class _Worker:
    """A process that judges mutants; in `told` the test that runs and what its failure means."""

    child: int
    watch: int
    told: mmap.mmap
    mutants: list[Mutant]
    deadline: float


class Judge:
    """Tries mutants in processes of their own; learns which tests kill in a file."""

    def __init__(
        self, probe: Probe, trials: list[Trial], budget: float, any_test: bool = False
    ) -> None:
        self.probe, self.trials, self.budget = probe, trials, budget
        self.any_test = any_test
        self.past: dict[tuple[str, str, str], str] = {}
        self.where: dict[Site, list[int]] = {}
        for number, trial in enumerate(trials):
            for site in trial.reach.sites:
                self.where.setdefault(site, []).append(number)
        self._killers: dict[str, Counter[int]] = {}

    def is_reached(self, mutant: Mutant) -> bool:
        return bool(self._telling(mutant))

    def why(self, mutant: Mutant) -> str:
        """What the tests lack in which it cannot be told, if that is so."""
        if self._telling(mutant):
            return ""
        if not self.where.get((mutant.piece.area, mutant.piece.address)):
            return " (no test runs it)"
        if not self._running(mutant):
            return " (only tests of other rules run it)"
        return " (no test has such a number there)"

    def _running(self, mutant: Mutant) -> list[int]:
        """The tests that run the instruction and may kill."""
        here = self.where.get((mutant.piece.area, mutant.piece.address), [])
        if self.any_test:
            return here
        return [number for number in here if concerns(self.trials[number].marks, mutant)]

    def _telling(self, mutant: Mutant) -> list[int]:
        """Those in which the changed instruction does something else at least once."""
        site, here = (mutant.piece.area, mutant.piece.address), self._running(mutant)
        if (border := mutant.border) is None:
            return here
        told = []
        for number in here:
            values = self.trials[number].reach.compared.get(site)
            if values is None or values & border:
                told.append(number)
        return told

    def _in_order(self, mutant: Mutant) -> Iterator[tuple[int, int]]:
        """(test, what its failure means): marked ones first, then the likeliest and the quickest.

        Either kind has the whole budget of seconds for itself.
        """
        killers = self._killers.get(mutant.piece.file, Counter())
        past = self.past.get(mutant.key)

        def rank(number: int) -> tuple[float, ...]:
            trial = self.trials[number]
            likely = -killers[number] / (0.01 + trial.reach.seconds)
            return trial.item.nodeid != past, likely, trial.reach.seconds

        telling = self._telling(mutant)
        marked = [n for n in telling if concerns(self.trials[n].marks, mutant)]
        others = sorted(set(telling) - set(marked))
        for fate, numbers in ((BY_RULE, marked), (BY_OTHER, others)):
            spent = 0.0
            for number in sorted(numbers, key=rank):
                seconds = self.trials[number].reach.seconds
                if spent + seconds <= self.budget or not spent:
                    spent += seconds
                    yield number, fate

    def _judge(self, mutant: Mutant, tell: Callable[[int, int], None]) -> tuple[int, int]:
        """(fate, the test that killed it); `tell` hears which runs and what its failure means."""
        self.probe.change(mutant)
        for number, fate in self._in_order(mutant):
            tell(number, fate)
            if not self._passes(number):
                return fate, number
        return ALIVE, -1

    def _passes(self, number: int) -> bool:
        reach = self.trials[number].reach
        self.probe.bound = 4 * reach.cycles + _SPARE_CYCLES
        # SIGPROF ends the process: a test that takes so much longer does not pass
        signal.setitimer(signal.ITIMER_PROF, 6 * reach.seconds + _SPARE_SECONDS)
        passed = passes(self.trials[number].item)
        signal.setitimer(signal.ITIMER_PROF, 0)
        return passed

    def run(self, mutants: list[Mutant]) -> list[Verdict]:
        """One after the other; in their order what became of each."""
        gc.freeze()  # what stands already is not touched again: a fork need not copy it
        verdicts: list[Verdict] = []
        queue = mutants[::-1]
        while queue:
            worker = self._fork([queue.pop() for _ in range(min(_AT_A_TIME, len(queue)))])
            queue += reversed(self._heard(worker, verdicts))
        return verdicts

    def _heard(self, worker: _Worker, verdicts: list[Verdict]) -> list[Mutant]:
        """Hear a process out; the mutants it leaves for another to judge."""
        while True:
            wait = max(0.0, worker.deadline - time.monotonic())
            ready, _, _ = select.select([worker.watch], [], [], wait)
            said = os.read(worker.watch, _SAID.size) if ready else b""
            if not said:
                return self._ended(worker, not ready, verdicts)
            fate, number, seconds = _SAID.unpack(said)
            worker.deadline = time.monotonic() + _WALL_SECONDS
            verdicts.append(self._verdict(worker.mutants.pop(0), fate, number, seconds))

    def _verdict(self, mutant: Mutant, fate: int, number: int, seconds: float = 0.0) -> Verdict:
        if number >= 0:
            self._killers.setdefault(mutant.piece.file, Counter())[number] += 1
        killer = self.trials[number].item.nodeid if number >= 0 else ""
        return Verdict(fate, killer, seconds)

    def _ended(self, worker: _Worker, late: bool, verdicts: list[Verdict]) -> list[Mutant]:
        """What it leaves for others to judge."""
        if late:
            os.kill(worker.child, signal.SIGKILL)
        _, status = os.waitpid(worker.child, 0)
        os.close(worker.watch)
        left = worker.mutants
        if left and (late or os.WIFSIGNALED(status)):
            # it ran for ever, or so wildly that Python fell with it: the test failed
            fate, number, _ = _SAID.unpack(worker.told)
            verdicts.append(self._verdict(left.pop(0), fate, number))
        elif left and os.WEXITSTATUS(status) != _SPOILT:
            verdicts.append(self._verdict(left.pop(0), BROKEN, -1))
        return left

    def _fork(self, mutants: list[Mutant]) -> _Worker:
        """A process that judges them one after another."""
        sys.stdout.flush()
        ours, theirs = os.pipe()
        told = mmap.mmap(-1, _SAID.size)
        child = os.fork()
        if child:
            os.close(theirs)
            return _Worker(child, ours, told, mutants, time.monotonic() + _WALL_SECONDS)
        code = 1
        try:
            os.close(ours)
            silent = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silent, 1)
            os.dup2(silent, 2)
            code = self._work(mutants, told, theirs)
        finally:
            os._exit(code)

    def _work(self, mutants: list[Mutant], told: mmap.mmap, theirs: int) -> int:
        """0 when all are judged, _SPOILT when a new process must go on.

        A test that killed must pass with the old byte again, or else something of an earlier
        mutant has stayed behind and what the test said is worth nothing. Of the first that a
        process judges it is worth all.
        """

        def tell(number: int, fate: int) -> None:
            told[:] = _SAID.pack(fate, number, 0.0)

        for place, mutant in enumerate(mutants):
            start = time.process_time()
            fate, number = self._judge(mutant, tell)
            self.probe.change(mutant, back=True)
            spoilt = number >= 0 and not self._passes(number)
            if spoilt and place:
                return _SPOILT
            os.write(theirs, _SAID.pack(fate, number, time.process_time() - start))
            if number >= 0:
                self._killers.setdefault(mutant.piece.file, Counter())[number] += 1
            if spoilt:
                return _SPOILT
        return 0
