"""Places in a program: an address, a label, a source line, a soft switch; overlays told apart."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from grognard.emu import EmulatorError
from grognard.emu.devices.switches import SWITCHES, switch_name

from .expr import SPECIAL, DebugError, Expression, parse

if TYPE_CHECKING:
    from .target import Target

_LINE = re.compile(r"^(?P<file>[\w./\\-]*\.\w+)?:(?P<line>\d+)$")
NEAREST_LINES = 30
"""How far below a line without code the next with code is looked for."""


@dataclass(frozen=True)
class Place:
    """An address, and the overlay that must be in memory for it to be meant (-1: any)."""

    address: int
    overlay: int
    text: str


class View:
    """What an expression sees: the machine as it stands, one overlay's labels before the rest."""

    def __init__(self, target: Target, overlay: int | None = None, **special: int) -> None:
        self._target = target
        self._overlay = overlay
        self._special = special

    def register(self, name: str) -> int:
        """A register, `cycles`, or what the last watch saw."""
        if name in self._special:
            return self._special[name]
        if name == "cycles":
            return self._target.a2.cycles
        if name in ("value", "old", "address", "hits"):
            raise DebugError(f"{name!r} has a meaning only in the condition of a stop")
        return int(getattr(self._target.a2.cpu, name))

    def byte(self, addr: int) -> int:
        """A byte of memory."""
        return self._target.a2.memory.byte(addr)

    def symbol(self, name: str) -> int:
        """The one label that is meant: of several the one in memory; @name is the routine's own."""
        if name.startswith("@"):
            here = self._target.labels.nearest(self._target.a2.cpu.pc, self._target.overlay)
            name = here.partition("+")[0].partition("@")[0] + name
        switch = SWITCHES.get(name.upper())
        try:
            found = self._target.labels.find(name)
        except EmulatorError as error:
            if switch is not None:
                return switch
            raise DebugError(str(error)) from error
        overlay = self._target.overlay if self._overlay is None else self._overlay
        if len(found) > 1:
            found = [one for one in found if one.overlay in (overlay, -1)] or found
        if len({one.address for one in found}) > 1:
            there = ", ".join(
                f"{self._target.area(one.overlay) or one.file}:{one.name} ${one.address:04X}"
                for one in found[:6]
            )
            raise DebugError(f"{name!r} stands for several labels: {there}")
        return found[0].address


def evaluate(target: Target, text: str) -> int:
    """The value of an expression now."""
    return parse(text)(View(target))


def checked(target: Target, text: str, **special: int) -> Expression:
    """An expression whose labels are all there: it is tried once, before it is relied on."""
    found = parse(text)
    given = {"value": 0, "old": 0, "address": 0, "hits": 0} | special
    for name in found.names:
        View(target, **given).symbol(name)
    return found


def places(target: Target, text: str) -> list[Place]:
    """Every place that a text means; DebugError for none."""
    text = text.strip()
    line = _LINE.match(text)
    if line is not None:
        return line_places(target, line["file"] or "", int(line["line"]))
    expression = parse(text)
    overlays = _overlays_of(target, expression)
    found = []
    for overlay in sorted(overlays) or [-1]:
        address = expression(View(target, overlay if overlay >= 0 else None))
        if not 0 <= address <= 0xFFFF:
            raise DebugError(f"{text} is {address}, outside $0000-$FFFF")
        found.append(Place(address, overlay, text))
    return found


def place(target: Target, text: str) -> Place:
    """The one place meant; of several the one in memory."""
    found = places(target, text)
    loaded = [one for one in found if one.overlay in (-1, target.overlay)]
    return (loaded or found)[0]


def address_of(target: Target, text: str) -> int:
    """The address an expression, a label or a source line stands for."""
    return place(target, text).address


def _overlays_of(target: Target, expression: Expression) -> set[int]:
    """The overlays of the labels that an expression names."""
    overlays: set[int] = set()
    for name in expression.names:
        if name.lower() in SPECIAL:
            continue
        try:
            found = target.labels.find(name)
        except EmulatorError:
            continue
        if any(one.placed and one.overlay == -1 for one in found):
            continue
        overlays |= {one.overlay for one in found if one.overlay >= 0}
    return overlays


def line_places(target: Target, file: str, number: int) -> list[Place]:
    """Where the code of a source line begins, or of the next below that has any; DebugError for
    none. `file` is what the debug file calls it or the last parts of that, "" the one that runs."""
    if not file:
        here = target.sources.at(target.a2.cpu.pc, target.overlay)
        if here is None:
            raise DebugError("no source line is known here; write FILE:LINE")
        file = here.file
    for below in range(NEAREST_LINES):
        found = _statements(target, file, number + below)
        if found:
            return [Place(at, overlay, f"{file}:{number + below}") for overlay, at in found]
    known = target.source_files()
    near = [name for name in known if name == file or name.endswith("/" + file)]
    if near:
        raise DebugError(f"{near[0]} has no code at or right below line {number}")
    import difflib

    tails = {name.rpartition("/")[2]: name for name in known}
    close = difflib.get_close_matches(file.rpartition("/")[2], tails, 2)
    hint = f"; did you mean {' or '.join(tails[one] for one in close)}?" if close else ""
    raise DebugError(f"no source file {file!r} made any code{hint}")


def _statements(target: Target, file: str, number: int) -> list[tuple[int, int]]:
    """Where the code of a line begins: of what a macro made, the first address only."""
    firsts: list[tuple[int, int]] = []
    end: tuple[int, int] | None = None
    for overlay, at in target.sources.addresses(file, number):
        statement = target.sources.at(at, overlay)
        if statement is None or statement.kind == "data":
            continue
        if end != (overlay, at):
            firsts.append((overlay, at))
        end = overlay, statement.start + statement.size
    return firsts


def operand_name(target: Target, addr: int, overlay: int) -> str:
    """What a disassembled operand is called; "" for its number."""
    if 0xC000 <= addr <= 0xC0FF:
        return switch_name(addr)
    for reach in (0, 0x40):
        name = target.labels.nearest(addr, overlay, reach)
        if name:
            return name
    return ""
