"""The pages of SAVE disks, for a game with three kinds of files and a disk that answers as told."""

from __future__ import annotations

import pytest

from ..games import hires_page
from .library import Library

ROUTINES = (
    "files_page", "files_word", "files_help", "files_room", "files_disks", "files_save_as",
    "files_fetch", "msg_page_save",
)  # fmt: skip
GAME = """
        .import fs_name
        .export FILES_KINDS, files_suffixes, files_suffix_at, files_kind_lo, files_kind_hi
        .export msg_files_when, files_put, files_get, put, got, error
        .export fs_one_drive, fs_drive, fs_serial, fs_format, game_disk_check, fs_catalog_first
        .export fs_catalog_next, fs_free, fs_delete, fs_look, there, deleted
FILES_KINDS = 3
files_suffixes:
first:          .byte ".WAR", 0
second:         .byte ".LIST", 0
third:          .byte ".MAP", 0
files_suffix_at: .byte first - files_suffixes, second - files_suffixes, third - files_suffixes
files_kind_lo:  .lobytes war, list, map
files_kind_hi:  .hibytes war, list, map
war:            .byte "war", 0
list:           .byte "list", 0
map:            .byte "map", 0
msg_files_when: .byte " When a war ends.", 0
        .segment "CODE"
fs_catalog_first:
fs_catalog_next:
                lda #0
                sec
                rts
fs_look:        lda there
                clc
                rts
fs_delete:      inc deleted
                clc
                rts
files_put:      inc put
                bne answer
files_get:      inc got
answer:         lda error
                cmp #1
game_disk_check:
fs_format:
fs_free:
fs_drive:       rts
        .segment "BSS"
fs_one_drive:   .res 1
fs_serial:      .res 2
put:            .res 1
got:            .res 1
there:          .res 1
deleted:        .res 1
error:          .res 1
"""
ESCAPE = "\x1b"
KINDS = ("war", "list", "map")
FULL = 6


def shown(lib: Library) -> list[str]:
    return [row.rstrip() for row in hires_page.text(lib.a2.memory)]


def runs(lib: Library, routine: str, typed: str, **given: int) -> int | None:
    """Call it with keys waiting: C, or None when it asks for more."""
    lib.keys(typed.encode())
    try:
        result = lib.a2.call(routine, cycle_limit=3_000_000, **given)
    except Exception as error:
        assert "did not return" in str(error)
        return None
    return int(result.c)


@pytest.mark.parametrize("kind", range(3))
def test_a_page_names_its_kind_in_heading_and_question(lib: Library, kind: int) -> None:
    at = lib.a2.symbol("msg_page_save")
    result = lib.call("files_page", A=at & 255, Y=at >> 8, X=kind)
    rows = shown(lib)
    assert rows[0] == f" Save the {KINDS[kind]}"
    assert rows[5] == f" Name of the {KINDS[kind]}:" and "SAVE disk" in rows[3]
    assert [n for n, row in enumerate(rows) if row] == [0, 3, 5]
    assert result["files_kind"] == kind


def test_the_heading_is_lit_from_edge_to_edge(lib: Library) -> None:
    at = lib.a2.symbol("msg_page_save")
    lib.call("files_page", A=at & 255, Y=at >> 8, X=0)
    for row, lit in ((0, True), (3, False)):
        for cell in (19, 39):
            dots = hires_page.line(lib.a2.memory, 8 * row)[cell] & 0x7F
            assert (dots == 0x7F) == lit, (row, cell)


