"""Messages that several overlays hold, each with a copy of its own."""

import pytest

from grognard.rom_build.data import pages


def test_each_copy_has_its_segment_and_prefix(tmp_path):
    (tmp_path / "head.txt").write_text("[REPORT] report\n")
    (tmp_path / "words.txt").write_text("; words\nyes: Yes |\nno: No\n")
    text = pages.generate([tmp_path / "head.txt", tmp_path / "words.txt"])
    assert '.segment "REPORT"' in text
    assert "msg_report_yes:" in text and "msg_report_no:" in text
    assert "$59,$65,$73,$20,$00" in text


def test_a_head_that_cannot_be_read_is_named(tmp_path):
    (tmp_path / "head.txt").write_text("REPORT\n")
    with pytest.raises(ValueError, match="head.txt:1: error"):
        pages.generate([tmp_path / "head.txt"])
