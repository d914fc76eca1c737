"""Listing, map, labels, debug file and the object cache."""

import os
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from grognard.emu.debuginfo.debug_file import read_debug_file
from grognard.rom_build.asm import AsmErrors, assemble
from grognard.rom_build.asm_command import assemble_and_link
from grognard.rom_build.link import LinkResult, link
from grognard.rom_build.link.listing import cycle_range

from . import ca65

SOURCE = """\
.macro  twice
        asl
        asl
.endmacro
.zeropage
zp_a:   .res    1
.code
.proc   main
        lda     table,x
        twice
@loop:  dex
        bne     @loop
        rts
.endproc
table:  .byte   1, 2, 3, 4, 5
.bss
room:   .res    16
"""


@pytest.fixture
def result(tmp_path: Path) -> LinkResult:
    source = tmp_path / "game.s"
    source.write_text(SOURCE)
    return link([assemble(source, source_root=tmp_path)], output="game.bin")


def test_listing_has_addresses_bytes_cycles_and_expansions(result: LinkResult) -> None:
    lines = [line.split() for line in result.listing.splitlines()]
    assert ["0800", "BD", "09", "08", "4-5", "9", "lda", "table,x"] in lines
    assert ["0803", "0A", "2", "+", "asl"] in lines
    assert ["0805", "CA", "2", "11", "@loop:", "dex"] in lines
    assert ["0806", "D0", "FD", "2-3", "12", "bne", "@loop"] in lines
    assert "0809 01 02 03 04 15 table: .byte 1, 2, 3, 4, 5".split() in lines
    assert ["080D", "05"] in lines


OTHERS = """\
.macpack longbranch
.macro  wait    n
        .local  again
again:  dex
        bne     again
.endmacro
start:  wait    3
        bne     :+
:       jeq     start
"""


def test_listing_shows_local_names_and_unnamed_labels_as_written(tmp_path: Path) -> None:
    """From the cache too, which keeps the pack's text beside the source."""
    source = tmp_path / "others.s"
    source.write_text(OTHERS)
    for _ in range(2):
        module = assemble(source, source_root=tmp_path, cache_dir=tmp_path / "cache")
        lines = [line.split() for line in link([module]).listing.splitlines()]
        assert ["0800", "CA", "2", "+", "again:", "dex"] in lines
        assert ["0801", "D0", "FD", "2-3", "+", "bne", "again"] in lines
        assert ["0803", "D0", "00", "2-3", "8", "bne", ":+"] in lines
        assert ["0805", "F0", "F9", "2-3", "+", "beq", "start"] in lines


@pytest.mark.parametrize(
    ("code", "address", "expected"),
    [
        ("a905", 0x800, (2, 2)),
        ("d0fe", 0x800, (2, 3)),
        ("d0fc", 0x800, (2, 4)),  # back from $0802 to $07FE: another page
        ("d002", 0x8FC, (2, 4)),  # from $08FE to $0900
        ("d002", 0x8FE, (2, 3)),  # from $0900 to $0902
        ("bd0010", 0x800, (4, 4)),  # $1000,x stays in the page for every X
        ("bd0110", 0x800, (4, 5)),
        ("9d0110", 0x800, (5, 5)),
        ("b110", 0x800, (5, 6)),
        ("9110", 0x800, (6, 6)),
        ("fe0110", 0x800, (7, 7)),
        ("20", 0x800, (6, 6)),
    ],
)
def test_cycle_range_follows_the_page(code: str, address: int, expected: tuple[int, int]) -> None:
    assert cycle_range(bytes.fromhex(code), address) == expected


def test_map_has_used_and_free_bytes(result: LinkResult) -> None:
    lines = [line.split() for line in result.map.splitlines()]
    assert ["MAIN", "$0800", "$FFFF", str(0xF800), "30", str(0xF800 - 30)] in lines
    assert ["CODE", "MAIN", "$0800", "$080D", "$0800", "14"] in lines


def test_labels_are_vice_commands(result: LinkResult) -> None:
    labels = result.labels.splitlines()
    assert {"al 000800 .main", "al 000805 .main.@loop", "al 000000 .zp_a"} <= set(labels)


def test_symbols_tell_file_line_segment_and_area(result: LinkResult) -> None:
    (main,) = [symbol for symbol in result.symbols if symbol.name == "main"]
    assert (main.value, main.file, main.line) == (0x800, "game.s", 8)
    assert (main.segment, main.area, main.size) == ("CODE", "MAIN", 9)
    assert result.symbol("main") == 0x800 and result.symbol("main::@loop") == 0x805


