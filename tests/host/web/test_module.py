"""The compiled sources as WebAssembly modules, looked at without a browser."""

from __future__ import annotations

import pytest

from grognard.emu.compiler import jit, wasm

if jit.LLVM is None:
    pytest.skip("NOT TESTED: llvmlite is not installed", allow_module_level=True)

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def core() -> dict[int, wasm.Section]:
    return {section.number: section for section in wasm.sections(wasm.core_module())}


def test_a_module_asks_for_its_memory_and_nothing_else(core):
    wanted = b"\x01" + b"\x03env" + b"\x0f__linear_memory" + b"\x02"
    assert core[2].body.startswith(wanted) and len(core[2].body) <= len(wanted) + 3


def test_a_module_has_types_an_import_functions_exports_and_code_in_this_order(core):
    assert list(core) == [1, 2, 3, 7, 10]  # so no data, no table, no global and no start


def test_the_core_exports_what_the_machine_calls(core):
    for name in (b"run", b"io_access", b"map_card", b"find_track", b"catch_up"):
        assert bytes([len(name)]) + name + b"\0" in core[7].body


def test_the_picture_exports_draw_alone():
    found = {section.number: section for section in wasm.sections(wasm.picture_module())}
    assert found[7].body == b"\x01\x04draw\0\0"


def test_what_would_need_a_linker_is_refused():
    stray = "declare void @other()\ndefine void @run() {\n call void @other()\n ret void\n}\n"
    with pytest.raises(wasm.NotAModule):
        wasm.linked(wasm._object(stray), ("run",))
    data = "@kept = global i64 7\ndefine i64 @run() {\n %v = load i64, ptr @kept\n ret i64 %v\n}\n"
    with pytest.raises(wasm.NotAModule):
        wasm.linked(wasm._object(data), ("run",))
    with pytest.raises(wasm.NotAModule):
        list(wasm.sections(b"\x7fELF"))
