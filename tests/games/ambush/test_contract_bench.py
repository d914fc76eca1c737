"""The bench that holds routines to their headers notices what breaks them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.contracts import read_contracts

from ..built import built
from ..contract_bench import ContractBench
from .contract_scenes import SCENES


@pytest.fixture(scope="module")
def held(ambush_bench: Any) -> ContractBench:
    """After one turn of play."""
    contracts = read_contracts(built("ambush").folder / "contracts.json")
    bench = ContractBench(ambush_bench, contracts)
    bench.play(SCENES[:1])
    return bench


@pytest.mark.slow
def test_a_routine_that_spoils_what_its_header_does_not_name_is_found(held: Any) -> None:
    """A store patched into a rule; a register lost; a loop that takes too long."""
    contract = held.contracts["games/ambush/rules/dexterity_now.s:dexterity_now"]
    case = held.cases(contract, 1)[0]
    assert held.breach(contract, case) == ""
    at, memory = contract["address"], bytearray(case.memory)
    memory[at : at + 4] = bytes([0x85, held.bench.sym["zp_actor"], 0xE8, 0x60])
    case.memory = bytes(memory)
    case.registers["A"] = memory[held.bench.sym["zp_actor"]] ^ 0xFF
    assert "changes X, zp_actor" in held.breach(contract, case)
    memory[at : at + 6] = bytes([0xA0, 0x00, 0x88, 0xD0, 0xFD, 0x60])
    case.memory = bytes(memory)
    assert f"1287 cycles of {contract['cycles']}" in held.breach(contract, case)
