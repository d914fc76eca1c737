"""Who fires at whom, on the map: a frame about the firer, a line to the target, what strikes it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .battlefield import GERMAN, NOWHERE, SEEN, SOVIET, Battlefield
from .test_combat_words import framed, lit, tells

BURST, HIT, LIT, PAGE = 121, 122, 0x80, slice(0x2000, 0x4000)
CORNER = (10, 10)


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    field = Battlefield(kampf)
    for name, value in (
        ("st_message_delay", 1),
        ("st_noises", 0),
        ("st_side", 0),
        ("shown_all", 0),
    ):
        kampf.set(name, value)
    for name in ("view_x", "view_y"):
        kampf.set(name, CORNER[0])
    kampf.call("view_forget")
    kampf.overlay("combat")
    kampf.set("traced", 0)
    return field


def view(kampf: Any) -> tuple[int, int]:
    return kampf.mem[kampf.sym["view_x"]], kampf.mem[kampf.sym["view_y"]]


def inside(square: tuple[int, int], corner: tuple[int, int]) -> bool:
    return 0 <= square[0] - corner[0] < 20 and 0 <= square[1] - corner[1] < 10


@pytest.mark.rule("KG-7.11.1")
def test_the_window_shows_firer_and_target_when_both_fit_into_it(
    kampf: Any, field: Battlefield
) -> None:
    """It moves to the middle between them, and only when it has to."""
    rng = random.Random(5)
    pairs = [((12, 20), (15, 13)), ((10, 10), (29, 19)), ((10, 9), (29, 10)), ((35, 15), (12, 15))]
    for _ in range(60):
        target = rng.randrange(10, 30), rng.randrange(10, 20)
        firer = [
            min(max(v + rng.randint(-far, far), 0), 59)
            for v, far in zip(target, (22, 11), strict=True)
        ]
        pairs.append(((firer[0], firer[1]), target))
    moved = 0
    for firer, target in pairs:
        for name in ("view_x", "view_y"):
            kampf.set(name, CORNER[0])
        field.put(GERMAN, 0, "PZ-IVH", 5, *firer)
        field.put(SOVIET, 9, "T-34/76C", 10, *target, flags=SEEN)
        tells(kampf, GERMAN, "PZ-IVH", 0, 0)
        fit = abs(firer[0] - target[0]) < 20 and abs(firer[1] - target[1]) < 10
        if fit and not inside(firer, CORNER):
            moved += 1
            middle = [(a + b + 1) // 2 for a, b in zip(firer, target, strict=True)]
            corner = min(max(middle[0] - 10, 0), 40), min(max(middle[1] - 5, 0), 50)
            assert view(kampf) == corner, (firer, target)
        elif abs(firer[0] - target[0]) != 20 and abs(firer[1] - target[1]) != 10:
            assert view(kampf) == CORNER, (firer, target)
        assert framed(kampf) == (firer if inside(firer, view(kampf)) else None)
        assert lit(kampf) == {target} and (not fit or inside(firer, view(kampf)))
    assert moved > 10


def test_a_strike_is_a_burst_or_a_flash_and_then_the_target_turned_round(
    kampf: Any, field: Battlefield
) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 12, 12)
    field.put(SOVIET, 9, "T-34/76C", 10, 15, 13, flags=SEEN)
    at = kampf.sym["window"] + 20 * 3 + 5
    shown: list[int] = []
    remove = kampf._a2.on(kampf.sym["say_pause"], lambda a2: shown.append(kampf.mem[at]))
    tank = 108
    for killed, strikes in ((0, HIT), (1, BURST), (10, BURST)):
        tells(kampf, GERMAN, "PZ-IVH", killed, 5)
        assert shown == [strikes, tank | LIT]
        shown.clear()
    for label, value in (("here_x", 15), ("here_y", 13), ("shell_lost", 0)):
        kampf.mem[kampf.sym[label]] = value
    kampf.call("shell_show", zp_shot_pulses=3, zp_pulse=0)
    assert shown == [BURST, tank | LIT]
    remove()


def dots(page: bytes) -> set[tuple[int, int]]:
    """Column and line of every dot of a page."""
    found = set()
    for y in range(160):
        at = (y & 7) * 0x400 + (y >> 3 & 7) * 0x80 + (y >> 6) * 0x28
        found |= {
            (7 * n + bit, y) for n in range(40) for bit in range(7) if page[at + n] >> bit & 1
        }
    return found


@pytest.mark.parametrize(
    ("firer", "target"),
    [((12, 12), (25, 13)), ((25, 13), (12, 12)), ((20, 10), (21, 19)), ((20, 19), (20, 10)),
     ((10, 10), (29, 19)), ((29, 10), (10, 19)), ((15, 15), (12, 15)), ((14, 14), (16, 12))],
)  # fmt: skip
def test_a_broken_line_leads_from_the_firer_to_the_target_and_goes_away_again(
    kampf: Any, field: Battlefield, firer: tuple[int, int], target: tuple[int, int]
) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, *firer)
    field.put(SOVIET, 9, "T-34/76C", 10, *target, flags=SEEN)
    tells(kampf, GERMAN, "PZ-IVH", 0, 0)
    marked = bytes(kampf.mem[PAGE])
    kampf.call("marks_hide")
    kampf.call("marks_hide")
    plain = bytes(kampf.mem[PAGE])
    line = dots(marked) ^ dots(plain)
    ends = [(14 * (x - 10), 16 * (y - 10)) for x, y in (firer, target)]
    frame = {(x, y) for x, y in line if 0 <= x - ends[0][0] < 14 and 0 <= y - ends[0][1] < 16}
    assert len(frame) == 4 * 14 + 4 * 12, "two dots thick about the firer"
    line -= frame
    assert line and not {(x, y) for x, y in line
                         if 0 <= x - ends[1][0] < 14 and 0 <= y - ends[1][1] < 16}  # fmt: skip
    (ax, ay), (bx, by) = ((x + 7, y + 8) for x, y in ends)
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    for x, y in line:
        assert abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) <= 3 * length, (
            "on the straight line"
        )
        assert min(ax, bx) - 2 <= x <= max(ax, bx) + 2 and min(ay, by) - 2 <= y <= max(ay, by) + 2
    assert kampf.mem[kampf.sym["traced"]] == 0 and framed(kampf) is None
    kampf.call("view_forget")
    kampf.call("view_paint")
    assert bytes(kampf.mem[PAGE]) == plain, "nothing of it is left"


def test_an_unseen_firer_is_given_away_by_no_line(kampf: Any, field: Battlefield) -> None:
    field.put(SOVIET, 0, "76AT", 4, 12, 12)
    field.put(GERMAN, 9, "RIFLE", 30, 17, 13)
    tells(kampf, SOVIET, "76AT", 0, 9)
    assert framed(kampf) is None and not kampf.mem[kampf.sym["traced"]]
    field.put(SOVIET, 0, "M-ART", 4, NOWHERE, NOWHERE, flags=SEEN)
    tells(kampf, SOVIET, "76AT", 0, 9)
    assert framed(kampf) is None and not kampf.mem[kampf.sym["traced"]]


def test_a_key_takes_the_whole_message_on(kampf: Any, field: Battlefield) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 12, 12)
    field.put(SOVIET, 9, "T-34/76C", 10, 15, 13, flags=SEEN)
    kampf.set("st_message_delay", 9)
    pauses: list[int] = []
    remove = kampf._a2.on(kampf.sym["say_pause"], lambda a2: pauses.append(a2.cycles))
    tells(kampf, GERMAN, "PZ-IVH", 0, 9)
    assert len(pauses) == 2
    pauses.clear()
    kampf.mem[kampf.sym["key_count"]] = 1
    tells(kampf, GERMAN, "PZ-IVH", 0, 9)
    assert len(pauses) == 1
    remove()


@pytest.mark.rule("KG-1.8.1")
def test_a_shot_that_kills_is_heard_to_hit(kampf: Any, field: Battlefield) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 12, 12)
    field.put(SOVIET, 9, "T-34/76C", 10, 15, 13, flags=SEEN)
    heard: list[str] = []
    removed = [
        kampf._a2.on(kampf.sym[noise], lambda a2, noise=noise: heard.append(noise))
        for noise in ("sound_shot", "sound_blast")
    ]
    for killed, noises in ((0, ["sound_shot"]), (2, ["sound_shot", "sound_blast"])):
        heard.clear()
        tells(kampf, GERMAN, "PZ-IVH", killed, 9)
        assert heard == noises
    for remove in removed:
        remove()


@pytest.mark.rule("KG-3.4.1")
def test_a_combat_begins_without_a_line_left_from_the_one_before(
    kampf: Any, field: Battlefield
) -> None:
    """Or the first mark that goes would draw it where nobody fires."""
    field.put(GERMAN, 0, "PZ-IVH", 5, 12, 12)
    for name, value in (("traced", 1), ("line_x0", 3), ("line_y0", 3), ("line_x1", 9)):
        kampf.set(name, value)
    kampf.call("combat_open", limit=20_000_000)
    before = bytes(kampf.mem[PAGE])
    assert len(set(before)) > 5
    kampf.call("marks_hide")
    assert bytes(kampf.mem[PAGE]) == before
