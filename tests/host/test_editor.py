"""`grognard debug --dap`: an editor sets breakpoints, steps forth and back, looks and changes."""

from __future__ import annotations

import base64
import json
import re
import subprocess
import time

import pytest

from grognard.emu import CPU_HZ
from grognard.host.built.games import built_game
from grognard.host.folders import ROOT
from grognard.rom_build.games import game_names

from ..rom_build import ca65
from ..shares import one_of_all
from .dap_client import WORDS, OverPipe, OverSocket, source_line
from .debugged import AT, OVERLAYS, OVERLAYS_CFG, program_disk


@pytest.fixture
def disk(tmp_path):
    return program_disk(tmp_path)


@pytest.fixture
def editor():
    found = OverPipe()
    yield found
    found.process.kill()
    found.process.wait()


@pytest.fixture
def at_inner(editor, disk):
    """An editor at the first call of `inner`, two calls deep."""
    editor.begin(program=str(disk))
    editor.ask("setFunctionBreakpoints", breakpoints=[{"name": "inner"}])
    editor.ask("configurationDone")
    assert editor.stopped()["reason"] == "breakpoint"
    return editor


def lines(editor, disk, *rows):
    """Breakpoints of the program's source."""
    source = {"path": str(disk.with_name("program.s"))}
    return editor.ask("setBreakpoints", source=source, breakpoints=list(rows))["breakpoints"]


@pytest.mark.slow
def test_a_line_of_the_source_stops_the_program_and_shows_the_calls(editor, disk):
    can = editor.begin(program=str(disk))
    assert can["supportsStepBack"] and can["supportsDataBreakpoints"]
    (set_,) = lines(editor, disk, {"line": 13})
    assert set_["verified"] and set_["line"] == 13
    editor.ask("configurationDone")
    stop = editor.stopped()
    assert (stop["reason"], stop["hitBreakpointIds"]) == ("breakpoint", [set_["id"]])
    assert stop["at"]["source"]["path"] == str(disk.with_name("program.s"))
    assert [(one["name"], one["line"]) for one in editor.frames()[:3]] == [
        ("inner", 13), ("outer", 8), ("again", 4),
    ]  # fmt: skip
    assert editor.leave() == 0


@pytest.mark.slow
def test_steps_lead_over_calls_into_them_and_out(at_inner):
    seen = []
    for request in ("stepOut", "next", "next", "stepIn", "stepIn"):
        at_inner.ask(request, threadId=1)
        seen.append(at_inner.stopped()["at"]["line"])
    # out of inner to `dey`; `bne`; round to `jsr inner`; in, which is the breakpoint too; on
    assert seen == [9, 10, 8, 12, 13]
    for before in (12, 8, 10, 9, 8):  # back over the first call of inner
        at_inner.ask("stepBack", threadId=1)
        assert at_inner.stopped()["at"]["line"] == before
    for _ in "inc, lda":
        at_inner.ask("stepIn", threadId=1, granularity="instruction")
        at_inner.stopped()
    at_inner.ask("next", threadId=1, granularity="instruction")
    assert int(at_inner.stopped()["at"]["instructionPointerReference"], 16) == AT["inner"] + 3


@pytest.mark.slow
def test_steps_back_lead_to_the_same_registers_and_memory_as_before(at_inner):
    at_inner.ask("setFunctionBreakpoints", breakpoints=[])
    forth = []
    for _ in range(12):
        forth.append((at_inner.value("pc"), at_inner.value("y"), at_inner.value("[count]")))
        at_inner.ask("stepIn", threadId=1)
        at_inner.stopped()
    for before in reversed(forth):
        while at_inner.value("pc") != before[0]:
            at_inner.ask("evaluate", expression="back", context="repl")
            at_inner.stopped()
        assert (at_inner.value("pc"), at_inner.value("y"), at_inner.value("[count]")) == before
    assert [one["name"] for one in at_inner.frames()[:2]] == ["inner", "outer"]


@pytest.mark.slow
def test_running_back_ends_at_the_last_breakpoint_that_was_passed(at_inner):
    cycles = [at_inner.value("cycles")]
    for _ in range(3):
        at_inner.ask("continue", threadId=1)
        at_inner.stopped()
        cycles.append(at_inner.value("cycles"))
    for cycle in reversed(cycles[:-1]):
        at_inner.ask("reverseContinue", threadId=1)
        assert at_inner.stopped()["reason"] == "breakpoint"
        assert at_inner.value("cycles") == cycle
    at_inner.ask("reverseContinue", threadId=1)
    assert "the beginning of what is kept" in at_inner.stopped()["description"]


