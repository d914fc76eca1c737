"""Hostile or broken sources end in one located message, quickly, and write nothing."""

import os
import time
import tracemalloc
from pathlib import Path

import pytest

from grognard.rom_build.asm import AsmErrors, assemble, totals
from grognard.rom_build.asm_command import assemble_and_link
from grognard.rom_build.link import link

ENDLESS = {
    "a macro that calls itself": ".macro m\n m\n.endmacro\n m\n",
    "a macro that calls itself twice": ".macro m\n m\n m\n.endmacro\n m\n",
    "two macros that call each other": (
        ".macro a1\n b1\n.endmacro\n.macro b1\n a1\n.endmacro\n a1\n"
    ),
    "a huge repeat": ".repeat 100000000\n nop\n.endrepeat\n",
    "an error in each turn of a repeat": ".repeat 60000\n foo\n.endrepeat\n",
    "repeats in repeats": ".repeat 900\n.repeat 900\n.repeat 900\n nop\n" + ".endrepeat\n" * 3,
    "a file that includes itself": '.include "bad.s"\n',
    "brackets in brackets": " .byte " + "(" * 5000 + "1" + ")" * 5000 + "\n",
    "signs before signs": " .byte " + "-" * 20000 + "1\n",
    "nots before nots": " .byte " + "!" * 20000 + "1\n",
    "functions in functions": " .byte " + ".lobyte(" * 3000 + "1" + ")" * 3000 + "\n",
    "a long sum": "bb = " + "cc+" * 20000 + "1\ncc = bb\n lda bb\n",
    "a chain of definitions": "".join(f"a{i} = a{i + 1}+1\n" for i in range(6000)) + " lda a0\n",
    "reserved space without end": " .res 65535\n" * 100,
    "conditions in conditions": ".if 1\n" * 100_000,
    "conditions in what is left out": ".if 0\n" * 100_000,
    "scopes in scopes": ".scope\n" * 50_000,
    "a text that doubles": '.macro d a1\n d .concat(a1, a1)\n.endmacro\n d "aaaaaaaa"\n',
    "a text wider than memory": ' .byte .sprintf("%999999999d", 1)\n',
    "an argument that doubles": ".macro d a1\n d {a1, a1}\n.endmacro\n d 1\n",
    "one endless line": " .byte " + "1+" * 500_000 + "1\n",
    "a chain that doubles": "".join(f"a{i} = a{i + 1}+a{i + 1}\n" for i in range(90)) + " lda a0\n",
    "products that double": "".join(f"a{i} = a{i + 1}*a{i + 1}\n" for i in range(90)) + " lda a0\n",
}


@pytest.mark.parametrize("text", ENDLESS.values(), ids=ENDLESS.keys())
@pytest.mark.quick_cases(6)
def test_endless_source_ends_within_a_second(text: str, tmp_path: Path) -> None:
    source, output = tmp_path / "bad.s", tmp_path / "bad.bin"
    source.write_text(text)
    start = time.process_time()
    result = assemble_and_link([source], output)
    assert time.process_time() - start < 2.0  # within 1 s on an idle machine
    assert result.code == 1
    assert result.messages[0].startswith(f"{source.as_posix()}:")
    assert len(result.messages) <= 2
    assert [path.name for path in tmp_path.iterdir()] == ["bad.s"]


ADDS_UP = {
    "source": (totals.TEXT, '.include "part.inc"\n.include "part.inc"\n'),
    "files": (totals.BINARY, ' .incbin "one.bin", 0, 1\n .incbin "two.bin", 0, 1\n'),
    "bytes of a file": (totals.OUTPUT, '.repeat 60000\n .incbin "one.bin"\n.endrepeat\n'),
    "room": (totals.OUTPUT, " .res 600\n .data\n .res 600\n"),
    "room in many segments": (
        totals.OUTPUT,
        '.repeat 9, I\n .segment .sprintf("S%d", I)\n .res 120\n.endrepeat\n',
    ),
    "texts": (totals.OUTPUT, '.repeat 99\n .byte "' + "a" * 90 + '"\n.endrepeat\n'),
    "texts with an end": (totals.OUTPUT, '.repeat 99\n .asciiz "' + "a" * 90 + '"\n.endrepeat\n'),
    "words of a repeat": (totals.WORDS, ".repeat 90\n .byte 1,1,1,1,1,1\n.endrepeat\n"),
    "words left out": (
        totals.WORDS,
        ".macro m1\n.if 0\n" + " nop\n" * 90 + ".endif\n.endmacro\n" + " m1\n" * 20,
    ),
    "words collected": (
        totals.WORDS,
        ".macro m1\n.repeat 0\n" + " nop\n" * 90 + ".endrepeat\n.endmacro\n" + " m1\n" * 20,
    ),
    "parameters": (
        totals.WORDS,
        ".macro m1 " + ", ".join(f"p{i}" for i in range(99)) + "\n nop\n.endmacro\n" + " m1\n" * 20,
    ),
    "made texts": (totals.MADE, '.repeat 20\n .out .sprintf("%90d", 1)\n.endrepeat\n'),
    "names of scopes": (
        totals.SCOPES,
        "".join(f".scope s{i:09}\n" for i in range(50)) + ".endscope\n" * 50,
    ),
}


