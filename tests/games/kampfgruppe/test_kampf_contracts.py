"""Every routine keeps to its `;;;` header: run as play calls it, not read."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from kampf_contracts import SCENES, KampfContracts

from grognard.host.games import built_game

GAME = built_game("kampfgruppe")
CONTRACTS = json.loads((GAME.folder / "contracts.json").read_text(encoding="utf-8"))
OTHERS = json.loads((built_game("ambush").folder / "contracts.json").read_text(encoding="utf-8"))
SHARED = {f"{c['file']}:{c['name']}" for c in OTHERS}
"""Routines that the contracts of Computer Ambush run."""
KEYS = sorted({f"{c['file']}:{c['name']}" for c in CONTRACTS} - SHARED)
KNOWN = set((Path(__file__).parent / "headers_known.txt").read_text(encoding="utf-8").split())
"""Headers that do not name yet all that the routine changes; may only grow shorter."""


@pytest.fixture(scope="module")
def held(kampf_bench: Any) -> KampfContracts:
    bench = KampfContracts(kampf_bench, CONTRACTS)
    for scene in SCENES:
        scene(bench)
    return bench


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_a_routine_keeps_to_its_header(held: Any, cycles: Any, key: str) -> None:
    """Nothing else changed, the budget held wherever code and tables lie, the cycles recorded."""
    reason = held.check(held.contracts[key], cycles, 0, known=key in KNOWN)
    if reason:
        pytest.skip(reason)


@pytest.mark.slow
def test_headers_known_not_to_say_all_are_still_so(held: Any) -> None:
    """A header that was mended goes off the list."""
    assert set(KEYS) >= KNOWN
    mended = []
    for key in sorted(KNOWN):
        contract = held.contracts[key]
        if not any(held.breach(contract, case) for case in held.cases(contract, 0)):
            mended.append(key)
    assert mended == []


@pytest.mark.slow
def test_most_routines_run_and_the_others_are_few_classes(held: Any) -> None:
    classes = defaultdict(list)
    for key in KEYS:
        contract = held.contracts[key]
        reason = held.why_skipped(contract)
        if not reason and not held.cases(contract, 0):
            reason = "nothing called it in these scenes"
        classes[reason].append(key)
    for reason, keys in sorted(classes.items()):
        if reason:
            print(f"\n{reason}: {len(keys)}\n  " + "\n  ".join(sorted(keys)))
    assert len(classes[""]) >= 200
    assert len(classes) <= 4