def test_dbg_counts_agree_and_ids_exist(result: LinkResult) -> None:
    rows: dict[str, list[dict[str, str]]] = {}
    for line in result.dbg.splitlines():
        kind, _, rest = line.partition("\t")
        rows.setdefault(kind, []).append(dict(part.split("=", 1) for part in rest.split(",")))
    (info,) = rows["info"]
    for kind in ("file", "line", "mod", "scope", "seg", "span", "sym"):
        assert int(info[kind]) == len(rows[kind]), kind
        assert [int(row["id"]) for row in rows[kind]] == list(range(len(rows[kind])))
    spans = {row["id"]: row for row in rows["span"]}
    for row in rows["line"]:
        if "span" not in row:  # a line that only defines a name
            assert any(sym.get("def") == row["id"] for sym in rows["sym"])
            continue
        assert all(number in spans for number in row["span"].split("+"))
    places = {
        row["line"]: spans[row["span"].split("+")[0]] for row in rows["line"] if "span" in row
    }
    assert (places["9"]["start"], places["9"]["size"]) == ("0", "3")
    (loop,) = [row for row in rows["sym"] if row["name"] == '"@loop"']
    assert loop["val"] == "0x805" and rows["sym"][int(loop["parent"])]["name"] == '"main"'


def records(text: str) -> dict[str, list[dict[str, str]]]:
    """The records of a debug file by kind."""
    rows: dict[str, list[dict[str, str]]] = {}
    for line in text.splitlines():
        kind, _, rest = line.partition("\t")
        rows.setdefault(kind, []).append(dict(part.split("=", 1) for part in rest.split(",")))
    return rows


def meaning(text: str) -> set[tuple[object, ...]]:
    """What a debug file says, without the numbers of its records and the names of its objects."""
    rows = records(text)
    spans = {r["id"]: (rows["seg"][int(r["seg"])]["name"], r["start"], r["size"])
             for r in rows["span"]}  # fmt: skip
    lines = {r["id"]: (rows["file"][int(r["file"])]["name"], r["line"]) for r in rows["line"]}

    def chain(row: dict[str, str]) -> frozenset[object]:
        return frozenset(spans[number] for number in row.get("span", "").split("+") if number)

    def scope(number: str | None) -> tuple[str, ...]:
        if number is None:
            return ()
        row = rows["scope"][int(number)]
        return (*scope(row.get("parent")), row["name"])

    out: set[tuple[object, ...]] = set()
    for row in rows["line"]:
        if "span" in row:
            out.add(("line", *lines[row["id"]], row.get("type", ""), chain(row)))
    for row in rows["scope"]:
        owner = rows["sym"][int(row["sym"])]["name"] if "sym" in row else ""
        out.add(("scope", scope(row["id"]), row.get("type"), row.get("size"), owner, chain(row)))
    for row in rows["sym"]:
        over = rows["sym"][int(row["parent"])]["name"] if "parent" in row else ""
        export = rows["sym"][int(row["exp"])]["name"] if "exp" in row else ""
        segment = rows["seg"][int(row["seg"])]["name"] if "seg" in row else ""
        out.add(("sym", row["name"], row["type"], row["addrsize"], row.get("val"), row.get("size"),
                 scope(row.get("scope")), over, export, segment, lines[row["def"]]))  # fmt: skip
    for row in rows["seg"]:
        if int(row["size"], 16):
            out.add(("seg", *(row.get(k) for k in ("name", "start", "size", "addrsize", "type"))))
    return out


DEBUGGED = Path(__file__).parent / "debugged"


def our_debug_file() -> str:
    modules = [assemble(DEBUGGED / name, source_root=DEBUGGED) for name in ("main.s", "other.s")]
    return link(modules, ca65.CFG, "out.bin").dbg


def test_debug_file_says_what_was_recorded_from_ld65() -> None:
    assert meaning(our_debug_file()) == meaning((DEBUGGED / "ld65.dbg").read_text())


def test_recorded_debug_file_is_what_ld65_writes_here(tmp_path: Path) -> None:
    if not ca65.installed():
        pytest.skip(ca65.MISSING)
    assert meaning(ca65.debug_file(DEBUGGED, tmp_path)) == meaning(
        (DEBUGGED / "ld65.dbg").read_text()
    )


def test_outputs_are_the_same_each_time(tmp_path: Path) -> None:
    source = tmp_path / "game.s"
    source.write_text(SOURCE)
    first, second = (link([assemble(source)]) for _ in range(2))
    assert (first.files, first.listing, first.dbg) == (second.files, second.listing, second.dbg)


# The object cache --------------------------------------------------------------------------------


def with_cache(source: Path, **more: object) -> LinkResult:
    return link([assemble(source, cache_dir=source.parent / "obj", **more)])  # type: ignore[arg-type]


def test_cached_module_links_to_the_same_outputs(tmp_path: Path) -> None:
    source = tmp_path / "game.s"
    source.write_text(SOURCE + '.rodata\n.warning "look"\n.assert room > 1, error\n')
    first, second = with_cache(source), with_cache(source)
    assert (first.files, first.listing, first.dbg) == (second.files, second.listing, second.dbg)
    assert len(list((tmp_path / "obj").glob("*.obj"))) == 1
    assert second.modules[0].warnings == first.modules[0].warnings != []


def test_a_cached_module_has_all_that_the_assembled_one_has(tmp_path: Path) -> None:
    source = tmp_path / "game.s"
    source.write_text(
        SOURCE + ".export main, room\n.import elsewhere\n.constructor main\n jsr elsewhere\n"
        '.assert room > 1, error\n.warning "look"\n.out "said"\n'
    )
    first, second = (assemble(source, cache_dir=tmp_path / "obj") for _ in range(2))
    for field in fields(first):
        made, read = getattr(first, field.name), getattr(second, field.name)
        assert made == read, field.name
        assert made or field.name == "marked", f"{field.name}: nothing to compare"


