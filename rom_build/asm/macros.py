"""Macros and .repeat: token lists recorded once, replayed with their arguments."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .diagnostics import EXPANSION, SourceError, TooManyErrors, Trail
from .fast import FileFrame
from .reading.frames import MAX_LINES, TokenFrame
from .reading.tokens import Token, describe
from .totals import WORDS

if TYPE_CHECKING:
    from .assembler import Assembler
    from .reading.parser import Line

MAX_NESTED = 200
MAX_TOKENS = 20_000
MAX_NAMED = 8

BodyLine = tuple[list[Token], int, int]

AT_ONCE = frozenset((".import", ".importzp", ".export", ".exportzp"))
"""A macro of one line that is one of these is called a hundred times for every source: what names
page zero and state. These lines neither read on nor go on elsewhere, so no frame is needed."""


@dataclass
class Macro:
    """A recorded macro; ``body`` holds (tokens, file, line)."""

    name: str
    params: list[str]
    body: list[BodyLine]
    locals: list[str]
    loc: Any
    at_once: bool = False


def collect(asm: "Assembler", opener: str, closers: tuple[str, ...], nests: tuple[str, ...]) -> Any:
    """The lines up to the matching closer, which is consumed; None when it never comes.

    As in ca65 the closer counts wherever in a line it stands.
    """
    frame = asm.frames[-1]
    lines: list[BodyLine] = []
    depth = 0
    while True:
        tokens = frame.next_tokens(asm)  # type: ignore[attr-defined]
        if tokens is None:
            return None
        for at, token in enumerate(tokens):
            if token[0] != "dir":
                continue
            if token[1] in nests:
                depth += 1
            elif token[1] in closers:
                if depth == 0:
                    _alone(asm, tokens, at)
                    return lines
                depth -= 1
        lines.append((tokens, asm.file, asm.line))


def _alone(asm: "Assembler", tokens: list[Token], at: int) -> None:
    """Reports what stands on the closer's line beside it."""
    if at:
        asm.report(SourceError(f"{tokens[at][1]} stands on a line of its own", tokens[at][2]))
    after = tokens[at + 1]
    if after[0] != "end":
        asm.report(SourceError(f"expected the end of the line, found {describe(after)}", after[2]))


def define_macro(asm: "Assembler", line: "Line") -> None:
    """.macro name [parameter, ...]"""
    start = asm.loc(line.col)
    problem: SourceError | None = None
    name = ""
    params: list[str] = []
    try:
        col = line.col
        name = line.name("the macro's name")
        if name.lower() in asm.modes and "ubiquitous_idents" not in asm.reading:
            raise SourceError(f"'{name}' is an instruction and cannot name a macro", col)
        if name in asm.macros or name in asm.defines:
            raise SourceError(f"macro '{name}' exists already", col)
        while line.kind != "end":
            col = line.col
            param = line.name("a parameter's name")
            if param in params:
                raise SourceError(f"parameter '{param}' stands twice", col)
            params.append(param)
            if not line.accept(","):
                break
        line.end()
    except SourceError as error:
        problem = error
    here = asm.loc()
    body = collect(asm, ".macro", (".endmacro", ".endmac"), ())
    if problem is not None:
        problem.where = problem.where or asm.where((here[0], here[1], problem.col, here[3]))
        raise problem
    if body is None:
        raise SourceError(f"macro '{name}' has no .endmacro", where=asm.where(start))
    locals_: list[str] = []
    kept: list[BodyLine] = []
    for tokens, file, number in body:
        if tokens[0][0] == "dir" and tokens[0][1] == ".local":
            try:
                _local_names(asm, tokens, file, number, locals_)
            except SourceError as error:  # the macro exists all the same, for its calls
                asm.report(error)
        else:
            for token in tokens:
                if token[0] == "dir" and token[1] == ".local":
                    where = asm.where((file, number, token[2], asm.trail))
                    asm.report(SourceError(".local stands on a line of its own", where=where))
            kept.append((tokens, file, number))
    at_once = len(kept) == 1 and kept[0][0][0][1] in AT_ONCE and not locals_
    asm.macros[name] = Macro(name, params, kept, locals_, start, at_once)
    line.skip()


