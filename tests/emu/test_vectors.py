"""Both cores against single instructions recorded from a simulation of the chip's transistors."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from grognard.emu import Apple2, JamError

VECTORS = Path(__file__).parent / "data" / "nmos6502_vectors.json.gz"
# ANC ALR ARR ANE LXA LAS: the simulation does not agree with the chips; see test_opcodes.py
UNSTABLE = {0x0B, 0x2B, 0x4B, 0x6B, 0x8B, 0xAB, 0xBB}
FLAGS = 0xCF


@pytest.fixture(scope="module")
def vectors() -> dict[str, list[dict[str, Any]]]:
    with gzip.open(VECTORS) as file:
        return json.load(file)


@pytest.mark.parametrize("core", ["fast", "reference"])
def test_every_stable_opcode_does_what_the_chip_did(
    core: str, vectors: dict[str, list[dict[str, Any]]]
) -> None:
    a2 = Apple2(core=core, bare=True)
    wrong = []
    for code, cases in vectors.items():
        if int(code, 16) in UNSTABLE:
            continue
        for case in cases:
            got, want = run_case(a2, case), expected(case)
            if got != want:
                wrong.append((code, want, got))
    assert not wrong, f"{len(wrong)} wrong, first {wrong[:3]}"


def run_case(a2: Apple2, case: dict[str, Any]) -> tuple[Any, ...]:
    start = case["initial"]
    for addr, byte in start["ram"]:
        a2.memory[addr] = byte
    for name in ("a", "x", "y", "s", "p", "pc"):
        setattr(a2.cpu, name, start[name])
    before = a2.cycles
    try:
        a2.step()
        cycles = a2.cycles - before
    except JamError:
        cycles = -1
    written = [[addr, a2.memory[addr]] for addr, _ in case["final"]["ram"]]
    cpu = a2.cpu
    return cycles, cpu.pc, cpu.a, cpu.x, cpu.y, cpu.s, cpu.p & FLAGS, written


def expected(case: dict[str, Any]) -> tuple[Any, ...]:
    end = case["final"]
    cycles = case["cycles"] if case["cycles"] > 0 else -1
    return (
        cycles, end["pc"], end["a"], end["x"], end["y"], end["s"], end["p"] & FLAGS, end["ram"],
    )  # fmt: skip
