"""What the movie draws: who fires and who is hit at a glance, falling men, what stays."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.host.running.captures import film_of

from ..hires_page import cell, keys
from .phase_bench import GRUBER, LOOK_DEAD, LOOK_PRONE, PADOOKA, begin_battle, get, record
from .player import Player
from .stub import Stubs

PICTURE = slice(0x2000, 0x4000)
TOP = 40


@pytest.fixture
def film(ambush: Any) -> Any:
    m = begin_battle(ambush)
    m.overlay("REPORT")
    m.set("view_top", TOP)
    m.call("screen_clear")
    m.call("men_shown")
    m.call("map_show")
    return m


def stopped(m: Any, at: str, routine: str, **where: int) -> None:
    """The routine, until it comes to `at` for the first time: there it hangs."""
    place = m.sym[at]
    kept = bytes(m.mem[place : place + 3])
    m.mem[place : place + 3] = bytes([0x4C, place & 255, place >> 8])
    with pytest.raises(TimeoutError):
        m.call(routine, limit=3_000_000, **where)
    m.mem[place : place + 3] = kept


def about(m: Any, x: int, y: int) -> list[bytes]:
    """The square and the eight about it."""
    return [cell(m.mem, x - 9 + dx, TOP - y - dy) for dy in (1, 0, -1) for dx in (-1, 0, 1)]


@pytest.mark.rule("CA-3.4.1")
@pytest.mark.parametrize(
    ("to", "flashes"),
    [((30, 30), (21, 30)), ((20, 38), (20, 31)), ((12, 24), (19, 29)), ((11, 30), (19, 30))],
)
def test_the_flash_stands_beside_the_firer_and_a_cross_about_the_target(
    film: Any, to: tuple[int, int], flashes: tuple[int, int]
) -> None:
    before = bytes(film.mem[PICTURE])
    bare = {at: about(film, *at) for at in ((20, 30), to)}
    lines = dict(zp_from_x=20, zp_from_y=30, zp_to_x=to[0], zp_to_y=to[1])
    stopped(film, "movie_wait", "tracer", **lines)
    lit = {
        at: [
            sum((a ^ b).bit_count() for a, b in zip(now, was, strict=True))
            for now, was in zip(about(film, *at), bare[at], strict=True)
        ]
        for at in bare
    }
    dx, dy = flashes[0] - 20, flashes[1] - 30
    firer, target = lit[20, 30], lit[to]
    assert max(range(9), key=firer.__getitem__) in (4 + dx - 3 * dy, 4)
    assert firer[4 + dx - 3 * dy] >= 6
    assert firer[4 - dx + 3 * dy] == 0, "nothing behind who fires"
    corners = [target[k] for k in (0, 2, 6, 8)]
    if to[0] > 11:
        assert all(corners), "the cross has four arms"
    film.mem[PICTURE] = before
    Stubs(film, "movie_wait")
    assert film.call("tracer", **lines).c == 0
    assert bytes(film.mem[PICTURE]) == before


@pytest.mark.rule("CA-3.4.1")
def test_a_grenade_flies_and_leaves_nothing(film: Any) -> None:
    before = bytes(film.mem[PICTURE])
    lines = dict(zp_from_x=20, zp_from_y=30, zp_to_x=26, zp_to_y=33)
    stopped(film, "wait_ms", "lob", **lines)
    changed = sum((a ^ b).bit_count() for a, b in zip(film.mem[PICTURE], before, strict=True))
    assert changed == 8, "two pairs of dots, two rows"
    film.mem[PICTURE] = before
    assert film.call("lob", limit=3_000_000, **lines).c == 0
    assert bytes(film.mem[PICTURE]) == before


@pytest.mark.rule("CA-3.4.1")
@pytest.mark.parametrize("routine", ["tracer", "lob"])
def test_what_begins_outside_the_window_is_not_drawn(film: Any, routine: str) -> None:
    before = bytes(film.mem[PICTURE])
    r = film.call(routine, zp_from_x=20, zp_from_y=50, zp_to_x=26, zp_to_y=30)
    assert r.c == 1 and bytes(film.mem[PICTURE]) == before


@pytest.mark.rule("CA-3.4.1")
@pytest.mark.parametrize(
    ("fire", "to"),
    [((20, 30), (26, 50)), ((20, 22), (48, 11)), ((30, TOP), (20, 41)), ((30, TOP), (38, 64))],
)
def test_a_shot_out_of_the_window_has_its_flash_and_a_streak_on_its_way(
    film: Any, fire: tuple[int, int], to: tuple[int, int]
) -> None:
    before = bytes(film.mem[PICTURE])
    lines = dict(zp_from_x=fire[0], zp_from_y=fire[1], zp_to_x=to[0], zp_to_y=to[1])
    stopped(film, "movie_wait", "tracer", **lines)
    lit = [
        (x, y)
        for x in range(11, 49)
        for y in range(TOP - 18, TOP + 1)
        if cell(film.mem, x - 9, TOP - y)
        != cell(memoryview(b"\0" * 0x2000 + before), x - 9, TOP - y)
    ]
    assert lit, "the flash at least"
    slope = (to[0] - fire[0]) / (to[1] - fire[1])
    for x, y in lit:
        assert abs(x - fire[0] - slope * (y - fire[1])) <= 1.5 + abs(slope), "towards the target"
    film.mem[PICTURE] = before
    Stubs(film, "movie_wait")
    assert film.call("tracer", **lines).c == 0
    assert bytes(film.mem[PICTURE]) == before


@pytest.mark.rule("CA-3.4.1")
@pytest.mark.parametrize(
    ("man", "to", "top"),
    [
        ((20, 30), (26, 36), TOP),  # both are there: nothing moves
        ((20, 24), (26, 42), 42),  # 18 rows apart: all rows of the window
        ((20, 24), (26, 43), TOP),  # 19: one too many
        ((26, 45), (20, 33), 48),
        ((20, 30), (26, 50), TOP),  # he is there, the target too far off
        ((20, 50), (26, 20), 59),  # neither is there, and too far apart: the man in the middle
    ],
)
def test_the_window_moves_so_that_firer_and_target_are_both_in_it(
    film: Any, man: tuple[int, int], to: tuple[int, int], top: int
) -> None:
    film.mem[film.sym["shown_x"] + PADOOKA], film.mem[film.sym["shown_y"] + PADOOKA] = man
    film.call("shot_follow", limit=3_000_000, X=PADOOKA, zp_to_x=to[0], zp_to_y=to[1])
    assert get(film, "view_top") == top


@pytest.mark.slow
def test_the_window_knows_when_the_movie_runs() -> None:
    with Player() as player:
        runs = film_of(player.a2, "ambush")
        assert runs is not None
        player.begins_nco_training(points=40)
        player.orders("P", "MR12R")
        player.ends_orders()
        assert not runs()
        player.types("A\r")
        player.a2.run(seconds=1)
        assert runs()
        player.types("\x1b")
        player.sees("REPORT:")
        assert not runs()


@pytest.mark.rule("CA-3.4.1")
def test_a_man_falls_and_his_body_stays(film: Any) -> None:
    record(film, (10, "DEAD", GRUBER, 0, 0), (20, "MOVE", PADOOKA, 14, 20))
    keys(film, "----")
    stopped(film, "map_mark", "movie_show")
    assert get(film, "shown_look", GRUBER) == LOOK_PRONE, "first he goes down"
    keys(film, "------- ")
    film.call("movie_show", limit=30_000_000)
    assert get(film, "shown_look", GRUBER) == LOOK_DEAD
    x, y = get(film, "shown_x", GRUBER), get(film, "shown_y", GRUBER)
    top = get(film, "view_top")
    body = cell(film.mem, x - 9, top - y)
    film.mem[film.sym["shown_look"] + GRUBER] = 0
    film.call("map_draw_square", X=x, Y=y)
    assert body != cell(film.mem, x - 9, top - y)
