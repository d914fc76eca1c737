"""What was hit in a turn is written down in the combat and shown again at its end (7.11.5)."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from .battlefield import GERMAN, NOWHERE, SEEN, SOVIET, Battlefield
from .field import Field
from .test_combat_words import tells

HEAD, UNIT, FOE, KILLS, X, Y = range(6)
SIZE, MOST = 6, 32
PULSE_3, SOVIETS, KNOWN, ALL = 2, 4, 8, 0x80
SHELLS = 0xFF
ESCAPE = "\x1b"


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    field = Battlefield(kampf)
    for name in ("st_message_delay", "st_noises", "shown_all", "st_side"):
        kampf.set(name, 0)
    kampf.overlay("combat")
    kampf.call("log_start")
    return field


def log(kampf: Any) -> list[list[int]]:
    used, at = kampf.word("log_used"), kampf.sym["log_events"]
    return [list(kampf.mem[n : n + SIZE]) for n in range(at, at + used, SIZE)]


@pytest.mark.rule("KG-7.11.5")
def test_fire_that_kills_is_written_down_and_nothing_else(kampf: Any, field: Battlefield) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 12, 12)
    field.put(SOVIET, 9, "T-34/76C", 4, 15, 13, flags=SEEN)
    tells(kampf, GERMAN, "PZ-IVH", 0, 20)
    assert log(kampf) == []
    tells(kampf, GERMAN, "PZ-IVH", 3, 20)
    tells(kampf, GERMAN, "PZ-IVH", 4, 0)
    tells(kampf, GERMAN, "PZ-IVH", 9, 0)
    assert log(kampf) == [
        [PULSE_3 | KNOWN, 0, 9, 3, 15, 13],
        [PULSE_3 | KNOWN, 0, 9, 4 | ALL, 15, 13],
        [PULSE_3 | KNOWN, 0, 9, 4 | ALL, 15, 13],
    ]


@pytest.mark.rule("KG-7.11.5")
@pytest.mark.parametrize(("flags", "shown", "known"), [(0, 0, 0), (SEEN, 0, KNOWN), (0, 1, KNOWN)])
def test_who_was_not_known_stays_unknown(
    kampf: Any, field: Battlefield, flags: int, shown: int, known: int
) -> None:
    field.put(SOVIET, 0, "T-34/76C", 5, 12, 12, flags=flags)
    field.put(GERMAN, 9, "PZ-IVH", 3, 15, 13)
    kampf.set("shown_all", shown)
    tells(kampf, SOVIET, "T-34/76C", 1, 0)
    assert log(kampf) == [[PULSE_3 | SOVIETS | known, 0, 9, 1, 15, 13]]


@pytest.mark.rule("KG-7.11.5")
def test_shells_are_written_down_with_their_square(kampf: Any, field: Battlefield) -> None:
    field.put(GERMAN, 3, "WESPE", 4, NOWHERE, NOWHERE)
    for lost in (0, 2):
        kampf.call("unit_select", A=3, zp_side=GERMAN)
        kampf.overlay("combat")
        for label, value in (("here_x", 40), ("here_y", 7), ("shell_lost", lost), ("zp_pulse", 2)):
            kampf.set(label, value)
        kampf.call("shell_show")
    assert log(kampf) == [[PULSE_3, 3, SHELLS, 2, 40, 7]]


def fought(kampf: Any, *events: list[int]) -> Hands:
    """At the page of turn 4, with this log."""
    field = Field(kampf)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 12, 12)
    field.unit(SOVIET, "A2", "T-34/76C", 0, 15, 13)
    field.unit(SOVIET, "C0", "S-RIFLE", 30, 16, 12)
    for name, value in (("st_turn", 4), ("st_last_turn", 20), ("st_goes_on", 0)):
        kampf.set(name, value)
    kampf.set("st_human", [1, 0])
    kampf.set("log_used", [SIZE * len(events), 0])
    kampf.set("log_cut", 0)
    kampf.set("log_events", [byte for event in events for byte in event])
    return Hands(kampf, "report_main", st_phase=5)


@pytest.mark.rule("KG-7.11.5")
def test_what_was_hit_is_offered_only_when_something_was(kampf: Any) -> None:
    hands = fought(kampf)
    assert hands.text[23] == ""
    hands.types("4")
    assert hands.waits and hands.text[22].startswith("1 Next turn")
    hands = fought(kampf, [PULSE_3 | KNOWN, 10, 2, 3 | ALL, 15, 13])
    assert hands.text[23] == "4 See again what was hit"
    hands.types("4")
    assert hands.text[20:] == [
        "Turn 4 pulse 3: German B1 PZ-IVH", "hits Soviet A2 T-34/76C", "Kills 3  DESTROYED",
        "That was all. A again, any key back",
    ]  # fmt: skip
    hands.types(" ")
    assert hands.text[22].startswith("1 Next turn") and hands.byte("st_side") == GERMAN
    hands.types("1")
    assert not hands.waits and hands.byte("st_turn") == 5


@pytest.mark.rule("KG-7.11.5")
def test_shells_and_unseen_firers_are_told_as_they_were(kampf: Any) -> None:
    hands = fought(kampf, [SOVIETS, 18, 10, 2, 12, 12])
    hands.types("4")
    assert hands.text[20:23] == [
        "Turn 4 pulse 1: a unit unseen", "hits German B1 PZ-IVH", "Kills 2",
    ]  # fmt: skip
    hands = fought(kampf, [1, 10, SHELLS, 2, 16, 12])
    hands.types("4")
    assert hands.text[20:23] == [
        "Turn 4 pulse 2: German shells", "on column 16 row 12", "Units destroyed: 2",
    ]  # fmt: skip


@pytest.mark.rule("KG-7.11.5")
def test_again_shows_all_and_more_than_was_written_is_said(kampf: Any) -> None:
    event = [PULSE_3 | KNOWN, 10, 2, 1, 15, 13]
    hands = fought(kampf, *[event] * MOST)
    hands.set("log_cut", 1)
    hands.types("4")
    assert hands.text[23].startswith("And more.")
    hands.types("A")
    assert hands.text[23].startswith("And more.")
    hands.types("?")
    assert hands.text[0].strip() == "What happened"
    hands.types(" ")
    assert hands.text[23].startswith("And more.")
    hands.types(ESCAPE)
    assert hands.text[22].startswith("1 Next turn")


@pytest.mark.rule("KG-7.11.5")
def test_the_square_is_lit_and_the_known_firer_framed(kampf: Any) -> None:
    hands = fought(kampf, [PULSE_3 | KNOWN, 10, 2, 3, 15, 13])
    hands.types("4")
    x, y = hands.byte("view_x"), hands.byte("view_y")
    assert hands.byte("window", 15 - x + 20 * (13 - y)) & 0x80
    assert (hands.byte("framed"), hands.byte("framed_x"), hands.byte("framed_y")) == (
        1, 12 - x, 12 - y,
    )  # fmt: skip
    assert hands.byte("traced")


@pytest.mark.rule("KG-7.11.5")
@pytest.mark.rule("KG-5.1.2")
@pytest.mark.parametrize(
    ("human", "flags", "framed"),
    [((1, 0), SEEN, 1), ((1, 0), 0, 0), ((0, 1), 0, 1), ((1, 1), 0, 0), ((1, 1), SEEN, 1)],
)
def test_who_was_known_as_it_fired_is_not_shown_where_it_has_gone_unseen(
    kampf: Any, human: tuple[int, int], flags: int, framed: int
) -> None:
    """It may have moved behind a hill in the pulses after."""
    hands = fought(kampf, [SOVIETS | KNOWN, 18, 10, 2, 12, 12])
    field = Field.__new__(Field)
    field.bench = kampf
    field.unit(SOVIET, "C0", "S-RIFLE", 30, 16, 12, flags=flags)
    hands.set("st_human", human)
    hands.types("4")
    assert hands.text[20] == "Turn 4 pulse 1: Soviet C0 RIFLE"
    assert (hands.byte("framed"), hands.byte("traced")) == (framed, framed)
