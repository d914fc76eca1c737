"""ld65 configuration files: MEMORY, SEGMENTS, SYMBOLS, FILES, FEATURES."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..asm.diagnostics import AsmErrors, Diagnostic, Location, did_you_mean

DEFAULT_CFG = """\
MEMORY {
    ZP:   start = $0000, size = $0100, type = rw;
    MAIN: start = $0800, size = $F800, type = rw, file = %O;
}
SEGMENTS {
    ZEROPAGE: load = ZP,   type = zp,  optional = yes;
    CODE:     load = MAIN, type = rw,  optional = yes;
    RODATA:   load = MAIN, type = ro,  optional = yes;
    DATA:     load = MAIN, type = rw,  optional = yes;
    BSS:      load = MAIN, type = bss, optional = yes;
}
"""


MAX_CFG_BYTES = 1 << 20
MAX_ENTRIES = 4000
"""Memory areas, segments and symbols together."""
MAX_DEPTH = 100
MAX_NUMBER = 1 << 63
MAX_WRITTEN = 64 << 20
"""Bytes of all output files together."""


@dataclass
class Area:
    """One MEMORY entry; ``file`` is "" when the area is not written."""

    name: str
    start: int
    size: int
    file: str
    line: int
    writable: bool = True
    fill: bool = False
    fillval: int = 0
    define: bool = False
    segments: list["Placement"] = field(default_factory=list)
    level: int = 0
    later: dict[str, Callable[[dict[str, int]], int]] = field(default_factory=dict)
    """Works out start or size, where it has names in it, by the values that the link gives them."""


@dataclass
class Placement:
    """One SEGMENTS entry."""

    name: str
    load: Area
    run: Area
    type: str
    line: int
    align: int = 1
    align_load: int = 1
    start: int | None = None
    offset: int | None = None
    optional: bool = False
    define: bool = False
    fillval: int | None = None


CONSTRUCTOR_KINDS = ("constructor", "destructor", "interruptor")
"""Tables 0 to 2 of routines that a source asks to be called; 3 to 6 have only numbers."""


@dataclass
class RoutineTable:
    """One CONDES entry: the table of a kind's routines, made where a module asks for its label."""

    kind: int
    label: str
    count: str
    segment: str
    asks: str
    """what the link takes as soon as there is a routine of the kind; "" for nothing"""
    decreasing: bool
    line: int


@dataclass
class Config:
    """A whole configuration."""

    name: str
    lines: list[str]
    areas: list[Area] = field(default_factory=list)
    placements: list[Placement] = field(default_factory=list)
    symbols: list[tuple[str, str, Any, int]] = field(default_factory=list)
    """(name, "export" "weak" or "import", value or None, line)."""
    tables: list[RoutineTable] = field(default_factory=list)

    def where(self, line: int, col: int = 0) -> Location:
        text = self.lines[line - 1] if 0 < line <= len(self.lines) else ""
        return Location(self.name, line, col, text)


_TOKEN = re.compile(
    r"(?P<ws>[ \t\r\f]+|\#[^\n]*)|(?P<nl>\n)|(?P<hex>\$[0-9A-Fa-f]+)|(?P<bin>%[01]+)"
    r"|(?P<out>%O|%%)|(?P<at>%S)|(?P<dec>[0-9]+)|(?P<id>[A-Za-z_][A-Za-z0-9_]*)"
    r'|"(?P<str>[^"\n]*)"|(?P<op>[{}:;,=+\-*/()])'
)


_INSTEAD = {
    "overwrite": "give the bytes a segment of their own, with 'start'",
    "bank": "overlays are areas with the same start and files of their own",
    "formats": "every file is plain bytes",
}
"""What ld65 knows and this subset leaves out, and what to write for it."""


START_ADDRESS = 0x200
"""What %S stands for where no feature says otherwise."""


