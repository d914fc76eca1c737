"""The same bytes as ca65/ld65 2.19: recorded ones always, the real ones where installed."""

import shutil
import subprocess
from pathlib import Path

import pytest

import grognard.game_asm
from grognard.host.built.games import built_game
from grognard.rom_build.asm import AsmErrors, ObjectModule, assemble
from grognard.rom_build.asm.symbols import ZP
from grognard.rom_build.asm_command import assemble_and_link
from grognard.rom_build.build import linked
from grognard.rom_build.games import game_names, tool_names
from grognard.rom_build.link import link
from grognard.rom_build.sources import read_game

from . import ca65

ROOT = Path(next(iter(grognard.game_asm.__path__)))
EXPECTED = ca65.read_expected(ca65.CORPUS / "expected.txt")
EXPECTED_LINKS = ca65.read_expected(ca65.LINK_CASES / "expected.txt")


def ours(sources: list[Path], cfg: Path) -> str:
    """Our result as ``ca65.shown`` words it; every error must name a file and a line."""
    try:
        result = link([assemble(source) for source in sources], cfg, "out.bin")
    except AsmErrors as errors:
        for diagnostic in errors.diagnostics:
            assert diagnostic.where.file
            assert diagnostic.where.line or "has no place" in diagnostic.message, str(diagnostic)
        return "refused"
    return ca65.shown(result.files)


MANY = 20
"""Recorded sources to a test: each takes less time than a test of its own would."""


@pytest.mark.parametrize("first", range(0, len(ca65.corpus()), MANY))
def test_bytes_are_those_recorded_from_ca65(first: int) -> None:
    sources = ca65.corpus()[first : first + MANY]
    expected = {source.name: EXPECTED[source.name] for source in sources}
    refused = {name: "refused" for name, shown in expected.items() if shown == "stricter"}
    assert {source.name: ours([source], ca65.CFG) for source in sources} == expected | refused


@pytest.mark.parametrize("case", ca65.link_cases(), ids=lambda path: path.name)
def test_linked_files_are_those_recorded_from_ld65(case: Path) -> None:
    assert ours(sorted(case.glob("*.s")), case / "link.cfg") == EXPECTED_LINKS[case.name]


@pytest.mark.slow
def test_recorded_bytes_are_what_ca65_makes_here() -> None:
    needs_ca65()
    sources = [s for s in ca65.corpus() if EXPECTED[s.name] not in ("stricter", "refused")][::4]
    for source in sources:
        assert ca65.shown(ca65.build([source], ca65.CFG)) == EXPECTED[source.name], source.name
    for case in ca65.link_cases():
        made = ca65.build(sorted(case.glob("*.s")), case / "link.cfg")
        assert ca65.shown(made) == EXPECTED_LINKS[case.name], case.name


C_PROGRAM = """
#include <stdio.h>
#include <stdlib.h>
static void last(void) { puts("last"); }
int main(void) { atexit(last); printf("%d\\n", rand()); return 0; }
"""
CC65 = Path("/usr/share/cc65")


