"""Labels of a linked program as `grognard call` finds them."""

from __future__ import annotations

import pytest

CFG = """
MEMORY {
    ZP:  start = $0000, size = $0100, type = rw, file = "", define = yes;
    LOW: start = $0804, size = $1000, type = rw, file = "%O.low";
    ONE: start = $4004, size = $1000, type = rw, file = "%O.one";
    TWO: start = $4004, size = $1000, type = rw, file = "%O.two";
}
SEGMENTS {
    ZEROPAGE: load = ZP, type = zp;
    CODE: load = LOW, type = ro;
    BSS: load = LOW, type = bss;
    FIRST: load = ONE, type = ro;
    SECOND: load = TWO, type = ro;
}
"""
SOURCES = {
    "first": """
        .export one_main
        .exportzp zp_word
        .import again
        .zeropage
zp_word: .res 2
        .segment "FIRST"
.proc one_main
loop:   lda     helper
        bne     loop
        rts
.endproc
helper: .byte   0
        lda     again
""",
    "third": """
        .segment "FIRST"
again:  .byte   0
""",
    "second": """
        .export two_main, again
        .import one_main
        .segment "SECOND"
two_main:
        jsr     one_main
        lda     helper
        rts
helper: .byte   1
again:  .byte   2
.proc other
one_main:
        rts
.endproc
        .bss
table:  .res    40
""",
}


@pytest.fixture(scope="module")
def labels(tmp_path_factory):
    from grognard.host.built.routine import read_labels
    from grognard.rom_build.asm import assemble
    from grognard.rom_build.link import link

    folder = tmp_path_factory.mktemp("linked")
    for name, text in SOURCES.items():
        (folder / f"{name}.s").write_text(text)
    modules = [assemble(folder / f"{name}.s", source_root=folder) for name in SOURCES]
    result = link(modules, CFG, output="game")
    (folder / "game.dbg").write_text(result.dbg)
    return read_labels(folder / "game.dbg")


def test_a_label_knows_the_area_it_lies_in_though_overlays_share_addresses(labels):
    assert (labels["one_main"].address, labels["one_main"].area) == (0x4004, "one")
    assert (labels["two_main"].address, labels["two_main"].area) == (0x4004, "two")


def test_of_equal_names_the_one_that_other_files_use_counts(labels):
    assert labels["one_main"].area == "one"
    assert labels["again"].area == "two"


def test_private_names_of_several_files_are_known_with_their_file(labels):
    assert "helper" not in labels
    assert labels["first:helper"].area == "one"
    assert labels["second:helper"].area == "two"


def test_names_inside_a_routine_are_known_in_full_and_alone_if_unique(labels):
    assert labels["one_main::loop"].address == labels["loop"].address == 0x4004
    assert labels["other::one_main"].area == "two"


def test_sizes_are_those_of_the_source(labels):
    assert (labels["zp_word"].size, labels["table"].size) == (2, 40)
