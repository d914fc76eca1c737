"""A game from power-on to its declared end, by keys: set-up, turns, and a squad that attacks."""

from __future__ import annotations

from collections import deque
from itertools import groupby

from .player import Player

WORDS = ("AAAAA", "BBBBB")
OVER = "THE BATTLE IS OVER"
SAVE = "SAVE THE GAME?"
# man_weapons: its kinds that fire, with their letters, and its bits (ambush.inc)
GUNS = {3: "M", 4: "A", 5: "R"}
KIND, LOADED, PREPARED = 0x0F, 0x40, 0x80


def begins(player: Player, kind: str, scenario: str, level: str = "", defender: str = "") -> None:
    """From power-on to the first question about a squad: silence, unlimited sight, 250 points."""
    player.sees("PRESS ANY KEY")
    player.types(" ")
    player.sees("START A NEW GAME")
    player.types("3")
    player.sees("TWO PLAYERS")
    player.types(kind)
    player.sees("FREE FORM" if kind == "2" else "NCO TRAINING")
    player.types(scenario)
    for answer, question in ((level, "VOLKSGRENADIERS"), (defender, "WHO HOLDS")):
        if answer:
            player.sees(question)
            player.types(answer)
    player.sees("SILENCE")
    player.types("2")
    if level != "3":
        player.sees("UNLIMITED")
        player.types("2")
    player.sees("HOW MANY")
    player.types("250\r")


READING = 1
"""Seconds that a page is looked at: a RETURN at once would belong to the choice before it."""


def sets_up(player: Player, men: str, word: str = "", patrol: str = "", to: str = "") -> None:
    """One side: standard squad and weapons; `men` of those proposed stay, or join.

    `patrol` is entry and target; else `to` moves the cursor before the first man is placed.
    """
    if word:
        player.sees("YOUR PASSWORD")
        player.types(word + "\r")
        player.sees("ONCE MORE")
        player.types(word + "\r")
    player.sees("STANDARD SQUAD")
    player.types("1")
    player.sees("WHO TAKES PART")
    player.sees("RETURN GO ON")
    player.a2.run(seconds=READING)
    player.types(men + "\r")
    player.sees("STANDARD WEAPONS")
    player.types("1")
    if patrol:
        player.sees("WHERE DO YOU ENTER")
        player.types(patrol[0])
        player.sees("WHERE DO YOU GO")
        player.types(patrol[1])
    else:
        player.sees("WHERE?")
        player.a2.run(seconds=READING)
        side = player.byte("st_side")
        player.types(to + "\r" * len(fit(player, side)))
    player.sees("P PRINT")
    player.a2.run(seconds=READING)
    player.types("\r")


def two_players(player: Player) -> bool:
    return player.byte("st_solitaire") == 0


def fit(player: Player, side: int) -> list[int]:
    return [
        n
        for n in range(10 * side, 10 * side + 10)
        if player.byte("man_in_play", n) and player.byte("man_wounds", n) < 50
    ]


def sides(player: Player, x: int, y: int) -> tuple[int, int]:
    """What stands on the north and west side of a square: 0 nothing, 1 wall, 2 to 4 passable."""
    memory, symbol = player.a2.memory, player.a2.symbol
    low, high = symbol("village_row_lo"), symbol("village_row_hi")
    byte = memory[(memory[low + y - 11] | memory[high + y - 11] << 8) + x]
    if byte & 3 == 3:
        return 1, 1  # the statue
    return byte >> 2 & 7, byte >> 5


def path(player: Player, start: tuple[int, int], goal: tuple[int, int]) -> list[int]:
    """Directions 1 3 5 7 from square to square, the fewest; empty when there is no way."""
    came: dict[tuple[int, int], tuple[tuple[int, int], int]] = {start: (start, 0)}
    edge = deque([start])
    while edge and goal not in came:
        x, y = edge.popleft()
        for way, dx, dy in ((1, 0, 1), (3, 1, 0), (5, 0, -1), (7, -1, 0)):
            to = (x + dx, y + dy)
            if to in came or to == (30, 43) or not (11 <= to[0] <= 48 and 11 <= to[1] <= 64):
                continue
            at = to if way in (3, 5) else (x, y)
            if sides(player, *at)[0 if way in (1, 5) else 1] != 1:
                came[to] = ((x, y), way)
                edge.append(to)
    ways: list[int] = []
    while goal in came and goal != start:
        goal, way = came[goal]
        ways.append(way)
    return ways[::-1]