@pytest.mark.parametrize("one", [0, 1])
def test_the_menu_has_a_line_for_each_kind_and_the_drives(lib: Library, one: int) -> None:
    lib.a2.memory[lib.a2.symbol("fs_one_drive")] = one
    assert runs(lib, "files_disks", "") is None
    rows = shown(lib)
    assert [row for row in rows[1:14] if row] == [
        " 1  INIT: make a SAVE disk", " 2  CATALOG: what is on the disk",
        " 3  DELETE a war", " 4  DELETE a list", " 5  DELETE a map",
        " 6  Two drives: the SAVE disk in drive 2" if one
        else " 6  Only one drive? Change disks in it",
    ]  # fmt: skip
    assert ("turns in drive 1." in "".join(rows)) == bool(one)
    assert runs(lib, "files_disks", "7") is None, "there is no seventh"
    assert runs(lib, "files_disks", "6" + ESCAPE) == 1
    assert lib.a2.memory[lib.a2.symbol("fs_one_drive")] == 1 - one


def test_a_file_is_deleted_after_a_yes_only(lib: Library) -> None:
    deleted = lib.a2.symbol("deleted")
    for key, kind, name in (("3", "war", "A.WAR"), ("5", "map", "A.MAP")):
        lib.reset()
        assert runs(lib, "files_disks", key) is None
        assert shown(lib)[0] == f" DELETE a {kind}" and shown(lib)[5] == f" Name of the {kind}:"
        assert runs(lib, "files_disks", key + "A\rN" + ESCAPE) == 1
        assert lib.a2.memory[deleted] == 0
        assert runs(lib, "files_disks", key + "A\rY " + ESCAPE) == 1
        assert lib.a2.memory[deleted] == 1
        at = lib.a2.symbol("fs_name")
        assert lib.a2.memory[at : at + len(name) + 1] == name.encode() + b"\0"


def test_the_help_says_when_the_game_saves(lib: Library) -> None:
    lib.keys(b" ")
    lib.call("files_help")
    rows = shown(lib)
    assert rows[0] == " SAVE disks" and rows[3] == " When a war ends."
    assert rows[5].startswith(" They go to a SAVE disk.") and not rows[21]
    assert rows[22].strip() == "Press any key"


def test_what_is_free_is_told_in_sectors_and_names(lib: Library) -> None:
    lib.call("text_goto", X=0, Y=9)
    lib.call("files_room", A=98, zp_arg0=300 & 255, zp_arg1=300 >> 8)
    assert shown(lib)[9] == "300 sectors free, 98 names. Any key."


def test_nothing_is_written_over_without_a_yes(lib: Library) -> None:
    memory, put, there = lib.a2.memory, lib.a2.symbol("put"), lib.a2.symbol("there")
    assert runs(lib, "files_save_as", "NEW\r ", A=0) == 0 and memory[put] == 1
    memory[there] = 1
    assert runs(lib, "files_save_as", "OLD\rN", A=0) == 1 and memory[put] == 1
    assert runs(lib, "files_save_as", "OLD\rY ", A=0) == 0 and memory[put] == 2
    assert runs(lib, "files_save_as", ESCAPE, A=0) == 1 and memory[put] == 2


def test_a_full_disk_leads_to_the_care_of_disks_and_the_name_again(lib: Library) -> None:
    lib.a2.memory[lib.a2.symbol("error")] = FULL
    assert runs(lib, "files_save_as", "NEW\r", A=0) is None
    assert "is full" in shown(lib)[22]
    assert runs(lib, "files_save_as", "NEW\r ", A=0) is None
    assert shown(lib)[0] == " SAVE disks"
    assert runs(lib, "files_save_as", "NEW\r " + ESCAPE, A=0) == 1


def test_a_file_is_fetched_or_why_not_is_told(lib: Library) -> None:
    memory, got, error = lib.a2.memory, lib.a2.symbol("got"), lib.a2.symbol("error")
    assert runs(lib, "files_fetch", "NEW\r", A=2) == 0 and memory[got] == 1
    memory[error] = 255
    assert runs(lib, "files_fetch", "NEW\r", A=2) is None
    assert "another edition" in shown(lib)[22]
    memory[error] = FULL - 1
    assert runs(lib, "files_fetch", "NEW\r ", A=2) == 1
