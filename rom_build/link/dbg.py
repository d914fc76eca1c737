"""Debug information in the text format 2.0 that ld65 writes with ``--dbgfile``."""

import marshal
from array import array
from operator import add
from typing import TYPE_CHECKING, Any

from ..asm.diagnostics import call_site
from ..asm.module.cache import kept
from ..asm.symbols import ABS, ZP

if TYPE_CHECKING:
    from ..asm.module.objmod import ObjectModule
    from .result import LinkResult

ASSEMBLER, MACRO = 0, 2
_SCOPE_TYPES = {"struct": "struct", "union": "struct", "enum": "enum"}


class _Ids:
    """The numbers of what several modules share, and where each module's own begin."""

    def __init__(self, result: "LinkResult", whole: bool) -> None:
        self.segments = {name: i for i, name in enumerate(result.segments)}
        self.files: dict[str, int] = {}
        self.file_modules: list[list[int]] = []
        self.scopes: list[int] = []
        self.symbols: list[int] = []
        self.exports: dict[str, int] = {}
        self.left_out: list[frozenset[int]] = []
        """Of each module the symbols that no record is made of."""
        self._said: dict[tuple[str, int, str], int] = {}
        scopes = symbols = 0
        for number, module in enumerate(result.modules):
            for name in module.files:
                if name not in self.files:
                    self.files[name] = len(self.files)
                    self.file_modules.append([])
                self.file_modules[self.files[name]].append(number)
            self.scopes.append(scopes)
            self.symbols.append(symbols)
            exported = {name for name, *_ in module.exports}
            left_out = frozenset() if whole else self._said_before(module, exported)
            self.left_out.append(left_out)
            self._exports(module, exported, symbols, left_out)
            scopes += len(module.scopes)
            symbols += len(module.symbols) - len(left_out) + len(module.imports)

    def _said_before(self, module: "ObjectModule", exported: set[str]) -> frozenset[int]:
        """The constants of an include file that a module before has with the same values."""
        files, said, found = module.files, self._said, []
        for index, symbol in enumerate(module.symbols):
            name, scope, value, _, is_label, _, file, line, parent = symbol
            plain = file and not scope and type(value) is int and not is_label and parent < 0
            if plain and name not in exported:
                key = files[file], line, name
                before = said.get(key)
                if before is None:
                    said[key] = value
                elif before == value:
                    found.append(index)
        return frozenset(found)

    def _exports(
        self, module: "ObjectModule", exported: set[str], first: int, left_out: frozenset[int]
    ) -> None:
        places: dict[str, int] = {}
        number = first
        for index, symbol in enumerate(module.symbols):
            if index in left_out:
                continue
            name = symbol[0]
            if name in exported and symbol[-1] < 0 and (not symbol[1] or name not in places):
                places[name] = number
            number += 1
        for name, *_ in module.exports:
            if name in places:
                self.exports.setdefault(name, places[name])


Number = tuple[int, int]
"""A number of a record: which base it counts from (see `_Bases`), and how far."""


class _Bases:
    """What the numbers in a module's records count from, in the order of their indices.

    A module's records change with what is linked before it in nothing but these numbers, so their
    text is kept as a template: an edit of one source renumbers the others and remakes none.
    """

    ZERO, LINE, SPAN, SCOPE, SYMBOL, MODULE, FIRST = range(7)

    def __init__(self, module: "ObjectModule") -> None:
        self.file = self.FIRST
        self.segment = self.file + len(module.files)
        self.offset = self.segment + len(module.segments)
        self.value = self.offset + len(module.segments)
        self.export = self.value + len(module.linked)


