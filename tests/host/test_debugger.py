"""The debugger on small programs: every kind of stop, steps, calls, overlays, bad input."""

from __future__ import annotations

import pytest

from grognard.host.debugger.registry import COMMANDS

from .debugged import AT, OVERLAYS, OVERLAYS_CFG, Talk, program_disk


@pytest.fixture
def talk(tmp_path):
    debugger = Talk(program_disk(tmp_path))
    yield debugger
    debugger.a2.close()


@pytest.fixture(scope="module")
def standing(tmp_path_factory):
    """One machine for all that must not change it."""
    debugger = Talk(program_disk(tmp_path_factory.mktemp("standing")))
    yield debugger
    debugger.a2.close()


@pytest.fixture
def overlaid(tmp_path):
    debugger = Talk(program_disk(tmp_path, OVERLAYS, OVERLAYS_CFG))
    # both overlays are there, one in the place of the other: only the number tells
    debugger("set $0900 = $A2, 33, $EA, $60")
    yield debugger
    debugger.a2.close()


@pytest.mark.parametrize("place", ["$0818", "inner", "outer+9", "program.s:12", ":12", "$801 + 23"])
def test_a_breakpoint_stops_before_its_instruction_however_it_is_named(talk, place):
    talk(f"break {place}")
    talk("go")
    assert (talk.pc, talk.a2.cpu.y) == (AT["inner"], 2)
    talk("go")
    assert (talk.pc, talk.a2.cpu.y) == (AT["inner"], 1)


def test_a_line_without_code_means_the_next_one_that_has_some(tmp_path):
    talk = Talk(program_disk(tmp_path, " .byte 1\nstart: nop\n; nothing\n\n inx\n jmp start\n"))
    assert "program.s:5" in talk("break program.s:3")
    talk("go")
    assert talk.pc == 0x802


def test_a_condition_on_a_register_or_on_memory_lets_the_others_pass(talk):
    talk("break inner if y == 1 && count >= $100 && [count] > 4")
    talk("go")
    assert (talk.pc, talk.a2.cpu.y) == (AT["inner"], 1)
    assert talk.a2.memory[talk.a2.symbol("count")] == 5


def test_a_condition_without_a_place_stops_where_it_comes_true(talk):
    talk("break if a == 3")
    assert "a == 3" in talk("go")
    assert (talk.a2.cpu.a, talk.pc) == (3, AT["inner"] + 6)  # after lda count
    talk("delete")
    talk("tbreak if [$0301] == 6")
    talk("go")
    assert (talk.a2.memory[0x301], talk.pc) == (6, AT["inner"] + 9)
    assert talk("info") == "no breakpoints, no watches"


def test_a_stop_can_be_disabled_ignored_and_taken_away(talk):
    talk("break outer")
    talk("break inner")
    talk("disable 1")
    talk("ignore 2 2")
    talk("go")
    assert (talk.pc, talk.a2.memory[talk.a2.symbol("count")]) == (AT["inner"], 2)
    talk("enable 1")
    talk("delete 2")
    talk("go")
    assert talk.pc == AT["outer"]
    assert "hit 1x" in talk("info")


def test_a_watch_for_change_shows_the_values_and_the_instruction(talk):
    talk("watch count")
    talk("go")
    assert talk.pc == AT["inner"] + 3  # stx count before it changed nothing
    talk("delete")
    talk("watch $0300:3 write if value == 4")
    said = talk("go")
    assert "write $0301" in said and "-> $04" in said and "inner+6, " in said
    assert talk.pc == AT["inner"] + 9


def test_a_watch_for_reads_passes_what_writes_only(talk):
    talk("watch count read")
    talk("go")
    assert talk.pc == AT["inner"] + 3  # inc reads and writes
    talk("go")
    assert talk.pc == AT["inner"] + 6
    talk("delete")
    talk("watch count write if old == 7")
    talk("go")
    assert talk.a2.memory[talk.a2.symbol("count")] == 8


@pytest.mark.parametrize("place", ["$C030", "SPKR", "spkr"])
def test_a_soft_switch_stops_at_any_access(talk, place):
    talk(f"break {place}")
    assert "$C030" in talk("go")
    assert talk.pc == AT["again"] + 6


def test_step_over_out_and_line_follow_the_calls(talk):
    talk("until again")
    talk("step")
    assert talk.pc == AT["outer"]
    talk("out")
    assert talk.pc == AT["again"] + 3
    talk("until again")
    talk("over")
    assert talk.pc == AT["again"] + 3
    talk("until inner")
    talk("step 4")
    assert talk.pc == AT["loop"] + 3
    talk("until @loop")
    talk("line")
    assert talk.pc == AT["loop"] + 3
    talk("until :5")
    assert talk.pc == AT["again"] + 3


