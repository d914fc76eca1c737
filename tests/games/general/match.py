"""Whole games from a seed, phases run directly: computers, or sides that follow a plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

ATTACKER, DEFENDER = 0, 1
ARMY, UNITS, NO_UNIT = 60, 120, 255
BUY, PLACE, PLOT_MOBILE, STRIKES, PLOT, FIRE_1, MOVE, FIRE_2, SCORE = range(2, 11)
COMPUTER = 16
PARTIAL, ALWAYS, LIMITED = 1, 2, 4
TUTORIAL = 0
LIMIT = 2_000_000_000
MOVEMENT = "movement"


class Planner(Protocol):
    """Who gives a side's orders in place of the computer."""

    def orders(self, bench: Any, side: int, phase: int) -> None:
        """What the side does in a phase that is thought about, by the state in memory."""


@dataclass
class Result:
    """How a game ended: points of both sides, and the dearest thinking of each phase in cycles."""

    scores: tuple[int, int]
    cycles: dict[int, int] = field(default_factory=dict)


class Match:
    """A scenario laid out anew for each game; may be played any number of times."""

    def __init__(self, bench: Any, scenario: int = TUTORIAL, options: int = PARTIAL) -> None:
        self.bench, self.scenario, self.options = bench, scenario, options
        self.lay(1)

    def lay(self, seed: int) -> bytes:
        """Map, towns and weather; a storm that comes on one turn of several is drawn. The dice that
        follow from the seed, as they were before."""
        bench, dice = self.bench, (seed * 2654435761 % 2**32 | 1).to_bytes(4, "little")
        bench.reset()
        begin, end = bench.sym["state_begin"], bench.sym["state_end"]
        bench.mem[begin:end] = bytes(end - begin)
        bench.set("zp_text_mask", 0)
        bench.set("rng_seed", dice)
        bench.set("st_scenario", self.scenario)
        bench.call("scenario_lay", limit=LIMIT)
        bench.set("st_options", self.options)
        bench.set("st_handicap", (10, 10))
        bench.set("st_bought", 1)
        bench.set("st_noises", 0)
        bench.set("st_phase", BUY)
        return dice

    @property
    def scores_now(self) -> bool:
        """Have both sides played their turn, and the points come next?"""
        return self.byte("st_phase") == SCORE

    def byte(self, name: str, at: int = 0) -> int:
        """A byte of the game's memory."""
        return int(self.bench.mem[self.bench.sym[name] + at])

    def play(
        self,
        seed: int,
        attacker: int | Planner,
        defender: int | Planner,
        watch: Callable[[int, int, int], None] | None = None,
        turns: int = 99,
    ) -> Result:
        """To the end, or so many turns; a number is a computer's level. `watch` hears turn,
        phase and side when a part is over."""
        bench = self.bench
        self.lay(seed)
        players = attacker, defender
        for side, player in enumerate(players):
            level = player if isinstance(player, int) else 1
            bench.mem[bench.sym["st_human"] + side] = 0
            bench.mem[bench.sym["st_level"] + side] = level
        result = Result((0, 0))
        while True:
            turn, phase, side = (self.byte(name) for name in ("st_turn", "st_phase", "st_side"))
            if phase == COMPUTER:
                self._think(players[side], side, result)
            elif phase == SCORE:
                if not self._turn_over(turns):
                    break
            else:
                bench.call("setup_main" if phase == BUY else "play_main", limit=LIMIT)
            now = self.byte("st_phase"), self.byte("st_side")
            if watch and now != (phase, side) and now[0] != COMPUTER:
                watch(turn, self.byte("st_next_phase") if phase == COMPUTER else phase, side)
        scores = bench.word("st_score"), bench.mem[bench.sym["st_score"] + 2]
        high = bench.mem[bench.sym["st_score"] + 3]
        result.scores = scores[0], scores[1] | high << 8
        return result

    def _think(self, player: int | Planner, side: int, result: Result) -> None:
        bench = self.bench
        phase = self.byte("st_next_phase")
        if isinstance(player, int):
            spent = bench.call("computer_main", limit=LIMIT).cycles
            result.cycles[phase] = max(spent, result.cycles.get(phase, 0))
            return
        bench.set("st_phase", phase)
        player.orders(bench, side, phase)
        phase = PLACE if phase == BUY else phase
        bench.set("st_phase", phase)
        bench.set("st_thought", phase)

    def _turn_over(self, turns: int) -> bool:
        """The points of a turn, and the next one; False at the end of the game."""
        bench = self.bench
        bench.call("pieces_make", limit=LIMIT)
        bench.call("score_turn", limit=LIMIT)
        bench.call("barrages_clear", limit=LIMIT)
        turn = self.byte("st_turn")
        if turn >= min(turns, self.byte("st_turns")):
            return False
        bench.set("st_turn", turn + 1)
        bench.call("turn_begin", limit=LIMIT)
        bench.call("fresh_give", limit=LIMIT)
        buys = any(self.byte("st_points", n) for n in range(4)) or self._waits()
        bench.set("st_phase", BUY if buys else PLOT_MOBILE)
        bench.set("st_side", ATTACKER)
        return True

    def _waits(self) -> bool:
        """Is there a piece of either side that has found no place yet?"""
        sides = ATTACKER, DEFENDER
        return not all(self.bench.call("pool_next", A=NO_UNIT, st_side=s).c for s in sides)
