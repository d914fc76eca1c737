"""The translator's copies, folding and words about branches change the code, never what it does."""

import ctypes
from collections.abc import Callable
from typing import Any

import pytest

from grognard.emu.compiler import jit
from grognard.emu.compiler.folding import folded
from grognard.emu.compiler.jit import LLVM
from grognard.emu.compiler.translate import METADATA, Translator

pytestmark = pytest.mark.skipif(LLVM is None, reason="llvmlite is not installed")

MODE = 64
"""Where a table lies in ``m`` that never changes: 0 to 3 by the value."""


def stages(m: Any, q: Any, a: int) -> int:
    """A core in small: a value is fetched, and what it means worked out in stages."""
    q[0] += 1
    t = a
    n = 0
    while n < 3:
        n += 1
        v = m[t & 31]
        "one copy for each v"
        k = m[MODE + v]
        if k == 0:
            t += v
            continue
        if k < 3:
            t += 1000
            if t > 2000 or t & 1:
                "left to the common copy"
                q[1] += t
                t = t * 3
            elif k == 2:
                "often"
                k += 5
                t = t + k - (v << 2)
            else:
                "seldom"
                t -= v
        else:
            k = k * 3 - 9
            if k or not t & 4:
                break
            while k < 3:
                k += 1
                t ^= k
        q[2] += k + t
    return t + (n if t > 50 and n != 2 or v == 9 else -n)


def compiled_as(function: Callable[..., Any], *special: Any) -> Callable[..., int]:
    """The function by way of LLVM, with what is ``special`` of the translation."""
    member = jit.Compiled(function, jit.Unit("test"))
    text = Translator(member.tree, globals(), lambda _: "", *special).text + METADATA
    LLVM.initialize_native_target()
    LLVM.initialize_native_asmprinter()
    machine = LLVM.Target.from_default_triple().create_target_machine(opt=2, jit=True)
    engine = LLVM.create_mcjit_compiler(LLVM.parse_assembly(text), machine)
    engine.finalize_object()
    pointer = ctypes.c_void_p
    kind = ctypes.CFUNCTYPE(ctypes.c_int64, pointer, pointer, ctypes.c_int64)
    native = kind(engine.get_function_address(function.__name__))
    native.engine = engine  # type: ignore[attr-defined]
    return native


def test_copies_for_some_values_do_what_the_source_does_for_all() -> None:
    table = {MODE + v: v * 7 % 4 for v in range(32)}
    tuned = compiled_as(stages, table, [0, 1, 2, 3, 5, 8, 9, 13, 21, 30])
    common = compiled_as(stages)
    for seed in range(300):
        m = bytearray((seed * (n + 3) // 7 + n * n) % 32 for n in range(MODE)) + bytearray(32)
        for at, byte in table.items():
            m[at] = byte
        words = [0, seed, -seed]
        want = stages(m, words, seed)
        for function in (tuned, common):
            q = (ctypes.c_int64 * 3)(0, seed, -seed)
            assert function((ctypes.c_uint8 * len(m))(*m), q, seed) == want
            assert list(q) == words


@pytest.mark.parametrize(
    ("source", "value"),
    [("3 + two", 5), ("m[two + 5]", 40), ("m[two]", None), ("a and 0", 0), ("a or two", 1),
     ("a or 0", None), ("1 if two > 1 else a", 1), ("a if two else 1", None), ("-two >> 1", -1),
     ("1 << 64", None), ("1 << 63", None), ("not two", 0), ("two == 2 and two < 2", 0)],
)  # fmt: skip
def test_what_is_known_is_folded_and_nothing_else(source: str, value: int | None) -> None:
    import ast

    tree = ast.parse(source, mode="eval").body
    assert folded(tree, {"two": 2}.get, {7: 40}) == value
