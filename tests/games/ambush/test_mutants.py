"""What the mutation run leaves out: equivalents that are listed, tests that cannot tell."""

from __future__ import annotations

import pytest

from grognard.host.built.games import built_game
from grognard.host.built.source_map import Piece, SourceMap
from grognard.rom_build.games import game_names
from grognard.rom_build.sources import asm_root

from ...programs.mutant_trials import Probe
from ...programs.mutants import (
    Mutant,
    callers_rules,
    concerns,
    equivalents,
    find_mutants,
    listed_routines,
)
from ..game_bench import GameBench


def flags(register: int, constant: int) -> tuple[bool, bool, bool]:
    """N, Z and C of a comparison."""
    return bool((register - constant) & 0x80), register == constant, register >= constant


@pytest.mark.parametrize("step", [1, -1])
def test_a_changed_comparison_differs_only_at_its_border(step: int) -> None:
    piece = Piece("CODE", "high", 0x4000, 2, "games/ambush/x.s", 1, "games/ambush/x.s", 1)
    for old in range(256):
        new = (old + step) & 0xFF
        mutant = Mutant(piece, "x", f"@a: cmp #{old}", 1, old, new, "", frozenset())
        differs = {r for r in range(256) if flags(r, old) != flags(r, new)}
        assert mutant.border is None or mutant.border == differs
        assert mutant.border is not None or {old, new} == {0, 255}


def test_what_compares_nothing_has_no_border() -> None:
    piece = Piece("CODE", "high", 0x4000, 2, "games/ambush/x.s", 1, "games/ambush/x.s", 1)
    for text in ("lda #5", "bne @next", "adc #5"):
        assert Mutant(piece, "x", text, 1, 5, 6, "", frozenset()).border is None


def test_a_routine_without_a_rule_serves_those_that_call_it() -> None:
    own = {"fire_show": {"KG-7.11.1"}, "shell_show": {"KG-7.5.2"}, "say_pause": {"KG-3.4.1"}}
    serves = callers_rules("kampfgruppe", own)
    assert serves["strike_begin"] == {"KG-7.11.1", "KG-7.5.2"}, "both show where the fire falls"


def test_the_rule_list_names_helpers_too() -> None:
    assert listed_routines("ambush")["man_can"] == {"CA-6.1.1"}, "who is in shock has no orders"


def test_a_mark_holds_the_rules_below_it_and_above_it() -> None:
    piece = Piece("CODE", "high", 0x4000, 2, "games/ambush/x.s", 1, "games/ambush/x.s", 1)
    mutant = Mutant(piece, "x", "lda #5", 1, 5, 6, "", frozenset({"CA-10.4.1"}))
    for mark, holds in (("CA-10.4", True), ("CA-10.4.1", True), ("CA-10.41", False)):
        assert concerns(frozenset({mark}), mutant) == holds
    assert not concerns(frozenset(), mutant)


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_every_mutant_that_is_listed_as_equivalent_is_there(game: str) -> None:
    """Lines of routines that have changed since say nothing any more."""
    built = built_game(game)
    probe = Probe(GameBench(built))
    found = find_mutants(game, SourceMap(built.file("dbg"), (asm_root(),)), probe.code)
    assert set(equivalents(game)) <= {mutant.key for mutant in found}
