"""What orders are estimated to cost, and which of them a soldier cannot be given."""

import math

import pytest

PADOOKA, BASTINELLI, CHENG, DUMKE = 0, 2, 5, 9
GRENADE, MACHINE, AUTO, RIFLE, KNIFE, BAYONET, PLASTIC = 2, 3, 4, 5, 7, 8, 1
PREPARED, LOADED = 0x80, 0x40
ROOT2 = math.sqrt(2)
CONTROL = 0.8

# strength, intelligence, dexterity, fire weapon, square: the squad card and rule 16.A.1
SQUAD = {
    PADOOKA: (7, 7, 5, AUTO, (13, 20)),
    BASTINELLI: (10, 4, 5, AUTO, (13, 19)),
    DUMKE: (4, 3, 6, RIFLE, (13, 18)),
    CHENG: (4, 6, 6, RIFLE, (13, 17)),
}


def put(ambush, name, man, value):
    ambush.mem[ambush.sym[name] + man] = value


def get(ambush, name, man):
    return ambush.mem[ambush.sym[name] + man]


def signed(ambush, name):
    value = ambush.word(name)
    return value - 65536 if value & 0x8000 else value


@pytest.fixture
def squad(ambush):
    """The four of NCO Training at the start, upright, facing north, control .8, 250 points."""
    start, end = ambush.sym["state_begin"], ambush.sym["state_end"]
    for at in range(start, end):
        ambush.mem[at] = 0
    ambush.set("st_solitaire", 1)
    ambush.set("st_level", 1)
    ambush.set("st_turn_length", 250)
    for man, (strength, wits, dexterity, weapon, place) in SQUAD.items():
        put(ambush, "man_in_play", man, 1)
        put(ambush, "man_strength", man, strength)
        put(ambush, "man_intelligence", man, wits)
        put(ambush, "man_dexterity", man, dexterity)
        put(ambush, "man_issued", man, weapon)
        put(ambush, "man_rank", man, (0, 0, 2, 0, 0, 2, 0, 0, 0, 3)[man])
        put(ambush, "man_x", man, place[0])
        put(ambush, "man_y", man, place[1])
        put(ambush, "man_facing", man, 1)
        put(ambush, "man_endurance", man, 99)
        put(ambush, "man_command", man, 8)
        put(ambush, "man_weapons", man, weapon | PREPARED | LOADED)
        put(ambush, "man_weapons", man + 20, KNIFE)
        put(ambush, "man_explosives", man, GRENADE)
        energy = 99 * (strength + 5) // 5
        put(ambush, "man_energy_lo", man, energy & 255)
        put(ambush, "man_energy_hi", man, energy >> 8)
    put(ambush, "man_expert", CHENG, 1)
    return ambush


def begin(ambush, man):
    ambush.set("zp_man", man)
    ambush.call("plan_begin")


def give(ambush, man, text):
    """Type one order for the man whose plan is at work; the refusal, 0 when it was taken."""
    result = ambush.call("order_parse", line_buffer=text.encode() + b"\0")
    if result.c:
        return result.a
    ambush.call("order_append", X=man)
    ambush.call("plan_charge")
    ambush.set("plan_count", ambush.mem[ambush.sym["plan_count"]] + 1)
    return 0


def left(ambush):
    """(time, energy) left after the orders."""
    at = ambush.sym["plan_energy"]
    return signed(ambush, "plan_time"), signed_word(ambush, at + 1) + ambush.mem[at] / 256


def signed_word(ambush, at):
    value = ambush.mem[at] | ambush.mem[at + 1] << 8
    return value - 65536 if value & 0x8000 else value


def points(man, cost, sneaking=False):
    """Time of one act: W4 of the rule audit, doubled while he sneaks (9.0)."""
    _, wits, dexterity, _, _ = SQUAD[man]
    factor = (1.5 - 0.05 * (wits + dexterity)) * (1.5 - 0.5 * CONTROL)
    return max(1, math.floor(cost * (2 if sneaking else 1) * factor + 0.5))


TURN = (10, 1)  # an implied change of facing, upright


