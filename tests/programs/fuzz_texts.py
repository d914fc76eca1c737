"""The readers of texts and small files, to be fuzzed: what they keep for later is asked for too."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import click

from grognard.emu import Apple2, EmulatorError, SymbolError
from grognard.emu.debuginfo import source_map as traced
from grognard.emu.debuginfo.labels import Labels
from grognard.emu.debuginfo.symbols import Symbols
from grognard.emu.files import FileError
from grognard.emu.firmware import own_firmware
from grognard.emu.formats import ImageError
from grognard.emu.formats.lock import FileLock
from grognard.host.built import games, source_map
from grognard.host.built.routine import read_labels
from grognard.host.cycles import record as cycle_record
from grognard.host.running import settings
from grognard.rom_build import contracts, lint, sources
from grognard.rom_build.asm import AsmErrors, assemble
from grognard.rom_build.asm.module.cache import load as load_object
from grognard.rom_build.charset import read_charset
from grognard.rom_build.disk.source_patch import Place, SourcePatchError, assemble_parts
from grognard.rom_build.link import link
from grognard.rom_build.sources import BuildError

from .fuzz_base import Parser

NAMED = (
    EmulatorError, ImageError, BuildError, AsmErrors, SourcePatchError, click.ClickException,
    FileError,
)  # fmt: skip
"""Errors that speak to the user in their own words."""

# Debug files

PROGRAM = """\
        .segment "CODE"
main:   lda #5
        rts                     ; [jump]
hit:    .byte 1, 2, 3
"""
DEBUG_FILE = """\
version\tmajor=2,minor=0
info\tcsym=0,file=1,lib=0,line=2,mod=1,scope=3,seg=1,span=3,sym=4,type=0
file\tid=0,name="main.s",size=10,mtime=0x00000000,mod=0
mod\tid=0,name="main.o",file=0
seg\tid=0,name="CODE",start=0x000800,size=0x0100,addrsize=absolute,type=ro,oname="a.bin",ooffs=0
line\tid=0,file=0,line=2,span=0
line\tid=1,file=0,line=3,span=1+2
span\tid=0,seg=0,start=0,size=3
span\tid=1,seg=0,start=3,size=20
span\tid=2,seg=0,start=23,size=2
scope\tid=0,name="",mod=0,size=256,span=0
scope\tid=1,name="rules",mod=0,type=scope,parent=0,sym=0
scope\tid=2,name="hit",mod=0,type=scope,size=20,parent=1,sym=1,span=1
sym\tid=0,name="main",addrsize=absolute,size=3,scope=0,def=0,val=0x800,seg=0,type=lab
sym\tid=1,name="hit",addrsize=absolute,size=20,scope=1,def=0,val=0x803,seg=0,type=lab,exp=0
sym\tid=2,name="@loop",addrsize=absolute,scope=2,def=0,val=0x810,seg=0,type=lab,parent=1
sym\tid=3,name="COUNT",addrsize=zeropage,scope=0,def=0,val=0x5,type=equ
"""
OVERLAID = DEBUG_FILE.replace("seg=1,span=3", "seg=3,span=3").replace(
    "line\tid=0,",
    'seg\tid=1,name="ONE",start=0x009000,size=0x0100,addrsize=absolute,type=ro,oname="a.one",ooffs=0\n'
    'seg\tid=2,name="TWO",start=0x009000,size=0x0100,addrsize=absolute,type=ro,oname="a.two",ooffs=0\n'
    "line\tid=0,",
)
"""The same with two areas over each other."""
_ASKED = (0x0000, 0x0800, 0x0803, 0x0812, 0x0901, 0xFFFF)


def _ask_symbols(debug: Path) -> None:
    found = Symbols()
    found.load(debug)
    for name in list(found)[:50]:
        found.size(name), found.overlay(name), found[name]
    for addr in _ASKED:
        found.nearest(addr)


def _ask_labels(debug: Path) -> None:
    found = Labels([debug])
    for name in found.names()[:50]:
        found.find(name)
    for overlay in (-1, *found.areas.values()):
        for addr in _ASKED:
            found.nearest(addr, overlay)


def _ask_traced(debug: Path) -> None:
    found = traced.SourceMap([debug], [debug.parent])
    list(found.lines())
    found.kinds()
    for overlay in (-1, *found.overlays[:20]):
        for addr in _ASKED:
            found.describe(addr, overlay)
    found.addresses("main.s", 3)
    found.text("main.s", 3)


def _ask_meter(debug: Path) -> None:
    found = source_map.SourceMap(debug, (debug.parent,))
    for addr in _ASKED:
        found.at(addr), found.routine(addr)
    for piece in found.pieces[:50]:
        found.lines(piece.file), found.text(piece.file, piece.line)


def _debug_parser(folder: Path) -> Parser:
    debug = folder / "game.dbg"
    (folder / "main.s").write_text(PROGRAM)

    def read(blob: bytes) -> None:
        debug.write_bytes(blob)
        problem: BaseException | None = None
        for ask in (_ask_symbols, _ask_labels, _ask_traced, _ask_meter, read_labels):
            try:
                ask(debug)
            except NAMED as error:
                problem = error
        if problem is not None:
            raise problem

    def reseal(blob: bytes) -> bytes:
        """Without the line that says how many records there are."""
        return b"\n".join(row for row in blob.split(b"\n") if not row.startswith(b"info"))

    return Parser([DEBUG_FILE.encode(), OVERLAID.encode()], read, (SymbolError,), reseal, text=True)


# Sources of the assembler and the linker

SOURCE = """\
        .setcpu "6502"
        .include "more.inc"
