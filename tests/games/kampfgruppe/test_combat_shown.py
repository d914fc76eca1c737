"""The combat phase on the screen and in the ear: what is told of a fire (7.11, 7.5, 1.8)."""

from __future__ import annotations

import re

import pytest

from .field import GERMAN, SOVIET, Field
from .table import PHASE_COMBAT, Table

SEEN = 8


def conditions(field: Field) -> None:
    field.bench.set("st_human", [1, 0])
    field.bench.set("st_message_delay", 1)
    field.bench.set("st_noises", 1)


def machine_guns(field: Field) -> None:
    """Eight machine guns in woods at thirty rifles two squares off."""
    conditions(field)
    field.unit(GERMAN, "A1", "HMG", 8, 20, 20, range=5)
    field.unit(SOVIET, "B1", "S-RIFLE", 30, 22, 20, flags=SEEN)


def mortars(field: Field) -> None:
    """Sixty tubes at a lone rifleman and at a hundred trucks, whom the mortars see."""
    conditions(field)
    shells = {"shell_x": 27, "shell_y": 20, "shell_left": 4}
    field.unit(GERMAN, "A1", "120MOR", 60, 24, 20, **shells)
    field.unit(SOVIET, "B1", "S-RIFLE", 1, 27, 20, flags=SEEN)
    field.unit(SOVIET, "B2", "S-TRUCK", 100, 27, 20, flags=SEEN)


def reports(table: Table, seconds: int = 8) -> list[list[str]]:
    """The lines below the map, each time a message is left to stay."""
    told: list[list[str]] = []
    table.a2.on("say_pause", lambda a2: told.append(table.panel))
    table.a2.run(seconds=seconds)
    return told


@pytest.mark.rule("KG-7.11.1")
@pytest.mark.rule("KG-7.11.5")
@pytest.mark.rule("KG-1.1.2")
@pytest.mark.rule("KG-5.10.1")
@pytest.mark.slow
def test_direct_fire_is_told_with_its_type_its_kills_and_its_suppression() -> None:
    with Table(machine_guns, phase=PHASE_COMBAT) as table:
        told = reports(table)
    heads = [lines[0] for lines in told if "COMBAT" in lines[0]]
    pulses = [int(re.findall(r"pulse (\d)", head.lower())[0]) for head in heads]
    assert sorted(set(pulses)) == [1, 2, 3, 4]
    fires = [lines for lines in told if "small arms fire" in lines[0].lower()]
    assert fires, told
    assert fires[0][1] == "German A1 8 HMG"
    assert fires[0][2].startswith("at Soviet B1 30 RIFLE")
    left = 30
    for lines in fires:
        shown = re.fullmatch(r"kills (\d+)  +suppression (\d+)(  +destroyed)?", lines[3].lower())
        assert shown, lines
        assert f"B1 {left} RIFLE" in lines[2]
        left -= int(shown[1])
        assert int(shown[2]) == 200, "47 per cent squared, eight guns: above the most"
        assert bool(shown[3]) == (left == 0)


@pytest.mark.rule("KG-7.5.2")
@pytest.mark.rule("KG-7.11.1")
@pytest.mark.rule("KG-7.11.5")
@pytest.mark.slow
def test_shelling_is_told_by_its_square_and_by_units_that_it_destroys_only() -> None:
    with Table(mortars, phase=PHASE_COMBAT) as table:
        told = reports(table)
        trucks = table.field.get(SOVIET, "B2", "count")
    shells = [lines for lines in told if "artillery fire" in lines[0].lower()]
    assert shells[0][0].lower().startswith("medium artillery fire")
    assert shells[0][1] == "German shells"
    assert shells[0][2].lower() == "at column 27 row 20"
    assert shells[0][3].lower() == "units destroyed: 1", "the rifleman"
    assert trucks < 100, "and trucks, of which nothing is told"
    for lines in shells[1:]:
        assert not re.search("kill|suppression", " ".join(lines).lower())
        assert "destroyed" in lines[3].lower() or lines[3] == ""


@pytest.mark.rule("KG-1.8.1")
@pytest.mark.slow
def test_s_turns_the_sound_of_the_combat_off_and_on() -> None:
    def slow(field: Field) -> None:
        machine_guns(field)
        field.bench.set("st_message_delay", 3)

    with Table(slow, phase=PHASE_COMBAT) as table:
        stays: list[int] = []
        table.a2.on("say_pause", lambda a2: stays.append(table.byte("st_noises")))

        def heard(pauses: int) -> bool:
            """Does the speaker move while so many messages are told?"""
            table.a2.speaker_toggles()
            end = len(stays) + pauses
            for _ in range(400):
                if len(stays) >= end:
                    break
                table.a2.run(seconds=0.05)
            return len(table.a2.speaker_toggles()) > 40

        table.a2.run(seconds=1)
        assert heard(2)
        table.types("S")
        table.a2.run(seconds=0.3)
        assert table.byte("st_noises") == 0
        assert not heard(2)
        table.types("s")
        table.a2.run(seconds=0.3)
        assert table.byte("st_noises") == 1
        assert heard(2)
