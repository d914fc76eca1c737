"""Strikes and barrages: every byte of the state that changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lib.hex_model import apart, next_to

from .field import FOREST, HELD, MOVED, PARTIAL, SPOTTED, TOWN, UNITS, Field
from .keys import BLUE, PLOT, RED, STRIKES, stand
from .whole_state import WholeState


@pytest.mark.rule("PG-11.13")
@pytest.mark.rule("PG-11.16")
@pytest.mark.rule("PG-7.23")
def test_barrages_stand_in_their_hexes_till_the_turn_is_over(general: Any) -> None:
    field = Field(general)
    places = [(3 + n, 7) for n in range(25)]
    for n, place in enumerate(places):
        field.ground(place, n % 15, n % 4, way=0)
        state = WholeState(general)
        general.call("barrage_lay", A=8 + n % 2, zp_col=place[0], zp_row=place[1])
        ground = n % 15 | n % 4 << 4
        wanted = {("hex_ground", 50 * place[1] + place[0]): ground | 192,
                  ("barrage_col", 23 - n): place[0], ("barrage_row", 23 - n): 7}  # fmt: skip
        if n % 2:
            wanted["barrage_wide", 23 - n] = 1
        assert state.changes() == (wanted if n < 24 else {}), "24 stand at once"
    state = WholeState(general)
    general.call("barrages_clear")
    assert state.changes() == {("barrage_col", n): 0 for n in range(24)} | {
        ("hex_ground", 50 * 7 + 3 + n): n % 15 | n % 4 << 4 for n in range(24)
    }


@pytest.mark.rule("PG-11.14")
@pytest.mark.rule("PG-11.15")
@pytest.mark.parametrize("slot", [0, 23])
def test_a_barrage_kills_who_enters_it_the_heavy_one_hurts_beside(general: Any, slot: int) -> None:
    for terrain in (0, 13):
        for wide, far, die, dies in (
            (0, 0, 99, True), (0, 1, 0, False), (1, 1, 49, True), (1, 1, 50, False),
            (1, 2, 0, False),
        ):  # fmt: skip
            field = Field(general)
            unit = field.stand("MT", (10, 10 + far), flags=MOVED)
            field.ground((10, 10 + far), terrain, 3, way=0 if far else 3)
            for name, value in (("col", 10), ("row", 10), ("wide", wide)):
                field.put(f"barrage_{name}", slot, value)
            state = WholeState(general)
            found = general.call("barrage_enter", X=unit, **field.die(die))
            assert bool(found.c) == dies and found.x == unit
            gone = {("unit_hits", unit): 0, ("unit_col", unit): 0}
            held = {("unit_flags", unit): MOVED | HELD}
            changed = {key: now for key, now in state.changes().items() if key[0] != "rng_seed"}
            assert changed == (gone if dies else held if wide and far == 1 else {})


@pytest.mark.rule("PG-11.17")
@pytest.mark.rule("PG-8.9")
@pytest.mark.rule("PG-8.15")
@pytest.mark.rule("PG-8.17")
@pytest.mark.rule("PG-8.20")
def test_what_a_strike_leaves_of_any_ground(general: Any) -> None:
    becomes = {0: 7, FOREST: 8, TOWN: 9, 11: 10}
    for byte in range(256):
        found = general.call("ground_struck", A=byte).a
        kept = byte & 48 | (192 if byte >> 6 == 3 else 0)
        assert found == kept | becomes.get(byte & 15, byte & 15)


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


@pytest.mark.rule("PG-7.20")
@pytest.mark.rule("PG-11.8")
@pytest.mark.parametrize("corner", [(1, 1), (48, 1), (1, 32), (48, 32)])
def test_a_shot_that_drifts_off_the_map_is_lost(field: Field, corner: tuple[int, int]) -> None:
    bench = field.bench
    gun = stand(field, 59, "LA", (25, 16))
    fell = []
    for seed in range(1, 40):
        for terrain in range(34 * 50):
            bench.mem[bench.sym["hex_ground"] + terrain] = 0
        field.put("plot_col", gun, corner[0])
        field.put("plot_row", gun, corner[1])
        bench.set("rng_seed", (seed, 7, 9, 200))
        state = WholeState(bench)
        bench.call("strike", A=gun, limit=60_000_000)
        hexes = [at for name, at in state.changes() if name == "hex_ground"]
        places = [(at % 50, at // 50) for at in hexes]
        assert all(1 <= column <= 48 and 1 <= row <= 32 for column, row in places)
        assert len(places) < 2 and all(apart(place, corner) <= 2 for place in places)
        fell += places or [None]
    assert None in fell and corner in fell
