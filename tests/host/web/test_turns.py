"""What goes behind the # of an address: a disk with just one saved battle."""

from __future__ import annotations

import base64
import json

import numpy as np
import pytest

from grognard.rom_build.disk.dos33 import Volume
from grognard.rom_build.disk.survey import check

from .chromium import Tab

pytestmark = pytest.mark.slow


def disk_with(files: dict[str, bytes]) -> str:
    """As base64; files in this order."""
    volume = Volume.new()
    for name, data in files.items():
        volume.put(name, data, "B", address=0x800)
    return base64.b64encode(bytes(volume.data)).decode()


def test_the_disk_of_a_link_holds_the_battle_and_nothing_of_any_other(tab: Tab):
    battle, other = bytes(range(256)) * 9, b"SECRET" * 700
    disk = disk_with({"FIRST": other, "MINE": battle, "LAST": other})
    got = tab.value(
        f"Grog.pack.toBase64(Grog.catalog.only(Grog.pack.fromBase64('{disk}'), 'MINE'))"
    )
    volume = Volume(base64.b64decode(got))
    assert check(volume) == []
    assert [entry.name for entry in volume.entries()] == ["MINE"]
    assert volume.get("MINE").data == battle
    assert b"SECRET" not in bytes(volume.data)
    empty = Volume.new()
    empty.put("MINE", battle, "B", address=0x800)
    assert volume.free_sectors() == empty.free_sectors()


def test_a_battle_too_long_for_a_link_makes_none(tab: Tab):
    noise = np.random.default_rng(1).integers(0, 256, 9000, np.uint8).tobytes()
    disk = disk_with({"SHORT": b"A" * 9000, "LONG": noise})
    link = f"Grog.turns.link('any', Grog.pack.fromBase64('{disk}'), {{}})"
    assert tab.value(link.format(json.dumps("LONG"))) is None
    assert "#turn=any." in tab.value(link.format(json.dumps("SHORT")))
