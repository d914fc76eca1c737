"""Every routine of every game keeps to its `;;;` header: run as play calls it, not read.

A routine that several games have is run by the first of them.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.contracts import read_contracts

from ..built import built
from ..contract_bench import ContractBench
from ..game_bench import GameBench
from .game import SharedGame
from .games import GAMES

CONTRACTS = {
    game.name: read_contracts(built(game.name).folder / "contracts.json") for game in GAMES
}


def own_keys() -> dict[str, list[str]]:
    """By game: the routines, as `file:name`, that no game before it has."""
    found: dict[str, list[str]] = {}
    for name, contracts in CONTRACTS.items():
        others = {key for keys in found.values() for key in keys}
        found[name] = sorted({f"{c['file']}:{c['name']}" for c in contracts} - others)
    return found


KEYS = own_keys()
CASES = [
    pytest.param(game, key, id=f"{game.name}-{key}") for game in GAMES for key in KEYS[game.name]
]


@pytest.fixture(scope="session")
def held(game: SharedGame, tmp_path_factory: pytest.TempPathFactory) -> ContractBench:
    """The bench with what every routine was given in a few turns, phases and whole games."""
    bench = GameBench(built(game.name))
    return game.contracts(bench, CONTRACTS[game.name], tmp_path_factory.mktemp("contracts"))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "key"), CASES, indirect=["game"], scope="session")
def test_a_routine_keeps_to_its_header(
    game: SharedGame, held: ContractBench, cycles: Any, key: str
) -> None:
    """Nothing else changed, the budget held wherever code and tables lie, the cycles recorded."""
    reason = held.check(held.contracts[key], cycles, game.contract_cases)
    if reason:
        pytest.skip(reason)


@pytest.mark.slow
def test_every_routine_runs_but_those_that_never_return(
    game: SharedGame, held: ContractBench
) -> None:
    left = {key for key in KEYS[game.name] if not held.runs(held.contracts[key])}
    assert left == set(game.never_return)
