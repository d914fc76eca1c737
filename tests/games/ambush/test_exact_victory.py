"""Who has won: battles drawn at random against the scenarios as the book tells them (16)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .stage import Stage

NOBODY, AMERICAN, GERMAN = range(3)
DOWN, TIME, PLASTIC, ARRIVED, RETURNED, CONTROL, BOTH = range(7)
BLASTS = {  # scenario: left, right, bottom, top of what plastic decides, and for whom
    2: (30, 30, 52, 52, AMERICAN),
    4: (41, 41, 13, 13, GERMAN),
    7: (14, 18, 18, 22, GERMAN),
    8: (41, 45, 40, 46, AMERICAN),
}
TIME_OUT = {2: GERMAN, 3: GERMAN, 5: AMERICAN, 6: GERMAN, 7: AMERICAN, 8: GERMAN}
LIMITED = [*TIME_OUT, 10]
FAR, HOME = {AMERICAN: (40, 55), GERMAN: (40, 13)}, {AMERICAN: 11, GERMAN: 64}
ALLEYS = 14 * 29


class Case:
    """A battle at the end of a turn."""

    def __init__(self, rng: random.Random, scenario: int) -> None:
        self.scenario = scenario
        self.target = [rng.randint(14, 45), rng.randint(14, 61), rng.randint(14, 45), 30]
        self.men = [self._man(rng, k) for k in range(20)]
        if rng.random() < 0.2:
            for k in rng.choice((range(10), range(10, 20), range(20))):
                self.men[k]["wounds"] = rng.choice((50, 99))
        self.started = [rng.randint(1, 10), rng.randint(1, 10)]
        limited = scenario in LIMITED and rng.random() < 0.7
        self.limit = rng.randint(1, 20) * 250 + rng.choice((-1, 0, 1)) if limited else 0
        self.clock = max(0, self.limit + rng.choice((-256, -1, 0, 1, 256, -5, 700)))
        box = BLASTS.get(scenario, (20, 20, 20, 20, 0))
        edges = [
            (rng.randint(box[0] - 1, box[1] + 1), rng.randint(box[2] - 1, box[3] + 1))
            for _ in range(rng.choice((0, 0, 1, 2, 8)))
        ]
        self.blasts = edges
        self.held = rng.choice((0, 1, 202, 203, 204, 255, 256, 300, 406))
        self.defender = rng.randint(0, 1)

    def _man(self, rng: random.Random, k: int) -> dict[str, int]:
        x, y = self.target[0 if k < 10 else 2], self.target[1 if k < 10 else 3]
        far = rng.random() < 0.03
        man = {
            "in_play": int(rng.random() < 0.6),
            "wounds": rng.choice((0, 0, 0, 1, 49, 50, 99)),
            "x": x + (rng.choice((-4, 4)) if far else rng.randint(-3, 3)),
            "y": y + (rng.choice((-4, 4)) if far and rng.random() < 0.5 else rng.randint(-3, 3)),
            "passed": 0,
        }
        if self.scenario == 9:
            man["x"], man["y"] = rng.choice((39, 40, 40, 41)), rng.choice((12, 13, 54, 55, 56, 30))
            if rng.random() < 0.1:
                man["passed"], man["y"] = rng.randint(0, 1), rng.choice((11, 12, 63, 64))
        return man

    def side(self, k: int) -> int:
        return AMERICAN if k < 10 else GERMAN

    def fit(self, side: int) -> list[int]:
        return [
            k
            for k, man in enumerate(self.men)
            if self.side(k) == side and man["in_play"] and man["wounds"] < 50
        ]

    def there(self, side: int, below: int, least: float) -> bool:
        """All men of a side with fewer wounds stand by their target, and they are enough."""
        x, y = self.target[:2] if side == AMERICAN else self.target[2:]
        men = [
            m
            for k, m in enumerate(self.men)
            if self.side(k) == side and m["in_play"] and m["wounds"] < below
        ]
        near = all(max(abs(m["x"] - x), abs(m["y"] - y)) <= 3 for m in men)
        return near and len(men) >= least

    def passing(self) -> set[int]:
        return {
            k
            for k in (*self.fit(AMERICAN), *self.fit(GERMAN))
            if (self.men[k]["x"], self.men[k]["y"]) == FAR[self.side(k)]
        }

    def home(self) -> set[int]:
        return {
            self.side(k)
            for k in (*self.fit(AMERICAN), *self.fit(GERMAN))
            if self.men[k]["passed"] and self.men[k]["y"] == HOME[self.side(k)]
        }

    def mission(self) -> tuple[int, int]:
        half = [n / 2 for n in self.started]
        done = {
            1: lambda: self.there(GERMAN, 1, 3) and GERMAN,
            3: lambda: self.there(AMERICAN, 1, half[0]) and AMERICAN,
            5: lambda: self.there(GERMAN, 50, half[1]) and GERMAN,
            6: lambda: self.there(AMERICAN, 50, half[0]) and AMERICAN,
        }.get(self.scenario)
        if self.scenario == 9:
            return next(iter(self.home()), NOBODY), RETURNED
        return (done() if done else NOBODY) or NOBODY, ARRIVED

    def winner(self) -> tuple[int, int | None]:
        """Who has won, and why."""
        if not self.fit(AMERICAN):
            return GERMAN, DOWN if self.fit(GERMAN) else BOTH
        left, right, bottom, top, wins = BLASTS.get(self.scenario, (1, 0, 1, 0, 0))
        if any(left <= x <= right and bottom <= y <= top for x, y in self.blasts):
            return wins, PLASTIC
        if not self.fit(GERMAN):
            return AMERICAN, DOWN
        who, why = self.mission()
        if who:
            return who, why
        if not self.limit or self.clock < self.limit:
            return NOBODY, None
        if self.scenario != 10:
            return TIME_OUT[self.scenario], TIME
        more = 2 * self.held - ALLEYS
        defends = AMERICAN if self.defender == 0 else GERMAN
        return (defends if more == 0 else AMERICAN if more > 0 else GERMAN), CONTROL

    def set_up(self, s: Stage, rng: random.Random) -> None:
        for k, man in enumerate(self.men):
            for name, value in man.items():
                s["man_" + name, k] = value
        words = {"st_limit": self.limit, "st_clock": self.clock}
        for name, value in words.items():
            s.bench.set(name, [value & 255, value >> 8])
        s.bench.set("st_scenario", self.scenario)
        s.bench.set("st_target", self.target)
        s.bench.set("st_started", self.started)
        s.bench.set("st_defender", self.defender)
        s.bench.set("blast_count", len(self.blasts))
        s.bench.set("blast_x", [x for x, _ in self.blasts] + [0] * (8 - len(self.blasts)))
        s.bench.set("blast_y", [y for _, y in self.blasts] + [0] * (8 - len(self.blasts)))
        bits = 0
        for k in rng.sample(range(ALLEYS), self.held):
            bits |= 1 << k
        spare = ((1 << 416) - 1) ^ ((1 << ALLEYS) - 1)  # what is behind the last square
        s.bench.set("alley_held", (bits | spare).to_bytes(52, "little"))


@pytest.mark.rule("CA-16.A1.2")
@pytest.mark.rule("CA-16.A2.5")
@pytest.mark.rule("CA-16.A2.6")
@pytest.mark.rule("CA-16.A3.4")
@pytest.mark.rule("CA-16.A4.6")
@pytest.mark.rule("CA-16.A4.7")
@pytest.mark.rule("CA-16.A5.2")
@pytest.mark.rule("CA-16.B1.3")
@pytest.mark.rule("CA-16.B1.4")
@pytest.mark.rule("CA-16.B2.1")
@pytest.mark.rule("CA-16.B3.3")
@pytest.mark.rule("CA-16.B4.2")
@pytest.mark.rule("CA-16.B5.2")
@pytest.mark.rule("CA-16.B6.3")
@pytest.mark.rule("CA-16.N.1")
@pytest.mark.rule("CA-3.0.1")
@pytest.mark.parametrize("scenario", range(12))
@pytest.mark.quick_cases(3)
def test_16_the_winner_of_battles_drawn_at_random(ambush: Any, scenario: int) -> None:
    rng = random.Random(1600 + scenario)
    s = Stage(ambush)
    told = set()
    for number in range(90):
        case = Case(rng, scenario)
        if scenario == 9 and len(case.home()) > 1:
            continue  # both at once: the book is silent
        case.set_up(s, rng)
        s["st_winner", 0] = 77
        s.changes("victory_check")
        who, why = case.winner()
        assert s["st_winner", 0] == who, number
        if who:
            assert s["st_reason", 0] == why, number
        if scenario == 9 and why != RETURNED and case.fit(AMERICAN) and case.fit(GERMAN):
            passed = {k for k in range(20) if s["man_passed", k]}
            before = {k for k in range(20) if case.men[k]["passed"]}
            assert passed == before | case.passing()
        told.add((who, why))
    assert len(told) > 3


@pytest.mark.rule("CA-16.B5.2")
@pytest.mark.parametrize("american", [0, 9])
def test_16_b5_when_both_come_home_in_one_turn_the_german_has_won(
    ambush: Any, american: int
) -> None:
    s = Stage(ambush, scenario=9)
    s.man(american, 20, 11, passed=1)
    s.man(19 - american, 20, 64, passed=1)
    s.changes("victory_check")
    assert (s["st_winner", 0], s["st_reason", 0]) == (GERMAN, RETURNED)


@pytest.mark.rule("CA-16.B6.1")
@pytest.mark.rule("CA-16.B6.2")
@pytest.mark.parametrize("man", [0, 9, 10, 19])
def test_16_b6_a_square_of_the_alleys_belongs_to_who_came_last(ambush: Any, man: int) -> None:
    s = Stage(ambush, scenario=10)
    was = 0xFF if man >= 10 else 0
    for x in range(10, 27):
        for y in (26, 27, 28, 35, 36, 45, 46, 54, 55, 56, 57):
            ambush.set("alley_held", [was] * 52)
            s["man_x", man], s["man_y", man] = x, y
            ambush.call("alley_entered", X=man)
            bits = int.from_bytes(bytes(s["alley_held", k] ^ was for k in range(52)), "little")
            inside = 11 <= x <= 24 and 27 <= y <= 55
            assert bits == (1 << (y - 27) * 14 + x - 11 if inside else 0), (x, y)
    s = Stage(ambush, scenario=9)
    ambush.set("alley_held", [was] * 52)
    s["man_x", man], s["man_y", man] = 12, 30
    assert s.changes("alley_entered", X=man) == {}


@pytest.mark.rule("CA-16.B6.3")
def test_16_b6_squares_are_counted(ambush: Any) -> None:
    rng = random.Random(163)
    Stage(ambush)
    for _ in range(30):
        bits = rng.getrandbits(416) | rng.getrandbits(416) if rng.random() < 0.7 else (1 << 416) - 1
        ambush.call("alley_count", alley_held=bits.to_bytes(52, "little"))
        want = (bits & (1 << ALLEYS) - 1).bit_count()
        assert ambush.word("zp_t0") == want
