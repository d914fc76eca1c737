"""Compiled code is kept only where no other user can put any."""

import os
from pathlib import Path

import pytest

from grognard.emu import private
from grognard.emu.compiler import jit
from grognard.emu.private import private_folder
from grognard.host import folders

if os.name == "posix":
    import grp
    import pwd

NOBODY = 65534
pytestmark = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="owners of POSIX systems")
as_root = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give a folder away"
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One that is like /tmp: open to all, but nobody removes what is another's."""
    shared = tmp_path / "tmp"
    shared.mkdir()
    shared.chmod(0o1777)
    return shared


def test_a_folder_made_in_a_shared_one_is_ours_alone(folder: Path) -> None:
    made = private_folder(folder / "a" / "b")
    assert made == folder / "a" / "b"
    assert [place.stat().st_mode & 0o777 for place in (made, made.parent)] == [0o700, 0o700]


@pytest.mark.parametrize("mode", [0o777, 0o722, 0o770, 0o1777])
@pytest.mark.parametrize("which", ["a", "a/b"])
def test_a_folder_that_others_write_to_is_none(
    folder: Path, which: str, mode: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(private, "_own_group", lambda _: False)
    (folder / "a" / "b").mkdir(parents=True, mode=0o755)
    (folder / which).chmod(mode)
    shared_but_sticky = (which, mode) == ("a", 0o1777)
    assert (private_folder(folder / "a" / "b") is not None) == shared_but_sticky


def test_the_user_s_own_group_is_nobody_else(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Systems that give each user a group of his own let it write by default."""
    (folder / "a").mkdir()
    (folder / "a").chmod(0o770)
    user = pwd.getpwuid(os.geteuid()).pw_name
    for name, members, alone in (
        (user, [], True),
        (user, [user], True),
        (user, ["mallory"], False),
        ("users", [], False),
    ):
        group = grp.struct_group((name, "x", 1234, members))
        monkeypatch.setattr(grp, "getgrgid", lambda _, found=group: found)
        assert (private_folder(folder / "a") is not None) == alone


def test_a_shared_folder_where_anybody_removes_anything_is_none(folder: Path) -> None:
    folder.chmod(0o777)
    assert private_folder(folder / "a") is None


@as_root
@pytest.mark.parametrize("which", [".", "a", "a/b"])
def test_a_folder_in_one_of_another_user_is_none(folder: Path, which: str) -> None:
    (folder / "a" / "b").mkdir(parents=True)
    assert private_folder(folder / "a" / "b") is not None
    os.chown(folder / which, NOBODY, NOBODY)
    assert private_folder(folder / "a" / "b") is None


def test_a_link_that_is_led_elsewhere_later_leads_nobody_astray(folder: Path) -> None:
    (folder / "real").mkdir(mode=0o700)
    (folder / "link").symlink_to("real")
    assert private_folder(folder / "link") == folder / "real"


@as_root
def test_a_planted_folder_in_the_temporary_one_is_not_used(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = folder / "grognard-0" / "grognard" / "compiled"
    planted.mkdir(parents=True)
    # the last is ours, as it is where the victim makes it in the open folder of another
    os.chown(folder / "grognard-0", NOBODY, NOBODY)
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/nothing")
    assert jit.cache_folder() is None
    folders._temporary.cache_clear()
    other = folders._temporary("cache")
    folders._temporary.cache_clear()
    assert other.parent.name != "grognard-0" and other.parent.stat().st_mode & 0o777 == 0o700
    os.chown(folder / "grognard-0", 0, 0)
    assert jit.cache_folder() == planted