class _Part:
    """Records of one kind: their text with %d for each number, and the numbers."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.numbers: list[Number] = []

    def add(self, text: str, *numbers: Number) -> None:
        self.texts.append(text)
        self.numbers += numbers

    def packed(self) -> Any:
        which, far = zip(*self.numbers, strict=True) if self.numbers else ((), ())
        text = "".join(self.texts)
        return text, array("i", which).tobytes(), array("i", far).tobytes()


def _filled(packed: Any, bases: list[int]) -> str:
    template, which, far = packed
    starts = map(bases.__getitem__, memoryview(which).cast("i"))
    text: str = template % tuple(map(add, starts, memoryview(far).cast("i")))
    return text


class _Module:
    """One module's records, as templates: lines, spans, scopes, symbols."""

    def __init__(
        self,
        module: "ObjectModule",
        values: list[int],
        exported: list[bool],
        left_out: frozenset[int],
    ) -> None:
        self.module, self.values, self.exported = module, values, exported
        self.left_out = left_out
        self.base = _Bases(module)
        self.sizes = [len(segment.data) for segment in module.segments]
        self.lines: dict[tuple[int, int, int], list[int]] = {}
        self.calls: dict[tuple[int, int, int], list[tuple[int, int, int]]] = {}
        self.spans = _Part()
        self.span_count = 0

    def span(self, segment: int, start: int, size: int) -> int:
        self.spans.add(
            f"span\tid=%d,seg=%d,start=%d,size={size}\n",
            (_Bases.SPAN, self.span_count),
            (self.base.segment + segment, 0),
            (self.base.offset + segment, start),
        )
        self.span_count += 1
        return self.span_count - 1

    def add_lines(self) -> None:
        """Every emitted line as a span; lines of macro expansions also under their call."""
        module, lines = self.module, self.lines
        for index, segment in enumerate(module.segments):
            marks = segment.lines
            if not self.sizes[index] or not marks:
                continue
            ends = [start for start, _ in marks[1:]]
            ends.append(self.sizes[index])
            for (start, ref), end in zip(marks, ends, strict=True):
                if start == end:
                    continue
                span = self.span(index, start, end - start)
                if ref >= 0:
                    key = (ref >> 24, (ref >> 1) & 0x7FFFFF, ASSEMBLER)
                else:
                    file, line, _, _, trail = module.refs[~ref]
                    site = call_site(trail)
                    key = (file, line, ASSEMBLER if site is None else MACRO)
                    if site is not None:
                        call = (module.files.index(site.file), site.line, ASSEMBLER)
                        self.add_call(call, index, start, end)
                lines.setdefault(key, []).append(span)

    def add_call(self, call: tuple[int, int, int], segment: int, start: int, end: int) -> None:
        """Bytes of an expansion, joined with those of the same call right before them."""
        pieces = self.calls.setdefault(call, [])
        if pieces and pieces[-1][0] == segment and pieces[-1][2] == start:
            start = pieces.pop()[1]
        pieces.append((segment, start, end))

    def call_lines(self) -> None:
        for call, pieces in self.calls.items():
            spans = [self.span(segment, start, end - start) for segment, start, end in pieces]
            self.lines.setdefault(call, []).extend(spans)

    def scope_lines(self) -> _Part:
        module, out = self.module, _Part()
        owners = {
            (scope, name): number
            for number, (_, (name, scope, *_rest, parent)) in enumerate(self.symbols())
            if parent < 0
        }
        for index, (name, parent, kind, size, segment, start) in enumerate(module.scopes):
            spans = []
            if not index:
                spans = [self.span(at, 0, room) for at, room in enumerate(self.sizes) if room]
                size = self.sizes[segment] or size
            elif size and self.sizes[segment] and kind in ("proc", "scope"):
                spans = [self.span(segment, start, size)]
            text = f'scope\tid=%d,name="{_plain(name)}",mod=%d'
            numbers = [(_Bases.SCOPE, index), (_Bases.MODULE, 0)]
            if index:
                text += f",type={_SCOPE_TYPES.get(kind, 'scope')}"
            if size:
                text += f",size={size}"
            if index:
                text += ",parent=%d"
                numbers.append((_Bases.SCOPE, parent))
            owner = owners.get((parent, name)) if kind == "proc" else None
            if owner is not None:
                text += ",sym=%d"
                numbers.append((_Bases.SYMBOL, owner))
            out.add(text + _chain(spans), *numbers, *((_Bases.SPAN, span) for span in spans))
        return out

    def line_number(self, numbers: dict[tuple[int, int, int], int], file: int, line: int) -> Number:
        """The number of the record of a line, made when the line holds no bytes."""
        key = (file, line, ASSEMBLER)
        number = numbers.get(key)
        if number is None:
            number = numbers[key] = len(numbers)
            self.lines[key] = []
        return _Bases.LINE, number

    def symbols(self) -> list[tuple[int, tuple[Any, ...]]]:
        """The symbols that records are made of, in order, each with its number in the module."""
        return [one for one in enumerate(self.module.symbols) if one[0] not in self.left_out]

    def symbol_lines(self) -> _Part:
        numbers = {key: index for index, key in enumerate(self.lines)}
        module, base, out = self.module, self.base, _Part()
        places = {at: place for place, at in enumerate(module.linked)}
        symbols = self.symbols()
        number = {index: number for number, (index, _) in enumerate(symbols)}
        for index, symbol in symbols:
            name, scope, value, size, is_label, data_size, file, line, parent = symbol
            if " of call " in name:
                name = name.split(" of call ")[0]
            text = f'sym\tid=%d,name="{_plain(name)}"'
            text += f",addrsize={_size_name(size, self.values[index])}"
            found: list[Number] = [(_Bases.SYMBOL, number[index])]
            if data_size:
                text += f",size={data_size}"
            text += ",parent=%d" if parent >= 0 else ",scope=%d"
            found.append((_Bases.SYMBOL, number[parent]) if parent >= 0 else (_Bases.SCOPE, scope))
            if line:
                text += ",def=%d"
                found.append(self.line_number(numbers, file, line))
            if type(value) is int:
                text += f",val=0x{value & 0xFFFFFFFF:X}"
            else:
                text += ",val=0x%X"
                found.append((base.value + places[index], 0))
            if type(value) is tuple and value[0] == "r":
                text += ",seg=%d"
                found.append((base.segment + value[1], 0))
            out.add(text + (",type=lab\n" if is_label else ",type=equ\n"), *found)
        first = len(symbols)
        for index, (name, size, *_, file, line) in enumerate(module.imports):
            text = f'sym\tid=%d,name="{_plain(name)}",scope=%d'
            text += ",addrsize=zeropage" if size == ZP else ",addrsize=absolute"
            found = [(_Bases.SYMBOL, first + index), (_Bases.SCOPE, 0)]
            found.append(self.line_number(numbers, file, line))
            text += ",def=%d,type=imp"
            if self.exported[index]:
                text += ",exp=%d"
                found.append((base.export + index, 0))
            out.add(text + "\n", *found)
        return out

    def packed(self) -> bytes:
        """The four parts, with how many lines and spans they have."""
        self.add_lines()
        self.call_lines()
        scopes = self.scope_lines()
        symbols = self.symbol_lines()
        lines = _Part()
        for index, ((file, line, kind), spans) in enumerate(self.lines.items()):
            macro = ",type=2,count=1" if kind == MACRO else ""
            lines.add(
                f"line\tid=%d,file=%d,line={line}{macro}{_chain(spans)}",
                (_Bases.LINE, index),
                (self.base.file + file, 0),
                *((_Bases.SPAN, span) for span in spans),
            )
        parts = (lines, self.spans, scopes, symbols)
        return marshal.dumps((len(self.lines), self.span_count, [p.packed() for p in parts]))


