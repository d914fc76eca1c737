"""A battle of the computer's as text: `python -m tests.games.ambush.film SCENARIO SEED A G`.

A and G play the Americans and the Germans: 0 nobody, 1..3 the computer's levels, 4 it holds still
and fires. Every turn is one paragraph: orders as a player writes them, then what came of them.
`--pictures FOLDER` draws the turns besides, eight a sheet.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
KINDS = " PFMARGKB"
PLAIN = {3: "SB", 4: "SE", 11: "HH"}
LETTERS = {5: "P", 6: "L", 7: "G", 8: "D"}
THOUGHTS = "aim goal_x goal_y hurry carrier".split()
TOLD = "FIRE HIT SHOCK DEAD THROW BLAST PLASTIC FIGHT".split()


def written(order: bytes) -> str:
    """An order as a player types it."""
    code, a, b, c = order
    if code in (1, 2):
        return f"{'MR' if code == 1 else 'MI'}{a}{b}{chr(c)}"
    if code in PLAIN:
        return PLAIN[code]
    if code in LETTERS:
        return LETTERS[code] + KINDS[a]
    if code in (9, 10, 14):
        return f"{ {9: 'FS', 10: 'FA', 14: 'EF'}[code] }{a:02}{b:02}"
    return f"{ {12: 'HJ', 13: 'EP', 15: 'WA'}.get(code, '?') }{a + 256 * b}"


def shown(fight: Any, letters: list[str], man: int) -> str:
    """A man before the turn: where and how he is, and his orders."""
    at = fight.bench.sym["man_orders"] + 64 * man
    orders = [
        bytes(fight.bench.mem[at + 4 * k : at + 4 * k + 4])
        for k in range(fight.byte("man_order_count", man))
    ]
    x, y = fight.where(man)
    posture = "lies" if fight.byte("man_posture", man) else "up"
    wounds, endurance = fight.byte("man_wounds", man), fight.byte("man_endurance", man)
    words = " ".join(written(order) for order in orders) or "-"
    return f"  {letters[man]} {x}{y} {posture} w{wounds} e{endurance}: {words}"


def believed(fight: Any, letters: list[str], side: int) -> str:
    """Where the other side holds the men of a side to be; a mark for each turn gone by."""
    known = ((n, fight.byte("known_x", n), fight.byte("known_y", n)) for n in fight.fit(side))
    return " ".join(f"{letters[n]} {x & 63}{y}{x // 64 * '?'}" for n, x, y in known if x)


def main() -> None:
    """Play the battle and print it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    for name in ("scenario", "seed", "american", "german"):
        parser.add_argument(name, type=int)
    parser.add_argument("--level", type=int, default=2, help="of the scenario (2)")
    parser.add_argument("--turns", type=int, default=60, help="where there is no limit (60)")
    parser.add_argument("--seeing", action="store_true", help="everybody is seen")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="the turns as drawings")
    given = parser.parse_args()
    from grognard.host.built.games import built_game

    from ..game_bench import GameBench
    from .battle import Battle
    from .film_picture import Film
    from .mission import NAMES, Mission

    bench = GameBench(built_game("ambush"))
    fight = Mission(bench, given.scenario, given.seed, given.level, int(not given.seeing))
    battle = Battle.__new__(Battle)
    battle.bench = bench
    limit = bench.word("st_limit")
    print(f"{NAMES[given.scenario]}, limit {limit}, goals {fight.goal(0)} {fight.goal(1)}")
    letters = [chr(fight.byte("man_name", 12 * n)) + "ag"[n // 10] for n in range(20)]
    film = Film(fight, letters) if given.pictures else None
    turn = 0
    while not fight.byte("st_winner") and (limit or turn < given.turns):
        turn += 1
        bench.set("st_turn_length", 250)
        bench.call("time_limit")
        bench.call("turn_begin")
        print(f"--- turn {turn}, {bench.word('st_clock')} points")
        for side, player in enumerate((given.american, given.german)):
            fight.orders(side, player)
            if player:
                told = [f"{name} {bench.mem[bench.sym['ai_' + name]]}" for name in THOUGHTS]
                print("AG"[side], ", ".join(told), "stage", fight.byte("st_stage", side))
                print("  believes", believed(fight, letters, 1 - side))
            for man in fight.fit(side):
                print(shown(fight, letters, man))
        if film:
            film.begins()
        bench.call("resolve_battle", limit=90_000_000)
        if film:
            film.ends(turn, battle.movie())
        for time, name, man, *rest in battle.movie():
            if name in TOLD:
                print(f"    {time:3} {name} {letters[man] if man < len(letters) else ''} {rest}")
    left = len(fight.fit(0)), len(fight.fit(1))
    print("winner", fight.byte("st_winner"), "reason", fight.byte("st_reason"), "left", *left)
    for file in film.written(given.pictures) if film else ():
        print(file)


if __name__ == "__main__":
    main()
