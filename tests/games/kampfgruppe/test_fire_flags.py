"""What the flags of a unit that moves or fires decide while others fire (7.2.4, 7.13)."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import FIRED, GERMAN, MOVED, MOVED_BEFORE, SEEN, SOVIET, Battlefield


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    return Battlefield(kampf)


@pytest.mark.rule("KG-7.13.1")
@pytest.mark.rule("KG-7.13.2")
@pytest.mark.parametrize(
    ("flags", "turns"),
    [
        (0, False), (MOVED, True), (MOVED_BEFORE, True), (MOVED | MOVED_BEFORE, True),
        (FIRED, False), (MOVED | FIRED, False), (MOVED | MOVED_BEFORE | FIRED, False),
    ],
)  # fmt: skip
def test_who_moves_turns_on_the_firer_and_who_fires_does_not(
    field: Battlefield, flags: int, turns: bool
) -> None:
    field.put(GERMAN, 4, "PZ-IIF", 1, 20, 20, target=0, suppression=200)
    field.put(SOVIET, 0, "T-34/85", 60, 22, 20, range=0, target=3)
    field.begin()
    field.change(GERMAN, 4, flags=FIRED)
    field.change(SOVIET, 0, flags=flags)
    field.fire(GERMAN)
    assert field.get(SOVIET, 0, "target") == (4 if turns else 3)


@pytest.mark.rule("KG-7.2.4")
@pytest.mark.rule("KG-7.2.5")
@pytest.mark.parametrize(
    ("name", "flags", "want"),
    [
        ("PZ-IVH", MOVED, (0, 40)), ("PZ-IVH", MOVED | FIRED, (1, 39)),
        ("75AT", FIRED, (1, 40)), ("75AT", MOVED | FIRED, (1, 40)),
    ],
)  # fmt: skip
def test_who_does_not_fire_in_this_pulse_keeps_its_target_and_its_shots(
    field: Battlefield, name: str, flags: int, want: tuple[int, int]
) -> None:
    """Whether it has moved or not; who must aim for a pulse has left its target for the next."""
    field.put(GERMAN, 0, name, 4, 20, 20, target=0, pulses=3)
    for number in (0, 1):
        field.put(SOVIET, number, "RIFLE", 200, 21, 20 + number)
    field.begin()
    field.change(GERMAN, 0, flags=flags)
    field.change(SOVIET, 0, suppression=200)
    field.change(SOVIET, 1, flags=SEEN)
    field.fire(GERMAN)
    assert (field.get(GERMAN, 0, "target"), field.get(GERMAN, 0, "ammo")) == want
