"""What assembling one source gives to the linker."""

import contextlib
import gc
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

BYTE, WORD, BRANCH = 1, 2, 3


DEEPEST = 2_500
"""Calls within each other: a chain of some five hundred names, each defined by the next one."""


@contextlib.contextmanager
def large_sources() -> Iterator[None]:
    """Holds back the search for garbage cycles: these hundreds of thousands of small tuples make
    none, and it takes a fifth of the time. Lets expressions be as deep as people write them."""
    collecting, depth = gc.isenabled(), sys.getrecursionlimit()
    gc.disable()
    sys.setrecursionlimit(max(depth, DEEPEST))
    try:
        yield
    finally:
        sys.setrecursionlimit(depth)
        if collecting:
            gc.enable()


Fixup = tuple[int, int, Any, int]
"""Offset, BYTE/WORD (BRANCH too until the source is finished), expression of ints,
``("r", segment, offset)``, ``("i", import)`` and ``("s", symbol)``, source column."""


@dataclass
class ObjSegment:
    """One segment's share of a module.

    ``fills``: (offset, size) of bytes that take the linker's fill value. ``lines``: (offset,
    line reference), in rising order. A line reference indexes ``ObjectModule.refs`` when negative
    (``~index``), else it is ``file << 24 | line << 1 | is_instruction``.
    """

    name: str
    size: int
    align: int = 1
    data: bytearray = field(default_factory=bytearray)
    fills: list[tuple[int, int]] = field(default_factory=list)
    fixups: list[Fixup] = field(default_factory=list)
    lines: list[tuple[int, int]] = field(default_factory=list)
    initialized: bool = False


@dataclass
class ObjectModule:
    """One assembled source: plain tuples and bytes, ready for linking and caching."""

    name: str
    files: list[str]
    segments: list[ObjSegment]
    symbols: list[tuple[Any, ...]] = field(default_factory=list)
    """(name, scope index, value, address size, is label, data size, file, line, parent index).

    ``("s", n)`` in an expression stands for the value of the n-th of them."""
    scopes: list[tuple[Any, ...]] = field(default_factory=list)
    """(name, parent index, kind, data size, segment, offset)."""
    imports: list[tuple[str, int, int, int, int, int, int]] = field(default_factory=list)
    """(name, address size, file, line, column of its first use, file, line of its import)."""
    exports: list[tuple[str, int, Any, int, int]] = field(default_factory=list)
    """(name, address size, value, file, line)."""
    called: list[tuple[int, int, str]] = field(default_factory=list)
    """(table, priority, name) of exported routines that stand in tables, such as constructors."""
    asserts: list[tuple[Any, str, str, int, int, int, Any]] = field(default_factory=list)
    """(expression, action, message, file, line, column, trail as (what, file, line) each)."""
    refs: list[Any] = field(default_factory=list)
    """Lines inside macro expansions: (file, line, is instruction, text, trail)."""
    warnings: list[Any] = field(default_factory=list)
    outputs: list[str] = field(default_factory=list)
    """Texts of .out, in order."""
    texts: dict[str, list[str]] = field(default_factory=dict)
    """Source lines by file name; read again when they came from a cache."""
    marked: bool = False
    """Whether a source holds a ``;;:`` line, which says something to the linker."""
    digest: bytes = b""
    kept: Any = None
    """The cache's file and the hash of its content, of a module that came from or went to one."""

    @cached_property
    def linked(self) -> list[int]:
        """The numbers of the symbols whose value the link decides: one in eight, for most are
        constants of include files."""
        return [at for at, symbol in enumerate(self.symbols) if type(symbol[2]) is not int]