COUNT = 3
.macro twice what
        what
        what
.endmacro
        .segment "CODE"
;;; main -- does little
;;; in:       A = value 0..127
;;; out:      nothing
;;; clobbers: A X
;;; cycles:   <= 99
.proc main
        ldx #COUNT * 2 + 1
@loop:  twice nop
        sta table-1,x
        dex
        bne @loop
        .if ::COUNT > 2 .and .defined(::MORE)
        jmp (vector)
        .else
        rts
        .endif
.endproc
        .scope rules
table:  .byte "text", 0, <main, $FF, %101, 'a'
        .repeat 4, I
        .word I * I, main + I
        .endrepeat
        .endscope
        .struct man
who     .byte
where   .word 2
        .endstruct
table = rules::table
vector: .addr main
        .res .sizeof(man), $EA
        .align 4
        .incbin "blob.bin", 1, 2
        .assert * < $1000, error, "too far"
"""
CFG = """\
MEMORY {
    ZP:   start = $0000, size = $0100, type = rw, file = "";
    RAM:  start = $0800, size = $0400, fill = yes, fillval = $FF, file = %O, define = yes;
    MORE: start = $2000, size = $0100, file = "%O.more";
}
SEGMENTS {
    ZEROPAGE: load = ZP, type = zp, optional = yes;
    CODE:     load = RAM, type = ro, align = 4;
    DATA:     load = RAM, run = MORE, type = rw, define = yes, optional = yes;
}
SYMBOLS { __WHERE__: type = weak, value = $1234; }
"""
PATCH = """\
        .import main
        .importzp where
;;; replaces: main+1 = 05
        .byte 6
;;; replaces: $0810 in GAME = EA EA  ; words
        nop
