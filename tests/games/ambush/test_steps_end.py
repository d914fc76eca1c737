"""Steps as they begin to count and as they take effect, one by one (5.1 to 5.3, 8, 12)."""

from __future__ import annotations

from typing import Any

import pytest

from .stage import (
    AMBUSH,
    AREA,
    FIGHT,
    NEVER,
    NONE,
    ORDER,
    POSTURE,
    READY,
    SEARCH,
    SHOT,
    SQUARE,
    TURN,
    Stage,
)
from .test_sight import draw

MEN = [0, 9, 10, 19]
WALL_NORTH, CLEARED = 1 << 2, {"order_count": 0, "spent_lo": 0, "spent_hi": 0}


@pytest.fixture(params=MEN)
def him(request: pytest.FixtureRequest) -> int:
    return int(request.param)


def act_of(s: Stage, man: int) -> dict[str, int]:
    names = (
        "kind",
        "wake",
        "since",
        "credit_lo",
        "credit_hi",
        "energy_f",
        "energy_lo",
        "energy_hi",
    )
    return {name: s["act_" + name, man] for name in names}


@pytest.mark.rule("CA-5.1.2")
@pytest.mark.rule("CA-5.1.1")
@pytest.mark.parametrize(
    ("order", "now", "spent", "kind", "wake"),
    [
        ("MR13W", 40, 0, SQUARE, 60),
        ("MR13W", 40, 7, SQUARE, 53),
        ("MR13W", 40, 19, SQUARE, 41),
        ("MR13W", 40, 20, SQUARE, 41),
        ("MR13W", 40, 25, SQUARE, 41),
        ("MR13W", 40, 256, SQUARE, 41),
        ("MR13W", 235, 0, SQUARE, 255),
        ("MR13W", 234, 0, SQUARE, 254),
        ("MR13W", 236, 0, SQUARE, NEVER),
        ("WA99", 1, 0, ORDER, 100),
        ("GK", 0, 0, SEARCH, 10),
        ("MR30W", 40, 0, TURN, 50),
        ("MR10F", 40, 0, POSTURE, 60),
        ("FA", 40, 0, AREA, 99),
        ("HJ99", 40, 0, AMBUSH, 139),
    ],
)
def test_the_clock_of_a_step(
    ambush: Any, him: int, order: str, now: int, spent: int, kind: int, wake: int
) -> None:
    s = Stage(ambush, now=now)
    s.man(him, 30, 30, 1, "WA10" if order == "FA" else order)
    if order == "FA":
        for k, value in enumerate((10, 5, 59, 0)):
            s["man_orders", 64 * him + k] = value
    s["man_spent_lo", him], s["man_spent_hi", him] = spent & 255, spent >> 8
    s["act_wake", him] = 3
    s.changes("step_begin", zp_actor=him)
    act = act_of(s, him)
    assert (act["kind"], act["wake"], act["since"]) == (kind, wake, now)
    assert (act["credit_lo"], act["credit_hi"]) == (spent & 255, spent >> 8)
    assert (s["man_spent_lo", him], s["man_spent_hi", him]) == (0, 0)
    assert s["man_order_count", him] == 1
    assert s["act_firing", him] == (kind == AREA)
    assert s["act_motion", him] == (kind == SQUARE)
    energy = {"MR13W": 256, "WA99": 0, "GK": 256, "MR30W": 256, "MR10F": 256}
    if order in energy:
        paid = act["energy_f"] | act["energy_lo"] << 8 | act["energy_hi"] << 16
        assert paid == energy[order]


def gone(man: int) -> dict[tuple[str, int], int]:
    return {("man_" + name, man): value for name, value in CLEARED.items()}


