"""Joins object modules into files: resolves imports, patches expressions, checks ranges."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ...emu.files import read_regular
from ..asm.diagnostics import (
    AsmErrors,
    Diagnostic,
    Diagnostics,
    Location,
    SourceError,
    TooManyErrors,
    Trail,
    did_you_mean,
)
from ..asm.module.objmod import WORD, ObjectModule, large_sources
from ..asm.reading.expr import BINARY, UNARY
from .cfg import DEFAULT_CFG, MAX_CFG_BYTES, Config, parse_cfg
from .marked import misfit, warn_marked
from .place import Segment, area_offsets, gather, place, write_areas
from .result import LinkResult
from .routine_tables import routine_tables

JMP_INDIRECT = 0x6C
TOO_DEEP = "a chain of names defined by each other goes through too many sources"


class _Linker:
    def __init__(self, modules: list[ObjectModule], config: Config) -> None:
        self.modules = modules
        self.config = config
        self.diagnostics = Diagnostics()
        self.segments: dict[str, Segment] = {}
        self.bases: list[list[int]] = []
        self.exports: dict[str, tuple[int, Any]] = {}
        self.values: dict[str, int] = {}
        self.inner: list[dict[int, int]] = [{} for _ in modules]
        """Values of symbols that stand for expressions, by module and number."""
        self.busy: set[str] = set()

    # Locations --------------------------------------------------------------------------------

    def line_of(self, module: int, file: int, line: int, col: int = 0) -> Location:
        return _line_in(self.modules[module], file, line, col)

    def place_of(self, module: int, segment: int, offset: int, col: int) -> Location:
        return place_in(self.modules[module], segment, offset, col)

    # Symbols ----------------------------------------------------------------------------------

    def collect_exports(self) -> None:
        for number, module in enumerate(self.modules):
            for name, _, value, file, line in module.exports:
                old = self.exports.get(name)
                if old is not None:
                    other = self.modules[old[0]].name
                    where = self.line_of(number, file, line)
                    where = replace(where, col=where.text.find(name) + 1)
                    self.diagnostics.error(f"'{name}' is exported by {other} too", where)
                    continue
                self.exports[name] = (number, value)
        for name, kind, value, line in self.config.symbols:
            if kind == "export" and name in self.exports:
                self.diagnostics.error(
                    f"'{name}' is exported by a source too", self.config.where(line)
                )
            elif kind != "import" and name not in self.exports:
                self.values[name] = value
        for name, kind, _, line in self.config.symbols:
            if kind == "import" and name not in self.exports and name not in self.values:
                self.diagnostics.error(f"'{name}' is exported nowhere", self.config.where(line))

    def define_layout_symbols(self) -> None:
        """The symbols that ``define = yes`` asks for."""
        defined = any(area.define for area in self.config.areas)
        offsets = area_offsets(self.config, self.segments) if defined else {}
        made: set[str] = set()
        for area in self.config.areas:
            if area.define:
                values = {
                    "START": area.start,
                    "SIZE": area.size,
                    "LAST": area.start + area.level,
                    "FILEOFFS": offsets[area.name],
                }
                self.define_layout(area.name, values, area.line, made)
        for segment in self.segments.values():
            if segment.place.define:
                values = {"LOAD": segment.load, "RUN": segment.address, "SIZE": segment.size}
                self.define_layout(segment.name, values, segment.place.line, made)

    def define_layout(self, name: str, values: dict[str, int], line: int, made: set[str]) -> None:
        """Symbols of an area or a segment; as to ld65, whoever else defines one is an error."""
        for part, value in values.items():
            symbol = f"__{name}_{part}__"
            by = "another 'define = yes'" if symbol in made else ""
            if symbol in self.exports:
                by = self.modules[self.exports[symbol][0]].name
            elif symbol in self.values and not by:
                by = "SYMBOLS"
            if by:
                self.diagnostics.error(
                    f"'define = yes' makes '{symbol}', which comes from {by} too",
                    self.config.where(line),
                )
            made.add(symbol)
            self.values[symbol] = value

    def export_value(self, name: str) -> int | None:
        value: int | None = self.values.get(name)
        if value is not None:
            return value
        found = self.exports.get(name)
        if found is None:
            return None
        if name in self.busy:
            raise SourceError(f"the definition of '{name}' depends on itself")
        self.busy.add(name)
        result = self.values[name] = self.value(found[0], found[1])
        self.busy.discard(name)
        return result

    def value(self, module: int, node: Any) -> int:
        """The number a final expression stands for."""
        if type(node) is int:
            return int(node)
        op = node[0]
        if op == "r":
            return self.bases[module][int(node[1])] + int(node[2])
        if op == "i":
            return self.export_value(self.modules[module].imports[node[1]][0]) or 0
        if op == "s":
            return self.inner_value(module, node[1])
        parts = [self.value(module, operand) for operand in node[1:]]
        if op == "swap":
            return UNARY[op](parts[0] & 0xFFFF)  # of .dbyt; ld65 takes the low word, ca65 all
        if len(parts) == 1:
            return UNARY[op](parts[0])
        return BINARY[op](parts[0], parts[1])

    def inner_value(self, module: int, number: int) -> int:
        """The value of a symbol of a module, worked out once."""
        known = self.inner[module]
        if number not in known:
            known[number] = self.value(module, self.modules[module].symbols[number][2])
        return known[number]

    def check_symbols(self) -> None:
        """Works out every symbol in the order of its module: chains do not go deep that way."""
        for number, module in enumerate(self.modules):
            for index in module.linked:
                name, _, value, *_ = module.symbols[index]
                if value[0] in ("r", "i"):
                    continue
                try:
                    self.inner_value(number, index)
                except SourceError as error:
                    file, line = module.symbols[index][6:8]
                    message = f"'{name}' has no value: {error.message}"
                    where = self.line_of(number, file, line)
                    where = replace(where, col=where.text.find(name) + 1)
                    self.diagnostics.error(message, where)

    def check_imports(self) -> None:
        for number, module in enumerate(self.modules):
            for name, _, file, line, col, *_ in module.imports:
                if name not in self.exports and name not in self.values:
                    where = self.line_of(number, file, line, col)
                    known = [*self.exports, *self.values]
                    self.diagnostics.error(
                        f"'{name}' is imported but exported nowhere" + did_you_mean(name, known),
                        where,
                    )

    # Bytes ------------------------------------------------------------------------------------

    def build(self) -> None:
        for segment in self.segments.values():
            data = bytearray((segment.fillval,)) * segment.size
            for section in segment.sections:
                part = self.modules[section.module].segments[section.segment]
                data[section.offset : section.offset + section.size] = part.data
                if segment.fillval:
                    for offset, count in part.fills:
                        begin = section.offset + offset
                        data[begin : begin + count] = bytes((segment.fillval,)) * count
                self.patch(section.module, section.segment, data, section.offset)
            segment.data = data

    def patch(self, module: int, index: int, data: bytearray, base: int) -> None:
        part = self.modules[module].segments[index]
        bases = self.bases[module]
        for offset, kind, node, col in part.fixups:
            if type(node) is tuple and node[0] == "r":
                value = bases[node[1]] + node[2]
            else:
                try:
                    value = self.value(module, node)
                except SourceError as error:
                    self.diagnostics.error(error.message, self.place_of(module, index, offset, col))
                    continue
            at = base + offset
            if kind == WORD:
                if value & 0xFF == 0xFF and offset and part.data[offset - 1] == JMP_INDIRECT:
                    self.warn_page_end(module, index, offset, col)
                if 0 <= value <= 0xFFFF:
                    data[at] = value & 0xFF
                    data[at + 1] = value >> 8
                    continue
            elif 0 <= value <= 0xFF:
                data[at] = value
                continue
            where = self.place_of(module, index, offset, col)
            self.diagnostics.error(misfit(kind, value), where)

    def warn_page_end(self, module: int, index: int, offset: int, col: int) -> None:
        """The NMOS 6502 takes the high byte of ``jmp ($xxFF)`` from $xx00."""
        obj = self.modules[module]
        lines = obj.segments[index].lines
        start, ref = lines[bisect_right(lines, (offset, 1 << 62)) - 1]
        if start == offset - 1 and (ref & 1 if ref >= 0 else obj.refs[~ref][2]):
            self.diagnostics.warning(
                "jmp through a vector whose low byte lies at a page's end: the high byte comes from"
                " the start of that page, not of the next",
                self.place_of(module, index, offset, col),
            )

    def check_asserts(self) -> None:
        for number, module in enumerate(self.modules):
            for node, action, message, file, line, col, steps in module.asserts:
                try:
                    good = self.value(number, node) != 0
                    text = message or "the assertion does not hold"
                except SourceError as error:
                    good, text = False, error.message
                if good:
                    continue
                trail = tuple(Trail(*step) for step in steps)
                where = replace(self.line_of(number, file, line, col), trail=trail)
                if action.endswith("error"):
                    self.diagnostics.error(text, where)
                else:
                    self.diagnostics.warning(text, where)

    def numbers(self) -> dict[str, int]:
        """Exports and SYMBOLS that are plain numbers: what MEMORY may be told by."""
        sources = {name: value for name, (_, value) in self.exports.items() if type(value) is int}
        return self.values | sources

    def run(self) -> LinkResult:
        self.modules += routine_tables(self.modules, self.config)
        self.segments = gather(self.modules, self.config, self.diagnostics)
        self.collect_exports()
        place(self.config, self.segments, self.modules, self.diagnostics, self.numbers())
        self.bases = [[0] * len(module.segments) for module in self.modules]
        for segment in self.segments.values():
            for section in segment.sections:
                self.bases[section.module][section.segment] = segment.address + section.offset
        self.define_layout_symbols()
        self.check_imports()
        self.diagnostics.raise_if_errors()
        self.check_symbols()
        self.diagnostics.raise_if_errors()
        self.build()
        self.check_asserts()
        warn_marked(self.modules, self.segments, self.place_of, self.diagnostics)
        for name in list(self.exports):
            self.export_value(name)
        self.diagnostics.raise_if_errors()
        written = write_areas(self.config, self.segments)
        files = {name: bytes(data) for name, data in written.items()}
        return LinkResult(
            files, self.config, self.segments, self.modules, self._all_values(), dict(self.values),
            [d for d in self.diagnostics.items if d.severity == "warning"],
        )  # fmt: skip

    def _all_values(self) -> list[list[int]]:
        out = []
        for number, module in enumerate(self.modules):
            values = [symbol[2] for symbol in module.symbols]
            for at in module.linked:
                values[at] = self.value(number, values[at])
            out.append(values)
        return out


def _line_in(module: ObjectModule, file: int, line: int, col: int) -> Location:
    name = module.files[file]
    return Location(name, line, col, source_line(module, name, line))


def place_in(module: ObjectModule, segment: int, offset: int, col: int) -> Location:
    """The source line that made the byte at this offset of a module's segment."""
    lines = module.segments[segment].lines
    at = bisect_right(lines, (offset, 1 << 62)) - 1
    if at < 0:
        return Location(module.name)
    ref = lines[at][1]
    if ref >= 0:
        return _line_in(module, ref >> 24, (ref >> 1) & 0x7FFFFF, col)
    file, line, _, _, trail = module.refs[~ref]
    return replace(_line_in(module, file, line, col), trail=trail)


