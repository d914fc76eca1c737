"""Mutation run: change rule code one instruction at a time and see whether the tests notice.

    python tests/mutate.py ambush --limit 200 --seed 1 --jobs 2
    python tests/mutate.py ambush --rule CA-10.4 --file sight

All tests that call routines of the game on the bench run once; which changed instructions each of
them executes is noted. Then a process is forked for each mutant, which runs the tests that reach
it: first those marked with a rule of the mutant's file, then the others. A mutant lives when none
of them fails. Endless loops end at four times the cycles the unchanged routine took.
"""

from __future__ import annotations

import argparse
import os
import random
import select
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from mutants import Mutant, concerns, equivalents, find_mutants  # noqa: E402

from grognard.emu import layout as L  # noqa: E402
from grognard.host.games import built_game  # noqa: E402
from grognard.host.source_map import Piece, SourceMap  # noqa: E402
from grognard.rom_build.sources import asm_root  # noqa: E402

ALIVE, BY_RULE, BY_OTHER, BROKEN = 0, 11, 12, 13
_WALL_SECONDS = 60
_FIXTURES = {"kampfgruppe": "kampf"}
"""The fixture of a game's bench, where it is not called as the game."""
_SPARE_CYCLES = 200_000


@dataclass
class Trial:
    """What the unchanged run of a test showed."""

    item: Any
    marks: frozenset[str]
    reached: set[tuple[str, int]] = field(default_factory=set)
    cycles: int = 0
    seconds: float = 0.0


class Probe:
    """Stands round the bench: notes which sites run, bounds calls, changes bytes."""

    def __init__(self, bench: Any) -> None:
        self.bench = bench
        self.sites: dict[str, set[int]] = {}
        self.trial: Trial | None = None
        self.bound: int | None = None
        self._a2 = bench._a2
        self._call = bench._a2.call
        self._overlay = bench.overlay
        bench._a2.call = self._bounded
        bench.overlay = self._loaded

    def watch(self, mutants: list[Mutant], trial: Trial | None) -> None:
        """Note the first time each mutant's instruction runs, into `trial`."""
        self.trial = trial
        self.sites = {}
        for mutant in mutants if trial else ():
            self.sites.setdefault(mutant.piece.area, set()).add(mutant.piece.address)
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
        if self.trial is not None:
            self.trial.reached.add((area, address))
        self._a2.machine.bytes_[L.BREAKS + address] &= 0xFE

    def _loaded(self, area: str) -> None:
        if area.lower() != self.bench._current and self.trial is not None:
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
        if self.trial is not None:
            self.trial.cycles = max(self.trial.cycles, result.cycles)
        return result

    def code(self, piece: Piece) -> bytes:
        """The piece's bytes as the disk has them."""
        if piece.area in self.bench._overlays:
            content = self.bench._overlays[piece.area]
            start = piece.address - content.address
            return bytes(content.data[start : start + piece.size])
        return bytes(self.bench._resident[piece.address : piece.address + piece.size])

    def change(self, mutant: Mutant) -> None:
        """Make the mutant: in the overlay's file, or in the memory every test begins with."""
        bench, area = self.bench, mutant.piece.area
        if area in bench._overlays:
            content = bench._overlays[area]
            data = bytearray(content.data)
            data[mutant.address - content.address] = mutant.new
            bench._overlays[area] = replace(content, data=bytes(data))
        else:
            memory = bytearray(bench._resident)
            memory[mutant.address] = mutant.new
            bench._resident = bytes(memory)
        bench._current = None