@pytest.mark.slow
def test_conditions_counts_and_messages_decide_where_it_stops(editor, disk):
    editor.begin(program=str(disk))
    rows = lines(
        editor, disk,
        {"line": 12, "condition": "y == 1", "hitCondition": "3"},
        {"line": 9, "logMessage": "y is {y}"},
        {"line": 13, "condition": "y == nowhere"},
        {"line": 5, "hitCondition": "often"},
    )  # fmt: skip
    assert [row["verified"] for row in rows] == [True, True, False, False]
    assert "nowhere" in rows[2]["message"] and "count" in rows[3]["message"]
    editor.ask("configurationDone")
    stop = editor.stopped()
    assert stop["hitBreakpointIds"] == [rows[0]["id"]]
    assert editor.value("[count]").split()[1] == "5"  # two calls a round, the third round's second
    assert editor.printed().count("y is $02") == 3 and editor.printed().count("y is $01") == 2


@pytest.mark.slow
def test_memory_is_watched_set_read_and_written(at_inner):
    at_inner.ask("setFunctionBreakpoints", breakpoints=[])
    found = at_inner.ask("dataBreakpointInfo", name="count")
    assert found["accessTypes"] == ["read", "write", "readWrite"]
    at_inner.ask("setDataBreakpoints", breakpoints=[{"dataId": found["dataId"]}])
    at_inner.ask("continue", threadId=1)
    stop = at_inner.stopped()
    assert stop["reason"] == "data breakpoint" and "$00 -> $01" in stop["text"]
    at_inner.ask("setDataBreakpoints", breakpoints=[])
    registers = at_inner.ask("scopes", frameId=1)["scopes"][0]["variablesReference"]
    set_ = at_inner.ask("setVariable", variablesReference=registers, name="X", value="$2A")
    assert set_["value"].startswith("$2A") and at_inner.value("x").startswith("$2A")
    data = base64.b64encode(b"\x07\x08").decode()
    at_inner.ask("writeMemory", memoryReference="0x0300", data=data)
    read = at_inner.ask("readMemory", memoryReference="0x0300", count=2)
    assert base64.b64decode(read["data"]) == b"\x07\x08"
    assert "from $0000 to $BFFF" in at_inner.fails(
        "writeMemory", memoryReference="0xFFFF", data=data
    )
    # what was changed by hand is undone and done again like anything else
    at_inner.ask("stepBack", threadId=1, granularity="instruction")
    at_inner.stopped()
    assert at_inner.value("[$0300]").startswith("$00")


@pytest.mark.slow
def test_memory_of_an_overlay_is_watched_only_while_that_is_in_memory(editor, tmp_path):
    editor.begin(program=str(program_disk(tmp_path, OVERLAYS, OVERLAYS_CFG)))
    editor.ask("setFunctionBreakpoints", breakpoints=[{"name": "start"}])
    editor.ask("configurationDone")
    editor.stopped()
    editor.ask("setFunctionBreakpoints", breakpoints=[])
    code = base64.b64encode(bytes.fromhex("EE 07 09 60")).decode()  # inc $0907; rts
    editor.ask("writeMemory", memoryReference="0x0900", data=code)
    found = editor.ask("dataBreakpointInfo", name="second", bytes=8)  # $0900 in both of them
    assert "overlay two" in found["description"]
    rows = editor.ask(
        "setDataBreakpoints", breakpoints=[{"dataId": found["dataId"]}, {"dataId": "x"}, {}]
    )["breakpoints"]
    assert [row["verified"] for row in rows] == [True, False, False]
    for _ in range(2):
        editor.ask("continue", threadId=1)
        assert editor.stopped()["reason"] == "data breakpoint"
        assert editor.value("[overlay_id]").startswith("$01")


