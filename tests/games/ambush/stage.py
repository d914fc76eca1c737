"""One routine of the turn engine at a time: what it is given, and every byte that it changes."""

from __future__ import annotations

import bisect
import functools
from collections.abc import Callable
from fractions import Fraction as F
from typing import Any

from . import ambush_book as book
from .battle import Battle, Event, order_bytes
from .test_sight import draw

NEVER = NO_MAN = 255
NONE, READY, TURN, SQUARE, POSTURE, SEARCH, ORDER, SHOT, AREA, AMBUSH, FIGHT = range(11)


class Stage(Battle):
    """An empty village and a turn that has just begun; men of rating 5 pay the chart's costs."""

    def __init__(self, bench: Any, scenario: int = 11, now: int = 40) -> None:
        self.bench = bench
        begin, end = bench.sym["state_begin"], bench.sym["state_end"]
        bench.mem[begin:end] = bytes(end - begin)
        bench.set("st_scenario", scenario)
        bench.set("st_turn_length", 250)
        bench.set("st_clock", 1)  # not the first turn, in which all look about at once
        bench.set("rng_seed", [1, 2, 3, 4])
        draw(bench, {})
        bench.overlay("RESOLVE")
        turn = slice(bench.sym["act_kind"], bench.sym["resolve_end"])
        bench.mem[turn] = bytes([0x5A]) * (turn.stop - turn.start)  # what was there before
        bench.call("resolve_start")
        bench.set("zp_now", now)
        self._spans, self._at, self._names = _names_of(bench)

    def man(self, n: int, x: int, y: int, facing: int = 1, orders: str = "", **state: int) -> None:
        state = {"command": 10, "energy_lo": 200, "endurance": 99, "issued": 5, **state}
        super().man(n, x, y, facing, orders, **state)
        self.weapons(n, "R*")
        self["act_kind", n] = READY

    def order(self, text: str) -> None:
        """The order at work, `S3` as M..S with three squares and so on."""
        self.bench.set("zp_order", order_bytes(text))

    def changes(self, routine: str, **given: Any) -> dict[tuple[str, int], int]:
        """Every byte of the state and of the turn that is another after the call; `result` too."""
        mem = self.bench.mem
        before = [bytes(mem[span]) for span in self._spans]
        end = self.bench.word("movie_end")
        self.result = self.bench.call(routine, **given)
        found = {}
        for span, old in zip(self._spans, before, strict=True):
            new = bytes(mem[span])
            for k in range(len(old)):
                if old[k] != new[k]:
                    found[self._named(span.start + k)] = new[k]
        self.events = self._events(end)
        return {key: value for key, value in found.items() if not key[0].startswith("rng")}

    def _named(self, at: int) -> tuple[str, int]:
        k = bisect.bisect_right(self._at, at) - 1
        return self._names[k], at - self._at[k]

    def _events(self, start: int) -> list[Event]:
        movie, end = self.movie(), self.bench.word("movie_end")
        return movie[len(movie) - (end - start) // 5 :]

    def began(self, routine: str, man: int, order: str, **given: Any) -> Any:
        """None when the order cannot begin, else (act, time, energy) and what changed."""
        self.order(order)
        changed = self.changes(routine, X=man, zp_actor=man, **given)
        if not self.result.c:
            assert changed == {}
            return None
        return self.result.a, *self.costs(), changed

    def costs(self) -> tuple[int, F]:
        mem, at = self.bench.mem, self.bench.sym["zp_energy"]
        return self.bench.word("zp_time"), F(int.from_bytes(mem[at : at + 3], "little"), 256)

    def fill(self, name: str, values: list[int]) -> None:
        self.bench.set(name, values)

    def seed(self, wanted: Callable[[tuple[int, ...]], bool]) -> None:
        """A seed whose next random bytes are as wanted."""
        for number in range(1, 5000):
            if number not in _DRAWN:
                self.bench.set("rng_seed", _seed(number))
                _DRAWN[number] = tuple(self.bench.call("rng_next").a for _ in range(4))
            if wanted(_DRAWN[number]):
                self.bench.set("rng_seed", _seed(number))
                return
        raise AssertionError("no such seed")


_DRAWN: dict[int, tuple[int, ...]] = {}


def _seed(number: int) -> bytes:
    return (number * 2654435761 % 2**32).to_bytes(4, "little")


@functools.cache
def _names_of(bench: Any) -> tuple[tuple[slice, ...], list[int], list[str]]:
    """State, turn and wounds, and the arrays that lie there: address, name."""
    at = bench.sym
    spans = (
        slice(at["state_begin"], at["state_end"]),
        slice(at["act_kind"], at["resolve_end"]),
        slice(at["hurt_count"], at["hurt_kind"] + 48),
    )
    named = [
        (place, name)
        for name, place in at.items()
        if any(span.start <= place < span.stop for span in spans)
        and ":" not in name  # a file's own name can be a number that only looks like a place
        and name.partition("_")[0] in _BLOCKS
        and name not in ("state_begin", "resolve_end")
    ]
    named.sort()
    return spans, [place for place, _ in named], [name for _, name in named]


class Listed:
    """A time of the chart, for a man whose load makes him one more or less in dexterity (7.2)."""

    def __init__(self, cost: int) -> None:
        self.times = {book.order_points(F(cost), 5, dexterity, 10) for dexterity in (4, 5, 6)}

    def __eq__(self, other: object) -> bool:
        return other in self.times

    def __repr__(self) -> str:
        return f"one of {sorted(self.times)}"


_BLOCKS = frozenset(
    "st man ground blast fuse known alley rng act fight changed any fresh walked seen pair hurt "
    "look control".split()
)
