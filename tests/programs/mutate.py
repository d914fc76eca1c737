"""Mutation run: change rule code one instruction at a time and see whether the tests notice.

    python -m tests.programs.mutate GAME --file rules/ -j2
    python -m tests.programs.mutate GAME --rule CA-10.4 --limit 200 --seed 1
    python -m tests.programs.mutate GAME --resume
    python -m tests.programs.mutate GAME --any
    python -m tests.programs.mutate GAME --any --equivalents
    python -m tests.programs.mutate GAME --cluster tcp://HOST:8786

All tests that call routines of the game on the bench, but for those marked `thorough`, run once;
which changed instructions each of them executes is noted and remembered in out/mutate. Then
processes, here or on the workers of a cluster, take the mutants in batches. The tests that reach a
mutant and are marked with a rule of its file run: the test that killed it last time first, then
those that killed others of the file. A mutant lives when none of them fails. With --any the tests
of other rules follow, and what dies by them counts as dead too. A call that takes four times the
cycles of the unchanged one does not end, and a test that takes six times its seconds does not pass.

What counts as a rule routine: every routine with a `;;; rule:` line and the helpers in its file,
screens and questions among them. Of the computer player (ai/) only files with a routine that
RULES.md names for a rule: the others choose among orders that the rules allow, by what we think
good play; no rule says which, and play itself (make ladder) is their measure. --all tries them too.

With --drops the mutants are others: each leaves out one call or one store.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from grognard.host.built.games import built_game
from grognard.host.built.source_map import SourceMap
from grognard.host.spread import SpreadError, spread
from grognard.rom_build.sources import asm_root

from . import mutant_spread
from .long_runs import Progress
from .mutant_judge import ALIVE, BROKEN, BY_OTHER, BY_RULE, Judge, Verdict
from .mutant_trials import Fingerprints, Probe, reaches
from .mutants import Mutant, concerns, equivalents, find_mutants

_FLUSH_SECONDS = 5
_BATCH = 40
"""How many mutants are given to a process or worker at a time."""
_NO_ROW: tuple[Any, str, str, str] = (None, "", "", "")


class Results:
    """What became of every mutant tried so far, by its key; written while the run goes on.

    A row is the fate, the build and the tests it was found with, the test that killed. What a test
    is marked with may have changed since, so the fate is taken from the killer's marks.
    """

    def __init__(
        self, path: Path, bench: Any, tests: str, marks: dict[str, frozenset[str]]
    ) -> None:
        self.path, self.tests, self.marks = path, tests, marks
        self._builds = {
            area: _digest(bench._resident + bytes(file.data))
            for area, file in bench._overlays.items()
        }
        self._resident = _digest(bench._resident)
        self.rows: dict[str, tuple[int, str, str, str]] = {}
        if path.exists():
            self.rows = {
                key: tuple(row)
                for key, row in json.loads(path.read_text(encoding="utf-8")).items()
                if len(row) == len(_NO_ROW)
            }
        self._written = time.monotonic()

    def _build(self, mutant: Mutant) -> str:
        """Of the code that stands in memory with the mutant."""
        return self._builds.get(mutant.piece.area, self._resident)

    def known(self, mutant: Mutant, any_test: bool, same_build: bool) -> int | None:
        """Its fate; of the same build, who lived must have done so under the same tests."""
        fate, build, tests, killer = self.rows.get(" | ".join(mutant.key), _NO_ROW)
        if fate in (BY_RULE, BY_OTHER):
            fate = BY_RULE if concerns(self.marks.get(killer, frozenset()), mutant) else BY_OTHER
            fate = fate if fate == BY_RULE or any_test else ALIVE
        if not same_build:
            return fate
        same = build == self._build(mutant) and (tests == self.tests or fate not in (ALIVE, BROKEN))
        return fate if same else None

    def killer(self, mutant: Mutant) -> str:
        """The test it died by when last tried, or nothing."""
        return self.rows.get(" | ".join(mutant.key), _NO_ROW)[-1]

    def note(self, mutant: Mutant, fate: int, killer: str) -> None:
        """`killer`: the test it died by, or nothing."""
        self.rows[" | ".join(mutant.key)] = fate, self._build(mutant), self.tests, killer
        if time.monotonic() - self._written > _FLUSH_SECONDS:
            self.write()

    def write(self) -> None:
        self._written = time.monotonic()
        spare = self.path.with_suffix(".new")
        spare.write_text(json.dumps(self.rows, indent=0, sort_keys=True), encoding="utf-8")
        spare.replace(self.path)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


class Mutation:
    """The pytest plugin that takes the place of the test loop."""

    def __init__(self, options: argparse.Namespace, tests: Path) -> None:
        self.options, self.tests = options, tests
        self.exit = 2
        self.keys: set[tuple[str, str, str]] = set()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        name = self.options.game
        fixture = self._fixture(session)
        items = [
            item
            for item in session.items
            if fixture in getattr(item, "fixturenames", ())
            and not item.get_closest_marker("thorough")
        ]
        game = built_game(name)
        probe = Probe(self._bench(session, game))
        every = find_mutants(name, SourceMap(game.file("dbg"), (asm_root(),)), probe.code)
        self.keys = {mutant.key for mutant in every}
        store = game.folder.parent / "mutate"
        prints = Fingerprints(game.file("dsk"), self.tests)
        trials = reaches(probe, items, every, prints, store / f"{name}.reach")
        marks = {trial.item.nodeid: trial.marks for trial in trials}
        told = sorted(f"{prints.of(t.item.path)} {t.item.nodeid} {sorted(t.marks)}" for t in trials)
        digest = _digest("\n".join(told).encode())
        results = Results(store / f"{name}.json", probe.bench, digest, marks)
        judge = Judge(probe, trials, self.options.budget, self.options.any_test)
        judge.past = {m.key: killer for m in every if (killer := results.killer(m))}
        mutants = [mutant for mutant in every if self._wanted(mutant)]
        bench = mutant_spread.Bench(judge, every)
        if self.options.answer:
            mutant_spread.answer(bench)
            self.exit = 0
            return True
        mutant_spread.here[:] = [bench]
        try:
            self.exit = self._try_all(judge, mutants, results)
        except SpreadError as error:
            print(error, file=sys.stderr)
        finally:
            results.write()
        return True

    def _fixture(self, session: pytest.Session) -> str:
        """The fixture of the game's bench: called as the game, or as its conftest says."""
        plugins = session.config.pluginmanager.get_plugins()
        named = [plugin.BENCH for plugin in plugins if hasattr(plugin, "BENCH")]
        return named[0] if named else str(self.options.game)

    def _bench(self, session: pytest.Session, game: Any) -> Any:
        """One bench for all tests, so that what a fork changes in it is what they call."""
        for plugin in session.config.pluginmanager.get_plugins():
            if hasattr(plugin, "GameBench"):
                bench = plugin.GameBench(game)
                plugin.GameBench = lambda game, bench=bench: bench
                return bench
        raise SystemExit(f"tests/games/{self.options.game} has no GameBench")

    def _wanted(self, mutant: Mutant) -> bool:
        rule, part = self.options.rule, self.options.file
        if (not mutant.counts and not self.options.all) or mutant.drops != self.options.drops:
            return False
        wanted = rule is None or any(r == rule or r.startswith(rule + ".") for r in mutant.rules)
        return wanted and (part is None or any(word in mutant.piece.file for word in part))

    def _try_all(self, judge: Judge, mutants: list[Mutant], results: Results) -> int:
        known = equivalents(self.options.game)
        for key in sorted(known.keys() - self.keys):
            print(f"listed as equivalent, but there is no such mutant: {' | '.join(key)}")
        listed_ones = self.options.equivalents
        wanted = [mutant for mutant in mutants if (mutant.key in known) == listed_ones]
        if self.options.limit and self.options.limit < len(wanted):
            wanted = random.Random(self.options.seed).sample(wanted, self.options.limit)
        wanted.sort(key=lambda mutant: (mutant.piece.file, mutant.address))
        fates = {m.key: fate for m in wanted if (fate := self._earlier(m, results)) is not None}
        todo = [mutant for mutant in wanted if mutant.key not in fates]
        print(f"{len(wanted)} mutants, {len(fates)} known from before", file=sys.stderr, flush=True)
        tried: Counter[int] = Counter()
        spent: Counter[int] = Counter()

        def done(mutant: Mutant, fate: int, killer: str) -> None:
            fates[mutant.key] = fate
            results.note(mutant, fate, killer)
            if listed_ones and fate not in (ALIVE, BROKEN):
                print(f"listed as equivalent, but dies: {mutant}: {killer}", flush=True)
            elif not listed_ones and fate in (ALIVE, BROKEN):
                print(f"lives: {mutant}{judge.why(mutant)}", flush=True)

        reached = [mutant for mutant in todo if judge.is_reached(mutant)]
        progress = Progress("mutants", len(reached))
        for mutant in todo:
            if not judge.is_reached(mutant):
                done(mutant, ALIVE, "")
        for mutant, verdict in self._judged(reached):
            tried[verdict.fate] += 1
            spent[verdict.fate] += verdict.seconds
            done(mutant, verdict.fate, verdict.killer)
            progress.told(tried.total())
        words = {
            ALIVE: "lived",
            BY_RULE: "died by their rules' tests",
            BY_OTHER: "died by tests of other rules",
        }
        for fate, word in words.items():
            took = spent[fate] / max(1, tried[fate])
            print(f"{tried[fate]} {word}, {took:.2f} s of processor each", file=sys.stderr)
        if listed_ones:
            dead = sum(fate not in (ALIVE, BROKEN) for fate in fates.values())
            print(
                f"{self.options.game}: {len(wanted)} are listed as equivalent, {dead} of them die"
            )
            return int(dead > 0)
        listed = Counter(m.piece.file for m in mutants if m.key in known)
        by = "any test" if self.options.any_test else "the tests marked with their rules"
        return report(f"{self.options.game}: by {by}", wanted, fates, listed)

    def _judged(self, mutants: list[Mutant]) -> Iterator[tuple[Mutant, Verdict]]:
        """Every mutant with its verdict, batch by batch, worked out side by side."""
        options = self.options
        words = [options.game, "--budget", str(options.budget)]
        words += ["--any"] * options.any_test
        words += ["--tests", *options.tests] if options.tests else []
        batches = [
            mutant_spread.Batch(
                tuple(words), tuple(mutant.key for mutant in mutants[at : at + _BATCH])
            )
            for at in range(0, len(mutants), _BATCH)
        ]
        found = spread(mutant_spread.judged, batches, jobs=options.jobs, cluster=options.cluster)
        return zip(mutants, chain.from_iterable(found), strict=True)

    def _earlier(self, mutant: Mutant, results: Results) -> int | None:
        """A fate that need not be found again."""
        any_test = self.options.any_test
        if self.options.survivors:
            fate = results.known(mutant, any_test, same_build=False)
            return None if fate in (ALIVE, BROKEN) else fate
        return results.known(mutant, any_test, same_build=True) if self.options.resume else None


