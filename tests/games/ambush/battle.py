"""A battle set up in the game's own state block, for tests of the turn engine."""

from __future__ import annotations

from typing import Any

WEAPONS = {"P": 1, "F": 2, "M": 3, "A": 4, "R": 5, "G": 6, "K": 7, "B": 8}
LOADED, PREPARED = 0x40, 0x80
EVENTS = (
    "MOVE FACE FALL STAND FIRE HIT SHOCK DEAD THROW BLAST PLASTIC "
    "FIGHT SCREAM SEEN LOST GET SNEAK DUCK"
).split()  # fmt: skip
VAIN = 32  # and more: an order that was passed over, and 16 times why
WHY = (
    "so already", "barred", "prone", "upright", "not his", "limit", "in hand", "not in hand",
    "unloaded", "nobody", "unseen", "too far", "no expert",
)  # fmt: skip
FREE_FORM = 11
RATINGS = "strength intelligence dexterity observation throwing firing fighting".split()
Event = tuple[int, str, int, int, int]


def order_bytes(text: str) -> list[int]:
    """The four bytes of an order written as a player types it."""
    head, digits = text[:2], text[2:]
    if text[0] == "M":
        return [1 if text[1] == "R" else 2, int(text[2]), int(text[3]), ord(text[4])]
    if head in ("SB", "SE", "HH"):
        return [{"SB": 3, "SE": 4, "HH": 11}[head], 0, 0, 0]
    if head in ("FS", "FA", "EF"):
        return [{"FS": 9, "FA": 10, "EF": 14}[head], int(digits[:2]), int(digits[2:4]), 0]
    if head in ("HJ", "WA", "EP"):
        return [{"HJ": 12, "EP": 13, "WA": 15}[head], int(digits) & 255, int(digits) >> 8, 0]
    return [{"P": 5, "L": 6, "G": 7, "D": 8}[text[0]], WEAPONS[text[1]], 0, 0]


def logged(bench: Any) -> list[bytes]:
    """The movie's log, five bytes an event."""
    at, mem = bench.sym["movie_log"], bench.mem
    events = []
    while mem[at] != 0xFF:
        events.append(bytes(mem[at : at + 5]))
        at += 5
    return events


class Battle:
    """Names the state's arrays by soldier; `turn` resolves a turn and returns its events."""

    def __init__(self, bench: Any, scenario: int = FREE_FORM, seed: int = 1) -> None:
        self.bench = bench
        bench.set("rng_seed", list(seed.to_bytes(4, "little")))
        bench.set("st_scenario", scenario)
        bench.set("st_noises", 0)
        bench.set("st_blind", 1)
        bench.call("scenario_setup")

    def __getitem__(self, key: tuple[str, int]) -> int:
        return int(self.bench.mem[self.bench.sym[key[0]] + key[1]])

    def __setitem__(self, key: tuple[str, int], value: int) -> None:
        self.bench.mem[self.bench.sym[key[0]] + key[1]] = value

    def man(self, n: int, x: int, y: int, facing: int = 1, orders: str = "", **state: int) -> None:
        """An average soldier (5 in everything) with full endurance enters the battle."""
        for rating in RATINGS:
            self["man_" + rating, n] = 5
        for name, value in {"in_play": 1, "x": x, "y": y, "facing": facing, **state}.items():
            self["man_" + name, n] = value
        self.orders(n, orders)

    def orders(self, n: int, text: str) -> None:
        given = [order_bytes(word) for word in text.split()]
        for k, order in enumerate(given):
            for j, value in enumerate(order):
                self["man_orders", 64 * n + 4 * k + j] = value
        self["man_order_count", n] = len(given)
        self["man_target", n] = 0xFF

    def weapons(self, n: int, text: str) -> None:
        """What he carries: R* in hand and loaded, R+ in hand, R- loaded, R neither."""
        others: list[int] = []
        explosives: list[int] = []
        for word in text.split():
            flags = {"": 0, "*": LOADED | PREPARED, "+": PREPARED, "-": LOADED}[word[1:]]
            (explosives if word[0] in "PF" else others).append(WEAPONS[word[0]] | flags)
        for array, slots, kinds in (("weapons", 5, others), ("explosives", 6, explosives)):
            for s in range(slots):
                self["man_" + array, 20 * s + n] = kinds[s] if s < len(kinds) else 0

    def carried(self, n: int) -> list[int]:
        slots = [("man_explosives", s) for s in range(6)] + [("man_weapons", s) for s in range(5)]
        return [value for name, s in slots if (value := self[name, 20 * s + n])]

    def turn(self, points: int, command: int | None = 8) -> list[Event]:
        """Resolve a turn.  `command` fixes everyone's command control (tenths) at its start."""
        bench = self.bench
        bench.set("st_turn_length", points)
        bench.call("turn_begin")
        if command is not None:
            for n in range(20):
                self["man_command", n] = command
        self.cycles = bench.call("resolve_battle", limit=20_000_000).cycles
        return self.movie()

    def movie(self) -> list[Event]:
        """What happened, without the orders that were passed over."""
        log = [event for event in logged(self.bench) if event[1] < VAIN]
        return [(time, EVENTS[code - 1], *rest) for time, code, *rest in log]

    def passed_over(self) -> list[tuple[int, int, list[int], str]]:
        """The orders that could not be carried out: time, man, their bytes, and why."""
        found = []
        for time, code, man, *rest in logged(self.bench):
            if code >= VAIN:
                why, order = divmod(code - VAIN, 16)
                if order <= 2:  # a move: direction and squares in one byte
                    rest = [*divmod(rest[0], 16), rest[1]]
                found.append((time, man, [order, *rest], WHY[why]))
        return found

    def where(self, n: int) -> tuple[int, int]:
        return self["man_x", n], self["man_y", n]


def named(events: list[Event], name: str, man: int | None = None) -> list[Any]:
    """The events of one kind, of one man if given."""
    return [e for e in events if e[1] == name and man in (None, e[2])]
