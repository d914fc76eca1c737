"""Which tests reach which instruction, and the bytes changed that make mutants of the built game.

The built game is never assembled again: a mutant is a byte changed in the memory that every test
begins with. What each test reaches is remembered until the game or the test changes.
"""

from __future__ import annotations

import hashlib
import pickle
import re
import sys
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from grognard.emu import layout as L
from grognard.host.built.source_map import Piece

from .long_runs import Progress
from .mutants import Mutant

Site = tuple[str, int]
_STORE_SECONDS = 20
_MARK = re.compile(r"^@pytest\.mark\.rule\([^()]*\)\n", re.MULTILINE)
"""A line with a test's rule, which changes nothing of what it runs."""
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
        self._a2.engine.hooks.clear()
        for area in self.sites:
            if area not in self.bench._overlays:
                self._arm(area)
        self._a2.engine.update_watch()

    def _arm(self, area: str) -> None:
        known = self.reach.sites if self.reach else ()
        for address, register in self.sites.get(area, {}).items():
            if not register and (area, address) in known:
                continue
            self._a2.machine.bytes_[L.BREAKS + address] |= 1
            hook = partial(self._seen, area, address)
            self._a2.engine.hooks[address] = [hook]

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
            self._a2.engine.update_watch()
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
    """Stands for the next test: fixtures of the session stay, all others are made again."""

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
    progress = Progress("tests", len(todo))
    for number, item in enumerate(todo, 1):
        if (reach := _first_run(probe, item, sites)) is not None:
            known[item.nodeid] = stamp(item), reach
        else:
            known.pop(item.nodeid, None)
            print(f"left out, for it fails without a mutant: {item.nodeid}", flush=True)
        if number == len(todo) or time.monotonic() - written > _STORE_SECONDS:
            store.write_bytes(pickle.dumps(known))
            written = time.monotonic()
        progress.told(number)
    probe.watch({}, None)
    passing = [item for item in items if item.nodeid in known]
    return [Trial(item, _marks(item), known[item.nodeid][1]) for item in passing]


def _marks(item: Any) -> frozenset[str]:
    return frozenset(str(rule) for mark in item.iter_markers("rule") for rule in mark.args)


def _first_run(probe: Probe, item: Any, sites: Sites) -> Reach | None:
    probe.watch(sites, reach := Reach())
    start = time.process_time()
    if not passes(item):
        return None
    reach.seconds = time.process_time() - start
    return reach
