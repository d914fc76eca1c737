"""What a link gives: the bytes, and everything known about them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from ..asm.diagnostics import Diagnostic
from ..asm.module.objmod import ObjectModule, large_sources
from .cfg import Config
from .place import Section, Segment


class LinkedSymbol(NamedTuple):
    """A symbol's final value. ``scope`` is its full scope name ("" for the file's own).

    ``segment`` and ``area`` are "" for constants; ``area`` names the memory area it runs in.
    """

    name: str
    scope: str
    value: int
    file: str
    line: int
    segment: str
    area: str
    is_label: bool
    size: int | None
    module: int


@dataclass
class LinkResult:
    """The linked bytes by file name, and everything known about them."""

    files: dict[str, bytes]
    config: Config
    segments: dict[str, Segment]
    modules: list[ObjectModule]
    values: list[list[int]]
    """The final values of each module's symbols, in the module's own order."""
    exports: dict[str, int]
    warnings: list[Diagnostic] = field(default_factory=list)

    def symbol(self, name: str) -> int:
        """The value of ``name`` (``scope::name`` for inner ones); KeyError when there is none."""
        found = self.exports.get(name)
        if found is not None:
            return found
        scope, _, last = name.rpartition("::")
        for symbol in self.symbols:
            if symbol.name == last and symbol.scope == scope:
                return symbol.value
        raise KeyError(name)

    @cached_property
    def symbols(self) -> list[LinkedSymbol]:
        """Every symbol of every module."""
        return list(self._linked(labels_only=False))

    @cached_property
    def label_symbols(self) -> list[LinkedSymbol]:
        """Those of them that are labels: one in eight, the rest are constants of include files."""
        return list(self._linked(labels_only=True))

    def _linked(self, labels_only: bool) -> Iterator[LinkedSymbol]:
        for number, (module, values) in enumerate(zip(self.modules, self.values, strict=True)):
            names = scope_names(module)
            parts = [segment.name for segment in module.segments]
            areas = [
                self.segments[name].place.run.name if name in self.segments else ""
                for name in parts
            ]
            for symbol, final in zip(module.symbols, values, strict=True):
                if labels_only and not symbol[4]:
                    continue
                name, scope, value, _, is_label, size, file, line, parent = symbol
                relocated = type(value) is tuple and value[0] == "r"
                owner = names[scope]
                if parent >= 0:
                    outer = module.symbols[parent][0]
                    owner = f"{owner}::{outer}" if owner else outer
                yield LinkedSymbol(
                    name,
                    owner,
                    final,
                    module.files[file],
                    line,
                    parts[value[1]] if relocated else "",
                    areas[value[1]] if relocated else "",
                    is_label,
                    size,
                    number,
                )

    @cached_property
    def sections(self) -> list[list[tuple[Segment, Section]]]:
        """Each module's shares of the segments, with the segments they lie in."""
        out: list[list[tuple[Segment, Section]]] = [[] for _ in self.modules]
        for segment in self.segments.values():
            for section in segment.sections:
                out[section.module].append((segment, section))
        return out

    def source_size(self, name: str) -> int:
        """Bytes of a source file as it was read."""
        return self._source_sizes.get(name, 0)

    @cached_property
    def _source_sizes(self) -> dict[str, int]:
        texts = {name: lines for m in reversed(self.modules) for name, lines in m.texts.items()}
        return {name: sum(map(len, lines)) + len(lines) - 1 for name, lines in texts.items()}

    @property
    def map(self) -> str:
        """The memory map as text: areas with used and free bytes, segments, exports."""
        from .outputs import memory_map

        return memory_map(self)

    @property
    def labels(self) -> str:
        """VICE label commands."""
        from .outputs import vice_labels

        return vice_labels(self)

    @property
    def listing(self) -> str:
        """Source lines with final addresses, bytes and cycles."""
        from .listing import listing

        with large_sources():
            return listing(self)

    @property
    def dbg(self) -> str:
        """Debug information in ld65's format 2.0."""
        return self.debug_info(whole=True)

    def debug_info(self, whole: bool) -> str:
        """The same, and unless `whole` the constants of an include file only once."""
        from .dbg import debug_info

        with large_sources():
            return debug_info(self, whole)


def scope_names(module: ObjectModule) -> list[str]:
    """The full name of every scope of a module, by index."""
    names: list[str] = []
    for name, parent, *_ in module.scopes:
        outer = names[parent] if parent >= 0 else ""
        names.append(f"{outer}::{name}" if outer else name)
    return names
