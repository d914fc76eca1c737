"""Debug information in the text format 2.0 that ld65 writes with ``--dbgfile``."""

from array import array
from typing import TYPE_CHECKING, Any

from ..asm.cache import made
from ..asm.diagnostics import call_site
from ..asm.symbols import ABS, ZP

if TYPE_CHECKING:
    from ..asm.objmod import ObjectModule
    from .linker import LinkResult

ASSEMBLER, MACRO = 0, 2
_SCOPE_TYPES = {"struct": "struct", "union": "struct", "enum": "enum"}
_PART = "\f"
"""Stands between the line, span, scope and sym records of a module in its kept text."""


class _Ids:
    """The numbers of what several modules share, and where each module's own begin."""

    def __init__(self, result: "LinkResult") -> None:
        self.segments = {name: i for i, name in enumerate(result.segments)}
        self.files: dict[str, int] = {}
        self.file_modules: list[list[int]] = []
        self.scopes: list[int] = []
        self.symbols: list[int] = []
        self.exports: dict[str, int] = {}
        scopes = symbols = 0
        for number, module in enumerate(result.modules):
            for name in module.files:
                if name not in self.files:
                    self.files[name] = len(self.files)
                    self.file_modules.append([])
                self.file_modules[self.files[name]].append(number)
            self.scopes.append(scopes)
            self.symbols.append(symbols)
            self._exports(module, symbols)
            scopes += len(module.scopes)
            symbols += len(module.symbols) + len(module.imports)

    def _exports(self, module: "ObjectModule", first: int) -> None:
        places: dict[str, int] = {}
        for index, (name, scope, *_rest, parent) in enumerate(module.symbols):
            if parent < 0 and (not scope or name not in places):
                places[name] = first + index
        for name, *_ in module.exports:
            if name in places:
                self.exports.setdefault(name, places[name])