class Mutation:
    """The pytest plugin that takes the place of the test loop."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.exit = 2

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        name = self.options.game
        fixture = _FIXTURES.get(name, name)
        items = [item for item in session.items if fixture in getattr(item, "fixturenames", ())]
        probe = Probe(self._bench(session))
        game = built_game(name)
        source = SourceMap(game.file("dbg"), (asm_root(),))
        mutants = [m for m in find_mutants(name, source, probe.code) if self._wanted(m)]
        print(f"{len(mutants)} mutants, {len(items)} tests; first run", file=sys.stderr, flush=True)
        trials = [self._first_run(probe, item, mutants) for item in items]
        probe.watch([], None)
        self.exit = self._report(*self._try_all(probe, mutants, trials))
        return True

    def _bench(self, session: pytest.Session) -> Any:
        """One bench for all tests, so that what a fork changes in it is what they call."""
        for plugin in session.config.pluginmanager.get_plugins():
            if hasattr(plugin, "GameBench"):
                bench = plugin.GameBench(built_game(self.options.game))
                plugin.GameBench = lambda game, bench=bench: bench
                return bench
        raise SystemExit(f"tests/games/{self.options.game} has no GameBench")

    def _wanted(self, mutant: Mutant) -> bool:
        rule, part = self.options.rule, self.options.file
        wanted = rule is None or any(r == rule or r.startswith(rule + ".") for r in mutant.rules)
        return wanted and (part is None or part in mutant.piece.file)

    def _is_whole(self) -> bool:
        return self.options.rule is None and self.options.file is None

    def _first_run(self, probe: Probe, item: Any, mutants: list[Mutant]) -> Trial:
        marks = frozenset(str(m.args[0]) for m in item.iter_markers("rule") if m.args)
        trial = Trial(item, marks)
        probe.watch(mutants, trial)
        start = time.perf_counter()
        if not passes(item):
            raise SystemExit(f"{item.nodeid} fails already without a mutant")
        trial.seconds = time.perf_counter() - start
        return trial

    def _try_all(
        self, probe: Probe, mutants: list[Mutant], trials: list[Trial]
    ) -> tuple[list[tuple[Mutant, int]], dict[tuple[str, str, str], str]]:
        known = equivalents()
        keys = {mutant.key for mutant in mutants}
        for key in known.keys() - keys if self._is_whole() else ():
            print(f"listed as equivalent, but there is no such mutant: {' | '.join(key)}")
        todo = [mutant for mutant in mutants if mutant.key not in known]
        if self.options.limit and self.options.limit < len(todo):
            todo = random.Random(self.options.seed).sample(todo, self.options.limit)
            todo.sort(key=lambda mutant: (mutant.piece.file, mutant.address))
        where: dict[tuple[str, int], list[Trial]] = {}
        for trial in trials:
            for site in trial.reached:
                where.setdefault(site, []).append(trial)
        results: list[tuple[Mutant, int]] = []
        begun = time.monotonic()
        for mutant, code in run_forked(probe, todo, where, self.options.jobs):
            results.append((mutant, code))
            _progress(len(results), len(todo), time.monotonic() - begun)
            if code in (ALIVE, BROKEN):
                reached = (mutant.piece.area, mutant.piece.address) in where
                print(f"lives: {mutant}{'' if reached else ' (no test runs it)'}", flush=True)
        return results, {m.key: known[m.key] for m in mutants if m.key in known}

    def _report(
        self, results: list[tuple[Mutant, int]], same: dict[tuple[str, str, str], str]
    ) -> int:
        if not results:
            print("no mutants: no routine of that rule or file")
            return 1
        files: dict[str, Counter[str]] = {}
        kinds = Counter(code for _, code in results)
        for mutant, code in results:
            counts = files.setdefault(mutant.piece.file, Counter())
            counts["all"] += 1
            counts["dead"] += code not in (ALIVE, BROKEN)
        print()
        listed = Counter(place.rsplit(":", 1)[0] for place, _, _ in same)
        for name, counts in sorted(files.items()):
            more = f"  ({listed[name]} listed as equivalent)" if listed[name] else ""
            print(f"{counts['dead']:5} of {counts['all']:4}  {name}{more}")
        dead = len(results) - kinds[ALIVE] - kinds[BROKEN]
        by_rule = kinds[BY_RULE] * 100 / len(results)
        print(
            f"{self.options.game}: {dead} of {len(results)} mutants die, "
            f"{dead * 100 / len(results):.1f} % ({by_rule:.1f} % by tests marked with their rule); "
            f"{len(same)} more are listed as equivalent"
        )
        return 0 if dead >= 0.95 * len(results) else 1


def _progress(done: int, wanted: int, seconds: float) -> None:
    """A line on stderr, twenty times a run and at the end, with the time that is left."""
    if done == wanted or done % max(1, wanted // 20) == 0:
        left = seconds / done * (wanted - done)
        print(f"{done} of {wanted} mutants, about {left:.0f} s left", file=sys.stderr, flush=True)


def passes(item: Any) -> bool:
    """Run one test by itself; module fixtures are made and thrown away with it."""
    from _pytest.runner import runtestprotocol

    reports = runtestprotocol(item, log=False, nextitem=None)
    return not any(report.failed for report in reports)


def judge(probe: Probe, mutant: Mutant, trials: list[Trial]) -> int:
    """The tests that reach the mutant, marked ones first, quick ones first, until one fails."""
    probe.change(mutant)
    marked = [concerns(trial.marks, mutant) for trial in trials]
    for kind, code in ((True, BY_RULE), (False, BY_OTHER)):
        mine = [trial for trial, is_marked in zip(trials, marked, strict=True) if is_marked is kind]
        for trial in sorted(mine, key=lambda trial: trial.seconds):
            probe.bound = 4 * trial.cycles + _SPARE_CYCLES
            if not passes(trial.item):
                return code
    return ALIVE


def run_forked(
    probe: Probe, mutants: list[Mutant], where: dict[tuple[str, int], list[Trial]], jobs: int
) -> Iterator[tuple[Mutant, int]]:
    """Each mutant in a process of its own, `jobs` at a time; yields its fate in order of ending."""
    running: dict[int, tuple[int, Mutant, float]] = {}
    queue = list(reversed(mutants))
    while queue or running:
        while queue and len(running) < jobs:
            mutant = queue.pop()
            trials = where.get((mutant.piece.area, mutant.piece.address), [])
            if not trials:
                yield mutant, ALIVE
                continue
            watch, child = _fork(probe, mutant, trials)
            running[watch] = (child, mutant, time.monotonic() + _WALL_SECONDS)
        ready, _, _ = select.select(list(running), [], [], 0.5) if running else ([], [], [])
        for watch, (child, mutant, deadline) in list(running.items()):
            if watch not in ready and time.monotonic() < deadline:
                continue
            late = watch not in ready
            if late:
                os.kill(child, signal.SIGKILL)
            _, status = os.waitpid(child, 0)
            os.close(watch)
            del running[watch]
            # a test that never ends does not pass
            yield mutant, BY_OTHER if late else os.waitstatus_to_exitcode(status)


def _fork(probe: Probe, mutant: Mutant, trials: list[Trial]) -> tuple[int, int]:
    """(a pipe that closes when the child ends, its process number)."""
    sys.stdout.flush()
    ours, theirs = os.pipe()
    child = os.fork()
    if child:
        os.close(theirs)
        return ours, child
    code = BROKEN
    try:
        os.close(ours)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        code = judge(probe, mutant, trials)
    finally:
        os._exit(code)


def main() -> int:
    """The command; 0 when at least 95 of 100 mutants die."""
    parser = argparse.ArgumentParser(description="change rule code, see the tests notice")
    parser.add_argument("game")
    parser.add_argument("--rule", help="only routines of this rule: CA-10.4")
    parser.add_argument("--file", help="only files with this in their name")
    parser.add_argument("--limit", type=int, default=0, help="a random sample of so many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tests", nargs="*", help="test files, default: all of the game")
    options = parser.parse_args()
    top = Path(__file__).resolve().parent.parent
    folder = top / "tests" / "games" / options.game
    if not folder.is_dir():
        parser.error(f"there are no tests of {options.game}: {folder} is missing")
    plugin = Mutation(options)
    words = ["-s", "--assert=plain", "-p", "no:cacheprovider"]
    words += ["-p", "no:terminal", f"--rootdir={top}", f"-c={top / 'pyproject.toml'}"]
    code = pytest.main([*words, *(options.tests or [str(folder)])], plugins=[plugin])
    return plugin.exit if code == 0 else int(code)


if __name__ == "__main__":
    sys.exit(main())
