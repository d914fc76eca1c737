"""The house's own rules: who may import whom, and what may be named where."""

from __future__ import annotations

import ast
import graphlib
import importlib
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ASM = ROOT / "game_asm"

ALLOWED = {
    "emu": {"emu"},
    "rom_build": {
        "rom_build",
        "emu.files",
        "emu.formats",
        "emu.opcodes",
        "emu.printable",
    },
    "host": {"host", "rom_build", "emu"},
    # each game's own tools; what they are for asks for them by game_part
    "game_asm": {"game_asm", "host", "rom_build", "emu"},
}


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """All nodes of a Python file, the outer before the inner."""
    return list(ast.walk(ast.parse(text_of(path))))


def imported_modules(path: Path) -> Iterator[str]:
    """Every module a file imports, absolute, without the leading `grognard.`."""
    package = path.relative_to(ROOT).parent.parts
    for node in nodes_of(path):
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


@cache
def python_files(folder: str) -> list[Path]:
    return [p for p in sorted((ROOT / folder).rglob("*.py")) if "__pycache__" not in p.parts]


@pytest.mark.slow
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


@cache
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
            text = text_of(path)
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}: {hit}" for hit in developer.findall(text)]
    assert found == []


@cache
def asm_files() -> list[Path]:
    return sorted(p for p in ASM.rglob("*") if p.suffix in (".s", ".inc"))


def code_lines(path: Path) -> Iterator[tuple[int, str]]:
    """The lines without their comments."""
    for number, line in enumerate(text_of(path).splitlines(), 1):
        yield number, line.partition(";")[0]


def test_shared_6502_code_names_no_game():
    games = [p.name for p in (ASM / "games").iterdir() if p.is_dir()]
    names = re.compile("|".join(games), re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in asm_files()
        if not {ASM / "games", ASM / "tools"} & set(path.parents)
        if names.search(text_of(path))
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if names.search(line)
    ]
    assert found == []


def test_soft_switches_are_named_only_in_the_hardware_folders():
    switch = re.compile(r"\$[cC]0[0-9a-fA-F]{2}\b|\b4915[2-9]\b|\b49[2-3]\d\d\b")
    hardware = {ASM / "apple2", ASM / "rom"}
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in asm_files()
        if not hardware & set(path.parents) and switch.search(text_of(path))
        for number, line in code_lines(path)
        if switch.search(line)
    ]
    assert found == []


def drawn_and_asked() -> Iterator[Path]:
    """What draws and asks without knowing the machine: the library and the games."""
    yield from (p for p in asm_files() if {ASM / "lib", ASM / "games"} & set(p.parents))


def said(pattern: str) -> list[str]:
    """Lines of the library and the games whose code has it."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in drawn_and_asked()
        if re.search(pattern, text_of(path), re.MULTILINE)  # ten times the speed of line by line
        for number, line in code_lines(path)
        if re.search(pattern, line)
    ]


def test_only_the_machine_s_folder_knows_where_dots_lie():
    """A second machine brings a folder of its own, and every game draws on it as it is."""
    assert said(r"\b(text_row_(lo|hi)|SCREEN|SCREEN_PAGES|LINE_HIGH)\b|\$(2000|0?400)\b") == []


def test_only_the_machine_s_folder_knows_what_a_key_brings():
    """Keys that are no letters have names (apple2/keys.inc); their codes are another machine's."""
    codes = r"08|0[aAbB]|15|18|1[bB]|7[fF]|8[8aAbBdD]|9[5bB]"
    assert said(rf"\b(cmp|cpx|cpy)\s+#\$({codes})\b|^\s*KEY_\w+\s*:?=\s*[$%]") == []


def test_a_source_of_the_library_reads_no_file_of_a_game():
    """Else it is assembled for the games that have it and for no other; `state.s` is every game's
    list of variables, and reads just that."""
    kept = ASM / "lib" / "state" / "state.s"
    sources = [p for p in asm_files() if ASM / "lib" in p.parents and p != kept]
    read = {
        name
        for path in sources
        for name in re.findall(r'^\s*\.include\s+"(.+)"', text_of(path), re.MULTILINE)
    }
    assert len(read) > 5
    assert sorted(name for name in read if not (ASM / name).is_file()) == []


NAMELESS = tuple(
    "emu/ rom_build/ host/ tools/ game_asm/lib/ game_asm/apple2/ game_asm/rom/ tests/emu/"
    " tests/rom_build/ tests/host/ tests/programs/".split()
)
READ = (".py", ".s", ".inc", ".sh", ".txt", ".md", ".toml", ".cfg", ".csv")


