"""What a routine is called with: what calls in play found, edges and random middles."""

from __future__ import annotations

import random
import zlib
from dataclasses import dataclass
from typing import Any

from grognard.rom_build.domains import Domain, read_inputs

from .contract_play import SNAPSHOTS

PEOPLE = "soldier man looker target firer attacker defender thrower enemy he his men".split()
KINDS = {word: ((0, 19),) for word in PEOPLE} | {"random": ((0, 0xFFFF),)}
COORDINATES = {"_x": ((11, 48),), "_y": ((11, 64),)}
WEAPONS = ((1, 8),)


@dataclass
class Case:
    """Registers and memory as a routine is to find them."""

    registers: dict[str, int]
    memory: bytes
    said: str


class Inputs:
    """The part of the bench that chooses inputs, by the `in:` line where that says every value."""

    bench: Any
    battles: list[bytes]
    kept: dict[str, list[tuple[dict[str, int], bytes]]]
    _exports: dict[str, tuple[int, int]]

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
