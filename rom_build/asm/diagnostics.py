"""Located messages: ``file:line:col: error: ...``, the source line, a caret and its trail."""

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ...emu.printable import visible

MAX_ERRORS = 40
MAX_REPEATED = 1000
MAX_WARNINGS = 100


@dataclass(frozen=True, slots=True)
class Trail:
    """One step outwards: the line that included a file or called a macro."""

    what: str
    file: str
    line: int


EXPANSION = "in the expansion of macro"


def call_site(trail: tuple[Trail, ...]) -> Trail | None:
    """The outermost macro call that a line came from; None outside of macros."""
    site = None
    for step in trail:
        if not step.what.startswith(EXPANSION):
            break
        site = step
    return site


@dataclass(frozen=True, slots=True)
class Location:
    """A place in a source text; ``line`` and ``col`` count from 1, 0 where unknown."""

    file: str
    line: int = 0
    col: int = 0
    text: str = ""
    trail: tuple[Trail, ...] = ()


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One message; ``str()`` gives the full text of several lines."""

    severity: str
    message: str
    where: Location
    notes: tuple[tuple[str, Location | None], ...] = ()

    def __str__(self) -> str:
        message = self.message
        if len(message) > 400:  # a name or text without end
            message = f"{message[:300]}...{message[-60:]}"
        message = _readable(message)
        lines = [f"{_place(self.where)}: {self.severity}: {message}", *_excerpt(self.where)]
        for number, step in enumerate(self.where.trail):
            if not number or step != self.where.trail[number - 1]:
                lines.append(f"{step.file}:{step.line}: note: {step.what}")
        for text, where in self.notes:
            if where is None:
                lines.append(f"note: {text}")
            else:
                lines += [f"{_place(where)}: note: {text}", *_excerpt(where)]
        return "\n".join(visible(line) for line in lines)


def _place(where: Location) -> str:
    if where.line and where.col:
        return f"{where.file}:{where.line}:{where.col}"
    return f"{where.file}:{where.line}" if where.line else where.file


def _excerpt(where: Location) -> list[str]:
    if not where.text.strip():
        return []
    text = _readable(where.text).expandtabs(8)
    if not where.col:
        return ["    " + text[:160]]
    column = len(_readable(where.text[: where.col - 1]).expandtabs(8))
    if column > 100:  # a very long line: show the part around the caret
        text, column = "..." + text[column - 60 : column + 40], 63
    return ["    " + text[:160], "    " + " " * column + "^"]


def _readable(text: str) -> str:
    """A line that was read byte for byte, as an editor shows it where it is UTF-8."""
    try:
        return visible(text.encode("latin-1").decode("utf-8"))
    except UnicodeError:
        return visible(text)


class AsmErrors(Exception):
    """Assembling or linking failed; ``diagnostics`` holds every message in source order."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("\n".join(str(diagnostic) for diagnostic in self.diagnostics))


class SourceError(Exception):
    """Raised while reading one statement; the line loop turns it into a Diagnostic."""

    def __init__(
        self,
        message: str,
        col: int = 0,
        notes: tuple[tuple[str, Location | None], ...] = (),
        where: Location | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.col = col
        self.notes = notes
        self.where = where


class TooManyErrors(Exception):
    """Stops the run after MAX_ERRORS messages."""


@dataclass
class Diagnostics:
    """Collects messages, each once."""

    items: list[Diagnostic] = field(default_factory=list)
    _seen: set[tuple[str, str, int, int, str]] = field(default_factory=set)
    errors: int = 0
    warnings: int = 0
    repeated: int = 0
    """Messages that came again and are not shown, as from each turn of a .repeat."""

    def add(self, diagnostic: Diagnostic) -> None:
        where = diagnostic.where
        key = (diagnostic.severity, where.file, where.line, where.col, diagnostic.message)
        if key in self._seen:
            self.repeated += 1
            if self.errors and self.repeated >= MAX_REPEATED:
                raise TooManyErrors
            return
        self._seen.add(key)
        self.items.append(diagnostic)
        if diagnostic.severity == "error":
            self.errors += 1
            if self.errors >= MAX_ERRORS:
                raise TooManyErrors

    def error(
        self,
        message: str,
        where: Location,
        notes: tuple[tuple[str, Location | None], ...] = (),
    ) -> None:
        self.add(Diagnostic("error", message, where, notes))

    def warning(self, message: str, where: Location) -> None:
        self.warnings += 1
        if self.warnings > MAX_WARNINGS:
            message, where = f"there are more than {MAX_WARNINGS} warnings", Location(where.file)
        self.add(Diagnostic("warning", message, where))

    def raise_if_errors(self) -> None:
        if self.errors:
            raise AsmErrors(self.items)


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """``"; did you mean 'x'?"`` for the nearest of the known names, or an empty text."""
    return _nearest(name, tuple(k for k in known if abs(len(k) - len(name)) <= 3))


@lru_cache(maxsize=256)
def _nearest(name: str, pool: Sequence[str]) -> str:
    if len(pool) > 500:  # the search takes long: those that begin alike must do
        pool = [k for k in pool if k[:2].lower() == name[:2].lower()][:500]
    lowered = {k.lower(): k for k in pool}
    if name.lower() in lowered:
        return f"; did you mean '{lowered[name.lower()]}'?"
    close = difflib.get_close_matches(name, pool, n=1, cutoff=0.72 if len(name) > 4 else 0.6)
    return f"; did you mean '{close[0]}'?" if close else ""


def out_of_range(value: int, size: int) -> str:
    """The message for a constant that does not fit its byte or word."""
    top = "255" if size == 1 else "$FFFF"
    hint = ""
    if value < 0:
        hint = "; for two's complement write '<" + str(value) + "'" if size == 1 else ""
    elif size == 1:
        hint = "; take one byte of it with '<' or '>'"
    shown = str(value) if -1000 < value < 1000 else f"${value:X}" if value > 0 else str(value)
    return f"{shown} does not fit: expected 0 to {top}{hint}"
