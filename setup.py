"""Finds the packages: the folders of the checkout are installed below `grognard`.

Every folder of them with Python in it is a package; all else stands in pyproject.toml.
"""

from pathlib import Path

from setuptools import setup

TOPS = ("emu", "rom_build", "host", "game_asm")
HERE = Path(__file__).parent


def packages() -> list[str]:
    """`grognard` and every folder below TOPS that holds Python, as dotted names."""
    folders = {path.parent for top in TOPS for path in (HERE / top).rglob("*.py")}
    names = (".".join(folder.relative_to(HERE).parts) for folder in folders)
    return ["grognard", *sorted(f"grognard.{name}" for name in names)]


setup(
    packages=packages(),
    package_dir={"grognard": "grognard", **{f"grognard.{top}": top for top in TOPS}},
)
