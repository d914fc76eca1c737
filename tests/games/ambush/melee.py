"""Battles drawn at random: any men, anywhere, with any arms, wounds and orders."""

from __future__ import annotations

import random
from typing import Any

from . import ambush_book as book
from .battle import RATINGS, Battle

VILLAGE = book.Village()
STATUE = "statue"
OPEN = [square for square, ground in VILLAGE.ground.items() if ground != STATUE]
LEAST = (1, 2, 5, 10, 20, 30, 50, 70, 90)
WOUNDS = (0, 0, 0, 0, 5, 30, 49, 50, 98, 99)


def about(rng: random.Random, x: int, y: int, reach: int) -> book.Square:
    """A square near by that a man can stand on."""
    while True:
        square = x + rng.randint(-reach, reach), y + rng.randint(-reach, reach)
        if VILLAGE.ground.get(square, STATUE) != STATUE:
            return square


def order(rng: random.Random, x: int, y: int) -> str:
    """As a player would type it."""

    def square(reach: int) -> str:
        return "".join(map(str, about(rng, x, y, reach)))

    kinds = {
        f"M{rng.choice('RRRRI')}{rng.randint(1, 8)}{rng.randint(1, 6)}{rng.choice('RRWDDCL')}": 30,
        f"MR{rng.randint(0, 8)}0{rng.choice('FSLWL')}": 6,
        rng.choice(("SB", "SE")): 6,
        "P" + rng.choice("FFFARMKBGP"): 8,
        "L" + rng.choice("ARM"): 4,
        "G" + rng.choice("PFMARGK"): 4,
        "D" + rng.choice("PFMARGK"): 3,
        "FS" + square(6): 5,
        f"FA{rng.choice(LEAST):02}{rng.randint(10, 99)}": 14,
        "HH": 4,
        f"HJ{rng.randint(10, 99)}": 4,
        f"EP{rng.choice((1, 5, 20, 60)):03}": 2,
        "EF" + square(5): 6,
        f"WA{rng.randint(10, 60)}": 4,
    }
    return rng.choices(list(kinds), list(kinds.values()))[0]


def arms(rng: random.Random) -> str:
    gun, state = rng.choice("RAM"), rng.choice(("*", "*", "*", "-", ""))
    in_hand = state == "*"
    carried = [gun + state, "K", *rng.sample("RAGK", rng.choice((0, 0, 1)))]
    for kind in rng.sample("FFFFP", rng.randint(0, 4)):
        carried.append(kind if in_hand else kind + "+")
        in_hand = True
    return " ".join(carried)


def melee(bench: Any, rng: random.Random) -> Battle:
    """A turn that can begin: some fifteen men close together, among what lies there."""
    b = Battle(bench, seed=rng.randrange(1, 2**32))
    bench.overlay("RESOLVE")
    middle, reach = rng.choice(OPEN), rng.choice((1, 1, 2, 4, 7))
    for man in range(20):
        b["man_in_play", man] = 0
        if rng.random() < 0.75:
            x, y = about(rng, *middle, reach)
            orders = " ".join(order(rng, x, y) for _ in range(rng.choice((0, 1, 2, 3, 5, 8, 12))))
            state = {
                "rank": min(3, man % 10 // 2),
                "endurance": rng.choice((99, 99, 60, 20, 5, 0)),
                "wounds": rng.choice(WOUNDS),
                "posture": rng.randint(0, 1),
                "sneaking": rng.choice((0, 0, 1)),
                "expert": rng.choice((0, 0, 0, 1)),
                "issued": rng.choice((3, 4, 5)),
                **{rating: rng.randint(1, 10) for rating in RATINGS},
            }
            b.man(man, x, y, rng.randint(0, 8), orders, **state)
            b.weapons(man, arms(rng))
    bench.set("ground_count", rng.choice((0, 0, 3, 10, 95)))
    for k in range(b["ground_count", 0]):
        b["ground_x", k], b["ground_y", k] = rng.choice((middle, rng.choice(OPEN)))
        b["ground_kind", k] = rng.randint(1, 7)
    bench.set("st_turn_length", rng.choice((1, 7, 30, 60, 100, 180, 250)))
    bench.set("st_solitaire", rng.randint(0, 1))
    bench.set("st_level", rng.randint(1, 3))
    return b