@pytest.mark.rule("CA-5.2.1")
@pytest.mark.rule("CA-6.6.2")
@pytest.mark.rule("CA-5.3.2")
def test_who_cannot_go_on_forgets_his_orders(ambush: Any, him: int) -> None:
    """Down, or without the energy for the next order: the whole list goes."""
    for state, keeps in [
        ({"wounds": 50}, False),
        ({"wounds": 49}, True),
        ({"in_play": 0}, False),
        ({"energy_lo": 0}, False),
        ({"energy_lo": 0, "energy_hi": 1}, True),
        ({"energy_lo": 2, "energy_f": 255}, False),
        ({"energy_lo": 3}, True),
        ({"energy_lo": 3, "energy_f": 1}, True),
    ]:
        s = Stage(ambush)
        s.man(him, 30, 30, 1, "MR13R WA20", **state)
        s["man_spent_lo", him], s["man_spent_hi", him], s["man_target", him] = 5, 1, 3
        for name in ("act_firing", "act_motion", "act_wake"):
            s[name, him] = 1
        changed = s.changes("step_begin", zp_actor=him)
        assert s["act_kind", him] == (SQUARE if keeps else NONE), state
        if not keeps:
            assert changed == {
                **gone(him),
                ("act_kind", him): NONE,
                ("act_wake", him): NEVER,
                ("act_firing", him): 0,
                ("act_motion", him): 0,
                ("fresh", him): 1,  # who moved and stands is easier to hit
                ("any_changed", 0): 1,
                **({("act_value", him): 1} if "energy_f" in state else {}),
            }, state


