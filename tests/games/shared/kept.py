"""A SAVE disk with the battle OLD on it, made by a game itself."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.rom_build.disk.dos33 import Volume


@dataclass(frozen=True)
class Kept:
    """The sectors of the disk, OLD's battle, and how many sectors the next save will take."""

    sectors: bytes
    battle: bytes
    needs: int

    @property
    def volume(self) -> Volume:
        """The disk, to be changed."""
        return Volume(self.sectors)
