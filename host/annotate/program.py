"""A built game as a reader sees it: its routines, its memory, and who names whom.

    program = read_program(built)
    program.routines            [Routine, ...]
    program.calls[routine]      the routines it names, in the order of its lines
    program.callers[routine]    the other way round
    program.uses[routine]       the memory it names, and whether it writes there

Addresses, names and headers come from the debug file and contracts.json of the build.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any

from grognard.emu.debuginfo.debug_file import DebugFile, read_debug_file
from grognard.emu.debuginfo.source_texts import SourceTexts
from grognard.rom_build.contracts import read_contracts
from grognard.rom_build.games import BuiltGame, asm_root, game_folder

from .sources import WORD, Block, Source, code_of, macros_of

_WRITES = re.compile(r"\s(?:st[axy]|inc|dec|asl|lsr|rol|ror)\s+[^(\s]", re.IGNORECASE)
_ALIAS = re.compile(r"^([A-Za-z_]\w*)\s*:?=\s*([A-Za-z_]\w*)")
_DEFINED = re.compile(r"^(?:([A-Za-z_]\w*):|\s+\w+\s+([A-Za-z_]\w*)\s*,)")
_IMPORT = re.compile(r"\s*\.(?:import|importzp|global|globalzp)\b(.*)", re.IGNORECASE)
_INCLUDE = re.compile(r'\s*\.include\s+"([^"]+)"', re.IGNORECASE)
_LABEL = re.compile(r"([A-Za-z_]\w*):")
_BAND = re.compile(r"^; -+ (.*?) -+$")


@dataclass(frozen=True, eq=False)
class Routine:
    """A routine: where it lies in memory and in its source, and its header if it has one."""

    name: str
    file: str
    block: Block
    area: str
    segment: str
    address: int
    size: int
    header: dict[str, Any] | None

    @property
    def room(self) -> str:
        """The folder of its source."""
        return str(PurePosixPath(self.file).parent)


@dataclass(frozen=True, eq=False)
class Memory:
    """Named bytes: `place` is the line that gives them out, `band` what it stands under there."""

    name: str
    address: int
    size: int
    segment: str
    area: str
    zero_page: bool
    place: tuple[str, int]
    says: str
    band: str


@dataclass
class Program:
    """All of a game; files by the name the debug file gives."""

    game: str
    debug: DebugFile
    sources: dict[str, Source]
    routines: list[Routine] = field(default_factory=list)
    memory: list[Memory] = field(default_factory=list)
    calls: dict[Routine, list[Routine]] = field(default_factory=dict)
    callers: dict[Routine, list[Routine]] = field(default_factory=dict)
    uses: dict[Routine, dict[Memory, bool]] = field(default_factory=dict)
    users: dict[Memory, dict[Routine, bool]] = field(default_factory=dict)
    places: dict[Routine, list[tuple[str, int, int]]] = field(default_factory=dict)
    """Segment, address and size, several where an include is assembled into several overlays."""
    homes: dict[str, str] = field(default_factory=dict)
    """By an include with routines the first source that takes it in."""
    _names: dict[str, Routine | Memory] = field(default_factory=dict)
    _local: dict[tuple[str, str], Routine | Memory] = field(default_factory=dict)

    def named(self, file: str, name: str) -> Routine | Memory | None:
        """What a name means in a file: its own first, else what others export."""
        home = self.homes.get(file, file)
        return (
            self._local.get((file, name)) or self._local.get((home, name)) or self._names.get(name)
        )


def read_program(built: BuiltGame) -> Program:
    """The program of a built game; BuildError or SymbolError where its files are damaged."""
    debug = read_debug_file(built.file("dbg"))
    texts = SourceTexts([asm_root(), game_folder(built.name).parent.parent])
    made = built.folder.resolve()
    sources = {}
    for name in debug.files:
        path = texts.path(name)
        if path is not None and made not in path.parents:
            sources[name] = Source(name, texts.lines(name))
    program = Program(built.name, debug, sources)
    _read_routines(program, read_contracts(built.folder / "contracts.json"))
    _read_memory(program)
    _connect(program)
    return program


def _read_routines(program: Program, contracts: list[dict[str, Any]]) -> None:
    debug = program.debug
    headers = {(row["file"], row["name"]): row for row in contracts}
    blocks = {
        (source.name, block.name): block
        for source in program.sources.values()
        for block in source.blocks
        if block.routine
    }
    placed: dict[tuple[str, str], tuple[int, int, int]] = {}
    exported = set()
    for scope in debug.scopes:
        if scope.span >= 0 and scope.name and scope.proc:
            span = debug.spans[scope.span]
            file = debug.files[debug.modules[scope.module].file]
            placed[file, scope.name] = span.segment, span.start, span.size
    for symbol in debug.symbols:
        if symbol.placed and symbol.segment >= 0 and symbol.scope >= 0 and not symbol.local:
            file = debug.files[debug.modules[debug.scopes[symbol.scope].module].file]
            if (file, symbol.name) in headers:
                place = symbol.segment, symbol.value, symbol.size
                placed.setdefault((file, symbol.name), place)
            if symbol.used:
                exported.add((file, symbol.name))
    taken = {name: _includes(source, program.sources) for name, source in program.sources.items()}
    known: dict[tuple[str, str], Routine] = {}
    for (module, name), (number, address, size) in sorted(placed.items(), key=lambda i: i[1]):
        files = (module, *taken.get(module, ()))
        file = next((file for file in files if (file, name) in blocks), "")
        if not file:
            continue  # made by a data tool
        segment = debug.segments[number]
        if (file, name) not in known:
            area = segment.suffix or segment.name.lower()
            header = headers.get((file, name))
            block = blocks[file, name]
            routine = Routine(name, file, block, area, segment.name, address, size, header)
            known[file, name] = routine
            program.routines.append(routine)
            program.places[routine] = []
            if file != module:
                program.homes.setdefault(file, module)
        routine = known[file, name]
        program.places[routine].append((segment.name, address, size))
        program._local[module, name] = program._local[file, name] = routine
        if (module, name) in exported or (routine.header is not None and file == module):
            program._names.setdefault(name, routine)


def _includes(source: Source, sources: dict[str, Source]) -> list[str]:
    """The sources that one includes, as the debug file names them."""
    found = []
    for line in source.lines:
        match = _INCLUDE.match(line)
        if match:
            folder = PurePosixPath(source.name).parent
            tails = (str(folder / match[1]), match[1])
            found += [n for n in sources if n in tails or n.endswith(f"/{match[1]}")]
    return found


def _read_memory(program: Program) -> None:
    debug = program.debug
    given = _given_out(program.sources)
    for symbol in debug.symbols:
        if not symbol.placed or symbol.local or symbol.segment < 0 or symbol.scope < 0:
            continue
        scope = debug.scopes[symbol.scope]
        file = debug.files[debug.modules[scope.module].file]
        if scope.path or (file, symbol.name) in program._local:
            continue
        place = given.get((file, symbol.name)) or given.get(("", symbol.name))
        segment = debug.segments[symbol.segment]
        memory = Memory(
            symbol.name, symbol.value, symbol.size, segment.name,
            segment.suffix or segment.name.lower(), symbol.value + symbol.size <= 0x100,
            *(place or ((file, 0), "", "")),
        )  # fmt: skip
        program.memory.append(memory)
        program._local[file, symbol.name] = memory
        if symbol.used:
            program._names.setdefault(symbol.name, memory)


def _given_out(
    sources: dict[str, Source],
) -> dict[tuple[str, str], tuple[tuple[str, int], str, str]]:
    """Place, comment and band of each line that gives memory a name; of .inc files without it."""
    found: dict[tuple[str, str], tuple[tuple[str, int], str, str]] = {}
    for source in sources.values():
        band = ""
        for number, line in enumerate(source.lines, 1):
            heading = _BAND.match(line)
            if heading:
                band = heading[1]
            match = _DEFINED.match(line)
            if match:
                name = match[1] or match[2]
                says = line.partition(";")[2].strip()
                row = (source.name, number), says, band
                found.setdefault((source.name, name), row)
                if source.name.endswith(".inc"):
                    found.setdefault(("", name), row)
    return found


def _name_again(program: Program, source: Source) -> None:
    """Constants that are another name for bytes of a shared area: `killed = zp_overlay+3`."""
    for line in source.lines:
        alias = _ALIAS.match(code_of(line))
        if alias is None:
            continue
        what = program.named(source.name, alias[2])
        if isinstance(what, Memory):
            program._local.setdefault((source.name, alias[1]), what)
            if source.name.endswith(".inc"):
                program._names.setdefault(alias[1], what)


def _names_seen(program: Program) -> dict[str, set[str]]:
    """By file the names of others that its code may mean: imported, or given by an include."""
    given: set[str] = set()
    imported: dict[str, set[str]] = {}
    for source in program.sources.values():
        lines = [code_of(line) for line in source.lines]
        found = (_IMPORT.match(line) for line in lines)
        imported[source.name] = {word for m in found if m for word in WORD.findall(m[1])}
        if source.name.endswith(".inc"):
            given |= imported[source.name]
            given |= {m[1] or m[2] for m in map(_DEFINED.match, lines) if m}
            given |= {m[1] for m in map(_ALIAS.match, lines) if m}
    return {name: words | given for name, words in imported.items()}


def _labels_within(source: Source, block: Block) -> set[str]:
    """Labels that stand in a routine after its own name."""
    found = map(_LABEL.match, source.lines[block.line : block.last])
    return {match[1] for match in found if match}


def _connect(program: Program) -> None:
    macros: dict[str, list[str]] = {}
    for source in program.sources.values():
        macros |= macros_of(source.lines)
        _name_again(program, source)
    data = {
        (source.name, block.name): block
        for source in program.sources.values()
        for block in source.blocks
        if not block.routine
    }
    seen, local = _names_seen(program), program._local.keys()
    for routine in program.routines:
        calls: dict[Routine, None] = {}
        uses: dict[Memory, bool] = {}
        source = program.sources[routine.file]
        own = _labels_within(source, routine.block)
        home = program.homes.get(routine.file, routine.file)
        for line, name in source.names(routine.block, macros):
            known = name in seen[home] or {(home, name), (routine.file, name)} & local
            what = program.named(routine.file, name) if known and name not in own else None
            if isinstance(what, Routine) and what is not routine:
                calls[what] = None
            elif isinstance(what, Memory):
                wrote = bool(_WRITES.search(code_of(source.lines[line - 1])))
                uses[what] = uses.get(what, False) or wrote
                # a table of entries names routines too
                block = data.get((what.place[0], what.name))
                if block is not None:
                    for _, inner in program.sources[what.place[0]].names(block, macros):
                        entry = program.named(what.place[0], inner)
                        if isinstance(entry, Routine) and entry is not routine:
                            calls[entry] = None
        program.calls[routine], program.uses[routine] = list(calls), uses
    program.callers = {routine: [] for routine in program.routines}
    program.users = {memory: {} for memory in program.memory}
    for routine in program.routines:
        for called in program.calls[routine]:
            program.callers[called].append(routine)
        for memory, wrote in program.uses[routine].items():
            program.users[memory][routine] = wrote
