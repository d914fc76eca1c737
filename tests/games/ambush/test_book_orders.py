"""Orders of section 5 as the turn engine carries them out, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import LOADED, PREPARED, WEAPONS, Battle, named

OPEN = (31, 20)  # the street along column 31 is clear from row 18 to row 35
IN_HAND, FULL = PREPARED, PREPARED | LOADED


def one(ambush: Any, orders: str, weapons: str = "R* K F F", **state: int) -> Battle:
    """An American of I = D = 6 in the street: at a command of .8 he pays the listed times."""
    b = Battle(ambush)
    b.man(0, *OPEN, 1, orders, **{"intelligence": 6, "dexterity": 6, **state})
    b.weapons(0, weapons)
    return b


def pair(ambush: Any, orders: str, theirs: str = "", distance: int = 6, **enemy: int) -> Battle:
    """The same man, and a German who faces him from the north."""
    b = one(ambush, orders, "R* K", firing=10, observation=10)
    b.man(10, OPEN[0], OPEN[1] + distance, 5, theirs, **enemy)
    b.weapons(10, "R* K")
    return b


def energy_used(b: Battle) -> float:
    """Of a man who began with 198 points: endurance 99, strength 5."""
    left = b["man_energy_hi", 0] * 256 + b["man_energy_lo", 0] + b["man_energy_f", 0] / 256
    return 198 - left


def first_move(b: Battle, points: int) -> int:
    """When a MR11R behind the orders under test is done: their time and ten."""
    return int(named(b.turn(points), "MOVE", 0)[0][0])


@pytest.mark.rule("CA-5.1.1")
def test_an_order_is_done_when_there_is_time_and_energy_and_not_before(ambush: Any) -> None:
    b = one(ambush, "WA30 MR11R")
    assert not named(b.turn(39), "MOVE")
    b = one(ambush, "WA30 MR11R")
    assert [e[0] for e in named(b.turn(40), "MOVE")] == [40]
    b = one(ambush, "MR11D MR11R", endurance=0, strength=1, wounds=49)  # one point of energy
    assert not named(b.turn(40), "MOVE") and b["man_order_count", 0] == 0


@pytest.mark.rule("CA-5.3.3")
@pytest.mark.parametrize(
    ("order", "cost"),
    [("GM", 10), ("GF", 10), ("LR", 10), ("SE", 0), ("PR", 0), ("DM", 0), ("HH", 0), ("MR10S", 0)],
)
def test_of_the_orders_in_vain_only_get_and_load_cost_time(
    ambush: Any, order: str, cost: int
) -> None:
    b = one(ambush, f"{order} MR11R")
    assert first_move(b, 60) == cost + 10
    assert energy_used(b) == pytest.approx(3 + cost / 10, abs=0.05)


@pytest.mark.rule("CA-5.5.1")
@pytest.mark.rule("CA-8.1.2")
@pytest.mark.parametrize("facing", [1, 3, 5, 8])
def test_an_irregular_move_keeps_the_facing_and_costs_double(ambush: Any, facing: int) -> None:
    b = one(ambush, "MI32R")
    b["man_facing", 0] = facing
    events = b.turn(60)
    assert [e[0] for e in named(events, "MOVE")] == [20, 40]
    assert not named(events, "FACE") and b["man_facing", 0] == facing
    assert b.where(0) == (33, 20)
    assert energy_used(b) == pytest.approx(2 * 2 * 3, abs=0.05)


@pytest.mark.rule("CA-5.6.1")
@pytest.mark.rule("CA-5.7.1")
def test_sneaking_lasts_until_a_shot_or_the_order_to_end_it(ambush: Any) -> None:
    b = one(ambush, "SB MR11W MR30L PK PR")
    b.turn(250)
    assert b["man_sneaking", 0] == 1 and b["man_order_count", 0] == 0
    b.orders(0, "SE")
    b.turn(10)
    assert b["man_sneaking", 0] == 0
    b = pair(ambush, "SB FS3126")
    b.turn(60)
    assert b["man_sneaking", 0] == 0


@pytest.mark.parametrize(
    ("order", "cost", "kind"),
    [
        pytest.param("PA", 15, "A", marks=pytest.mark.rule("CA-5.8.1")),
        pytest.param("PB", 10, "B", marks=pytest.mark.rule("CA-5.9.1")),
        pytest.param("PF", 20, "F", marks=pytest.mark.rule("CA-5.10.1")),
        pytest.param("PG", 10, "G", marks=pytest.mark.rule("CA-5.11.1")),
        pytest.param("PK", 10, "K", marks=pytest.mark.rule("CA-5.12.1")),
        pytest.param("PM", 40, "M", marks=pytest.mark.rule("CA-5.13.1")),
        pytest.param("PP", 20, "P", marks=pytest.mark.rule("CA-5.14.1")),
        pytest.param("PR", 15, "R", marks=pytest.mark.rule("CA-5.15.1")),
    ],
)
@pytest.mark.rule("CA-S.5")
def test_each_prepare_order_puts_its_weapon_in_hand(
    ambush: Any, order: str, cost: int, kind: str
) -> None:
    gun = kind if kind in "AM" else "R"
    b = one(ambush, f"{order} MR11R", f"{gun} K G F P", issued=WEAPONS[gun])
    assert first_move(b, 90) == cost + 10
    in_hand = [w & 15 for w in b.carried(0) if w & PREPARED]
    assert WEAPONS[kind] in in_hand
    assert energy_used(b) == pytest.approx(1 + 3, abs=0.05)


@pytest.mark.rule("CA-5.8.2")
@pytest.mark.parametrize("weapons", ["R- K", "R+ K"])
def test_a_weapon_that_is_not_in_hand_and_loaded_does_not_fire(ambush: Any, weapons: str) -> None:
    b = pair(ambush, "FS3126 MR11R")
    b.weapons(0, weapons)
    b["man_intelligence", 10] = b["man_observation", 10] = 1
    events = b.turn(40)
    assert not named(events, "FIRE", 0)
    assert named(events, "MOVE", 0)[0][0] == 10, "passed over without cost"


@pytest.mark.rule("CA-5.8.2")
def test_only_a_weapon_in_hand_counts_hand_to_hand(ambush: Any) -> None:
    """The values of 12.8.7: a knife ready .9, one in the belt is bare hands .5."""

    def chance(weapons: str) -> int:
        b = pair(ambush, "", distance=0)
        b.weapons(0, weapons)
        b.bench.call("fight_chance", X=0, Y=10)
        return int(b.bench.word("zp_chance"))

    assert chance("R K+") < chance("R K")  # -log2: less is likelier
    assert chance("R K") == chance("R")


@pytest.mark.parametrize(
    ("order", "kind", "cost"),
    [
        pytest.param("DG", "G", 10, marks=pytest.mark.rule("CA-5.28.1")),
        pytest.param("DK", "K", 10, marks=pytest.mark.rule("CA-5.29.1")),
        pytest.param("DM", "M", 20, marks=pytest.mark.rule("CA-5.30.1")),
        pytest.param("DP", "P", 10, marks=pytest.mark.rule("CA-5.31.1")),
        pytest.param("DA", "A", 15, marks=pytest.mark.rule("CA-5.26.1")),
        pytest.param("DR", "R", 15, marks=pytest.mark.rule("CA-5.32.1")),
        pytest.param("DF", "F", 10, marks=pytest.mark.rule("CA-5.27.1")),
    ],
)
@pytest.mark.rule("CA-S.6")
def test_each_drop_order_puts_its_weapon_down_in_the_square(
    ambush: Any, order: str, kind: str, cost: int
) -> None:
    b = one(ambush, order, f"{kind} P F" if kind in "AMRGK" else f"R {kind}")
    b["man_issued", 0] = WEAPONS[kind] if kind in "AMR" else WEAPONS["R"]
    if kind in "GK":
        b.weapons(0, f"R {kind}")
    b.turn(cost - 1)
    assert b["ground_count", 0] == 0
    b.turn(1)
    assert WEAPONS[kind] not in [w & 15 for w in b.carried(0)]
    assert b["ground_count", 0] == 1
    lies = (b["ground_kind", 0] & 15, b["ground_x", 0], b["ground_y", 0])
    assert lies == (WEAPONS[kind], *OPEN)


@pytest.mark.rule("CA-5.33.1")
@pytest.mark.parametrize(("weapon", "time", "energy"), [("R*", 25, 5), ("A*", 12, 3), ("M*", 6, 3)])
def test_one_burst_at_the_square_ordered(ambush: Any, weapon: str, time: int, energy: int) -> None:
    b = pair(ambush, "FS3126")
    b.weapons(0, f"{weapon} K")
    fired = named(b.turn(60), "FIRE", 0)
    assert fired == [(time, "FIRE", 0, 31, 26)]
    assert energy_used(b) == pytest.approx(energy, abs=0.05)


@pytest.mark.rule("CA-5.35.1")
def test_hand_to_hand_is_for_an_enemy_in_the_same_square(ambush: Any) -> None:
    for distance, fights in ((0, True), (1, False)):
        b = pair(ambush, "HH", distance=distance, fighting=1)
        assert bool(named(b.turn(15), "FIGHT", 0)) == fights


@pytest.mark.rule("CA-5.38.1")
def test_a_grenade_is_thrown_to_about_the_square_ordered(ambush: Any) -> None:
    b = one(ambush, "EF3126", "F+ F R K", throwing=10)
    events = b.turn(60)
    (throw,) = named(events, "THROW", 0)
    assert throw[0] == 20
    assert abs(throw[3] - 31) <= 2 and abs(throw[4] - 26) <= 2
    assert [w & 15 for w in b.carried(0)].count(WEAPONS["F"]) == 1
    assert energy_used(b) == pytest.approx(0.5 * 6 * 6, abs=0.05)


@pytest.mark.rule("CA-5.38.1")
@pytest.mark.parametrize("order,weapon", [("EF3126", "F"), ("EP099", "P")])
def test_an_explosive_stays_in_hand_while_no_more_can_burn(
    ambush: Any, order: str, weapon: str
) -> None:
    b = one(ambush, order, f"{weapon}+ {weapon} R K", throwing=10, expert=1)
    b["fuse_count", 0] = most = 24
    for k in range(most):
        for name, value in (("kind", WEAPONS["F"]), ("x", 48), ("y", 64), ("lo", 250), ("hi", 0)):
            b[f"fuse_{name}", k] = value

    def left() -> int:
        return [w & 15 for w in b.carried(0)].count(WEAPONS[weapon])

    events = b.turn(110)
    assert named(events, "THROW", 0) == [] and (left(), b["man_order_count", 0]) == (2, 1)
    b["fuse_lo", 7] = 1  # one of them goes off
    b.turn(110)
    assert (left(), b["man_order_count", 0]) == (1, 0)


@pytest.mark.rule("CA-7.3.5")
def test_an_explosive_with_its_fuse_lit_cannot_be_picked_up(ambush: Any) -> None:
    b = one(ambush, "EP050 GP MR11R", "P+ R K", expert=1)
    events = b.turn(80)
    assert first_times(events) == [50 + 10 + 10], "the Get was in vain: 10 points"
    assert WEAPONS["P"] not in [w & 15 for w in b.carried(0)]
    assert b["fuse_count", 0] == 1 and b["ground_count", 0] == 0


def first_times(events: list[Any]) -> list[int]:
    return [e[0] for e in named(events, "MOVE", 0)]


@pytest.mark.rule("CA-4.11.1")
@pytest.mark.rule("CA-4.11.5")
@pytest.mark.parametrize(
    ("experts", "sets"),
    [
        pytest.param((), True, id="no expert: the leader may"),
        pytest.param((5,), False, id="an expert on his feet: the leader may not"),
        pytest.param((0,), True, id="the expert himself"),
    ],
)
def test_who_carries_plastic_may_not_always_set_it(
    ambush: Any, experts: tuple[int, ...], sets: bool
) -> None:
    b = one(ambush, "EP099 MR11R", "P+ R K")
    b.man(5, 45, 40, 1)
    for man in range(10):
        b["man_expert", man] = int(man in experts)
    assert WEAPONS["P"] in [w & 15 for w in b.carried(0)], "anybody may carry it"
    b.turn(70)
    left = WEAPONS["P"] in [w & 15 for w in b.carried(0)]
    assert left != sets, "what is set is out of his hands, be it a dud"


@pytest.mark.rule("CA-8.5.2")
@pytest.mark.rule("CA-6.3.2")
def test_who_scans_sees_all_round_with_half_the_chance(ambush: Any) -> None:
    b = pair(ambush, "")

    def chance(facing: int, x: int, y: int) -> float:
        b["man_facing", 0] = facing
        b["man_x", 10], b["man_y", 10] = x, y
        b.bench.call("sight_spot", X=0, Y=10)
        word = b.bench.word("zp_chance")
        return 0.0 if word == 0xFFFF else float(2 ** (-word / 4096))

    for x, y in ((31, 24), (34, 20), (31, 18), (30, 21)):
        primary = max(chance(f, x, y) for f in range(1, 9))
        assert chance(0, x, y) == pytest.approx(primary / 2, rel=0.005)
        assert chance(9, x, y) == 0.0, "in hand-to-hand he looks for no one else"
    assert chance(5, 31, 24) == 0.0, "not behind his back"
    assert chance(9, 31, 20) > 0.0


@pytest.mark.rule("CA-8.5.3")
@pytest.mark.rule("CA-8.6.1")
@pytest.mark.parametrize("direction", [0, 3])
@pytest.mark.parametrize("mode", "RWDCL")
def test_the_mode_of_a_turn_on_the_spot_counts_only_for_a_look(
    ambush: Any, direction: int, mode: str
) -> None:
    b = one(ambush, f"MR{direction}0{mode} MR11R", "R* K")
    b["man_x", 10], b["man_y", 10] = OPEN
    b.man(10, *OPEN, 5, wounds=99)
    b.weapons(10, "F")
    turned = 15 if mode == "L" else 10  # 8.7.1
    time = first_move(b, 120)
    found = 15 if mode == "L" else 0
    back = 10  # to face north again for the run
    assert time == turned + found + back + 10
    assert (WEAPONS["F"] in [w & 15 for w in b.carried(0)]) == (mode == "L")


@pytest.mark.rule("CA-8.4.1")
def test_each_letter_is_a_way_to_move_and_no_other_letter_is(ambush: Any) -> None:
    taken = set()
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        for text in (f"MR11{letter}", f"MR10{letter}"):
            if not ambush.call("order_read", line_buffer=text.encode() + b"\0").c:
                taken.add(letter)
    assert taken == set("RWDCLFS")


@pytest.mark.rule("CA-9.0.2")
@pytest.mark.rule("CA-12.8.1")
@pytest.mark.parametrize("sneaking", [0, 1])
def test_who_sneaks_pays_twice_for_blows_and_parries_too(ambush: Any, sneaking: int) -> None:
    """The first blow after 15 points or 30, for 20 energy or 40; a parry for 10 or 20."""
    b = pair(ambush, "HH", distance=0)
    b["man_sneaking", 0] = sneaking
    b["man_energy_f", 10] = 0
    b["man_fighting", 0] = b["man_fighting", 10] = 1
    before = 14 * (1 + sneaking)
    first = next(e for e in named(b.turn(before + 4), "FIGHT", 0))
    assert before <= first[0] <= before + 2
    spent = energy_used(b)
    parries = len(named(b.movie(), "FIGHT", 10))
    assert spent == (1 + sneaking) * (20 + 10 * parries)


@pytest.mark.rule("CA-9.0.2")
@pytest.mark.parametrize(("sneaking", "endurance", "strikes"), [(0, 1, 1), (1, 1, 0), (1, 21, 1)])
def test_who_sneaks_needs_twice_the_energy_to_attack(
    ambush: Any, sneaking: int, endurance: int, strikes: int
) -> None:
    """Ten of endurance come back as the turn begins: 22 energy, or 62 less 20 for a parry."""
    b = pair(ambush, "HH", distance=0, endurance=0)
    b["man_endurance", 0] = endurance
    b["man_sneaking", 0] = sneaking
    assert min(1, len(named(b.turn(40), "FIGHT", 0))) == strikes
