"""The compiled sources as WebAssembly: the same text, LLVM's other target, no linker.

What LLVM writes for `wasm32` is an object file. One made of these sources imports nothing but its
memory, calls only itself and has no data, so that it lacks just one thing to be a module: the
section that names what it exports. That section is put in here, and what is meant for a linker
goes. Anything else in the object (a stack, a helper routine, data) is refused: it would need one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from . import jit

MEMORY = ("env", "__linear_memory")
"""Module and name under which a module here asks for its memory."""
BASE = 0x10000
"""Where in the memory the machine's buffer begins. Known to the compiler, each word of the buffer
has an address of its own there: the core runs a quarter faster so."""
_PLACE = f"ptr inttoptr (i32 {BASE} to ptr)"
_ANYWHERE = "define void @run(", "define internal void @run_anywhere("
_AT_BASE = f"""
define void @run() {{
  call void @run_anywhere({_PLACE}, {_PLACE})
  ret void
}}
"""
_TRIPLE = "wasm32-unknown-unknown"
_FEATURES = "+bulk-memory,+sign-ext"
"""What every browser of the last years has."""
_HEAD = b"\0asm\1\0\0\0"
_CUSTOM, _TYPE, _IMPORT, _FUNCTION, _EXPORT, _CODE = 0, 1, 2, 3, 7, 10
_SYMBOL_TABLE = 8
_UNDEFINED = 0x10


class NotAModule(Exception):
    """LLVM wrote something that a linker would have to see to; the text says what."""


@dataclass(frozen=True)
class Section:
    """One section of a file: its number, its name if it is a custom one, what is in it."""

    number: int
    name: str
    body: bytes


def core_module() -> bytes:
    """The machine: `run`, `io_access`, `map_card`, `find_track`, `catch_up`.

    `run` takes nothing and finds the machine's buffer at BASE; the others take addresses in the
    memory (32 bits) and numbers (64). RuntimeError without LLVM.
    """
    text = _text_of(jit._CORE)
    return linked(_object(text.replace(*_ANYWHERE) + _AT_BASE), jit._CORE.entries)


def picture_module() -> bytes:
    """The picture: `draw`; see picture/video_fast.py. RuntimeError without LLVM."""
    return linked(_object(_text_of(jit._VIDEO)), jit._VIDEO.entries)


def _text_of(unit: jit.Unit) -> str:
    if jit.LLVM is None:
        raise RuntimeError("llvmlite is not installed, and nothing else here makes WebAssembly")
    unit.gather()
    return unit.text()


def _object(text: str) -> bytes:
    llvm: Any = jit.LLVM
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(_TRIPLE)
    machine = target.create_target_machine(opt=3, features=_FEATURES)
    # no index leads out of its buffer: said here, it becomes part of the instruction
    text = text.replace("getelementptr ", "getelementptr inbounds nuw ")
    module = llvm.parse_assembly(f'target datalayout = "{machine.target_data}"\n{text}')
    module.triple = _TRIPLE
    jit.optimize(module, machine)
    code: bytes = machine.emit_object(module)
    return code


def sections(data: bytes) -> Iterator[Section]:
    """The sections of an object or a module, in their order."""
    if data[: len(_HEAD)] != _HEAD:
        raise NotAModule("this is no WebAssembly")
    at = len(_HEAD)
    while at < len(data):
        number = data[at]
        size, at = _number(data, at + 1)
        body, name = data[at : at + size], ""
        if number == _CUSTOM:
            length, begin = _number(body, 0)
            name, body = body[begin : begin + length].decode(), body[begin + length :]
        yield Section(number, name, body)
        at += size


def linked(data: bytes, exports: tuple[str, ...]) -> bytes:
    """A module from an object, with these functions exported where it has them."""
    found = list(sections(data))
    for section in found:
        if section.number not in (_CUSTOM, _TYPE, _IMPORT, _FUNCTION, _CODE):
            raise NotAModule(f"section {section.number} would need a linker")
    _check_imports(next(s.body for s in found if s.number == _IMPORT))
    functions = _functions(next(s.body for s in found if s.name == "linking"))
    listed = [(name, functions[name]) for name in exports if name in functions]
    entries = b"".join(_text(name) + b"\0" + _leb(index) for name, index in listed)
    export = Section(_EXPORT, "", _leb(len(listed)) + entries)
    kept = sorted([*(s for s in found if s.number != _CUSTOM), export], key=lambda s: s.number)
    return _HEAD + b"".join(bytes([s.number]) + _leb(len(s.body)) + s.body for s in kept)


def _check_imports(body: bytes) -> None:
    """Just the memory: with it function numbers are final as the object has them."""
    wanted = b"\1" + _text(MEMORY[0]) + _text(MEMORY[1]) + b"\2"
    if not body.startswith(wanted):
        raise NotAModule(f"imports more than its memory: {body!r}")


def _functions(linking: bytes) -> dict[str, int]:
    """Function numbers by name, from the symbol table; all symbols must be functions in here."""
    _, at = _number(linking, 0)  # version
    found: dict[str, int] = {}
    while at < len(linking):
        kind = linking[at]
        size, at = _number(linking, at + 1)
        if kind == _SYMBOL_TABLE:
            found = _symbols(linking[at : at + size])
        at += size
    return found


def _symbols(body: bytes) -> dict[str, int]:
    count, at = _number(body, 0)
    found = {}
    for _ in range(count):
        kind = body[at]
        flags, at = _number(body, at + 1)
        if kind or flags & _UNDEFINED:
            raise NotAModule(f"a symbol of kind {kind} would need a linker")
        index, at = _number(body, at)
        length, at = _number(body, at)
        found[body[at : at + length].decode()] = index
        at += length
    return found


def _number(data: bytes, at: int) -> tuple[int, int]:
    """An unsigned LEB128 number, and where the next thing begins."""
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at


def _leb(value: int) -> bytes:
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def _text(name: str) -> bytes:
    return _leb(len(name)) + name.encode()