@pytest.fixture
def two_deep(tmp_path):
    debugger = Talk(program_disk(tmp_path))
    debugger("until inner")
    return debugger


def test_out_of_a_routine_that_calls_itself_waits_for_the_right_return(tmp_path):
    text = """\
        .byte 1
start:  ldx #3
        jsr down
back:   jmp start
down:   dex
        beq end
        jsr down
after:  iny
end:    rts
"""
    talk = Talk(program_disk(tmp_path, text))
    talk("break down if x == 2")
    talk("go")
    talk("out")
    assert (talk.pc, talk.a2.cpu.x) == (talk.a2.symbol("after"), 0)
    assert len(talk.a2.trace.backtrace()) == 1
    talk("out")
    assert talk.pc == talk.a2.symbol("back")
    assert "no call is open" in talk.fails("out")


def test_over_stops_at_a_breakpoint_within_the_call(talk):
    talk("until again")
    talk("break inner")
    assert "break 1: inner" in talk("over")
    assert talk.pc == AT["inner"]


def test_backtrace_names_the_open_calls_with_their_lines(two_deep):
    lines = two_deep("bt").splitlines()
    assert [line[:2] for line in lines] == ["#0", "#1", "#2"]
    assert "inner" in lines[0]
    assert "$0811" in lines[1] and "program.s:8" in lines[1] and "calls inner, 6 cycles" in lines[1]
    assert "$0806" in lines[2] and "program.s:4" in lines[2] and "calls outer" in lines[2]


def test_history_is_the_instructions_in_their_order_with_cycles_and_registers(two_deep):
    rows = [line for line in two_deep("history 4").splitlines() if not line.startswith(";")]
    assert [row.split()[6] for row in rows] == ["0803", "0806", "080F", "0811"]
    cycles = [int(row.split()[0]) for row in rows]
    assert [b - a for a, b in zip(cycles, cycles[1:], strict=False)] == [4, 6, 2]
    assert "w $0822" in rows[0]
    assert "Y=02" in rows[3]


def test_disassembly_puts_the_source_above_what_it_became(two_deep):
    said = two_deep("dis outer@loop 2").splitlines()
    assert said[0].endswith("program.s")
    assert said[1].endswith("8: @loop:  jsr inner")
    assert said[2].split() == ["0811", "20", "18", "08", "jsr", "inner"]
    assert said[4].split() == ["0814", "88", "dey"]
    assert "> 0818" in two_deep("dis")


def test_memory_and_registers_can_be_read_and_changed(talk):
    talk("set x = $12")
    talk("set p.c = 1")
    assert talk.a2.cpu.x == 0x12 and talk.a2.cpu.p & 1
    talk("set count+1 = 1, $1234, 'A'")
    assert "01 34 12 41" in talk("memory count+1 4")
    assert talk("print word(count+2) + 1").split() == ["$1235", "4661"]
    assert talk("print count[4] == 'A' and x == $12").startswith("$01")
    talk("set pc = outer")
    assert talk.pc == AT["outer"]


def test_time_counts_from_the_mark(talk):
    talk("time mark")
    talk("step 2")  # ldx #0, stx count
    assert ", 6 since the mark" in talk("time")
    assert "(+6)" in talk("step")


def test_a_saved_state_goes_on_where_it_was_saved(talk, tmp_path):
    talk(f"save {tmp_path / 'here.state'}")
    before = talk.a2.hash()
    talk("run 1000 cycles")
    talk(f"load {tmp_path / 'here.state'}")
    assert talk.a2.hash() == before


def test_a_breakpoint_in_an_overlay_waits_until_that_overlay_is_in_memory(overlaid):
    overlaid("break second")
    overlaid("go")
    assert (overlaid.pc, overlaid.a2.memory[overlaid.a2.symbol("overlay_id")]) == (0x900, 1)
    overlaid("delete")
    overlaid("break one:first")
    overlaid("go")
    assert (overlaid.pc, overlaid.a2.memory[overlaid.a2.symbol("overlay_id")]) == (0x900, 0)
    said = overlaid("where")
    assert "one:first" in said and "second" not in said
    overlaid("delete")
    overlaid("break $0900")
    seen = []
    for _ in range(2):
        overlaid("go")
        seen.append(overlaid.a2.memory[overlaid.a2.symbol("overlay_id")])
    assert sorted(seen) == [0, 1]