def test_changed_source_include_binary_or_define_is_seen(tmp_path: Path) -> None:
    source, include, binary = tmp_path / "a.s", tmp_path / "a.inc", tmp_path / "a.bin"
    source.write_text('.incbin "a.bin"\n.include "a.inc"\n.byte 1, LEVEL\n')
    include.write_text(".byte 2\n")
    binary.write_bytes(b"\x03")
    assert with_cache(source, defines={"LEVEL": 4}).files["%O"].hex() == "03020104"
    binary.write_bytes(b"\x33")
    assert with_cache(source, defines={"LEVEL": 4}).files["%O"].hex() == "33020104"
    include.write_text(".byte $22\n")
    assert with_cache(source, defines={"LEVEL": 4}).files["%O"].hex() == "33220104"
    assert with_cache(source, defines={"LEVEL": 5}).files["%O"].hex() == "33220105"


def test_damaged_cache_is_made_anew(tmp_path: Path) -> None:
    source = tmp_path / "game.s"
    source.write_text(SOURCE)
    first = with_cache(source)
    (kept,) = (tmp_path / "obj").glob("*.obj")
    kept.write_bytes(kept.read_bytes()[:-9])
    assert with_cache(source).files == first.files


def test_errors_are_never_cached(tmp_path: Path) -> None:
    source = tmp_path / "bad.s"
    source.write_text(" lda #nowhere\n")
    for _ in range(2):
        with pytest.raises(AsmErrors):
            with_cache(source)


def test_an_assertion_that_the_link_decides_is_asked_of_a_cached_module_too(tmp_path: Path) -> None:
    source = tmp_path / "game.s"
    source.write_text('here: nop\n.assert here = 1, error, "it lies elsewhere"\n')
    for _ in range(2):
        with pytest.raises(AsmErrors, match="it lies elsewhere"):
            with_cache(source)


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes as Unix has them")
def test_an_output_is_written_through_no_link_that_lies_there(tmp_path: Path) -> None:
    source, precious = tmp_path / "a.s", tmp_path / "precious"
    source.write_text(" rts\n")
    precious.write_text("mine")
    for name in ("out.bin.part", "out.lst.part"):
        (tmp_path / name).symlink_to(precious)
    done = assemble_and_link([source], tmp_path / "out.bin", listing=tmp_path / "out.lst")
    assert done.code == 0 and (tmp_path / "out.bin").read_bytes() == b"\x60"
    assert precious.read_text() == "mine" and (tmp_path / "out.bin.part").is_symlink()
    os.mkfifo(tmp_path / "pipe")
    done = assemble_and_link([source], tmp_path / "pipe")
    assert done.code == 1 and "pipe: error: cannot write: it is no file" in done.messages[0]


INCLUDED = """
.ifdef OTHER
HEIGHT = 9
.else
HEIGHT = 8
.endif
WIDTH = 40
.enum
ONE
TWO
.endenum
"""


def test_constants_of_an_include_file_stand_once_in_a_games_debug_file(tmp_path: Path) -> None:
    """With another value, exported, or of the file's own, they stand in each module."""
    (tmp_path / "shared.inc").write_text(INCLUDED)
    texts = {
        "one": ' .include "shared.inc"\nMINE = 1\n .export first\nfirst: lda #HEIGHT\n rts\n',
        "two": ' .include "shared.inc"\nMINE = 1\n .exportzp TWO\n .import first\n jmp first\n',
        "six": 'OTHER = 1\n .include "shared.inc"\n .export last\nlast: ldx #TWO\n jmp last\n',
    }
    modules = []
    for name, text in texts.items():
        (tmp_path / f"{name}.s").write_text(text)
        modules.append(assemble(tmp_path / f"{name}.s", cache_dir=tmp_path / "obj"))
    result = link(modules, ca65.CFG, "out.bin")
    debug = tmp_path / "once.dbg"
    for _ in range(2):  # the second time from what was kept
        debug.write_text(result.debug_info(whole=False))
    (tmp_path / "whole.dbg").write_text(result.debug_info(whole=True))
    once, whole = read_debug_file(debug), read_debug_file(tmp_path / "whole.dbg")
    stand = sorted(
        (symbol.name, symbol.value, once.module_of(symbol))
        for symbol in once.symbols
        if not symbol.placed
    )
    assert stand == [
        ("HEIGHT", 8, "one"), ("HEIGHT", 9, "six"), ("MINE", 1, "one"), ("MINE", 1, "two"),
        ("ONE", 0, "one"), ("OTHER", 1, "six"), ("TWO", 1, "one"), ("TWO", 1, "two"),
        ("WIDTH", 40, "one"),
    ]  # fmt: skip
    assert [s for s in once.symbols if s.placed] == [s for s in whole.symbols if s.placed]
    assert {s.name for s in once.symbols if s.used} == {"first"}
    assert (once.uses, once.spans, once.scopes) == (whole.uses, whole.spans, whole.scopes)
