"""The steps of the computer's planning, each called alone (W23, and what orders may do)."""

from __future__ import annotations

from typing import Any

import pytest

from .. import hires_page
from . import kampf_book as book
from .field import GERMAN, NO_UNIT, NOWHERE, SOVIET, WEAPONS, Field, number

OVERLAY = (
    "attack foes forward letter index first lane kind weapon best best_at dx dy crossings threat "
    "room other via_x via_y goal_x goal_y"
).split()
OFF_MAP, SEEN, RIVER_STOPPED = 64, 8, 128
TOWN, BROKEN, WOODS, RIVER, BRIDGE = 2, 4, 5, 9, 8
ROWS = {row["name"]: int(row["number"]) for row in book.chart().values() if row["side"] == "german"}
CHART = {int(row["number"]): row for row in book.chart().values()}
TANK, DESTROYER, ARTILLERY, CAR, CARRIER, ANTI_TANK, MORTAR, INFANTRY = 0, 1, 3, 4, 5, 7, 9, 11


@pytest.fixture
def field(kampf: Any) -> Field:
    return Field(kampf)


def put(bench: Any, **values: int) -> None:
    """Bytes of the overlay's page zero, by name."""
    for name, value in values.items():
        bench.mem[bench.sym["zp_overlay"] + OVERLAY.index(name)] = value


def own(bench: Any, name: str) -> int:
    return int(bench.mem[bench.sym["zp_overlay"] + OVERLAY.index(name)])


def squares(bench: Any, routine: str, x: int, y: int, to_x: int, to_y: int) -> Any:
    ends = {"zp_from_x": x, "zp_from_y": y, "zp_to_x": to_x, "zp_to_y": to_y}
    return bench.call(routine, **ends)


def foes(bench: Any, *seen: tuple[int, int, int]) -> None:
    """Column, row, weight of the enemies in sight."""
    put(bench, foes=len(seen))
    for name, values in zip(("col", "row", "weight"), zip(*seen, strict=True), strict=True):
        bench.set(f"foe_{name}", list(values))


PAIRS = [(0, 0, 59, 59), (59, 59, 0, 0), (30, 30, 30, 30), (5, 9, 12, 9), (12, 9, 5, 9),
         (9, 5, 9, 12), (9, 12, 9, 5), (3, 3, 10, 6), (10, 6, 3, 3), (6, 10, 3, 3), (3, 3, 6, 10),
         (20, 40, 31, 29), (31, 29, 20, 40)]  # fmt: skip


@pytest.mark.rule("KG-W.23")
def test_near_is_the_longer_side_and_half_of_the_shorter(kampf: Any) -> None:
    kampf.overlay("COMPUTER")
    for x, y, to_x, to_y in PAIRS:
        dx, dy = abs(to_x - x), abs(to_y - y)
        near = squares(kampf, "near_find", x, y, to_x, to_y)
        assert near.a == max(dx, dy) + min(dx, dy) // 2
        assert (own(kampf, "dx"), own(kampf, "dy")) == (dx, dy)


@pytest.mark.rule("KG-W.23")
@pytest.mark.rule("KG-7.8.1")
@pytest.mark.parametrize("battle", range(5))
def test_the_last_ammo_is_kept_for_who_comes_near(field: Field, battle: int) -> None:
    """14 pulses, in a meeting 24, at 2 squares; freely again when they last to the end."""
    field.bench.set("st_battle", battle)
    keep = 24 if battle == 2 else 14
    free = planned(field, "PANTHER", 1, 10, ammo=keep + 1)
    kept = 2 if battle in (1, 2, 3) else free
    assert free == (8 if battle == 1 else 10)
    assert planned(field, "PANTHER", 1, 10, ammo=keep) == kept
    assert planned(field, "HMG", 1, 10, ammo=1) == (2 if battle in (1, 2, 3) else 5)
    assert planned(field, "RIFLE", 1, 10, ammo=1) == 2
    for turn, ammo in ((17, 13), (18, 9), (19, 5)):
        assert planned(field, "PANTHER", 1, turn, ammo=ammo) == free
        assert planned(field, "PANTHER", 1, turn, ammo=ammo - 1) == kept