@pytest.mark.slow
@pytest.mark.parametrize("cfg", ["apple2", "apple2-system", "plus4", "c64"])
def test_a_program_in_c_is_linked_by_cc65_s_own_cfg_to_ld65_s_bytes(
    cfg: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = cfg.partition("-")[0]
    layout, library = CC65 / f"cfg/{cfg}.cfg", CC65 / f"lib/{target}.lib"
    if shutil.which("cc65") is None or not library.is_file():
        pytest.skip(f"cc65 is not installed with {library}: nothing compares C programs")
    monkeypatch.chdir(tmp_path)
    Path("main.c").write_text(C_PROGRAM)
    files = ["main.o", str(library)]
    for words in (
        ["cc65", "-t", target, "-O", "main.c"],
        ["ca65", "-t", target, "main.s"],
        ["ld65", "-C", str(layout), "-o", "theirs.bin", *files],
    ):
        subprocess.run(words, check=True)
    done = assemble_and_link(files, "ours.bin", layout)
    assert done.code == 0, done.messages
    assert Path("ours.bin").read_bytes() == Path("theirs.bin").read_bytes()


def needs_ca65() -> None:
    if not ca65.installed():
        pytest.skip(ca65.MISSING)


def game_folder(source: Path) -> Path:
    """The folder of the game that a source belongs to; some game's for shared ones."""
    parts = source.relative_to(ROOT).parts
    if parts[0] in ("games", "tools"):
        return ROOT.joinpath(*parts[:2])
    return next(path.parent for path in sorted(ROOT.glob("games/*/game.toml")))


def game_sources() -> list[object]:
    """Every source of the games; one in twelve is for those in a hurry.

    The others are thorough: `make test` links each game whole, with every source that it has.
    """
    return [
        pytest.param(
            path,
            id=path.relative_to(ROOT).as_posix(),
            marks=[pytest.mark.slow, pytest.mark.thorough] if number % 12 else [],
        )
        for number, path in enumerate(sorted(ROOT.rglob("*.s")))
    ]


@pytest.mark.parametrize("source", game_sources())
def test_game_source_makes_the_same_bytes_alone(source: Path, tmp_path: Path) -> None:
    """Linked with a stub that gives every import a made-up address."""
    needs_ca65()
    folders = [ROOT, game_folder(source)]
    module = assemble(source, folders)
    stub = tmp_path / "stub.s"
    names = {name: 0x40 + i % 0x80 if size == ZP else 0x3000 + 7 * i
             for i, (name, size, *_) in enumerate(module.imports)}  # fmt: skip
    stub.write_text("".join(f".export {name} := ${at:04X}\n" for name, at in names.items()))
    cfg = tmp_path / "alone.cfg"
    cfg.write_text(cfg_of(module))
    theirs = ca65.build([source, stub], cfg, folders)
    try:  # an assertion about page crossings may fail at these addresses, in both
        mine = ca65.shown(link([module, assemble(stub)], cfg, "out.bin").files)
    except AsmErrors:
        mine = "refused"
    assert mine == ca65.shown(theirs)


@pytest.mark.parametrize("name", [*game_names(), *tool_names()])
@pytest.mark.slow
def test_whole_game_links_to_the_same_files(name: str) -> None:
    needs_ca65()
    game = read_game(name)
    modules = linked(game, built_game(name).folder.resolve())  # assembled when it was built
    theirs = ca65.build(list(modules), game.memory_cfg, game.include_dirs)
    mine = link(list(modules.values()), game.memory_cfg, "out.bin")
    assert ca65.shown(mine.files) == ca65.shown(theirs)


@pytest.mark.slow
def test_more_objects_than_ld65_takes_on_its_command_line(tmp_path: Path) -> None:
    """300 sources: in libraries, and in the order told, with two that export nothing."""
    needs_ca65()
    sources = []
    for number in range(ca65.MOST_FILES + 45):
        source = tmp_path / f"part{number}.s"
        name = f".export name{number}\nname{number}:\n" if number not in (90, 200) else ""
        source.write_text(f".code\n{name} .word {number}\n")
        sources.append(source)
    assert ours(sources, ca65.CFG) == ca65.shown(ca65.build(sources, ca65.CFG))


def cfg_of(module: ObjectModule) -> str:
    """Every segment of the module in an area and a file of its own."""
    areas, places = [], []
    for i, segment in enumerate(module.segments):
        start = "$0010, size = $00F0" if segment.size == ZP else "$1000, size = $B000"
        file = f'"{segment.name.lower()}.bin"' if segment.size != ZP else '""'
        areas.append(f"    M{i}: start = {start}, file = {file};")
        kind = "zp" if segment.size == ZP else "bss" if segment.name == "BSS" else "rw"
        places.append(f"    {segment.name}: load = M{i}, type = {kind}, align = $100, "
                      "optional = yes;" if segment.size != ZP else
                      f"    {segment.name}: load = M{i}, type = zp, optional = yes;")  # fmt: skip
    return "\n".join(("MEMORY {", *areas, "}", "SEGMENTS {", *places, "}", ""))
