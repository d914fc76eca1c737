"""Which overlay or routine each phase runs."""

from __future__ import annotations

import pytest

from .library import Library

ROUTINES = ("phase_run", "overlay_run")
GAME = """
        .export overlay_load, st_phase, phase_does, phase_entry, ran, loaded
        .export PHASES : zeropage, OVERLAYS : zeropage
PHASES = 5
OVERLAYS = 2
phase_does:     .byte 1, 0, OVERLAYS, 1, OVERLAYS + 1
phase_entry:    .word menu-1, fight-1, begin-1, save-1
        .segment "CODE"
overlay_load:   inc loaded
                sta loaded+1
                lda #99
                tax
                tay
                rts
menu:           lda #'M'
                bne run
fight:          lda #'F'
                bne run
begin:          lda #'B'
                bne run
save:           lda #'S'
run:            sta ran
                rts
        .segment "BSS"
st_phase:       .res 1
ran:            .res 1
loaded:         .res 2
"""


@pytest.mark.parametrize(
    ("phase", "ran", "loaded"),
    [(0, "F", b"\1\1"), (1, "M", b"\1\0"), (2, "B", b"\0\0"), (3, "F", b"\1\1"), (4, "S", b"\0\0")],
)
def test_a_phase_loads_its_overlay_and_enters_it(
    lib: Library, phase: int, ran: str, loaded: bytes
) -> None:
    result = lib.call("phase_run", st_phase=phase)
    assert (chr(result["ran"]), result.read("loaded", 2)) == (ran, loaded)
    assert result["st_phase"] == phase


@pytest.mark.parametrize("phase", [5, 127, 128, 255])
def test_a_phase_that_there_is_not_begins_a_game_anew(lib: Library, phase: int) -> None:
    result = lib.call("phase_run", st_phase=phase)
    assert (result["st_phase"], result["ran"], result["loaded"]) == (0, 0, 0)


def test_an_overlay_is_run_by_its_number(lib: Library) -> None:
    result = lib.call("overlay_run", A=0)
    assert (chr(result["ran"]), result.read("loaded", 2)) == ("M", b"\1\0")