@pytest.mark.rule("KG-5.2.12")
def test_facing_is_the_nearest_of_the_eight_directions(kampf: Any) -> None:
    """Slopes up to a half count as straight, 1 N to 8 NW."""
    for dx in range(-9, 10):
        for dy in range(-9, 10):
            if not (dx or dy):
                continue
            across, down = abs(dx), abs(dy)
            ew = 0 if across <= down // 2 else (1 if dx > 0 else -1)
            ns = 0 if down <= across // 2 else (1 if dy > 0 else -1)
            ways = {(0, -1): 1, (1, -1): 2, (1, 0): 3, (1, 1): 4, (0, 1): 5, (-1, 1): 6,
                    (-1, 0): 7, (-1, -1): 8}  # fmt: skip
            got = squares(kampf, "facing_to", 30, 30, 30 + dx, 30 + dy).a
            assert got == ways[ew, ns], (dx, dy)


@pytest.mark.rule("KG-W.23")
def test_the_nearest_enemy_seen_is_found_with_its_square(kampf: Any) -> None:
    foes(kampf, (40, 30, 0), (33, 31, 0), (36, 30, 0))
    found = kampf.call("foe_nearest", zp_from_x=30, zp_from_y=30)
    assert (found.x, found.a, own(kampf, "best")) == (1, 3, 3)
    assert (kampf.mem[kampf.sym["zp_to_x"]], kampf.mem[kampf.sym["zp_to_y"]]) == (33, 31)
    foes(kampf, (31, 30, 0), (29, 30, 0))
    assert kampf.call("foe_nearest").x == 1, "of two as near the last"
    put(kampf, foes=0)
    none = kampf.call("foe_nearest")
    assert (none.x, none.a) == (NO_UNIT, NO_UNIT)


@pytest.mark.rule("KG-8.0.3")
@pytest.mark.rule("KG-W.23")
@pytest.mark.rule("KG-12.0.3")
def test_cover_is_town_broken_ground_and_woods(field: Field) -> None:
    for terrain in range(10):
        field.ground(7, 8, terrain, height=3)
        covered = field.bench.call("cover_here", zp_from_x=7, zp_from_y=8).c
        assert covered == (terrain in (TOWN, BROKEN, WOODS))


@pytest.mark.rule("KG-4.6.1")
def test_the_objective_area_reaches_nine_squares_each_way(field: Field) -> None:
    field.bench.set("st_objective_x", [20, 40])
    field.bench.set("st_objective_y", [30, 12])
    for side, cx, cy in ((GERMAN, 20, 30), (SOVIET, 40, 12)):
        for dx, dy in ((0, 0), (9, 9), (-9, 9), (9, -9), (10, 0), (-10, 3), (0, 10), (4, -10)):
            here = {"zp_from_x": cx + dx, "zp_from_y": cy + dy}
            inside = field.bench.call("area_here", zp_side=side, **here)
            assert inside.c == (max(abs(dx), abs(dy)) <= 9)
            assert inside.a == max(abs(dx), abs(dy))


@pytest.mark.rule("KG-W.23")
def test_place_get_has_the_square_of_either_side(field: Field) -> None:
    field.unit(GERMAN, "C4", "SMG", 30, 11, 12)
    field.unit(SOVIET, "C4", "S-RIFLE", 30, 51, 52)
    for side, x, y in ((GERMAN, 11, 12), (SOVIET, 51, 52)):
        got = field.bench.call("place_get", zp_side=side, zp_unit_no=number("C4"))
        mem, sym = field.bench.mem, field.bench.sym
        assert (got.a, mem[sym["zp_from_x"]], mem[sym["zp_from_y"]]) == (x, x, y)


