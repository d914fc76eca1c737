"""Objects of ca65 and libraries of ar65 among the sources of `grognard asm`."""

import random
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from grognard.host.commands.build import asm
from grognard.rom_build.asm import AsmErrors
from grognard.rom_build.link import link
from grognard.rom_build.link.object_file import NotAnObject, read_library, read_object

from . import ca65

MAIN = """\
        .import sub, table : absolute, zpv : zeropage, konst : zeropage
        .export main
main:   lda #<table
        ldx #>table
        ldy zpv
        jsr sub
@l:     dex
        bne @l
        lda table+3,x
        lda #konst
        rts
        .bss
room:   .res 20
        .data
        .word room+5, main, main-2
        .dword main
        .byte <(-konst), konst * 3 / 2
"""
OTHER = """\
        .export sub, table, zpv, konst : zeropage
        .import deep
konst = 7
        .zeropage
zpv:    .res 2
        .code
.proc sub
        jmp deep
.endproc
        .rodata
table:  .byte 1, 2, 3, 4
        .assert table > 2, error, "never"
"""
LIBRARY = {
    "unused": "        .export unused\nunused: brk\n",
    "deep": "        .export deep\n        .import deeper\ndeep: jmp deeper\n",
    "deeper": "        .export deeper\ndeeper: rts\n",
}
CFG = """\
MEMORY { ZP: start = $10, size = $20; MAIN: start = $800, size = $800, file = %O; }
SEGMENTS { ZEROPAGE: load = ZP, type = zp; CODE: load = MAIN, type = ro;
           RODATA: load = MAIN, type = ro; DATA: load = MAIN, type = rw;
           BSS: load = MAIN, type = bss; }
"""


def needs_ca65() -> None:
    if not ca65.installed():
        pytest.skip(ca65.MISSING)


def run(*words: str, folder: Path) -> None:
    subprocess.run(words, cwd=folder, check=True, capture_output=True)


@pytest.fixture
def pieces(tmp_path, monkeypatch):
    """main.s, other.s, their objects, three.lib, and what ld65 makes of them in ref.bin."""
    needs_ca65()
    monkeypatch.chdir(tmp_path)
    texts = {"main": MAIN, "other": OTHER, **LIBRARY}
    for name, text in texts.items():
        Path(f"{name}.s").write_text(text)
        run("ca65", "-g", f"{name}.s", folder=tmp_path)
    run("ar65", "a", "three.lib", *(f"{name}.o" for name in LIBRARY), folder=tmp_path)
    Path("x.cfg").write_text(CFG)
    run("ld65", "-C", "x.cfg", "-o", "ref.bin", "main.o", "other.o", "three.lib", folder=tmp_path)
    return tmp_path


def asm_(*words):
    return CliRunner().invoke(asm, [*words, "--cfg", "x.cfg", "-o", "out.bin"])


@pytest.mark.parametrize("main", ["main.o", "main.s"])
@pytest.mark.parametrize("other", ["other.o", "other.s"])
def test_sources_objects_and_a_library_give_the_bytes_of_ld65(pieces, main, other):
    done = asm_(main, other, "three.lib", "--dbg", "out.dbg", "--lbl", "out.lbl", "--map", "m.txt")
    assert done.exit_code == 0, done.output
    assert Path("out.bin").read_bytes() == Path("ref.bin").read_bytes()
    assert "al 000800 .main" in Path("out.lbl").read_text()
    shown = Path("m.txt").read_text()
    assert "three.lib(deep.o)" in shown and "unused" not in shown
    assert 'file\tid=0,name="main.s"' in Path("out.dbg").read_text()


def test_a_name_that_is_nowhere_is_told_with_the_line_in_the_object_s_source(pieces):
    done = asm_("main.o")
    assert done.exit_code == 1
    assert "main.s:6:" in done.output and "'sub' is imported but exported nowhere" in done.output
    assert not Path("out.bin").exists()


