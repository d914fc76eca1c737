"""The phases of a turn and their order, played by keys from power-on (section 3)."""

from __future__ import annotations

import pytest

from .player import Player

HZ = 1_020_484
OVERLAYS = (
    "menu_main",
    "orders_main",
    "computer_main",
    "resolve_main",
    "report_main",
    "files_main",
)
PHASES = ("orders_main", "computer_main", "resolve_main", "report_main", "files_main")


@pytest.fixture(scope="module")
def two_turns() -> list[tuple[str, int]]:
    """Every entry of a phase in a turn and the beginning of the next: (routine, st_side)."""
    seen: list[tuple[str, int]] = []
    with Player() as player:

        def entered(name: str) -> None:
            # several overlays begin at one address: the one that is there counts
            if OVERLAYS[player.byte("overlay_id")] == name:
                seen.append((name, player.byte("st_side")))

        player.begins_nco_training(points=40)
        seen.append(("orders_main", player.byte("st_side")))
        for name in PHASES:
            player.a2.on(name, lambda a2, name=name: entered(name))
        player.ends_orders()
        player.types("E\r")
        player.sees("SAVE THE GAME?")
        player.types("N")
        player.sees("RETURN ALONE")
        player.a2.run(seconds=1.5)
        player.types("\r")
        player.sees("WHICH SOLDIER")
        assert player.byte("st_turn") == 2
    return seen


@pytest.mark.rule("CA-3.0.2")
@pytest.mark.rule("CA-3.6.1")
@pytest.mark.rule("CA-3.7.1")
def test_the_phases_follow_each_other_in_the_books_order(two_turns: list[tuple[str, int]]) -> None:
    assert two_turns == [
        ("orders_main", 0),
        ("computer_main", 1),
        ("resolve_main", 1),
        ("report_main", 0),
        ("files_main", 1),
        ("orders_main", 0),
    ]


@pytest.mark.rule("CA-3.0.1")
@pytest.mark.slow
def test_turns_end_when_a_side_is_destroyed() -> None:
    with Player() as player:
        player.begins_nco_training(points=10)
        player.removes_the_germans()
        player.ends_orders()
        player.types("E\r")
        player.sees("THE BATTLE IS OVER", within=60)
        assert player.byte("st_winner") == 1


@pytest.mark.rule("CA-1.0.2")
@pytest.mark.rule("CA-2.3.2")
@pytest.mark.rule("CA-3.3.3")
@pytest.mark.rule("CA-3.3.4")
@pytest.mark.slow
def test_the_sounds_of_battle_are_asked_for_and_take_their_time() -> None:
    """The same burst of fire with and without noise; silence between phases changes nothing."""
    took, clicks = {}, {}
    for answer in "NY":
        with Player() as player:
            player.begins_nco_training(points=60)  # in silence: no music, no buzz
            for man in range(10, 20):
                player.put("man_in_play", 1 if man == 10 else 0, man)
            for name, mine, his in (("man_x", 31, 31), ("man_y", 20, 26), ("man_facing", 1, 5)):
                player.put(name, mine, 0)
                player.put(name, his, 10)
            player.put("man_sees_lo", 1, 0)
            player.put("man_sees_lo", 1, 10)
            player.orders("P", "FS3126", "FS3126")
            player.types("4\r")
            player.sees("END THE PHASE")
            player.types("Y")
            player.sees("SOUNDS OF BATTLE")
            noise: list[int] = []
            player.a2.on("sound_burst", lambda a2: noise.append(a2.cycles))  # noqa: B023
            start = player.a2.cycles
            player.types(answer)
            player.sees("6.0", within=10)  # sixty points are six seconds of the battle
            player.sees("REPORT", within=60)
            took[answer] = player.a2.cycles - start
            clicks[answer] = player.byte("st_noises")
            assert noise
    assert clicks == {"N": 0, "Y": 1}
    assert took["Y"] > took["N"] + HZ // 20