def planned(field: Field, weapon: str, attack: int, turn: int = 1, **fields: int) -> int:
    """The range that the computer gives a unit: its kind and weapon as plan_formation sets them."""
    number = WEAPONS.get(weapon) or ROWS[weapon]
    row = CHART[number]
    kinds = {"tank": TANK, "artillery": ARTILLERY, "carrier": CARRIER, "car": CAR,
             "anti-tank": ANTI_TANK, "mortar": MORTAR, "infantry": INFANTRY, "truck": 6,
             "hmg": 10, "gun": 8, "destroyer": DESTROYER}  # fmt: skip
    field.unit(GERMAN, "B2", "SMG", 5, 20, 20, **({"range": 77} | fields))
    field.bench.mem[field.at(GERMAN, "B2")] = number
    field.select(GERMAN, "B2")
    put(field.bench, kind=kinds[row["kind"]], weapon=number, attack=attack)
    field.bench.call("plan_range", st_turn=turn, st_last_turn=20)
    return field.get(GERMAN, "B2", "range")


@pytest.mark.rule("KG-W.23")
@pytest.mark.rule("KG-12.0.1")
@pytest.mark.rule("KG-12.0.3")
@pytest.mark.rule("KG-5.6.8")
def test_ranges_of_the_attack(field: Field) -> None:
    """Tanks at 10; guns and men as far as they reach; who would come too late at 1, in the
    last six turns in his own square only."""
    for weapon, reach in (("PANTHER", 10), ("SK231", 5), ("PZ-IIIF", 7), ("PZ-38T", 6),
                          ("PZ-IIF", 5),
                          ("WESPE", 12), ("75AT", 12), ("RIFLE", 2), ("HMG", 5),
                          ("HALFTRACK", 5)):  # fmt: skip
        assert planned(field, weapon, 1) == reach, weapon
    assert planned(field, "RIFLE", 1, goal_x=25, goal_y=20) == 2
    for turn, reach in ((14, 1), (15, 0)):
        assert planned(field, "HMG", 1, turn=turn, goal_x=40, goal_y=20) == reach
        assert planned(field, "PANTHER", 1, turn=turn, goal_x=45, goal_y=20) == reach
    assert planned(field, "PANTHER", 1, turn=14, goal_x=25, goal_y=20) == 10
    assert planned(field, "81MOR", 1) == 13, "it begins to shell what it sees"
    assert planned(field, "81MOR", 1, shell_x=30, shell_y=30) == 77, "it shells"
    assert planned(field, "PANTHER", 1, shell_x=30, shell_y=30) == 77, "it shells"
    assert planned(field, "PANTHER", 1, shell_y=30) == 10, "without a column it does not"


