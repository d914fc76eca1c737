"""Sighting and hitting against exact fractions."""

from __future__ import annotations

import itertools
import math
import random
from typing import Any

import pytest

from . import ambush_book as book

VILLAGE = book.Village()
SQUARES = list(VILLAGE.ground)
CLOSE = 1 / 2560  # a tenth of the promise of 1/256


def terrain(m: Any, a: book.Square, b: book.Square) -> float:
    r = m.call("sight_terrain", zp_from_x=a[0], zp_from_y=a[1], zp_to_x=b[0], zp_to_y=b[1])
    word = m.word("zp_chance")
    assert r.c == (word != 0xFFFF)
    return chance(word)


def chance(word: int) -> float:
    return 0.0 if word == 0xFFFF else float(2 ** (-word / 4096))


def place(m: Any, man: int, s: book.Square, **traits: int) -> None:
    for name, value in {"x": s[0], "y": s[1], **traits}.items():
        m.mem[m.sym[f"man_{name}"] + man] = value


def pairs(seed: int, count: int) -> list[tuple[book.Square, book.Square]]:
    """Random pairs of squares: anywhere, near, and exactly diagonal to each other."""
    rng = random.Random(seed)
    found = []
    while len(found) < count:
        a, b = rng.choice(SQUARES), rng.choice(SQUARES)
        how = len(found) % 4
        if how == 1:
            b = (a[0] + rng.randint(-6, 6), a[1] + rng.randint(-6, 6))
        if how == 2:
            k = rng.randint(-20, 20)
            b = (a[0] + k, a[1] + rng.choice((k, -k)))
        if how == 3:  # corners off the diagonal too: odd multiples
            k = rng.randint(-4, 4)
            b = (a[0] + 3 * k, a[1] + rng.choice((1, -1, 5, -5)) * k)
        if b in VILLAGE.ground:
            found.append((a, b))
    return found


@pytest.mark.rule("CA-1.0.1")
@pytest.mark.rule("CA-10.4.3")
@pytest.mark.rule("CA-10.4.4")
@pytest.mark.rule("CA-10.4.5")
@pytest.mark.rule("CA-10.4.6")
@pytest.mark.rule("CA-10.5.1")
@pytest.mark.rule("CA-10.5.2")
@pytest.mark.rule("CA-10.5.3")
@pytest.mark.parametrize(
    ("a", "b", "printed"),
    [
        ("3117", "3135", 0.82),
        ("1215", "1715", 0.285),
        ("1220", "2120", 0.0745472),
        ("1126", "1429", 0.4787868),
        ("1320", "2220", 0.1490944),
        ("3318", "2918", 0.96),
    ],
)
def test_10_4_printed_examples(ambush: Any, a: str, b: str, printed: float) -> None:
    assert terrain(ambush, book.square(a), book.square(b)) == pytest.approx(printed, abs=CLOSE)


@pytest.mark.rule("CA-10.10.1")
@pytest.mark.rule("CA-10.10.2")
def test_10_10_a_half_blind_square_is_blind(ambush: Any) -> None:
    assert terrain(ambush, (34, 24), (25, 33)) == 0
    assert terrain(ambush, (34, 24), (25, 32)) > 0.01


@pytest.mark.rule("CA-10.5.1")
@pytest.mark.rule("CA-M.1")
@pytest.mark.rule("CA-10.4.1")
@pytest.mark.rule("CA-10.4.2")
@pytest.mark.slow
def test_10_4_terrain_multiplier_of_random_pairs(ambush: Any) -> None:
    for a, b in pairs(104, 700):
        want = book.terrain(VILLAGE, a, b)
        got = terrain(ambush, a, b)
        assert (got > 0) == (want > 0), (a, b)
        assert got == pytest.approx(want, abs=CLOSE), (a, b)
        if want:
            screen = ambush.mem[ambush.sym["zp_screen"]] >> 7
            assert screen == book.features(VILLAGE, a, b)[1], (a, b)


def draw(m: Any, squares: dict[book.Square, int]) -> None:
    """An empty village with these map bytes."""
    base = m.sym["village"]
    m.mem[base : base + 38 * 54] = bytes(38 * 54)
    for (x, y), byte in squares.items():
        m.mem[base + (y - 11) * 38 + x - 11] = byte
    m.set("act_village", 0)  # not as it was built: the areas tell nothing
    m.set("man_area", bytes(20))
    m.set("man_open", bytes(20))