# every act of the four strings of 16.A.1: cost in time, in energy, how often, sneaking
BOOK = {
    PADOOKA: (
        "MR12R MR21R MR30F SB FA0199",
        [(10, 3, 2), TURN, (10 * ROOT2, 3 * ROOT2), TURN, (20, 1), (1, 1)],
        (99, 0.3 * 99 * 2),
        (14, 23),
    ),
    CHENG: (
        "MR15R SB MR21D MR30R FA5030",
        [(10, 3, 5), (1, 1), (20, 2), (30 * ROOT2, 30 * ROOT2), (20, 2)],
        (30, 0.3 * 30 * 2),
        (14, 23),
    ),
    BASTINELLI: (
        "MR11R PF EF1820 MR58R MR32R PA FA2510",
        [(10, 3), (20, 1), TURN, (20, 12.5), TURN, (10, 3, 8), TURN, (10, 3, 2), (15, 1)],
        (10, 3),
        (15, 12),
    ),
    DUMKE: (
        "MR41R MR34R MR21R MR13R",
        [
            TURN,
            (10 * ROOT2, 3 * ROOT2),
            TURN,
            (10, 3, 4),
            TURN,
            (40 * ROOT2, 9 * ROOT2),  # over the hedge
            TURN,
            (10, 3, 3),
        ],
        (0, 0),
        (19, 21),
    ),
}


