"""Who comes next, what a phase leaves, what a strike and a score do: every byte of the state."""

from __future__ import annotations

import pytest

from tests.lib.hex_model import apart, next_to

from ..bench_hands import Hands
from .field import ARMY, FIRED, HELD, LIMITED, MOVED, PARTIAL, SHOWN, SPOTTED, TOWN, UNITS, Field
from .keys import (
    BLUE,
    BUY,
    COMPUTER,
    FIRE_1,
    FIRE_2,
    MENU,
    MOBILE,
    MOVE,
    NOBODY,
    PLACE,
    PLOT,
    RED,
    SCORE,
    SETUP,
    STRIKES,
    side_of,
    stand,
)
from .test_exact_rules import EDGES, NIGHT
from .whole_state import WholeState

PASSED = 128


@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-3.21")
@pytest.mark.rule("PG-9.1")
@pytest.mark.parametrize("side", [RED, BLUE])
@pytest.mark.parametrize("routine", ["move_next", "fire_next"])
def test_first_and_last_of_a_side_come_up_and_nobody_else(
    field: Field, side: int, routine: str
) -> None:
    bench = field.bench
    bench.set("st_side", side)
    for n, unit in enumerate(EDGES):
        stand(field, unit, "HT", (5 + n, 5 + 2 * side_of(unit)))
        field.put("unit_left", unit, 4)
    own = [unit for unit in EDGES if side_of(unit) == side]
    bench.set("st_active", NOBODY)
    found = []
    for _ in range(4):
        assert not bench.call(routine).c
        found.append(field.get("st_active"))
    assert found == [*own, own[0]]
    for only in own:
        for unit in own:
            field.put("unit_flags", unit, SPOTTED | (0 if unit == only else PASSED))
        for active in (NOBODY, *own):
            assert not bench.call(routine, st_active=active).c
            assert field.get("st_active") == only
        field.put("unit_flags", only, SPOTTED | PASSED)
        assert bench.call(routine, st_active=only).c and field.get("st_active") == NOBODY


@pytest.mark.rule("PG-3.20")
def test_only_the_mark_of_who_was_passed_over_goes(field: Field) -> None:
    field.bench.set("unit_flags", bytes(255 - n % 2 * 128 for n in range(UNITS)))
    state = WholeState(field.bench)
    field.bench.call("passed_clear")
    assert state.changes() == {("unit_flags", n): 127 for n in range(0, UNITS, 2)}


@pytest.mark.rule("PG-6.9")
@pytest.mark.rule("PG-1.3")
@pytest.mark.rule("PG-13.10")
@pytest.mark.rule("PG-13.11")
@pytest.mark.parametrize("phase", [MOBILE, PLOT, FIRE_1, MOVE, FIRE_2])
@pytest.mark.parametrize("human", [0, 1])
def test_a_part_ends_red_then_blue_then_the_next_phase(
    field: Field, phase: int, human: int
) -> None:
    bench = field.bench
    bench.set("st_human", (human, human))
    unit = stand(field, 0, "IN", (5, 5), flags=PASSED | FIRED)
    stand(field, 60, "IN", (5, 9), flags=SPOTTED)
    for side in (RED, BLUE):
        field.put("unit_flags", unit, PASSED | FIRED)
        for name, value in (("st_phase", phase), ("st_side", side), ("st_active", 3),
                            ("st_thought", phase), ("film_old", 0)):  # fmt: skip
            bench.set(name, value)
        bench.set("key_count", 1)
        state = WholeState(bench)
        bench.call("part_ends")
        wanted = {("st_active", 0): NOBODY, ("st_thought", 0): 0, ("unit_flags", unit): FIRED}
        if side == RED:
            wanted["st_side", 0] = BLUE
        else:
            wanted |= {("st_side", 0): RED, ("st_phase", 0): phase + 1}
            if phase > STRIKES:
                wanted["unit_flags", unit] = FIRED | SPOTTED
        assert state.changes() == wanted
        assert field.get("film_old") == 1
        assert field.get("key_count") == human, "what was typed while a computer acts is gone"


@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-2.12")
@pytest.mark.parametrize("side", [RED, BLUE])
def test_a_computer_thinks_first_in_the_phases_that_need_it(field: Field, side: int) -> None:
    bench = field.bench
    for gun in (None, ARMY * side, ARMY * side + ARMY - 1, ARMY * (1 - side)):
        made = Field(bench)
        if gun is not None:
            stand(made, gun, "LA", (5, 5))
            stand(made, gun ^ 1, "MA", (7, 5))
        own = gun is not None and side_of(gun) == side
        for phase in range(BUY, SCORE + 1):
            for human, thought in ((1, 0), (0, 0), (0, phase), (0, phase ^ 1)):
                pair = [1, 1]
                pair[side] = human
                bench.set("st_next_phase", 0)
                got = bench.call("think_first", st_phase=phase, st_side=side, st_human=pair,
                                 st_thought=thought)  # fmt: skip
                plots = phase in (MOBILE, PLOT) and own
                thinks = not human and thought != phase and (phase in (BUY, PLACE, MOVE) or plots)
                assert bool(got.c) == thinks, (phase, gun)
                assert made.get("st_phase") == (COMPUTER if thinks else phase)
                assert made.get("st_next_phase") == (phase if thinks else 0)