@pytest.mark.slow
def test_code_is_shown_before_and_after_an_address(at_inner):
    rows = at_inner.ask(
        "disassemble", memoryReference=f"0x{AT['inner']:04X}", instructionOffset=-3,
        instructionCount=6,
    )["instructions"]  # fmt: skip
    assert [row["instruction"] for row in rows] == [
        "dey", "bne outer@loop", "rts", "inc count", "lda count", "sta $0300,y",
    ]  # fmt: skip
    assert rows[3]["line"] == 12 and rows[3]["symbol"] == "inner"


@pytest.mark.slow
def test_a_running_program_is_paused_and_takes_commands_of_the_debugger(at_inner):
    at_inner.ask("setFunctionBreakpoints", breakpoints=[])
    at_inner.ask("continue", threadId=1)
    assert "pause it first" in at_inner.fails("stackTrace", threadId=1)
    at_inner.ask("pause", threadId=1)
    assert at_inner.stopped()["reason"] == "pause"
    said = at_inner.ask("evaluate", expression="until inner", context="repl")["result"]
    assert "inner" in said and at_inner.stopped()["at"]["name"] == "inner"
    said = at_inner.ask("evaluate", expression="labels inn*", context="repl")["result"]
    assert "inner" in said


@pytest.mark.slow
def test_what_makes_no_sense_is_refused_in_words_and_the_talk_goes_on(editor, disk):
    assert "launch" in editor.fails("stackTrace", threadId=1)
    assert "program" in editor.fails("launch")
    assert "nothing.dsk" in editor.fails("launch", program="nothing.dsk")
    assert "step" in editor.fails("launch", program=str(disk), steps=["x"])
    editor.begin(program=str(disk), stopOnEntry=True)
    editor.ask("configurationDone")
    assert editor.stopped()["reason"] == "entry"
    assert "does not know" in editor.fails("fly")
    assert "arguments" in editor.fails("setBreakpoints")
    assert "no label" in editor.fails("evaluate", expression="nowhere", context="watch")
    editor.raw(b'Content-Length: 4\r\n\r\n"hi"')
    assert "no JSON object" in editor.event("output")["output"]
    assert editor.process.wait(timeout=20) == 0


@pytest.mark.slow
def test_one_editor_after_the_other_comes_to_a_port(disk):
    process = subprocess.Popen(
        [*WORDS, str(disk), "--dap", "--port", "0"], stderr=subprocess.PIPE, text=True
    )
    try:
        port = int(re.search(r"port (\d+)", process.stderr.readline())[1])
        for _ in range(2):
            editor = OverSocket(port)
            editor.begin(stopOnEntry=True)
            editor.ask("configurationDone")
            editor.stopped()
            editor.ask("disconnect")
    finally:
        process.kill()
        process.wait()


@pytest.mark.slow
def test_the_sanitizer_s_finding_is_an_exception_with_its_reason(editor, tmp_path):
    text = "        .byte 1\nstart:  ldx #$FF\n        txs\n        rts\n"
    disk = program_disk(tmp_path, text)
    editor.begin(program=str(disk), sanitize=True)
    editor.ask("setExceptionBreakpoints", filters=["sanitizer"])
    editor.ask("configurationDone")
    assert editor.stopped()["reason"] == "exception"
    info = editor.ask("exceptionInfo", threadId=1)
    assert info["exceptionId"] == "stack underflow" and "program.s:4" in info["description"]


@pytest.mark.slow
@pytest.mark.parametrize("game", one_of_all(game_names()))
def test_every_game_stops_at_a_line_of_its_own_main_source(editor, game):
    built_game(game)
    editor.begin(program=game, stopOnEntry=True)
    sources = editor.ask("loadedSources")["sources"]
    path = next(one["path"] for one in sources if one["name"] == "turn_loop.s")
    text = open(path, encoding="utf-8").read().splitlines()
    number = next(n for n, line in enumerate(text, 1) if "jsr" in line and "phase_run" in line)
    (set_,) = editor.ask("setBreakpoints", source={"path": path}, breakpoints=[{"line": number}])[
        "breakpoints"
    ]
    assert set_["verified"]
    editor.ask("configurationDone")
    editor.stopped()
    editor.ask("continue", threadId=1)
    stop = editor.stopped()
    assert (stop["at"]["source"]["path"], stop["at"]["line"]) == (path, number)
    assert editor.variables("Zero page")
    rows = editor.ask(
        "disassemble", memoryReference=stop["at"]["instructionPointerReference"], instructionCount=1
    )["instructions"]
    assert rows[0]["instruction"] == "jsr phase_run"
    before = editor.value("pc"), editor.value("cycles"), editor.value("[st_phase]")
    editor.ask("stepIn", threadId=1)
    assert editor.stopped()["at"]["name"] == "phase_run"
    editor.ask("stepBack", threadId=1)
    assert editor.stopped()["at"]["line"] == number
    assert (editor.value("pc"), editor.value("cycles"), editor.value("[st_phase]")) == before
    # on to the first overlay, stopped by a condition on which one is in memory
    (set_,) = editor.ask(
        "setFunctionBreakpoints",
        breakpoints=[{"name": "key_poll", "condition": "[overlay_id] == 0"}],
    )["breakpoints"]
    editor.ask("continue", threadId=1)
    assert editor.stopped()["hitBreakpointIds"] == [set_["id"]]
    assert any(one["name"].startswith("menu") for one in editor.frames()), editor.frames()
    assert any(one["name"].startswith("overlay") for one in editor.ask("modules")["modules"])