def forget_macro(asm: "Assembler", line: "Line") -> None:
    """.delmacro name"""
    col = line.col
    name = line.name("the macro's name")
    if asm.macros.pop(name, None) is None:
        raise SourceError(f"there is no macro '{name}'", col)


def _local_names(
    asm: "Assembler", tokens: list[Token], file: int, number: int, out: list[str]
) -> None:
    def wrong(message: str, col: int) -> SourceError:
        return SourceError(message, where=asm.where((file, number, col, asm.trail)))

    pos = 1
    while True:
        kind, value, col, _ = tokens[pos]
        if kind not in ("id", "loc"):
            raise wrong(f"expected a name, found {describe(tokens[pos])}", col)
        out.append(str(value))
        pos += 1
        if tokens[pos][0] == "end":
            return
        if tokens[pos][0] != ",":
            raise wrong(f"expected ',', found {describe(tokens[pos])}", tokens[pos][2])
        pos += 1


def arguments(asm: "Assembler", macro: Macro, line: "Line") -> list[list[Token]]:
    """The argument token lists of a call."""
    found: list[list[Token]] = []
    while line.kind != "end":
        if len(found) >= len(macro.params):
            raise _too_many(asm, macro, line.col)
        found.append(_argument(line))
        if not line.accept(","):
            break
        if line.kind == "end":  # a comma at the end opens one more, blank argument
            if len(found) >= len(macro.params):
                raise _too_many(asm, macro, line.tokens[line.pos - 1][2])
            found.append([])
    line.end()
    return found


def _too_many(asm: "Assembler", macro: Macro, col: int) -> SourceError:
    note = ((f"'{macro.name}' is defined here", asm.where(macro.loc)),)
    count = len(macro.params)
    takes = f"{count} argument{'s' if count != 1 else ''}" if count else "no arguments"
    return SourceError(f"macro '{macro.name}' takes {takes}, found more", col, note)


def _argument(line: "Line") -> list[Token]:
    end = ","
    if line.kind == "{":
        end = "}"
        line.next()
    tokens: list[Token] = []
    while line.kind not in (end, "end"):
        tokens.append(line.token)
        line.next()
    if end == "}":
        if line.kind == "end":
            raise SourceError("expected '}' before the end of the line", line.col)
        line.next()
    return tokens


def expand(asm: "Assembler", macro: Macro, line: "Line") -> None:
    """Starts the expansion of a macro call."""
    col = line.col
    line.next()
    args = arguments(asm, macro, line)
    asm.macro_calls += 1
    if asm.macro_calls > MAX_NESTED:
        asm.report(
            SourceError(
                f"macro '{macro.name}' is nested more than {MAX_NESTED} deep: does it call itself"
                " without an end?",
                col,
            )
        )
        raise TooManyErrors
    asm.expansions += 1
    serial = asm.expansions
    renamed = {name: f"{name} of call {serial}" for name in macro.locals}
    values = {name: args[i] if i < len(args) else [] for i, name in enumerate(macro.params)}
    asm.spend(WORDS, len(renamed) + len(values), col)
    file, number = asm.sources.names[asm.file], asm.line
    blank = [name for name in macro.params if not values[name]]
    named = ", ".join(repr(name) for name in blank[:MAX_NAMED])
    more = f" and {len(blank) - MAX_NAMED} more" if len(blank) > MAX_NAMED else ""
    without = f" (nothing given for {named}{more})" if blank else ""
    step = Trail(f"{EXPANSION} '{macro.name}'{without}", file, number)
    trail = (step, *asm.trail)[:8]
    count = len(args)
    if macro.at_once and not asm.defines and asm.expanded_lines < MAX_LINES:
        _at_once(asm, macro, values, trail, count)
        return
    asm.push(
        TokenFrame(
            macro.body,
            1,
            lambda tokens, turn: _substitute(tokens, values, renamed, count),
            trail,
            len(asm.conditionals),
            True,
        )
    )


