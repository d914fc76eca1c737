"""20,000 random keys: nothing crashes, nothing waits without saying so, every prompt is met."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from monkey import ASKS, Monkey, messages, on_screen, save_disk
from player import Player
from sanitized import SANITIZED
from save_disks import new_save_disk

KEYS = 20_000
TURNS = 3  # times that each starting point has its share of them
MORE_ASKS = (
    "map_hint",
    "orders_number",
    "orders_first_hint",
    "again",
    "setup_typing",
    "setup_men_prompt",
    "setup_place_keys",
    "setup_review_keys",
    "allot_prompt",
    "squad_edit_keys",
    "squad_name_keys",
    "squad_finish",
    "squad_help",
    "squad_expert",
    "print_none",
)
"""Messages that ask without any of the words by which the others are known."""

TELL_ONLY = {
    "orders_idle": "how many are without orders; orders_end_ask asks",
    "report_down": "losses; report_ask asks",
    "report_seen": "enemies seen; report_ask asks",
    "report_enemy_down": "losses; report_ask asks",
    "resolve_clock": "the time of the battle",
    "status_sees": "enemies in a blind game; page_leave asks",
    "squad_held": "squares of Alley Fight; page_leave asks",
    "squad_time": "how long the battle lasts; page_leave asks",
    "computer_men": "how far the computer has come with its orders",
}
MET_ELSEWHERE = {
    "pass_ask": "passwords are for two players: test_whole_games plays their battles",
    "orders_give_up": "who has forgotten his password: test_phase_keys",
    "level": "asked before solitaire battles other than NCO Training: test_menu",
    "defender": "asked before Alley Fight: test_menu",
    "disks_one": "with one drive: test_disk_care changes the disks",
    "insert_save": "with one drive: test_disk_care changes the disks",
    "lib_game_disk": "with one drive: test_disk_care changes the disks",
    "init_game": "with one drive: test_disk_care changes the disks",
    "squad_taken": "squads on SAVE disks: test_squads",
    "squad_other": "squads on SAVE disks: test_squads",
    "squad_save": "squads on SAVE disks: test_squads",
    "squad_load": "squads on SAVE disks: test_squads",
    "hand_ask": "for two players apart: test_two_apart",
    "orders_end_two": "for two players apart: test_two_apart",
    "report_skip": "for two players apart: test_two_apart",
    "squad_lost": "a squad made and not used: test_menu",
    "lib_press_key": "the library's words for games that have none of their own",
}


def prompts() -> dict[str, list[str]]:
    """Every message that waits for a key in this edition: its lines on the screen."""
    words = messages()
    asking = {name for name, text in words.items() if ASKS.search(text)} | set(MORE_ASKS)
    for name in (*TELL_ONLY, *MET_ELSEWHERE, *MORE_ASKS):
        assert name in words, f"{name} is no message any more"
    return {name: on_screen(words[name]) for name in sorted(asking - set(TELL_ONLY))}


def met_elsewhere(name: str) -> bool:
    """Prompts that chance need not find: they wait where other tests go."""
    return name in MET_ELSEWHERE or name in messages("messages_setup.txt")


def at_title(player: Player) -> None:
    player.sees("PRESS ANY KEY")


def at_disks(player: Player) -> None:
    at_title(player)
    player.types(" 1")
    player.sees("CATALOG:")


def at_orders(player: Player) -> None:
    player.begins_nco_training(points=9)


def at_report(player: Player) -> None:
    at_orders(player)
    player.orders("P", "MR12R", "FA5030")
    player.ends_orders()


def at_save(player: Player) -> None:
    at_report(player)
    player.types("E\r")
    player.sees("SAVE THE GAME?")


def at_restart(player: Player) -> None:
    at_title(player)
    player.types(" 4")
    player.sees("NAME OF THE GAME")


def at_an_old_game(player: Player) -> None:
    """A game of another edition is asked for."""
    at_restart(player)
    player.types("OLD\r")
    player.sees("FROM ANOTHER EDITION")


def at_a_full_catalog(player: Player) -> None:
    at_disks(player)
    player.types("2")
    player.sees("PRESS ANY KEY FOR MORE")


def at_a_deleted_squad(player: Player) -> None:
    at_disks(player)
    player.types("3")
    player.sees("NAME")
    player.types("B2\rY")
    player.sees("DELETED.")


def at_the_movie_s_end(player: Player) -> None:
    at_report(player)
    player.types("A\r")
    player.sees("ANY KEY LEAVES", within=120)


def before_victory(player: Player) -> None:
    """The last German falls: the next report tells who has won."""
    at_orders(player)
    player.removes_the_germans()


def before_defeat(player: Player) -> None:
    at_orders(player)
    for man in range(10):
        if player.byte("man_in_play", man):
            player.put("man_wounds", 99, man)


STARTS: tuple[tuple[Callable[[Player], None], str], ...] = (
    (at_title, "save"),
    (at_disks, "new"),
    (at_disks, "full"),
    (at_disks, "save"),
    (at_orders, "save"),
    (at_report, "save"),
    (at_save, "save"),
    (at_restart, "save"),
    (at_an_old_game, "save"),
    (at_a_full_catalog, "full"),
    (at_a_deleted_squad, "save"),
    (at_the_movie_s_end, "none"),
    (before_victory, "save"),
    (before_defeat, "none"),
)


def state_size() -> int:
    with Player() as player:
        return len(player.state())


@pytest.mark.slow
def test_random_keys_leave_no_crash_and_meet_every_prompt(tmp_path: Path) -> None:
    disks: dict[str, Path | None] = {
        "none": None,
        "new": new_save_disk(tmp_path / "new.dsk"),
        "save": save_disk(tmp_path / "save.dsk", state_size()),
        "full": save_disk(tmp_path / "full.dsk", state_size(), games=45),
    }
    wanted = prompts()
    met: set[str] = set()
    keys = 0
    share = -(-KEYS // (TURNS * len(STARTS)))
    for number, (start, disk) in enumerate(STARTS):
        kept = disks[disk]
        save = None
        if kept is not None:  # what one monkey formats or deletes, the next one needs
            save = tmp_path / f"{number}.dsk"
            shutil.copyfile(kept, save)
        # all of them sanitized would take too long here
        with Player(save=save, sanitize=SANITIZED and number % 4 == 0) as player:
            start(player)
            begun = player.a2.save()
            for turn in range(TURNS):
                player.a2.load(begun)
                monkey = Monkey(player, 100 * number + turn, wanted)
                monkey.settle()
                while monkey.keys < share:
                    monkey.press(monkey.some())
                met |= monkey.met
                keys += monkey.keys
    print(f"{keys} keys met {len(met)} prompts: {', '.join(sorted(met))}")
    assert keys >= KEYS
    assert sorted(n for n in set(wanted) - met if not met_elsewhere(n)) == []


NO_ORDERS = "QUVXYZ0123456789.,;:!#$%&'()*+-/<=>@"


def no_order(dice: random.Random) -> str:
    """A line that the order grammar of the book has no place for: no order begins so, or an
    order's word is followed by what it cannot take."""
    if dice.random() < 0.5:
        return dice.choice(NO_ORDERS) + "".join(
            chr(dice.randint(33, 90)) for _ in range(dice.randint(0, 11))
        )
    return dice.choice(
        (
            "MR9",
            "MR1",
            "MR111",
            "MR12Z",
            "MRR",
            "MX12R",
            "SBB",
            "SX",
            "PZ",
            "PAA",
            "LF",
            "GX",
            "DX",
            "FS1",
            "FS0000",
            "FS4965",
            "FSABCD",
            "FA",
            "FA0105",
            "FA9",
            "HH1",
            "HJ",
            "HJ05",
            "EP000",
            "EP1",
            "EF9999",
            "WA",
            "WA09",
            "WA123",
            "NX",
            "E",
            "F",
            "H",
            "M",
            "W",
        )
    )


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.slow
def test_a_line_that_is_no_order_costs_nothing() -> None:
    dice = random.Random(5)
    with Player() as player:
        at_orders(player)
        player.types("P\rMR12R\r")
        player.sees("ORDER 2:")
        before = player.state()
        for _ in range(300):
            line = no_order(dice)
            if line == "1":  # the status report
                continue
            player.types(line + "\r")
            player.a2.run(seconds=0.3)
            assert player.state() == before, line
            assert "ORDER 2:" in player.text.upper(), line
