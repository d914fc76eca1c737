"""The dotted directives."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from . import defines, macros
from .conditionals import CONDITIONALS
from .data import DATA
from .diagnostics import SourceError, TooManyErrors, Trail
from .fast import FileFrame
from .linkage import address_size, called_at_start, exporting, global_names, importing
from .options import OPTIONS, macpack
from .reading import words
from .reading.expr import expression
from .reading.features import feature, local_char
from .reading.frames import Ending
from .structs import open_layout
from .symbols import ABS, ZP
from .totals import BINARY, TEXT

if TYPE_CHECKING:
    from .assembler import Assembler
    from .reading.parser import Line

Handler = Callable[["Assembler", "Line"], None]

MAX_INCLUDES = 40
MAX_INCLUDED = 2000


# Segments and scopes --------------------------------------------------------------------------


def _segment(asm: "Assembler", line: "Line") -> None:
    col = line.col
    name = line.string()
    if not name or not all(c.isalnum() or c == "_" for c in name) or name[0].isdigit():
        raise SourceError(f"'{name}' is no segment name: letters, digits and '_'", col)
    size = address_size(line) if line.accept(":") else None
    try:
        asm.use_segment(name, size)
    except SourceError as error:
        error.col = col
        raise


def _plain_segment(name: str) -> Handler:
    return lambda asm, line: asm.use_segment(name, None)


def _push_segment(asm: "Assembler", line: "Line") -> None:
    asm.pushed.append(asm.segment.name)


def _pop_segment(asm: "Assembler", line: "Line") -> None:
    if not asm.pushed:
        raise SourceError(".popseg without a .pushseg before it", line.tokens[0][2])
    asm.use_segment(asm.pushed.pop(), None)


def _proc(asm: "Assembler", line: "Line") -> None:
    col = line.col
    try:
        name = line.name("the name of the .proc")
        if line.accept(":"):
            _same_size(asm, line, name)
        line.end()
        symbol = asm.scope.get(name)
        asm.define(symbol, asm.here(), col, label=True)
        asm.open_scope(name, "proc", col).owner = symbol
    except SourceError:  # opened all the same, so that its .endproc is no second error
        asm.anonymous += 1
        asm.open_scope(f"unnamed {asm.anonymous}", "proc", col)
        raise


def _same_size(asm: "Assembler", line: "Line", name: str) -> None:
    """The address size written after a .proc's name: it must be the segment's."""
    col = line.col
    wanted, found = address_size(line), asm.segment_sizes[asm.seg]
    if wanted != found:
        shown = "in the zero page" if found == ZP else "not in the zero page"
        raise SourceError(
            f"'{name}' lies in segment '{asm.segment.name}', which is {shown}: leave the size out",
            col,
        )


def _scope(asm: "Assembler", line: "Line") -> None:
    col = line.col
    name = line.name("the name of the .scope") if line.kind not in ("end", ":") else ""
    if line.accept(":"):
        address_size(line)  # says something of the scope's names to a reader only, as in ca65
    line.end()
    asm.anonymous += not name
    asm.open_scope(name or f"$anon-SCOPE-{asm.anonymous:04X}", "scope", col)  # ca65's name


def _close(kind: str) -> Handler:
    def handler(asm: "Assembler", line: "Line") -> None:
        col = line.tokens[0][2]
        if asm.scope.kind != kind:
            if asm.scope.parent is None:
                raise SourceError(f".end{kind} without a .{kind} before it", col)
            assert asm.scope.opened_at is not None
            note = (f"the .{asm.scope.kind} was opened here", asm.where(asm.scope.opened_at))
            raise SourceError(f"expected .end{asm.scope.kind}, found .end{kind}", col, (note,))
        line.end()
        asm.close_scope()

    return handler


def _layout(kind: str) -> Handler:
    return lambda asm, line: open_layout(asm, line, kind)


def _stray(word: str, opener: str) -> Handler:
    def handler(asm: "Assembler", line: "Line") -> None:
        raise SourceError(f"{word} without a {opener} before it", line.tokens[0][2])

    return handler


# Files ----------------------------------------------------------------------------------------


def _file_name(asm: "Assembler", line: "Line") -> tuple[Path, int]:
    col = line.col
    name = line.string()
    files = [f.index for f in asm.frames if isinstance(f, FileFrame)]
    path = asm.sources.find(name, asm.file, files)
    if path is None:
        raise SourceError(f"cannot find the file '{name}'", col)
    return path, col


def _include(asm: "Assembler", line: "Line") -> None:
    _read(asm, line, *_file_name(asm, line))


def _macpack(asm: "Assembler", line: "Line") -> None:
    _read(asm, line, *macpack(asm, line))


def _read(asm: "Assembler", line: "Line", path: Path, col: int) -> None:
    """Goes on in a file, and after its end here."""
    line.end()
    open_files = [f for f in asm.frames if isinstance(f, FileFrame)]
    step = Trail("included from here", asm.sources.names[asm.file], asm.line)
    if any(asm.sources.paths[f.index].samefile(path) for f in open_files):
        asm.report(SourceError(f"'{path.name}' includes itself without an end", col))
        raise TooManyErrors
    if len(open_files) >= MAX_INCLUDES:
        asm.report(SourceError(f"files are nested more than {MAX_INCLUDES} deep", col))
        raise TooManyErrors
    asm.included += 1
    if asm.included > MAX_INCLUDED:
        asm.report(SourceError(f"more than {MAX_INCLUDED} files are included", col))
        raise TooManyErrors
    try:
        index = asm.sources.load(path)
    except SourceError as error:
        error.col = col
        raise
    asm.spend(TEXT, asm.sources.sizes[index], col)
    frame = FileFrame(index, asm.sources.lines(index), (step, *asm.trail)[:12])
    frame.base = len(asm.conditionals)
    asm.push(frame)


def _incbin(asm: "Assembler", line: "Line") -> None:
    path, col = _file_name(asm, line)
    start, count = 0, -1
    if line.accept(","):
        start = line.const("the start")
        if line.accept(","):
            count = line.const("the size")
    try:
        data = asm.binaries.get(path)
        if data is None:
            data = asm.binaries[path] = asm.sources.bytes_of(path)
            asm.spend(BINARY, len(data), col)
    except SourceError as error:
        error.col = col
        raise
    if count < 0:
        count = len(data) - start
    if start < 0 or count < 0 or start + count > len(data):
        raise SourceError(
            f"'{path.name}' holds {len(data)} bytes: no {max(count, 0)} bytes from {start}", col
        )
    asm.mark()
    asm.emit_bytes(data[start : start + count], col)


# Messages -------------------------------------------------------------------------------------


def _assert(asm: "Assembler", line: "Line") -> None:
    loc = asm.loc(line.col)
    node = expression(line)
    line.expect(",")
    col = line.col
    action = line.name("error, lderror, warning or ldwarning").lower()
    if action in ("warn", "ldwarn"):
        action += "ing"
    if action not in ("error", "lderror", "warning", "ldwarning"):
        raise SourceError(f"expected error or lderror, found '{action}'", col)
    message = ""
    if line.accept(","):
        message = line.string()
    asm.asserts.append((node, action, message, loc))


def _error(asm: "Assembler", line: "Line") -> None:
    col = line.tokens[0][2]
    raise SourceError(line.string(), col)


def _warning(asm: "Assembler", line: "Line") -> None:
    col = line.tokens[0][2]
    asm.warn(line.string(), col)


def _out(asm: "Assembler", line: "Line") -> None:
    asm.outputs.append(line.string())


def _fatal(asm: "Assembler", line: "Line") -> None:
    col = line.tokens[0][2]
    asm.report(SourceError(line.string(), col))
    raise TooManyErrors


def _end(asm: "Assembler", line: "Line") -> None:
    """.end: the source ends here, whatever follows and wherever it was included."""
    line.skip()
    asm.push(Ending())


def _local(asm: "Assembler", line: "Line") -> None:
    raise SourceError(".local may only stand inside a .macro", line.tokens[0][2])


DIRECTIVES: dict[str, Handler] = {
    **CONDITIONALS,
    **DATA,
    **OPTIONS,
    ".assert": _assert,
    ".bss": _plain_segment("BSS"),
    ".code": _plain_segment("CODE"),
    ".condes": called_at_start(),
    ".constructor": called_at_start("constructor"),
    ".data": _plain_segment("DATA"),
    ".define": defines.define,
    ".delmac": macros.forget_macro,
    ".delmacro": macros.forget_macro,
    ".destructor": called_at_start("destructor"),
    ".endenum": _stray(".endenum", ".enum"),
    ".endmac": _stray(".endmacro", ".macro"),
    ".endmacro": _stray(".endmacro", ".macro"),
    ".endproc": _close("proc"),
    ".endrep": _stray(".endrepeat", ".repeat"),
    ".endrepeat": _stray(".endrepeat", ".repeat"),
    ".endscope": _close("scope"),
    ".endstruct": _stray(".endstruct", ".struct"),
    ".endunion": _stray(".endunion", ".union"),
    ".end": _end,
    ".enum": _layout("enum"),
    ".error": _error,
    ".exitmac": macros.exit_macro,
    ".exitmacro": macros.exit_macro,
    ".export": exporting(0),
    ".exportzp": exporting(ZP),
    ".fatal": _fatal,
    ".feature": feature,
    ".forceimport": importing(ABS, forced=True),
    ".global": global_names(0),
    ".globalzp": global_names(ZP),
    ".import": importing(ABS),
    ".importzp": importing(ZP),
    ".incbin": _incbin,
    ".include": _include,
    ".interruptor": called_at_start("interruptor"),
    ".local": _local,
    ".localchar": local_char,
    ".macpack": _macpack,
    ".mac": macros.define_macro,
    ".macro": macros.define_macro,
    ".out": _out,
    ".popseg": _pop_segment,
    ".proc": _proc,
    ".pushseg": _push_segment,
    ".repeat": macros.repeat,
    ".rodata": _plain_segment("RODATA"),
    ".scope": _scope,
    ".segment": _segment,
    ".struct": _layout("struct"),
    ".undef": defines.undefine,
    ".undefine": defines.undefine,
    ".union": _layout("union"),
    ".warning": _warning,
    ".zeropage": _plain_segment("ZEROPAGE"),
}
words.DIRECTIVES += [word for word in DIRECTIVES if word != ".dbg"]  # nobody means that one