@pytest.mark.rule("PG-3.15")
@pytest.mark.rule("PG-3.16")
@pytest.mark.parametrize("side", [RED, BLUE])
def test_the_pool_goes_round_units_then_mines(field: Field, side: int) -> None:
    bench = field.bench
    bench.set("st_side", side)
    units = [ARMY * side, ARMY * side + 30, ARMY * side + ARMY - 1]
    mines = [24 * side, 24 * side + 23]
    bench.set("unit_hits", bytes([3]) * UNITS)
    bench.set("unit_col", bytes(9 if n in range(UNITS) and n not in units else 0
                                for n in range(UNITS)))  # fmt: skip
    other = ARMY * (1 - side)
    field.put("unit_col", other, 0)
    bench.set("mine_charge", bytes([2]) * 48)
    bench.set("mine_col", bytes(0 if n in mines or n == 24 * (1 - side) else 9 for n in range(48)))
    field.put("mine_charge", mines[0] + 1, 0)
    field.put("mine_col", mines[0] + 1, 0)
    rest = [*units, *(128 + mine for mine in mines)]
    piece, found = NOBODY, []
    for _ in range(6):
        got = bench.call("pool_next", A=piece)
        assert not got.c
        piece = got.a
        found.append(piece)
    assert found == [*rest, rest[0]]
    for only in rest:
        for piece in rest:
            if piece & 128:
                field.put("mine_col", piece & 127, 0 if piece == only else 9)
            else:
                field.put("unit_col", piece, 0 if piece == only else 9)
        for behind in (NOBODY, *rest):
            got = bench.call("pool_next", A=behind)
            assert not got.c and got.a == only
        state = WholeState(bench)
        bench.call("pool_forget")
        name = ("mine_charge", only & 127) if only & 128 else ("unit_hits", only)
        assert state.changes() == {name: 0}
        assert bench.call("pool_next", A=NOBODY).c
        field.put(*name, 2)


@pytest.mark.rule("PG-4.4")
@pytest.mark.parametrize("side", [RED, BLUE])
def test_what_is_placed_by_itself_stands_in_towns_then_anywhere_in_the_area(
    field: Field, side: int
) -> None:
    bench = field.bench
    bench.set("st_side", side)
    bench.set("st_map_cols", (12, 9))
    area = {(11, 8), (12, 9), (11, 9), (12, 8)}
    bench.set("zone_bits", bytes(32 * 12))
    for column, row in area:
        at = bench.sym["zone_bits"] + 12 * (row - 1) + (column - 1) // 4
        bench.mem[at] |= (side + 1) << 2 * ((column - 1) % 4)
    bench.set("st_town_hexes", 3)
    for n, place in enumerate(((3, 3), (12, 9), (11, 8))):
        field.put("town_col", n, place[0])
        field.put("town_row", n, place[1])
        field.put("town_of", n, n)
        field.ground(place, TOWN)
    units = [stand(field, ARMY * side + n, "IN", (1, 1), 0) for n in (0, 30, 59)]
    for unit in units:
        field.put("unit_col", unit, 0)
    bench.call("pieces_make")
    for name in ("st_cursor_x", "st_cursor_y"):
        bench.set(name, 0)
    bench.call("place_begin")
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (10, 7)
    field.put("mine_charge", 24 * side, 2)
    field.put("mine_charge", 24 * side + 1, 2)
    bench.set("rng_seed", (7, 5, 3, 1))
    bench.call("place_all", limit=20_000_000)
    assert [field.place(unit) for unit in units[:2]] == [(12, 9), (11, 8)]
    assert field.place(units[2]) in {(11, 9), (12, 8)}
    mines = [(field.get("mine_col", 24 * side + n), field.get("mine_row", 24 * side + n))
             for n in range(2)]  # fmt: skip
    taken = {field.place(unit) for unit in units}
    assert mines[0] == (area - taken).pop() and mines[1][0] == 0, "there is no room for that one"


