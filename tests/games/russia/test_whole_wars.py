"""Whole short wars on a sanitized machine: saved, the power cut, and taken up in the middle; `make
test` plays that of 1943, and the last weeks of another by more keys (`test_end_of_a_war.py`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ..save_disks import new_save_disk
from .match import AXIS, COMBAT, SOVIET, Match
from .person import OFFENSIVE, QUIET, Person
from .plans import on_map
from .stavka import ESCAPE, Stavka
from .test_keys_of_a_week import Counting
from .test_thin_line import sound

WEEKS = {"1": 40, "2": 39, "3": 38}
FIRST = {"1": 0, "2": 53, "3": 106}
BEGINS = {"1": (6, 41), "2": (6, 42), "3": (7, 43)}
"""Month and year."""
SCENARIOS = [*(pytest.param(n, marks=pytest.mark.thorough) for n in "12"), "3"]
TOLD = " ATTACKS ", " STRIKES ", " BOMBS ", "GUNS FIRE"
WAITS = {
    "RETURN A ALL": "A", "ALL ORDERS GIVEN": "Y", "B BOMB": "D", "A WEEK BEGINS": " ",
    "RETURN GOES ON": "\r", "ANY OTHER KEY": " ", "FIRST COMES": " ", "ANY KEY": ESCAPE,
}  # fmt: skip


class Scripted(Counting):
    """The Axis by a script: who stands beside an enemy attacks him, in fair weather."""

    def attacks(self) -> None:
        if self.byte("st_weather"):
            return
        for group in range(1, COMBAT):
            if self.byte("group_at_hi", group) == 0xFF or not on_map(self.place(group)):
                continue
            ways = self.foes(group)
            if ways and group % 2:
                self.put("group_plot", ways[0], group)

    def plays_until(self, week: int) -> str:
        """On to the build phase of a week, or to the end of the war: the words there."""
        for _ in range(10_000):
            self.a2.run(seconds=0.5)
            words = self.text.upper()
            if "THE WAR IS OVER" in words and ("VICTORY" in words or "A DRAW" in words):
                return words
            if "DIVIDE A GROUP" in words:
                if self.byte("st_week") >= week and not self.byte("st_side"):
                    return words
                self.types("D")
            elif "G TAKE" in words:
                self.attacks()
                self.types("D")
            elif "THE WEEK IS OVER" in words:
                if "KEY" in words:
                    self.types(" ")
            elif any(word in words for word in TOLD):
                self.types(ESCAPE)
            else:
                self.types(next((keys for said, keys in WAITS.items() if said in words), ""))
        raise AssertionError(self.text)


@pytest.mark.slow
@pytest.mark.rule("WR-1.3.1")
@pytest.mark.rule("WR-9.1.4")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_short_war_of_a_script_against_the_computer_is_cut_off_and_taken_up(
    scenario: str, tmp_path: Path
) -> None:
    save = new_save_disk(tmp_path / "save.dsk")
    player = Scripted(save)
    player.reaches_the_menu()
    player.initialises()
    player.begins(scenario, builds=False, who="2")
    middle = FIRST[scenario] + WEEKS[scenario] // 2
    player.plays_until(middle)
    sound(player)
    player.types("S")
    player.sees("NAME OF THE WAR")
    player.types("HALF\r")
    player.sees("SAVED", within=60)
    kept = player.state()
    player.a2.eject(2)
    other = Scripted(save)
    other.reaches_the_menu()
    other.restarts("HALF", "DIVIDE A GROUP")
    begin = other.a2.symbol("pool_infantry_lo") - other.a2.symbol("state_begin")
    assert other.state()[begin:] == kept[begin:]
    words = other.plays_until(255)
    assert "POINTS OF THE AXIS" in words and ("VICTORY" in words or "A DRAW" in words)
    month, year = BEGINS[scenario]
    months = 12 * (other.byte("st_year") - year) + other.byte("st_month") - month
    assert other.byte("film_months") == months
    if not any(line in words for line in ("DECISIVE",)):
        assert other.byte("st_week") == FIRST[scenario] + WEEKS[scenario]
    sound(other)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_short_war_of_two_computers_ends_with_everybody_in_a_sound_place(scenario: str) -> None:
    player = Stavka()
    player.reaches_the_menu()
    for page, keys in (
        ("BEGIN A NEW WAR", "2"), ("WHEN DOES", scenario), ("HOW LONG?", "1"),
        ("HOW STRONG", "3"), ("WHO COMMANDS?", "4"),
    ):  # fmt: skip
        player.sees(page)
        player.types(keys)
    for _ in range(200):
        player.a2.run(seconds=20)
        if "THE WAR IS OVER" in player.text.upper():
            break
    player.sees("THE WAR IS OVER")
    sound(player)
    assert player.byte("film_months") >= 8


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_short_war_typed_to_its_end_takes_few_keys_a_week(
    side: int,
) -> None:
    player = Person()
    player.reaches_the_menu()
    player.begins_as(side)
    words = player.plays_on()
    assert "POINTS OF THE AXIS" in words and len(player.weeks) == WEEKS["1"]
    struck = [keys for keys, _ in player.weeks]
    assert max(struck) <= OFFENSIVE
    assert sum(keys <= QUIET for keys in struck) >= 0.9 * len(struck), struck
    sound(player)


@pytest.mark.slow
def test_wars_for_measurements_are_those_of_the_machine_to_the_byte(russia: Any) -> None:
    """Rivers, what a phase allows once, dice: three weeks of two computers."""
    player = Stavka()
    player.reaches_the_menu()
    for page, keys in (
        ("BEGIN A NEW WAR", "2"), ("WHEN DOES", "1"), ("HOW LONG?", "1"), ("HOW STRONG", "3"),
        ("WHO COMMANDS?", "4"),
    ):  # fmt: skip
        player.sees(page)
        player.types(keys)
    kept: list[bytes] = []
    begins = slice(russia.sym["state_begin"], russia.sym["state_end"])

    def week_begins(machine: Any) -> None:
        if machine.memory["st_side"] == AXIS:
            kept.append(bytes(machine.memory[begins]))

    forget = player.a2.on("computer_build", week_begins)
    for _ in range(60):
        if len(kept) > 3:
            break
        player.a2.run(seconds=10)
    forget()
    match = Match(russia, 1)
    russia.set("state_begin", kept[0])
    match.from_here()
    match.play("computer", "computer", weeks=3)
    russia.call("zones_make", st_side=AXIS)
    first = russia.sym["pool_infantry_lo"] - begins.start
    assert bytes(russia.mem[begins])[first:] == kept[3][first:]
    dice = russia.sym["rng_seed"] - begins.start
    assert bytes(russia.mem[begins])[dice : dice + 4] == kept[3][dice : dice + 4]
