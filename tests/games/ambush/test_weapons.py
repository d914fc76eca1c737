"""What a soldier carries: taking, dropping, preparing, loading."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

PLASTIC, GRENADE, MACHINE, AUTO, RIFLE, GAROTTE, KNIFE, BAYONET = range(1, 9)
LOADED, PREPARED = 0x40, 0x80
LIMITS = {PLASTIC: 2, GRENADE: 6, MACHINE: 2, AUTO: 3, RIFLE: 3, GAROTTE: 2, KNIFE: 3}


class Men:
    """Soldiers and their slots in the state block."""

    def __init__(self, machine: Any) -> None:
        self.m = machine
        state, end = machine.sym["state_begin"], machine.sym["state_end"]
        machine.mem[state:end] = bytes(end - state)

    def at(self, name: str, index: int) -> int:
        return int(self.m.sym[name] + index)

    def put(
        self, man: int, *weapons: int, square: tuple[int, int] = (30, 30), **traits: int
    ) -> None:
        """Give a man exactly these weapons, explosives in the first slots."""
        slots = [w for w in weapons if w & 15 <= GRENADE]
        slots += [0] * (6 - len(slots)) + [w for w in weapons if w & 15 > GRENADE]
        slots += [0] * (11 - len(slots))
        for slot, weapon in enumerate(slots):
            self.m.mem[self.at("man_explosives", 20 * slot + man)] = weapon
        for name, value in {"x": square[0], "y": square[1], "in_play": 1, **traits}.items():
            self.m.mem[self.at(f"man_{name}", man)] = value

    def has(self, man: int) -> list[int]:
        slots = (self.m.mem[self.at("man_explosives", 20 * s + man)] for s in range(11))
        return sorted(w for w in slots if w)

    def ground(self) -> list[tuple[int, int, int]]:
        count = self.m.mem[self.at("ground_count", 0)]
        names = ("ground_kind", "ground_x", "ground_y")
        return sorted(tuple(self.m.mem[self.at(n, k)] for n in names) for k in range(count))  # type: ignore[misc]

    def call(self, routine: str, man: int, kind: int = 0) -> Any:
        r = self.m.call(routine, X=man, A=kind)
        assert r.x == man
        return r


@pytest.fixture
def men(ambush: Any) -> Men:
    return Men(ambush)


@pytest.mark.rule("CA-7.2.1")
@pytest.mark.rule("CA-7.2.2")
@pytest.mark.rule("CA-7.2.3")
@pytest.mark.rule("CA-7.2.4")
@pytest.mark.parametrize(
    ("issued", "carried", "change"),
    [
        (RIFLE, [RIFLE], 0),
        (RIFLE, [], 1),
        (RIFLE, [RIFLE, RIFLE], -1),
        (RIFLE, [RIFLE, MACHINE], -2),
        (RIFLE, [AUTO, RIFLE, MACHINE], -3),
        (MACHINE, [MACHINE], 0),
        (MACHINE, [MACHINE, MACHINE], -2),
        (RIFLE, [AUTO], 0),
        (AUTO, [RIFLE, RIFLE, RIFLE], -2),
        (RIFLE, [RIFLE, KNIFE, GAROTTE], 0),
    ],
)
def test_7_2_dexterity(men: Men, issued: int, carried: list[int], change: int) -> None:
    for dexterity in (1, 5, 9, 10):
        men.put(7, *carried, dexterity=dexterity, issued=issued)
        bonus = min(10, dexterity + (issued not in carried))
        extra = change - (issued not in carried)
        assert men.call("dexterity_now", 7).a == max(1, bonus + extra)


@pytest.mark.rule("CA-8.7.5")
@pytest.mark.rule("CA-8.7.6")
def test_8_7_limits(men: Men) -> None:
    rng = random.Random(87)
    for _ in range(120):
        load: list[int] = []
        for kind in rng.choices(range(1, 8), k=rng.randint(0, 11)):
            if may_take(load, kind):
                load.append(kind)
        if KNIFE in load and RIFLE in load and rng.random() < 0.5:
            load[load.index(KNIFE)] = BAYONET
        men.put(3, *load)
        for kind in LIMITS:
            assert men.call("weapon_can_take", 3, kind).c == may_take(load, kind), (load, kind)
        kind = rng.choice(list(LIMITS))
        r = men.call("weapon_take", 3, kind)
        assert r.c == (not may_take(load, kind))
        assert men.has(3) == sorted(load + ([] if r.c else [kind]))


def may_take(load: list[int], kind: int) -> bool:
    kinds = [KNIFE if k == BAYONET else k for k in load]
    if kinds.count(kind) >= LIMITS[kind]:
        return False
    if kind <= GRENADE:
        return sum(k <= GRENADE for k in kinds) < 6
    if sum(k > GRENADE for k in kinds) >= 5:
        return False
    return kind > RIFLE or sum(MACHINE <= k <= RIFLE for k in kinds) < 3


@pytest.mark.rule("CA-7.3.2")
@pytest.mark.rule("CA-8.7.2")
@pytest.mark.rule("CA-8.7.3")
@pytest.mark.rule("CA-8.7.4")
@pytest.mark.rule("CA-8.7.7")
@pytest.mark.rule("CA-8.7.8")
@pytest.mark.rule("CA-7.1.1")
@pytest.mark.rule("CA-7.3.1")
def test_8_7_the_printed_example_of_looking(men: Men) -> None:
    """3 explosives, 3 others (1 fire weapon) find P, 4 F, A, G, K: P, 2 F, A, G are taken."""
    mine = [GRENADE] * 3 + [RIFLE | LOADED | PREPARED, KNIFE, KNIFE]
    men.put(0, *mine, dexterity=5, issued=RIFLE)
    men.put(15, PLASTIC, *[GRENADE] * 4, AUTO | LOADED | PREPARED, GAROTTE, KNIFE, wounds=99)
    taken = []
    while kind := men.call("weapon_look", 0).a:
        assert men.call("weapon_get", 0, kind).a == 0
        taken.append(kind)
    assert taken == [PLASTIC, GRENADE, GRENADE, AUTO, GAROTTE]
    assert men.has(0) == sorted([*mine, *taken])
    assert men.has(15) == [GRENADE, GRENADE, KNIFE]
    assert men.call("dexterity_now", 0).a == 4


@pytest.mark.rule("CA-7.1.1")
@pytest.mark.rule("CA-7.1.3")
@pytest.mark.rule("CA-5.19.1")
@pytest.mark.rule("CA-5.20.1")
@pytest.mark.rule("CA-5.21.1")
@pytest.mark.rule("CA-5.22.1")
@pytest.mark.rule("CA-5.23.1")
@pytest.mark.rule("CA-5.24.1")
@pytest.mark.rule("CA-5.25.1")
def test_7_1_only_what_lies_in_the_square_can_be_got(men: Men) -> None:
    for kind in LIMITS:
        men.put(0)
        for wounds, square, in_play, lies in [
            (50, (30, 30), 1, 1),
            (99, (30, 30), 1, 1),
            (49, (30, 30), 1, 0),
            (99, (31, 30), 1, 0),
            (99, (30, 31), 1, 0),
            (99, (30, 30), 0, 0),
        ]:
            men.put(9, kind, square=square, wounds=wounds, in_play=in_play)
            assert men.call("weapon_lies", 0, kind).c == lies
        men.put(9, kind, wounds=50)
        assert men.call("weapon_get", 0, kind).a == 0
        assert (men.has(0), men.has(9)) == ([kind], [])
        assert men.call("weapon_get", 0, kind).a == 1
        men.put(0, *[kind] * LIMITS[kind])
        men.put(9, kind, wounds=50)
        assert men.call("weapon_get", 0, kind).a == 2
        assert men.has(9) == [kind]
    men.put(0)
    men.put(9, RIFLE, BAYONET | PREPARED, wounds=99)  # a dead man's bayonet is a knife
    assert men.call("weapon_get", 0, KNIFE).a == 0
    assert men.has(0) == [KNIFE]


@pytest.mark.rule("CA-7.0.1")
@pytest.mark.rule("CA-7.3.3")
@pytest.mark.rule("CA-7.3.4")
@pytest.mark.rule("CA-5.26.1")
@pytest.mark.rule("CA-5.27.1")
@pytest.mark.rule("CA-5.32.1")
def test_7_3_dropping(men: Men) -> None:
    men.put(2, RIFLE | LOADED | PREPARED)  # the book's first example
    assert men.call("weapon_drop", 2, RIFLE).c == 0
    assert (men.has(2), men.call("weapon_prepared", 2).a) == ([], 0)
    men.put(2, GRENADE, GRENADE | PREPARED, GRENADE, GRENADE, square=(12, 60))  # the second
    for left in (3, 2, 1):
        assert men.call("weapon_drop", 2, GRENADE).c == 0
        assert men.has(2) == [GRENADE] * (left - 1) + [GRENADE | PREPARED]
    assert men.call("weapon_drop", 2, GRENADE).c == 1  # never the one in hand
    assert men.call("weapon_drop", 2, AUTO).c == 1
    assert men.ground() == [(GRENADE, 12, 60)] * 3 + [(RIFLE, 30, 30)]
    men.put(2, RIFLE | PREPARED, BAYONET | PREPARED)
    assert men.call("weapon_drop", 2, RIFLE).c == 0  # the knife comes off first
    assert men.has(2) == [KNIFE]


@pytest.mark.rule("CA-7.0.1")
def test_7_dropped_weapons_are_found_again_where_they_lie(men: Men) -> None:
    rng = random.Random(70)
    lying: list[tuple[int, int, int]] = []
    for _ in range(60):
        kind, square = rng.choice(list(LIMITS)), (rng.randint(30, 32), rng.randint(30, 31))
        if rng.random() < 0.55:
            men.put(4, kind, square=square)
            assert men.call("weapon_drop", 4, kind).c == 0
            lying.append((kind, *square))
        else:
            men.put(4, square=square)
            there = (kind, *square) in lying
            assert men.call("weapon_get", 4, kind).a == (0 if there else 1)
            if there:
                lying.remove((kind, *square))
        assert men.ground() == sorted(lying)


def test_the_ground_holds_no_more_than_its_list(men: Men) -> None:
    for _ in range(96):
        men.put(4, KNIFE)
        assert men.call("weapon_drop", 4, KNIFE).c == 0
    men.put(4, KNIFE)
    assert men.call("weapon_drop", 4, KNIFE).c == 1
    assert men.has(4) == [KNIFE]


@pytest.mark.rule("CA-12.1.1")
@pytest.mark.rule("CA-12.1.2")
@pytest.mark.rule("CA-12.1.3")
@pytest.mark.rule("CA-5.9.1")
@pytest.mark.rule("CA-7.3.2")
def test_12_1_one_weapon_in_hand_but_rifle_and_bayonet_go_together(men: Men) -> None:
    men.put(1, PLASTIC, GRENADE, GRENADE, RIFLE | LOADED, KNIFE, GAROTTE)

    def in_hand(kind: int) -> list[int]:
        assert men.call("weapon_prepare", 1, kind).c == 0
        return [w & 15 for w in men.has(1) if w & PREPARED]

    assert in_hand(RIFLE) == [RIFLE]
    assert men.call("weapon_prepared", 1).a == RIFLE
    assert in_hand(GRENADE) == [GRENADE]  # the book's example
    assert in_hand(GRENADE) == [GRENADE]
    assert in_hand(KNIFE) == [KNIFE]
    assert in_hand(BAYONET) == [BAYONET]
    assert men.call("weapon_prepared", 1).a == BAYONET
    assert in_hand(RIFLE) == [BAYONET, RIFLE] or in_hand(RIFLE) == [RIFLE, BAYONET]
    assert men.call("weapon_prepared", 1).a == RIFLE
    assert RIFLE | LOADED | PREPARED in men.has(1)
    assert in_hand(PLASTIC) == [PLASTIC]
    assert in_hand(KNIFE) == [KNIFE]  # off the rifle again
    assert BAYONET not in [w & 15 for w in men.has(1)]
    for kind in (MACHINE, AUTO):
        assert men.call("weapon_prepare", 1, kind).c == 1
    assert in_hand(GAROTTE) == [GAROTTE]
    for load in ([KNIFE, AUTO], [RIFLE]):  # a bayonet needs a knife and a rifle
        men.put(1, *load)
        assert men.call("weapon_prepare", 1, BAYONET).c == 1
        assert men.has(1) == sorted(load)
    assert men.call("weapon_get", 1, KNIFE).a == 1


@pytest.mark.rule("CA-5.16.1")
@pytest.mark.rule("CA-5.17.1")
@pytest.mark.rule("CA-5.18.1")
@pytest.mark.rule("CA-12.5.4")
def test_12_5_loading(men: Men) -> None:
    for kind in (MACHINE, AUTO, RIFLE):
        men.put(6, GRENADE, KNIFE)
        assert men.call("weapon_load", 6, kind).c == 0
        men.put(6, kind | PREPARED)
        for _ in range(2):
            assert men.call("weapon_load", 6, kind).c == 1
            assert men.has(6) == [kind | PREPARED | LOADED]


@pytest.mark.rule("CA-5.18.1")
def test_5_18_of_several_weapons_the_one_in_hand_is_loaded(men: Men) -> None:
    """Else one that is empty, wherever it is carried."""
    for had, then in [
        ([RIFLE | LOADED, RIFLE | PREPARED], [RIFLE | LOADED, RIFLE | LOADED | PREPARED]),
        ([RIFLE, RIFLE | PREPARED], [RIFLE, RIFLE | LOADED | PREPARED]),
        ([RIFLE | PREPARED, RIFLE], [RIFLE, RIFLE | LOADED | PREPARED]),
        ([RIFLE, RIFLE | LOADED | PREPARED], [RIFLE, RIFLE | LOADED | PREPARED]),
        ([RIFLE | LOADED, RIFLE], [RIFLE | LOADED, RIFLE | LOADED]),
        ([RIFLE, RIFLE | LOADED], [RIFLE | LOADED, RIFLE | LOADED]),
    ]:
        men.put(6, *had)
        assert men.call("weapon_load", 6, RIFLE).c == 1
        assert men.has(6) == sorted(then), had


def test_explosives_in_hand_are_used_up(men: Men) -> None:
    men.put(6, GRENADE, GRENADE | PREPARED, PLASTIC)
    assert men.call("weapon_spend", 6, PLASTIC).c == 1
    assert men.call("weapon_spend", 6, GRENADE).c == 0
    assert men.has(6) == [PLASTIC, GRENADE]
    assert men.call("weapon_spend", 6, GRENADE).c == 1


def test_finding_prefers_what_is_not_in_hand(men: Men) -> None:
    for first, second in itertools.product((0, PREPARED), repeat=2):
        men.put(6, KNIFE | first, KNIFE | second)
        r = men.call("weapon_find", 6, KNIFE)
        assert (r.c, r.a) == (1, KNIFE | min(first, second))
        assert r.y in (126, 146)
    assert men.call("weapon_find", 6, AUTO).c == 0
