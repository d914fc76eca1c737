"""`grognard call` on disks that no build of ours made; small mercies of the commands."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from grognard.host.cli import main


def grognard(*words):
    done = CliRunner().invoke(main, [*map(str, words)])
    return done.exit_code, done.output


@pytest.fixture
def disk(tmp_path):
    """A DOS 3.3 disk with one binary file: lda #5, adc #1, rts at $6000."""
    (tmp_path / "five").write_bytes(bytes.fromhex("A9 05 69 01 60"))
    (tmp_path / "merlin.txt").write_text("Symbol table\n  FIVE   =$6000    VALUE  =$6001\n")
    image = tmp_path / "any.dsk"
    assert grognard("disk", "new", image)[0] == 0
    assert grognard("disk", "put", image, tmp_path / "five", "FIVE", "--address", "0x6000")[0] == 0
    return image


def test_a_routine_of_a_file_is_called_by_its_address(disk):
    assert grognard("call", disk, "$6000", "--file", "FIVE", "C=1") == (
        0,
        "A=7 ($07)  X=0 ($00)  Y=0 ($00)  C=0\n10 cycles\n",
    )
    answer = grognard("call", disk, "0x6000", "--file", "FIVE", "$6001=0x20", "--json")
    assert json.loads(answer[1])["a"] == 0x21


def test_names_come_from_a_list_of_labels(disk):
    words = ["call", disk, "FIVE", "--file", "FIVE", "--symbols", disk.with_name("merlin.txt")]
    assert grognard(*words, "VALUE=9", "--get", "VALUE")[1].startswith("A=10 ($0A)")
    code, said = grognard(*words[:2], "FIFE", *words[3:])
    assert (code, said) == (1, "there is no label 'FIFE'; did you mean FIVE?\n")


def test_what_is_missing_is_named(disk):
    code, said = grognard("call", disk, "FIVE", "--file", "FIVE")
    assert code == 1 and "name them with --symbols, or the routine by its $address" in said
    code, said = grognard("call", disk, "$6000")
    assert code == 1 and "--file names a binary file of it" in said
    code, said = grognard("call", disk, "$6000", "--file", "SIX")
    assert (code, said) == (1, f"{disk}: no file 'SIX' on this disk\n")


def test_a_source_is_assembled_and_a_binary_put_where_it_is_told(tmp_path):
    (tmp_path / "twice.s").write_text(
        "COUNT = $10\n.proc twice\n asl a\n adc COUNT\n rts\n.endproc\n"
    )
    (tmp_path / "five").write_bytes(bytes.fromhex("A9 05 69 01 60"))
    answer = grognard("call", tmp_path / "twice.s", "twice", "A=$41", "COUNT=9", "P=8")
    assert answer == (0, "A=145 ($91)  X=0 ($00)  Y=0 ($00)  C=0\n11 cycles\n")
    answer = grognard("call", tmp_path / "five", "$0300", "--at", "0x300", "C=1")
    assert answer[1].startswith("A=7 ($07)")
    answer = grognard("call", tmp_path / "five", "$0300", "--at", "0x300", "C=1", "P=8")
    assert answer[1].startswith("A=7 ($07)"), "C= holds, whatever P= is"
    (tmp_path / "twice.s").write_text("nops\n")
    code, said = grognard("call", tmp_path / "twice.s", "twice")
    assert code == 1 and "twice.s:1:1: error: 'nops'" in said


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--at", "$300"), "its own lines say where it goes"),
        (("--symbols", "five.s"), "its own lines say where it goes"),
        (("--file", "FIVE"), "--file names a file of a disk image"),
    ],
)
def test_what_a_source_has_no_use_for_is_refused(tmp_path, monkeypatch, words, told):
    """The text of a source was put into memory as a binary file, and run."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "five.s").write_text("five: lda #5\n rts\n")
    code, said = grognard("call", "five.s", "five", *words)
    assert code == 2 and told in said


def test_letters_too_many_stop_a_patch_before_anything_is_written(tmp_path):
    old, new = tmp_path / "old.dsk", tmp_path / "new.dsk"
    old.write_bytes(bytes(143_360))
    new.write_bytes(bytes(143_359) + b"\1")
    grognard("patch", "make", old, new, "-o", tmp_path / "x.bps")
    old.with_suffix(".font").write_bytes(bytes(2000))
    mine = tmp_path / "mine.dsk"
    code, said = grognard("patch", "apply", old, tmp_path / "x.bps", "-o", mine)
    assert code == 1 and "old.font" in said
    assert not mine.exists()


def test_a_patched_disk_can_be_read_as_the_one_it_was_made_of(tmp_path):
    old, new = bytes(143_360), bytes(143_359) + b"\1"
    (tmp_path / "old.dsk").write_bytes(old)
    (tmp_path / "new.dsk").write_bytes(new)
    (tmp_path / "old.font").write_bytes(bytes(range(256)) * 3)
    grognard("patch", "make", tmp_path / "old.dsk", tmp_path / "new.dsk", "-o", tmp_path / "x.bps")
    (tmp_path / "far").mkdir()
    mine = tmp_path / "far" / "mine.dsk"
    assert grognard("patch", "apply", tmp_path / "old.dsk", tmp_path / "x.bps", "-o", mine)[0] == 0
    assert mine.read_bytes() == new
    assert mine.with_suffix(".font").read_bytes() == (tmp_path / "old.font").read_bytes()


def test_words_not_seen_on_a_picture_without_letters_say_why():
    from grognard.emu import Apple2, WaitError

    a2 = Apple2()
    a2.memory[0x300:0x309] = bytes.fromhex("AD 50 C0 AD 57 C0 4C 06 03")  # graphics, hi-res
    a2.cpu.pc = 0x300
    with pytest.raises(WaitError, match=r"words on them are read where a \.font file lies beside"):
        a2.until(text="press any key", within=0.1)


def test_what_is_no_disk_is_named_once(tmp_path):
    (tmp_path / "main.txt").write_text("nop\n")
    code, said = grognard("run", tmp_path / "main.txt", "--wait", 1)
    assert code == 1 and said.startswith("main.txt: suffix .txt found, expected .dsk ")
    (tmp_path / "main.s").write_text("nop\n")
    code, said = grognard("debug", tmp_path / "main.s")
    assert code == 2 and "`grognard asm` makes a binary of sources" in said


def test_where_a_routine_hangs_is_named_once(tmp_path):
    (tmp_path / "hangs.s").write_text("ever: jmp ever\n")
    code, said = grognard("call", tmp_path / "hangs.s", "ever", "--cycles", 99)
    assert (code, said) == (1, "ever: did not return within 99 cycles; at $0800 (ever)\n")
