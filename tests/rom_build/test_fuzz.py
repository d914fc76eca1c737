"""A few random sources against ca65; ``fuzz.py``, ``fuzz_wrong.py`` run as many as one likes."""

from pathlib import Path

import pytest

from . import ca65, fuzz, fuzz_link, fuzz_wrong


@pytest.mark.slow
def test_random_sources_make_the_bytes_of_ca65(tmp_path: Path) -> None:
    if not ca65.installed():
        pytest.skip(ca65.MISSING)
    verdicts = {seed: fuzz.compare(seed, tmp_path)[0] for seed in range(7000, 7060)}
    different = [seed for seed, verdict in verdicts.items() if verdict == "DIFFERENT"]
    assert not different, f"python -m tests.rom_build.fuzz 1 {different[0]} keeps the source"
    assert list(verdicts.values()).count("same") > 40


@pytest.mark.slow
def test_broken_sources_are_refused_where_ca65_refuses(tmp_path: Path) -> None:
    if not ca65.installed():
        pytest.skip(ca65.MISSING)
    texts = fuzz_wrong.bases()
    verdicts = {seed: fuzz_wrong.compare(seed, texts, tmp_path)[0] for seed in range(9000, 9150)}
    different = [seed for seed, v in verdicts.items() if v in ("DIFFERENT", "WE TAKE")]
    assert not different, f"python -m tests.rom_build.fuzz_wrong 1 {different[0]} keeps the source"
    assert list(verdicts.values()).count("both refuse") > 100


@pytest.mark.slow
def test_random_configurations_link_to_the_files_of_ld65(tmp_path: Path) -> None:
    if not ca65.installed():
        pytest.skip(ca65.MISSING)
    verdicts = {seed: fuzz_link.compare(seed, tmp_path)[0] for seed in range(100, 180)}
    different = [seed for seed, verdict in verdicts.items() if verdict == "DIFFERENT"]
    assert not different, f"python -m tests.rom_build.fuzz_link 1 {different[0]} keeps the folder"
    assert list(verdicts.values()).count("same") > 15