def _at_once(
    asm: "Assembler",
    macro: Macro,
    values: dict[str, list[Token]],
    trail: tuple[Trail, ...],
    count: int,
) -> None:
    """Carries out a macro's only line and comes back to the line of the call."""
    before = asm.file, asm.line, asm.trail, asm.expansion
    tokens, asm.file, asm.line = macro.body[0]
    asm.trail = trail
    try:
        try:
            tokens = _substitute(tokens, values, {}, count)
        except SourceError as error:
            asm.report(error)
            return
        asm.spend(WORDS, len(tokens))
        asm.expanded_lines += 1
        asm.token_line(tokens)
    finally:
        asm.macro_calls -= 1
        asm.file, asm.line, asm.trail, asm.expansion = before


def _substitute(
    tokens: list[Token],
    values: dict[str, list[Token]],
    renamed: dict[str, str],
    count: int,
) -> list[Token]:
    out: list[Token] = []
    for token in tokens:
        kind, value = token[0], token[1]
        if kind == "id" and value in values:
            col, space = token[2], token[3]
            if len(out) + len(values[str(value)]) > MAX_TOKENS:
                raise SourceError(f"a line of this macro grows beyond {MAX_TOKENS} words")
            for arg in values[str(value)]:
                out.append((arg[0], arg[1], col, space or arg[3]))
                space = False
        elif kind in ("id", "loc") and value in renamed:
            out.append((kind, renamed[str(value)], token[2], token[3]))
        elif kind == "dir" and value == ".paramcount":
            out.append(("int", count, token[2], token[3]))
        else:
            out.append(token)
    return out


def exit_macro(asm: "Assembler", line: "Line") -> None:
    """.exitmacro: leaves the innermost expansion."""
    line.end()
    depth = next(
        (i for i in reversed(range(len(asm.frames))) if getattr(asm.frames[i], "is_macro", False)),
        None,
    )
    if depth is None:
        raise SourceError(".exitmacro stands outside of a macro", line.tokens[0][2])
    if depth < len(asm.frames) - 1 and not isinstance(asm.frames[-1], FileFrame):
        asm.leaving = True  # as in ca65, a .repeat around it runs to its end before
        return
    while len(asm.frames) > depth:
        frame = asm.frames[-1]
        del asm.conditionals[frame.base :]
        frame.finish(asm)  # type: ignore[attr-defined]


def repeat(asm: "Assembler", line: "Line") -> None:
    """.repeat count[, name]"""
    start = asm.loc(line.tokens[0][2])
    problem: SourceError | None = None
    count, name = 0, ""
    try:
        col = line.col
        count = line.const("the count of .repeat")
        if count < 0:
            raise SourceError("the count of .repeat is negative", col)
        if line.accept(","):
            name = line.name("the counter's name")
        line.end()
    except SourceError as error:
        problem = error
        problem.where = asm.where(asm.loc(error.col))
    body = collect(asm, ".repeat", (".endrepeat", ".endrep"), (".repeat",))
    if body is None:
        raise SourceError("this .repeat has no .endrepeat", where=asm.where(start))
    if problem is not None:
        raise problem
    line.skip()
    if count * len(body) > MAX_LINES:
        raise SourceError(f"this .repeat makes {count * len(body)} lines", where=asm.where(start))
    asm.push(
        TokenFrame(
            body,
            count,
            (lambda tokens, turn: _counted(tokens, name, turn)) if name else None,
            asm.frames[-1].trail,
            len(asm.conditionals),
            False,
        )
    )


def _counted(tokens: list[Token], name: str, turn: int) -> list[Token]:
    """The tokens with the counter's name replaced by its number."""
    return [("int", turn, t[2], t[3]) if t[0] == "id" and t[1] == name else t for t in tokens]
