"""`grognard film` where there is nothing to draw, and a file that is neither film nor poster."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from grognard.host.cli import main

from ..save_disks import new_save_disk


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("film", "ambush", "{disk}", "-o", "a.gif"), "keeps no past to draw; these do: russia"),
        (("film", "nothing", "{disk}", "-o", "a.gif"), "keeps no past to draw"),
        (("film", "russia", "{disk}", "-o", "a.bmp"), "ends in .gif or .png"),
    ],
)
def test_what_cannot_be_drawn_is_told_and_nothing_is_written(
    words: tuple[str, ...], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    disk = new_save_disk(tmp_path / "save.dsk")
    result = CliRunner().invoke(main, [word.format(disk=disk) for word in words])
    assert result.exit_code == 2 and says in " ".join(result.output.split())
    assert [path.name for path in tmp_path.iterdir()] == ["save.dsk"]
