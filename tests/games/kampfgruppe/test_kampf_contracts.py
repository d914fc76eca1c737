"""Every routine keeps to its `;;;` header: run as play calls it, not read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from kampf_contracts import SCENES, KampfContracts, a_battle_saved_and_taken_up
from save_disks import new_save_disk

from grognard.host.games import built_game

GAME = built_game("kampfgruppe")
CONTRACTS = json.loads((GAME.folder / "contracts.json").read_text(encoding="utf-8"))
OTHERS = json.loads((built_game("ambush").folder / "contracts.json").read_text(encoding="utf-8"))
SHARED = {f"{c['file']}:{c['name']}" for c in OTHERS}
"""Routines that the contracts of Computer Ambush run."""
CASES = 6
KEYS = sorted({f"{c['file']}:{c['name']}" for c in CONTRACTS} - SHARED)


@pytest.fixture(scope="module")
def held(kampf_bench: Any, save_desk: Any, tmp_path_factory: Any) -> KampfContracts:
    bench = KampfContracts(kampf_bench, CONTRACTS)
    for scene in SCENES:
        scene(bench)
    disk = new_save_disk(tmp_path_factory.mktemp("contracts") / "save.dsk")
    a_battle_saved_and_taken_up(bench, save_desk, disk)
    return bench


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_a_routine_keeps_to_its_header(held: Any, cycles: Any, key: str) -> None:
    """Nothing else changed, the budget held wherever code and tables lie, the cycles recorded."""
    reason = held.check(held.contracts[key], cycles, CASES)
    if reason:
        pytest.skip(reason)


@pytest.mark.slow
def test_every_routine_runs_but_the_loop_that_never_returns(held: Any) -> None:
    left = [key for key in KEYS if not held.runs(held.contracts[key])]
    assert left == ["games/kampfgruppe/main.s:main"]