class _Reader:
    def __init__(self, text: str, name: str, output: str) -> None:
        self.config = Config(name, text.split("\n"))
        self.output = output
        self.tokens: list[tuple[str, Any, int, int]] = []
        self.pos = 0
        self.depth = 0
        self.entries = 0
        self.known: dict[str, int] = {}
        self.start_address = START_ADDRESS
        self.areas: dict[str, Area] = {}
        self.segments: set[str] = set()
        self._scan(text)

    def fail(self, message: str, line: int, col: int) -> AsmErrors:
        where = self.config.where(line, col)
        return AsmErrors([Diagnostic("error", message, where)])

    def _scan(self, text: str) -> None:
        pos, line, start = 0, 1, 0
        while pos < len(text):
            found = _TOKEN.match(text, pos)
            col = pos - start + 1
            if found is None:
                raise self.fail(f"unexpected character {text[pos]!r}", line, col)
            kind, word = found.lastgroup or "", found.group()
            pos = found.end()
            if kind in ("hex", "bin", "dec") and len(word.lstrip("$%0")) > 32:
                raise self.fail("the number is larger than 32 bits", line, col)
            if kind == "nl":
                line, start = line + 1, pos
            elif kind in ("hex", "bin"):
                value = int(word[1:], 16 if kind == "hex" else 2)
                self.tokens.append(("int", value, line, col))
            elif kind == "dec":
                self.tokens.append(("int", int(word), line, col))
            elif kind == "str":
                self.tokens.append(("str", word[1:-1], line, col))
            elif kind != "ws":
                self.tokens.append((kind if kind != "op" else word, word, line, col))
        self.tokens.append(("end", "the end of the file", line, pos - start + 1))

    # One token at a time ----------------------------------------------------------------------

    @property
    def kind(self) -> str:
        return self.tokens[self.pos][0]

    def wrong(self, expected: str) -> AsmErrors:
        kind, word, line, col = self.tokens[self.pos]
        shown = word if kind == "end" else f"'{word}'"
        return self.fail(f"expected {expected}, found {shown}", line, col)

    def take(self, kind: str, expected: str = "") -> Any:
        if self.kind != kind:
            raise self.wrong(expected or f"'{kind}'")
        value = self.tokens[self.pos][1]
        self.pos += 1
        return value

    def accept(self, kind: str) -> bool:
        if self.kind == kind:
            self.pos += 1
            return True
        return False

    # Values -----------------------------------------------------------------------------------

    def number(self) -> int:
        _, _, line, col = self.tokens[self.pos]
        value = self._sum()
        if not -MAX_NUMBER <= value < MAX_NUMBER:
            raise self.fail("the number is larger than 64 bits", line, col)
        return value

    def _sum(self) -> int:
        value = self._product()
        while self.kind in ("+", "-"):
            if self.take(self.kind) == "+":
                value += self._product()
            else:
                value -= self._product()
        return value

    def _product(self) -> int:
        value = self._factor()
        while self.kind in ("*", "/"):
            at = self.tokens[self.pos]
            operator = self.take(self.kind)
            right = self._factor()
            if operator == "*":
                value *= right
                if abs(value) > MAX_NUMBER:
                    raise self.fail("the number is larger than 64 bits", at[2], at[3])
            elif right == 0:
                raise self.fail("division by zero", at[2], at[3])
            else:
                value //= right
        return value

    def _factor(self) -> int:
        _, _, line, col = self.tokens[self.pos]
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.fail("the expression is nested too deeply", line, col)
        value = self._operand()
        self.depth -= 1
        return value

    def _operand(self) -> int:
        if self.accept("-"):
            return -self._factor()
        if self.accept("at"):
            return self.start_address
        if self.accept("("):
            value = self._sum()
            self.take(")")
            return value
        if self.kind == "id":
            name = str(self.tokens[self.pos][1])
            if name not in self.known:
                _, _, line, col = self.tokens[self.pos]
                raise self.fail(f"'{name}' is not known at this point", line, col)
            self.pos += 1
            return self.known[name]
        return int(self.take("int", "a number"))

    def placed_number(self) -> int | Callable[[dict[str, int]], int]:
        """A number, or what works it out when the link knows the values of the names in it."""
        begin = self.pos
        while self.kind not in (",", ";", "end") and not self._attribute_follows():
            self.pos += 1
        ends = self.pos
        names = any(kind == "id" for kind, *_ in self.tokens[begin:ends])
        start_address = self.start_address

        def work_out(known: dict[str, int]) -> int:
            self.pos, self.known, self.start_address = begin, known, start_address
            value = self.number()
            if self.pos != ends:
                raise self.wrong("an attribute")
            return value

        if names:
            return work_out
        self.pos = begin
        return self.number()

    def _attribute_follows(self) -> bool:
        """Whether a name and `=` stand here: ld65 wants no comma before the next attribute."""
        return self.kind == "id" and self.tokens[self.pos + 1][0] == "="

    def boolean(self) -> bool:
        word = str(self.take("id", "yes or no")).lower()
        if word in ("yes", "true"):
            return True
        if word in ("no", "false"):
            return False
        self.pos -= 1
        raise self.wrong("yes or no")

    def word(self, choices: tuple[str, ...]) -> str:
        word = str(self.take("id", " or ".join(choices))).lower()
        if word not in choices:
            self.pos -= 1
            if word in _INSTEAD:
                _, _, line, col = self.tokens[self.pos]
                raise self.fail(f"'{word}' is not used here: {_INSTEAD[word]}", line, col)
            raise self.wrong(" or ".join(choices))
        return word

    def file(self) -> str:
        if self.accept("out"):
            return self.output
        return str(self.take("str", "%O or a name in quotation marks")).replace("%O", self.output)

    # Blocks -----------------------------------------------------------------------------------

    def read(self) -> Config:
        blocks: dict[str, Callable[[], None]] = {
            "MEMORY": self._memory,
            "SEGMENTS": self._segments,
            "SYMBOLS": self._symbols,
            "FILES": self._files,
            "FEATURES": self._features,
        }
        while self.kind != "end":
            name = str(self.take("id", "MEMORY or SEGMENTS")).upper()
            if name not in blocks:
                self.pos -= 1
                if name.lower() in _INSTEAD:
                    _, _, line, col = self.tokens[self.pos]
                    raise self.fail(f"{name} is not used here: {_INSTEAD[name.lower()]}", line, col)
                raise self.wrong("MEMORY, SEGMENTS, SYMBOLS, FILES or FEATURES")
            self.take("{")
            while not self.accept("}"):
                self.entries += 1
                if self.entries > MAX_ENTRIES:
                    _, _, line, col = self.tokens[self.pos]
                    raise self.fail(f"more than {MAX_ENTRIES} entries", line, col)
                blocks[name]()
        if not self.config.areas or not self.config.placements:
            raise self.wrong("MEMORY and SEGMENTS blocks")
        return self.config

    def _attributes(self, readers: dict[str, Callable[[], Any]], what: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not self.accept(";"):
            if self.kind == "end":
                raise self.wrong("';'")
            _, word, line, col = self.tokens[self.pos]
            key = str(self.take("id", "an attribute")).lower()
            if key not in readers:
                if key in _INSTEAD:
                    raise self.fail(f"'{word}' is not used here: {_INSTEAD[key]}", line, col)
                hint = did_you_mean(key, readers)
                raise self.fail(f"unknown attribute '{word}' of a {what}{hint}", line, col)
            if key in found:
                raise self.fail(f"attribute '{word}' stands twice", line, col)
            self.accept("=")
            found[key] = readers[key]()
            self.accept(",")
        return found

    def _memory(self) -> None:
        _, _, line, col = self.tokens[self.pos]
        name = str(self.take("id", "a memory area's name"))
        if name in self.areas:
            raise self.fail(f"memory area '{name}' is defined twice", line, col)
        self.take(":")
        readers: dict[str, Callable[[], Any]] = {
            "start": self.placed_number, "size": self.placed_number, "file": self.file,
            "fill": self.boolean,
            "fillval": self.number, "define": self.boolean, "type": lambda: self.word(("ro", "rw")),
        }  # fmt: skip
        found = self._attributes(readers, "memory area")
        for key in ("start", "size"):
            if key not in found:
                raise self.fail(f"memory area '{name}' needs the attribute '{key}'", line, col)
        later = {key: found[key] for key in ("start", "size") if callable(found[key])}
        found |= dict.fromkeys(later, 0)
        self._check_range(found, line, col)
        area = self.areas[name] = Area(
            name,
            found["start"],
            found["size"],
            found.get("file", self.output),
            line,
            found.get("type", "rw") == "rw",
            found.get("fill", False),
            found.get("fillval", 0),
            found.get("define", False),
            later={key: self._checked(key, later[key], line, col) for key in later},
        )
        self.config.areas.append(area)
        if not later and found.get("define", False):
            self.known.setdefault(f"__{name}_START__", found["start"])
            self.known.setdefault(f"__{name}_SIZE__", found["size"])

    def _checked(
        self, key: str, work_out: Callable[[dict[str, int]], int], line: int, col: int
    ) -> Callable[[dict[str, int]], int]:
        def checked(known: dict[str, int]) -> int:
            value = work_out(known)
            self._check_range({key: value}, line, col)
            return value

        return checked

    def _check_range(self, found: dict[str, Any], line: int, col: int) -> None:
        if not 0 <= found.get("fillval", 0) <= 255:
            raise self.fail("fillval does not fit in a byte", line, col)
        for key in ("start", "size"):
            if key in found and not 0 <= found[key] <= 0x1000000:
                raise self.fail(f"'{key}' is out of range", line, col)

    def _area(self) -> Area:
        _, word, line, col = self.tokens[self.pos]
        name = str(self.take("id", "a memory area's name"))
        if name in self.areas:
            return self.areas[name]
        hint = did_you_mean(name, self.areas)
        raise self.fail(f"no memory area '{word}'{hint}", line, col)

    def _segments(self) -> None:
        _, _, line, col = self.tokens[self.pos]
        name = str(self.take("id", "a segment's name"))
        if name in self.segments:
            raise self.fail(f"segment '{name}' is defined twice", line, col)
        self.take(":")
        readers: dict[str, Callable[[], Any]] = {
            "load": self._area, "run": self._area, "align": self.number, "start": self.number,
            "align_load": self.number, "offset": self.number, "define": self.boolean,
            "optional": self.boolean, "fillval": self.number,
            "type": lambda: self.word(("ro", "rw", "bss", "zp")),
        }  # fmt: skip
        found = self._attributes(readers, "segment")
        if "load" not in found:
            raise self.fail(f"segment '{name}' needs the attribute 'load'", line, col)
        self._check_range(found, line, col)
        for key in ("align", "align_load"):
            if not 0 < found.get(key, 1) <= 0x10000:
                raise self.fail(f"'{key}' is out of range", line, col)
        if len({"start", "offset", "align"} & set(found)) > 1:
            raise self.fail("only one of align, start and offset can be given", line, col)
        load = found["load"]
        place = Placement(
            name, load, found.get("run", load), found.get("type", "rw"), line,
            found.get("align", 1), found.get("align_load", 1), found.get("start"),
            found.get("offset"), found.get("optional", False), found.get("define", False),
            found.get("fillval"),
        )  # fmt: skip
        if place.type != "ro" and not place.run.writable:
            raise self.fail(
                f"segment '{name}' is written to, but memory area '{place.run.name}' is of type ro:"
                " give the segment 'type = ro'",
                line,
                col,
            )
        self.config.placements.append(place)
        self.segments.add(name)

    def _symbols(self) -> None:
        _, _, line, col = self.tokens[self.pos]
        name = str(self.take("id", "a symbol's name"))
        self.take(":")
        readers: dict[str, Callable[[], Any]] = {
            "type": lambda: self.word(("export", "import", "weak")),
            "value": self.number,
            "addrsize": lambda: self.word(("zp", "zeropage", "abs", "absolute", "direct", "near")),
        }
        found = self._attributes(readers, "symbol")
        if "type" not in found:
            raise self.fail(f"symbol '{name}' needs the attribute 'type'", line, col)
        kind = found["type"]
        if kind != "import" and "value" not in found:
            raise self.fail(f"symbol '{name}' needs the attribute 'value'", line, col)
        self.config.symbols.append((name, kind, found.get("value"), line))
        if "value" in found:
            self.known.setdefault(name, found["value"])

    def _files(self) -> None:
        self.file()
        self.take(":")
        self._attributes({"format": lambda: self.word(("bin", "binary"))}, "file")

    def _features(self) -> None:
        _, word, line, col = self.tokens[self.pos]
        name = str(self.take("id", "a feature's name")).lower()
        if name == "startaddress":
            self.take(":")
            found = self._attributes({"default": self.number}, "start address")
            self.start_address = found.get("default", self.start_address)
        elif name == "condes":
            self.take(":")
            self._routine_table(line, col)
        else:
            raise self.fail(
                f"feature '{word}' is unknown: there are CONDES and STARTADDRESS", line, col
            )

    def _routine_table(self, line: int, col: int) -> None:
        readers: dict[str, Callable[[], Any]] = {
            "type": self._kind_of_table, "order": lambda: self.word(("increasing", "decreasing")),
            **{key: lambda: str(self.take("id", "a name"))
               for key in ("label", "count", "segment", "import")},
        }  # fmt: skip
        found = self._attributes(readers, "table of routines")
        for key in ("type", "label", "segment"):
            if key not in found:
                raise self.fail(f"a table of routines needs the attribute '{key}'", line, col)
        self.config.tables.append(
            RoutineTable(
                found["type"],
                found["label"],
                found.get("count", ""),
                found["segment"],
                found.get("import", ""),
                found.get("order") == "decreasing",
                line,
            )  # fmt: skip
        )

    def _kind_of_table(self) -> int:
        if self.kind == "id":
            return CONSTRUCTOR_KINDS.index(self.word(CONSTRUCTOR_KINDS))
        _, _, line, col = self.tokens[self.pos]
        kind = self.number()
        if not 0 <= kind <= 6:
            raise self.fail("the table's number is 0 to 6", line, col)
        return kind


def parse_cfg(text: str, name: str = "linker cfg", output: str = "%O") -> Config:
    """Reads a configuration; AsmErrors with the place of the first fault."""
    return _Reader(text, name, output).read()
