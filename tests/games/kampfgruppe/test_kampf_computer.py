"""The computer player's orders: what it plans, what it knows, how long it takes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from . import kampf_book as book
from .field import FIELDS, GERMAN, NO_UNIT, NOWHERE, RECORD, SOVIET, UNITS, Field, number

PURSUIT_GERMAN, ASSAULT_GERMAN, MEETING, ASSAULT_SOVIET, PURSUIT_SOVIET = range(5)
SEEN, PRIORITY, STOPPED = 8, 16, 128
WOODS, RIVER, BRIDGE = 5, 9, 8
MHZ = 1.020484
ORDERS = {
    "facing", "speed", "range", "delay", "goal_x", "goal_y", "next_x", "next_y",
    "carrier", "load", "flags", "shell_x", "shell_y", "shell_delay", "shell_left", "suppression",
    "target", "pulses",
}  # fmt: skip
"""What orders may change of the own units: suppression when men get off, of the flags only
that a river stopped them and that their target was named: an enemy in sight."""


def plan(bench: Any, side: int, limit: int = 20_000_000) -> int:
    """Orders for a side; the cycles that took."""
    bench.set("zp_text_mask", 0)
    return int(bench.call("computer_orders", limit=limit, st_side=side).cycles)


def straight_on(bench: Any) -> None:
    """The Germans of a meeting go as the Soviets do; their way by a flank is in `test_missions`."""
    bench.overlay("computer")
    bench.mem[bench.sym["w_hook"] + MEETING] = 0


def at_once(bench: Any) -> None:
    """Soviet assaults begin without gathering; that is in `test_gathering`."""
    bench.overlay("computer")
    bench.mem[bench.sym["w_gather_turn"] + ASSAULT_SOVIET] = 0


def records(bench: Any, side: int) -> list[dict[str, int]]:
    at = bench.sym["unit_records"] + RECORD * UNITS * side
    return [
        dict(zip(FIELDS, bench.mem[at + RECORD * n : at + RECORD * (n + 1)], strict=True))
        for n in range(UNITS)
    ]


def crowd(field: Field, rng: random.Random, formations: int = 21) -> None:
    """Units of all kinds on both sides, some of them seen."""
    kinds = {
        GERMAN: ["PZ-IVH", "WESPE", "HALFTRACK", "TRUCK", "75AT", "81MOR", "HMG", "SMG", "RIFLE"],
        SOVIET: ["T-34/76C", "SU-76", "S-TRUCK", "76AT", "76H", "82MOR", "S-RIFLE"],
    }
    for side, weapons in kinds.items():
        for letter in range(formations):
            for index in range(9):
                x = rng.randrange(3, 26) if side == GERMAN else rng.randrange(28, 57)
                field.unit(
                    side, f"{chr(65 + letter)}{index}", rng.choice(weapons), rng.randint(1, 10),
                    x, rng.randrange(60), flags=rng.choice((0, SEEN)),
                )  # fmt: skip
    for _ in range(400):
        field.ground(rng.randrange(60), rng.randrange(60), rng.choice((1, 2, 4, WOODS, 6)))


@pytest.mark.parametrize("battle", range(5))
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_orders_are_legal_and_touch_only_own_units(kampf: Any, battle: int, side: int) -> None:
    field = Field(kampf)
    crowd(field, random.Random(battle))
    kampf.set("st_battle", battle)
    before = records(kampf, side)
    state = bytes(kampf.mem[kampf.sym["state_begin"] : kampf.sym["state_end"]])
    plan(kampf, side)
    after = records(kampf, side)
    chart = {int(row["number"]): row for row in book.chart().values()}
    for n, (old, new) in enumerate(zip(before, after, strict=True)):
        assert {f for f in FIELDS if old[f] != new[f]} <= ORDERS, n
        if new["target"] != old["target"]:
            foe = records(kampf, 1 - side)[new["target"]]
            assert foe["flags"] & SEEN and new["flags"] & PRIORITY and not new["pulses"]
        else:
            assert new["pulses"] == old["pulses"] and not new["flags"] & PRIORITY
        assert new["flags"] & ~PRIORITY in (old["flags"], old["flags"] & ~STOPPED)
        for x, y in (("goal_x", "goal_y"), ("next_x", "next_y"), ("shell_x", "shell_y")):
            assert new[x] == NOWHERE or (new[x] < 60 and new[y] < 60)
        row = chart[new["weapon"]]
        assert new["speed"] <= int(row["sp"]) and new["range"] <= int(row["mr"])
        assert 1 <= new["facing"] <= 8
        assert new["carrier"] == NO_UNIT or new["carrier"] // 9 == n // 9
        assert new["goal_x"] != NOWHERE or new["next_x"] == NOWHERE
    changed = bytes(kampf.mem[kampf.sym["state_begin"] : kampf.sym["state_end"]])
    base = kampf.sym["state_begin"]
    own = range(
        kampf.sym["unit_records"] - base + side * UNITS * RECORD,
        kampf.sym["unit_records"] - base + (side + 1) * UNITS * RECORD,
    )
    free = {kampf.sym["st_side"] - base}
    free |= {kampf.sym[name] - base + UNITS * side + n
             for name in ("unit_x", "unit_y") for n in range(UNITS)}  # fmt: skip
    memory = kampf.sym["st_sight_id"] - base, kampf.sym["state_end"] - base
    free |= set(range(*memory))
    others = [n for n in range(len(state)) if state[n] != changed[n] and n not in own]
    assert set(others) <= free


def scramble(bench: Any, side: int, rng: random.Random) -> None:
    """Change all that a side may not know: hidden enemies, what others do not show, the dice."""
    mem, sym, foe = bench.mem, bench.sym, 1 - side
    shows = {FIELDS.index(name) for name in ("weapon", "count", "flags", "carrier")}
    for n, unit in enumerate(records(bench, foe)):
        at = sym["unit_records"] + RECORD * (UNITS * foe + n)
        if unit["flags"] & SEEN and unit["count"]:
            for field in set(range(RECORD)) - shows:
                mem[at + field] = rng.randrange(200)
            continue
        mem[at : at + RECORD] = bytes(rng.randrange(200) for _ in range(RECORD))
        mem[at + FIELDS.index("flags")] &= ~SEEN & 255
        mem[sym["unit_x"] + UNITS * foe + n] = rng.randrange(60)
        mem[sym["unit_y"] + UNITS * foe + n] = rng.randrange(60)
    for name, size in (("st_sight_id", 40), ("st_sight_x", 40), ("st_sight_y", 40)):
        at = sym[name] + size * foe
        mem[at : at + size] = bytes(rng.randrange(60) for _ in range(size))
    for name in ("rng_seed", "st_kill_points", "st_points_left", "st_unused"):
        mem[sym[name] : sym[name] + 4] = bytes(rng.randrange(100) for _ in range(4))


@pytest.mark.parametrize("side", [GERMAN, SOVIET])
@pytest.mark.parametrize("battle", range(5))
def test_what_a_side_may_not_know_changes_no_byte_of_its_orders(
    kampf: Any, side: int, battle: int
) -> None:
    """Three turns, so that what is remembered of the first counts in the last."""
    found = []
    for scrambled in (False, True):
        kampf.reset()
        field = Field(kampf)
        crowd(field, random.Random(7), formations=6)
        kampf.set("st_battle", battle)
        rng, dice = random.Random(8), random.Random(9)
        begin, end = kampf.sym["state_begin"], kampf.sym["state_end"]
        given = []
        for turn in (8, 9, 14):
            kampf.set("st_turn", turn)
            for n in range(UNITS):  # some come out of sight, others into it
                at = kampf.sym["unit_records"] + RECORD * (UNITS * (1 - side) + n) + 4
                kampf.mem[at] ^= SEEN if dice.random() < 0.3 else 0
            truth = bytes(kampf.mem[begin:end])
            if scrambled:
                scramble(kampf, side, rng)
            kampf.set("ai_behind", 1)
            plan(kampf, side)
            given.append(records(kampf, side))
            orders = bytes(kampf.mem[begin:end])
            kampf.mem[begin:end] = truth  # but for what is the side's own
            own = [(kampf.sym["unit_records"], RECORD * UNITS)]
            own += [(kampf.sym[name], UNITS) for name in ("unit_x", "unit_y")]
            own += [(kampf.sym[f"st_sight_{name}"], 40) for name in ("id", "x", "y", "age")]
            for first, size in own:
                at = first + size * side
                kampf.mem[at : at + size] = orders[at - begin : at - begin + size]
        found.append(given)
    assert found[0] == found[1]


def test_an_attacker_goes_to_the_near_part_of_the_objective_men_first_guns_behind(
    kampf: Any,
) -> None:
    straight_on(kampf)
    field = Field(kampf)
    field.unit(GERMAN, "A0", "PANTHER", 2, 8, 30)
    field.unit(GERMAN, "B0", "PZ-IVH", 2, 9, 26)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 10, 26)
    field.unit(GERMAN, "B2", "RIFLE", 30, 10, 27)
    field.unit(GERMAN, "B3", "81MOR", 4, 9, 27)
    plan(kampf, GERMAN)
    goals = {n: field.get(GERMAN, n, "goal_x") for n in ("B0", "B1", "B2", "B3")}
    assert goals == {"B2": 27, "B1": 26, "B3": 24, "B0": 24}
    for name in goals:
        assert abs(field.get(GERMAN, name, "goal_y") - 28) <= 2  # its own rows, drawn together
        assert field.get(GERMAN, name, "next_x") == NOWHERE
        assert field.get(GERMAN, name, "speed") > 0
    assert field.get(GERMAN, "B1", "range") == 10
    assert field.get(GERMAN, "B1", "delay") == 1  # in command, period 5


def test_an_attacker_s_unit_ends_in_cover_and_alone(kampf: Any) -> None:
    straight_on(kampf)
    field = Field(kampf)
    field.ground(29, 32, WOODS)
    for n in (1, 2, 3):
        field.unit(GERMAN, f"B{n}", "RIFLE", 30, 10, 30)
    plan(kampf, GERMAN)
    goals = [tuple(field.get(GERMAN, f"B{n}", f"goal_{w}") for w in "xy") for n in (1, 2, 3)]
    assert (29, 32) in goals and len(set(goals)) == 3


def test_who_would_come_too_late_does_not_stop_to_fire(kampf: Any) -> None:
    """22 squares at speed 6 and 5 a square: more than 18 turns of 20."""
    straight_on(kampf)
    field = Field(kampf)
    field.unit(GERMAN, "B1", "RIFLE", 30, 5, 30)
    for turn, reach in ((1, 2), (2, 1)):
        kampf.set("st_turn", turn)
        plan(kampf, GERMAN)
        plan(kampf, GERMAN)
        assert field.get(GERMAN, "B1", "range") == reach, turn


def test_a_second_turn_does_not_delay_who_is_under_way(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(SOVIET, "A0", "T-34/76C", 1, 50, 30)
    field.unit(SOVIET, "A1", "T-34/76C", 10, 50, 31)
    plan(kampf, SOVIET)
    goal = field.get(SOVIET, "A1", "goal_x")
    assert goal != NOWHERE and field.get(SOVIET, "A1", "delay") == 3
    kampf.mem[field.at(SOVIET, "A1") + FIELDS.index("delay")] = 0
    plan(kampf, SOVIET)
    assert field.get(SOVIET, "A1", "goal_x") == goal and field.get(SOVIET, "A1", "delay") == 0


def test_the_defender_lies_in_wait_and_faces_the_enemy(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_battle", ASSAULT_SOVIET)
    field.ground(20, 30, WOODS)
    field.unit(GERMAN, "A0", "PANTHER", 2, 18, 30, speed=8, facing=7)
    field.unit(GERMAN, "A1", "RIFLE", 30, 20, 30, range=2, facing=7)
    field.unit(GERMAN, "A2", "RIFLE", 30, 20, 31)
    field.unit(GERMAN, "A3", "75AT", 4, 19, 31, range=3)
    field.unit(GERMAN, "A4", "50AT", 4, 19, 31)
    field.unit(GERMAN, "A5", "HMG", 4, 19, 31, range=3)
    field.unit(SOVIET, "A0", "T-34/76C", 4, 19, 50, flags=SEEN)
    plan(kampf, GERMAN)
    assert [field.get(GERMAN, f"A{n}", "range") for n in range(1, 6)] == [2, 2, 9, 4, 5]
    for n in range(6):
        assert field.get(GERMAN, f"A{n}", "speed") == 0
        assert field.get(GERMAN, f"A{n}", "goal_x") == NOWHERE
        assert field.get(GERMAN, f"A{n}", "facing") == 5  # south, where one is seen


def test_a_defender_hunts_enemies_seen_and_remembered_from_his_turn_on(kampf: Any) -> None:
    """Tanks from turn 5 against Soviet assaults, men at once for who is in the area; HQs stay."""
    field = Field(kampf)
    kampf.set("st_battle", ASSAULT_SOVIET)
    kampf.set("st_last_turn", 30)
    for name, weapon in (("B0", "PZ-IVH"), ("B1", "PZ-IVH"), ("B2", "RIFLE"), ("B3", "75AT")):
        field.unit(GERMAN, name, weapon, 5, 26, 31)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 30, 32, flags=SEEN)
    for turn, goes in ((4, {"B2"}), (5, {"B1", "B2"}), (10, {"B1", "B2"})):
        kampf.set("st_turn", turn)
        plan(kampf, GERMAN)
        for name in ("B0", "B1", "B2", "B3"):
            goal = field.get(GERMAN, name, "goal_x"), field.get(GERMAN, name, "goal_y")
            assert (goal == (30, 32)) == (name in goes), (turn, name)
            assert bool(field.get(GERMAN, name, "speed")) == (name in goes)
        kampf.mem[field.at(SOVIET, "A1") + FIELDS.index("flags")] = 0  # out of sight from now on
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "B2", "range") == 0  # men fight in the enemy's own square
    for turn in range(11, 22):  # nine turns later nobody remembers
        kampf.set("st_turn", turn)
        plan(kampf, GERMAN)
        for name in ("B1", "B2"):
            kampf.mem[field.at(GERMAN, name) + FIELDS.index("goal_x")] = NOWHERE
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "B1", "goal_x") == NOWHERE  # and nobody looks about in the open


def test_the_reserve_strikes_back_sooner_when_the_report_says_that_it_is_being_lost(
    kampf: Any,
) -> None:
    field = Field(kampf)
    kampf.set("st_battle", ASSAULT_SOVIET)
    kampf.set("st_turn", 4)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 26, 31)
    field.unit(GERMAN, "B2", "RIFLE", 30, 26, 31)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 30, 32, flags=SEEN)
    for behind, goal in ((0, NOWHERE), (1, 30)):
        kampf.set("ai_behind", behind)
        plan(kampf, GERMAN)
        assert field.get(GERMAN, "B1", "goal_x") == goal
        assert field.get(GERMAN, "B2", "goal_x") == 30, "men go at once for who has broken in"


@pytest.mark.parametrize(("battle", "turn"), [(PURSUIT_GERMAN, 8), (ASSAULT_GERMAN, 10)])
def test_a_rear_guard_s_men_who_know_of_nobody_look_through_the_area(
    kampf: Any, battle: int, turn: int
) -> None:
    """From the turn on which they go for enemies: they may have been gone round."""
    for now in (turn - 1, turn):
        field = Field(kampf)
        kampf.set("st_battle", battle)
        kampf.set("st_turn", now)
        field.unit(SOVIET, "B2", "RIFLE", 30, 34, 31)
        plan(kampf, SOVIET)
        looks = now == turn and battle == PURSUIT_GERMAN
        assert (field.get(SOVIET, "B2", "goal_x") != NOWHERE) == looks
    field.unit(GERMAN, "A1", "PZ-IVH", 5, 30, 32, flags=SEEN)
    field.unit(SOVIET, "B2", "RIFLE", 30, 34, 31)
    plan(kampf, SOVIET)
    assert [field.get(SOVIET, "B2", f"goal_{way}") for way in "xy"] == [30, 32]


@pytest.mark.parametrize(
    ("side", "margin", "looks"),
    [(GERMAN, 2, False), (GERMAN, 3, True), (SOVIET, 3, False), (SOVIET, 4, True)],
)
def test_who_knows_of_nobody_in_a_meeting_looks_about_when_behind_and_germans_in_a_draw(
    kampf: Any, side: int, margin: int, looks: bool
) -> None:
    field = Field(kampf)
    kampf.set("st_battle", MEETING)
    kampf.set("st_turn", 17)
    kampf.set("st_small", side)  # the others look whatever the report says: `test_bold`
    field.unit(side, "B1", ("PZ-IVH", "T-34/76C")[side], 5, 30, 31)
    kampf.set("ai_behind", 1)
    kampf.set("ai_margin", margin)
    plan(kampf, side)
    goal = [field.get(side, "B1", f"goal_{way}") for way in "xy"]
    assert goal == [NOWHERE, goal[1]] if not looks else all(abs(at - 30) <= 9 for at in goal)


def test_hunters_take_the_enemy_of_their_own_bank_or_go_by_the_bridge(kampf: Any) -> None:
    """The one across is two squares off, the other ten."""
    field = Field(kampf)
    kampf.set("st_battle", ASSAULT_SOVIET)
    kampf.set("st_turn", 9)
    for y in range(60):
        field.ground(30, y, RIVER)
    field.ground(30, 36, BRIDGE)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 29, 30)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 31, 30, flags=SEEN)
    field.unit(SOVIET, "A2", "T-34/76C", 4, 25, 22, flags=SEEN)
    goals = ("goal_x", "goal_y", "next_x", "next_y")
    plan(kampf, GERMAN)
    assert [field.get(GERMAN, "B1", name) for name in goals[:2]] == [25, 22]
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 29, 30)
    field.unit(SOVIET, "A2", "T-34/76C", 0, 25, 22)
    kampf.set("st_sight_id", bytes(80))  # and nobody remembers it
    for _ in range(2):  # a second turn leaves it under way
        plan(kampf, GERMAN)
        assert [field.get(GERMAN, "B1", name) for name in goals] == [30, 36, 31, 30]
        kampf.mem[field.at(GERMAN, "B1") + FIELDS.index("delay")] = 0
    assert field.get(GERMAN, "B1", "delay") == 0


def test_who_is_stopped_by_a_river_is_sent_another_way(kampf: Any) -> None:
    field = Field(kampf)
    for y in range(60):
        field.ground(18, y, RIVER)
    field.ground(18, 37, BRIDGE)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 17, 30, goal_x=24, goal_y=30, flags=STOPPED)
    plan(kampf, GERMAN)
    assert [field.get(GERMAN, "B1", f"goal_{way}") for way in "xy"] == [18, 37]
    assert not field.get(GERMAN, "B1", "flags") & STOPPED


def test_nobody_is_remembered_where_own_men_stand(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_battle", ASSAULT_SOVIET)
    kampf.set("st_turn", 8)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 26, 31)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 34, 32, flags=SEEN)
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "B1", "goal_x") == 34
    kampf.mem[field.at(SOVIET, "A1") + FIELDS.index("flags")] = 0
    field.unit(GERMAN, "C1", "RIFLE", 30, 34, 32)
    kampf.mem[field.at(GERMAN, "B1") + FIELDS.index("goal_x")] = NOWHERE
    plan(kampf, GERMAN)
    assert (field.get(GERMAN, "B1", "goal_x"), field.get(GERMAN, "B1", "goal_y")) != (34, 32)


def test_many_hunters_share_the_enemies_out(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_battle", ASSAULT_SOVIET)
    kampf.set("st_turn", 12)
    for n in range(1, 7):
        field.unit(GERMAN, f"B{n}", "PZ-IVH", 5, 26, 31)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 34, 32, flags=SEEN)
    field.unit(SOVIET, "A2", "T-34/76C", 4, 35, 28, flags=SEEN)
    plan(kampf, GERMAN)
    goals = [field.get(GERMAN, f"B{n}", "goal_x") for n in range(1, 7)]
    assert {goals.count(34), goals.count(35)} <= {2, 3, 4}


def test_no_more_than_four_go_for_one_enemy(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_battle", ASSAULT_SOVIET)
    kampf.set("st_turn", 12)
    for n in range(1, 8):
        field.unit(GERMAN, f"B{n}", "PZ-IVH", 5, 26, 31)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 31, 32, flags=SEEN)
    plan(kampf, GERMAN)
    goals = [(field.get(GERMAN, f"B{n}", "goal_x"), field.get(GERMAN, f"B{n}", "goal_y"))
             for n in range(1, 8)]  # fmt: skip
    assert goals.count((31, 32)) == 4


def test_who_is_there_and_behind_on_points_hunts_who_leads_stays(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_battle", MEETING)
    kampf.set("st_turn", 17)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 26, 31)
    field.unit(SOVIET, "A1", "76AT", 4, 34, 32, flags=SEEN)
    for behind, goal in ((0, NOWHERE), (1, 34)):
        kampf.set("ai_behind", behind)
        plan(kampf, GERMAN)
        assert field.get(GERMAN, "B1", "goal_x") == goal


@pytest.mark.parametrize(
    ("side", "kills", "behind"),
    [
        (GERMAN, (50, 20), 0), (SOVIET, (50, 20), 1), (GERMAN, (20, 50), 1),
        (SOVIET, (20, 50), 0), (GERMAN, (0, 0), 1), (SOVIET, (40, 40), 1),
    ],
)  # fmt: skip
def test_it_knows_by_the_last_report_whether_it_is_winning(
    kampf: Any, side: int, kills: tuple[int, int], behind: int
) -> None:
    Field(kampf)
    kampf.set("st_battle", MEETING)
    kampf.set("st_kill_points", [kills[0], 0, kills[1], 0])
    kampf.call("computer_report", st_side=side)
    assert kampf.mem[kampf.sym["ai_behind"]] == behind


@pytest.mark.parametrize(
    ("weapon", "place", "foes", "goes"),
    [
        ("RIFLE", (48, 5), [(30, 20)], True),
        ("HMG", (48, 5), [(30, 20)], True),
        ("PZ-IVH", (48, 5), [(30, 20)], True),
        ("75AT", (48, 5), [(30, 20)], False),  # nobody draws it
        ("RIFLE", (36, 20), [(30, 15)], False),  # it stands there
        ("RIFLE", (48, 5), [(30, 20), (46, 8)], False),  # enemies come its way
        ("RIFLE", (48, 5), [(58, 28)], False),  # nobody has broken in
        ("RIFLE", (48, 5), [], False),
    ],
)
def test_a_defender_whom_the_enemy_has_passed_goes_back_to_the_objective(
    kampf: Any, weapon: str, place: tuple[int, int], foes: list[tuple[int, int]], goes: bool
) -> None:
    field = Field(kampf, rows=30)
    kampf.set("st_battle", ASSAULT_SOVIET)
    field.unit(GERMAN, "B1", weapon, 4, *place)
    for n, foe in enumerate(foes):
        field.unit(SOVIET, f"A{n}", "T-34/76C", 4, *foe, flags=SEEN)
    plan(kampf, GERMAN)
    goal = [field.get(GERMAN, "B1", name) for name in ("goal_x", "goal_y")]
    assert goal == ([30, 15] if goes else [NOWHERE, goal[1]])
    assert bool(field.get(GERMAN, "B1", "speed")) == goes
    if goes:
        kampf.mem[field.at(GERMAN, "B1") + FIELDS.index("delay")] = 3
        plan(kampf, GERMAN)
        assert field.get(GERMAN, "B1", "delay") == 3, "a new order would only delay it"


def test_a_mortar_that_shells_nothing_may_fire_as_far_as_it_reaches(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "A1", "81MOR", 4, 19, 30)
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "A1", "range") == 13


def test_riders_get_off_where_their_carrier_was_to_go(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "B1", "HALFTRACK", 4, 22, 30)
    field.unit(GERMAN, "B2", "RIFLE", 30, 22, 30, carrier=number("B1"))
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "B2", "carrier") == NOWHERE


def test_a_carrier_with_room_takes_another_unit_along(kampf: Any) -> None:
    """Thirty men and four machine guns (5.4.3: 30 + 8 points) ride on four halftracks (40)."""
    field = Field(kampf)
    field.unit(GERMAN, "B1", "HALFTRACK", 4, 5, 30)
    field.unit(GERMAN, "B2", "RIFLE", 30, 5, 30)
    field.unit(GERMAN, "B3", "HMG", 4, 5, 30)
    for _ in range(2):
        plan(kampf, GERMAN)
    for name in ("B2", "B3"):
        assert field.get(GERMAN, name, "carrier") == number("B1")


@pytest.mark.rule("KG-5.6.3")
@pytest.mark.rule("KG-5.6.8")
def test_mortars_shell_the_nearest_gun_that_is_seen(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "A0", "PANTHER", 2, 20, 30)
    field.unit(GERMAN, "A1", "81MOR", 4, 19, 30)
    field.unit(SOVIET, "A0", "T-34/76C", 4, 25, 30, flags=SEEN)
    field.unit(SOVIET, "A1", "76AT", 4, 28, 30, flags=SEEN)
    field.unit(SOVIET, "A2", "76AT", 4, 24, 30)
    plan(kampf, GERMAN)
    assert (field.get(GERMAN, "A1", "shell_x"), field.get(GERMAN, "A1", "shell_y")) == (28, 30)
    assert field.get(GERMAN, "A1", "shell_delay") == 2
    assert field.get(GERMAN, "A1", "shell_left") == 4
    assert field.get(GERMAN, "A1", "range") == 0
    assert field.get(GERMAN, "A1", "load") == 0  # the HQ looks on


@pytest.mark.rule("KG-7.5.7")
def test_no_shells_on_a_square_with_own_men_nor_out_of_sight(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "A0", "PANTHER", 2, 20, 30)
    field.unit(GERMAN, "A1", "81MOR", 4, 19, 30)
    field.unit(GERMAN, "A2", "RIFLE", 30, 28, 30)
    field.unit(SOVIET, "A1", "76AT", 4, 28, 30, flags=SEEN)
    field.unit(SOVIET, "A2", "76AT", 4, 20, 44, flags=SEEN)  # beyond the mortars' 13
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "A1", "shell_x") == NOWHERE
    field.unit(SOVIET, "A3", "76AT", 4, 20, 40, flags=SEEN)
    for x in range(60):
        field.ground(x, 35, 0, height=3)
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "A1", "shell_x") == NOWHERE


def test_trucks_take_the_guns_of_their_square_and_let_them_off_before_the_enemy(
    kampf: Any,
) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "A0", "PANTHER", 2, 8, 30)
    field.unit(GERMAN, "B0", "TRUCK", 1, 9, 30)
    field.unit(GERMAN, "B1", "75AT", 4, 10, 30)
    field.unit(GERMAN, "B2", "TRUCK", 4, 10, 30)
    plan(kampf, GERMAN)
    truck = 9 + 2
    assert field.get(GERMAN, "B1", "carrier") == truck
    assert field.get(GERMAN, "B2", "goal_x") != NOWHERE and field.get(GERMAN, "B2", "speed") == 11
    field.unit(SOVIET, "A0", "T-34/76C", 4, 17, 30, flags=SEEN)
    plan(kampf, GERMAN)
    assert field.get(GERMAN, "B1", "carrier") == NO_UNIT
    assert field.get(GERMAN, "B1", "suppression") == 80
    assert field.get(GERMAN, "B2", "goal_x") == NOWHERE


def test_a_river_is_crossed_where_a_bridge_is(kampf: Any) -> None:
    straight_on(kampf)
    field = Field(kampf)
    for y in range(60):
        field.ground(18, y, RIVER)
    field.ground(18, 37, BRIDGE)
    field.ground(18, 2, BRIDGE)
    field.unit(GERMAN, "A0", "PANTHER", 2, 8, 30)
    field.unit(GERMAN, "A1", "PANTHER", 5, 8, 31)
    plan(kampf, GERMAN)
    assert (field.get(GERMAN, "A1", "goal_x"), field.get(GERMAN, "A1", "goal_y")) == (18, 37)
    assert abs(field.get(GERMAN, "A1", "next_x") - 30) <= 9


@pytest.mark.parametrize("battle", [MEETING, ASSAULT_SOVIET])
def test_a_full_side_has_its_orders_in_twelve_seconds(kampf: Any, battle: int) -> None:
    field = Field(kampf)
    crowd(field, random.Random(3))
    kampf.set("st_battle", battle)
    for n in range(2 * UNITS):  # every enemy seen: the most there is to think about
        kampf.mem[kampf.sym["unit_records"] + RECORD * n + 4] |= SEEN
    assert plan(kampf, GERMAN) / MHZ / 1e6 <= 12
