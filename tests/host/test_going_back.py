"""The debugger's past: any instruction of the last minutes, with what came from outside."""

from __future__ import annotations

import pytest

from .debugged import AT, Talk, program_disk


@pytest.fixture
def talk(tmp_path):
    return Talk(program_disk(tmp_path))


def test_every_instruction_gone_back_to_finds_the_machine_as_it_was(talk):
    hashes = []
    for _ in range(40):
        hashes.append(talk.a2.hash())
        talk("step")
    for steps in (1, 3, 20, 16):
        talk(f"back {steps}")
        del hashes[len(hashes) - steps + 1 :]
        assert talk.a2.hash() == hashes.pop()
    assert talk.pc == AT["start"]


def test_back_goes_over_a_call_a_line_and_out_to_the_caller(talk):
    talk("until inner")
    talk("out")
    assert talk.pc == AT["loop"] + 3
    talk("back over")
    assert talk.pc == AT["loop"]
    talk("until inner")
    talk("step")
    talk("back out")
    assert talk.pc == AT["loop"]
    talk("back line")
    assert talk.pc == AT["outer"]
    assert "again" in talk("bt")


def test_back_to_a_stop_leads_through_all_that_is_kept_to_the_first_time(talk):
    talk("run 1 seconds")
    talk("break inner if y == 1 and [count] == 1")
    talk("break start")
    counted = talk.a2.symbol("count")
    # count goes round every 256 calls: the condition held some hundred times
    met = []
    while (talk("back stop"), talk.pc)[1] == AT["inner"]:
        met.append(talk.a2.cycles)
        assert talk.a2.memory[counted] == 1
        if len(met) == 3:
            talk("delete 1")
    assert talk.pc == AT["start"]
    assert len({one - other for one, other in zip(met, met[1:], strict=False)}) == 1
    assert "the beginning of what is kept" in talk("back stop")


def test_keys_and_changed_bytes_happen_again_on_the_way_forward(talk):
    talk("run 1000 cycles")
    talk("set $0280 = 77")
    talk.a2.key(ord("K"))
    talk("run 400000 cycles")
    end, hash_ = talk.a2.cycles, talk.a2.hash()
    talk.session.target.past.go_to(talk.session.target.past.begins)
    assert talk.a2.memory[0x280] != 77 and not talk.a2.key_waiting
    talk(f"run {end - talk.a2.cycles} cycles")
    assert (talk.a2.cycles, talk.a2.hash()) == (end, hash_)
    assert talk.a2.memory[0x280] == 77 and talk.a2.key_waiting


def test_a_byte_changed_in_the_past_makes_another_future(talk):
    talk("until inner")
    talk("step")
    talk("set $0280 = 1")
    talk("step 20")
    talk("back 21")
    talk("set $0281 = 2")
    talk("step 60")
    assert (talk.a2.memory[0x280], talk.a2.memory[0x281]) != (1, 2)
    assert talk.a2.memory[0x281] == 2


def test_a_change_that_another_future_has_not_made_does_not_come_back(talk):
    talk("until inner")
    talk("set $0280 = 1")
    talk("step 3")
    talk("back 4")
    talk("step")  # where the byte was changed, the change not made yet
    talk.a2.key(ord("K"))
    talk("step 3")
    hash_ = talk.a2.hash()
    talk("back 2")
    talk("step 2")
    assert talk.a2.memory[0x280] != 1 and talk.a2.hash() == hash_


def test_history_is_true_after_going_back(talk):
    talk("step 30")
    before = talk("history 10")
    talk("step 25")
    talk("back 25")
    assert talk("history 10") == before


def test_without_a_past_back_says_so(talk):
    assert "no instruction before this one" in talk.fails("back")
    assert "no breakpoint" in talk.fails("back stop")
    talk("step")
    assert "no call is open" in talk.fails("back out")


def test_hits_in_a_condition_counts_how_often_the_place_was_reached(talk):
    talk("break inner if hits == 3")
    talk("go")
    assert talk.a2.memory[talk.a2.symbol("count")] == 2
