"""Plays, and keeps what routines were called with: memory, or the whole machine."""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from .contract_calls import DRIVE
from .replayed import Key, RecordedCall, caller_of

SNAPSHOTS = (1, 3, 9, 29, 90)
MOST_CALLS = 3
"""Calls of a routine on whole machines that are looked at in any case."""
SEC_RTS = b"\x38\x60"
"""How `key_poll` ends when it has a key."""


class Play:
    """The part of the bench that watches scenes."""

    bench: Any
    contracts: dict[str, dict[str, Any]]
    kept: dict[str, list[tuple[dict[str, int], bytes]]]
    followed: dict[str, list[list[str]]]
    recorded: dict[str, list[RecordedCall]]
    _counts: dict[str, int]
    _needs: dict[str, bool]
    _tries: dict[str, int]

    def keep(self, mem: bytes) -> bytes:
        return zlib.compress(mem, 1)

    def play(self, scenes: list[Any]) -> None:
        """Run each scene with every routine's entry watched."""
        a2 = self.bench._a2
        places = defaultdict(list)
        for key, contract in self.contracts.items():
            places[contract["address"]].append(key)
        removers = [self._on(a2, at, self._entered(at, keys)) for at, keys in places.items()]
        try:
            for scene in scenes:
                self.bench.reset()
                scene(self)
        finally:
            for remove in removers:
                remove()

    def _on(self, a2: Any, address: int, looked: Callable[[Any], bool]) -> Callable[[], None]:
        """Call `looked` at every pass until it says that it has seen enough.

        The rules' innermost routines are called a million times in these scenes, and each pass
        takes the processor out of its compiled loop.
        """
        gone = False

        def remove() -> None:
            nonlocal gone
            if not gone:
                gone = True
                take_away()

        take_away = a2.on(address, lambda a2: remove() if looked(a2) else None)
        return remove

    def _entered(self, address: int, keys: list[str]) -> Callable[[Any], bool]:
        def entered(a2: Any) -> bool:
            for key in keys:
                area = self.area(self.contracts[key])
                if area in self.bench._overlays and area != self.bench._current:
                    continue
                self._counts[key] += 1
                if self._counts[key] in SNAPSHOTS:
                    cpu = a2.cpu
                    registers = {"A": cpu.a, "X": cpu.x, "Y": cpu.y, "C": cpu.p & 1}
                    self.kept[key].append((registers, self.keep(a2.memory.whole())))
            return all(self._counts[key] >= SNAPSHOTS[-1] for key in keys)

        return entered

    def watch(self, a2: Any) -> list[Callable[[], None]]:
        """Keep memory as some of each routine's calls on this machine find it; call to end it."""
        places = defaultdict(list)
        for key, contract in self.contracts.items():
            places[contract["address"]].append((key, self.code(contract)))
        keys: list[Key] = []
        poll = self.bench.sym["key_poll"]
        found = poll + bytes(self.bench._resident[poll : poll + 64]).index(SEC_RTS) + 1
        taken = a2.on(found, lambda a2: keys.append(Key(caller_of(a2), a2.cpu.a)))
        seen = ((at, self._seen(at, found, keys)) for at, found in places.items())
        return [taken, *(self._on(a2, at, one) for at, one in seen)]

    def code(self, contract: dict[str, Any]) -> bytes:
        """The routine's first bytes, which tell the overlay in memory."""
        area, at = self.area(contract), contract["address"]
        if area in self.bench._overlays:
            file = self.bench._overlays[area]
            return bytes(file.data[at - file.address :][:8])
        return b""

    def _seen(
        self, address: int, found: list[tuple[str, bytes]], keys: list[Key]
    ) -> Callable[[Any], bool]:
        def seen(a2: Any) -> bool:
            left = False
            for key, code in found:
                needs = self._needs_machine(key)
                enough = not needs or len(self.recorded[key]) >= MOST_CALLS or self._tries[key] > 9
                if enough and self._counts[key] >= SNAPSHOTS[-1]:
                    continue
                left = True
                if code and bytes(a2.memory[address : address + len(code)]) != code:
                    continue
                self._counts[key] += 1
                kept = self._counts[key] in SNAPSHOTS
                if kept or not enough:
                    cpu = a2.cpu
                    registers = {"A": cpu.a, "X": cpu.x, "Y": cpu.y, "C": cpu.p & 1}
                    if needs:
                        self._tries[key] += 1
                        self._follow(a2, key, registers, keys)
                    if kept and self.why_skipped(self.contracts[key]) != DRIVE:
                        self.kept[key].append((registers, self.keep(a2.memory.whole())))
            return not left

        return seen

    def _needs_machine(self, key: str) -> bool:
        """Does it turn the drive or ask for keys, and return?"""
        if key not in self._needs:
            reason = self.why_skipped(self.contracts[key])
            waits = not reason and self.waits(self.contracts[key])
            self._needs[key] = reason == DRIVE or waits
        return self._needs[key]

    def _follow(self, a2: Any, key: str, registers: dict[str, int], keys: list[Key]) -> None:
        """Look at what a call has changed when it comes back to its caller; keep the call."""
        memory, stack = bytes(a2.memory.whole()), a2.cpu.s
        back = memory[0x100 + (stack + 1) % 256] | memory[0x100 + (stack + 2) % 256] << 8
        contract, typed = self.contracts[key], len(keys)
        state = self.keep(a2.save())

        def came_back(a2: Any) -> bool:
            if a2.cpu.s != (stack + 2) % 256:
                return False
            after = {"A": a2.cpu.a, "X": a2.cpu.x, "Y": a2.cpu.y}
            spoiled = self._changed(contract, (registers, memory), (after, a2.memory.whole()))
            self.followed[key].append(spoiled)
            self.recorded[key].append(RecordedCall(state, tuple(keys[typed:])))
            return True

        self._on(a2, (back + 1) & 0xFFFF, came_back)
