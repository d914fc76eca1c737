"""The steps before a battle row by row and man by man: who comes, where he stands, what he gets."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ..hires_page import keys, left_over, text
from .stub import Stubs
from .test_sight import draw

ESCAPE = "\x1b"
LIST_ROW = 4
PLASTIC, GRENADE, MACHINE, AUTO, RIFLE, GAROTTE = range(1, 7)
WEAPON_RATINGS = "strength dexterity throwing firing fighting".split()
PROPOSED = {1: 5, 2: 6, 3: 10, 11: 10, 0: 4}
SIDES = pytest.mark.parametrize("side", [0, 1])


@pytest.fixture
def squads(ambush: Any) -> Any:
    """Both squads of the card, nobody in play."""
    for side in (0, 1):
        ambush.call("squad_load", X=side)
    ambush.set("man_in_play", [0] * 20)
    ambush.overlay("SETUP")
    return ambush


def rows(m: Any) -> list[str]:
    return [row.rstrip() for row in text(m.mem)]


def array(m: Any, name: str, size: int = 20) -> list[int]:
    return list(m.mem[m.sym[name] : m.sym[name] + size])


def name(m: Any, man: int) -> str:
    at = m.sym["man_name"] + 12 * man
    return bytes(m.mem[at : at + 12]).decode().rstrip()


RATINGS = "strength intelligence dexterity observation throwing firing fighting".split()


def able(m: Any, man: int, ratings: list[str]) -> list[str]:
    """What he can do, as it stands on a page."""
    return [str(m.mem[m.sym["man_" + rating] + man]) for rating in ratings]


@pytest.mark.rule("CA-16.A2.4")
@pytest.mark.rule("CA-16.A4.3")
@SIDES
@pytest.mark.parametrize("scenario", sorted(PROPOSED))
def test_who_is_proposed_and_who_is_struck_off(squads: Any, side: int, scenario: int) -> None:
    m, first = squads, 10 * side
    m.set("st_side", side)
    m.set("st_scenario", scenario)
    m.set("man_in_play", [7] * 20)
    stubs = Stubs(m, "sound_refuse", "setup_help", "squad_arm")
    other = [7] * 10
    comes = [int(k < PROPOSED[scenario]) for k in range(10)]
    struck, added = 1, 9
    typed = name(m, first + struck)[0] + name(m, first + added)[0].lower() + "9?"
    comes[struck], comes[added] = 0, 1 - comes[added]
    keys(m, typed)
    with pytest.raises(TimeoutError):
        m.call("step_men", limit=4_000_000)
    assert stubs.log == ["sound_refuse", "setup_help"]
    page = rows(m)
    for k in range(10):
        shown = [("out", "in")[comes[k]], name(m, first + k), *able(m, first + k, RATINGS)]
        shown += ["E"] * m.mem[m.sym["man_expert"] + first + k]
        assert page[LIST_ROW + k].split() == shown
    stubs.clear()
    keys(m, typed + "\r")
    assert m.call("step_men", limit=8_000_000).c == 0
    assert stubs.log == ["sound_refuse", "setup_help", "squad_arm"]
    assert array(m, "man_in_play") == (comes + other if side == 0 else other + comes)
    keys(m, ESCAPE)
    assert m.call("step_men", limit=8_000_000).c == 1
    assert array(m, "man_in_play") == ([0] * 10 + other if side == 0 else other + [0] * 10)


@pytest.mark.rule("CA-16.A2.4")
@SIDES
def test_at_least_one_takes_part(squads: Any, side: int) -> None:
    m = squads
    m.set("st_side", side)
    m.set("st_scenario", 1)
    m.set("man_in_play", [1 - side] * 10 + [side] * 10)
    stubs = Stubs(m, "sound_refuse", "squad_arm")
    initials = [name(m, 10 * side + k)[0] for k in range(10)]
    keys(m, "".join(initials[:5]) + "\r" + initials[9] + "\r")
    assert m.call("step_men", limit=8_000_000).c == 0
    assert stubs.log == ["sound_refuse", "squad_arm"]
    mine = array(m, "man_in_play")[10 * side : 10 * side + 10]
    assert mine == [0] * 9 + [1]


@pytest.mark.rule("CA-2.2.4")
@SIDES
def test_the_men_are_placed_one_after_the_other(squads: Any, side: int) -> None:
    """The next who takes part, the one before him; nobody of the other side."""
    m, rng, first = squads, random.Random(224), 10 * side
    m.set("st_side", side)
    for _ in range(12):
        plays = [int(rng.random() < 0.5) for _ in range(20)]
        m.set("man_in_play", plays)
        mine = [k for k in range(first, first + 10) if plays[k]]
        for man in range(first - 1, first + 10):
            later = [k for k in mine if k > man]
            r = m.call("step_places:next_man", X=man & 255)
            assert (r.c, r.x if later else None) == (not later, later[0] if later else None)
            if man >= first:
                sooner = [k for k in mine if k < man]
                r = m.call("man_before", X=man)
                assert (r.c, r.x if sooner else None) == (bool(sooner), max(sooner, default=None))
    m.set("man_x", [30] * 20)
    m.call("off_the_map")
    assert array(m, "man_x") == ([0] * 10 + [30] * 10 if side == 0 else [30] * 10 + [0] * 10)


@pytest.mark.rule("CA-2.2.4")
@pytest.mark.rule("CA-2.4.2")
@SIDES
@pytest.mark.parametrize("blind", [0, 1])
def test_only_who_stands_already_is_on_the_map(squads: Any, side: int, blind: int) -> None:
    m = squads
    for given in ({"st_side": side, "st_blind": blind, "st_scenario": 11, "place_note": 1},):
        for what, value in given.items():
            m.set(what, value)
    m.set("man_in_play", [1] * 20)
    m.set("man_seen", [1] * 20)
    m.set("man_y", [30] * 20)
    stands = [(k * 7) % 3 > 0 for k in range(20)]
    m.set("man_x", [20 + k if stands[k] else 0 for k in range(20)])
    for what, value in (("place_man", 10 * side + 3), ("place_x", 25), ("place_y", 33)):
        m.set(what, value)
    m.call("step_places:show", limit=8_000_000)
    drawn = [bool(look) for look in array(m, "shown_look")]
    assert drawn == [stands[k] and k // 10 == side for k in range(20)]
    assert array(m, "st_blind", 1) == [blind]
    assert name(m, 10 * side + 3) in rows(m)[20]
    assert rows(m)[22] == " Not there."
    m.set("place_note", 0)
    m.call("step_places:show", limit=8_000_000)
    assert rows(m)[22] == "Free form: as you have agreed."


@pytest.mark.rule("CA-2.2.4")
@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        (1, "Germans are to pass"), (2, "plastic in 3052"), (3, "Americans are to pass"),
        (4, "plastic in 4113"), (5, "Germans are to pass"), (6, "Americans are to pass"),
        (7, "plastic in 1418-1822"), (8, "plastic in 4140-4546"), (9, "US: 4055, row 11"),
        (10, "squares of 1127-2455"), (11, "as you have agreed"),
    ],
)  # fmt: skip
def test_who_places_his_men_is_told_what_the_battle_is_about(
    squads: Any, scenario: int, words: str
) -> None:
    m = squads
    for what, value in (("st_scenario", scenario), ("place_note", 0), ("place_man", 3)):
        m.set(what, value)
    m.call("step_places:show", limit=8_000_000)
    assert words in rows(m)[22]


def allotted(m: Any) -> dict[str, list[int]]:
    return {
        kind: array(m, "allot_" + kind) for kind in ("gun_of", "grenades", "plastic", "garotte")
    }


@pytest.mark.rule("CA-11.2.6")
@pytest.mark.rule("CA-11.2.8")
@SIDES
def test_weapons_are_given_and_taken_back_one_by_one(squads: Any, side: int) -> None:
    """F and D a grenade, P and G theirs; what is used of each kind is counted."""
    m, man = squads, 10 * side + 5
    m.set("st_side", side)
    m.set("man_in_play", [1] * 20)
    m.call("pool_unlimited")
    m.call("allot_begin")
    m.set("at_man", man)
    for what in ("grenades", "plastic", "garotte"):
        m.set("allot_" + what, [0] * 20)
    m.set("allot_used", [0] * 8)
    order = "MARFPGD"
    for key, kind, count, used, fails in [
        ("D", "grenades", 0, (GRENADE, 0), 1),
        ("F", "grenades", 1, (GRENADE, 1), 0),
        ("F", "grenades", 2, (GRENADE, 2), 0),
        ("D", "grenades", 1, (GRENADE, 1), 0),
        ("D", "grenades", 0, (GRENADE, 0), 0),
        ("D", "grenades", 0, (GRENADE, 0), 1),
        ("P", "plastic", 1, (PLASTIC, 1), 0),
        ("P", "plastic", 0, (PLASTIC, 0), 0),
        ("G", "garotte", 1, (GAROTTE, 1), 0),
        ("G", "garotte", 0, (GAROTTE, 0), 0),
        ("G", "garotte", 1, (GAROTTE, 1), 0),
    ]:
        before, at = allotted(m), order.index(key)
        m.set("key_at", at)
        assert m.call("allot_page:act", Y=at, X=man).c == fails, key
        before[kind][man] = count
        assert allotted(m) == before
        assert array(m, "allot_used", 8)[used[0]] == used[1], key
        assert sum(array(m, "allot_used", 8)) == count


@pytest.mark.rule("CA-11.2.8")
@SIDES
def test_the_man_at_work_goes_round_those_who_take_part(squads: Any, side: int) -> None:
    m, rng = squads, random.Random(1128)
    m.set("st_side", side)
    for _ in range(10):
        mine = sorted(rng.sample(range(10 * side, 10 * side + 10), rng.randint(1, 10)))
        m.set("man_in_play", [int(k in mine or k // 10 != side) for k in range(20)])
        for k, man in enumerate(mine):
            for routine, way in (("allot_page:next", 1), ("allot_page:before", -1)):
                r = m.call(routine, at_man=man)
                assert r.c == 0
                assert array(m, "at_man", 1) == [mine[(k + way) % len(mine)]]


@pytest.mark.rule("CA-11.2.8")
@SIDES
def test_the_page_of_weapons_row_by_row(squads: Any, side: int) -> None:
    m, rng, first = squads, random.Random(11), 10 * side
    m.set("st_side", side)
    plays = [int(k % 10 in (0, 2, 3, 8, 9)) for k in range(20)]
    m.set("man_in_play", plays)
    m.call("pool_unlimited")
    m.call("allot_begin")
    values = {
        "gun_of": [rng.choice((MACHINE, AUTO, RIFLE)) for _ in range(20)],
        "grenades": [rng.randint(0, 6) for _ in range(20)],
        "plastic": [rng.randint(0, 1) for _ in range(20)],
        "garotte": [rng.randint(0, 1) for _ in range(20)],
    }
    for kind, numbers in values.items():
        m.set("allot_" + kind, numbers)
    used = [0, 1, 7, 1, 2, 3, 1, 0]
    m.set("allot_used", used)
    m.set("man_wounds", [1] * 20)  # what lies behind is no man
    m.set("at_man", first + 3)
    m.set("was_man", 255)  # every row is to be drawn
    m.call("screen_clear")
    m.call("allot_page:table")
    m.call("allot_page:rest")
    page = rows(m)
    mine = [k for k in range(first, first + 10) if plays[k]]
    for row, man in enumerate(mine, LIST_ROW):
        gun = ".PFMAR"[values["gun_of"][man]]
        words = [name(m, man), gun, *(str(values[k][man]) for k in list(values)[1:])]
        assert page[row].split() == words + able(m, man, WEAPON_RATINGS), row
    assert not any(page[LIST_ROW + len(mine) : 15])
    have = array(m, "pool", 8)
    left = {k: str(have[k] - used[k]) for k in range(1, 7)}
    order = (MACHINE, AUTO, RIFLE, GRENADE, PLASTIC, GAROTTE)
    assert page[15].split() == [left[kind] for kind in order]


@pytest.mark.rule("CA-13.3.1")
@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("2", ["squad_print"]),
        ("?", ["setup_help"]),
        ("\r", []),
        ("0", ["sound_refuse"]),
        ("4", ["sound_refuse"]),
        ("\x0c", ["sound_refuse"]),
        ("@", ["sound_refuse"]),
        (">", ["sound_refuse"]),
        ("22", ["squad_print", "squad_print"]),
    ],
)
def test_what_becomes_of_a_squad_that_is_made(squads: Any, typed: str, called: list[str]) -> None:
    m = squads
    stubs = Stubs(m, "squad_print", "setup_help", "sound_refuse")
    m.set("st_step", 1)
    keys(m, typed + "3")
    m.call("squad_maker", limit=8_000_000)
    assert (stubs.log, left_over(m)) == (called, 0)
    assert array(m, "st_phase", 1) == [11]


BATTLE_ARRAYS = (
    "in_play wounds x y facing posture sneaking endurance command order_count spent_lo target "
    "issued expert rank"
).split()


def of_the_men(m: Any, side: int) -> dict[str, list[int]]:
    """Every array of a side, weapons too."""
    part = slice(10 * side, 10 * side + 10)
    found = {each: array(m, "man_" + each)[part] for each in BATTLE_ARRAYS}
    for slots, count in (("explosives", 6), ("weapons", 5)):
        values = array(m, "man_" + slots, 20 * count)
        for k in range(count):
            found[f"{slots} {k}"] = values[20 * k : 20 * k + 20][part]
    return found


@pytest.mark.rule("CA-16.A4.2")
@pytest.mark.rule("CA-11.2.6")
@pytest.mark.rule("CA-11.1.1")
@pytest.mark.rule("CA-11.2.5")
@pytest.mark.rule("CA-16.A4.3")
@SIDES
def test_a_side_s_steps_leave_the_other_side_alone(squads: Any, side: int) -> None:
    m, rng = squads, random.Random(112)
    m.set("st_side", side)
    m.set("st_scenario", 4)
    calls: list[tuple[str, dict[str, int]]] = [("squad_arm", {}), ("allot_arm", {})]
    calls += [("patrol_place", {"X": 10 * side, "patrol_entry": k}) for k in range(8)]
    for routine, given in calls:
        for each in BATTLE_ARRAYS:
            m.set("man_" + each, [rng.randint(1, 3) for _ in range(20)])
        m.set("man_explosives", [rng.randint(1, 2) for _ in range(120)])
        m.set("man_weapons", [rng.randint(3, 8) for _ in range(100)])
        for kind, most in (("gun_of", RIFLE), ("grenades", 6), ("plastic", 0), ("garotte", 1)):
            m.set("allot_" + kind, [min(most, 3)] * 20)
        other = of_the_men(m, 1 - side)
        mine = of_the_men(m, side)
        m.call(routine, **given)
        assert of_the_men(m, 1 - side) == other, routine
        now = of_the_men(m, side)
        if routine == "squad_arm":
            assert now["endurance"] == [99] * 10
            assert now["target"] == [255] * 10
        elif routine == "patrol_place":
            assert now["posture"] == [0] * 10, "upright"
            assert len(set(zip(now["x"], now["y"], strict=True))) == 10
        else:
            assert now["explosives 0"] != mine["explosives 0"]
            assert all(GRENADE == kind & 15 for kind in now["explosives 2"])


@pytest.mark.rule("CA-11.2.6")
@SIDES
def test_who_cannot_have_his_own_kind_of_weapon_has_a_rifle(squads: Any, side: int) -> None:
    m = squads
    m.set("st_side", side)
    m.set("man_in_play", [1] * 20)
    for pool, machine, auto in (
        ([0, 0, 0, 0, 0, 10, 0, 0], 0, 0),
        ([0, 0, 0, 1, 1, 10, 0, 0], 1, 1),
    ):
        m.set("pool", pool)
        m.call("allot_begin")
        guns = array(m, "allot_gun_of")[10 * side : 10 * side + 10]
        assert guns.count(MACHINE) == machine and guns.count(AUTO) == auto
        assert guns.count(RIFLE) == 10 - machine - auto
        used = array(m, "allot_used", 8)
        assert used[MACHINE : RIFLE + 1] == [machine, auto, 10 - machine - auto]


@pytest.mark.rule("CA-11.2.7")
def test_six_explosives_are_the_most_of_any_mixture(squads: Any) -> None:
    m = squads
    m.set("st_side", 0)
    for grenades in range(8):
        for plastic in (0, 1):
            m.set("pool", [0, 5, 99, 0, 0, 0, 1, 0])
            m.set("allot_used", [0] * 8)
            m.set("allot_grenades", [grenades] * 20)
            m.set("allot_plastic", [plastic] * 20)
            r = m.call("allot_add", X=3, A=GRENADE)
            assert r.c == (grenades + plastic >= 6)
            assert array(m, "allot_grenades")[3] == grenades + (not r.c)


@pytest.mark.rule("CA-4.2.1")
@SIDES
def test_a_letter_finds_a_man_of_the_side_only(squads: Any, side: int) -> None:
    m = squads
    m.set("st_side", side)
    for man in range(20):
        at = m.sym["man_name"] + 12 * man
        m.mem[at : at + 12] = (chr(65 + man) + "x").ljust(12).encode()
    at = m.sym["man_name"] + 240
    m.mem[at : at + 2] = b"Zx"  # what lies behind the last name
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        for typed in (letter, letter.lower()):
            r = m.call("setup_find", A=ord(typed))
            man = ord(letter) - 65
            assert r.c == (man // 10 == side), letter
            assert not r.c or r.x == man


@pytest.mark.rule("CA-2.2.5")
def test_escape_from_the_allocation_asks_again_and_from_the_question_goes_back(squads: Any) -> None:
    m = squads
    stubs = Stubs(m, "allot_page", "pool_restricted", "pool_unlimited", carry=("allot_page",))
    keys(m, "23\x1b")
    assert m.call("step_weapons", limit=8_000_000).c == 1
    assert stubs.log == ["pool_restricted", "allot_page", "pool_unlimited", "allot_page"]
    stubs = Stubs(m, "allot_page", "pool_restricted", "pool_unlimited", "squad_arm")
    for typed, called in (("1", ["squad_arm"]), ("41", ["squad_arm"])):
        stubs.clear()
        keys(m, typed)
        assert m.call("step_weapons", limit=8_000_000).c == 0
        assert (stubs.log, left_over(m)) == (called, 0)


@pytest.mark.rule("CA-11.2.8")
@pytest.mark.parametrize("key", ["?", ">", "@", "x", "."])
def test_help_and_wrong_keys_on_the_page_of_weapons(squads: Any, key: str) -> None:
    m = squads
    m.set("st_side", 0)
    m.set("man_in_play", [1] * 20)
    m.call("pool_unlimited")
    m.call("allot_begin")
    stubs = Stubs(m, "setup_help", "sound_refuse")
    keys(m, key + ESCAPE)
    assert m.call("allot_page", limit=8_000_000).c == 1
    assert stubs.log == ["setup_help" if key == "?" else "sound_refuse"]


@pytest.mark.rule("CA-11.2.8")
@SIDES
def test_a_key_on_the_page_of_weapons_draws_the_rows_it_changes(squads: Any, side: int) -> None:
    m, first = squads, 10 * side
    m.set("st_side", side)
    m.set("man_in_play", [int(k % 10 in (0, 2, 3, 8, 9)) for k in range(20)])
    m.call("pool_unlimited")
    m.call("allot_begin")
    for was, now, drawn in ((2, 3, {5, 6}), (3, 3, {6}), (9, 0, {4, 8})):
        m.set("was_man", first + was)
        m.set("at_man", first + now)
        m.call("screen_clear")
        m.call("allot_page:table")
        assert {k for k, line in enumerate(rows(m)) if line} == drawn


@pytest.mark.rule("CA-1.3.1")
@pytest.mark.rule("CA-1.3.2")
def test_from_the_german_s_password_no_way_leads_back_to_the_american_s_pages(squads: Any) -> None:
    m = squads
    m.set("st_solitaire", 0)
    m.set("st_side", 1)
    for typed in (ESCAPE, "tiger\r" + ESCAPE):
        keys(m, typed)
        with pytest.raises(TimeoutError):
            m.call("step_password", limit=4_000_000)
        assert left_over(m) == 0
        assert "No way back to the other's secrets." in rows(m)[12]
        assert "Once more" not in " ".join(rows(m))
    keys(m, ESCAPE + "tiger\rtiger\r")
    assert m.call("step_password", limit=8_000_000).c == 0
    m.set("st_side", 0)
    keys(m, ESCAPE)
    assert m.call("step_password", limit=4_000_000).c == 1


@pytest.mark.rule("CA-1.3.1")
def test_what_was_wrong_with_a_password_is_said_alone(squads: Any) -> None:
    """A longer note leaves nothing behind a shorter one."""
    m = squads
    m.set("st_solitaire", 0)
    m.set("st_side", 0)
    for typed, note in (
        ("tiger\rtigre\r", "Not the same word. Begin again."),
        ("tiger\rtigre\rabc\r", "Five characters, please."),
    ):
        keys(m, typed)
        with pytest.raises(TimeoutError):
            m.call("step_password", limit=6_000_000)
        assert rows(m)[12].strip() == note


@pytest.mark.rule("CA-1.3.1")
def test_what_is_typed_for_a_password_stands_behind_its_question(squads: Any) -> None:
    """Typed again after too few characters, at the same place."""
    m = squads
    m.set("st_solitaire", 0)
    m.set("st_side", 0)
    columns = []
    for typed in ("ab", "abc\rab"):
        keys(m, typed)
        with pytest.raises(TimeoutError):
            m.call("step_password", limit=4_000_000)
        row = next(each for each in rows(m) if "**" in each)
        columns.append((row.index("**"), row.count("*")))
    assert columns[0] == columns[1]
    assert columns[0][1] == 2


UP, LEFT, RIGHT, DOWN = "\x0b", "\x08", "\x15", "\x0a"
MOVES = {"I": UP, "J": LEFT, "K": RIGHT, "M": DOWN}


class Editor:
    """The page of 13.1: ten men of seven values, a cursor, and the noise of what cannot be done."""

    def __init__(self, values: list[list[int]]) -> None:
        self.values, self.man, self.column, self.refused = values, 0, 0, 0

    def next_value(self) -> None:
        self.column += 1
        if self.column == 7:
            self.next_man()

    def next_man(self) -> None:
        self.column, self.man = 0, (self.man + 1) % 10

    def key(self, key: str) -> None:
        key = MOVES.get(key.upper(), key)
        if key.isdigit():
            self.values[self.man][self.column] = int(key) or 10
            self.next_value()
        elif key == "\r":
            self.next_man()
        elif key == RIGHT:
            self.next_value()
        elif key == LEFT and (self.man, self.column) != (0, 0):
            self.man, self.column = divmod(7 * self.man + self.column - 1, 7)
        elif key == UP and self.man > 0:
            self.man -= 1
        elif key == DOWN and self.man < 9:
            self.man += 1
        else:
            self.refused += 1


@pytest.mark.rule("CA-13.1.1")
@pytest.mark.rule("CA-13.1.2")
@SIDES
def test_the_squad_s_page_under_any_keys(squads: Any, side: int) -> None:
    m, rng = squads, random.Random(1310 + side)
    m.set("st_side", side)
    stubs = Stubs(m, "sound_refuse", "help_page")
    for number in range(12):
        values = [[rng.randint(1, 10) for _ in RATINGS] for _ in range(20)]
        for k, rating in enumerate(RATINGS):
            m.set("man_" + rating, [man[k] for man in values])
        mine = Editor([list(man) for man in values[10 * side : 10 * side + 10]])
        typed = "".join(
            rng.choice("0123456789:/;IJKMijkm" + "\r" * 5 + DOWN * 4) for _ in range(13)
        )
        typed = {0: DOWN * 9 + "\rI12", 1: "JI" + DOWN * 10 + "9"}.get(number, typed)[:13]
        for key in typed:
            mine.key(key)
        stubs.clear()
        keys(m, "?" + typed + ESCAPE + "Y")
        assert m.call("squad_edit", limit=9_000_000).c == 1
        assert left_over(m) == 0
        assert stubs.log.count("sound_refuse") == mine.refused, typed
        assert stubs.log.count("help_page") == 1
        now = [list(man) for man in zip(*(array(m, "man_" + r) for r in RATINGS), strict=True)]
        assert now[10 * side : 10 * side + 10] == mine.values, typed
        assert now[10 - 10 * side :][:10] == values[10 - 10 * side :][:10]
        assert (array(m, "edit_man", 1), array(m, "edit_col", 1)) == ([mine.man], [mine.column])


HELP_MAP, HELP_MENU = 0, 1


@pytest.mark.rule("CA-2.2.4")
@pytest.mark.parametrize(
    ("routine", "typed", "page"),
    [
        pytest.param("step_men", "?" + ESCAPE, None, marks=pytest.mark.rule("CA-16.A2.4")),
        pytest.param("step_password", "?" + ESCAPE, HELP_MENU, marks=pytest.mark.rule("CA-1.3.1")),
        ("step_weapons", "?" + ESCAPE, HELP_MENU),
        pytest.param("squad_maker", "?" + ESCAPE, None, marks=pytest.mark.rule("CA-13.0.1")),
        pytest.param("allot_page", "?" + ESCAPE, None, marks=pytest.mark.rule("CA-11.2.8")),
        pytest.param("step_review", "?" + ESCAPE, None, marks=pytest.mark.rule("CA-2.2.6")),
        ("by_hand", "?" + ESCAPE, HELP_MAP),
    ],
)
def test_the_help_of_each_step(squads: Any, routine: str, typed: str, page: int | None) -> None:
    """Where men and their numbers stand, what the numbers mean."""
    m = squads
    for name_, value in (("side", 0), ("scenario", 11), ("solitaire", 0), ("step", 1)):
        m.set("st_" + name_, value)
    m.set("man_in_play", [1] * 20)
    if routine == "allot_page":
        m.call("pool_unlimited")
        m.call("allot_begin")
    stubs = Stubs(m, "help_show", note="A") if page is not None else Stubs(m, "setup_help")
    keys(m, typed)
    r = m.call(routine, limit=9_000_000)
    assert (stubs.log, left_over(m)) == (["setup_help" if page is None else page], 0)
    assert r.c == 1 or routine == "squad_maker", "Escape goes back"


@pytest.mark.rule("CA-4.11.4")
@SIDES
def test_one_man_and_no_other_is_the_expert(squads: Any, side: int) -> None:
    m = squads
    m.set("st_side", side)
    for chosen in (0, 3, 9):
        m.set("man_expert", [1] * 20)
        stubs = Stubs(m, "sound_refuse")
        keys(m, "?9" + name(m, 10 * side + chosen)[0])
        m.call("expert_ask", limit=4_000_000)
        assert stubs.log == ["sound_refuse"] * 2
        mine = [int(k == chosen) for k in range(10)]
        assert array(m, "man_expert") == ([1] * 10 + mine if side else mine + [1] * 10)
    for typed in (ESCAPE, "\r"):  # as the card has it
        before = array(m, "man_expert")
        keys(m, typed)
        m.call("expert_ask", limit=4_000_000)
        assert (array(m, "man_expert"), left_over(m)) == (before, 0)


@pytest.mark.rule("CA-13.2.1.1")
@pytest.mark.rule("CA-13.2.2")
@SIDES
def test_names_of_every_length(squads: Any, side: int) -> None:
    """Twelve letters at most are kept, blanks behind a shorter name, the next man's untouched."""
    m = squads
    m.set("st_side", side)
    man = 10 * side + 4
    before = [name(m, k) for k in range(20)]
    for typed in ("z", "zebedee", "ZACHARIAHSO", "zachariahson", "zachariahsons", "z a b c d e f"):
        m.set("line_buffer", typed.encode() + b"\0")
        assert m.call("name_take", name_man=man).c == 0
        want = typed.title()[:12].rstrip()
        assert [name(m, k) for k in range(20)] == [
            want if k == man else before[k] for k in range(20)
        ]
    before = [name(m, k) for k in range(20)]
    for typed in ("z1", "z-a", "za@", "z[", "1z", "", "z a_"):
        m.set("line_buffer", typed.encode() + b"\0")
        assert m.call("name_take", name_man=man).c == 1, typed
    for k in range(10):
        m.set("line_buffer", before[10 * side + k][:1].lower().encode() + b"ab\0")
        assert m.call("name_take", name_man=man).c == (k != 4), "another man's letter"
        m.set("line_buffer", b"Zed\0")
        m.call("name_take", name_man=man)


