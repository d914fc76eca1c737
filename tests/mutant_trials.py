"""Which tests reach which instruction, and a mutant tried by them in a process of its own.

The built game is never assembled again: a mutant is a byte changed in the memory that every test
begins with. What each test reaches is remembered until the game or the test changes.
"""

from __future__ import annotations

import gc
import hashlib
import mmap
import os
import pickle
import re
import select
import signal
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from mutants import Mutant, concerns

from grognard.emu import layout as L
from grognard.host.source_map import Piece

ALIVE, BY_RULE, BY_OTHER, BROKEN = range(4)
Site = tuple[str, int]
_WALL_SECONDS = 60
_SPARE_SECONDS = 0.5
_SPARE_CYCLES = 50_000
_STORE_SECONDS = 20
_MARK = re.compile(r"^@pytest\.mark\.rule\([^()]*\)\n", re.MULTILINE)
"""A line with a test's rule, which changes nothing of what it runs."""
_SAID = struct.Struct("iid")
"""What a process says of a mutant: the fate, the test that killed, the seconds it took."""
_AT_A_TIME = 40
"""How many mutants a process judges."""
_SPOILT = 77
_LOOKS = 400
"""How often a test is stopped at a comparison to see what is compared."""


@dataclass
class Reach:
    """What the unchanged run of a test showed: its sites, its longest call, its seconds.

    `compared` has the values of the register at each comparison; None when there were too many
    to look at them all.
    """

    sites: set[Site] = field(default_factory=set)
    compared: dict[Site, set[int] | None] = field(default_factory=dict)
    cycles: int = 0
    seconds: float = 0.0


@dataclass
class Trial:
    """A test that can be run against mutants."""

    item: Any
    marks: frozenset[str]
    reach: Reach


Sites = dict[str, dict[int, str]]
"""Of each area of memory: the address of a changed instruction, the register if it compares."""


def sites_by_area(mutants: list[Mutant]) -> Sites:
    sites: Sites = {}
    for mutant in mutants:
        sites.setdefault(mutant.piece.area, {})[mutant.piece.address] = mutant.compares
    return sites


class Probe:
    """Stands round the bench: notes which sites run, bounds calls, changes bytes."""

    def __init__(self, bench: Any) -> None:
        self.bench = bench
        self.sites: Sites = {}
        self.reach: Reach | None = None
        self.bound: int | None = None
        self._a2 = bench._a2
        self._call = bench._a2.call
        self._overlay = bench.overlay
        bench._a2.call = self._bounded
        bench.overlay = self._loaded

    def watch(self, sites: Sites, reach: Reach | None) -> None:
        """Note the first time each instruction runs, and what it compares, into `reach`."""
        self.reach = reach
        self._looks: Counter[Site] = Counter()
        self.sites = sites if reach else {}
        breaks = self._a2.machine.bytes_[L.BREAKS : L.BREAKS + 0x10000]
        breaks[:] = 0
        self._a2._hooks.clear()
        for area in self.sites:
            if area not in self.bench._overlays:
                self._arm(area)
        self._a2._update_watch()

    def _arm(self, area: str) -> None:
        for address in self.sites.get(area, ()):
            self._a2.machine.bytes_[L.BREAKS + address] |= 1
            self._a2._hooks[address] = [lambda a2, area=area: self._seen(area, a2.cpu.pc)]

    def _seen(self, area: str, address: int) -> None:
        if self.reach is not None:
            site = area, address
            self.reach.sites.add(site)
            if (register := self.sites[area][address]) and self._looked(site, register):
                return
        self._a2.machine.bytes_[L.BREAKS + address] &= 0xFE

    def _looked(self, site: Site, register: str) -> bool:
        """Note what is compared; False when it was looked at often enough."""
        assert self.reach is not None
        self._looks[site] += 1
        if self._looks[site] > _LOOKS:
            self.reach.compared[site] = None
            return False
        values = self.reach.compared.setdefault(site, set())
        if values is not None:
            values.add(getattr(self._a2.cpu, register))
        return values is not None

    def _loaded(self, area: str) -> None:
        if area.lower() != self.bench._current and self.reach is not None:
            for other in self.bench._overlays:
                for address in self.sites.get(other, ()):
                    self._a2.machine.bytes_[L.BREAKS + address] &= 0xFE
            self._overlay(area)
            self._arm(area.lower())
            self._a2._update_watch()
        else:
            self._overlay(area)

    def _bounded(self, routine: Any, *, cycle_limit: int = 20_000_000, **inputs: Any) -> Any:
        limit = cycle_limit if self.bound is None else min(cycle_limit, self.bound)
        result = self._call(routine, cycle_limit=limit, **inputs)
        if self.reach is not None:
            self.reach.cycles = max(self.reach.cycles, result.cycles)
        return result

    def code(self, piece: Piece) -> bytes:
        """The piece's bytes as the disk has them."""
        if piece.area in self.bench._overlays:
            content = self.bench._overlays[piece.area]
            start = piece.address - content.address
            return bytes(content.data[start : start + piece.size])
        return bytes(self.bench._resident[piece.address : piece.address + piece.size])

    def change(self, mutant: Mutant, back: bool = False) -> None:
        """Make the mutant, in the overlay's file or in the memory every test begins with.

        `back`: put the old byte there again.
        """
        bench, area = self.bench, mutant.piece.area
        byte = mutant.old if back else mutant.new
        if area in bench._overlays:
            content = bench._overlays[area]
            data = bytearray(content.data)
            data[mutant.address - content.address] = byte
            bench._overlays[area] = replace(content, data=bytes(data))
        else:
            memory = bytearray(bench._resident)
            memory[mutant.address] = byte
            bench._resident = bytes(memory)
        bench._current = None