@pytest.mark.parametrize(("what", "text"), ADDS_UP.values(), ids=ADDS_UP.keys())
def test_what_adds_up_to_too_much_ends_in_one_message(
    what: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one.bin", "two.bin"):
        (tmp_path / name).write_bytes(bytes(600))
    (tmp_path / "part.inc").write_text("; " + "a" * 600)
    source, output = tmp_path / "sum.s", tmp_path / "sum.out"
    source.write_text(text)
    monkeypatch.setitem(totals.MOST, what, 1000)
    result = assemble_and_link([source], output)
    assert result.code == 1 and len(result.messages) == 1 and not output.exists()
    assert f"error: this makes more than 1000 {what}\n" in result.messages[0]
    assert result.messages[0].startswith(f"{source.as_posix()}:")


def test_a_large_file_again_and_again_is_refused(tmp_path: Path) -> None:
    """Sixty thousand times eight megabytes, with the bounds as they are."""
    with (tmp_path / "big.bin").open("wb") as file:
        file.truncate(8 << 20)
    source = tmp_path / "a.s"
    source.write_text('.repeat 60000\n .incbin "big.bin", 0, $40000\n.endrepeat\n')
    tracemalloc.start()
    try:
        message = refused(source, tmp_path / "a.bin")
        assert tracemalloc.get_traced_memory()[1] < 40 << 20
    finally:
        tracemalloc.stop()
    assert "a.s:2:10: error: this makes more than 4194304 bytes of code and data" in message


DOUBLED = {
    "a{0}+a{0}": lambda a: 2 * a,
    "a{0}*a{0}": lambda a: a * a,
    "a{0}|a{0}": lambda a: a,
    "a{0}*3-a{0}+a{0}/1": lambda a: 3 * a,
    ".max(a{0}, a{0})": lambda a: a,
    "a{0}*a{0}+a{0}": lambda a: a * a + a,
}
"""Ways to name the one before twice, and what comes of it, in 64 bits."""


@pytest.mark.parametrize("way", DOUBLED)
@pytest.mark.parametrize("first", ["a0 = there", ".import there\na0 = there"])
def test_sixty_names_that_each_name_the_one_before_twice_have_their_value(
    way: str, first: str, tmp_path: Path
) -> None:
    lines = "".join(f"a{i} = {way.format(i - 1)}\n" for i in range(1, 61))
    quarters = ", ".join(f"(a60 >> {shift}) & $FFFF" for shift in (0, 16, 32, 48))
    where = "there: nop\n" if "import" not in first else ""
    source = tmp_path / "double.s"
    source.write_text(f"{first}\n{lines} .word {quarters}\n{where}")
    (tmp_path / "there.s").write_text(".export there\nthere = $808\n")
    modules = [assemble(source)] + [assemble(tmp_path / "there.s")] * (not where)
    expected = 0x808  # behind four words from $800
    for _ in range(60):
        expected = DOUBLED[way](expected - (expected >> 63 << 64)) % (1 << 64)
    assert link(modules).files["%O"][:8] == expected.to_bytes(8, "little")


@pytest.mark.slow
def test_a_chain_through_many_sources_is_named(tmp_path: Path) -> None:
    modules = []
    for number in range(900):
        source = tmp_path / f"s{number}.s"
        source.write_text(
            f".import n{number + 1}\n.export n{number}\nn{number} = n{number + 1}*1\n"
        )
        modules.append(assemble(source))
    (tmp_path / "last.s").write_text(".export n900\nn900 = 1\n")
    with pytest.raises(AsmErrors, match="goes through too many sources"):
        link([*modules, assemble(tmp_path / "last.s")])


@pytest.mark.slow
def test_a_cfg_of_many_entries_is_named(tmp_path: Path) -> None:
    source, cfg = tmp_path / "a.s", tmp_path / "a.cfg"
    source.write_text(" nop\n")
    cfg.write_text("MEMORY {\n" + "".join(f"A{i}: start=0,size=9;\n" for i in range(9000)) + "}")
    assert "a.cfg:4002:1: error: more than 4000 entries" in refused(source, tmp_path / "o", cfg)


def test_a_cfg_nested_without_end_is_named(tmp_path: Path) -> None:
    source, cfg = tmp_path / "a.s", tmp_path / "a.cfg"
    source.write_text(" nop\n")
    for text in ("(" * 9000 + "1", "-" * 9000 + "1"):
        cfg.write_text(f"MEMORY {{ A: start = {text}, size = 9; }}")
        message = refused(source, tmp_path / "o", cfg)
        assert "a.cfg:1:121: error: the expression is nested too deeply" in message


def test_a_pipe_as_cfg_is_not_waited_for(tmp_path: Path) -> None:
    source = tmp_path / "a.s"
    source.write_text(" nop\n")
    os.mkfifo(tmp_path / "pipe.cfg")
    message = refused(source, tmp_path / "o", tmp_path / "pipe.cfg")
    assert "pipe.cfg: error: cannot read it: it is no file, but a device or pipe" in message


@pytest.mark.parametrize(
    "text",
    [
        b' .byte "\x1b[2J\x9b5n\x07", "\xe2\x80\xae", foo\n',
        b'.error "\x1b]0;title\x07"\n',
        b' lda "\x1b"\n',
        b".macro \x1b[2J\n.endmacro\n",
        b'.include "\x1b[2J.inc"\n',
    ],
)
def test_what_a_terminal_would_obey_is_shown_as_digits(text: bytes, tmp_path: Path) -> None:
    source = tmp_path / "a.s"
    source.write_bytes(text)
    messages = assemble_and_link([source], tmp_path / "a.bin").messages
    assert messages and "\\x1b" in "".join(messages)
    assert all(line.isprintable() for text in messages for line in text.split("\n"))


def test_the_caret_stands_below_the_word_behind_an_escape(tmp_path: Path) -> None:
    source = tmp_path / "a.s"
    source.write_bytes(b' .byte "\x1b[2J", foo\n')
    (message,) = assemble_and_link([source], tmp_path / "a.bin").messages
    _, shown, caret = message.split("\n")
    assert shown[caret.index("^") :] == "foo"


def test_repeating_nothing_takes_no_time(tmp_path: Path) -> None:
    source = tmp_path / "empty.s"
    source.write_text(".repeat 1000000000\n.endrepeat\n")
    began = time.process_time()
    assert assemble(source).imports == []
    assert time.process_time() - began < 1


def test_scopes_may_be_nested_deeply(tmp_path: Path) -> None:
    source = tmp_path / "deep.s"
    source.write_text(
        "".join(f".scope s{i}\n" for i in range(3000)) + " nop\n" + ".endscope\n" * 3000
    )
    assert assemble_and_link([source], tmp_path / "deep.bin").code == 0


def test_conditionals_may_be_nested_deeply(tmp_path: Path) -> None:
    source = tmp_path / "deep.s"
    source.write_text(".if 1\n" * 256 + " nop\n" + ".endif\n" * 256)
    assert assemble_and_link([source], tmp_path / "deep.bin").code == 0
    assert (tmp_path / "deep.bin").read_bytes() == b"\xea"


@pytest.mark.parametrize(
    "text",
    [
        " .byte " + "(" * 240 + "1" + ")" * 240 + "\n",
        " .byte " + "-" * 240 + "1\n",
        "".join(f"n{i} = n{i + 1} * 1\n" for i in range(500)) + "n500 = 1\n .byte n0\n",
        " .byte <(ll" + " + ll * 1" * 500 + " - 500 * $800 - $7FF)\nll:\n",
    ],
    ids=["brackets", "signs", "definitions by later ones", "terms known at the end"],
)
def test_expressions_may_be_deep(text: str, tmp_path: Path) -> None:
    source, output = tmp_path / "deep.s", tmp_path / "deep.bin"
    source.write_text(text)
    assert assemble_and_link([source], output).code == 0
    # the label lies behind its byte, at $0801: 501 times that less what is taken off is 500 + 2
    assert output.read_bytes() == bytes([502 & 255 if "ll" in text else 1])


def test_missing_source_is_named(tmp_path: Path) -> None:
    result = assemble_and_link([tmp_path / "none.s"], tmp_path / "out.bin")
    assert result.code == 1
    assert "none.s: error: cannot read" in result.messages[0]


def test_folder_as_source_is_named(tmp_path: Path) -> None:
    assert assemble_and_link([tmp_path], tmp_path / "out.bin").code == 1


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_unreadable_source_is_named(tmp_path: Path) -> None:
    source = tmp_path / "shut.s"
    source.write_text(" nop\n")
    source.chmod(0)
    assert "permission denied" in assemble_and_link([source], tmp_path / "out.bin").messages[0]


@pytest.mark.parametrize("data", [bytes(range(256)) * 40, b"\x00", b"\xff" * 5000, b" lda #5\n\0"])
def test_binary_source_is_one_or_few_messages(data: bytes, tmp_path: Path) -> None:
    source = tmp_path / "binary.s"
    source.write_bytes(data)
    with pytest.raises(AsmErrors) as caught:
        assemble(source)
    assert 1 <= len(caught.value.diagnostics) <= 40
    assert str(caught.value).startswith(f"{source.as_posix()}:")


def test_empty_source_makes_an_empty_file(tmp_path: Path) -> None:
    source = tmp_path / "empty.s"
    source.write_text("")
    assert assemble_and_link([source], tmp_path / "empty.bin").code == 0
    assert (tmp_path / "empty.bin").read_bytes() == b""


def test_failed_build_leaves_the_old_output(tmp_path: Path) -> None:
    source, output = tmp_path / "a.s", tmp_path / "a.bin"
    source.write_text(" lda #nowhere\n")
    output.write_bytes(b"old")
    assert assemble_and_link([source], output).code == 1
    assert output.read_bytes() == b"old"


def test_output_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    source = tmp_path / "a.s"
    source.write_text(" nop\n")
    result = assemble_and_link([source], tmp_path / "no" / "such" / "a.bin")
    assert result.code == 1
    assert "a.bin: error: cannot write" in result.messages[0]


@pytest.mark.parametrize(
    ("cfg", "place"),
    [
        ("MEMORY { A: start = $800, size = ; }", ":1:34: error: expected a number"),
        ("MEMORY { A: start = $800; }", ":1:10: error: memory area 'A' needs"),
        ("MEMROY { }", ":1:1: error: expected MEMORY"),
        ("MEMORY { A: start=0, size=9; }\nSEGMENTS { CODE: laod = A; }", "did you mean 'load'"),
        ("MEMORY { A: start=0, size=9; }\nSEGMENTS { CODE: load = B; }", ":2:25: error: no memory"),
        ("", "error: expected MEMORY and SEGMENTS"),
        ("MEMORY { A: start=$800, size=1; } SEGMENTS { CODE: load=A; }", "overflows memory area"),
    ],
)
def test_bad_cfg_is_located(cfg: str, place: str, tmp_path: Path) -> None:
    source, config = tmp_path / "a.s", tmp_path / "a.cfg"
    source.write_text(" nop\n nop\n")
    config.write_text(cfg)
    result = assemble_and_link([source], tmp_path / "a.bin", config)
    assert result.code == 1
    assert "a.cfg:" in result.messages[0] and place in result.messages[0]
    assert not (tmp_path / "a.bin").exists()


def refused(source: Path, output: Path, cfg: Path | None = None) -> str:
    """The one message about a source, given quickly and without a file left behind."""
    start = time.process_time()
    result = assemble_and_link([source], output, cfg)
    assert time.process_time() - start < 2.0  # within 1 s on an idle machine
    assert result.code == 1 and len(result.messages) == 1
    assert not list(output.parent.glob("*.part")) and not output.exists()
    return result.messages[0]


def test_huge_source_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "huge.s"
    with source.open("wb") as file:
        file.truncate(9 << 20)
    assert "huge.s: error: cannot read" in refused(source, tmp_path / "out.bin")


def test_missing_cfg_is_named(tmp_path: Path) -> None:
    source = tmp_path / "a.s"
    source.write_text(" nop\n")
    message = refused(source, tmp_path / "out.bin", tmp_path / "none.cfg")
    assert "none.cfg: error: cannot read it: no such file" in message


def test_files_nested_too_deeply_are_named(tmp_path: Path) -> None:
    for number in range(60):
        (tmp_path / f"f{number}.s").write_text(f'.include "f{number + 1}.s"\n')
    (tmp_path / "f60.s").write_text(" nop\n")
    message = refused(tmp_path / "f0.s", tmp_path / "out.bin")
    assert "f39.s:1:10: error: files are nested more than 40 deep" in message


def test_files_included_without_end_are_named(tmp_path: Path) -> None:
    (tmp_path / "one.inc").write_text('.include "two.inc"\n' * 300)
    (tmp_path / "two.inc").write_text(" nop\n" * 10)
    source = tmp_path / "a.s"
    source.write_text('.include "one.inc"\n' * 300)
    assert "more than 2000 files are included" in refused(source, tmp_path / "a.bin")


def test_many_warnings_are_not_all_shown(tmp_path: Path) -> None:
    source = tmp_path / "a.s"
    source.write_text(".proc p1\n" + "".join(f"l{i}: nop\n" for i in range(500)) + ".endproc\n")
    messages = assemble_and_link([source], tmp_path / "a.bin").messages
    assert len(messages) == 101 and "there are more than 100 warnings" in messages[-1]


def test_symlink_loop_is_named(tmp_path: Path) -> None:
    (tmp_path / "loop.s").symlink_to(tmp_path / "pool.s")
    (tmp_path / "pool.s").symlink_to(tmp_path / "loop.s")
    assert "loop.s: error: cannot read" in refused(tmp_path / "loop.s", tmp_path / "out.bin")
    source = tmp_path / "a.s"
    source.write_text(' .include "loop.s"\n')
    assert "a.s:1:11: error: cannot find the file 'loop.s'" in refused(source, tmp_path / "o.bin")


@pytest.mark.parametrize("word", [".include", ".incbin"])
@pytest.mark.parametrize("name", [".", "..", "folder", "", "a\\b", "x" * 5000])
def test_including_a_folder_or_nothing_is_named(word: str, name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    source = tmp_path / "a.s"
    source.write_text(f' {word} "{name}"\n')
    assert "a.s:1:" in refused(source, tmp_path / "out.bin")


def test_an_include_of_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    source = tmp_path / "a.s"
    source.write_text(' .include "pipe"\n')
    assert "a.s:1:11: error: cannot find the file 'pipe'" in refused(source, tmp_path / "out.bin")
    assert "pipe: error: cannot read" in refused(tmp_path / "pipe", tmp_path / "out.bin")


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("last", ["", " ", "\t; end"])
def test_line_ends_and_tabs_do_not_matter(end: str, last: str, tmp_path: Path) -> None:
    source, output = tmp_path / "a.s", tmp_path / "a.bin"
    source.write_bytes(f"\tlda\t#5{end}here:\tbne\there{end}\t.byte\t\"a\", 'b'{last}".encode())
    assert assemble_and_link([source], output).code == 0
    assert output.read_bytes().hex() == "a905d0fe6162"


@pytest.mark.parametrize("head", ["utf-8-sig", "utf-16", "utf-32"])
def test_other_encodings_are_named(head: str, tmp_path: Path) -> None:
    source = tmp_path / "a.s"
    source.write_bytes(" lda #5\n nop\n".encode(head))
    assert "a.s:1" in refused(source, tmp_path / "out.bin")


def test_carriage_returns_alone_are_named(tmp_path: Path) -> None:
    source = tmp_path / "a.s"
    source.write_bytes(b" lda #5\r nop\r")
    assert "a.s:1:" in refused(source, tmp_path / "out.bin")


@pytest.mark.slow
def test_a_very_long_line_is_read_or_named(tmp_path: Path) -> None:
    source, output = tmp_path / "a.s", tmp_path / "a.bin"
    source.write_text(" .byte " + ", ".join(["1"] * 30_000) + "\n")
    assert assemble_and_link([source], output).code == 0
    assert output.read_bytes() == bytes([1]) * 30_000
    source.write_text("x" * 1_000_000 + " lda\n")
    message = refused(source, tmp_path / "b.bin")
    assert "a.s:1:1: error:" in message and len(message) < 800