def _plain(name: str) -> str:
    return name.replace("%", "%%")


def _chain(spans: list[int]) -> str:
    return (",span=" + "+".join(["%d"] * len(spans)) if spans else "") + "\n"


def _size_name(size: int, value: int) -> str:
    """The address size of a symbol; what is neither in page zero nor absolute is a constant."""
    if size <= ABS:
        return "zeropage" if size == ZP else "absolute"
    return "far" if 0 <= value <= 0xFFFFFF else "long"


def _segment_lines(result: "LinkResult") -> list[str]:
    out = []
    for number, segment in enumerate(result.segments.values()):
        entry = segment.place
        size = "zeropage" if entry.type == "zp" else "absolute"
        kind = "ro" if entry.type == "ro" else "rw"
        text = (
            f'seg\tid={number},name="{segment.name}",start=0x{segment.address:06X},'
            f"size=0x{segment.size:04X},addrsize={size},type={kind}"
        )
        if segment.file_offset >= 0:
            text += f',oname="{entry.load.file}",ooffs={segment.file_offset}'
        out.append(text + "\n")
    return out


def _records(result: "LinkResult", ids: _Ids) -> list[str]:
    """All line, span, scope and sym records."""
    parts: list[list[str]] = [[], [], [], []]
    first_line = first_span = 0
    for number, module in enumerate(result.modules):
        values = result.values[number]
        exports = [ids.exports.get(name) for name, *_ in module.imports]
        left_out = ids.left_out[number]
        maker = _Module(module, values, [export is not None for export in exports], left_out)
        offsets = [0] * len(module.segments)
        for _, section in result.sections[number]:
            offsets[section.segment] = section.offset
        # of what is neither address nor plain number, the value decides how its size is called
        sizes = [_size_name(module.symbols[at][3], values[at]) for at in module.linked]
        key = repr((maker.exported, sizes, sorted(left_out))).encode()
        lines, spans, packed = marshal.loads(kept(module, "dbg", key, maker.packed))
        bases = [
            *(0, first_line, first_span, ids.scopes[number], ids.symbols[number], number),
            *(ids.files[name] for name in module.files),
            *(ids.segments.get(segment.name, 0) for segment in module.segments),
            *offsets,
            *(values[at] & 0xFFFFFFFF for at in module.linked),
            *(export or 0 for export in exports),
        ]
        for part, found in zip(parts, packed, strict=True):
            part.append(_filled(found, bases))
        first_line += lines
        first_span += spans
    return ["".join(part) for part in parts]


def debug_info(result: "LinkResult", whole: bool = True) -> str:
    """The whole file. Times are written as 0, so that the same sources give the same text.

    ld65 repeats the constants of an include file in each module that includes it: four fifths of
    all names of a large game. Unless `whole`, only the first module has them.
    """
    ids, modules = _Ids(result, whole), result.modules
    lines, spans, scopes, symbols = _records(result, ids)
    files = [
        f'file\tid={i},name="{name}",size={result.source_size(name)},mtime=0x00000000,'
        f"mod={'+'.join(map(str, ids.file_modules[i]))}\n"
        for name, i in ids.files.items()
    ]
    mods = [
        f'mod\tid={i},name="{module.name}",file={ids.files[module.files[0]]}\n'
        for i, module in enumerate(modules)
    ]
    info = (
        f"info\tcsym=0,file={len(files)},lib=0,line={lines.count(chr(10))},mod={len(mods)},"
        f"scope={scopes.count(chr(10))},seg={len(ids.segments)},span={spans.count(chr(10))},"
        f"sym={symbols.count(chr(10))},type=0\n"
    )
    return "".join(
        ("version\tmajor=2,minor=0\n", info, *files, lines, *mods, *_segment_lines(result), spans,
         scopes, symbols)
    )  # fmt: skip
