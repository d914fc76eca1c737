"""What links, and hangs: calls between overlays of the same memory, bytes that lie too low."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.rom_build.asm import AsmErrors, assemble
from grognard.rom_build.link import LinkResult, link
from grognard.rom_build.memory_check import check_memory

CFG = """
MEMORY {
    LOW:  start = $0800, size = $0800, file = "%O.low";
    MENU: start = $4000, size = $1000, file = "%O.menu";
    MAP:  start = $4000, size = $1000, file = "%O.map";
    LATE: start = $4F00, size = $0800, file = "%O.late";
    APART: start = $6000, size = $0800, file = "%O.apart";
}
SEGMENTS {
    CODE: load = LOW;
    MENU: load = MENU, optional = yes;
    MENU_BSS: load = MENU, type = bss, optional = yes;
    MENU_TABLES: load = MENU, type = ro, optional = yes;
    MAP: load = MAP, optional = yes;
    LATE: load = LATE, optional = yes;
    APART: load = APART, optional = yes;
}
"""
OVERLAYS = ("MENU", "MAP", "LATE", "APART")
PLACES = """
        .export in_{name}
        .segment "{name}"
in_{name}: rts
"""


def linked(folder: Path, source: str) -> LinkResult:
    """The source, with a routine in each area that lies in a module of its own."""
    texts = {"game": f'        .segment "CODE"\n{source}'}
    texts |= {name: PLACES.format(name=name) for name in ("CODE", *OVERLAYS)}
    for name, text in texts.items():
        (folder / f"{name}.s").write_text(text)
    return link([assemble(folder / f"{n}.s", source_root=folder) for n in texts], CFG, "game")


def faults(folder: Path, source: str) -> list[str]:
    try:
        check_memory(linked(folder, source), OVERLAYS)
    except AsmErrors as errors:
        return [str(one).splitlines()[0] for one in errors.diagnostics]
    return []


@pytest.mark.parametrize(
    ("word", "to", "address"),
    [("jsr", "MAP", "4000"), ("jmp", "MAP", "4000"), ("jsr", "LATE", "4F00")],
)
def test_a_call_into_an_overlay_that_is_not_there_is_refused(tmp_path, word, to, address):
    source = (
        f'        .import in_{to}\n        .segment "MENU"\n        nop\n        {word} in_{to}\n'
    )
    said = (
        f"{word} from overlay MENU to 'in_{to}' of overlay {to}, which is not in memory then:"
        f" both lie at ${address}"
    )
    assert faults(tmp_path, source) == [f"game.s:5:13: error: {said}"]


def test_such_a_call_within_one_source_and_with_a_distance_is_refused(tmp_path):
    source = '        .segment "MAP"\nthere:  nop\n        rts\n        .segment "MENU"\n'
    (said,) = faults(tmp_path, source + "        jsr there + 1\n")
    assert "from overlay MENU to 'there' of overlay MAP" in said


@pytest.mark.parametrize(
    "source",
    [
        '        .segment "MENU"\n        jsr in_CODE\n        jmp in_APART\n        jsr in_MENU\n',
        "        jsr in_MENU\n        jmp in_MAP\n",
        '        .segment "MENU"\n        .byte $20\n        .addr in_MAP\n',
        '        .segment "MENU"\n        lda #<in_MAP\n        ldx #>in_MAP\n',
    ],
    ids=["what is there", "from resident code", "a table", "an address"],
)
def test_what_may_be_called_and_named_is_not(tmp_path, source):
    names = ", ".join(f"in_{name}" for name in ("CODE", *OVERLAYS))
    assert faults(tmp_path, f"        .import {names}\n{source}") == []


BSS = '        .segment "MENU_BSS"\nroom:   .res 5\n'
TABLES = '        .segment "MENU_TABLES"\n        .byte 1\n'


def test_memory_without_bytes_in_the_middle_of_a_file_is_refused(tmp_path):
    (said,) = faults(tmp_path, BSS + TABLES)
    assert said == (
        "cfg:12: error: segment 'MENU_BSS' takes 5 bytes of memory and none of the file:"
        " 'MENU_TABLES' behind it would be loaded too low; put it behind all of area 'MENU' that"
        " is written"
    )
    assert faults(tmp_path, BSS) == faults(tmp_path, TABLES) == []