def report(
    head: str, wanted: list[Mutant], fates: dict[tuple[str, str, str], int], listed: Counter[str]
) -> int:
    """A line a file, a line a folder, the sum; 0 when at least 95 of 100 are dead."""
    if not wanted:
        print("no mutants: no routine of that rule or file")
        return 1
    files: dict[str, Counter[str]] = {}
    folders: dict[str, Counter[str]] = {}
    other = 0
    for mutant in wanted:
        fate, name = fates[mutant.key], mutant.piece.file
        other += fate == BY_OTHER
        for table, row in ((files, name), (folders, name.rsplit("/", 1)[0] + "/")):
            counts = table.setdefault(row, Counter())
            counts["all"] += 1
            counts["dead"] += fate not in (ALIVE, BROKEN)
    print()
    for name, counts in sorted(files.items()):
        more = f"  ({listed[name]} listed as equivalent)" if listed[name] else ""
        print(f"{counts['dead']:5} of {counts['all']:4}  {name}{more}")
    print()
    for name, counts in sorted(folders.items()):
        share = 100 * counts["dead"] / counts["all"]
        print(f"{counts['dead']:5} of {counts['all']:4}  {share:5.1f} %  {name}")
    dead = sum(counts["dead"] for counts in folders.values())
    print(
        f"{head} {dead} of {len(wanted)} mutants die, {dead * 100 / len(wanted):.1f} %"
        + (f", {other} of them only by tests of other rules" if other else "")
        + f"; {listed.total()} more are listed as equivalent"
    )
    return 0 if dead >= 0.95 * len(wanted) else 1


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("game")
    add("--rule", help="only routines of this rule: CA-10.4")
    add("--file", action="append", help="only files with this in their name; more than once: any")
    add("--all", action="store_true", help="also what the computer player weighs: see above")
    add("--drops", action="store_true", help="leave out calls and stores, and change nothing else")
    add("--any", action="store_true", dest="any_test", help="tests of other rules may kill too")
    add("--limit", type=int, default=0, help="a random sample of so many mutants")
    add("--seed", type=int, default=1, help="which sample")
    add("-j", "--jobs", type=int, default=1, help="processes at a time")
    add("--cluster", help="address of a Dask scheduler whose workers judge instead")
    add("--answer", action="store_true", help=argparse.SUPPRESS)
    add("--budget", type=float, default=8, help="seconds of tests a mutant is given (8)")
    add("--resume", action="store_true", help="go on: what is known of this build stays")
    add("--survivors", action="store_true", help="only those that lived when last tried")
    add("--equivalents", action="store_true", help="try those listed as equivalent instead")
    add("--tests", nargs="*", help="test files, default: all of the game")
    return parser.parse_args()


def main() -> int:
    """The command; 0 when at least 95 of 100 mutants die."""
    options = _options()
    os.nice(10)
    top = Path(__file__).resolve().parents[2]
    folder = top / "tests" / "games" / options.game
    if not folder.is_dir():
        print(f"there are no tests of {options.game}: {folder} is missing", file=sys.stderr)
        return 2
    plugin = Mutation(options, folder.parent)
    words = ["-s", "--assert=plain", "-p", "no:cacheprovider"]
    words += ["-p", "no:terminal", f"--rootdir={top}", f"-c={top / 'pyproject.toml'}"]
    code = pytest.main([*words, *(options.tests or [str(folder)])], plugins=[plugin])
    return plugin.exit if code == 0 else int(code)


if __name__ == "__main__":
    sys.exit(main())
