"""Whole battles by keys on the whole machine: from the menu to the victory screen."""

from __future__ import annotations

from .commander import BOTH, GERMANS, Commander

GERMAN, SOVIET = 0, 1
UNITS, RECORD, COUNT, LETTERS, IN_FORMATION = 189, 24, 1, 21, 9
PHASE_ORDERS, PHASE_END = 3, 5
NOISY, SILENT, BUILT = "1", "2", "5"
LEVELS = (
    "GERMAN DECISIVE VICTORY", "GERMAN SUBSTANTIVE VICTORY", "GERMAN MARGINAL VICTORY", "DRAW",
    "SOVIET MARGINAL VICTORY", "SOVIET SUBSTANTIVE VICTORY", "SOVIET DECISIVE VICTORY",
)  # fmt: skip


def begins(
    player: Commander, who: str, scenario: str = BUILT, battle: str = "3", sound: str = SILENT
) -> None:
    """From the menu into a battle; a built one is small, in the middle of the war.

    It begins with power-on: the sanitizer would take a loaded memory as written, all of it.
    """
    player.reaches_the_menu()
    player.types("2" + who + "3" + "1" + sound + scenario)
    if scenario == BUILT:
        player.types("1" + "5" + "5" + battle + "2")
        if who != BOTH:
            deploys(player, who)


def deploys(player: Commander, who: str) -> None:
    """Forces and places as the computer proposes them, but for one formation given back."""
    player.sees("PANZER" if who == GERMANS else "TANK", within=60)
    player.types("4" if who == GERMANS else "3")
    player.sees("POINTS LEFT")
    player.types("\x08X")
    player.sees("A-T UNIT", within=60)
    player.types("0")
    player.a2.run(seconds=4)
    player.types("W")
    player.types("XY")
    player.sees("SAVE DISK?", within=60)
    player.types("N")


def alive(player: Commander, side: int, number: int) -> bool:
    return player.byte("unit_records", RECORD * (UNITS * side + number) + COUNT) > 0


def orders(player: Commander, side: int, turn: int) -> None:
    """On the first turns everybody gets orders of every sort, then those that are left go on."""
    hqs = [n for n in range(0, UNITS, IN_FORMATION) if alive(player, side, n)]
    if turn == 1:
        player.types("W")  # the objective: everybody goes there
        for hq in hqs:
            player.types(chr(ord("A") + hq // IN_FORMATION) + "AM\r" + "Q")
        player.types("V Y Z\x1b9\x1b")
    elif turn == 2 and hqs:
        letter = chr(ord("A") + hqs[-1] // IN_FORMATION)
        player.types(f"{letter}0LR\rF{'37'[side]}O  T P H C V K N S\rIT\x1b")
        player.types(f"\x1b\x1b\x1b{letter}0BAAQ\x1b")
    elif turn % 5 == 3 and hqs:
        player.types("W" + chr(ord("A") + hqs[-1] // IN_FORMATION) + "AM\rR6\r" + "Q")
    while player.byte("st_phase") == PHASE_ORDERS and player.byte("st_side") == side:
        player.types("\x1bXY")  # out of whatever question is still open, and done
        player.a2.run(seconds=0.5)


def fights(player: Commander, who: str, agreed: int = 99) -> int:
    """Until the battle is over, in the turn `agreed` by agreement; the turns it took."""
    side = GERMAN if who == GERMANS else SOVIET
    while True:
        if who != BOTH:
            player.a2.until(label="orders_key", within=200)
            if player.byte("st_turn") == agreed:
                player.types("0Y")
            else:
                orders(player, side, player.byte("st_turn"))
        # of two computers' battle only the victory screen waits for a key
        player.a2.until(label="menu_choice", within=3000)
        if "THE BATTLE IS OVER" in player.text.upper():
            return player.byte("st_turn")
        player.types("1")


def victory(player: Commander) -> str:
    """The level that the victory screen names, in capitals."""
    (level,) = [line.strip() for line in player.text.upper().splitlines() if line.strip() in LEVELS]
    return level
