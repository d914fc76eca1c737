"""Standard, restricted and unlimited weapons, and the page on which they are handed out."""

from __future__ import annotations

import pytest

from ..hires_page import keys, left_over, text

PLASTIC, GRENADE, MACHINE, AUTO, RIFLE, GAROTTE, KNIFE = range(1, 8)
RIGHT, LEFT = "\x15", "\x08"
CHENG, ZIMMER = 5, 14


@pytest.fixture
def squad(ambush):
    """Both standard squads, the Americans to be armed."""
    for side in (0, 1):
        ambush.call("squad_load", X=side)
    ambush.set("man_in_play", [1] * 20)
    ambush.set("st_side", 0)
    return ambush


def men(ambush, *numbers: int) -> None:
    ambush.set("man_in_play", [int(n in numbers) for n in range(20)])


def pool(ambush, kind: str) -> list[int]:
    ambush.call("pool_" + kind)
    return list(ambush.mem[ambush.sym["pool"] : ambush.sym["pool"] + 8])


def carried(ambush, man: int) -> list[int]:
    """Kinds of weapons, in order."""
    first, others = ambush.sym["man_explosives"], ambush.sym["man_weapons"]
    slots = [first + 20 * s + man for s in range(6)] + [others + 20 * s + man for s in range(5)]
    return sorted(ambush.mem[at] & 15 for at in slots if ambush.mem[at])


def hand_out(ambush, kind: str, typed: str) -> bool | None:
    """Type on the page; True when the men have their weapons, False Escape, None unfinished."""
    ambush.call("pool_" + kind)
    ambush.call("allot_begin")
    keys(ambush, typed)
    try:
        return not ambush.call("allot_page", limit=4_000_000).c
    except TimeoutError:
        assert left_over(ambush) == 0
        return None


@pytest.mark.rule("CA-11.2.1", "CA-11.2.2", "CA-11.2.5")
@pytest.mark.parametrize("count", range(1, 11))
def test_restricted_depends_on_the_size_of_the_squad(squad, count):
    men(squad, *range(count))
    got = pool(squad, "restricted")
    assert got[MACHINE] == (count >= 6) <= 1
    assert got[AUTO] == int(0.3 * count + 0.5)
    assert got[RIFLE] == count
    assert got[GRENADE] == 2 * count + 2
    assert (got[GAROTTE], got[KNIFE]) == (1, count)
    assert got[PLASTIC] == (count > CHENG)


@pytest.mark.rule("CA-11.2.1", "CA-11.2.3", "CA-11.2.5")
@pytest.mark.parametrize("count", [1, 4, 10])
def test_unlimited_has_every_fire_weapon_for_everyone(squad, count):
    men(squad, *range(count))
    got = pool(squad, "unlimited")
    assert got[MACHINE] == got[AUTO] == got[RIFLE] == got[KNIFE] == count
    assert (got[GRENADE], got[PLASTIC], got[GAROTTE]) == (30, 1, 1)


@pytest.mark.rule("CA-11.2.4")
def test_only_unlimited_gives_plastic_to_a_squad_without_its_expert(squad):
    men(squad, 0, 1, 2)
    assert pool(squad, "restricted")[PLASTIC] == 0
    assert pool(squad, "unlimited")[PLASTIC] == 1
    men(squad, 0, CHENG)
    assert pool(squad, "restricted")[PLASTIC] == 1


@pytest.mark.rule("CA-11.2.6")
@pytest.mark.parametrize("kind", ["restricted", "unlimited"])
def test_everyone_has_one_fire_weapon_and_his_knife(squad, kind):
    assert hand_out(squad, kind, "ARMAM\r") is True
    for man in range(10):
        kinds = carried(squad, man)
        assert sum(k in (MACHINE, AUTO, RIFLE) for k in kinds) == 1
        assert kinds.count(KNIFE) == 1
        assert squad.mem[squad.sym["man_issued"] + man] in kinds


@pytest.mark.rule("CA-11.2.6", "CA-2.2.5")
def test_the_keys_change_the_man_at_work(squad):
    assert hand_out(squad, "unlimited", "MFFD" + RIGHT + "APG\r") is True
    assert carried(squad, 0) == sorted([MACHINE, KNIFE] + [GRENADE] * 3)
    assert squad.mem[squad.sym["man_issued"]] == MACHINE
    # Cheng has the plastic and, as there is but one, Richfield gets none
    assert carried(squad, 1) == sorted([AUTO, KNIFE, GRENADE, GAROTTE])
    assert PLASTIC in carried(squad, CHENG)


@pytest.mark.rule("CA-11.2.2")
def test_no_second_machine_gun_where_there_is_one(squad):
    assert hand_out(squad, "restricted", "M\r") is True  # Garrity has it
    assert squad.mem[squad.sym["man_issued"]] == AUTO
    garrity = RIGHT * 4
    assert hand_out(squad, "restricted", garrity + "R" + RIGHT + "M\r") is True
    assert squad.mem[squad.sym["man_issued"] + CHENG] == MACHINE


@pytest.mark.rule("CA-11.2.7")
def test_nobody_carries_more_than_six_explosives(squad):
    assert hand_out(squad, "unlimited", "FFFFFFFFP\r") is True
    assert carried(squad, 0).count(GRENADE) == 6
    to_cheng = RIGHT * 5
    assert hand_out(squad, "unlimited", to_cheng + "FFF\r") is True
    assert carried(squad, CHENG).count(GRENADE) == 5  # and the plastic makes six
    assert hand_out(squad, "unlimited", to_cheng + "PFFF\r") is True
    assert (carried(squad, CHENG).count(GRENADE), carried(squad, CHENG).count(PLASTIC)) == (6, 0)


@pytest.mark.rule("CA-11.2.8")
def test_what_is_left_stands_on_the_page_and_goes_down(squad):
    assert hand_out(squad, "restricted", "") is None
    left = text(squad.mem)[15].split()
    assert left == ["Left", "M", "0", "A", "0", "R", "4", "0", "0", "1"]
    assert hand_out(squad, "restricted", "D") is None
    assert text(squad.mem)[15].split()[-3:] == ["1", "0", "1"]


@pytest.mark.rule("CA-2.2.5")
def test_standard_restricted_or_unlimited_is_asked(squad):
    squad.set("man_weapons", [0] * 20)
    keys(squad, "1")
    assert not squad.call("step_weapons", limit=2_000_000).c
    assert carried(squad, CHENG) == sorted([PLASTIC, RIFLE, KNIFE] + [GRENADE] * 5)
    for key, grenades in (("2", 22), ("3", 30)):
        keys(squad, key)
        with pytest.raises(TimeoutError):
            squad.call("step_weapons", limit=2_000_000)
        assert squad.mem[squad.sym["pool"] + GRENADE] == grenades
    keys(squad, "2\x1b\x1b")
    assert squad.call("step_weapons", limit=4_000_000).c  # Escape goes back, page by page


@pytest.mark.rule("CA-11.2.8")
def test_left_and_right_go_round_those_who_take_part(squad):
    men(squad, 0, 3, 9)
    assert hand_out(squad, "unlimited", LEFT + "M" + LEFT + "M\r") is True
    issued = [squad.mem[squad.sym["man_issued"] + n] for n in (0, 3, 9)]
    assert issued == [AUTO, MACHINE, MACHINE]
