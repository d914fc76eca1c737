"""Every constraint that the rule book's examples lay on the village, asked of the 6502 routines."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Entry = dict[str, Any]
CONSTRAINTS: list[Entry] = json.loads(
    (Path(__file__).parent / "data" / "map_constraints.json").read_text()
)
GROUND = {"clear": 0, "rubble": 1, "interior": 2, "statue": 3}
SIDE = {"none": 0, "wall": 1, "window": 2, "door": 3, "hedge": 4}
STEPS = {
    1: (0, 1),
    2: (1, 1),
    3: (1, 0),
    4: (1, -1),
    5: (0, -1),
    6: (-1, -1),
    7: (-1, 0),
    8: (-1, 1),
}
INSIDE = [(c, r) for c in range(11, 49) for r in range(11, 65)]
FORMATION = [(-1, 4), (1, 4), (0, 5), (0, 3), (-1, 2), (0, 2), (1, 2), (-1, 1), (1, 1), (0, 0)]
Square = tuple[int, int]


def at(text: str) -> Square:
    return int(text[:2]), int(text[2:])


class Asker:
    """Questions about the village, answered by routines running on the 6502."""

    def __init__(self, machine: Any) -> None:
        self.m = machine
        self.bytes = {s: machine.call("map_square", X=s[0], Y=s[1]).a for s in INSIDE}
        self.buildings: dict[Square, frozenset[Square]] = {}
        self.steps: dict[tuple[Square, int], tuple[Square, bool, int]] = {}

    def ground(self, s: Square) -> int:
        return int(self.bytes[s] & 3)

    def side(self, a: Square, b: Square) -> int:
        if a[1] == b[1]:
            return int(self.bytes[max(a, b)] >> 5)
        return int(self.bytes[min(a, b)] >> 2 & 7)

    def terrain(self, a: Square, b: Square) -> float:
        r = self.m.call("sight_terrain", zp_from_x=a[0], zp_from_y=a[1], zp_to_x=b[0], zp_to_y=b[1])
        word = self.m.word("zp_chance")
        assert r.c == (word != 0xFFFF)
        return 0.0 if word == 0xFFFF else 2 ** (-word / 4096)

    def step(self, a: Square, direction: int) -> tuple[Square, bool, int]:
        """(square, blocked, time multiplier in halves); each is asked once."""
        if (a, direction) not in self.steps:
            r = self.m.call("move_step", A=direction, zp_from_x=a[0], zp_from_y=a[1])
            to = self.m.sym["zp_to_x"]
            halves = self.m.mem[self.m.sym["zp_arg2"]]
            self.steps[a, direction] = ((self.m.mem[to], self.m.mem[to + 1]), bool(r.c), halves)
        return self.steps[a, direction]

    def man(self, index: int, s: Square, **traits: int) -> None:
        for name, value in {"x": s[0], "y": s[1], **traits}.items():
            self.m.mem[self.m.sym[f"man_{name}"] + index] = value

    def spot(self, e: Entry, prone: tuple[int, int] = (0, 0), facing: int | None = None) -> float:
        look = e["facing"] if facing is None else facing
        self.man(0, at(e["a"]), facing=look, observation=e["obs"], posture=prone[0], sneaking=0)
        self.man(10, at(e["b"]), posture=prone[1], sneaking=0)
        self.m.call("sight_spot", X=0, Y=10)
        word = self.m.word("zp_chance")
        return 0.0 if word == 0xFFFF else float(2 ** (-word / 4096))

    def hit(self, e: Entry) -> float:
        prone = int(e["posture"] == 0.5)
        self.spot(e, (0, prone))
        self.man(0, at(e["a"]), firing=e["skill"])
        motion = {"still": 0, "move": 1, "dodge": 2}[e["target"]]
        kind = 5 if e["acc"] == 1 else 4
        self.m.call("fire_from_spot", X=0, Y=10, zp_arg0=[kind, motion, int(e["order"] == "FA")])
        return float(2 ** (-self.m.word("zp_chance") / 4096))

    def building(self, s: Square) -> frozenset[Square]:
        """Interior squares joined without a wall, door or window between."""
        if s not in self.buildings:
            seen, todo = {s}, [s]
            while todo:
                here = todo.pop()
                for direction in (1, 3, 5, 7):
                    there = (here[0] + STEPS[direction][0], here[1] + STEPS[direction][1])
                    if there in self.bytes and there not in seen:
                        if self.ground(there) == 2 and self.side(here, there) == 0:
                            seen.add(there)
                            todo.append(there)
            for square in seen:
                self.buildings[square] = frozenset(seen)
        return self.buildings[s]


def square_must(ask: Asker, e: Entry) -> bool:
    return ask.ground(at(e["square"])) == GROUND[e["must"]]


def square_must_not(ask: Asker, e: Entry) -> bool:
    return ask.ground(at(e["square"])) != GROUND[e["must_not"]]


def open_square(ask: Asker, e: Entry) -> bool:
    return ask.ground(at(e["square"])) != GROUND["statue"]


def side_must(ask: Asker, e: Entry) -> bool:
    a, b = map(at, e["side"])
    return ask.side(a, b) in [SIDE[m] for m in e["must"]]


def any_side(ask: Asker, e: Entry) -> bool:
    s = at(e["any_side_of"])
    near = [(s[0] + STEPS[d][0], s[1] + STEPS[d][1]) for d in (1, 3, 5, 7)]
    return any(ask.side(s, n) in [SIDE[m] for m in e["must"]] for n in near)


def line_of_sight(ask: Asker, e: Entry) -> bool:
    got = ask.terrain(*map(at, e["los"]))
    if "terrain_multiplier" in e and abs(got - e["terrain_multiplier"]) > 1 / 2560:
        return False
    low, high = e.get("terrain_min", 0), e.get("terrain_max", 1)
    return bool(low - 1 / 2560 <= got <= high + 1 / 2560)


def spot(ask: Asker, e: Entry) -> bool:
    return bool(e.get("min", 0) <= ask.spot(e["spot"]) <= e.get("max", 1))


def hit(ask: Asker, e: Entry) -> bool:
    got = ask.hit(e["hit"])
    if "about" in e:
        return bool(abs(got - e["about"]) <= e["tol"])
    return bool(e.get("min", 0) <= got <= e.get("max", 1))


def prone_blind(ask: Asker, e: Entry) -> bool:
    a, b = e["prone_blind"]
    both = {"a": a, "b": b, "obs": 10}
    return ask.spot(both, (1, 1), 0) == 0 < ask.spot(both, (1, 0), 0)


def move(ask: Asker, e: Entry) -> bool:
    here, hedges, time = at(e["move"]["start"]), 0, 0.0
    for order in e["move"]["orders"]:
        direction, count, mode = int(order[2]), int(order[3]), order[4]
        listed = {"R": 10, "D": 15, "W": 20, "S": 20, "F": 20}[mode]
        if count == 0:
            time += listed
        for _ in range(count):
            there, blocked, halves = ask.step(here, direction)
            if blocked:
                return False
            ground = (2, 4, 3)[ask.ground(there)]
            hedges += halves // ground == 4
            time += listed * halves / 2 * (1 if direction % 2 else 2**0.5)
            here = there
    return (
        here == at(e["move"]["end"]) and hedges == e["hedges"] and time <= e.get("max_time", time)
    )


def label(ask: Asker, e: Entry) -> bool:
    return ask.ground(at(e["label"])) == GROUND[e["label_must"]]


def same_building(ask: Asker, e: Entry) -> bool:
    squares = [at(s) for s in e["same_building"]]
    return all(s in ask.building(squares[0]) for s in squares)


def ways_in(ask: Asker, e: Entry) -> bool:
    """Each building can be entered by a step through a door or window."""
    del e
    for s in INSIDE:
        if ask.ground(s) == 2:
            steps = ((h, d) for h in ask.building(s) for d in (1, 3, 5, 7))
            if not any(
                not blocked and ask.ground(to) != 2
                for to, blocked, _ in (ask.step(h, d) for h, d in steps)
            ):
                return False
    return True


def connected(ask: Asker, e: Entry) -> bool:
    del e
    seen, todo = {(11, 11)}, [(11, 11)]
    while todo:
        here = todo.pop()
        for direction in (1, 3, 5, 7):
            to, blocked, _ = ask.step(here, direction)
            if not blocked and to not in seen:
                seen.add(to)
                todo.append(to)
    return len(seen) == sum(ask.ground(s) != GROUND["statue"] for s in INSIDE)


def entry(ask: Asker, e: Entry) -> bool:
    s = at(e["entry"])
    outward = {"N": 1, "E": 3, "S": 5, "W": 7}[e["on_edge"]]
    return ask.step(s, outward)[1] and ask.ground(s) == GROUND[e["must"]]


def formation(ask: Asker, e: Entry) -> bool:
    """Ten men behind one another: the third in the starting square, the first five ahead."""
    s, (fx, fy) = at(e["formation_at"]), STEPS[e["forward"]]
    places = [(s[0] + b * fx + a * fy, s[1] + b * fy - a * fx) for a, b in FORMATION]
    return e["open_squares"] == len(set(places)) and all(
        p in ask.bytes and ask.ground(p) != GROUND["statue"] for p in places
    )


def entry_ring(ask: Asker, e: Entry) -> bool:
    """The entries stand clockwise on the map's edge, each at an open square."""
    squares = [at(s) for s in e["entry_ring"]]
    edges = [[d for d in (1, 3, 5, 7) if ask.step(s, d)[0] == s] for s in squares]
    return [d[0] for d in edges] == [1, 1, 3, 3, 5, 7, 7, 7]


