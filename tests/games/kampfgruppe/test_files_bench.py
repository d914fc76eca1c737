"""Saving and restarting key by key on the bench; where the disk is asked, the test answers."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from .field import GERMAN, SOVIET, Field

PHASE_BACK, PHASE_ORDERS, PHASE_COMBAT, PHASE_END = 9, 3, 4, 5
PHASE_DISK, PHASE_RESTART, PHASE_SAVE = 6, 7, 8
BATTLE, SETUP = 0, 1
DISK, KIND = 0xD100, 0xD0F0
"""Code in the place of what reads and writes files, and the kind that it was asked for."""
DONE, FAILED, LEFT = "KE\x1b"
HUMAN = ((1, 0), (0, 1), (1, 1), (0, 0))


class Files(Hands):
    """A routine of the overlay; each file it reads or writes waits for DONE, FAILED or LEFT."""

    def __init__(self, bench: Any, routine: str, **inputs: Any) -> None:
        bench.overlay("FILES")
        wait = bench.sym["key_wait"]
        code = [0x8D, KIND & 0xFF, KIND >> 8, 0x20, wait & 0xFF, wait >> 8]  # sta; jsr key_wait
        code += [0xC9, ord(DONE), 0xF0, 8, 0xC9, ord(FAILED), 0xF0, 6]  # cmp beq cmp beq
        code += [0xA9, 0, 0x38, 0x60, 0x18, 0x60, 0xA9, 1, 0x38, 0x60]  # left, done, failed
        bench.mem[DISK : DISK + len(code)] = bytes(code)
        for name in ("files_save_as", "files_fetch"):
            at = bench.sym[name]
            bench.mem[at : at + 3] = bytes((0x4C, DISK & 0xFF, DISK >> 8))
        for name in ("disk_write_init", "files_taken_out", "files_disks"):
            bench.mem[bench.sym[name]] = 0x60
        super().__init__(bench, routine, **inputs)

    @property
    def kind(self) -> int:
        return int(self.mem[KIND])

    def reads(self, **state: Any) -> None:
        """A battle comes in from the disk."""
        whole = {"st_phase": PHASE_SAVE, "st_next_phase": PHASE_END, "st_map_rows": 60}
        for name, value in (whole | {"rng_seed": [9, 8, 7, 6]} | state).items():
            self.set(name, value)
        self.types(DONE)


@pytest.mark.rule("KG-1.3.1")
@pytest.mark.rule("KG-4.7.1")
def test_what_is_saved_is_a_setup_before_the_first_orders_else_a_battle(kampf: Any) -> None:
    for phase, side, kind, head in (
        (PHASE_END, 0, BATTLE, "Save the battle"), (PHASE_END, 1, BATTLE, "Save the battle"),
        (PHASE_ORDERS, 0, SETUP, "Save the set-up"), (PHASE_ORDERS, 1, BATTLE, "Save the battle"),
    ):  # fmt: skip
        for key in (DONE, LEFT):
            state = {"st_phase": PHASE_SAVE, "st_next_phase": phase, "st_side": side}
            files = Files(kampf, "files_main", **state)
            assert files.text[0].strip() == head and files.kind == kind
            assert files.byte("st_version") == 7
            files.types(FAILED)
            assert files.waits and files.text[0].strip() == head, "the page again"
            files.types(key)
            assert not files.waits and files.byte("st_phase") == phase


@pytest.mark.rule("KG-1.3.2")
@pytest.mark.rule("KG-1.3.3")
def test_disks_lead_back_to_the_menu_and_so_does_escape(kampf: Any) -> None:
    files = Files(kampf, "files_main", st_phase=PHASE_DISK)
    assert not files.waits and files.byte("st_phase") == PHASE_BACK
    files = Files(kampf, "files_main", st_phase=PHASE_RESTART)
    assert files.text[0].strip() == "Restart an old battle"
    files.types("30")
    assert files.waits
    files.types("?")
    assert files.text[0].strip() == "SAVE disks"
    files.types(" ")
    assert files.text[0].strip() == "Restart an old battle" and "1  A battle" in files.text[3]
    files.types("\x1b")
    assert not files.waits and files.byte("st_phase") == PHASE_BACK


@pytest.mark.rule("KG-1.3.3")
@pytest.mark.rule("KG-4.7.1")
def test_a_battle_goes_on_where_it_stopped_with_players_set_anew(kampf: Any) -> None:
    for answer, human in enumerate(HUMAN, 1):
        for rows in (60, 30):
            files = Files(kampf, "files_main", st_phase=PHASE_RESTART, rng_seed=[1, 2, 3, 4])
            files.set("log_used", [6, 0])
            files.types("1")
            assert files.text[0].strip() == "Restart an old battle" and files.kind == BATTLE
            files.reads(st_turn=7, st_last_turn=20, st_goes_on=0, st_map_rows=rows, st_side=1)
            assert files.byte("st_phase") == PHASE_RESTART
            assert files.text[0].strip() == "The battle goes on: who commands?"
            assert files.text[15:17] == [" Turn 7 of 20 has been fought.",
                                         " The Germans are to move next."]  # fmt: skip
            files.types("05" + str(answer))
            assert not files.waits
            assert files.byte("st_phase") == PHASE_END
            assert (files.byte("st_human"), files.byte("st_human", 1)) == human
            assert list(files.mem[files.sym["rng_seed"] :][:4]) == [9, 8, 7, 6]
            assert not files.byte("log_used"), "nothing of another battle is to be seen again"


@pytest.mark.rule("KG-1.3.3")
@pytest.mark.rule("KG-10.1.1")
def test_the_page_says_how_far_the_battle_is(kampf: Any) -> None:
    over, on = " has been fought:\n the battle is over.", " has been fought."
    for turn, goes_on, said in ((19, 0, on), (20, 0, over), (21, 0, over), (21, 1, on)):
        files = Files(kampf, "files_restart")
        files.types("1")
        files.reads(st_turn=turn, st_last_turn=20, st_goes_on=goes_on)
        words = "\n".join(files.text[15:17])
        of = "" if goes_on else " of 20"
        assert words.startswith(f" Turn {turn}{of}{said}")
    files = Files(kampf, "files_restart")
    files.types("1")
    files.set("st_goes_on", 0)
    files.reads(st_turn=3, st_last_turn=20, st_next_phase=PHASE_ORDERS, st_side=SOVIET)
    assert files.text[15:18] == [" Turn 3 of 20: the Germans have", " given their orders.",
                                 " The Soviets are to move next."]  # fmt: skip
    files.types("?")
    assert files.text[0].strip() == "SAVE disks"
    files.types(" 3")
    assert files.byte("st_phase") == PHASE_ORDERS and files.byte("st_side") == SOVIET
    assert list(files.mem[files.sym["rng_seed"] :][:4]) == [9, 8, 7, 6], "the same dice"


@pytest.mark.rule("KG-4.7.1")
@pytest.mark.rule("KG-1.3.3")
@pytest.mark.rule("KG-4.12.1")
def test_a_setup_begins_with_other_dice(kampf: Any) -> None:
    files = Files(kampf, "files_restart", rng_seed=[1, 2, 3, 4])
    files.types("2")
    assert files.text[0].strip() == "Restart an old set-up" and files.kind == SETUP
    files.reads(st_next_phase=PHASE_ORDERS, st_side=GERMAN, st_turn=0)
    assert files.text[15:17] == [
        " A set-up: turn 1 is about to begin.", " The Germans move first."]  # fmt: skip
    files.types("1")
    assert not files.waits and files.byte("st_phase") == PHASE_ORDERS
    assert files.byte("st_turn") == 1 and 7 <= files.byte("st_visibility") <= 20
    after = list(files.mem[files.sym["rng_seed"] :][:4])
    kampf.set("rng_seed", [1, 2, 3, 4])
    kampf.call("battle_begin")
    assert after == list(kampf.mem[kampf.sym["rng_seed"] :][:4])


@pytest.mark.rule("KG-1.3.3")
def test_escape_goes_back_page_by_page_and_errors_ask_again(kampf: Any) -> None:
    files = Files(kampf, "files_restart", rng_seed=[1, 2, 3, 4])
    for key, head in (("1", "Restart an old battle"), ("2", "Restart an old set-up")):
        files.types(key + FAILED)
        assert files.text[0].strip() == head and "Name of the" in "\n".join(files.text)
        files.reads()
        assert files.text[0].strip().startswith("The battle goes on")
        files.types("\x1b")
        assert files.text[0].strip() == head and files.byte("st_phase") == PHASE_RESTART
        files.types(LEFT)
        assert "2  A set-up" in "\n".join(files.text)


@pytest.mark.rule("KG-1.3.3")
def test_of_what_no_game_can_go_on_with_nothing_is_left(kampf: Any) -> None:
    for wrong in (
        {"st_phase": 7}, {"st_phase": 9}, {"st_map_rows": 61}, {"st_map_rows": 31},
        {"st_map_rows": 0}, {"st_next_phase": 4}, {"st_next_phase": 2}, {"st_next_phase": 6},
    ):  # fmt: skip
        Field(kampf)
        files = Files(kampf, "files_restart", rng_seed=[1, 2, 3, 4])
        files.types("1")
        files.reads(st_turn=7, **wrong)
        assert "Damaged" in "\n".join(files.text), wrong
        files.types(" ")
        assert files.text[0].strip() == "Restart an old battle"
        begin, end = files.sym["state_begin"], files.sym["state_end"]
        left = bytearray(files.mem[begin:end])
        seed = files.sym["rng_seed"] - begin
        assert list(left[seed : seed + 4]) == [1, 2, 3, 4], "the dice as they were"
        left[seed : seed + 4] = bytes(4)
        left[files.sym["st_phase"] - begin] = 0
        assert not any(left)
        assert files.byte("st_phase") == PHASE_RESTART
        files.types(LEFT + "\x1b")
        assert files.byte("st_phase") == PHASE_BACK
