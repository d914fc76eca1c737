"""What soldiers carry, order by order against a model of their slots, among everybody else's.

A soldier has six places for explosives and five for the rest. The neighbours' places, and the bytes
behind the last ones, are full of weapons that are none of his.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from .test_weapons import (
    BAYONET,
    GRENADE,
    KNIFE,
    LIMITS,
    LOADED,
    MACHINE,
    PREPARED,
    RIFLE,
    Men,
    may_take,
)

PLACES, EXPLOSIVES = 11, 6
Slots = list[int]


def find(slots: Slots, kind: int) -> int | None:
    """7.3: one that is not in hand, if there is one; 5.9: the knife on a rifle, if no other."""
    mine = [s for s, w in enumerate(slots) if w & 15 == kind]
    if kind == KNIFE and not mine:
        return find(slots, BAYONET)
    away = [s for s in mine if not slots[s] & PREPARED]
    return (away or mine[-1:] or [None])[0]


def in_hand(slots: Slots) -> int:
    """12.1: the rifle rather than the bayonet on it."""
    held = [w & 15 for w in slots if w & PREPARED]
    return next((k for k in held if k != BAYONET), BAYONET if held else 0)


def bayonet_off(slots: Slots) -> bool:
    s = find(slots, BAYONET)
    if s is not None:
        slots[s] = KNIFE
    return s is not None


def prepare(slots: Slots, kind: int) -> bool:
    """12.1 and 5.9; False when he has none."""
    mine = [s for s, w in enumerate(slots) if w & PREPARED and w & 15 == kind]
    s = mine[0] if mine else find(slots, kind)
    if s is None and kind == BAYONET and find(slots, RIFLE) is not None:
        s = find(slots, KNIFE)
        if s is not None:
            slots[s] = BAYONET
    if s is None:
        return False
    if kind == KNIFE:
        slots[s] = KNIFE  # off the rifle
    pair = {RIFLE: BAYONET, BAYONET: RIFLE}.get(kind)
    for other, w in enumerate(slots):
        if w & 15 != pair:
            slots[other] = w & ~PREPARED
    slots[s] |= PREPARED
    return True


def meant(slots: Slots, kind: int) -> list[int]:
    """5.16: the one in hand; else those that are empty; else any."""
    mine = [s for s, w in enumerate(slots) if w & 15 == kind]
    held = [s for s in mine if slots[s] & PREPARED]
    return held or [s for s in mine if not slots[s] & LOADED] or mine


def drop(slots: Slots, kind: int) -> bool:
    """7.3: never the grenade in hand; a rifle's bayonet comes off with the last rifle."""
    s = find(slots, kind)
    if s is None or (kind == GRENADE and slots[s] & PREPARED):
        return False
    slots[s] = 0
    if kind == RIFLE and find(slots, RIFLE) is None:
        bayonet_off(slots)
    return True


def take(slots: Slots, kind: int) -> bool:
    if not may_take([w & 15 for w in slots if w], kind):
        return False
    first = 0 if kind <= GRENADE else EXPLOSIVES
    slots[slots.index(0, first)] = kind
    return True


def dexterity(slots: Slots, rating: int, issued: int) -> int:
    """7.2: without his fire weapon one more; each further one less, a machine gun two."""
    fire = [w & 15 for w in slots if MACHINE <= w & 15 <= RIFLE]
    rating = min(10, rating + (issued not in fire))
    if issued in fire:
        fire.remove(issued)
    return max(1, rating - len(fire) - fire.count(MACHINE))


