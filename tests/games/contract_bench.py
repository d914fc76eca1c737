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
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from grognard.emu import CallError
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
        "side_norths", "side_wests", "side_row_??", "sides_stale",
    ),
    "drawing": (
        "zp_t?", "zp_ptr?", "zp_arg?", "zp_text_*", "zp_line*", "zp_glyph_*", "zp_map_*",
        "cell_lines", "view_top", "shown_*", "view_?", "window", "framed",
    ),
    "disk": (
        "zp_disk_*", "zp_rwts_*", "zp_fs_*", "zp_t?", "zp_arg?", "zp_ptr?", "rwts_*", "fs_*",
        "save_*", "load_at", "old_list", "disk_write*", "pack_*",
    ),
    "turn's": (
        "act_*", "fight_*", "hurt_*", "start_*", "seen_by", "changed", "any_changed", "fresh",
        "leader_line", "line_leader", "zp_lines_known",
        "walked", "control_left", "look_left", "zp_index", "zp_inner", "zp_other", "zp_actor",
        "zp_best", "zp_now", "taken_*",
    ),
}  # fmt: skip
KEYS = ("rng_seed", "key_*", "zp_key")
"""What waiting for a key changes: the seed is stirred until it is struck."""
DRIVE = "turns the disk drive"
VILLAGE_BYTES = 38 * 54
PICTURE = range(0x2000, 0x4000)
STACK = range(0x100, 0x200)
DRAWS = (
    "resolve/resolve_page", "resolve/resolve_main", "ai/computer_page", "ai/computer_main",
    "/setup/", "lib/text", "lib/page", "lib/screen",
    "lib/ask", "lib/line_input", "/screens/", "apple2/sound",
)  # fmt: skip
ANSWERS = {"ESC": b"\x1b", "RETURN": b"\r", "SPACE": b" ", "1": b"1", "Y": b"Y"}
LONG, LONGEST = 50_000, 600_000
"""Cycles from which on one run is measured, and from which on none is."""
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

    game = "ambush"
    draws: tuple[str, ...] = DRAWS
    never: tuple[str, ...] = ("main", "phase_run", "loader_start")
    sizes: ClassVar[dict[str, int]] = {"village": VILLAGE_BYTES}
    """Public memory that lies in no segment of its own, by name."""
    sets: ClassVar[dict[str, tuple[str, ...]]] = SETS
    """What the set phrases of headers stand for."""

    def __init__(self, bench: Any, contracts: list[dict[str, Any]]) -> None:
        self.bench = bench
        self.contracts = {f"{c['file']}:{c['name']}": c for c in contracts}
        self.kept: dict[str, list[tuple[dict[str, int], bytes]]] = defaultdict(list)
        self.followed: dict[str, list[list[str]]] = defaultdict(list)
        """What calls that turned the drive changed and should not have, by routine."""
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

    def watch(self, a2: Any) -> list[Callable[[], None]]:
        """Keep memory as some of each routine's calls on this machine find it; call to end it."""
        places = defaultdict(list)
        for key, contract in self.contracts.items():
            places[contract["address"]].append((key, self.code(contract)))
        return [a2.on(at, self._seen(at, found)) for at, found in places.items()]

    def code(self, contract: dict[str, Any]) -> bytes:
        """The routine's first bytes, which tell the overlay in memory."""
        area, at = self.area(contract), contract["address"]
        if area in self.bench._overlays:
            file = self.bench._overlays[area]
            return bytes(file.data[at - file.address :][:8])
        return b""

    def _seen(self, address: int, found: list[tuple[str, bytes]]) -> Callable[[Any], None]:
        def seen(a2: Any) -> None:
            for key, code in found:
                if self._counts[key] >= SNAPSHOTS[-1]:
                    continue
                if code and bytes(a2.memory[address : address + len(code)]) != code:
                    continue
                self._counts[key] += 1
                if self._counts[key] in SNAPSHOTS:
                    cpu = a2.cpu
                    registers = {"A": cpu.a, "X": cpu.x, "Y": cpu.y, "C": cpu.p & 1}
                    if self.why_skipped(self.contracts[key]) == DRIVE:
                        self._follow(a2, key, registers)
                    else:
                        self.kept[key].append((registers, self.keep(a2.memory.whole())))

        return seen

    def _follow(self, a2: Any, key: str, registers: dict[str, int]) -> None:
        """Look at what a call has changed when it comes back to its caller."""
        memory, stack = bytes(a2.memory.whole()), a2.cpu.s
        back = memory[0x100 + (stack + 1) % 256] | memory[0x100 + (stack + 2) % 256] << 8
        contract, done = self.contracts[key], []

        def came_back(a2: Any) -> None:
            if done or a2.cpu.s != (stack + 2) % 256:
                return
            done.append(True)
            after = {"A": a2.cpu.a, "X": a2.cpu.x, "Y": a2.cpu.y}
            spoiled = self._changed(contract, (registers, memory), (after, a2.memory.whole()))
            self.followed[key].append(spoiled)

        a2.on((back + 1) & 0xFFFF, came_back)

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
        sizes = self.sizes
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
        sized = [(self.bench.sym[name], size) for name, size in self.sizes.items()]
        spaces = [*self._writable, (0, 0x100), *sized]
        return {byte for at, size in spaces for byte in range(at, at + size)}

    def _aliases(self, contract: dict[str, Any], name: str) -> set[int]:
        """The word that a file calls by a name of its own: `zp_sum = zp_arg5`."""
        label = self._label(contract, name)
        return {label.address, label.address + 1} if label else set()

    def _label(self, contract: dict[str, Any], name: str) -> Any:
        stem = contract["file"].rpartition("/")[2].partition(".")[0]
        label = self.bench.labels.get(f"{stem}:{name}") or self.bench.labels.get(name)
        return label if label and label.address < 0xC000 else None

    def _place(self, contract: dict[str, Any], text: str) -> range:
        """The bytes of `name`, or the one byte `name+3`."""
        name, plus, more = text.partition("+")
        label = self._label(contract, name)
        at, size = self._exports.get(name) or ((label.address, 1) if label else (0, 0))
        return range(at + int(more), at + int(more) + 1) if plus else range(at, at + size)

    def _span(self, contract: dict[str, Any], first: str, last: str) -> range:
        """From one name or byte to another; to the first one's own end where there is no other."""
        start, name = self._place(contract, first), first.partition("+")[0]
        end = self._place(contract, last or name)
        return range(start.start, end.stop) if start and end else range(0)

    def may_change(self, contract: dict[str, Any]) -> tuple[frozenset[str], set[int]]:
        """Registers, and addresses, that the header lets the routine change."""
        registers: set[str] = set()
        allowed: set[int] = set()
        for one in self._meant(contract, []):
            effects = read_effects(one["outputs"], tuple(one["clobbers"]))
            registers |= effects.registers
            for name in effects.names:
                for pattern in self.sets.get(name, (name,)):
                    allowed |= self._addresses(one, pattern)
            told = " ".join([one["outputs"], *one["clobbers"]])
            for phrase in re.findall(r"\b(turn|overlay)'s own", told):
                for pattern in self.sets.get(f"{phrase}'s", ()):
                    allowed |= self._addresses(one, pattern)
            if "the picture" in told or "drawing" in told:
                allowed.update(PICTURE)
            if "the overlay's own" in told:
                allowed |= self._homed(self.area(one))
            if "the memory read to" in told:
                allowed.update(range(0x200, 0xC000))
            for first, last in effects.spans:
                allowed.update(self._span(one, first, last))
            if "state" in one["outputs"]:
                allowed.update(range(self.bench.sym["state_begin"], self.bench.sym["state_end"]))
            registers -= kept_registers(contract["outputs"])
        if self.waits(contract):
            for pattern in KEYS:
                allowed |= self._addresses(contract, pattern)
        if any(part in contract["file"] for part in self.draws):
            allowed.update(PICTURE)
            for name in self._exports:
                if name.startswith(
                    ("zp_text_", "zp_line_", "zp_glyph_", "zp_lib", "zp_key", "sound_")
                ):
                    at, size = self._exports[name]
                    allowed.update(range(at, at + size))
        return frozenset(registers), allowed

    def _homed(self, area: str) -> set[int]:
        """The public memory that comes and goes with an overlay."""
        if area not in self.bench._overlays:
            return set()
        spaces = [space for name, space in self._exports.items() if self._homes.get(name) == area]
        return {at for start, size in spaces for at in range(start, start + size)}

    def _addresses(self, contract: dict[str, Any], pattern: str) -> set[int]:
        if "+" in pattern:
            return set(self._place(contract, pattern))
        names = fnmatch.filter(self._exports, pattern)
        if not names and pattern.islower():
            return self._aliases(contract, pattern)
        spaces = [self._exports[name] for name in names]
        return {at for start, size in spaces for at in range(start, start + size)}

    def _meant(self, contract: dict[str, Any], seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The header, and those it speaks of: `what X uses`, `as X`."""
        seen.append(contract)
        text = " ".join([contract["outputs"], *contract["clobbers"]])
        named = re.findall(r"\b(?:what|as) (\w+)(?: and (\w+))?", text)
        for name in {name for pair in named for name in pair if name}:
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
        after = {"A": result.a, "X": result.x, "Y": result.y}
        spoiled = self._changed(contract, (inputs, before), (after, self.bench.mem.whole()))
        self.taken = result.cycles
        return spoiled, result.cycles

    def _changed(
        self,
        contract: dict[str, Any],
        before: tuple[dict[str, int], bytes],
        after: tuple[dict[str, int], bytes],
    ) -> list[str]:
        """What differs between two (registers, memory) and is not in the header."""
        registers, allowed = self.may_change(contract)
        spoiled = [r for r in "AXY" if r not in registers and after[0][r] != before[0][r]]
        other = np.frombuffer(before[1], np.uint8) != np.frombuffer(after[1], np.uint8)
        changed = [int(at) for at in np.flatnonzero(other[:0xC000])]
        data = [at for at in changed if self._is_data(at) or at in PICTURE]
        foreign = [at for at in data if at not in allowed and at not in STACK]
        area = self.area(contract)
        own = self.private(area)
        return spoiled + sorted({self._named(at, area) for at in foreign if at not in own})

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

    def check(self, contract: dict[str, Any], cycles: Any, count: int) -> str:
        """Header and figures of one routine; the reason where it cannot be run.

        What turns the drive is held to its header as play called it, and has no figure.
        """
        key = f"{contract['file']}:{contract['name']}"
        reason, cases = self.why_skipped(contract), []
        if reason == DRIVE and self.followed[key]:
            cycles.unmeasured(f"{self.game} {key}", f"{reason}: its cycles are the drive's")
            spoiled = sorted({name for names in self.followed[key] for name in names})
            assert not spoiled, f"changes {spoiled} in play"
            return ""
        if not reason:
            cases = self.cases(contract, count)
            reason = "" if cases else "its inputs are no numbers, and nothing called it in play"
        waits = not reason and self.waits(contract)
        if waits:
            answered = (self.answered(contract, case) for case in cases[:2])
            cases = [case for case in answered if case is not None]
            reason = "" if cases else "it goes on until keys are typed that no list foresees"
        taken: dict[int, int] = {}
        for n, case in enumerate(cases):
            try:
                breach = self.breach(contract, case)
            except CallError as error:
                if "did not return" not in str(error):
                    raise
                self.taken, breach = 10 * LONGEST, ""
            assert breach == "", breach
            taken[n] = self.taken
        if cases and min(taken.values()) >= LONGEST:
            reason = "it takes more than half a second"
        if reason:
            cycles.unmeasured(f"{self.game} {key}", reason)
            return reason
        self.hold_worst(contract, cases, taken, cycles)
        return ""

    def hold_worst(
        self, contract: dict[str, Any], cases: list[Case], taken: dict[int, int], cycles: Any
    ) -> None:
        """Budget and record: the first cases and the slowest, or a single one that takes long."""
        slowest = max(taken, key=lambda n: taken[n])
        chosen = [n for n in sorted({0, 1, 2, slowest}) if n in taken and taken[n] < LONG]
        chosen = chosen or [min(taken, key=lambda n: taken[n])]
        runs = [self.measured(contract, cases[n]) for n in chosen]
        if contract["cycles"] is not None and not self.touches_hardware(contract):
            worst = max(self.worst(contract, run) for run in runs)
            assert worst <= contract["cycles"], cases[slowest].said
        self.hold(cycles, contract, runs)

    def hold(self, cycles: Any, contract: dict[str, Any], runs: list[Run]) -> None:
        """Hold the runs against header and record."""
        name = contract["name"]
        if self.domains(contract) is None or "/resolve/" in contract["file"]:
            inputs = f"{len(runs)} calls as in play"
        else:
            inputs = f"{len(runs)} edges and middles of: {contract['inputs']}"
        label = f"{self.game} {contract['file'].removeprefix(f'games/{self.game}/')} {name}"
        areas = frozenset({"low", "high", self.area(contract)})
        source, budget, a2 = self.bench.source, contract["cycles"], self.bench._a2
        cycles.hold(a2, name, runs, inputs, budget=budget, source=source, areas=areas, label=label)

    # --- what cannot run on a bench ------------------------------------------------------------

    def why_skipped(self, contract: dict[str, Any]) -> str:
        """The class of routine that waits for something outside the processor; "" for others."""
        name, reached = contract["name"], self._reached(contract)
        if name in self.never:
            return "never returns, or only by way of the disk"
        if any("rwts" in file or "loader" in file for file, _ in reached):
            return DRIVE
        return ""

    def waits(self, contract: dict[str, Any]) -> bool:
        """Does it ask for a key somewhere?"""
        asked = {name for _, name in self._reached(contract)}
        return bool(asked & {"key_wait", "any_key", "movie_wait"})

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
