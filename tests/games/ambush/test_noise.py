"""The noise of a battle, as the speaker moves."""

from __future__ import annotations

import pytest

from .player import Player


@pytest.mark.rule("CA-3.3")
@pytest.mark.slow
@pytest.mark.parametrize(("sound", "heard"), [("1", True), ("2", False)])
def test_the_movie_of_two_computers_is_heard_when_sound_was_chosen(sound: str, heard: bool) -> None:
    with Player() as watcher:
        noises: list[str] = []
        for page, key in (
            ("PRESS ANY KEY", " "), ("START A NEW", "3"), ("COMMANDS BOTH", "4"), ("RAID", "3"),
            ("VOLKS", "3"), ("SILENCE", sound), ("TIME POINTS", "250\r"),
            ("SOLDIERS SEEN TO", " "), ("REPORT:", ""),
        ):  # fmt: skip
            watcher.sees(page, within=120)
            watcher.types(key)
        watcher.a2.run(seconds=3)  # the tune of the report
        for noise in ("sound_shot", "sound_burst", "sound_blast"):
            watcher.a2.on(noise, lambda a2, noise=noise: noises.append(noise))
        watcher.a2.speaker_toggles()
        watcher.types("A\r")
        watcher.sees("ANY KEY LEAVES", within=200)
        moved = len(watcher.a2.speaker_toggles())
        assert noises, "somebody fires"
        assert moved > 20 * len(noises) if heard else not moved