@pytest.mark.rule("CA-5.3.2")
@pytest.mark.rule("CA-5.1.1")
def test_the_impossible_is_passed_over_and_its_time_is_lost(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    s.man(him, 30, 30, 1, "SE MR13C WA20", target=4)
    s["man_spent_lo", him], s["man_spent_hi", him] = 5, 1
    s.changes("step_begin", zp_actor=him)
    assert (s["act_kind", him], s["act_wake", him]) == (ORDER, 60)
    assert (s["man_order_count", him], s["act_credit_lo", him]) == (1, 0)
    assert s["man_orders", 64 * him] == 15
    for code in (0, 16, 200):  # nothing of the kind is ever stored
        s.man(him, 30, 30, 1, "WA10 WA20")
        s["man_orders", 64 * him] = code
        s.changes("step_begin", zp_actor=him)
        assert (s["act_kind", him], s["act_wake", him]) == (ORDER, 60), code
        assert (s["man_order_count", him], s["man_spent_lo", him]) == (1, 0)
    s.man(him, 30, 30, 1, "")
    assert s.changes("step_begin", zp_actor=him)["act_kind", him] == NONE
    s.man(him, 30, 30, 1, "HH WA20", energy_lo=19)  # too weak to attack: all is void
    s.man(19 - him, 30, 30)
    s.changes("step_begin", zp_actor=him)
    assert (s["act_kind", him], s["man_order_count", him]) == (NONE, 0)
    s.man(him, 30, 30, 3, "HH WA20", energy_lo=20)
    s["act_firing", him] = 1
    s.changes("step_begin", zp_actor=him)
    assert (s["act_kind", him], s["man_order_count", him]) == (FIGHT, 1)
    assert (s["act_wake", him], s["fight_next", him]) == (NEVER, 55)
    assert (s["act_firing", him], s["fight_facing", him]) == (0, 3)


def sum_of(energy: tuple[int, ...]) -> int:
    return int.from_bytes(energy, "little")


def finishes(
    s: Stage,
    man: int,
    act: int,
    order: str,
    value: int = 0,
    energy: tuple[int, int, int] = (0, 7, 0),
) -> dict[tuple[str, int], int]:
    """What the end of a step changes beside what every end of a step does."""
    s.orders(man, order + " WA20")
    s["act_kind", man], s["act_wake", man], s["act_value", man] = act, 40, value
    for name, part in zip(("f", "lo", "hi"), energy, strict=True):
        s["act_energy_" + name, man] = part
    before = s["man_energy_f", man], s["man_energy_lo", man], s["man_energy_hi", man]
    changed = s.changes("step_finish", zp_actor=man)
    total = sum_of(before) - sum_of(energy)
    after = s["man_energy_f", man], s["man_energy_lo", man], s["man_energy_hi", man]
    assert sum_of(after) == (total if total >= 0 else sum_of(before))
    assert (s["act_kind", man], s["act_wake", man]) == (READY, NEVER)
    for key in list(changed):
        if key[0].startswith(("man_energy", "act_kind", "act_wake")) or key[0] == "pair_hi":
            del changed[key]
    return {k: v for k, v in changed.items() if k[0] != "man_orders"}


def moved(man: int) -> dict[tuple[str, int], int]:
    return {("changed", man): 1, ("any_changed", 0): 1}


@pytest.mark.rule("CA-8.6.1")
@pytest.mark.rule("CA-8.5.1")
@pytest.mark.rule("CA-5.1.1")
def test_a_turn_is_done(ambush: Any, him: int) -> None:
    """The order is done with the turn, unless he turned in order to do something else."""
    for order, value, done in [
        ("MR30W", 3, True),
        ("MR00R", 0, True),
        ("MR33W", 3, False),
        ("MR30F", 3, False),
        ("MR30S", 3, False),
        ("MR00F", 0, True),
        ("MI30L", 1, True),
        ("EF3036", 3, False),
        ("FS3036", 3, False),
    ]:
        s = Stage(ambush)
        s.man(him, 30, 30, 5)
        changed = finishes(s, him, TURN, order, value)
        want = {("man_facing", him): value, **moved(him)}
        if done:
            want["man_order_count", him] = 1
        assert changed == want, order
        assert s.events == [(40, "FACE", him, value, 0)]


@pytest.mark.rule("CA-8.7.1")
def test_whoever_looks_goes_on_to_take_what_he_sees(ambush: Any, him: int) -> None:
    for order, act, value, lying in [
        ("MI30L", TURN, 1, True),
        ("MI30W", TURN, 1, False),
        ("MR11L", SQUARE, 1, True),
        ("MR11W", SQUARE, 1, False),
        ("MR12L", SQUARE, 1, True),
    ]:
        s = Stage(ambush)
        s.man(him, 30, 30, 1)
        s.weapons(him, "")
        ambush.set("ground_count", 1)
        s["ground_x", 0], s["ground_y", 0], s["ground_kind", 0] = 30, 30 + (act == SQUARE), 7
        finishes(s, him, act, order, value)
        first = [s["man_orders", 64 * him + k] for k in range(4)]
        rest = 1 + (order[3] == "2")
        assert s["man_order_count", him] == rest + lying, order
        assert (first == [7, 7, 0, 1] or first[:2] == [7, 7]) == lying, order
        if rest == 2:
            second = [s["man_orders", 64 * him + 4 * lying + k] for k in range(4)]
            assert second == [1, 1, 1, ord("L")]


@pytest.mark.rule("CA-8.1.1")
@pytest.mark.rule("CA-16.B6.1")
def test_a_square_is_gone(ambush: Any, him: int) -> None:
    for order, value, wall, left in [
        ("MR11W", 1, False, 0),
        ("MR13W", 1, False, 2),
        ("MI52R", 5, False, 1),
        ("MR13W", 1, True, 0),
        ("MR22W", 2, False, 1),
    ]:
        s = Stage(ambush)
        s.man(him, 30, 30, 5)
        draw(ambush, {(30, 30): WALL_NORTH * wall})
        ambush.set("act_village", 0)  # as an explosion leaves it
        pairs = [ambush.sym["pair_hi"] + k for k in range(200)]
        for at in pairs:
            ambush.mem[at] = 0x77
        changed = finishes(s, him, SQUARE, order, value)
        forgotten = [k for k, at in enumerate(pairs) if ambush.mem[at] != 0x77]
        if wall:
            assert changed == {("man_order_count", him): 1}
            assert (s.events, forgotten) == ([], [])
            continue
        dx, dy = {1: (0, 1), 5: (0, -1), 2: (1, 1)}[value]
        want = {("walked", him): 1, **moved(him)}
        if dx:
            want["man_x", him] = 30 + dx
        want["man_y", him] = 30 + dy
        if not left:
            want["man_order_count", him] = 1
        assert changed == want, order
        assert s.events == [(40, "MOVE", him, 30 + dx, 30 + dy)]
        assert len(forgotten) == 20
        if left:
            first = [s["man_orders", 64 * him + k] for k in range(4)]
            assert first == [1 + (order[1] == "I"), value, left, ord(order[4])]


@pytest.mark.rule("CA-8.4.4")
@pytest.mark.rule("CA-5.2.1")
def test_a_posture_is_taken_and_what_it_costs_is_paid(ambush: Any, him: int) -> None:
    for posture, event in ((1, "FALL"), (0, "STAND")):
        s = Stage(ambush)
        s.man(him, 30, 30, 5, posture=1 - posture)
        changed = finishes(s, him, POSTURE, "MR10F", posture)
        assert changed == {("man_posture", him): posture, ("man_order_count", him): 1, **moved(him)}
        assert [e[:3] for e in s.events] == [(40, event, him)]
    for energy, enough in [((0, 200, 0), True), ((1, 200, 0), False), ((0, 0, 1), False)]:
        s = Stage(ambush)
        s.man(him, 30, 30, 5)
        changed = finishes(s, him, POSTURE, "MR10F", 1, energy)
        assert s["man_order_count", him] == enough
        assert s["man_posture", him] == enough


@pytest.mark.rule("CA-7.1.2")
@pytest.mark.rule("CA-12.5.3")
@pytest.mark.rule("CA-12.3.1")
def test_steps_that_end_without_effect(ambush: Any, him: int) -> None:
    for act, order in ((SEARCH, "GR"), (SHOT, "FS3036"), (AREA, "FA3036"), (AMBUSH, "HJ50")):
        s = Stage(ambush)
        s.man(him, 30, 30, 5)
        assert finishes(s, him, act, order) == {("man_order_count", him): 1}, order
        assert s.events == []
        s["man_order_count", him] = 0
        s["act_kind", him], s["act_wake", him] = act, 40
        s.changes("step_finish", zp_actor=him)
        assert (s["act_kind", him], s["man_order_count", him]) == (READY, 0)


@pytest.mark.rule("CA-5.6.1")
@pytest.mark.rule("CA-5.7.1")
@pytest.mark.rule("CA-5.38.1")
@pytest.mark.rule("CA-5.39.1")
@pytest.mark.rule("CA-12.7.1")
def test_orders_take_effect(ambush: Any, him: int) -> None:
    slot = ("man_weapons", him)
    easier = {("fresh", him): 1, ("any_changed", 0): 1}
    for order, before, changes, events in [
        ("WA20", {}, {}, []),
        ("SB", {}, {("man_sneaking", him): 1}, [(40, "SNEAK", him, 1)]),
        ("SE", {"sneaking": 1}, {("man_sneaking", him): 0, **easier}, [(40, "SNEAK", him, 0)]),
        ("PK", {}, None, []),
        ("LR", {}, {slot: 0x85 | 0x40}, []),
        ("DK", {}, None, []),
        ("EP300", {"expert": 1}, None, []),
    ]:
        s = Stage(ambush)
        s.man(him, 30, 30, 5, **before)
        s.weapons(him, "P+ R K" if order[:2] == "EP" else "R+ K")
        changed = finishes(s, him, ORDER, order)
        assert changed.pop(("man_order_count", him)) == 1
        if changes is not None:
            assert changed == changes, order
        assert [e[:4] for e in s.events] == events
        if order == "PK":
            assert sorted(s.carried(him)) == [5, 0x87]
        if order == "DK":
            assert s.carried(him) == [0x85]
            assert (s["ground_count", 0], s["ground_kind", 0]) == (1, 7)
        if order == "EP300":
            assert s.carried(him) == [5, 7]
            assert fuse(s) == (1, 300, 30, 30, him)


def fuse(s: Stage, k: int = 0) -> tuple[int, int, int, int, int]:
    time = s["fuse_lo", k] | s["fuse_hi", k] << 8
    return s["fuse_kind", k], time, s["fuse_x", k], s["fuse_y", k], s["fuse_owner", k]


@pytest.mark.rule("CA-12.7.5")
@pytest.mark.rule("CA-4.11.3")
def test_the_leader_may_set_the_plastic_wrong(ambush: Any, him: int) -> None:
    """W15: as set (40 in 100), a dud or another fuse (15 each), at once (30)."""
    seen: dict[str, int] = {"set": 0, "dud": 0, "other": 0, "at once": 0}
    s = Stage(ambush)
    for number in range(60):
        ambush.set("rng_seed", [number * 37 % 256, number * 11 % 256, 7, 9])
        ambush.set("fuse_count", 0)
        s.man(him, 31, 30, 5)
        s.weapons(him, "P+ R K")
        finishes(s, him, ORDER, "EP300")
        assert s.carried(him) == [5, 7]
        if s["fuse_count", 0] == 0:
            seen["dud"] += 1
            continue
        kind, time, *rest = fuse(s)
        assert (kind, rest) == (1, [31, 30, him])
        assert time == 1 or 150 <= time <= 450
        seen["set" if time == 300 else "at once" if time == 1 else "other"] += 1
    assert all(seen.values())


@pytest.mark.rule("CA-12.6.3")
@pytest.mark.rule("CA-12.6.5")
def test_a_grenade_leaves_the_hand(ambush: Any, him: int) -> None:
    """It flies four points a square, and goes off four points after it has come down."""
    for number in range(6):
        s = Stage(ambush)
        s.man(him, 30, 30, 1, throwing=10 - number)
        s.weapons(him, "F+ F R")
        ambush.set("rng_seed", [number, 5, 6, 7])
        finishes(s, him, ORDER, "EF3036")
        kind, time, x, y, owner = fuse(s)
        distance = ((x - 30) ** 2 + (y - 30) ** 2) ** 0.5
        assert (kind, owner, s["fuse_count", 0]) == (2, him, 1)
        assert time == int(4 * distance + 0.5) + 4
        assert s.carried(him) == [2, 5]
        assert s.events == [(40, "THROW", him, x, y)]


@pytest.mark.rule("CA-7.1.1")
@pytest.mark.rule("CA-8.7.2")
def test_a_weapon_is_got_unless_someone_was_quicker(ambush: Any, him: int) -> None:
    for lying, looked in [(1, 0), (0, 0), (1, 1), (0, 1), (2, 1), (2, 0)]:
        s = Stage(ambush)
        s.man(him, 30, 30, 5)
        s.weapons(him, "")
        ambush.set("ground_count", lying)
        for k in range(lying):
            s["ground_x", k], s["ground_y", k], s["ground_kind", k] = 30, 30, (7, 2)[k]
        s.orders(him, "GK WA20")
        s["man_orders", 64 * him + 2] = s["man_orders", 64 * him + 3] = 0
        s["man_orders", 64 * him + _LOOKED] = looked
        s["act_kind", him], s["act_energy_f", him], s["act_energy_lo", him] = ORDER, 0, 1
        s["act_energy_hi", him] = 0
        s.changes("step_finish", zp_actor=him)
        assert [e[1:] for e in s.events] == [("GET", him, 30, 30)] * bool(lying)
        assert s.carried(him) == [7] * bool(lying)
        again = bool(looked and lying == 2)
        assert s["man_order_count", him] == 1 + again, (lying, looked)
        if again:
            first = [s["man_orders", 64 * him + k] for k in range(2)]
            assert first == [7, 2] and s["man_orders", 64 * him + _LOOKED] == 1
        assert s["ground_count", 0] == max(0, lying - 1)


_LOOKED = 2
