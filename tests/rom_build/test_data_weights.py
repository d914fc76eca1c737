"""Weights of computer players: bytes with a sign or without, under their names."""

from pathlib import Path

import pytest

from grognard.rom_build.data import weights

HEAD = "name,values,meaning\n"


def test_values_are_bytes_with_a_sign_or_without_in_the_segment_that_is_asked_for(tmp_path: Path):
    file = tmp_path / "weights.csv"
    file.write_text(HEAD + "w_far,-128 -1 0 255,how far\n")
    text = weights.generate([file], "HERE")
    assert '.segment "HERE"' in text and "w_far:" in text
    assert ".byte 128, 255, 0, 255" in text


@pytest.mark.parametrize("values", ["-129", "256", "1.5", "x", ""])
def test_what_is_no_byte_is_named_with_its_line(tmp_path: Path, values: str):
    file = tmp_path / "weights.csv"
    file.write_text(HEAD + f"w_near,1,near\nw_far,{values},how far\n")
    with pytest.raises(ValueError, match="weights.csv:3"):
        weights.generate([file])
