"""Hostile or broken sources end in one located message, quickly, and write nothing."""

import os
import time
from pathlib import Path

import pytest

from grognard.rom_build.asm import AsmErrors, assemble
from grognard.rom_build.asm_command import assemble_and_link

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
    result = assemble_and_link(source, output)
    assert time.process_time() - start < 2.0  # within 1 s on an idle machine
    assert result.code == 1
    assert result.messages[0].startswith(f"{source.as_posix()}:")
    assert len(result.messages) <= 2
    assert [path.name for path in tmp_path.iterdir()] == ["bad.s"]


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
    assert assemble_and_link(source, tmp_path / "deep.bin").code == 0


def test_conditionals_may_be_nested_deeply(tmp_path: Path) -> None:
    source = tmp_path / "deep.s"
    source.write_text(".if 1\n" * 256 + " nop\n" + ".endif\n" * 256)
    assert assemble_and_link(source, tmp_path / "deep.bin").code == 0
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
    assert assemble_and_link(source, output).code == 0
    # the label lies behind its byte, at $0801: 501 times that less what is taken off is 500 + 2
    assert output.read_bytes() == bytes([502 & 255 if "ll" in text else 1])


def test_missing_source_is_named(tmp_path: Path) -> None:
    result = assemble_and_link(tmp_path / "none.s", tmp_path / "out.bin")
    assert result.code == 1
    assert "none.s: error: cannot read" in result.messages[0]


def test_folder_as_source_is_named(tmp_path: Path) -> None:
    assert assemble_and_link(tmp_path, tmp_path / "out.bin").code == 1


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_unreadable_source_is_named(tmp_path: Path) -> None:
    source = tmp_path / "shut.s"
    source.write_text(" nop\n")
    source.chmod(0)
    assert "permission denied" in assemble_and_link(source, tmp_path / "out.bin").messages[0]


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
    assert assemble_and_link(source, tmp_path / "empty.bin").code == 0
    assert (tmp_path / "empty.bin").read_bytes() == b""


def test_failed_build_leaves_the_old_output(tmp_path: Path) -> None:
    source, output = tmp_path / "a.s", tmp_path / "a.bin"
    source.write_text(" lda #nowhere\n")
    output.write_bytes(b"old")
    assert assemble_and_link(source, output).code == 1
    assert output.read_bytes() == b"old"


def test_output_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    source = tmp_path / "a.s"
    source.write_text(" nop\n")
    result = assemble_and_link(source, tmp_path / "no" / "such" / "a.bin")
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
    result = assemble_and_link(source, tmp_path / "a.bin", config)
    assert result.code == 1
    assert "a.cfg:" in result.messages[0] and place in result.messages[0]
    assert not (tmp_path / "a.bin").exists()


def refused(source: Path, output: Path, cfg: Path | None = None) -> str:
    """The one message about a source, given quickly and without a file left behind."""
    start = time.process_time()
    result = assemble_and_link(source, output, cfg)
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
    messages = assemble_and_link(source, tmp_path / "a.bin").messages
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
    assert assemble_and_link(source, output).code == 0
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


def test_a_very_long_line_is_read_or_named(tmp_path: Path) -> None:
    source, output = tmp_path / "a.s", tmp_path / "a.bin"
    source.write_text(" .byte " + ", ".join(["1"] * 30_000) + "\n")
    assert assemble_and_link(source, output).code == 0
    assert output.read_bytes() == bytes([1]) * 30_000
    source.write_text("x" * 1_000_000 + " lda\n")
    message = refused(source, tmp_path / "b.bin")
    assert "a.s:1:1: error:" in message and len(message) < 800
