"""Runs routines against their `;;;` headers: what may change, how long it may take.

Inputs come from two sources. Where the header's `in:` line says every value, its edges and random
middles are tried on battles of every kind. All others run on what they were given in play: a few
turns, phases and pages are run and memory is kept as some of the routine's calls found it.
"""

from __future__ import annotations

import fnmatch
import random
import re
import zlib
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from battle import Battle
from phase_bench import begin_battle, type_ahead

from grognard.host.cycle_meter import Run
from grognard.host.cycle_trace import traced_call
from grognard.rom_build.domains import Domain, kept_registers, read_effects, read_inputs

PEOPLE = "soldier man looker target firer attacker defender thrower enemy he his men".split()
KINDS = {word: ((0, 19),) for word in PEOPLE} | {"random": ((0, 0xFFFF),)}
COORDINATES = {"_x": ((11, 48),), "_y": ((11, 64),)}
WEAPONS = ((1, 8),)
SETS = {
    "scratch": ("zp_t?", "zp_ptr?", "zp_arg?"),
    "rules": (
        "zp_t?", "zp_ptr?", "zp_arg?", "zp_die", "zp_sight_*", "zp_corner", "zp_screen",
        "zp_from_?", "zp_to_?", "zp_chance", "zp_time", "zp_energy", "zp_facing", "zp_order",
        "zp_pair", "zp_engine", "zp_step", "zp_man", "zp_target", "zp_list_ptr",
        "zp_look*", "zp_roll", "rng_seed", "movie_log", "movie_end", "pair_hi", "pair_lo",
    ),
    "turn's": (
        "act_*", "fight_*", "hurt_*", "start_*", "seen_by", "changed", "any_changed", "fresh",
        "walked", "control_left", "look_left", "zp_index", "zp_inner", "zp_other", "zp_actor",
        "zp_best", "zp_now", "taken_*",
    ),
}  # fmt: skip
VILLAGE_BYTES = 38 * 54
PICTURE = range(0x2000, 0x4000)
STACK = range(0x100, 0x200)
DRAWS = (
    "resolve/resolve_page", "resolve/resolve_main", "ai/computer_page", "ai/computer_main",
    "/setup/", "lib/text", "lib/page", "lib/screen",
    "lib/ask", "lib/line_input", "/screens/", "apple2/sound",
)  # fmt: skip
SNAPSHOTS = (1, 3, 9, 29, 90)


def exports(path: Path) -> dict[str, int]:
    """Exported names with their addresses, of a linker map."""
    _, _, text = path.read_text(encoding="utf-8").partition("\nEXPORTS\n")
    return {name: int(at, 16) for at, name in re.findall(r"^\$([0-9A-F]+)\s+(\w+)", text, re.M)}


@dataclass
class Case:
    """Registers and memory as a routine is to find them."""

    registers: dict[str, int]
    memory: bytes
    said: str


