"""Directives that set something for the lines after them: processor, listing, packs of macros."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from .diagnostics import SourceError
from .reading.tokens import describe

if TYPE_CHECKING:
    from .assembler import Assembler
    from .reading.parser import Line

Handler = Callable[["Assembler", "Line"], None]

CPUS = {"6502": 0x0002, "6502X": 0x0006, "65SC02": 0x000A, "65C02": 0x001A}
"""What .cpu says of each: bits of the instruction sets it has."""

FOLDER = Path(__file__).parent / "macpacks"
PACKS = ("apple2", "atari", "cbm", "cpu", "generic", "longbranch", "module")


def set_cpu(asm: "Assembler", line: "Line") -> None:
    """.setcpu "name" """
    col = line.col
    asm.use_cpu(_known_cpu(line.string(), col))


def _known_cpu(name: str, col: int) -> str:
    cpu = name.upper()
    if cpu not in CPUS:
        known = ", ".join(f'"{known}"' for known in CPUS)
        raise SourceError(f'.setcpu knows {known}, found "{name}"', col)
    return cpu


def _processor(name: str) -> Handler:
    def handler(asm: "Assembler", line: "Line") -> None:
        asm.use_cpu(name)

    return handler


def _push_cpu(asm: "Assembler", line: "Line") -> None:
    asm.cpus.append(asm.cpu)


def _pop_cpu(asm: "Assembler", line: "Line") -> None:
    if not asm.cpus:
        raise SourceError(".popcpu without a .pushcpu before it", line.tokens[0][2])
    asm.use_cpu(asm.cpus.pop())


def switched(line: "Line") -> bool:
    """``+`` or ``on``, ``-`` or ``off``; on where nothing is said."""
    word = str(line.value).lower()
    if line.kind == "end":
        return True
    if line.kind not in ("+", "-") and not (line.kind == "id" and word in ("on", "off")):
        raise SourceError(f"expected on or off, found {describe(line.token)}", line.col)
    line.next()
    return word in ("+", "on")


def _without_effect(asm: "Assembler", line: "Line") -> None:
    """A switch that changes no byte here."""
    switched(line)


def _length(asm: "Assembler", line: "Line") -> None:
    """.listbytes count, .pagelength count: the listing here has neither columns nor pages."""
    if line.kind == "id" and str(line.value).lower() == "unlimited":
        line.next()
        return
    line.const("the count")


def _case(asm: "Assembler", line: "Line") -> None:
    asm.reading.folds = not switched(line)


def _autoimport(asm: "Assembler", line: "Line") -> None:
    asm.autoimport = switched(line)


def _for_c(asm: "Assembler", line: "Line") -> None:
    """.dbg ...: what a compiler tells of its source, which no tool here reads."""
    line.skip()


def _linecont(asm: "Assembler", line: "Line") -> None:
    asm.continuing = switched(line)


def _file_option(asm: "Assembler", line: "Line") -> None:
    """.fopt kind, "text": for the object file, which there is none of here."""
    col = line.col
    if line.kind == "id":
        word = line.name().lower()
        if word not in ("author", "comment", "compiler"):
            raise SourceError(f"expected author, comment or compiler, found '{word}'", col)
    else:
        number = line.const("the kind")
        if not 0 <= number <= 255:
            raise SourceError(f"{number} does not fit: expected 0 to 255", col)
    line.expect(",")
    line.string()


def macpack(asm: "Assembler", line: "Line") -> tuple[Path, int]:
    """The file of .macpack's macros, and the column of its name."""
    col = line.col
    name = line.name("the name of a pack of macros").lower()
    if name not in PACKS:
        known = ", ".join(PACKS)
        raise SourceError(f".macpack has {known}; write the macros of '{name}' yourself", col)
    return FOLDER / f"{name}.mac", col


OPTIONS: dict[str, Handler] = {
    ".autoimport": _autoimport,
    ".case": _case,
    ".dbg": _for_c,
    ".debuginfo": _without_effect,
    ".fileopt": _file_option,
    ".fopt": _file_option,
    ".linecont": _linecont,
    ".list": _without_effect,
    ".listbytes": _length,
    ".p02": _processor("6502"),
    ".pagelen": _length,
    ".pagelength": _length,
    ".pc02": _processor("65C02"),
    ".popcpu": _pop_cpu,
    ".psc02": _processor("65SC02"),
    ".pushcpu": _push_cpu,
    ".setcpu": set_cpu,
    ".smart": _without_effect,
}