class Squads:
    """Everybody's slots in the machine; `mine` reads one man's, `rest` all but his."""

    def __init__(self, m: Any, rng: random.Random) -> None:
        self.m, self.base = m, m.sym["man_explosives"]
        others = [rng.choice((0, k, k | PREPARED, k | LOADED)) for k in range(1, 9)]
        for at in range(20 * PLACES + 20):  # the next array too
            m.mem[self.base + at] = rng.choice(others)

    def put(self, man: int, slots: Slots) -> None:
        for s, w in enumerate(slots):
            self.m.mem[self.base + 20 * s + man] = w

    def mine(self, man: int) -> Slots:
        return [int(self.m.mem[self.base + 20 * s + man]) for s in range(PLACES)]

    def rest(self, man: int) -> Slots:
        return [
            int(self.m.mem[self.base + at])
            for at in range(20 * PLACES + 20)
            if at % 20 != man or at >= 20 * PLACES
        ]


def random_slots(rng: random.Random) -> Slots:
    """Weapons anywhere in the places they belong to, one in hand or rifle and bayonet."""
    slots = [rng.choice((0, 1, 2, 2)) for _ in range(EXPLOSIVES)]
    slots += [rng.choice((0, 3, 4, 5, 5, 6, 7, 7, 8)) for _ in range(PLACES - EXPLOSIVES)]
    slots = [w | (LOADED if w in (3, 4, 5) and rng.random() < 0.6 else 0) for w in slots]
    held = [s for s in range(PLACES) if slots[s]]
    if held and rng.random() < 0.8:
        s = rng.choice(held)
        slots[s] |= PREPARED
        pair = {RIFLE: BAYONET, BAYONET: RIFLE}.get(slots[s] & 15)
        twin = next((t for t in held if slots[t] & 15 == pair), None)
        if twin is not None and rng.random() < 0.7:
            slots[twin] |= PREPARED
    return slots


MEN = (0, 0, 19, 19, 1, 9, 10)


