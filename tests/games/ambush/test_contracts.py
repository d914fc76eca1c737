"""Every routine keeps to its `;;;` header: run, not read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from contract_bench import ContractBench
from contract_corners import squad_on_paper
from contract_scenes import SCENES, squads_and_disks
from save_disks import new_save_disk

from grognard.host.games import built_game

GAME = built_game("ambush")
CONTRACTS = json.loads((GAME.folder / "contracts.json").read_text(encoding="utf-8"))
KEYS = sorted(f"{c['file']}:{c['name']}" for c in CONTRACTS)
CASES = 8


@pytest.fixture(scope="module")
def held(ambush_bench: Any, desk: Any, tmp_path_factory: Any) -> ContractBench:
    """The bench with what every routine was given in a few turns, phases and whole games."""
    bench = ContractBench(ambush_bench, CONTRACTS)
    bench.play(SCENES)
    disk = new_save_disk(tmp_path_factory.mktemp("contracts") / "save.dsk")
    squads_and_disks(bench, desk, disk)
    squad_on_paper(bench, desk)
    return bench


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_a_routine_keeps_to_its_header(held: Any, cycles: Any, key: str) -> None:
    """Nothing else changed, the budget held wherever code and tables lie, the cycles recorded."""
    reason = held.check(held.contracts[key], cycles, CASES)
    if reason:
        pytest.skip(reason)


@pytest.mark.slow
def test_every_routine_runs_but_those_that_never_return(held: Any) -> None:
    left = [key for key in held.contracts if not held.runs(held.contracts[key])]
    assert {key.partition(":")[2] for key in left} == {
        "loader_start", "main", "turn_loop", "turn_loop_start",
    }  # fmt: skip


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
