"""The house's own rules: who may import whom, and what may be named where."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ASM = ROOT / "game_asm"

ALLOWED = {
    "emu": {"emu"},
    "rom_build": {"rom_build", "emu.formats", "emu.opcodes", "game_asm"},
    "host": {"host", "rom_build", "emu"},
}


def imported_modules(path: Path) -> Iterator[str]:
    """Every module a file imports, absolute, without the leading `grognard.`."""
    package = path.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level:
            base = package[: len(package) - node.level + 1]
            yield ".".join(("grognard", *base, *filter(None, [node.module])))
        elif isinstance(node, ast.ImportFrom) and node.module:
            if node.module in ("grognard", "grognard.emu"):
                yield from (f"{node.module}.{alias.name}" for alias in node.names)
            else:
                yield node.module


def python_files(folder: str) -> list[Path]:
    return [p for p in sorted((ROOT / folder).rglob("*.py")) if "__pycache__" not in p.parts]


@pytest.mark.parametrize("folder", sorted(ALLOWED))
def test_python_imports_point_one_way(folder):
    wrong = []
    for path in python_files(folder):
        for module in imported_modules(path):
            if not module.startswith("grognard."):
                continue
            inside = module.removeprefix("grognard.")
            if not any(inside == ok or inside.startswith(ok + ".") for ok in ALLOWED[folder]):
                wrong.append(f"{path.relative_to(ROOT)} imports {module}")
    assert wrong == []


def test_every_python_package_is_in_the_wheel():
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = set(listed["tool"]["setuptools"]["packages"])
    there = {
        "grognard." + ".".join(p.parent.relative_to(ROOT).parts)
        for folder in ALLOWED
        for p in python_files(folder)
    }
    assert there - packages == set()


def tracked_files() -> list[Path]:
    """The files git knows; of an unpacked archive, all but what the build makes."""
    made = {".venv", ".git", "out", "build", "dist", "__pycache__"}
    try:
        done = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        files = [ROOT / line for line in done.stdout.splitlines()]
    except (OSError, subprocess.CalledProcessError):
        files = [p for p in ROOT.rglob("*") if not made & set(p.relative_to(ROOT).parts)]
    return [p for p in files if p.is_file()]


def test_game_data_files_are_in_the_wheel():
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    globs = listed["tool"]["setuptools"]["package-data"]["grognard.game_asm"]
    suffixes = {Path(pattern).suffix for pattern in globs}
    left = {p.name for p in tracked_files() if ASM in p.parents and p.suffix not in suffixes}
    assert {name for name in left if not name.endswith(".py")} == set()


def test_no_file_names_a_folder_of_a_developers_machine():
    # Put together, so that this file does not hold what it looks for.
    places = "|".join(("wo" + "rk", "ho" + "me", "Us" + "ers", "ro" + "ot", "mnt"))
    developer = re.compile(rf"(?<![\w.~$}}/-])/(?:{places})/[a-z]\w*")
    found = []
    for path in tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}: {hit}" for hit in developer.findall(text)]
    assert found == []


def asm_files() -> list[Path]:
    return sorted(p for p in ASM.rglob("*") if p.suffix in (".s", ".inc"))


def code_lines(path: Path) -> Iterator[tuple[int, str]]:
    """The lines without their comments."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        yield number, line.partition(";")[0]


def test_shared_6502_code_names_no_game():
    games = [p.name for p in (ASM / "games").iterdir() if p.is_dir()]
    names = re.compile("|".join(games), re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in asm_files()
        if ASM / "games" not in path.parents
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if names.search(line)
    ]
    assert found == []


def test_soft_switches_are_named_only_in_the_hardware_folders():
    switch = re.compile(r"\$[cC]0[0-9a-fA-F]{2}\b|\b4915[2-9]\b|\b49[2-3]\d\d\b")
    hardware = {ASM / "apple2", ASM / "rom"}
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in asm_files()
        if not hardware & set(path.parents)
        for number, line in code_lines(path)
        if switch.search(line)
    ]
    assert found == []
