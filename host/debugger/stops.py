"""Breakpoints and watches: numbered, with conditions, each in the overlay it was meant for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .expr import DebugError, Expression
from .places import Place, View

if TYPE_CHECKING:
    from grognard.emu.tracing.trace import Stop

    from .target import Target

KINDS = {"read": "r", "write": "w", "change": "w", "access": "rw"}
MOST_WATCHED = 0x1000


@dataclass
class Stopper:
    """A breakpoint (`kind` "break"), a watch (read, write, change, access) or, without a place, a
    condition that comes true ("when")."""

    number: int
    kind: str
    text: str
    places: list[Place]
    size: int = 1
    condition: Expression | None = None
    once: bool = False
    enabled: bool = True
    hits: int = 0
    ignore: int = 0
    was_true: bool = False
    met: int = 0
    """How often the place was reached, whatever the condition said."""
    passes: Callable[[Stopper], bool] | None = None
    """Asked at each hit: True lets the program run on."""

    def describe(self) -> str:
        """One line for `info`."""
        at = ", ".join(f"${one.address:04X}" for one in self.places)
        size = f" ({self.size} bytes)" if self.size > 1 else ""
        words = [f"{self.number}: {self.kind} {self.text}" + (f" at {at}{size}" if at else "")]
        if self.condition is not None:
            words.append(f"if {self.condition.text}")
        words.append(f"hit {self.hits}x" if self.hits else "")
        words.append(f"ignoring {self.ignore}" if self.ignore else "")
        words.append("" if self.enabled else "disabled")
        words.append("once" if self.once else "")
        return ", ".join(word for word in words if word)

    def data(self) -> dict[str, Any]:
        """The same for JSON."""
        return {
            "number": self.number,
            "kind": self.kind,
            "text": self.text,
            "addresses": [one.address for one in self.places],
            "overlays": [one.overlay for one in self.places],
            "size": self.size,
            "condition": None if self.condition is None else self.condition.text,
            "hits": self.hits,
            "enabled": self.enabled,
        }


@dataclass
class Stops:
    """All of a session; what is enabled stands in the machine's flags."""

    target: Target
    by_number: dict[int, Stopper] = field(default_factory=dict)
    last_number: int = 0

    def add(self, stopper: Stopper) -> Stopper:
        """Number it and set it."""
        self.last_number += 1
        stopper.number = self.last_number
        self.by_number[stopper.number] = stopper
        self.arm()
        return stopper

    def get(self, text: str) -> Stopper:
        """The one of this number."""
        if not text.isdecimal() or int(text) not in self.by_number:
            there = " ".join(map(str, self.by_number)) or "none"
            raise DebugError(f"there is no stop {text!r}; there are: {there}")
        return self.by_number[int(text)]

    def remove(self, stopper: Stopper) -> None:
        """Take it away."""
        self.by_number.pop(stopper.number, None)
        self.arm()

    def arm(self) -> None:
        """Set the flags of exactly what is enabled."""
        trace = self.target.a2.trace
        for addr in list(trace.breakpoints):
            trace.breakpoints.discard(addr)
        for addr in trace.watches():
            trace.unwatch(addr)
        for one in self.by_number.values():
            if not one.enabled:
                continue
            for where in one.places:
                if one.kind == "break":
                    trace.breakpoints.add(where.address)
                else:
                    trace.watch(where.address, KINDS[one.kind], one.size)

    def hit(self, stop: Stop) -> list[Stopper]:
        """Those that a stop of the machine is meant for: place, overlay, kind, condition hold."""
        found = []
        for one in self._there(stop):
            one.met += 1
            if self._holds(one, stop, one.met) and self._counts(one):
                found.append(one)
        return found

    def meant(self, stop: Stop) -> list[Stopper]:
        """The same without counting it: no stop is used up or let pass."""
        return [one for one in self._there(stop) if self._holds(one, stop, one.met + 1)]

    def _there(self, stop: Stop) -> list[Stopper]:
        return [o for o in list(self.by_number.values()) if o.enabled and self._is_there(o, stop)]

    def _holds(self, one: Stopper, stop: Stop, met: int) -> bool:
        if one.condition is None:
            return True
        seen = {"value": stop.value, "old": stop.old, "address": stop.address}
        return bool(one.condition(View(self.target, hits=met, **seen)))

    def _counts(self, one: Stopper) -> bool:
        one.hits += 1
        if one.ignore:
            one.ignore -= 1
            return False
        if one.passes is not None and one.passes(one):
            return False
        if one.once:
            self.remove(one)
        return True

    @property
    def conditions(self) -> list[Stopper]:
        """Those without a place, which have to be asked after every instruction."""
        return [one for one in self.by_number.values() if one.kind == "when" and one.enabled]

    def come_true(self) -> list[Stopper]:
        """The conditions without a place that hold now and did not when last asked."""
        found = []
        for one in self.conditions:
            before, view = one.was_true, View(self.target, hits=one.hits + 1)
            one.was_true = bool(one.condition is not None and one.condition(view))
            if one.was_true and not before and self._counts(one):
                found.append(one)
        return found

    def _is_there(self, one: Stopper, stop: Stop) -> bool:
        if stop.kind == "breakpoint":
            if one.kind != "break":
                return False
        elif one.kind == "break" or stop.kind not in ("read", "write"):
            return False
        elif stop.kind[0] not in KINDS[one.kind]:
            return False
        elif one.kind == "change" and stop.value == stop.old:
            return False
        return any(
            where.address <= stop.address < where.address + one.size
            and where.overlay in (-1, self.target.overlay)
            for where in one.places
        )
