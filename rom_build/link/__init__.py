"""The linker: ld65 configurations, several areas and files, maps and labels.

>>> from grognard.rom_build.link import link
>>> result = link([module], Path("memory.cfg"), output="game.bin")          # doctest: +SKIP
"""

from .cfg import DEFAULT_CFG, Config, parse_cfg
from .linker import link, read_cfg
from .result import LinkResult

__all__ = ["DEFAULT_CFG", "Config", "LinkResult", "link", "parse_cfg", "read_cfg"]