class _Module:
    """One module's records, as one text."""

    def __init__(
        self, result: "LinkResult", number: int, ids: _Ids, first_line: int, first_span: int
    ) -> None:
        self.result, self.number, self.ids = result, number, ids
        self.module = result.modules[number]
        self.first_line, self.first_span = first_line, first_span
        self.files = [ids.files[name] for name in self.module.files]
        self.bases: list[tuple[int, int, int] | None] = [None] * len(self.module.segments)
        for segment, section in result.sections[number]:
            if section.size:
                base = (ids.segments[segment.name], section.offset, section.size)
                self.bases[section.segment] = base
        self.lines: dict[tuple[int, int, int], list[int]] = {}
        self.calls: dict[tuple[int, int, int], list[tuple[int, int, int]]] = {}
        self.spans: list[str] = []

    def span(self, segment: int, start: int, size: int) -> int:
        number = self.first_span + len(self.spans)
        self.spans.append(f"span\tid={number},seg={segment},start={start},size={size}\n")
        return number

    def add_lines(self) -> None:
        """Every emitted line as a span; lines of macro expansions also under their call."""
        module, lines, spans = self.module, self.lines, self.spans
        for index, segment in enumerate(module.segments):
            base = self.bases[index]
            marks = segment.lines
            if base is None or not marks:
                continue
            seg, offset, size = base
            ends = [start for start, _ in marks[1:]]
            ends.append(size)
            for (start, ref), end in zip(marks, ends, strict=True):
                if start == end:
                    continue
                span = self.first_span + len(spans)
                spans.append(
                    f"span\tid={span},seg={seg},start={offset + start},size={end - start}\n"
                )
                if ref >= 0:
                    key = (ref >> 24, (ref >> 1) & 0x7FFFFF, ASSEMBLER)
                else:
                    file, line, _, _, trail = module.refs[~ref]
                    site = call_site(trail)
                    key = (file, line, ASSEMBLER if site is None else MACRO)
                    if site is not None:
                        call = (module.files.index(site.file), site.line, ASSEMBLER)
                        self.add_call(call, seg, offset + start, offset + end)
                found = lines.get(key)
                if found is None:
                    lines[key] = [span]
                else:
                    found.append(span)

    def add_call(self, call: tuple[int, int, int], seg: int, start: int, end: int) -> None:
        """Bytes of an expansion, joined with those of the same call right before them."""
        pieces = self.calls.setdefault(call, [])
        if pieces and pieces[-1][0] == seg and pieces[-1][2] == start:
            start = pieces.pop()[1]
        pieces.append((seg, start, end))

    def call_lines(self) -> None:
        for call, pieces in self.calls.items():
            spans = [self.span(seg, start, end - start) for seg, start, end in pieces]
            self.lines.setdefault(call, []).extend(spans)

    def scope_lines(self) -> list[str]:
        ids, number = self.ids, self.number
        first, first_symbol = ids.scopes[number], ids.symbols[number]
        owners = {
            (scope, name): first_symbol + index
            for index, (name, scope, *_rest, parent) in enumerate(self.module.symbols)
            if parent < 0
        }
        out = []
        for index, (name, parent, kind, size, segment, start) in enumerate(self.module.scopes):
            spans = []
            base = self.bases[segment]
            if not index:
                places = [place for place in self.bases if place is not None]
                spans = [self.span(*place) for place in places]
                size = base[2] if base is not None else size
            elif size and base is not None and kind in ("proc", "scope"):
                spans = [self.span(base[0], base[1] + start, size)]
            text = f'scope\tid={first + index},name="{name}",mod={number}'
            if index:
                text += f",type={_SCOPE_TYPES.get(kind, 'scope')}"
            if size:
                text += f",size={size}"
            if index:
                text += f",parent={first + parent}"
            owner = owners.get((parent, name)) if kind == "proc" else None
            if owner is not None:
                text += f",sym={owner}"
            if spans:
                text += ",span=" + "+".join(map(str, spans))
            out.append(text + "\n")
        return out

    def line_id(self, numbers: dict[tuple[int, int, int], int], file: int, line: int) -> int:
        """The number of the record of a line, made when the line holds no bytes."""
        key = (file, line, ASSEMBLER)
        number = numbers.get(key)
        if number is None:
            number = numbers[key] = self.first_line + len(numbers)
            self.lines[key] = []
        return number

    def symbol_lines(self, values: list[int]) -> list[str]:
        numbers = {key: self.first_line + index for index, key in enumerate(self.lines)}
        module, ids = self.module, self.ids
        first, first_scope = ids.symbols[self.number], ids.scopes[self.number]
        segments = [ids.segments.get(segment.name) for segment in module.segments]
        out = []
        for index, (name, scope, value, size, is_label, data_size, file, line, parent) in enumerate(
            module.symbols
        ):
            if " of call " in name:
                name = name.split(" of call ")[0]
            text = f'sym\tid={first + index},name="{name}"'
            text += f",addrsize={_size_name(size, values[index])}"
            if data_size:
                text += f",size={data_size}"
            text += f",parent={first + parent}" if parent >= 0 else f",scope={first_scope + scope}"
            if line:
                text += f",def={self.line_id(numbers, file, line)}"
            text += f",val=0x{values[index] & 0xFFFFFFFF:X}"
            if type(value) is tuple and value[0] == "r":
                segment = segments[value[1]]
                if segment is not None:
                    text += f",seg={segment}"
            out.append(text + (",type=lab\n" if is_label else ",type=equ\n"))
        for index, (name, size, *_, file, line) in enumerate(module.imports, first + len(out)):
            text = f'sym\tid={index},name="{name}",scope={first_scope}'
            text += ",addrsize=zeropage" if size == ZP else ",addrsize=absolute"
            text += f",def={self.line_id(numbers, file, line)},type=imp"
            export = ids.exports.get(name)
            out.append(text + (f",exp={export}\n" if export is not None else "\n"))
        return out

    def text(self, values: list[int]) -> str:
        self.add_lines()
        self.call_lines()
        scopes = self.scope_lines()
        symbols = self.symbol_lines(values)
        lines, files, id_ = [], self.files, self.first_line
        for (file, line, kind), spans in self.lines.items():
            macro = ",type=2,count=1" if kind == MACRO else ""
            chain = ",span=" + "+".join(map(str, spans)) if spans else ""
            lines.append(f"line\tid={id_},file={files[file]},line={line}{macro}{chain}\n")
            id_ += 1
        return _PART.join(map("".join, (lines, self.spans, scopes, symbols)))


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
        values = result.values_of(number)
        maker = _Module(result, number, ids, first_line, first_span)
        own = [ids.exports.get(name) for name, *_ in module.imports]
        shared: Any = (first_line, first_span, ids.scopes[number], ids.symbols[number], number,
                       maker.files, maker.bases, own)  # fmt: skip
        key = repr(shared).encode() + array("q", values).tobytes()
        text = made(module, "dbg", key, lambda m=maker, v=values: m.text(v))  # type: ignore[misc]
        for part, found in zip(parts, text.split(_PART), strict=True):
            part.append(found)
        first_line += parts[0][-1].count("\n")
        first_span += parts[1][-1].count("\n")
    return ["".join(part) for part in parts]


def debug_info(result: "LinkResult") -> str:
    """The whole file. Times are written as 0, so that the same sources give the same text."""
    ids, modules = _Ids(result), result.modules
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