@pytest.mark.rule("CA-10.4.7")
@pytest.mark.parametrize(
    ("distance", "bytes_between"),
    [
        (36, [3 << 5] * 6),  # 64 x .5^6
        (20, [3 << 5] * 6 + [2]),  # 80 x .5^6 x .8
        (50, [3 << 5] * 5 + [2, 2]),  # 50 x .5^5 x .8^2
    ],
)
def test_10_4_exactly_one_hundredth_is_seen(
    ambush: Any, distance: int, bytes_between: list[int]
) -> None:
    """Equal to .01 is not below it; one square farther it is."""
    far = distance
    if distance == 36:  # along a row
        line = [(12 + k, 30) for k in range(37)]
    else:  # along a column, doors on the north sides
        line = [(20, 11 + k) for k in range(54)]
        bytes_between = [2 if b == 2 else 3 << 2 for b in bytes_between]
    spots = line[3 : 3 + len(bytes_between)]
    draw(ambush, dict(zip(spots, bytes_between, strict=True)))
    assert terrain(ambush, line[0], line[far]) == pytest.approx(0.01, abs=1e-5)
    beyond = line[far + 1] if distance != 36 else (line[far][0], 31)
    assert terrain(ambush, line[0], beyond) == 0


@pytest.mark.rule("CA-10.4.7")
def test_10_4_the_cut_at_one_hundredth_is_exact(ambush: Any) -> None:
    """Mixes of doors, rubble and rooms, at the distances on both sides of the cut."""
    rng = random.Random(1047)
    for _ in range(60):
        doors, stones, rooms = rng.randint(0, 6), rng.randint(0, 5), rng.randint(0, 9)
        factor = book.F(1, 2**doors) * book.F(3, 5) ** stones * book.F(4, 5) ** rooms
        if factor < book.F(1, 100):
            continue
        reach = 100 - 1 / factor
        grounds = [1] * stones + [2] * rooms
        ways = [3 << 2] * doors
        cells = {(20, 13 + k): g for k, g in enumerate(grounds)}
        for k, side in enumerate(ways):
            cells[20, 13 + k] = cells.get((20, 13 + k), 0) | side
        draw(ambush, cells)
        least = 13 + max(len(grounds), len(ways)) + 1
        near = min(64, 11 + math.floor(reach))
        for row in {near, min(64, near + 1)}:
            if row >= least:
                seen = terrain(ambush, (20, 11), (20, row)) > 0
                assert seen == (row - 11 <= reach), (doors, stones, rooms, row)


@pytest.mark.rule("CA-10.0.1")
@pytest.mark.rule("CA-10.0.2")
@pytest.mark.rule("CA-10.0.3")
@pytest.mark.rule("CA-10.0.4")
def test_10_0_field_of_vision(ambush: Any) -> None:
    rng = random.Random(100)
    cases = [((30, 30), (30 + x, 30 + y)) for x, y in itertools.product(range(-4, 5), repeat=2)]
    cases += [(rng.choice(SQUARES), rng.choice(SQUARES)) for _ in range(60)]
    for a, b in cases:
        for facing in range(10):
            r = ambush.call(
                "sight_in_field",
                zp_from_x=a[0],
                zp_from_y=a[1],
                zp_to_x=b[0],
                zp_to_y=b[1],
                zp_facing=facing,
            )
            assert r.a == book.field(facing, a, b), (facing, a, b)


@pytest.mark.rule("CA-4.7.1")
@pytest.mark.rule("CA-4.9.1")
@pytest.mark.rule("CA-9.0.1")
@pytest.mark.rule("CA-10.1.1")
@pytest.mark.rule("CA-10.2.1")
@pytest.mark.rule("CA-10.3.1")
@pytest.mark.rule("CA-10.6.1")
@pytest.mark.rule("CA-10.7.1")
@pytest.mark.rule("CA-10.8.1")
@pytest.mark.rule("CA-10.9.1")
@pytest.mark.rule("CA-10.11.1")
@pytest.mark.rule("CA-12.9.1")
@pytest.mark.rule("CA-12.9.2")
@pytest.mark.rule("CA-12.9.3")
@pytest.mark.rule("CA-12.9.4")
@pytest.mark.rule("CA-12.9.5")
@pytest.mark.rule("CA-10.1.2")
@pytest.mark.slow
def test_10_1_spotting_and_12_9_hitting(ambush: Any) -> None:
    rng = random.Random(101)
    seen = 0
    for a, b in pairs(11, 500):
        facing, observation = rng.randint(0, 9), rng.randint(1, 10)
        sneaking, prone = rng.randint(0, 1), (rng.randint(0, 1), rng.randint(0, 1))
        place(ambush, 3, a, facing=facing, observation=observation, posture=prone[0])
        place(ambush, 14, b, sneaking=sneaking, posture=prone[1])
        r = ambush.call("sight_spot", X=3, Y=14)
        want = book.spot(VILLAGE, a, b, facing, observation, bool(sneaking), all(prone))
        got = chance(ambush.word("zp_chance"))
        assert (got > 0) == (want > 0), (a, b, facing)
        assert got == pytest.approx(want, abs=CLOSE)
        if abs(want - 0.01) > 1e-5:
            assert r.c == (want > 0.01)
        assert (r.x, r.y) == (3, 14)
        if not want:
            continue
        seen += 1
        skill, kind = rng.randint(1, 10), rng.choice((3, 4, 5))
        motion, area = rng.randint(0, 2), rng.randint(0, 1)
        place(ambush, 3, a, firing=skill)
        ambush.call("fire_chance", X=3, Y=14, zp_arg0=[kind, motion, area])
        accuracy = {3: 0.75, 4: 0.75, 5: 1.0}[kind]
        hit = book.hit(want, skill, accuracy, bool(prone[1]), motion, bool(area))
        assert chance(ambush.word("zp_chance")) == pytest.approx(hit, abs=CLOSE)
    assert seen > 100