class _SessionOnly:
    """Stands for the next test: fixtures of the session stay, all others are made anew."""

    def __init__(self, session: Any) -> None:
        self.session = session

    def listchain(self) -> list[Any]:
        return [self.session]


def _no_words(*_: Any, **__: Any) -> str:
    """How it failed is of no use here, and to tell it takes longer than most tests."""
    return "failed"


def passes(item: Any) -> bool:
    """Run one test by itself; module fixtures are made and thrown away with it."""
    from _pytest.runner import runtestprotocol

    item.repr_failure = item._repr_failure_py = _no_words
    reports = runtestprotocol(item, log=False, nextitem=_SessionOnly(item.session))  # type: ignore[arg-type]
    return not any(report.failed for report in reports)


class Fingerprints:
    """What a test's reach depends on: the game's disk, the fixtures, its file and its imports."""

    def __init__(self, image: Path, tests: Path) -> None:
        self._files = {path.stem: path for path in tests.rglob("*.py") if path.stem != "conftest"}
        self._base = hashlib.sha256(image.read_bytes())
        self._known: dict[Path, str] = {}
        for path in sorted(tests.rglob("conftest.py")):
            self._base.update(self.of(path).encode())
        self._known = {}

    def of(self, path: Path) -> str:
        if path not in self._known:
            mixed = self._base.copy()
            for each in sorted(self._imported(path, set())):
                mixed.update(_MARK.sub("", each.read_text(encoding="utf-8")).encode())
            self._known[path] = mixed.hexdigest()
        return self._known[path]

    def _imported(self, path: Path, seen: set[Path]) -> set[Path]:
        if path not in seen:
            seen.add(path)
            text = path.read_text(encoding="utf-8")
            for name in re.findall(r"^(?:from|import) (\w+)", text, re.MULTILINE):
                if name in self._files:
                    self._imported(self._files[name], seen)
        return seen


def reaches(
    probe: Probe, items: list[Any], mutants: list[Mutant], fingerprints: Fingerprints, store: Path
) -> list[Trial]:
    """Every test that passes and reaches a rule routine; runs those that are not in `store`."""
    known: dict[str, tuple[str, Reach]] = {}
    if store.exists():
        known = pickle.loads(store.read_bytes())
    sites = sites_by_area(mutants)
    watched = hashlib.sha256(
        repr(sorted((a, sorted(s.items())) for a, s in sites.items())).encode()
    )

    def stamp(item: Any) -> str:
        return fingerprints.of(item.path) + watched.hexdigest()

    todo = [item for item in items if known.get(item.nodeid, ("",))[0] != stamp(item)]
    print(f"{len(items)} tests, {len(todo)} to be run to see what they reach", file=sys.stderr)
    store.parent.mkdir(parents=True, exist_ok=True)
    written = time.monotonic()
    for number, item in enumerate(todo, 1):
        known[item.nodeid] = stamp(item), _first_run(probe, item, sites)
        if number == len(todo) or time.monotonic() - written > _STORE_SECONDS:
            store.write_bytes(pickle.dumps(known))
            written = time.monotonic()
            print(f"{number} of {len(todo)} tests", file=sys.stderr, flush=True)
    probe.watch({}, None)
    return [Trial(item, _marks(item), known[item.nodeid][1]) for item in items]


