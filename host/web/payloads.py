"""What the page's scripts need of the machine and of the games, as scripts.

A page opened from a disk may load scripts beside it and nothing else, so all data come as calls
of a function of the page, binary parts packed and in base64.
"""

from __future__ import annotations

import base64
import json
import re
import tempfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from grognard.emu import Apple2
from grognard.emu import layout as L
from grognard.emu.compiler.wasm import BASE, core_module, picture_module
from grognard.emu.picture import video_fast as V
from grognard.emu.picture.frames import fixed_dots
from grognard.emu.picture.palette import COLOURED, LOOKS, colours, tint
from grognard.rom_build.disk.dos33 import Volume
from grognard.rom_build.games import BuiltGame

from ..built.order_chart import chart_pages
from ..built.titles import title_of
from ..disks.saves import has_saves, make_save_disk
from .hints import read_hints

HERE = Path(__file__).parent / "static"
_NAME = re.compile(r"\bL\.([A-Z][A-Z0-9_]*)")


def packed(data: bytes) -> str:
    """Data as zlib packs them, in base64."""
    return base64.b64encode(zlib.compress(data, 9)).decode()


def layout_names(scripts: Mapping[str, str]) -> dict[str, int]:
    """The numbers of the machine's layout that the scripts use by name; KeyError for none such."""
    names = {name for text in scripts.values() for name in _NAME.findall(text)}
    return {name: int(vars(L)[name]) for name in sorted(names)}


def _look(name: str) -> dict[str, Any]:
    """One look: the colour of a dot by the dots around it and by its phase in the carrier."""
    if name in COLOURED:
        table, window = colours(name)
    else:
        dark, lit = tint(name)
        table, window = np.array([[dark] * 4, [lit] * 4], np.uint8), 1
    plain = "mono-white" if name in COLOURED else name
    return {
        "window": window,
        "coloured": name in COLOURED,
        "colours": packed(table.tobytes()),
        "lit": tint(plain)[1].tolist(),
    }


def core_script(scripts: Mapping[str, str]) -> str:
    """core.js: the compiled machine just switched on, its layout and looks, an empty disk.

    RuntimeError where LLVM is not installed.
    """
    with Apple2() as a2:
        machine = bytes(a2.machine.raw)
    looks = {
        "table_words": V.TABLE_WORDS,
        "frame_words": V.FRAME_WORDS,
        "dot_bytes": V.DOT_BYTES,
        "plain": V.PLAIN,
        "doubled": V.DOUBLED,
        "lined": V.LINED,
        "coloured": V.COLOURED,
        "dots": fixed_dots(),
        "looks": {name: _look(name) for name in LOOKS},
    }
    core = {
        "base": BASE,
        "layout": layout_names(scripts),
        "machine": packed(machine),
        "core": packed(core_module()),
        "picture": packed(picture_module()),
        "looks": looks,
        "blank": packed(bytes(Volume.new().data)),
    }
    return _call("core", core)


def game_script(built: BuiltGame) -> str:
    """A game: its disk, its letters, its order charts, what is said beside the screen."""
    hints = read_hints(built.name)
    game = {
        "name": built.name,
        "title": title_of(built.name),
        "disk": packed(built.file("dsk").read_bytes()),
        "font": packed(built.file("font").read_bytes()),
        **_save_disk(built),
        "charts": chart_pages(built.name),
        **hints.for_page(),
    }
    return _call("game", game)


def _save_disk(built: BuiltGame) -> dict[str, Any]:
    """A new SAVE disk of the game, and where its two serial bytes stand on it, turn about.

    Each player gets his own serial: by it a game knows one disk from another.
    """
    if not has_saves(built):
        return {"save": "", "serial": []}
    with tempfile.TemporaryDirectory() as folder:
        one, two = (
            make_save_disk(Path(folder) / f"{byte}.dsk", built, bytes([byte, byte])).read_bytes()
            for byte in (1, 2)
        )
    places = [at for at, pair in enumerate(zip(one, two, strict=True)) if pair[0] != pair[1]]
    return {"save": packed(one), "serial": places}


def _call(kind: str, value: Mapping[str, Any]) -> str:
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return f"Grog.parts.take.{kind}({text});\n"