@pytest.mark.rule("CA-12.9.6")
def test_12_9_printed_examples(ambush: Any) -> None:
    """Ten clear squares, average men, rifle: 34 % running, 17 % dodging."""
    place(ambush, 0, (31, 20), facing=1, observation=5, firing=5, posture=0)
    place(ambush, 10, (31, 30), posture=0, sneaking=0)
    for motion, printed in ((1, 0.34), (2, 0.17)):
        ambush.call("fire_chance", X=0, Y=10, zp_arg0=[5, motion, 0])
        assert chance(ambush.word("zp_chance")) == pytest.approx(printed, abs=0.005)


def test_chances_become_plain_numbers(ambush: Any) -> None:
    rng = random.Random(2)
    words = [0, 1, 59, 4095, 4096, 8191, 65534, *(rng.randrange(65536) for _ in range(200))]
    for word in words:
        ambush.call("chance_linear", zp_chance=[word & 255, word >> 8])
        want = min(65535, 65536 * 2 ** (-word / 4096)) if word < 0xF000 else 0
        assert ambush.word("zp_arg0") == pytest.approx(want, abs=6), hex(word)


def test_a_chance_happens_as_often_as_it_says(ambush: Any) -> None:
    for word, die, happens in [
        (0, 65535, 1),
        (0xFFFF, 0, 0),
        (4096, 32760, 1),
        (4096, 32780, 0),
        (8192, 16378, 1),
        (8192, 16390, 0),
    ]:
        r = ambush.call(
            "chance_happens", zp_chance=[word & 255, word >> 8], zp_die=[die & 255, die >> 8]
        )
        assert r.c == happens, (word, die)


def test_whole_per_cents_are_reached_when_equal(ambush: Any) -> None:
    for percent in range(1, 100):
        word = round(-math.log2(percent / 100) * 4096)
        assert ambush.call("chance_percent", zp_chance=[word & 255, word >> 8]).a == percent
        less = word + 30
        got = ambush.call("chance_percent", zp_chance=[less & 255, less >> 8]).a
        assert got == math.floor(100 * 2 ** (-less / 4096) + 0.013)
    assert ambush.call("chance_percent", zp_chance=[0, 0]).a == 99
    assert ambush.call("chance_percent", zp_chance=[255, 255]).a == 0


@pytest.mark.rule("CA-10.9.1")
@pytest.mark.parametrize(("side", "blind"), [(2, True), (4, True), (3, False)])
def test_10_9_prone_men_with_a_window_or_hedge_between(ambush: Any, side: int, blind: bool) -> None:
    """A row of such sides north of row 30: blind unless adjacent, also diagonally."""
    draw(ambush, {(x, 30): side << 2 for x in range(11, 49)})
    for there, adjacent in (((20, 31), True), ((21, 31), side == 4), ((20, 32), False)):
        place(ambush, 0, (20, 30), facing=1, posture=1, observation=10)
        place(ambush, 10, there, posture=1)
        visible = terrain(ambush, (20, 30), there) > 0  # a corner of windows or doors is shut
        want = visible and (adjacent or not blind)
        assert ambush.call("sight_spot", X=0, Y=10).c == want, there
        place(ambush, 10, there, posture=0)
        assert ambush.call("sight_spot", X=0, Y=10).c == visible
    place(ambush, 10, (21, 32), posture=1)
    assert ambush.call("sight_spot", X=0, Y=10).c == (not blind)


@pytest.mark.rule("CA-12.4.2")
def test_12_4_who_can_duck(ambush: Any) -> None:
    """A window, door or hedge on a side he faces: two sides for a diagonal, all for a scan."""
    steps = {d: book.STEPS[d] for d in (1, 3, 5, 7)}
    faced = {d: [d] if d % 2 else [d - 1, d % 8 + 1] for d in range(1, 9)}
    faced |= {0: [1, 3, 5, 7], 9: []}
    ducking = 0
    for s in random.Random(1242).sample(SQUARES, 150):
        for facing, looks in faced.items():
            sides = [VILLAGE.side(s, (s[0] + steps[d][0], s[1] + steps[d][1])) for d in looks]
            want = any(side in ("window", "door", "hedge") for side in sides)
            place(ambush, 7, s, facing=facing)
            r = ambush.call("looks_through", X=7)
            assert (r.c, r.x) == (want, 7), (s, facing)
            ducking += want
    assert ducking > 20