class ContractBench:
    """The bench, its contracts, and memory as calls found it in play."""

    def __init__(self, bench: Any, contracts: list[dict[str, Any]]) -> None:
        self.bench = bench
        self.contracts = {f"{c['file']}:{c['name']}": c for c in contracts}
        self.kept: dict[str, list[tuple[dict[str, int], bytes]]] = defaultdict(list)
        self.battles: list[bytes] = []
        self._counts: dict[str, int] = defaultdict(int)
        self.taken = 0
        self._private: dict[str, set[int]] = {}

    # --- what happens in play ------------------------------------------------------------------

    def keep(self, mem: bytes) -> bytes:
        return zlib.compress(mem, 1)

    def play(self, scenes: list[Any]) -> None:
        """Run each scene with every routine's entry watched."""
        a2 = self.bench._a2
        places = defaultdict(list)
        for key, contract in self.contracts.items():
            places[contract["address"]].append(key)
        removers = [a2.on(at, self._entered(at, keys)) for at, keys in places.items()]
        try:
            for scene in scenes:
                self.bench.reset()
                scene(self)
        finally:
            for remove in removers:
                remove()

    def _entered(self, address: int, keys: list[str]) -> Any:
        def entered(a2: Any) -> None:
            for key in keys:
                area = self.area(self.contracts[key])
                if area in self.bench._overlays and area != self.bench._current:
                    continue
                self._counts[key] += 1
                if self._counts[key] in SNAPSHOTS:
                    cpu = a2.cpu
                    registers = {"A": cpu.a, "X": cpu.x, "Y": cpu.y, "C": cpu.p & 1}
                    self.kept[key].append((registers, self.keep(a2.memory.whole())))

        return entered

    def area(self, contract: dict[str, Any]) -> str:
        """The area whose bytes hold the routine: an overlay's, or a resident one."""
        return self._segments.get(contract["segment"], "")

    @cached_property
    def _segments(self) -> dict[str, str]:
        return {piece.segment: piece.area for piece in self.bench.source.pieces}

    # --- what a routine may change -------------------------------------------------------------

    @cached_property
    def _exports(self) -> dict[str, tuple[int, int]]:
        """(address, size) of public data, the sizes up to the next name."""
        public = exports(self.bench._debug.with_suffix(".map"))
        sizes = {"village": VILLAGE_BYTES}
        return {
            name: (at, sizes.get(name) or max(1, self.bench.labels[name].size))
            for name, at in public.items()
            if name in self.bench.labels and name.islower() and self._is_data(at)
        }

    def _is_data(self, address: int) -> bool:
        """Memory that a program writes: no code, no tables."""
        return address in self._data

    @cached_property
    def _data(self) -> set[int]:
        village = self.bench.sym["village"]
        spaces = [*self._writable, (0, 0x100), (village, VILLAGE_BYTES)]
        return {byte for at, size in spaces for byte in range(at, at + size)}

    def _aliases(self, contract: dict[str, Any], name: str) -> set[int]:
        """The word that a file calls by a name of its own: `zp_sum = zp_arg5`."""
        stem = contract["file"].rpartition("/")[2].partition(".")[0]
        label = self.bench.labels.get(f"{stem}:{name}") or self.bench.labels.get(name)
        return {label.address, label.address + 1} if label and label.address < 0xC000 else set()

    def may_change(self, contract: dict[str, Any]) -> tuple[frozenset[str], set[int]]:
        """Registers, and addresses, that the header lets the routine change."""
        registers: set[str] = set()
        allowed: set[int] = set()
        for one in self._meant(contract, []):
            effects = read_effects(one["outputs"], tuple(one["clobbers"]))
            registers |= effects.registers
            for name in effects.names:
                for pattern in SETS.get(name, (name,)):
                    allowed |= self._addresses(one, pattern)
            if "turn's own" in " ".join(one["clobbers"]):
                for pattern in SETS["turn's"]:
                    allowed |= self._addresses(one, pattern)
            for first, last in effects.spans:
                if first in self._exports and last in self._exports:
                    at, size = self._exports[last]
                    allowed.update(range(self._exports[first][0], at + size))
            if "state" in one["outputs"]:
                allowed.update(range(self.bench.sym["state_begin"], self.bench.sym["state_end"]))
            registers -= kept_registers(contract["outputs"])
        if any(part in contract["file"] for part in DRAWS):
            allowed.update(PICTURE)
            for name in self._exports:
                if name.startswith(
                    ("zp_text_", "zp_line_", "zp_glyph_", "zp_lib", "zp_key", "sound_")
                ):
                    at, size = self._exports[name]
                    allowed.update(range(at, at + size))
        return frozenset(registers), allowed

    def _addresses(self, contract: dict[str, Any], pattern: str) -> set[int]:
        names = fnmatch.filter(self._exports, pattern)
        if not names and pattern.islower():
            return self._aliases(contract, pattern)
        spaces = [self._exports[name] for name in names]
        return {at for start, size in spaces for at in range(start, start + size)}

    def _meant(self, contract: dict[str, Any], seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The header, and those it speaks of: `what X uses`, `as X`."""
        seen.append(contract)
        text = " ".join([contract["outputs"], *contract["clobbers"]])
        for name in re.findall(r"\b(?:what|as) (\w+)", text):
            for other in self.contracts.values():
                if other["name"] == name and other not in seen:
                    self._meant(other, seen)
        return seen

    def private(self, area: str) -> set[int]:
        """Writable memory that no public name covers: a file's own business.

        Names of other overlays do not count: their bytes are not there now.
        """
        if area not in self._private:
            spaces: set[int] = set()
            for record in self._writable:
                spaces.update(range(record[0], record[0] + record[1]))
            for name, (at, size) in self._exports.items():
                if self._lives_with(name, area):
                    spaces.difference_update(range(at, at + size))
            self._private[area] = spaces
        return self._private[area]

    def _lives_with(self, name: str, area: str) -> bool:
        """Is the named memory there while the area is?"""
        home = self._homes.get(name, "")
        return home == area or home not in self.bench._overlays

    @cached_property
    def _homes(self) -> dict[str, str]:
        """The area of each name by its segment: `ORDERS_BSS` lies with ORDERS."""
        rows = self.bench._debug.read_text(encoding="utf-8").splitlines()
        segments: dict[str, str] = {}
        homes: dict[str, str] = {}
        for row in sorted(rows, key=lambda r: not r.startswith("seg\t")):
            kind, _, rest = row.partition("\t")
            if kind not in ("seg", "sym"):
                continue
            part = dict(field.split("=", 1) for field in rest.split(","))
            name = part["name"].strip('"')
            if kind == "seg":
                home = name.removesuffix("_BSS").lower()
                segments[part["id"]] = "files" if home in ("fs", "fs_pages") else home
            elif "seg" in part:
                homes.setdefault(name, segments.get(part["seg"], ""))
        return homes

    @cached_property
    def _writable(self) -> list[tuple[int, int]]:
        text = self.bench._debug.read_text(encoding="utf-8")
        segments = [row for row in text.splitlines() if row.startswith("seg\t")]
        rows = [row for row in segments if "BSS" in row or '"STATE"' in row]
        parts = [dict(f.split("=") for f in row.partition("\t")[2].split(",")) for row in rows]
        return [(int(p["start"], 16), int(p["size"], 16)) for p in parts]

    # --- inputs --------------------------------------------------------------------------------

    def domains(self, contract: dict[str, Any]) -> list[Domain] | None:
        """The header's inputs with bounds for each; None when it does not say them all."""
        closed = []
        for domain in read_inputs(contract["inputs"]):
            for name in domain.names:
                ranges = domain.ranges or KINDS.get(domain.kind, ())
                if "WEAPON_*" in domain.kind:
                    ranges = WEAPONS
                if not ranges and name.startswith(("zp_from", "zp_to")):
                    ranges = COORDINATES[name[-2:]]
                known = name in "AXYC" or name in self._exports
                words = {bound for pair in ranges for bound in pair if isinstance(bound, str)}
                known = known and name != "zp_order"
                if not ranges or not known or words - self.bench.labels.keys():
                    return None
                closed.append(Domain((name,), self._numbers(ranges), domain.kind))
        return closed

    def _numbers(self, ranges: Any) -> Any:
        labels = self.bench.labels
        return tuple(
            tuple(b if isinstance(b, int) else labels[b].address for b in pair) for pair in ranges
        )

    def cases(self, contract: dict[str, Any], count: int) -> list[Case]:
        """Edges and random middles on battles, or what calls in play were given."""
        key = f"{contract['file']}:{contract['name']}"
        found = []
        for n, (registers, packed) in enumerate(self.kept.get(key, ())):
            found.append(Case(registers, zlib.decompress(packed), f"in play, call {SNAPSHOTS[n]}"))
        domains = self.domains(contract)
        # a turn's routines ask for more than their header can say: a battle in just that state
        if domains is None or not self.battles or "/resolve/" in contract["file"]:
            return found
        rng = random.Random(key)
        for n in range(count):
            memory = bytearray(zlib.decompress(self.battles[n % len(self.battles)]))
            registers, said = {name: rng.randrange(256) for name in "AXY"}, []
            for domain in domains:
                value = self._pick(domain, n, rng)
                said.append(f"{domain.names[0]}={value}")
                self._put(domain.names[0], value, registers, memory)
            found.append(Case(registers, bytes(memory), " ".join(said)))
        return found

    def _pick(self, domain: Domain, n: int, rng: random.Random) -> int:
        edges = [edge for pair in domain.ranges for edge in pair]
        if n < 2:
            return int(edges[-n])
        if rng.random() < 0.4:
            return int(rng.choice(edges))
        least, most = rng.choice(domain.ranges)
        return rng.randint(int(least), int(most))

    def _put(self, name: str, value: int, registers: dict[str, int], memory: bytearray) -> None:
        if name in ("A", "X", "Y", "C"):
            registers[name] = value & 0xFF
            return
        at, size = self._exports[name]
        memory[at : at + size] = (value & (256**size - 1)).to_bytes(size, "little")

    # --- running -------------------------------------------------------------------------------

    def begin(self, contract: dict[str, Any], case: Case) -> None:
        """Memory as the case has it, with the routine's overlay."""
        bench, area = self.bench, self.area(contract)
        bench.mem[:] = case.memory
        if area in bench._overlays and case.said[:7] != "in play":
            bench._current = None
            bench.overlay(area)

    def breach(self, contract: dict[str, Any], case: Case, limit: int = 3_000_000) -> str:
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
        registers, allowed = self.may_change(contract)
        after = {"A": result.a, "X": result.x, "Y": result.y}
        spoiled = [r for r in "AXY" if r not in registers and after[r] != inputs[r]]
        memory = self.bench.mem.whole()
        other = np.frombuffer(before, np.uint8) != np.frombuffer(memory, np.uint8)
        changed = [int(at) for at in np.flatnonzero(other[:0xC000])]
        data = [at for at in changed if self._is_data(at) or at in PICTURE]
        foreign = [at for at in data if at not in allowed and at not in STACK]
        area = self.area(contract)
        own = self.private(area)
        spoiled += sorted({self._named(at, area) for at in foreign if at not in own})
        self.taken = result.cycles
        return spoiled, result.cycles

    def _named(self, address: int, area: str) -> str:
        for name, (at, size) in self._exports.items():
            if at <= address < at + size and self._lives_with(name, area):
                return name
        return f"${address:04X}"

    def measured(self, contract: dict[str, Any], case: Case) -> Run:
        self.begin(contract, case)
        return Run(*traced_call(self.bench._a2, contract["address"], **case.registers))

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

    def hold(self, cycles: Any, contract: dict[str, Any], runs: list[Run]) -> None:
        """Hold the runs against header and record."""
        if self.domains(contract) is None or "/resolve/" in contract["file"]:
            inputs = f"{len(runs)} calls as in play"
        else:
            inputs = f"{len(runs)} edges and middles of: {contract['inputs']}"
        label = f"ambush {contract['file'].removeprefix('games/ambush/')} {contract['name']}"
        areas = frozenset({"low", "high", self.area(contract)})
        source, budget = self.bench.source, contract["cycles"]
        a2, name = self.bench._a2, contract["name"]
        cycles.hold(a2, name, runs, inputs, budget=budget, source=source, areas=areas, label=label)

    # --- what cannot run on a bench ------------------------------------------------------------

    def why_skipped(self, contract: dict[str, Any]) -> str:
        """The class of routine that waits for something outside the processor; "" for others."""
        name, reached = contract["name"], self._reached(contract)
        if name in ("main", "phase_run", "loader_start"):
            return "never returns, or only by way of the disk"
        if any("rwts" in file or "loader" in file for file, _ in reached):
            return "turns the disk drive"
        if {n for _, n in reached} & {"key_wait", "any_key", "movie_wait"}:
            return "waits for a key"
        if contract["file"].startswith("apple2/sound") and name != "wait_ms":
            return "counts the speaker's time"
        return ""

    def touches_hardware(self, contract: dict[str, Any]) -> bool:
        return any(file.startswith("apple2/") for file, _ in self._reached(contract))

    def _reached(self, contract: dict[str, Any]) -> set[tuple[str, str]]:
        """(file, name) of every routine its calls and jumps lead to, itself included."""
        area = self.area(contract)
        todo, seen = [contract["address"]], set()
        found: set[tuple[str, str]] = set()
        while todo:
            at = todo.pop()
            routine = self.bench.source.routine(at, frozenset({"low", "high", area}))
            if routine is None or (routine.file, routine.name) in found:
                continue
            found.add((routine.file, routine.name))
            todo += [t for t in self._calls(routine) if t not in seen]
            seen.update(todo)
        return found

    def _calls(self, routine: Any) -> list[int]:
        key = (routine.file, routine.name, routine.address)
        if key not in self._call_cache:
            self._call_cache[key] = list(self._operands(routine))
        return self._call_cache[key]

    @cached_property
    def _call_cache(self) -> dict[Any, list[int]]:
        return {}

    def _operands(self, routine: Any) -> Any:
        at, ends = routine.address, False
        areas = frozenset({routine.area})
        while at < routine.address + routine.size:
            piece = self.bench.source.at(at, areas)
            if piece is None:
                break
            code = self._bytes(piece)
            if code and code[0] in (0x20, 0x4C) and len(code) == 3:
                yield code[1] | code[2] << 8
            at = piece.address + piece.size
            ends = bool(code) and code[0] in (0x60, 0x4C, 0x6C)
        if not ends:
            yield at  # it runs on into the next routine

    def _bytes(self, piece: Any) -> bytes:
        if piece.area in self.bench._overlays:
            file = self.bench._overlays[piece.area]
            return bytes(file.data[piece.address - file.address :][: piece.size])
        return bytes(self.bench._resident[piece.address : piece.address + piece.size])


# --- scenes: what is played to see every routine at work ------------------------------------------

ORDERS = {
    0: "MR12R MR21R MR30F SB FA0199",
    5: "MR15R SB MR21D MR30R FA5030 SE WA20",
    2: "MR11R PF EF1820 MR58R MR32R PA FA2510 HJ30",
    9: "MR41R MR34R MR21R MR13R PP EP50 HH GR",
}


def a_turn(scenario: int, seed: int, points: int = 90) -> Any:
    """A turn of a scenario in which everyone has something to do."""

    def scene(bench: ContractBench) -> None:
        battle = Battle(bench.bench, scenario=scenario, seed=seed)
        for man in range(20):
            if battle["man_in_play", man]:
                battle.orders(man, ORDERS[(0, 5, 2, 9)[man % 4]])
        bench.battles.append(bench.keep(bench.bench.mem.whole()))
        battle.turn(points, command=None)

    return scene


def a_melee(bench: ContractBench) -> None:
    """Men of both sides in each other's way: shots, blows, grenades, plastic."""
    battle = Battle(bench.bench, seed=5)
    for man, (x, y) in enumerate([(31, 20), (31, 21), (30, 20), (29, 20)]):
        battle.man(man, x, y, 1, ("HH", "FS3124", "PF EF3126", "GR LR FA0150")[man])
        battle.weapons(man, ("K*", "R*", "R* F P", "K")[man])
        battle.man(10 + man, x, y + 3, 5, ("HJ40", "MR53R", "FA0150", "PP EP20 DP")[man])
        battle.weapons(10 + man, ("K* G", "A*", "M*", "P R-")[man])
    battle.man(4, 35, 35, 1, "HH")
    battle.man(14, 35, 35, 5, "HH")
    bench.battles.append(bench.keep(bench.bench.mem.whole()))
    battle.turn(200, command=None)


def keys(routine: str, *typed: str, limit: int = 1_500_000) -> Any:
    """A phase or page of a battle, with keys typed ahead until it waits for more."""

    def scene(bench: ContractBench) -> None:
        begin_battle(bench.bench)
        for text in typed:
            type_ahead(bench.bench, text)
            try:
                bench.bench.call(routine, limit=limit)
            except TimeoutError:
                pass

    return scene


def the_computer(bench: ContractBench) -> None:
    """The computer's orders for a whole squad."""
    Battle(bench.bench, scenario=8, seed=3)
    bench.bench.call("turn_begin")
    bench.bench.set("st_side", 1)
    bench.bench.call("computer_main", limit=20_000_000)


SCENES = [
    a_turn(0, 1), a_turn(8, 2), a_turn(11, 3, 60), a_melee, the_computer,
    keys("orders_main", "P\rMR12R\rSB\r", "C\rFA0199\rWA9\r", "P\rPR\rLR\rEF1820\r", "2", "1", "3"),
    keys("orders_main", "P\rMR92R\rXX\r", "P\rLI\r", "C\rGR\rDR\rHH\r", "?", "B\r"),
    keys("report_main", " ", "1", "2", "3", "\r"),
]  # fmt: skip