def region(ask: Asker, e: Entry) -> bool:
    inside = [
        s
        for s in INSIDE
        if e["cols"][0] <= s[0] <= e["cols"][1] and e["rows"][0] <= s[1] <= e["rows"][1]
    ]
    return sum(ask.ground(s) != GROUND["statue"] for s in inside) >= e["need_open"]


def building_within(ask: Asker, e: Entry) -> bool:
    labels = {c["building"]: c["label"] for c in CONSTRAINTS if "building" in c}
    return all(
        e["cols"][0] <= c <= e["cols"][1] and e["rows"][0] <= r <= e["rows"][1]
        for c, r in ask.building(at(labels[e["building_within"]]))
    )


def only_statue(ask: Asker, e: Entry) -> bool:
    return [s for s in INSIDE if ask.ground(s) == GROUND["statue"]] == [at(e["only_statue"])]


def edge_model(ask: Asker, e: Entry) -> bool:
    """Sides multiply with the ground behind them: through a window into a room 5 x 1.5."""
    del e
    for s in INSIDE:
        for direction in (1, 3, 5, 7):
            to, blocked, halves = ask.step(s, direction)
            if not blocked and ask.side(s, to) == SIDE["window"] and ask.ground(to) == 2:
                return halves == 15
    return False


def extent(ask: Asker, e: Entry) -> bool:
    left, right, bottom, top = e["extent"]
    return all(
        ask.step(s, d)[1] for d, edge in ((7, left), (3, right)) for s in INSIDE if s[0] == edge
    ) and all(
        ask.step(s, d)[1] for d, edge in ((5, bottom), (1, top)) for s in INSIDE if s[1] == edge
    )