def test_messages_name_the_routine_of_the_overlay_in_memory(overlaid):
    at = overlaid.a2.symbol("overlay_id")
    said = []
    for overlaid.a2.memory[at] in (0, 1, 0xFF):
        said.append(overlaid.a2.describe(0x902))
    assert said == ["$0902 (shared)", "$0902 (shared2)", "$0902 (overlay_id+238)"]


def test_names_and_history_follow_the_overlay_of_their_time(overlaid):
    overlaid("break two:second")
    overlaid("go")
    assert "second: ldx #22" in overlaid("dis second 1")
    assert "is in overlay one; in memory is two" in overlaid.fails("dis first")
    said = overlaid("history 8")
    assert "one:first" in said and "two:second" not in said
    assert "> 1 two" in overlaid("overlays")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("braek inner", "did you mean break"),
        ("s 0", "1 to"),
        ("step x", "'x'"),
        ("break iner", "did you mean inner"),
        ("break program.s:400", "no code at or right below line 400"),
        ("break progam.s:4", "did you mean"),
        ("break inner if x = 3", "write =="),
        ("break inner if", "condition is missing"),
        ("break inner if zzz == 1", "no label 'zzz'"),
        ("break $12345", "outside"),
        ("print 1 +", "value is missing"),
        ("print (1", "')' is missing"),
        ("print 5 / 0", "division by zero"),
        ("print #", "what?"),
        ("print 1 ? 2", "'?'"),
        ("print value", "only in the condition"),
        ("print " + "(" * 400, "nested too deeply"),
        ("print " + "-" * 400 + "1", "nested too deeply"),
        ("set x = 256", "0..255"),
        ("set count = 70000", "does not fit"),
        ("set $C030 = 1", "switches"),
        ("set q", "set REGISTER"),
        ("watch", "what is to be watched"),
        ("watch count:0", "1 to"),
        ("delete 9", "no stop '9'"),
        ("insert 3 a.dsk", "insert 1|2"),
        ("insert 2 nowhere.dsk", "nowhere.dsk"),
        ("load nowhere", "nowhere"),
        ("script nowhere", "nowhere"),
        ("until", "until where"),
        ("run fast", "run NUMBER"),
        ("run 1e99", "run NUMBER"),
        ("type \\q", "unknown"),
        ("limit nan", "limit SECONDS"),
        ("memory $FFFF 20000", "20000"),
        ("assert 1 == 2", "not so"),
        ("help frobnicate", "no command"),
    ],
)
def test_bad_input_is_a_message_that_says_what_to_do(standing, line, words):
    before = standing.a2.hash()
    assert words in standing.fails(line)
    assert standing.a2.hash() == before


def test_what_never_comes_is_an_error_after_the_limit(talk):
    talk("limit 0.5")
    talk("break start")
    assert "nothing stopped the program within 0.5" in talk.fails("go")


def test_every_command_has_help_and_no_two_the_same_abbreviation(standing):
    said = standing("help")
    words = [word for one in COMMANDS.values() for word in (one.name, *one.aliases)]
    assert len(words) == len(set(words))
    for name in COMMANDS:
        assert name in said
        assert len(standing(f"help {name}").splitlines()) >= 2


def test_a_machine_under_the_debugger_runs_as_without(tmp_path):
    from grognard.emu import Apple2

    disk = program_disk(tmp_path)
    talk = Talk(disk, boots=True)
    talk("break inner if y == 9")
    talk("watch count if value == 255 and old == 255")
    talk("run 1_100_000 cycles")
    with Apple2() as plain:
        plain.insert(1, disk)
        plain.run(cycles=talk.a2.cycles - plain.cycles)
        assert plain.cpu.pc == talk.pc >= AT["start"]
        assert plain.hash() == talk.a2.hash()


def test_a_damaged_state_is_refused_and_the_machine_goes_on(standing, tmp_path):
    bad = tmp_path / "bad.state"
    bad.write_bytes(standing.a2.save()[:-1])
    before = standing.a2.hash()
    assert standing.fails(f"load {bad}")
    assert standing.a2.hash() == before


def test_a_program_that_stops_the_chip_is_a_stop_with_its_place(tmp_path):
    talk = Talk(program_disk(tmp_path, " .byte 1\nstart: nop\n .byte $02\n"))
    assert not talk.session.execute("go")
    assert "JAM: opcode $02" in "\n".join(talk.said)
    talk("set pc = start")
    talk("step")
    assert talk.pc == 0x802
