"""What a routine's calls lead to: the drive, the keyboard, the hardware."""

from __future__ import annotations

from functools import cached_property
from typing import Any

DRIVE = "turns the disk drive"
SAYS = bytes((0xA9, 0xA0, 0x4C))
"""LDA # and LDY # with an address, JMP: the first, third and fifth byte of such a macro."""


class Calls:
    """The part of the bench that follows JSR and JMP through the code."""

    bench: Any
    never: tuple[str, ...] = ("main", "turn_loop_start", "turn_loop", "loader_start")
    whole: tuple[str, ...] = ("phase_run", "overlay_run")
    """Routines that find what they call, the drive too, in a table."""

    def why_skipped(self, contract: dict[str, Any]) -> str:
        """The class of routine that waits for something outside the processor; "" for others."""
        name, reached = contract["name"], self._reached(contract)
        if name in self.never:
            return "never returns"
        if name in self.whole or any("rwts" in file or "loader" in file for file, _ in reached):
            return DRIVE
        return ""

    def waits(self, contract: dict[str, Any]) -> bool:
        """Does it ask for a key somewhere?"""
        asked = {name for _, name in self._reached(contract)}
        return bool(asked & {"key_wait", "stick_wait", "any_key", "movie_wait"})

    def touches_hardware(self, contract: dict[str, Any]) -> bool:
        files = {file for file, _ in self._reached(contract)}
        return any(f.startswith("apple2/") and not f.startswith("apple2/draw/") for f in files)

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
            if len(code) == 7 and code[:6:2] == SAYS:  # a macro that jumps away with its message
                code = code[4:]
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

    def area(self, contract: dict[str, Any]) -> str:
        """The area whose bytes hold the routine: an overlay's, or a resident one."""
        return self._segments.get(contract["segment"], "")

    @cached_property
    def _segments(self) -> dict[str, str]:
        return {piece.segment: piece.area for piece in self.bench.source.pieces}