@pytest.mark.rule("CA-5.9.1")
@pytest.mark.rule("CA-7.2.1")
@pytest.mark.rule("CA-7.2.4")
@pytest.mark.rule("CA-7.3.3")
@pytest.mark.rule("CA-12.1.1")
@pytest.mark.rule("CA-12.5.3")
@pytest.mark.rule("CA-12.5.4")
@pytest.mark.rule("CA-5.18.1")
@pytest.mark.rule("CA-7.3.1")
@pytest.mark.rule("CA-12.6.1")
@pytest.mark.rule("CA-8.7.5")
@pytest.mark.rule("CA-8.7.6")
@pytest.mark.parametrize(
    "what", ["find", "hand", "dexterity", "prepare", "load", "spend", "take", "drop"]
)
def test_weapons_change_places_as_the_orders_say_and_nobody_elses(ambush: Any, what: str) -> None:
    rng = random.Random(what)
    men = Men(ambush)
    for _ in range(90):
        squads = Squads(ambush, rng)
        man, kind, slots = rng.choice(MEN), rng.randint(1, 8), random_slots(rng)
        squads.put(man, slots)
        rest = squads.rest(man)
        told = (what, man, kind, [hex(w) for w in slots])
        if what == "find":
            r, s = men.call("weapon_find", man, kind), find(slots, kind)
            assert r.c == (s is not None), told
            if s is not None:
                assert (r.y, r.a) == (20 * s + man, slots[s]), told
        elif what == "hand":
            r, held = men.call("weapon_prepared", man), in_hand(slots)
            assert r.a == held, told
            if held:
                assert slots[(r.y - man) // 20] & ~LOADED == held | PREPARED, told
                assert ambush.mem[ambush.sym["zp_arg0"]] == slots[(r.y - man) // 20], told
        elif what == "dexterity":
            rating, issued = rng.choice((1, 2, 5, 9, 10)), rng.choice((3, 4, 5))
            for name, value in (("dexterity", rating), ("issued", issued)):
                ambush.mem[men.at(f"man_{name}", man)] = value
            want = dexterity(slots, rating, issued)
            assert men.call("dexterity_now", man).a == want, (told, rating, issued)
        elif what == "prepare":
            r = men.call("weapon_prepare", man, kind)
            assert r.c == (not prepare(slots, kind)), told
        elif what == "load":
            kind = rng.choice((3, 4, 5))
            choice = meant(slots, kind)
            r = men.call("weapon_to_load", man, kind)
            assert r.c == bool(choice), told
            if choice:
                s = (r.y - man) // 20 + EXPLOSIVES
                assert s in choice and r.a == slots[s], told
                slots[s] |= LOADED
            assert men.call("weapon_load", man, kind).c == bool(choice), told
        elif what == "spend":
            kind = rng.choice((1, 2))
            r = men.call("weapon_spend", man, kind)
            assert r.c == (kind | PREPARED not in slots), told
            if not r.c:
                slots[slots.index(kind | PREPARED)] = 0
        elif what == "take":
            kind = rng.choice(list(LIMITS))
            assert men.call("weapon_can_take", man, kind).c == take(slots[:], kind), told
            assert men.call("weapon_take", man, kind).c == (not take(slots, kind)), told
        else:
            kind = rng.choice([*LIMITS, KNIFE, KNIFE, KNIFE, RIFLE])
            ambush.set("ground_count", 0)
            done = drop(slots, kind)
            assert men.call("weapon_drop", man, kind).c == (not done), told
            assert [k for k, _, _ in men.ground()] == [kind] * done, told
        assert (squads.mine(man), squads.rest(man)) == (slots, rest), told


def on_him(slots: Slots, kind: int) -> int | None:
    """A fallen man's knife may be the bayonet on his rifle."""
    s = find(slots, kind)
    return find(slots, BAYONET) if s is None and kind == KNIFE else s


def there(lying: list[tuple[int, int, int]], fallen: Slots, kind: int) -> bool:
    return (kind, 30, 30) in lying or on_him(fallen, kind) is not None


@pytest.mark.rule("CA-7.1.1")
@pytest.mark.rule("CA-7.1.3")
@pytest.mark.rule("CA-8.7.4")
@pytest.mark.rule("CA-8.7.7")
@pytest.mark.slow
def test_weapons_are_got_from_the_ground_and_from_the_fallen_of_the_square(ambush: Any) -> None:
    """Who gets what, and that ground and men lose exactly that."""
    rng = random.Random(71)
    men = Men(ambush)
    for _ in range(150):
        man = rng.choice(MEN)
        for other in range(20):
            men.put(other, square=(30 + (other + man) % 2, 30), wounds=0, in_play=0)
        lying = [
            (rng.choice(list(LIMITS)), 30 + rng.randint(0, 1), 30 + rng.randint(0, 1))
            for _ in range(rng.choice((0, 1, 4, 9)))
        ]
        for name, part in (("ground_kind", 0), ("ground_x", 1), ("ground_y", 2)):
            ambush.set(name, [entry[part] for entry in lying] + [5])
        ambush.set("ground_count", len(lying))
        fallen = rng.choice([k for k in (0, 1, 18, 19) if k != man])
        squads = Squads(ambush, rng)
        for other in range(20):
            squads.put(other, [0] * PLACES)
        his = random_slots(rng)
        here = (rng.randint(30, 31), 30)
        men.put(fallen, square=here, wounds=rng.choice((49, 50, 99)), in_play=rng.randint(0, 1))
        squads.put(fallen, his)
        down = ambush.mem[men.at("man_wounds", fallen)] >= 50
        down = down and ambush.mem[men.at("man_in_play", fallen)]
        mine = random_slots(rng)
        men.put(man, square=(30, 30))
        squads.put(man, mine)

        fallen_has = his if down and here == (30, 30) else []
        wish = [k for k in LIMITS if take(mine[:], k) and there(lying, fallen_has, k)]
        assert men.call("weapon_look", man).a == (wish or [0])[0]
        kind = rng.choice(list(LIMITS))
        lies = men.call("weapon_lies", man, kind)
        ground = (kind, 30, 30) in lying
        assert lies.c == there(lying, fallen_has, kind)
        if lies.c:
            assert ambush.mem[ambush.sym["zp_arg0"]] == (0 if ground else 1)
        can = take(mine[:], kind)
        want = 2 if not can else 0 if there(lying, fallen_has, kind) else 1
        assert men.call("weapon_get", man, kind).a == want
        if want == 0:
            take(mine, kind)
            if ground:
                lying.remove((kind, 30, 30))
            else:
                his[on_him(his, kind)] = 0  # type: ignore[index]
        assert (squads.mine(man), squads.mine(fallen)) == (mine, his)
        assert men.ground() == sorted(lying)


@pytest.mark.rule("CA-7.3.3")
def test_a_full_ground_list_keeps_a_rifle_and_its_place(ambush: Any) -> None:
    men = Men(ambush)
    men.put(3, MACHINE)
    for count, refused in ((95, 0), (96, 1)):
        ambush.set("ground_count", count)
        men.put(3, MACHINE)
        assert men.call("weapon_drop", 3, MACHINE).c == refused
        assert men.has(3) == ([MACHINE] if refused else [])


@pytest.mark.rule("CA-12.1.1")
@pytest.mark.rule("CA-12.6.1")
@pytest.mark.rule("CA-7.3.2")
@pytest.mark.parametrize("man", [0, 19])
def test_the_last_place_of_the_last_man_counts_as_any(ambush: Any, man: int) -> None:
    men = Men(ambush)
    squads = Squads(ambush, random.Random(man))
    slots = [0, 0, 0, 0, 0, GRENADE | PREPARED, KNIFE, 0, 0, 0, 0]
    squads.put(man, slots)
    assert men.call("weapon_spend", man, GRENADE).c == 0
    slots[5] = 0
    assert squads.mine(man) == slots
    assert men.call("weapon_spend", man, GRENADE).c == 1
    slots[10] = KNIFE | PREPARED  # the one in hand stays the one
    squads.put(man, slots)
    assert men.call("weapon_prepare", man, KNIFE).c == 0
    assert squads.mine(man) == slots


@pytest.mark.rule("CA-8.7.4")
@pytest.mark.rule("CA-8.7.6")
def test_who_has_three_knives_leaves_a_fallen_man_s_bayonet(ambush: Any) -> None:
    men = Men(ambush)
    for man, wounds in ((3, 0), (12, 99)):
        for name, value in {"in_play": 1, "wounds": wounds, "x": 30, "y": 30}.items():
            ambush.mem[men.at(f"man_{name}", man)] = value
    men.put(12, BAYONET)
    for knives, found in ((2, KNIFE), (3, 0)):
        men.put(3, *[KNIFE] * knives)
        assert men.call("weapon_look", 3).a == found


@pytest.mark.rule("CA-5.32.1")
@pytest.mark.rule("CA-8.7.4")
@pytest.mark.rule("CA-7.1.1")
def test_a_knife_is_dropped_off_a_rifle_and_found_when_it_is_all_there_is(ambush: Any) -> None:
    men = Men(ambush)
    men.put(3, RIFLE, BAYONET)
    assert men.call("weapon_drop", 3, KNIFE).c == 0
    assert (men.has(3), men.ground()) == ([RIFLE], [(KNIFE, 30, 30)])
    assert men.call("weapon_look", 3).a == KNIFE
    assert men.call("weapon_get", 3, KNIFE).a == 0
    assert men.call("weapon_look", 3).a == 0
    # behind the last soldier stand other bytes of the state, which are no man's
    for name, value in {"in_play": 1, "wounds": 99, "x": 30, "y": 30}.items():
        ambush.mem[men.at(f"man_{name}", 20)] = value
    ambush.mem[men.at("man_explosives", 20)] = KNIFE
    ambush.mem[men.at("man_x", 3)], ambush.mem[men.at("man_y", 3)] = 30, 30
    assert men.call("weapon_lies", 3, KNIFE).c == 0