@pytest.mark.rule("PG-11.8")
@pytest.mark.rule("PG-11.9")
@pytest.mark.rule("PG-11.10")
@pytest.mark.rule("PG-11.17")
@pytest.mark.rule("PG-7.21")
@pytest.mark.parametrize("place", [(10, 10), (11, 10), (1, 1), (48, 32), (48, 1), (1, 32)])
@pytest.mark.parametrize("barrage", [0, 128])
def test_a_strike_that_does_not_drift_hits_its_hex_and_the_six_round_it(
    field: Field, place: tuple[int, int], barrage: int
) -> None:
    bench = field.bench
    gun = stand(field, 59, "HA", (25, 16))
    target = stand(field, 119, "HT", place)
    round_it = [next_to(place, way) for way in range(6)]
    inside = [p for p in round_it if 1 <= p[0] <= 48 and 1 <= p[1] <= 32]
    others = [stand(field, 60 + n, "HT", where) for n, where in enumerate(inside)]
    bench.set("st_options", PARTIAL | 2)  # always hit: the six are hurt for certain
    field.put("plot_col", gun, place[0] | barrage)
    field.put("plot_row", gun, place[1])
    for seed in range(1, 60):
        before = bytes(bench.mem)
        bench.set("rng_seed", (seed, 7, 9, 200))
        state = WholeState(bench)
        bench.call("strike", A=gun, limit=60_000_000)
        changed = state.changes()
        if ("hex_ground", 50 * place[1] + place[0]) in changed:
            break
        bench.mem[:] = before
    else:
        raise AssertionError("it drifts every time")
    moved = ("rng_seed", "st_cursor_x", "st_cursor_y")
    changed = {key: value for key, value in changed.items() if key[0] not in moved}
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (place[0] - 1, place[1] - 1)
    wanted = {("unit_hits", target): 0, ("unit_col", target): 0,
              ("hex_ground", 50 * place[1] + place[0]): 7 | (192 if barrage else 0)}  # fmt: skip
    hurt = {field.get("unit_hits", unit) for unit in others}
    assert len(hurt) == 1 and hurt.pop() < 15
    for unit in others:
        wanted["unit_hits", unit] = field.get("unit_hits", unit)
        wanted["unit_flags", unit] = SPOTTED | HELD
    if barrage:
        wanted |= {("barrage_col", 23): place[0], ("barrage_row", 23): place[1],
                   ("barrage_wide", 23): 1}  # fmt: skip
    assert changed == wanted


@pytest.mark.rule("PG-6.3")
@pytest.mark.rule("PG-6.10")
def test_all_plots_are_fired_and_the_guns_of_red_plot_next(field: Field) -> None:
    bench = field.bench
    for gun in (0, 59, 60, 119):
        stand(field, gun, "LA", (3 + gun % 40, 3))
        field.put("plot_col", gun, 20)
        field.put("plot_row", gun, 20)
    bench.set("st_side", BLUE)
    bench.set("st_phase", STRIKES)
    bench.call("strikes_main", limit=100_000_000)
    assert not any(bench.mem[bench.sym["plot_col"] + n] for n in range(UNITS))
    assert (field.get("st_phase"), field.get("st_side")) == (PLOT, RED)
    hit = [p for p in ((c, r) for c in range(14, 27) for r in range(14, 27))
           if field.ground_at(p) == 7]  # fmt: skip
    assert hit and all(apart(p, (20, 20)) <= 2 for p in hit)


@pytest.mark.rule("PG-2.3")
@pytest.mark.parametrize(
    ("first", "second", "said"),
    [((10, 20), (30, 5), "Player 1 wins"), ((10, 20), (5, 30), "Player 2 wins"),
     ((600, 256), (256, 600), "The match is a draw"), ((256, 511), (300, 44), "Player 1 wins"),
     ((0, 255), (255, 256), "Player 2 wins"), ((256, 1), (0, 0), "Player 1 wins")],
)  # fmt: skip
def test_both_games_of_a_match_are_added(
    field: Field, first: tuple[int, int], second: tuple[int, int], said: str
) -> None:
    bench = field.bench
    bench.set("st_match", 2)
    bench.set("st_player", 1)
    words = [value for pair in (first, (second[1], second[0])) for value in pair]
    data = [byte for value in words for byte in value.to_bytes(2, "little")]
    bench.set("st_match_score", data[:4])
    bench.set("st_score", data[4:])
    over = Hands(bench, "match_over")
    one, two = first[0] + second[0], first[1] + second[1]
    assert f"Match: player 1 {one}, player 2 {two}" in over.text[21]
    assert over.text[23].strip().startswith(said) and over.text[23][0] == " "
    over.types(" ")
    assert not over.waits and over.result.a == MENU and field.get("st_match") == 0
    for match, follows in ((0, MENU), (1, SETUP)):
        bench.set("st_match", match)
        over = Hands(bench, "match_over")
        over.types(" ")
        assert not over.waits and over.result.a == follows
        assert field.get("st_match") == 2 * match