def attacks(player: Player, side: int) -> None:
    """Everyone fires at the nearest enemy and goes to him; what is refused is refused."""
    for man in fit(player, side):
        here = player.byte("man_x", man), player.byte("man_y", man)
        foes = [(player.byte("man_x", n), player.byte("man_y", n)) for n in fit(player, 1 - side)]
        foe = min(foes, key=lambda f: (abs(f[0] - here[0]) + abs(f[1] - here[1]), f))
        fire = f"FS{foe[0]}{foe[1]}"
        orders = ["PK", "HH", "HH"] if foe == here else [fire, fire]
        steps = [(w, min(len(list(g)), 9)) for w, g in groupby(path(player, here, foe))]
        orders += [f"MR{way}{count}W" for way, count in steps[:3]]
        gives(player, man, [*ready(player, man), *orders, "HH"])


def ready(player: Player, man: int) -> list[str]:
    """Stand up and load, where one lies and the fire weapon in hand is empty."""
    orders = []
    if player.byte("man_posture", man):
        orders.append(f"MR{player.byte('man_facing', man)}0S")
    for slot in range(5):
        weapon = player.byte("man_weapons", 20 * slot + man)
        if weapon & PREPARED and not weapon & LOADED and weapon & KIND in GUNS:
            orders.append("L" + GUNS[weapon & KIND])
    return orders


def gives(player: Player, man: int, orders: list[str]) -> None:
    letter = chr(player.byte("man_name", 12 * man))
    player.types(f"{letter}\r")
    while "ORDER 1:" not in (words := player.text.upper()) and "(N)EW" not in words:
        player.a2.run(seconds=0.1)
    if "(N)EW" in words:
        player.types("N")
        player.sees("ORDER 1:")
    for order in orders:
        player.types(order + "\r")
        player.a2.run(seconds=0.2)
    player.types("NO\r")
    player.sees("WHICH SOLDIER")


def orders_of(player: Player, side: int, attack: bool, extra: dict[int, list[str]]) -> None:
    if two_players(player):
        player.sees("PASSWORD")
        player.types(WORDS[side] + "\r")
    player.sees("WHICH SOLDIER")
    if attack:
        attacks(player, side)
    for man, orders in extra.items():
        gives(player, man, orders)
    player.types("4\r")
    player.sees("PHASE (Y")
    player.types("Y")


def report_of(player: Player, side: int) -> None:
    if two_players(player):
        player.sees("PASSWORD", within=60)
        player.types(WORDS[side] + "\r")
    player.sees("REPORT", within=60)
    player.types("E\r")


def plays(
    player: Player,
    attackers: tuple[int, ...] = (),
    most: int = 20,
    script: tuple[dict[int, list[str]], ...] = (),
) -> str:
    """Turns until the battle is over, `most` at the most; the words of the last page."""
    while "PASSWORD" not in player.text.upper() and "WHICH SOLDIER" not in player.text.upper():
        player.a2.run(seconds=0.3)
    sides = (0, 1) if two_players(player) else (0,)
    for turn in range(most):
        for side in sides:
            extra = script[turn] if turn < len(script) and side == 0 else {}
            orders_of(player, side, side in attackers and bool(fit(player, 1 - side)), extra)
        player.sees("SOUNDS OF BATTLE")
        player.types("N")
        for side in sides:
            report_of(player, side)
        while OVER not in player.text.upper() and SAVE not in player.text.upper():
            player.a2.run(seconds=0.3)
        if OVER in player.text.upper():
            player.a2.run(seconds=1)
            return player.text
        player.types("N")
        player.sees("HOW MANY")
        player.types("250\r")
    raise AssertionError(f"not over after {most} turns\n{player.text}")