@pytest.mark.rule("CA-16.A1.3")
@pytest.mark.rule("CA-16.A1.4")
@pytest.mark.rule("CA-16.A1.5")
@pytest.mark.rule("CA-16.A1.6")
@pytest.mark.rule("CA-3.1.2")
@pytest.mark.rule("CA-5.0.1")
@pytest.mark.rule("CA-8.6.2")
@pytest.mark.parametrize("man", BOOK)
def test_the_books_first_turn_leaves_the_time_and_energy_worked_out_by_hand(squad, man):
    text, acts, (watch, watching), place = BOOK[man]
    begin(squad, man)
    for order in text.split():
        assert give(squad, man, order) == 0, order
    time = sum(points(man, act[0]) * (act[2] if len(act) > 2 else 1) for act in acts) + watch
    energy = sum(act[1] * (act[2] if len(act) > 2 else 1) for act in acts) + watching
    time_left, energy_left = left(squad)
    assert time_left == 250 - time
    assert abs(energy_left - (99 * (SQUAD[man][0] + 5) // 5 - energy)) < 0.2
    assert (squad.mem[squad.sym["plan_x"]], squad.mem[squad.sym["plan_y"]]) == place
    # the man himself has not stirred
    assert (get(squad, "man_x", man), get(squad, "man_y", man)) == SQUAD[man][4]
    assert get(squad, "man_posture", man) == 0 and get(squad, "man_facing", man) == 1


@pytest.mark.rule("CA-3.1.3")
def test_a_plan_made_anew_from_the_list_is_the_plan_made_while_typing(squad):
    begin(squad, CHENG)
    for order in BOOK[CHENG][0].split():
        give(squad, CHENG, order)
    typed = left(squad)
    begin(squad, CHENG)
    assert left(squad) == typed


REFUSED = [
    (PADOOKA, "", "FS1820L", None),
    (PADOOKA, "MR10F", "MR11R", "PRONE"),
    (PADOOKA, "MR10F", "MR11W", "PRONE"),
    (PADOOKA, "MR10F", "MR11D", "PRONE"),
    (PADOOKA, "MR10F", "MR11L", "PRONE"),
    (PADOOKA, "MR10F", "MR11C", None),
    (PADOOKA, "MR10F", "MR20L", None),
    (PADOOKA, "MR10F MR10S", "MR11R", None),
    (PADOOKA, "", "MR11C", "UPRIGHT"),
    (PADOOKA, "MR10F", "MR10F", "LYING"),
    (PADOOKA, "", "MR10S", "STANDING"),
    (PADOOKA, "", "MR10R", "FACING"),
    (PADOOKA, "", "MR10L", None),
    (PADOOKA, "MR30W", "MR30R", "FACING"),
    (PADOOKA, "MR00W", "MR00R", "FACING"),
    (PADOOKA, "MR51R", "MR50R", "FACING"),
    (PADOOKA, "MI51R", "MR50R", None),
    (PADOOKA, "", "MI30R", "KEEPS"),
    (PADOOKA, "", "MI30L", None),
    (PADOOKA, "HJ20", "MR11R", "AFTER_HJ"),
    (PADOOKA, "HJ20", "MR30W", None),
    (PADOOKA, "HJ20", "MR10W", None),
    (PADOOKA, "FS1830", "MR20W", None),  # passed over when nobody is there: he has not turned
    (PADOOKA, "PF EF1625", "MR20W", None),
    (PADOOKA, "FS1830 MR10R", "MR10W", "FACING"),
    (PADOOKA, "SB", "SB", "SNEAKING"),
    (PADOOKA, "", "SE", "NO_SNEAK"),
    (PADOOKA, "SB SE", "SE", "NO_SNEAK"),
    (PADOOKA, "SB FS1820", "SB", None),
    (PADOOKA, "SB FA0199", "SE", None),
    (PADOOKA, "", "PR", "NOT_HIS"),
    (PADOOKA, "", "LM", "NOT_HIS"),
    (PADOOKA, "", "DM", "NOT_HIS"),
    (PADOOKA, "DA", "PA", "NOT_HIS"),
    (PADOOKA, "GR", "PR", None),
    (PADOOKA, "", "PB", "NO_KNIFE"),
    (CHENG, "", "PB", None),
    (CHENG, "DK", "PB", "NO_KNIFE"),
    (CHENG, "PB", "PB", "READY"),
    (PADOOKA, "", "PA", "READY"),
    (PADOOKA, "PK", "PA", None),
    (PADOOKA, "PF", "PF", "READY"),
    (PADOOKA, "PF", "DF", "IN_HAND"),
    (PADOOKA, "", "DF", None),
    (PADOOKA, "DF", "DF", "NOT_HIS"),
    (PADOOKA, "PK", "FS1820", "NO_GUN"),
    (PADOOKA, "PF", "FA0199", "NO_GUN"),
    (PADOOKA, "", "LA", None),
    (PADOOKA, "", "EF1820", "NO_FRAG"),
    (PADOOKA, "PF EF1820", "EF1820", "NO_FRAG"),
    (CHENG, "", "EP100", "NO_PLASTIC"),
    (CHENG, "GP PP", "EP100", None),
    (PADOOKA, "GP PP", "EP100", "NO_EXPERT"),
    (PADOOKA, "WA10 " * 16, "WA10", "FULL"),
    (PADOOKA, "WA10 " * 16, "NO", None),
    (PADOOKA, "WA10 " * 15, "WA10", None),
]


@pytest.mark.rule("CA-5.3.1")
@pytest.mark.rule("CA-8.4.2")
@pytest.mark.rule("CA-8.4.3")
@pytest.mark.rule("CA-12.8.12")
@pytest.mark.rule("CA-5.0.5")
@pytest.mark.parametrize(("man", "before", "text", "reason"), REFUSED)
def test_plainly_redundant_or_impossible_orders_are_refused(
    squad, refusals, man, before, text, reason
):
    begin(squad, man)
    for order in before.split():
        assert give(squad, man, order) == 0, order
    was = left(squad), get(squad, "man_order_count", man)
    result = squad.call("order_parse", line_buffer=text.encode() + b"\0")
    assert (result.a if result.c else None) == (refusals["REFUSE_" + reason] if reason else None)
    assert (left(squad), get(squad, "man_order_count", man)) == was


@pytest.fixture(scope="session")
def refusals(game_folder):
    lines = (game_folder / "orders.inc").read_text().splitlines()
    pairs = [line.split(";")[0].split("=") for line in lines if line.startswith("REFUSE_")]
    return {name.strip(): int(number) for name, number in pairs}


@pytest.mark.rule("CA-12.5.2")
def test_an_empty_weapon_is_loaded_before_it_fires(squad, refusals):
    put(squad, "man_weapons", PADOOKA, AUTO | PREPARED)
    begin(squad, PADOOKA)
    assert give(squad, PADOOKA, "FS1820") == refusals["REFUSE_UNLOADED"]
    assert give(squad, PADOOKA, "LA") == 0
    assert give(squad, PADOOKA, "FS1820") == 0


@pytest.mark.rule("CA-4.11.3")
def test_the_leader_may_set_the_fuse_when_the_expert_is_down(squad):
    put(squad, "man_wounds", CHENG, 50)
    begin(squad, PADOOKA)
    for order in ("GP", "PP", "EP100"):
        assert give(squad, PADOOKA, order) == 0, order


@pytest.mark.rule("CA-5.41.2")
@pytest.mark.rule("CA-10.4.8")
@pytest.mark.parametrize(
    ("scenario", "solitaire", "level", "taken"),
    [(0, 1, 0, True), (1, 1, 1, True), (1, 1, 2, False), (4, 1, 3, False), (5, 0, 0, False)],
)
def test_the_terrain_display_is_for_beginners(squad, refusals, scenario, solitaire, level, taken):
    squad.set("st_scenario", scenario)
    squad.set("st_solitaire", solitaire)
    squad.set("st_level", level)
    begin(squad, PADOOKA)
    assert give(squad, PADOOKA, "FS1820L") == (0 if taken else refusals["REFUSE_NO_L"])


@pytest.mark.rule("CA-8.7.5")
def test_a_seventh_explosive_is_refused_while_the_first_six_are_certain(squad, refusals):
    for slot in range(6):
        put(squad, "man_explosives", PADOOKA + 20 * slot, GRENADE)
    begin(squad, PADOOKA)
    assert give(squad, PADOOKA, "GF") == refusals["REFUSE_LIMIT"]
    assert give(squad, PADOOKA, "DF") == 0
    assert give(squad, PADOOKA, "GF") == 0


@pytest.mark.rule("CA-5.1.2")
def test_time_spent_last_turn_comes_off_the_first_order(squad):
    begin(squad, PADOOKA)
    give(squad, PADOOKA, "MR12R")
    whole = 250 - left(squad)[0]
    put(squad, "man_spent_lo", PADOOKA, 7)
    begin(squad, PADOOKA)
    assert squad.word("plan_first") == whole - 7
    assert left(squad)[0] == 250 - whole + 7


@pytest.mark.rule("CA-5.0.5")
def test_orders_are_taken_below_zero_time_and_energy(squad):
    begin(squad, DUMKE)
    for _ in range(4):
        assert give(squad, DUMKE, "WA99") == 0
    assert left(squad)[0] == 250 - 4 * 99
    for order in ("MR59D", "MR19D"):
        assert give(squad, DUMKE, order) == 0
    assert left(squad)[1] < 0


@pytest.mark.rule("CA-3.1.1")
def test_reset_in_the_middle_of_a_plan_gives_the_soldier_himself_back(squad):
    begin(squad, PADOOKA)
    give(squad, PADOOKA, "MR12R")
    squad.call("plan_swap")
    assert get(squad, "man_y", PADOOKA) == 22
    squad.call("plan_repair")
    assert get(squad, "man_y", PADOOKA) == 20
    squad.call("plan_repair")
    assert get(squad, "man_y", PADOOKA) == 20


@pytest.mark.rule("CA-5.3.3")
@pytest.mark.rule("CA-8.6.2")
@pytest.mark.parametrize(
    ("text", "time", "energy", "square", "facing"),
    [
        ("MR31W", 0, 0, (13, 19), 1),  # the factory's west wall
        ("MR23W", 0, 0, (13, 19), 1),  # past its door's post
        ("MI32R", 0, 0, (13, 19), 1),
        ("MR51W", 33, 2, (13, 18), 5),  # open: 10 to turn, 20 to walk, x 1.1 at control .8
    ],
)
def test_a_way_barred_at_once_is_estimated_at_nothing(squad, text, time, energy, square, facing):
    put(squad, "man_intelligence", BASTINELLI, 5)
    begin(squad, BASTINELLI)
    before = left(squad)
    assert give(squad, BASTINELLI, text) == 0
    assert (before[0] - left(squad)[0], before[1] - left(squad)[1]) == (time, energy)
    mem, sym = squad.mem, squad.sym
    assert (mem[sym["plan_x"]], mem[sym["plan_y"]], mem[sym["plan_facing"]]) == (*square, facing)
