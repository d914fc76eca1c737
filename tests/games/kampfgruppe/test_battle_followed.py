"""Whole battles of two computers, each phase of each pulse followed by the book, byte by byte.

Between their orders some units get others, such as a player might give: so the models meet states
that nobody would think of putting on a bench.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .battle_fire import Shooting
from .battle_match import MEETING, Match
from .battle_search import Finder
from .battle_state import State
from .battlefield import (
    FIELDS,
    MOVED,
    MOVED_BEFORE,
    NO_UNIT,
    NOWHERE,
    OFF_MAP,
    PRIORITY,
    SEEN,
    SEEN_BEFORE,
    STOPPED,
)  # fmt: skip
from .drive_book import LOAD_ALL, VEHICLES, Drive
from .fire_book import stands
from .pulse_book import Unit, apart

GERMAN_PURSUIT, GERMAN_ASSAULT, SOVIET_PURSUIT = 0, 1, 4
ODDS = (5, 5, 4, 4, 3, 3, 3, 3), (6, 6, 5, 5, 4, 4, 5, 5)
"""W2: who goes first, by the period."""


@pytest.fixture(scope="session")
def other() -> GameBench:
    """What a fire can be expected to do is asked here."""
    bench = GameBench(built_game("kampfgruppe"))
    bench.overlay("combat")
    return bench


def begins(state: State) -> None:
    for unit in state.sides[0] + state.sides[1]:
        flags = unit["flags"]
        unit["flags"] = flags & (PRIORITY | OFF_MAP | STOPPED)
        unit["flags"] |= MOVED_BEFORE * bool(flags & MOVED) | SEEN_BEFORE * bool(flags & SEEN)


def ends(state: State) -> None:
    for unit in state.sides[0] + state.sides[1]:
        unit["suppression"] //= 2


def pulse(bench: Any, other: Any, about: Any) -> None:
    """One pulse, phase by phase."""

    def step(routine: str, follow: Callable[[State], None], **given: int) -> None:
        state = State(bench)
        follow(state)
        want = state.block()
        bench.call(routine, limit=40_000_000, **given)
        got = bytes(bench.mem[bench.sym["state_begin"] : bench.sym["state_end"]])
        want = nobody_rides(state, got, want)
        assert got == want, (about, routine, given, where(bench, got, want))

    step("pulse_begin", begins)
    dice = State(bench).dice
    more, of = (odds[bench.mem[bench.sym["st_period"]] - 1] for odds in ODDS)
    first = 0 if dice.word() * of <= more * 65536 else 1
    bench.set("rng_seed", dice.state.to_bytes(4, "little"))
    for routine in ("search_side", "fire_side", "move_side"):
        for side in (first, 1 - first):
            follow = {
                "search_side": lambda state, side=side: Finder(state, side).all(),
                "fire_side": lambda state, side=side: Shooting(state, other).side(side),
                "move_side": lambda state, side=side: Drive(
                    state.sides[side], state.sides[1 - side], state.ground, state.rows
                ).side(),
            }[routine]
            step(routine, follow, zp_side=side)
    step("pulse_end", ends)


def nobody_rides(state: State, got: bytes, want: bytes) -> bytes:
    """`want` with the carriers that `got` names for units that are no more, or never were: whether
    those rides are struck out tells nothing."""
    block, base = bytearray(want), state.bench.sym["unit_records"] - state.bench.sym["state_begin"]
    for place, unit in enumerate(state.sides[0] + state.sides[1]):
        if not unit["count"]:
            at = base + 24 * place + FIELDS.index("carrier")
            block[at] = got[at]
    return bytes(block)


def where(bench: Any, got: bytes, want: bytes) -> list[tuple[Any, ...]]:
    """The first bytes that differ: side, unit and field; or their place in the state."""
    told: list[tuple[Any, ...]] = []
    for at, (is_, should) in enumerate(zip(got, want, strict=True)):
        record = at + bench.sym["state_begin"] - bench.sym["unit_records"]
        if is_ != should and 0 <= record < 2 * 189 * 24:
            place = divmod(record // 24, 189)
            told.append((*place, FIELDS[record % 24], is_, should))
        elif is_ != should:
            told.append((at, is_, should))
    return told[:6]


def odd_orders(bench: Any, side: int, rng: random.Random) -> None:
    """What a player might have ordered, to some units of a side."""
    state = State(bench)
    me, foes = state.sides[side], [foe for foe in state.sides[1 - side] if stands(foe)]
    drive = Drive(me, state.sides[1 - side], state.ground, state.rows)
    for unit in me if foes else []:
        if unit["count"] and rng.random() < 0.4:
            odd_order(drive, unit, rng.choice(foes), rng)
    begin, end = bench.sym["state_begin"], bench.sym["state_end"]
    bench.mem[begin:end] = state.block()


def odd_order(drive: Drive, unit: Unit, foe: Unit, rng: random.Random) -> None:
    full, far, chance = int(unit["row"]["sp"]), int(unit["row"]["mr"]), rng.randrange(8)
    if unit["carrier"] != NO_UNIT:
        unit |= {"carrier": NO_UNIT, "suppression": 80} if chance < 3 else {}
    elif unit["row"]["kind"] in ("mortar", "artillery", "off-map") and chance < 5:
        unit |= {"shell_x": foe["x"], "shell_y": foe["y"], "shell_left": 4, "range": 0}
        unit |= {"shell_delay": rng.choice((0, 1, 3)), "load": rng.randrange(189)}
    elif unit["flags"] & OFF_MAP:
        pass
    elif chance < 4:  # close combat, or a way that may end at a river
        goal = (foe["x"], foe["y"]) if chance < 2 else (rng.randrange(60), unit["y"])
        unit |= dict(zip(("goal_x", "goal_y"), goal, strict=True))
        unit |= {"delay": rng.randrange(2), "speed": full, "range": 0 if chance < 2 else far}
    elif chance == 4 and foe["flags"] & SEEN and apart(unit, foe) <= far:
        unit |= {"target": foe["number"], "pulses": 0, "range": far}
        unit["flags"] |= PRIORITY
    elif chance < 7 and unit["row"]["kind"] in VEHICLES and unit["shell_x"] == NOWHERE:
        guest = drive.units[unit["number"] // 9 * 9 + rng.randrange(9)]
        if drive.fits(unit["number"], guest["number"]):
            unit |= {"load": guest["number"], "goal_x": guest["x"], "goal_y": guest["y"]}
            unit |= {"next_x": NOWHERE, "speed": full, "special": rng.choice((0, LOAD_ALL))}
    else:
        unit |= {"range": rng.choice((0, far)), "facing": rng.randint(1, 8)}


@pytest.mark.rule("KG-7.0.1")
@pytest.mark.rule("KG-7.0.2")
@pytest.mark.rule("KG-7.2.5")
@pytest.mark.rule("KG-7.7.1")
@pytest.mark.rule("KG-7.12.1")
@pytest.mark.parametrize(
    ("battle", "seed"),
    [
        (MEETING, 402),
        (GERMAN_PURSUIT, 300),
        pytest.param(GERMAN_ASSAULT, 8876, marks=pytest.mark.thorough),
        pytest.param(GERMAN_ASSAULT, 401, marks=pytest.mark.thorough),
        pytest.param(SOVIET_PURSUIT, 404, marks=pytest.mark.thorough),
    ],
)
def test_a_battle_goes_as_the_book_has_it_phase_by_phase(
    kampf: Any, other: GameBench, battle: int, seed: int
) -> None:
    Match(kampf, battle, seed)
    rng = random.Random(seed)
    kampf.set("st_message_delay", 0)
    for turn in range(1, 11):
        kampf.set("st_turn", turn)
        for side in (0, 1):
            kampf.set("st_side", side)
            kampf.call("computer_report")
            kampf.call("computer_orders", limit=60_000_000)
            odd_orders(kampf, side, rng)
        kampf.overlay("combat")
        kampf.call("log_start")
        for number in range(4):
            kampf.set("zp_pulse", number)
            pulse(kampf, other, (battle, seed, turn, number))
