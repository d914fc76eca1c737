"""Object modules kept from earlier runs, each beside the hashes of every file that it came from."""

import contextlib
import hashlib
import marshal
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostic, Location, Trail
from ..reading.sources import Sources, sources_read_once, split_lines
from .objmod import ObjectModule, ObjSegment

VERSION = b"grognard object 14\n"
"""Raised whenever the assembler's output or this format changes."""


def cache_file(
    folder: Path, path: Path, include_dirs: tuple[Path, ...], defines: dict[str, int], root: Any
) -> Path:
    """Where the module of these inputs is kept."""
    text = repr((_absolute(path), [_absolute(d) for d in include_dirs],
                 sorted(defines.items()), str(root)))  # fmt: skip
    digest = hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()
    return folder / f"{path.stem}-{digest[:16]}.obj"


def _absolute(path: Path) -> str:
    """The path from the root on."""
    text = str(path)
    return text if os.path.isabs(text) else str(path.absolute())


def store(file: Path, module: ObjectModule, sources: Sources) -> None:
    """Writes the module; a folder that cannot be written only costs time later."""
    digests = dict(sources.digests)
    texts = [path.absolute() for path in sources.paths]  # first, in the order of module.files
    inputs = [(str(path), digests.pop(path)) for path in texts]
    inputs += [(str(path), digest) for path, digest in digests.items()]
    payload = marshal.dumps((inputs, [str(path) for path in sources.absent], _pack(module)))
    module.kept, module.digest = file, hashlib.sha256(payload).digest()
    _write(file, VERSION + module.digest + payload)


def kept(module: ObjectModule, kind: str, key: bytes, make: Callable[[], bytes]) -> bytes:
    """What is made of a module at the link, or what the last link with the same key made."""
    if module.kept is None:
        return make()
    file = os.fspath(module.kept).removesuffix("obj") + kind
    stamp = hashlib.sha256(VERSION + module.digest + key).digest()
    try:
        with open(file, "rb") as there:
            data = there.read()
        if data[:32] == stamp and hashlib.sha256(data[64:]).digest() == data[32:64]:
            return data[64:]
    except OSError:
        pass
    made = make()
    _write(Path(file), stamp + hashlib.sha256(made).digest() + made)
    return made


def _write(file: Path, data: bytes) -> None:
    """Writes a file of the cache; one cut short has not the hash it begins with, so is no file."""
    with contextlib.suppress(OSError):
        try:
            file.write_bytes(data)
        except FileNotFoundError:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)


def load(file: Path) -> ObjectModule | None:
    """The module, if every file it was made from is unchanged; else None."""
    try:
        data = file.read_bytes()
    except OSError:
        return None
    start = len(VERSION) + 32
    if (
        not data.startswith(VERSION)
        or hashlib.sha256(data[start:]).digest() != data[len(VERSION) : start]
    ):
        return None
    inputs, absent, packed = marshal.loads(data[start:])
    texts: dict[str, bytes] = {}
    for name, digest in inputs:
        try:
            texts[name], found = _text_of(name)
        except OSError:
            return None
        if found != digest:
            return None
    if any(_exists(name) for name in absent):
        return None
    module = _unpack(packed, texts, [name for name, _ in inputs])
    module.kept, module.digest = file, data[len(VERSION) : start]
    return module


_read: dict[str, tuple[bytes, bytes]] | None = None
_there: dict[str, bool] = {}
_lines: dict[str, list[str]] = {}


@contextlib.contextmanager
def reading_once() -> Iterator[None]:
    """Inside, each source is read and hashed once, however many modules include it."""
    global _read
    before, _read = _read, {}
    _there.clear()
    _lines.clear()
    try:
        with sources_read_once():
            yield
    finally:
        _read = before
        _there.clear()
        _lines.clear()


def _text_of(name: str) -> tuple[bytes, bytes]:
    """A source and its hash."""
    known = _read.get(name) if _read is not None else None
    if known is None:
        with open(name, "rb") as file:
            text = file.read()
        known = text, hashlib.sha256(text).digest()
        if _read is not None:
            _read[name] = known
    return known


def _lines_of(name: str, text: bytes) -> list[str]:
    """The lines of a source."""
    if _read is None:
        return split_lines(text)
    if name not in _lines:
        _lines[name] = split_lines(text)
    return _lines[name]


def _exists(name: str) -> bool:
    if _read is None:
        return os.path.exists(name)
    if name not in _there:
        _there[name] = os.path.exists(name)
    return _there[name]


def _pack(module: ObjectModule) -> Any:
    segments = [
        (s.name, s.size, s.align, bytes(s.data), s.fills, s.fixups, s.lines)
        for s in module.segments
    ]
    refs = [(*ref[:4], _pack_trail(ref[4])) for ref in module.refs]
    warnings = [(d.message, _pack_place(d.where)) for d in module.warnings]
    return (module.name, module.files, segments, module.symbols, module.scopes, module.imports,
            module.exports, module.asserts, refs, warnings, module.outputs,
            module.marked, module.called, module.linked)  # fmt: skip


def _pack_trail(trail: tuple[Trail, ...]) -> Any:
    return [(step.what, step.file, step.line) for step in trail]


def _pack_place(where: Location) -> Any:
    return (where.file, where.line, where.col, where.text, _pack_trail(where.trail))


def _trail(packed: Any) -> tuple[Trail, ...]:
    return tuple(Trail(*step) for step in packed)


def _unpack(packed: Any, texts: dict[str, bytes], names: list[str]) -> ObjectModule:
    (name, files, segments, symbols, scopes, imports, exports, asserts, refs, warnings,
     outputs, marked, called, linked) = packed  # fmt: skip
    parts = [
        ObjSegment(name_, size, align, bytearray(data), fills, fixups, lines)
        for name_, size, align, data, fills, fixups, lines in segments
    ]
    module = ObjectModule(name, files, parts, symbols, scopes, imports, exports)
    module.asserts = asserts
    module.refs = [(*ref[:4], _trail(ref[4])) for ref in refs]
    module.warnings = [
        Diagnostic("warning", message, Location(file, line, col, text, _trail(trail)))
        for message, (file, line, col, text, trail) in warnings
    ]
    module.outputs, module.marked, module.called = outputs, marked, called
    module.linked = linked
    module.texts = {
        shown: _lines_of(real, texts[real]) for shown, real in zip(files, names, strict=False)
    }
    return module
