"""Labels of overlays that lie over each other: reached only while their overlay is in memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.emu import Apple2, WaitError
from grognard.rom_build.asm import assemble
from grognard.rom_build.link import link
from grognard.rom_build.link.dbg import debug_info

from .programs import BLANK, START
from .test_sanitize import AREAS

BOTH = """
start:  lda #0
        sta overlay_id
        jsr first
        lda #1
        sta overlay_id
        jsr first
        jmp start
        .segment "BSS"
overlay_id: .res 1
        .segment "ONE"
first:  nop
        rts
        .segment "TWO"
second: nop
        rts
"""
"""Both overlays have the same code where they lie over each other, so none needs to be loaded."""


def program(text: str, folder: Path) -> Apple2:
    """A machine with the program at $0800 about to run, overlay ONE in memory."""
    source, config = folder / "program.s", folder / "areas.cfg"
    source.write_text(text)
    config.write_text(AREAS)
    result = link([assemble(source)], config, str(folder / "program.bin"))
    a2 = Apple2(firmware=BLANK)
    for name, at in (("main", START), ("one", 0x1000)):
        a2.memory[at : at + len(result.files[name])] = result.files[name]
    (folder / "program.dbg").write_text(debug_info(result))
    a2.load_symbols(folder / "program.dbg")
    a2.cpu.pc = START
    return a2


@pytest.fixture
def a2(tmp_path: Path) -> Apple2:
    return program(BOTH, tmp_path)


def test_until_passes_the_same_address_in_another_overlay(a2: Apple2) -> None:
    at = a2.symbol("overlay_id")
    assert a2.symbol("first") == a2.symbol("second") == 0x1000
    for label, overlay in (("second", 1), ("first", 0), ("second", 1)):
        a2.until(label=label, within=0.01)
        assert (a2.cpu.pc, a2.memory[at]) == (0x1000, overlay), label
    a2.until(pc=0x1000, within=0.01)
    assert a2.memory[at] == 0, "an address is an address, whatever is there"


def test_what_only_another_overlay_s_code_comes_to_is_not_reached(tmp_path: Path) -> None:
    a2 = program(BOTH.replace("lda #1", "lda #0"), tmp_path)
    with pytest.raises(WaitError, match="second at .1000 not reached"):
        a2.until(label="second", within=0.01)


def test_a_hook_counts_its_own_overlay_s_calls(a2: Apple2) -> None:
    seen: dict[str, list[int]] = {"first": [], "second": [], "start": []}
    for label, calls in seen.items():
        a2.on(label, lambda m, calls=calls: calls.append(m.memory[m.symbol("overlay_id")]))
    a2.on(0x1000, lambda m: seen.setdefault("address", []).append(0))
    a2.until(label="start", within=0.01)  # where it stands
    a2.until(label="second", within=0.01)
    a2.until(label="start", within=0.01)
    assert seen["first"] == [0] and seen["second"] == [1] and len(seen["address"]) == 2


def test_without_a_number_of_the_overlay_every_label_counts(tmp_path: Path) -> None:
    a2 = program(BOTH.replace("overlay_id", "other_name"), tmp_path)
    a2.until(label="second", within=0.01)
    assert a2.memory[a2.symbol("other_name")] == 0