def test_a_library_that_nothing_asks_for_is_an_error(pieces):
    done = asm_("three.lib")
    assert done.exit_code == 1 and "nothing asks for a module of it" in done.output


@pytest.mark.parametrize(
    "symbol, expected",
    [
        ("deeper: type = import", "a9 00 60"),  # asked for by nothing but the cfg
        ("maybe: type = weak, value = $1234", "a9 00"),  # asked for by nobody at all
        ("deeper: type = export, value = $1234", "a9 34"),
        ("deeper: type = weak, value = $1234", "a9 02 60"),
    ],
)
def test_the_cfg_s_symbols_ask_a_library_and_give_as_those_of_ld65_do(
    tmp_path, monkeypatch, symbol, expected
):
    needs_ca65()
    monkeypatch.chdir(tmp_path)
    asks = "value" in symbol and "deeper" in symbol
    main = "        .import deeper\n        lda #<deeper\n" if asks else "        lda #0\n"
    Path("main.s").write_text(main)
    Path("deeper.s").write_text(LIBRARY["deeper"])
    for name in ("main", "deeper"):
        run("ca65", f"{name}.s", folder=tmp_path)
    run("ar65", "a", "one.lib", "deeper.o", folder=tmp_path)
    Path("x.cfg").write_text(f"SYMBOLS {{ {symbol}; }}\n{CFG}")
    run("ld65", "-C", "x.cfg", "-o", "ref.bin", "main.o", "one.lib", folder=tmp_path)
    done = asm_("main.o", "one.lib")
    assert done.exit_code == 0, done.output
    reference = Path("ref.bin").read_bytes()
    assert Path("out.bin").read_bytes() == reference
    assert reference == bytes.fromhex(expected)


def test_constants_and_folders_come_from_the_command_line(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("inc").mkdir()
    Path("inc/values.inc").write_text("        .byte two\n")
    Path("a.s").write_text('        .byte one, flag\n        .include "values.inc"\n')
    words = ["a.s", "-o", "a.bin", "-D", "one=$11", "-D", "two=0x22", "-D", "flag", "-I", "inc"]
    done = CliRunner().invoke(asm, words)
    assert done.exit_code == 0, done.output
    assert Path("a.bin").read_bytes() == bytes((0x11, 0, 0x22))
    for wrong in ("1x=2", "x=", "x=y", "=3"):
        assert CliRunner().invoke(asm, ["a.s", "-o", "b.bin", "-D", wrong]).exit_code == 2


@pytest.mark.slow
def test_objects_of_the_whole_corpus_give_the_bytes_that_ld65_gives(tmp_path):
    needs_ca65()
    expected = ca65.read_expected(ca65.CORPUS / "expected.txt")
    good = [one for one in ca65.corpus() if expected[one.name] not in ("refused", "stricter")]
    assert len(good) > 400
    for source in good[::2]:
        run("ca65", "-o", str(tmp_path / "one.o"), str(source), folder=ca65.CORPUS)
        module = read_object((tmp_path / "one.o").read_bytes(), source.name)
        made = link([module], ca65.CFG, "out.bin")
        assert ca65.shown(made.files) == expected[source.name], source.name


def test_a_damaged_object_or_library_is_refused_and_never_crashes(pieces):
    whole = {"main.o": read_object, "three.lib": read_library}
    chance = random.Random(5)
    refused = 0
    for name, read in whole.items():
        data = Path(name).read_bytes()
        for _ in range(300):
            bad = bytearray(data[: chance.randrange(len(data)) if chance.random() < 0.3 else None])
            for _ in range(chance.randrange(1, 4)):
                if bad:
                    bad[chance.randrange(len(bad))] = chance.randrange(256)
            try:
                found = read(bytes(bad), name)
                link(getattr(found, "modules", [found]), CFG, "out.bin")
            except (NotAnObject, AsmErrors):
                refused += 1
    assert refused > 200
    Path("main.o").write_bytes(Path("main.o").read_bytes()[:300])
    done = asm_("main.o")
    assert done.exit_code == 1 and "this object cannot be read" in done.output