"""


def _source_parsers(folder: Path) -> dict[str, Parser]:
    place = folder / "sources"
    place.mkdir()
    (place / "more.inc").write_text("MORE = 1\n")
    (place / "blob.bin").write_bytes(bytes(4))
    main, cfg = place / "main.s", place / "memory.cfg"
    main.write_text(SOURCE)
    module = assemble(main)

    def read_source(blob: bytes) -> None:
        main.write_bytes(blob)
        text = blob.decode("utf-8", "replace")
        lint.lint_text(text, "main.s")
        contracts.parse_contracts(text, "main.s")
        result = link([assemble(main)], CFG, output="out")
        assert result.listing and result.labels is not None

    def read_cfg(blob: bytes) -> None:
        cfg.write_bytes(blob)
        assert sum(map(len, link([module], cfg, output="out").files.values())) < 1 << 27

    patch, symbols = place / "patch.s", {"main": Place(0x800, "GAME"), "where": Place(5, "")}

    def read_patch(blob: bytes) -> None:
        patch.write_bytes(blob)
        assemble_parts(patch, symbols)

    assemble(main, cache_dir=place)
    (kept,) = place.glob("*.obj")

    def read_object(blob: bytes) -> None:
        kept.write_bytes(blob)
        if load_object(kept) is None:
            raise BuildError("made again")

    return {
        "asm": Parser([SOURCE.encode()], read_source, NAMED, text=True),
        "cfg": Parser([CFG.encode()], read_cfg, NAMED, text=True),
        "patch.s": Parser([PATCH.encode()], read_patch, NAMED, text=True),
        "obj": Parser([kept.read_bytes()], read_object, NAMED),
    }


# What a game is made from


def _game_parsers(folder: Path) -> dict[str, Parser]:
    copy = folder / "game_asm"
    found: dict[str, Parser] = {}
    seeds: dict[str, list[bytes]] = {}
    by_mark: dict[bytes, tuple[str, str, list[Path], int]] = {}
    for name in sources.game_names():
        for item in sources.read_game(name).generated:
            sources.tool_of(name, item.tool)  # loaded now, that coverage may count in it
            for number, path in enumerate(item.sources):
                mark = f"{name} {item.name} {number}".encode()
                by_mark[mark] = (name, item.tool, list(item.sources), number)
                seeds.setdefault(item.tool, []).append(mark + b"\n" + path.read_bytes())

    def read_data(blob: bytes) -> None:
        mark, _, text = blob.partition(b"\n")
        if mark not in by_mark:
            raise BuildError("which file?")
        name, tool, sources_of, number = by_mark[mark]
        paths = list(sources_of)
        target = copy / paths[number].name
        target.write_bytes(text)
        paths[number] = target
        try:
            sources.run_tool(name, tool, paths)
        finally:
            target.unlink()

    copy.mkdir()
    for tool, blobs in seeds.items():
        found[f"data-{tool}"] = Parser(blobs, read_data, NAMED, text=True)
    game = sources.read_game(sources.game_names()[0])
    toml = copy / game.name / "game.toml"
    shutil.copytree(game.folder / "data", toml.parent / "data")

    def read_toml(blob: bytes) -> None:
        toml.write_bytes(blob)
        sources.read_sources(toml.parent)

    original = (game.folder / "game.toml").read_bytes()
    found["game.toml"] = Parser([original], read_toml, (*NAMED, OSError), text=True)
    chars = copy / "charset.txt"

    def read_chars(blob: bytes) -> None:
        chars.write_bytes(blob)
        read_charset(chars)

    seed = (sources.asm_root() / "rom" / "charset.txt").read_bytes()
    found["charset"] = Parser([seed], read_chars, NAMED, text=True)
    return found


# What the programs around a game keep

DEEP = b'{"a":' * 5_000
RECORD = {
    "figures": {
        "fill": {"inputs": "A = 0, 7", "calls": 2, "cycles": 177, "worst": 90,
                 "lines": {"fill:fill": "2*2 5 60"}},
        "plain": {"cycles": 12},
    },
    "code": {"fill:fill": "a2009d"},
}  # fmt: skip


def contracts_of(source: str) -> bytes:
    """What a build would list of this source."""
    rows = [asdict(found) for found in contracts.parse_contracts(source, "main.s")]
    return json.dumps([{k: v for k, v in row.items() if k != "problems"} for row in rows]).encode()


def _kept_parsers(folder: Path) -> dict[str, Parser]:
    stamp, record = folder / games.STAMP, folder / "cycles.json"
    font, lock = folder / "game.font", folder / "game.dsk.lock"
    rom, listed = folder / "rom.bin", folder / "contracts.json"
    a2 = Apple2()

    def read_settings(blob: bytes) -> None:
        found = settings.parse_settings(blob)
        assert settings.parse_settings(json.dumps(vars(found)).encode()) == found

    def read_stamp(blob: bytes) -> None:
        stamp.write_bytes(blob)
        games._stamp(folder)

    def read_record(blob: bytes) -> None:
        record.write_bytes(blob)
        found = cycle_record.Record(record)
        for name in found.figures:
            found.cycles(name), found.lines(name)
        found.write([])
        assert cycle_record.Record(record).figures == found.figures

    def read_contracts(blob: bytes) -> None:
        listed.write_bytes(blob)
        contracts.read_contracts(listed)

    def read_font(blob: bytes) -> None:
        font.write_bytes(blob)
        a2.screen.use_font(font)
        assert len(a2.screen.text) == 24

    def read_lock(blob: bytes) -> None:
        lock.write_bytes(blob)
        try:
            FileLock(folder / "game.dsk").release()
        finally:
            lock.unlink(missing_ok=True)

    def read_rom(blob: bytes) -> None:
        rom.write_bytes(blob)
        Apple2(rom=rom).run(cycles=2000)

    own = own_firmware()
    known = json.dumps(vars(settings.Settings())).encode()
    refused: tuple[type[BaseException], ...] = (*NAMED, OSError, cycle_record.RecordError)
    return {
        "settings": Parser([known, DEEP], read_settings, (ValueError,), text=True),
        "stamp": Parser([b'{"sources": "12", "made": {}}', DEEP], read_stamp, NAMED, text=True),
        "cycles": Parser(
            [json.dumps(RECORD).encode(), DEEP], read_record, (cycle_record.RecordError,), text=True
        ),
        "contracts": Parser([contracts_of(SOURCE)], read_contracts, NAMED, text=True),
        "font": Parser([bytes(768), bytes(range(256)) * 4], read_font, NAMED),
        "lock": Parser([b"4711 somewhere\n"], read_lock, refused),
        "rom": Parser([own.rom, bytes(0x1600) + own.disk_prom + bytes(0x900) + own.rom],
                      read_rom, NAMED),
    }  # fmt: skip


def parsers(folder: Path) -> dict[str, Parser]:
    """All of them; `folder` is theirs to write in."""
    makers: tuple[Callable[[Path], dict[str, Parser]], ...] = (
        lambda place: {"dbg": _debug_parser(place)},
        _source_parsers,
        _game_parsers,
        _kept_parsers,
    )
    found: dict[str, Parser] = {}
    for number, make in enumerate(makers):
        place = folder / f"texts{number}"
        place.mkdir()
        found.update(make(place))
    return found