def directions(ask: Asker, e: Entry) -> bool:
    start = (30, 38)  # open ground all round
    return all(
        ask.step(start, int(d))[0] == (start[0] + dx, start[1] + dy)
        for d, (dx, dy) in e["directions"].items()
    )


KINDS: list[tuple[tuple[str, ...], Callable[[Asker, Entry], bool]]] = [
    (("square", "must"), square_must),
    (("square", "must_not"), square_must_not),
    (("square", "must_be_open"), open_square),
    (("side",), side_must),
    (("any_side_of",), any_side),
    (("los",), line_of_sight),
    (("spot",), spot),
    (("hit",), hit),
    (("prone_blind",), prone_blind),
    (("move",), move),
    (("label",), label),
    (("same_building",), same_building),
    (("every_interior_has_a_way_in",), ways_in),
    (("all_walkable_connected",), connected),
    (("entry",), entry),
    (("formation_at",), formation),
    (("entry_ring",), entry_ring),
    (("region",), region),
    (("building_within",), building_within),
    (("only_statue",), only_statue),
    (("model",), edge_model),
    (("extent",), extent),
    (("directions",), directions),
]


def test_there_are_179_constraints() -> None:
    assert len(CONSTRAINTS) == 179


@pytest.mark.rule("CA-1.5.1")
@pytest.mark.rule("CA-1.5.2")
@pytest.mark.rule("CA-M.5")
@pytest.mark.rule("CA-16.A2.2")
@pytest.mark.rule("CA-16.A1.3")
@pytest.mark.rule("CA-16.A1.4")
@pytest.mark.rule("CA-16.A1.5")
@pytest.mark.rule("CA-16.A1.6")
@pytest.mark.rule("CA-12.4.6")
@pytest.mark.rule("CA-12.4.7")
@pytest.mark.rule("CA-12.4.8")
@pytest.mark.rule("CA-12.4.9")
@pytest.mark.rule("CA-12.4.10")
@pytest.mark.rule("CA-12.3.4")
@pytest.mark.slow
def test_the_village_meets_every_constraint(ambush: Any) -> None:
    ask = Asker(ambush)
    broken = []
    for e in CONSTRAINTS:
        check = next(check for keys, check in KINDS if all(k in e for k in keys))
        if not check(ask, e):
            broken.append(e)
    assert not broken