@pytest.mark.rule("PG-3.12")
@pytest.mark.rule("PG-5.1")
@pytest.mark.rule("PG-6.8")
def test_the_page_of_scores_letter_by_letter(field: Field) -> None:
    bench = field.bench
    bench.set("st_towns", 16)
    bench.set("st_town_hexes", 16)
    bench.set("st_human", (1, 1))
    for n in range(16):
        start = bench.sym["town_names"] + 12 * n
        bench.mem[start : start + 12] = f"Town {n}".ljust(12).encode()
        for name, value in (("points", 100 + n), ("col", 3 + n), ("row", 9), ("of", n)):
            field.put(f"town_{name}", n, value)
    stand(field, 59, "IN", (3, 9))
    stand(field, 119, "IN", (18, 9))
    bench.set("st_turn", 4)
    bench.set("st_turns", 4)
    bench.set("st_phase", SCORE)
    ends = Hands(bench, "score_main")
    holders = ["Red", *["nobody"] * 14, "Blue"]
    for n in range(16):
        assert ends.text[3 + n] == f" {f'Town {n}'.ljust(12)} {100 + n} {holders[n]}"
    assert ends.text[20] == " Red 100 Blue 115" and ends.text[22].startswith(" Blue wins.")
    ends.types(" ")
    assert (field.get("st_phase"), field.get("st_turn")) == (MENU, 4)


@pytest.mark.rule("PG-1.5")
@pytest.mark.rule("PG-8.2")
def test_a_turn_begins_with_all_points_and_without_the_marks_of_the_last(field: Field) -> None:
    bench = field.bench
    for unit in EDGES:
        stand(field, unit, "AC", (5 + unit % 40, 5 + 10 * side_of(unit)), 255)
    bench.set("st_weathers", (0, NIGHT, 3, 3, 0, 0, 0))
    bench.set("st_turn", 3)
    bench.call("turn_begin")
    assert field.get("st_weather") == NIGHT
    for unit in EDGES:
        assert field.get("unit_left", unit) == 18
        assert field.flags(unit) & ~SPOTTED == 0


@pytest.mark.rule("PG-12.2")
@pytest.mark.rule("PG-12.3")
@pytest.mark.rule("PG-12.4")
@pytest.mark.parametrize("unit", [0, 59])
def test_all_that_an_assault_changes(field: Field, unit: int) -> None:
    bench = field.bench
    bench.set("st_human", (0, 0))
    bench.set("st_options", 0)
    results = set()
    for seed in range(12):
        made = Field(bench)
        bench.set("st_human", (0, 0))
        bench.set("st_options", 0)
        bench.set("view_x", (0, 0))
        stand(made, unit, "MT", (9, 9))
        foe = stand(made, 119, "MT", (9, 10), 0)
        made.put("unit_left", unit, 7)
        bench.set("st_active", unit)
        bench.set("rng_seed", (seed, 3, 99, 20 * seed))
        state = WholeState(bench)
        bench.call("assault_go", X=foe, limit=60_000_000)
        changed = {key: value for key, value in state.changes().items() if key[0] != "rng_seed"}
        pieces = bench.sym["hex_pieces"]
        here, there = bench.mem[pieces + 50 * 9 + 9], bench.mem[pieces + 50 * 10 + 9]
        won = ("unit_hits", foe) in changed
        results.add(won)
        if won:
            assert changed == {
                ("unit_hits", foe): 0, ("unit_col", foe): 0, ("unit_row", unit): 10,
                ("unit_flags", unit): SPOTTED | SHOWN | FIRED | MOVED, ("unit_left", unit): 0,
                ("unit_flags", foe): SHOWN,
            }  # fmt: skip
            assert (here, there) == (0, unit + 1)
        else:
            assert changed == {
                ("unit_hits", unit): 0, ("unit_col", unit): 0,
                ("unit_flags", foe): SHOWN | FIRED, ("unit_flags", unit): SPOTTED | SHOWN,
            }  # fmt: skip
            assert (here, there) == (0, foe + 1)
    assert results == {True, False}


@pytest.mark.rule("PG-2.9")
@pytest.mark.rule("PG-2.8")
@pytest.mark.rule("PG-13.3")
def test_whose_eyes_see_whom(field: Field) -> None:
    bench = field.bench
    bench.set("st_options", LIMITED)
    for unit in EDGES:
        stand(field, unit, "IN", (3 + unit % 40, 9 + side_of(unit)), 0)
        for human, eyes, sees in (
            ((1, 0), NOBODY, RED), ((0, 1), NOBODY, BLUE), ((1, 1), RED, RED), ((1, 1), BLUE, BLUE),
            ((1, 1), NOBODY, None), ((0, 0), RED, "all"),
        ):  # fmt: skip
            got = bench.call("unit_shown", X=unit, st_human=human, st_eyes=eyes)
            assert bool(got.c) == (sees == "all" or sees == side_of(unit)) and got.x == unit