def source_line(module: ObjectModule, name: str, line: int) -> str:
    """A line of one of the module's source files; "" when it cannot be read again."""
    lines = module.texts.get(name)
    return lines[line - 1] if lines and 0 < line <= len(lines) else ""


def read_cfg(cfg: str | Path | None, output: str = "%O") -> Config:
    """An ld65 configuration (a Path, or its text; None: the default layout).

    ``output`` stands for ``%O`` in ``file`` attributes. Raises AsmErrors.
    """
    if not isinstance(cfg, Path):
        name = "the default cfg" if cfg is None else "cfg"
        return parse_cfg(cfg or DEFAULT_CFG, name, output)
    try:
        text = read_regular(cfg, MAX_CFG_BYTES).decode("latin-1").replace("\r\n", "\n")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        where = Location(cfg.as_posix())
        raise AsmErrors([Diagnostic("error", f"cannot read it: {reason}", where)]) from None
    return parse_cfg(text, cfg.as_posix(), output)


def link(
    modules: Sequence[ObjectModule], cfg: str | Path | Config | None = None, output: str = "%O"
) -> LinkResult:
    """Links modules by an ld65 configuration, read already or as `read_cfg` takes it.

    ``output`` stands for ``%O`` in ``file`` attributes and is then the key in ``files``.
    Raises AsmErrors with every message.
    """
    config = cfg if isinstance(cfg, Config) else read_cfg(cfg, output)
    linker = _Linker(list(modules), config)
    try:
        with large_sources():
            return linker.run()
    except TooManyErrors:
        raise AsmErrors(linker.diagnostics.items) from None
    except RecursionError:
        where = Location(config.name)
        raise AsmErrors([Diagnostic("error", TOO_DEEP, where)]) from None