@pytest.mark.slow
def test_a_program_of_ca65_and_ld65_is_debugged_by_its_own_debug_file(editor, tmp_path):
    if not ca65.installed():
        pytest.skip(ca65.MISSING)
    source = tmp_path / "program.s"
    source.write_text(
        '        .export main\n        .segment "CODE"\n        .byte 1\n'
        "main:   ldx #3\n@again: dex\n        bne @again\n        jmp main\n"
    )
    (tmp_path / "program.cfg").write_text(
        "MEMORY { MAIN: start = $0800, size = $0100, file = %O, fill = yes; }\n"
        "SEGMENTS { CODE: load = MAIN, type = ro; }\n"
    )
    subprocess.run(["ca65", "-g", "program.s"], cwd=tmp_path, check=True)
    subprocess.run(
        ["ld65", "-C", "program.cfg", "-o", "program.bin", "--dbgfile", "program.dbg", "program.o"],
        cwd=tmp_path, check=True,
    )  # fmt: skip
    disk = tmp_path / "program.dsk"
    disk.write_bytes((tmp_path / "program.bin").read_bytes().ljust(143_360, b"\0"))
    editor.begin(program=str(disk))
    rows = editor.ask(
        "setBreakpoints", source={"path": str(source)},
        breakpoints=[{"line": source_line(source, "bne"), "condition": "x == 1"}],
    )["breakpoints"]  # fmt: skip
    assert rows[0]["verified"]
    editor.ask("configurationDone")
    assert editor.stopped()["at"]["line"] == 6
    assert editor.value("x").startswith("$01")


def test_a_port_without_dap_and_no_disk_at_all_are_wrong_usage():
    for words in (["--port", "1"], []):
        done = subprocess.run([*WORDS, *words], capture_output=True, text=True, timeout=60)
        assert done.returncode == 2 and "Error" in done.stderr


@pytest.mark.slow
def test_the_window_beside_the_editor_runs_at_the_machine_s_own_pace(disk, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    editor = OverPipe(disk, "--window")
    editor.begin()
    began = time.monotonic()
    editor.ask("configurationDone")
    time.sleep(0.5)
    editor.ask("pause", threadId=1)
    editor.stopped()
    passed = int(editor.value("cycles").split()[-1]) / CPU_HZ
    assert 0 < passed <= time.monotonic() - began + 0.1
    assert editor.leave() == 0


@pytest.mark.slow
def test_a_launch_whose_window_cannot_be_opened_leaves_nothing_behind(disk, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    editor = OverPipe(disk, "--window")
    assert "window" in editor.fails("launch")
    editor.begin(window=False, stopOnEntry=True)
    editor.ask("configurationDone")
    assert editor.stopped()["reason"] == "entry"
    assert editor.leave() == 0


def test_the_page_s_configurations_are_json_and_name_what_launch_knows():
    page = (ROOT / "docs" / "editor.md").read_text()
    extension, launch = map(json.loads, re.findall(r"```json\n(.*?)```", page, re.DOTALL))
    (debugger,) = extension["contributes"]["debuggers"]
    (configuration,) = launch["configurations"]
    assert debugger["type"] == configuration["type"]
    assert debugger["args"] == ["debug", "--dap"]
    for key in configuration.keys() - {"type", "request", "name"}:
        assert f"| `{key}` |" in page
