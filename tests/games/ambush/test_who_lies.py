"""How a man of one's own looks who lies, and whom the map shows when a battle is over."""

import pytest

from .player import Player
from .test_map_window import empty_village, page, put_man, square

__all__ = ["page"]

MAN = 0b01111110
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def looks(page, prone: int) -> list[list[int]]:
    """The lines of every initial, without the ground."""
    empty_village(page)
    found = []
    for letter in LETTERS:
        put_man(page, 0, 20, 60, prone=prone, name=letter)
        page.call("men_shown")
        page.call("map_show")
        found.append([line & MAN for line in square(page, 20, 60)])
    return found


@pytest.mark.rule("CA-1.2.1")
def test_the_line_below_a_man_who_lies_stands_apart_from_his_initial(page):
    for letter, lines in zip(LETTERS, looks(page, prone=1), strict=True):
        assert lines[6] == 0, letter
        assert bin(lines[7]).count("1") == 5, letter


@pytest.mark.rule("CA-1.2.1")
def test_no_initial_of_one_who_lies_is_that_of_another(page):
    initials = [tuple(lines[2:6]) for lines in looks(page, prone=1)]
    assert len(set(initials)) == len(LETTERS)
    upright = [tuple(lines[2:8]) for lines in looks(page, prone=0)]
    lying = [tuple(lines[2:8]) for lines in looks(page, prone=1)]
    assert len(set(upright + lying)) == 2 * len(LETTERS)


@pytest.mark.slow
def test_the_report_of_a_battle_that_is_over_shows_the_enemies_whom_nobody_sees():
    with Player() as player:
        player.begins_nco_training(points=1, sight="1")
        for man in range(1, 10):
            player.put("man_wounds", 99, man)
        player.ends_orders()
        assert player.byte("shown_all") == 0, "it goes on"
        player.types("E\r")
        player.sees("SAVE THE GAME")
        player.types("N")
        player.sees("HOW MANY TIME POINTS")
        player.types("1\r")
        player.sees("WHICH SOLDIER")
        player.put("man_wounds", 99, 0)
        player.ends_orders()
        player.sees("YOU HAVE LOST")
        enemies = [player.byte("shown_look", man) for man in range(10, 20)]
        in_play = [player.byte("man_in_play", man) for man in range(10, 20)]
        assert [look != 0 for look in enemies] == [there != 0 for there in in_play]
        assert any(in_play)