@pytest.mark.rule("CA-2.2.4")
def test_the_next_man_is_offered_the_square_to_the_right_if_he_may_stand_there(squads: Any) -> None:
    m = squads
    for name_, value in (("side", 0), ("scenario", 11)):
        m.set("st_" + name_, value)
    draw(m, {(31, 30): 3})  # the statue
    for x, y, then in [
        (20, 30, 21),
        (29, 30, 30),
        (30, 30, 30),
        (46, 12, 47),
        (47, 12, 48),
        (48, 12, 48),
    ]:
        for what, value in (("place_x", x), ("place_y", y), ("place_note", 1)):
            m.set(what, value)
        m.call("beside")
        assert (array(m, "place_x", 1), array(m, "place_y", 1)) == ([then], [y])
        assert array(m, "place_note", 1) == [0]


@pytest.mark.rule("CA-2.2.4")
@SIDES
def test_escape_takes_the_men_up_again_one_by_one(squads: Any, side: int) -> None:
    m = squads
    for name_, value in (("side", side), ("scenario", 11)):
        m.set("st_" + name_, value)
    m.set("man_in_play", [int(k % 10 in (2, 9)) for k in range(20)])
    m.set("man_posture", [1] * 20)
    draw(m, {})
    Stubs(m, "step_places:show")
    keys(m, "\r" + ESCAPE + "\r" + ESCAPE * 2)
    assert m.call("by_hand", limit=9_000_000).c == 1
    assert left_over(m) == 0
    keys(m, "\r\r")
    assert m.call("by_hand", limit=9_000_000).c == 0
    men = [10 * side + 2, 10 * side + 9]
    first = m.call("area_first")
    assert [array(m, "man_x")[k] for k in men] == [first.x, first.x + 1]
    assert [array(m, "man_y")[k] for k in men] == [first.y] * 2
    assert [array(m, "man_facing")[k] for k in men] == [first.a] * 2
    assert [array(m, "man_posture")[k] for k in men] == [0] * 2