@pytest.mark.rule("KG-W.23")
@pytest.mark.rule("KG-6.1.2")
@pytest.mark.rule("KG-12.0.3")
def test_ranges_of_the_defence(field: Field) -> None:
    """While they could run out of ammo: tanks and long guns (from 11 on) at three quarters of their
    reach, other guns at half of it; men as far as they reach."""
    weapons = "PANTHER PZ-IVH PZ-38T WESPE SK231 75AT 76AT HETZER SG-IIIB 75IG 88FLAK".split()
    for weapon in weapons:
        row = CHART[WEAPONS.get(weapon) or ROWS[weapon]]
        reach, far = int(row["mr"]), row["kind"] == "tank" or int(row["mr"]) >= 11
        assert planned(field, weapon, 0) == (reach - reach // 4 if far else reach // 2), weapon
    for weapon in ("HMG", "HALFTRACK", "81MOR"):
        reach = int(CHART[WEAPONS[weapon]]["mr"])
        assert planned(field, weapon, 0) == reach
    assert planned(field, "RIFLE", 0) == 2
    for turn in (1, 20):
        assert planned(field, "RIFLE", 0, turn, goal_x=25, goal_y=20) == 0, "on its way"
    assert planned(field, "RIFLE", 0, 20, goal_y=20) == 2, "without a column it has no goal"


@pytest.mark.rule("KG-W.23")
def test_a_defender_whose_ammo_lasts_fires_as_far_as_he_can(field: Field) -> None:
    """Four pulses of fire a turn: 40 or 37 are enough from turn 11 of 20 on."""
    for weapon in ("75AT", "PANTHER"):
        reach = int(CHART[WEAPONS[weapon]]["mr"])
        for first, ammo in ((11, 37), (13, 29), (19, 5), (20, 1)):
            assert planned(field, weapon, 0, first, ammo=ammo) == reach
            assert planned(field, weapon, 0, first, ammo=ammo - 1) < reach
            assert planned(field, weapon, 0, first - 1, ammo=ammo + 3) < reach
        assert planned(field, weapon, 0, 21, ammo=0) == reach, "the battle is over"


@pytest.mark.rule("KG-W.23")
@pytest.mark.rule("KG-7.4.2")
@pytest.mark.rule("KG-7.8.1")
def test_shots_at_poor_targets_are_saved_while_they_would_not_last(field: Field) -> None:
    """Men in cover, and armour to who cannot pierce it: at 5 or as his weight says, at 2 when the
    ammo would not last for half of the time; not with a better target in reach."""
    for x in (24, 26):
        field.ground(x, 20, WOODS)

    def range_of(weapon: str, kind: int, x: int = 26, turn: int = 2, ammo: int = 40) -> int:
        foes(field.bench, (x, 20, 0))
        field.bench.set("foe_kind", kind)
        return planned(field, weapon, 1, turn, ammo=ammo)

    assert range_of("PANTHER", INFANTRY, 25) == 10, "in the open"
    assert range_of("PANTHER", INFANTRY) == 5
    assert range_of("PANTHER", ANTI_TANK) == range_of("PANTHER", TANK) == 10
    assert (range_of("HMG", INFANTRY, 24), range_of("HMG", INFANTRY)) == (4, 5)
    assert range_of("75IG", TANK, 25) == 4
    assert range_of("PANTHER", INFANTRY, 31) == 10, "out of reach"
    assert range_of("PANTHER", INFANTRY, ammo=36) == 2, "18 turns"
    assert range_of("PANTHER", INFANTRY, ammo=37) == 5
    assert range_of("PANTHER", INFANTRY, turn=11, ammo=37) == 10, "it lasts"
    foes(field.bench, (26, 20, 0), (25, 20, 0))
    field.bench.set("foe_kind", [INFANTRY, ANTI_TANK])
    assert planned(field, "PANTHER", 1, 2) == 10


@pytest.mark.rule("KG-W.23")
def test_lower_levels_save_no_shots(field: Field) -> None:
    field.ground(26, 20, WOODS)
    foes(field.bench, (26, 20, 0))
    field.bench.set("foe_kind", INFANTRY)
    for level in (1, 2):
        field.bench.overlay("computer")
        field.bench.set("ai_level", level)
        assert planned(field, "PANTHER", 1, 2) == 10
    field.bench.set("ai_level", 0)


@pytest.mark.rule("KG-5.2.12")
def test_a_unit_faces_the_nearest_enemy_or_the_enemys_edge(field: Field) -> None:
    def faces(forward: int) -> int:
        field.unit(GERMAN, "B2", "PANTHER", 5, 20, 20, facing=9)
        field.select(GERMAN, "B2")
        put(field.bench, forward=forward)
        field.bench.call("face_enemy", zp_from_x=20, zp_from_y=20)
        return field.get(GERMAN, "B2", "facing")

    put(field.bench, foes=0)
    assert (faces(1), faces(0xFF)) == (3, 7)
    foes(field.bench, (20, 30, 0), (40, 20, 0))
    assert faces(1) == 5
    foes(field.bench, (20, 20, 0))
    assert faces(1) == 9, "in its own square: it faces as it did"


@pytest.mark.rule("KG-5.5.1")
@pytest.mark.rule("KG-5.5.2")
@pytest.mark.rule("KG-5.5.4")
@pytest.mark.rule("KG-5.11.1")
@pytest.mark.rule("KG-5.4.7")
def test_a_new_goal_brings_its_delay_and_ends_a_loading(field: Field) -> None:
    field.unit(GERMAN, "A0", "PANTHER", 1, 19, 20)
    names = ("goal_x", "goal_y", "next_x", "next_y", "delay", "load")
    field.unit(GERMAN, "A3", "PANTHER", 5, 20, 20, flags=RIVER_STOPPED | SEEN)
    field.select(GERMAN, "A3")
    put(field.bench, goal_x=30, goal_y=31, via_x=NOWHERE, via_y=7)
    field.bench.call("goal_set")
    assert field.get(GERMAN, "A3", "flags") == SEEN, "perhaps there is a way now"

    def ordered(goal: tuple[int, int], via: tuple[int, int], **fields: int) -> list[int]:
        field.unit(GERMAN, "A2", "PANTHER", 5, 20, 20, **({"delay": 9, "load": 3} | fields))
        field.select(GERMAN, "A2")
        put(field.bench, goal_x=goal[0], goal_y=goal[1], via_x=via[0], via_y=via[1])
        field.bench.call("goal_set")
        return [field.get(GERMAN, "A2", name) for name in names]

    straight = (NOWHERE, 7)
    assert ordered((30, 31), straight)[:3] == [30, 31, NOWHERE]
    assert ordered((30, 31), straight)[4:] == [1, NO_UNIT], "in command, late 1943"
    assert ordered((30, 31), (25, 26)) == [25, 26, 30, 31, 1, NO_UNIT]
    there = {"goal_x": 30, "goal_y": 31}
    assert ordered((30, 31), straight, **there)[4:] == [9, 3], "under way there already"
    for other in ((29, 31), (30, 32)):
        assert ordered(other, straight, **there)[4:] == [1, NO_UNIT]
        assert ordered(other, straight, **there)[:2] == list(other)
    assert ordered((30, 31), straight, **there, next_x=9, next_y=9)[2:5:2] == [NOWHERE, 1]
    two = {"goal_x": 25, "goal_y": 26, "next_x": 30, "next_y": 31}
    assert ordered((30, 31), (25, 26), **two)[4:] == [9, 3]


@pytest.mark.rule("KG-5.2.9")
@pytest.mark.rule("KG-5.11.2")
def test_giving_up_a_goal_costs_a_pulse(field: Field) -> None:
    for goal, delay in ((30, 10), (0, 10), (NOWHERE, 9)):
        field.unit(GERMAN, "A2", "PANTHER", 5, 20, 20, goal_x=goal, next_x=8, delay=9)
        field.select(GERMAN, "A2")
        field.bench.call("goal_none")
        assert field.get(GERMAN, "A2", "delay") == delay
        assert field.get(GERMAN, "A2", "goal_x") == NOWHERE
        assert (field.get(GERMAN, "A2", "next_x") == NOWHERE) == (goal != NOWHERE)


@pytest.mark.rule("KG-12.0.2")
@pytest.mark.rule("KG-5.2.12")
def test_full_speed_is_the_weapons_own(field: Field) -> None:
    field.unit(GERMAN, "A2", "PANTHER", 5, 20, 20)
    field.select(GERMAN, "A2")
    put(field.bench, weapon=WEAPONS["PANTHER"])
    field.bench.call("speed_full")
    assert field.get(GERMAN, "A2", "speed") == int(CHART[WEAPONS["PANTHER"]]["sp"])


@pytest.mark.rule("KG-W.23")
def test_tanks_in_assaults_keep_the_pace_of_men_and_hqs_stay_behind_unless_they_are_late(
    field: Field,
) -> None:
    """By the battle's type: 10 and 6 in German assaults, 5 and 4 in Soviet ones; men walk at 6."""

    def pace(battle: int, index: int, weapon: str, turn: int = 1) -> int:
        field.unit(GERMAN, "A2", weapon, 5, 20, 20, goal_x=30, goal_y=20)
        field.select(GERMAN, "A2")
        kind = INFANTRY if weapon == "RIFLE" else TANK
        put(field.bench, weapon=WEAPONS[weapon], kind=kind, index=index)
        field.bench.set("ai_front", 60)
        field.bench.call("speed_march", st_battle=battle, st_turn=turn, st_last_turn=30)
        return field.get(GERMAN, "A2", "speed")

    full = int(CHART[WEAPONS["PANTHER"]]["sp"])
    assert [pace(battle, 2, "PANTHER") for battle in range(5)] == [full, 10, full, 5, full]
    assert [pace(battle, 0, "PANTHER") for battle in range(5)] == [full, 6, full, 4, full]
    assert [pace(battle, 2, "RIFLE") for battle in range(5)] == [6] * 5
    assert pace(3, 0, "RIFLE") == 4
    assert pace(3, 2, "PANTHER", turn=29) == full


@pytest.mark.rule("KG-4.10.2")
def test_the_bank_of_a_square_follows_the_river_row_by_row(field: Field) -> None:
    for y in range(60):
        for x in (20 + y // 4, 21 + y // 4):
            field.ground(x, y, BRIDGE if y % 20 == 9 else RIVER)
    field.bench.call("crossings_list")
    assert own(field.bench, "crossings") == 6
    for y in (0, 9, 33, 59):
        for x in (0, 19 + y // 4, 22 + y // 4, 59):
            assert field.bench.call("bank_of", X=x, Y=y).a == (x > 20 + y // 4)


@pytest.mark.rule("KG-4.10.2")
def test_a_river_is_passed_where_the_way_is_shortest(field: Field) -> None:
    def way(x: int, y: int, goal: tuple[int, int], flags: int = 0) -> tuple[int, int] | None:
        field.unit(GERMAN, "A2", "PANTHER", 5, x, y, flags=flags)
        field.select(GERMAN, "A2")
        field.bench.call("crossings_list")
        put(field.bench, goal_x=goal[0], goal_y=goal[1], via_x=NOWHERE, via_y=NOWHERE)
        crossed = field.bench.call("via_river").c
        return (own(field.bench, "via_x"), own(field.bench, "via_y")) if crossed else None

    for y in range(60):
        field.ground(30, y, RIVER)
    assert way(10, 20, (50, 20)) is None, "no ford and no bridge"
    field.ground(30, 50, BRIDGE)
    assert way(10, 20, (50, 20)) == (30, 50)
    field.ground(30, 28, BRIDGE)
    assert way(10, 20, (50, 20)) == (30, 28)
    assert way(10, 45, (50, 45)) == (30, 50)
    assert way(10, 30, (50, 59)) is None, "straight on he comes to the bridge by himself"
    assert way(10, 59, (50, 30)) == (30, 50)
    assert way(10, 20, (29, 59)) is None, "the goal is on this bank"
    assert way(30, 28, (50, 40)) is None, "from the bridge it goes straight on"
    for flags in (0, RIVER_STOPPED):
        assert way(30, 28, (30, 45), flags) == (30, 50), "by another bridge, not its own"
    assert way(29, 28, (31, 45)) == (30, 28), "one step off it is the nearest"


@pytest.mark.rule("KG-3.2.1")
@pytest.mark.rule("KG-W.23")
def test_the_computers_page_says_whose_orders_and_how_many_formations(field: Field) -> None:
    for letter in "ACU":
        for side, x in ((GERMAN, 10), (SOVIET, 50)):
            field.unit(side, f"{letter}0", "PANTHER", 1, x, 10)
    for side, name, after in ((GERMAN, "German", (1, 3)), (SOVIET, "Soviet", (0, 4))):
        field.bench.call("computer_main", st_side=side, st_phase=3, limit=20_000_000)
        text = hires_page.text(field.bench.mem)
        assert name in text[0]
        assert text[3].rstrip() == " Formations that have theirs: 3"
        mem, sym = field.bench.mem, field.bench.sym
        assert (mem[sym["st_side"]], mem[sym["st_phase"]]) == after


@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize("rows", [17, 30])
def test_who_looks_for_the_enemy_comes_to_every_row_and_no_two_of_a_formation_to_one(
    field: Field, rows: int
) -> None:
    """From turn to turn; the numbers are far enough from 0, where they begin anew."""

    def row(unit: int, turn: int) -> int:
        return int(field.bench.call("row_turned", A=rows, zp_unit_no=unit, st_turn=turn).a)

    assert {row(20, turn) for turn in range(1, rows + 1)} == set(range(rows))
    assert len({row(unit, 5) for unit in range(18, 27)}) == 9
