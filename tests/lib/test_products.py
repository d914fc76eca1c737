"""Products, quotients and roots, against whole numbers of Python; their cycles as recorded."""

from __future__ import annotations

import random

from grognard.host.cycles.meter import Cycles

from .library import Library

ROUTINES = (
    "multiply_8", "multiply_product", "multiply_quick", "multiply_16", "multiply_24_8",
    "divide_24_8", "square_root",
)  # fmt: skip
RNG = random.Random(6502)
EDGES = (0, 1, 2, 127, 128, 254, 255)
BYTES = [(a, b) for a in EDGES for b in EDGES]
BYTES += [(RNG.randrange(256), RNG.randrange(256)) for _ in range(200)]
WORDS = (0, 1, 255, 256, 32767, 32768, 65535)


def number(name: str, value: int, size: int) -> dict[str, int]:
    """Bytes from page zero's `name` on, low byte first."""
    at = int(name[-1])
    return {f"{name[:-1]}{at + n}": value >> 8 * n & 255 for n in range(size)}


def test_products_of_bytes(lib: Library) -> None:
    for a, b in BYTES:
        slow = lib.call("multiply_8", A=a, X=9, Y=7, zp_t0=b)
        assert (slow.a << 8 | slow["zp_t1"], slow.x, slow.y, slow["zp_t0"]) == (a * b, 9, 7, b)
        quick = lib.call("multiply_quick", A=a, X=9, zp_t0=b)
        assert (quick.a << 8 | quick["zp_t1"], quick.x, quick["zp_t0"]) == (a * b, 9, b)
        product = lib.call("multiply_product", A=a, X=b)
        assert product.a << 8 | product.x == a * b


def test_products_of_words(lib: Library) -> None:
    for a, b in [(a, b) for a in WORDS for b in WORDS] + [
        (RNG.randrange(65536), RNG.randrange(65536)) for _ in range(100)
    ]:
        result = lib.call("multiply_16", **number("zp_t0", a, 2), **number("zp_t2", b, 2))
        assert int.from_bytes(result.read("zp_t4", 4), "little") == a * b
        assert result.word("zp_t0") == a and result.word("zp_t2") == b


def test_long_products_and_quotients(lib: Library) -> None:
    for _ in range(200):
        long, byte = RNG.choice((RNG.randrange(1 << 24), RNG.randrange(600))), RNG.randrange(256)
        result = lib.call("multiply_24_8", A=byte, X=9, Y=7, **number("zp_t2", long, 3))
        assert int.from_bytes(result.read("zp_t5", 3), "little") == long * byte % (1 << 24)
        assert (result.x, result.y) == (9, 7)
        result = lib.call("divide_24_8", A=byte or 1, **number("zp_t2", long, 3))
        quotient = int.from_bytes(result.read("zp_t2", 3), "little")
        assert (quotient, result.a) == divmod(long, byte or 1)


def test_square_roots_of_every_square_and_beside_it(lib: Library) -> None:
    for root in range(256):
        for value in (root * root - 1, root * root, root * root + 2 * root):
            if value >= 0:
                wanted = root if value >= root * root else root - 1
                assert lib.call("square_root", **number("zp_t2", value, 2)).a == wanted


def test_their_cycles(lib: Library, cycles: Cycles) -> None:
    said = "eight edges and middles"
    pairs = [(0, 0), (255, 255), (1, 255), (255, 1), (128, 127), (200, 57), (13, 240), (99, 99)]
    for name in ("multiply_8", "multiply_quick"):
        lib.measure(name, cycles, said, *({"A": a, "zp_t0": b} for a, b in pairs))
    lib.measure("multiply_product", cycles, said, *({"A": a, "X": b} for a, b in pairs))
    words = [number("zp_t0", 257 * a, 2) | number("zp_t2", 257 * b, 2) for a, b in pairs]
    lib.measure("multiply_16", cycles, said, *words)
    longs = [number("zp_t2", 65793 * a, 3) | {"A": b or 1} for a, b in pairs]
    lib.measure("multiply_24_8", cycles, said, *longs)
    lib.measure("divide_24_8", cycles, said, *longs)
    lib.measure("square_root", cycles, said, *(number("zp_t2", 257 * a, 2) for a, _ in pairs))
