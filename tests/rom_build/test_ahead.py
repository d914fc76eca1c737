"""Sources assembled ahead by another program: the modules are those that the build itself makes."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.rom_build import ahead
from grognard.rom_build.ahead import assembled_ahead
from grognard.rom_build.asm import assemble


def sources(folder: Path, count: int) -> list[Path]:
    """Short sources, the second of them with a fault."""
    paths = [folder / f"part{number}.s" for number in range(count)]
    for number, path in enumerate(paths):
        path.write_text(f" .export at{number}\nat{number}: lda #{number}\n")
    paths[1].write_text(" lda lda\n")
    return paths


def kept(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.obj")}


@pytest.mark.slow
def test_the_other_program_leaves_the_modules_that_the_build_would_make(tmp_path: Path) -> None:
    if (ahead.os.cpu_count() or 1) < 2:
        pytest.skip("one processor: nothing is assembled ahead")
    paths, cache, own = sources(tmp_path, ahead._FEW + 1), tmp_path / "ahead", tmp_path / "own"
    with assembled_ahead(paths, [], [tmp_path], tmp_path, cache):
        pass
    good = [path for path in paths if path.name != "part1.s"]
    for path in good:
        assemble(path, [tmp_path], source_root=tmp_path, cache_dir=own)
    assert len(kept(own)) == len(good) and kept(cache) == kept(own)


def test_a_few_sources_or_some_in_the_cache_start_no_other_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead.subprocess, "Popen", lambda *_, **__: pytest.fail("started"))
    (tmp_path / "cache").mkdir()
    with assembled_ahead(sources(tmp_path, 60), [], [], tmp_path, tmp_path / "cache"):
        pass
    with assembled_ahead(sources(tmp_path, 3), [], [], tmp_path, tmp_path / "none"):
        pass


def test_of_the_library_only_what_is_named_is_assembled_ahead(tmp_path: Path) -> None:
    game, near, far, other = (tmp_path / f"{name}.s" for name in ("game", "near", "far", "other"))
    game.write_text(" .import near_one\n jsr near_one\n")
    near.write_text(" .import far_one\n .export near_one\nnear_one: jmp far_one\n")
    far.write_text(" .export far_one, far_two\nfar_one: rts\nfar_two: rts\n")
    other.write_text(" .export other_one\nother_one: rts\n")
    assert ahead._named([game], [other, near, far]) == [game, near, far]
