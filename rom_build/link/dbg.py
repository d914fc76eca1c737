"""Debug information in the text format 2.0 that ld65 writes with ``--dbgfile``."""

from typing import TYPE_CHECKING, Any

from ..asm.diagnostics import call_site
from ..asm.symbols import ZP

if TYPE_CHECKING:
    from ..asm.objmod import ObjectModule
    from .linker import LinkResult

ASSEMBLER, MACRO = 0, 2
_SCOPE_TYPES = {"file": "", "struct": "struct", "union": "struct", "enum": "enum"}


class _Writer:
    def __init__(self, result: "LinkResult") -> None:
        self.result = result
        self.segment_ids = {name: i for i, name in enumerate(result.segments)}
        self.files: list[str] = []
        self.file_ids: dict[str, int] = {}
        self.file_modules: list[list[int]] = []
        self.lines: dict[tuple[int, int, int], list[int]] = {}
        self.spans: list[str] = []
        self.span_ids: dict[tuple[int, int, int], int] = {}
        self.scopes: list[str] = []
        self.symbols: list[str] = []
        self.bases: list[list[tuple[int, int] | None]] = []

    def span(self, segment: int, start: int, size: int) -> int:
        key = (segment, start, size)
        number = self.span_ids.get(key)
        if number is None:
            number = self.span_ids[key] = len(self.spans)
            self.spans.append(f"span\tid={number},seg={segment},start={start},size={size}\n")
        return number

    def file(self, name: str, module: int) -> int:
        number = self.file_ids.get(name)
        if number is None:
            number = self.file_ids[name] = len(self.files)
            self.files.append(name)
            self.file_modules.append([])
        if module not in self.file_modules[number]:
            self.file_modules[number].append(module)
        return number

    def place_sections(self) -> None:
        for module in self.result.modules:
            self.bases.append([None] * len(module.segments))
        for name, segment in self.result.segments.items():
            for section in segment.sections:
                self.bases[section.module][section.segment] = (
                    self.segment_ids[name],
                    section.offset,
                )

    def module_lines(self, number: int, module: "ObjectModule") -> None:
        """Every emitted line as a span; lines of macro expansions also under their call."""
        ids = [self.file(name, number) for name in module.files]
        by_name = {name: ids[i] for i, name in enumerate(module.files)}
        lines = self.lines
        for index, segment in enumerate(module.segments):
            base = self.bases[number][index]
            if base is None or not segment.lines:
                continue
            seg, offset = base
            marks = segment.lines
            size = len(segment.data)
            last = len(marks) - 1
            for at, (start, ref) in enumerate(marks):
                length = (marks[at + 1][0] if at < last else size) - start
                if not length:
                    continue
                span = self.span(seg, offset + start, length)
                if ref >= 0:
                    key = (ids[ref >> 24], (ref >> 1) & 0x7FFFFF, ASSEMBLER)
                    lines.setdefault(key, []).append(span)
                    continue
                file, line, _, _, trail = module.refs[~ref]
                site = call_site(trail)
                key = (ids[file], line, ASSEMBLER if site is None else MACRO)
                lines.setdefault(key, []).append(span)
                if site is not None:
                    key = (by_name[site.file], site.line, ASSEMBLER)
                    lines.setdefault(key, []).append(span)

    def module_scopes(self, number: int, module: "ObjectModule", labels: dict[Any, int]) -> int:
        first = len(self.scopes)
        for index, (name, parent, kind, size, segment, start) in enumerate(module.scopes):
            text = f'scope\tid={first + index},name="{name}",mod={number}'
            if index:
                text += f",type={_SCOPE_TYPES.get(kind, 'scope')}"
            if size:
                text += f",size={size}"
            if index:
                text += f",parent={first + parent}"
            owner = labels.get((parent, name)) if kind == "proc" else None
            if owner is not None:
                text += f",sym={owner}"
            base = self.bases[number][segment]
            if size and base is not None and kind in ("proc", "scope"):
                text += f",span={self.span(base[0], base[1] + start, size)}"
            self.scopes.append(text + "\n")
        return first

    def module_symbols(self, number: int, module: "ObjectModule") -> None:
        first = len(self.symbols)
        labels = {
            (scope, name): first + index
            for index, (name, scope, *_rest, parent) in enumerate(module.symbols)
            if parent < 0
        }
        scope_base = self.module_scopes(number, module, labels)
        values = self.result.values_of(number)
        parts = [segment.name for segment in module.segments]
        for index, (name, scope, value, size, is_label, data_size, _, _, parent) in enumerate(
            module.symbols
        ):
            text = f'sym\tid={first + index},name="{name.split(" of call ")[0]}"'
            text += ",addrsize=zeropage" if size == ZP else ",addrsize=absolute"
            if data_size:
                text += f",size={data_size}"
            text += f",parent={first + parent}" if parent >= 0 else f",scope={scope_base + scope}"
            text += f",val=0x{values[index] & 0xFFFFFFFF:X}"
            if type(value) is tuple and value[0] == "r":
                segment = self.segment_ids.get(parts[value[1]])
                if segment is not None:
                    text += f",seg={segment}"
            self.symbols.append(text + (",type=lab\n" if is_label else ",type=equ\n"))

    def segment_lines(self) -> list[str]:
        out = []
        for number, segment in enumerate(self.result.segments.values()):
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

    def write(self) -> str:
        modules = self.result.modules
        self.place_sections()
        for number, module in enumerate(modules):
            self.module_lines(number, module)
            self.module_symbols(number, module)
        texts = [
            f'file\tid={i},name="{name}",size={self.result.source_size(name)},mtime=0x00000000,'
            f"mod={'+'.join(map(str, self.file_modules[i]))}\n"
            for i, name in enumerate(self.files)
        ]
        lines = []
        for number, ((file, line, kind), spans) in enumerate(self.lines.items()):
            macro = ",type=2,count=1" if kind == MACRO else ""
            chain = "+".join(map(str, spans))
            lines.append(f"line\tid={number},file={file},line={line}{macro},span={chain}\n")
        mods = [
            f'mod\tid={i},name="{module.name}",file={self.file_ids[module.files[0]]}\n'
            for i, module in enumerate(modules)
        ]
        info = (
            f"info\tcsym=0,file={len(texts)},lib=0,line={len(lines)},mod={len(mods)},"
            f"scope={len(self.scopes)},seg={len(self.segment_ids)},span={len(self.spans)},"
            f"sym={len(self.symbols)},type=0\n"
        )
        return "".join(
            ("version\tmajor=2,minor=0\n", info, *texts, *lines, *mods, *self.segment_lines(),
             *self.spans, *self.scopes, *self.symbols)
        )  # fmt: skip


def debug_info(result: "LinkResult") -> str:
    """The whole file. Times are written as 0, so that the same sources give the same text."""
    return _Writer(result).write()