def test_only_a_games_own_folders_name_it():
    games = {path.parent.name: path for path in (ASM / "games").glob("*/game.toml")}
    titles = [tomllib.loads(path.read_text())["game"]["title"] for path in games.values()]
    names = re.compile(rf"(?<![a-z])(?:{'|'.join([*games, *titles])})(?![a-z])", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in tracked_files()
        if path.suffix in READ and path.relative_to(ROOT).as_posix().startswith(NAMELESS)
        if names.search(text_of(path)) or names.search(path.name)
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if names.search(line) or names.search(path.name)
    ]
    assert found == []


def runtime_imports(path: Path, for_types: bool = False) -> Iterator[str]:
    """The modules of the project that importing or using a file imports, by path from ROOT.

    What only a type checker reads is left out, except with `for_types`.
    """
    typing = {
        inner
        for node in nodes_of(path)
        if isinstance(node, ast.If)
        and isinstance(node.test, ast.Name)
        and node.test.id == "TYPE_CHECKING"
        and not for_types
        for inner in ast.walk(node)
    }
    package = path.relative_to(ROOT).parent.parts
    for node in nodes_of(path):
        if not isinstance(node, ast.ImportFrom) or node in typing:
            continue
        parts = (node.module or "").split(".") if node.module else []
        if node.level:
            parts = [*package[: len(package) - node.level + 1], *parts]
        elif parts[:1] == ["grognard"]:
            parts = parts[1:]
        else:
            continue
        for name in (*(alias.name for alias in node.names), None):
            target = ROOT.joinpath(*parts, *([name] if name else [])).with_suffix(".py")
            if target.is_file() and target != path:
                yield target.relative_to(ROOT).as_posix()


@cache
def import_graph(*folders: str, for_types: bool = False) -> dict[str, set[str]]:
    """Every file of these folders with those that it imports."""
    return {
        path.relative_to(ROOT).as_posix(): set(runtime_imports(path, for_types))
        for folder in folders
        for path in python_files(folder)
    }


def test_no_modules_import_each_other_in_a_circle():
    graph = import_graph("emu", "rom_build", "host", "game_asm")
    assert len(graph) > 100 and "rom_build/build.py" in graph["rom_build/disk/boot_image.py"]
    tuple(graphlib.TopologicalSorter(graph).static_order())  # CycleError names the circle


def test_no_part_of_the_machine_knows_the_whole():
    """Not even by its type: a part says which other parts it needs."""
    graph = import_graph("emu", for_types=True)
    assert "emu/engine.py" in graph["emu/apple2.py"] and "emu/__init__.py" in graph
    tuple(graphlib.TopologicalSorter(graph).static_order())


def test_all_that_shapes_machine_code_is_in_the_digest_of_the_kept_code():
    from grognard.emu.compiler import jit

    shaping = {f"emu/{name.replace('.', '/')}.py" for name in jit._SOURCES}
    graph = import_graph("emu")
    for unit in (jit._CORE, jit._HOOKED, jit._TRACE, jit._VIDEO, jit._GIF):
        covered = shaping | {f"emu/{name.replace('.', '/')}.py" for name in unit._modules}
        reached, waiting = set(), sorted(covered)
        while waiting:
            if (path := waiting.pop()) not in reached:
                reached.add(path)
                waiting += graph[path]
        # types of buffers, and how the code is kept
        assert reached - covered == {f"emu/{name}.py" for name in ("typing_", "private", "files")}


def test_what_is_marked_belongs_to_the_unit_of_its_module():
    from grognard.emu.compiler import jit

    if jit.LLVM is None:
        pytest.skip("llvmlite is not installed")
    for unit in (jit._CORE, jit._HOOKED, jit._TRACE, jit._VIDEO, jit._GIF):
        for name in unit._modules:
            importlib.import_module(f"grognard.emu.{name}")
        homes = {member.function.__module__ for member in unit._members.values()}
        assert homes and homes <= {f"grognard.emu.{name}" for name in unit._modules}


ROOMY = 20
"""Files that may lie side by side."""


def test_rooms_are_not_crowded():
    counts = {
        folder.relative_to(ROOT).as_posix(): len(list(folder.glob("*.py")))
        for top in ("grognard", "emu", "rom_build", "host", "tools", "game_asm")
        for folder in {path.parent for path in python_files(top)}
    }
    assert {name: count for name, count in counts.items() if count > ROOMY} == {}


def test_the_package_itself_is_the_machine_and_the_command():
    from grognard import Apple2
    from grognard.emu import Apple2 as machine

    assert Apple2 is machine
    words = [sys.executable, "-m", "grognard", "--version"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith("grognard, version ")
    light = "import sys, grognard; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", light], timeout=60).returncode == 0
