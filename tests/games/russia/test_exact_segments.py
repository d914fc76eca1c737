"""Segments of moves and air strikes, drawn at random, against the models: every byte after them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, distance

from .battlefield import edges, ground, stand, troops
from .front import ATTACKS, CITY, NOWHERE, SEA, SUPPLIED, Front, index
from .plans import on_map
from .test_exact_dice import cities
from .week_models import Segment, Strike

LIMIT = 60_000_000
HERE: Hex = (14, 14)


def near(place: Hex, steps: int) -> list[Hex]:
    columns, rows = (range(at - steps, at + steps + 1) for at in place)
    all_ = [(column, row) for column in columns for row in rows]
    return [at for at in all_ if on_map(at) and distance(at, place) <= steps]


def moving(bench: Any, number: int) -> tuple[int, int, int, Front]:
    """Both sides crowd a few hexes; side, segment, the first group to move."""
    draw = random.Random(number)
    side = draw.randrange(2)
    front = Front(bench, draw.choice((41, 42)), draw.choice((1, 7)), draw.randrange(4))
    bench.overlay("ground")
    place = draw.choice((HERE, (1, 1), (31, 32), cities()["Smolensk"]))
    hexes = near(place, 2)
    for at in hexes:
        ground(front, draw, at, SEA)
        edges(front, draw, at)
    for group in (*range(1, 58), *range(64, 122)):
        theirs = 1 - (group >> 6 == side) * 0.7
        if draw.random() < theirs and group & 63 not in (0, 1, 51):
            continue
        at = draw.choice(hexes)
        stand(front, draw, group, at)
        front.put("group_flags", group, draw.choice((0, ATTACKS | SUPPLIED, 0xFF)))
        plot = draw.randint(0, 7) | draw.choice((0, 0, 0x40, 0x80))
        if draw.random() < 0.5:
            plot |= draw.randint(1, 6) << 3
        front.put("group_plot", group, plot * (draw.random() < 0.9))
        front.put("group_steps", group, draw.choice((0, 0, 1)))
        if draw.random() < 0.5 and group & 63 < 52:
            troops(front, draw, group, 0.0)
        if draw.random() < 0.06:
            front.put("group_at_hi", group, NOWHERE)
            front.put("group_at_lo", group, index(draw.choice(hexes)) & 255)
    first = draw.choice((0, 0, 20))
    front.put("st_attack", 0, 64 * side + first if first else 0)
    return side, draw.randrange(2), first, front


@pytest.mark.rule("WR-7.3.1")
@pytest.mark.rule("WR-7.3.2")
@pytest.mark.rule("WR-7.3.3")
@pytest.mark.rule("WR-6.6.6")
@pytest.mark.rule("WR-8.4.4")
@pytest.mark.rule("WR-8.1.2")
@pytest.mark.rule("WR-8.1.11")
@pytest.mark.rule("WR-8.10.2")
@pytest.mark.rule("WR-6.7.1")
def test_segments_move_everybody_as_the_book_has_it_to_the_byte(russia: Any) -> None:
    for number in range(60):
        side, segment, first, front = moving(russia, number)
        model = Segment(russia)
        russia.call("segment_move", A=side, X=segment, limit=LIMIT)
        model.moves(side, segment, first)
        assert model.differences() == {}, number
        assert front.get("st_attack") == 0


def striking(bench: Any, number: int) -> tuple[int, Front]:
    """A strike on a city or on groups, enemies in the air around it, half of them busy."""
    draw = random.Random(number)
    side = draw.randrange(2)
    front = Front(bench, weather=draw.randrange(4))
    group, foe = 64 * side + draw.randint(52, 57), 64 * (1 - side)
    place = draw.choice((cities()["Smolensk"], cities()["Smolensk"], HERE))
    front.ground(place, CITY if place != HERE else 0)
    most = draw.choice((0, 1, 4, 9, 200, 255))
    for city in range(57):
        for name in ("heavy", "vehicles", "guns", "aircraft"):
            front.put(f"city_{name}", city, draw.randint(0, most))
    for number_ in (group, *(foe + n for n in range(52, 58) if draw.random() < 0.4)):
        stand(front, draw, number_, draw.choice(near(place, 3)))
        front.put("group_dug", number_, 0)
        front.put("group_guns", number_, draw.choice((0, 1, 40, 99, 100, 101, 255)))
        front.put("group_flags", number_, draw.choice((SUPPLIED,) * 5 + (0, SUPPLIED | 2)))
        if number_ != group and draw.random() < 0.5:
            front.put("group_plot", number_, draw.choice((1, 2, 0x81)))
            front.at_hex(at := draw.choice(near(place, 3)), "zp_hex")
            front.put("group_target_lo", number_, index(at) & 255)
            front.put("group_target_hi", number_, index(at) >> 8)
    front.put("group_guns", group, draw.choice((1, 49, 50, 51, 120, 150, 255, 255)))
    front.put("group_plot", group, draw.choice((1, 2, 2)))
    front.put("group_target_lo", group, index(place) & 255)
    front.put("group_target_hi", group, index(place) >> 8)
    for n in draw.sample((*range(1, 4), 11, 12, 51), draw.choice((0, 1, 1, 2))):
        if len([g for g in range(foe, foe + 58) if front.place(g) == place]) < 2:
            stand(front, draw, foe + n, place)
            troops(front, draw, foe + n, draw.choice((0.0, 1.0)))
    bench.set("rng_seed", draw.randbytes(4))
    return group, front


@pytest.mark.rule("WR-7.1.1")
@pytest.mark.rule("WR-7.1.3")
@pytest.mark.rule("WR-7.1.7")
@pytest.mark.rule("WR-7.1.9")
@pytest.mark.rule("WR-7.5.3")
@pytest.mark.rule("WR-7.1.10")
def test_strikes_end_as_the_book_has_them_to_the_byte(russia: Any) -> None:
    told = set()
    for number in range(200):
        group, front = striking(russia, number)
        russia.overlay("ground")
        front.put("told_quiet", 0, 1)
        model = Strike(russia)
        russia.call("strike_fly", strike_group=group, limit=LIMIT)
        flown = model.flown(group)
        assert model.differences() == {}, number
        if flown:
            got = tuple(front.get(f"strike_{name}") for name in ("lost", "hits", "clear"))
            assert got == (model.lost, model.hits, model.clear), number
            land = bytes(russia.mem[russia.sym["zp_overlay"] + 4 :][:3])
            assert not model.points or int.from_bytes(land, "little") == model.points
            told.add((model.hits, model.clear))
        else:
            told.add(None)
    assert None in told and {(0, 0), (0, 1), (1, 1), (2, 1)} <= told