def _marks(item: Any) -> frozenset[str]:
    return frozenset(str(m.args[0]) for m in item.iter_markers("rule") if m.args)


def _first_run(probe: Probe, item: Any, sites: Sites) -> Reach:
    probe.watch(sites, reach := Reach())
    start = time.process_time()
    if not passes(item):
        raise SystemExit(f"{item.nodeid} fails already without a mutant")
    reach.seconds = time.process_time() - start
    return reach


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
        self.spent: Counter[int] = Counter()
        self.tried: Counter[int] = Counter()

    def is_reached(self, mutant: Mutant) -> bool:
        return bool(self._telling(mutant))

    def why(self, mutant: Mutant) -> str:
        """What the tests lack in which it cannot be told, if that is so."""
        if self._telling(mutant):
            return ""
        reached = (mutant.piece.area, mutant.piece.address) in self.where
        return " (no test has such a number there)" if reached else " (no test runs it)"

    def _telling(self, mutant: Mutant) -> list[int]:
        """The tests in which the changed instruction does something else at least once."""
        site = mutant.piece.area, mutant.piece.address
        here = self.where.get(site, [])
        if not self.any_test:
            here = [number for number in here if concerns(self.trials[number].marks, mutant)]
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

    def run(
        self, mutants: list[Mutant], jobs: int, done: Callable[[Mutant, int, str], None]
    ) -> None:
        """`jobs` at a time; `done` hears of each when it ends: its fate and the test it died by."""
        running: dict[int, _Worker] = {}
        gc.freeze()  # what stands already is not touched again: a fork need not copy it
        queue = []
        for mutant in reversed(mutants):
            if self.is_reached(mutant):
                queue.append(mutant)
            else:
                done(mutant, ALIVE, "")
        while queue or running:
            while queue and len(running) < jobs:
                some = [queue.pop() for _ in range(min(_AT_A_TIME, len(queue)))]
                worker = self._fork(some)
                running[worker.watch] = worker
            ready, _, _ = select.select(list(running), [], [], 0.5) if running else ([], [], [])
            for watch, worker in list(running.items()):
                late = time.monotonic() >= worker.deadline
                if watch not in ready and not late:
                    continue
                said = b"" if late else os.read(watch, _SAID.size)
                if said:
                    self._hear(worker, said, done)
                else:
                    del running[watch]
                    queue += reversed(self._ended(worker, late, done))

    def _hear(self, worker: _Worker, said: bytes, done: Callable[[Mutant, int, str], None]) -> None:
        """The next of its mutants is judged."""
        fate, number, seconds = _SAID.unpack(said)
        worker.deadline = time.monotonic() + _WALL_SECONDS
        self.spent[fate] += seconds
        self._note(worker.mutants.pop(0), fate, number, done)

    def _note(
        self, mutant: Mutant, fate: int, number: int, done: Callable[[Mutant, int, str], None]
    ) -> None:
        self.tried[fate] += 1
        if number >= 0:
            self._killers.setdefault(mutant.piece.file, Counter())[number] += 1
        done(mutant, fate, self.trials[number].item.nodeid if number >= 0 else "")

    def _ended(
        self, worker: _Worker, late: bool, done: Callable[[Mutant, int, str], None]
    ) -> list[Mutant]:
        """What it leaves for others to judge."""
        if late:
            os.kill(worker.child, signal.SIGKILL)
        _, status = os.waitpid(worker.child, 0)
        os.close(worker.watch)
        left = worker.mutants
        if left and (late or os.WIFSIGNALED(status)):
            # it ran for ever, or so wildly that Python fell with it: the test failed
            fate, number, _ = _SAID.unpack(worker.told)
            self._note(left.pop(0), fate, number, done)
        elif left and os.WEXITSTATUS(status) != _SPOILT:
            self._note(left.pop(0), BROKEN, -1, done)
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
