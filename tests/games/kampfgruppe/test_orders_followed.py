"""Battles in which a player at the keys gives orders at random, each followed by the book."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ..bench_hands import Hands
from .battle_match import MEETING, Match
from .battle_state import State
from .orders_book import IN_FORMATION, Orders

ORDERS, PHASE_ORDERS = 14, 3
GERMAN_ASSAULT = 1


def gives_orders(bench: Any, side: int, rng: random.Random, about: Any) -> None:
    """A side's phase, key by key; the state after each order is what the book makes of it."""
    sym, begin = bench.sym, bench.sym["state_begin"]
    cursor = [sym[name] - begin for name in ("st_cursor_x", "st_cursor_y")]
    state = State(bench)
    orders = Orders(state, side, bench.mem[sym["st_period"]], rng)
    bench.set("st_human", [1 - side, side])
    hands = Hands(bench, "orders_main", st_phase=PHASE_ORDERS, st_side=side)
    for _ in range(ORDERS):
        unit = rng.choice([unit for unit in orders.me if unit["count"]])
        hq = orders.me[unit["number"] // IN_FORMATION * IN_FORMATION]
        whole = bool(hq["count"]) and rng.random() < 0.25
        orders.take(hq if whole else unit, whole)
        letter, index = divmod(orders.number, IN_FORMATION)
        hands.types(chr(65 + letter) + ("A" if whole else str(index)))
        x, y = rng.randrange(60), rng.randrange(state.rows)
        foe = rng.choice(orders.foes)
        if foe["x"] < 60:
            x, y = foe["x"], foe["y"]
        hands.aside("cursor_to", X=x, Y=y)
        keys = order(orders, rng, x, y)
        hands.types(keys)
        want = bytearray(state.block())
        got = bytes(bench.mem[begin : sym["state_end"]])
        for at in cursor:
            want[at] = got[at]
        assert got == want, (about, keys, orders.number, whole, hands.text[20:])
        hands.types("Q")
    hands.types("XY")
    assert not hands.waits


def order(orders: Orders, rng: random.Random, x: int, y: int) -> str:
    kind = rng.choice("MMMASRRFKDEEEBBII")
    if kind in "MA":
        return orders.move(x, y, kind)
    if kind == "B":
        return orders.bombard(x, y)
    deeds = {"S": orders.speed, "R": orders.range, "F": orders.face, "K": orders.cancel}
    deeds |= {"D": orders.disembark, "E": orders.embark, "I": orders.inspect}
    return deeds[kind]()


@pytest.mark.rule("KG-5.2.2")
@pytest.mark.rule("KG-5.2.5")
@pytest.mark.rule("KG-5.2.8")
@pytest.mark.rule("KG-5.2.9")
@pytest.mark.rule("KG-5.3.1")
@pytest.mark.rule("KG-5.4.5")
@pytest.mark.rule("KG-5.4.6")
@pytest.mark.rule("KG-5.4.7")
@pytest.mark.rule("KG-5.5.2")
@pytest.mark.rule("KG-5.5.4")
@pytest.mark.rule("KG-5.6.2")
@pytest.mark.rule("KG-5.6.8")
@pytest.mark.rule("KG-5.12.2")
@pytest.mark.parametrize(("battle", "seed"), [(MEETING, 52), (GERMAN_ASSAULT, 51)])
def test_each_order_of_a_battle_does_what_the_book_says(kampf: Any, battle: int, seed: int) -> None:
    Match(kampf, battle, seed)
    rng = random.Random(seed)
    kampf.set("st_message_delay", 0)
    waits = kampf.sym["key_wait"]
    for turn in range(1, 13):
        kampf.set("st_turn", turn)
        for side in (0, 1):
            kept = bytes(kampf.mem[waits : waits + 3])
            gives_orders(kampf, side, rng, (battle, seed, turn, side))
            kampf.mem[waits : waits + 3] = kept
            if turn % 2:  # so that the battle gets somewhere
                kampf.set("st_side", side)
                kampf.call("computer_report")
                kampf.call("computer_orders", limit=60_000_000)
        kampf.set("st_human", [0, 0])
        kampf.call("combat_main", limit=90_000_000)
