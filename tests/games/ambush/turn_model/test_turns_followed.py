"""Turns drawn at random go as the model of a turn says: every byte of the state, every event."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import pytest

from grognard.host.built.games import built_game

from ...game_bench import GameBench
from ..battle import Battle, logged, order_bytes
from ..melee import melee, order
from ..mission import Mission
from .turn import Turn

WHOLE = {1, 5, 9, 10, 11, 12, 14, 15, 16}
"""Events whose column and row say something; those of the next say a column."""
COLUMN = {2, 6, 17, 18}
FULL = 820
"""Events of which the log may have left some out."""


@pytest.fixture(scope="module")
def asked() -> GameBench:
    """Another machine, of which the model asks costs, chances and lines of sight."""
    return GameBench(built_game("ambush"))


def told(events: Iterable[Sequence[int]]) -> list[tuple[int, ...]]:
    """What is said of each event, without the bytes that nobody reads."""
    said = {code: 5 for code in WHOLE} | {code: 4 for code in COLUMN}
    return [tuple(e)[: said.get(e[1], 5 if e[1] >= 32 else 3)] for e in events]


def follow(m: GameBench, asked: GameBench, note: str) -> None:
    """Resolve the turn that is set up, by the game and by the model."""
    state = slice(m.sym["state_begin"], m.sym["state_end"])
    model = Turn(asked, bytes(m.mem[state]))
    m.call("resolve_turn", limit=90_000_000, turn_under_way=0)
    model.run()
    after, events = bytes(m.mem[state]), told(logged(m))
    names = sorted((at, name) for name, at in m.sym.items() if state.start <= at < state.stop)
    for k, (game, mine) in enumerate(zip(after, model.block, strict=True)):
        if game != mine:
            at, name = max(pair for pair in names if pair[0] <= state.start + k)
            raise AssertionError(f"{note}: {name}+{state.start + k - at} is {game}, not {mine}")
    if len(events) < FULL:
        assert events == told(model.events), note


def fresh(asked: GameBench) -> None:
    """Its village is whole."""
    asked.reset()
    asked.overlay("RESOLVE")


def goes_on(b: Battle, rng: random.Random) -> None:
    """New orders for some; others go on with what they have, or keep the first of it."""
    for man in range(20):
        if b["man_in_play", man] and rng.random() < 0.6:
            count = min(1, b["man_order_count", man])
            if rng.random() < 0.5:
                count = b["man_spent_lo", man] = b["man_spent_hi", man] = 0
            for _ in range(rng.choice((1, 2, 4, 6))):
                for j, value in enumerate(order_bytes(order(rng, *b.where(man)))):
                    b["man_orders", 64 * man + 4 * count + j] = value
                count += 1
            b["man_order_count", man] = count
    b.bench.set("st_turn_length", rng.choice((1, 7, 30, 60, 100, 180, 250)))


def melees(m: GameBench, asked: GameBench, first: int, battles: int) -> None:
    for number in range(first, first + battles):
        rng = random.Random(number)
        m.reset()
        fresh(asked)
        b = melee(m, rng)
        m.set("st_scenario", rng.choice((10, 11, 11)))
        for turn in range(3):
            m.call("turn_begin")
            follow(m, asked, f"melee {number}, turn {turn + 1}")
            goes_on(b, rng)


def computers(m: GameBench, asked: GameBench, first: int, battles: int, turns: int) -> None:
    for number in range(first, first + battles):
        fresh(asked)
        battle = Mission(m, number % 12, number, level=1 + number % 3)
        length = (250, 100, 37)[number % 3]
        for turn in range(turns):
            if battle.byte("st_winner"):
                break
            m.set("st_turn_length", length)
            m.call("turn_begin")
            for side in (0, 1):
                battle.orders(side, 1 + (number + side) % 3)
            follow(m, asked, f"battle {number}, turn {turn + 1}")
            m.call("victory_check")


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-5.1.2")
@pytest.mark.rule("CA-10.8.1")
def test_turns_of_a_melee_go_as_the_model_says(ambush: GameBench, asked: GameBench) -> None:
    melees(ambush, asked, 4000, 30)


@pytest.mark.rule("CA-3.3.1")
def test_turns_of_two_computers_go_as_the_model_says(ambush: GameBench, asked: GameBench) -> None:
    computers(ambush, asked, 600, 12, 3)


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.slow
@pytest.mark.thorough
def test_many_turns_go_as_the_model_says(ambush: GameBench, asked: GameBench) -> None:
    melees(ambush, asked, 10_000, 500)
    computers(ambush, asked, 1000, 24, 25)
