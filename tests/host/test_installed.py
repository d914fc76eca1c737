"""What an installation and a contributor meet: nothing loaded in vain, pictures that are true."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from grognard.rom_build.games import game_names

from ..shares import one_of_all

GAME = game_names()[0]

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("grognard", "emu", "rom_build", "host", "game_asm")
PACKS = ROOT / "rom_build" / "asm" / "macpacks"


def python(code, **environment):
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )


# Whoever imports one of these meets an error, as where the library is missing.
WITHOUT = (
    "import sys\n"
    "for name in ('pygame', 'pygame_ce', 'sounddevice', 'tkinter', 'pyglet'):\n"
    "    sys.modules[name] = None\n"
    "from grognard.host.cli import main\n"
    "main({words!r})\n"
)


@pytest.mark.parametrize(
    "words",
    [
        ["run", GAME, "--until", "press any key", "--json"],
        ["run", GAME, "--wait", "1", "--wav", "{folder}/a.wav", "--png", "{folder}/a.png"],
        ["build", GAME, "-o", "{folder}/out"],
        ["call", GAME, "rng_next"],
        ["play", GAME, "--plain"],
        ["play", GAME, "--resume", "list"],
        ["--help"],
    ],
    ids=" ".join,
)
@pytest.mark.slow
def test_headless_use_loads_no_library_of_windows_or_sound(words, tmp_path):
    words = [word.replace("{folder}", str(tmp_path)) for word in words]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(words=words)],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")},
        input="",
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert "pygame" not in done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_where_the_home_folder_cannot_be_written_games_start_and_are_told(tmp_path):
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    environment = {k: v for k, v in os.environ.items() if not k.startswith("XDG_")}
    environment |= {"HOME": str(nowhere), "TMPDIR": str(tmp_path)}

    def grognard(*words):
        command = [sys.executable, "-m", "grognard.host.cli", *words]
        done = subprocess.run(
            command, env=environment, input="", capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stderr
        return done

    assert "PRESS ANY KEY" in grognard("run", GAME, "--wait", "5", "--text").stdout.upper()
    said = grognard("play", GAME, "--plain").stderr
    assert "cannot be written: your SAVE disk is " in said
    assert len(list(tmp_path.rglob(f"{GAME}-save.dsk"))) == 1


@pytest.mark.slow
def test_the_machine_in_python_loads_none_either():
    done = python(
        "import sys, json; from grognard.emu import Apple2\n"
        "with Apple2() as a2: a2.run(frames=1); a2.screen.pixels\n"
        "print(json.dumps(sorted({name.split('.')[0] for name in sys.modules})))"
    )
    assert {"pygame", "sounddevice", "tkinter"} & set(json.loads(done.stdout)) == set()


@pytest.mark.slow
def test_without_a_screen_and_arguments_the_help_is_shown():
    clean = {k: v for k, v in os.environ.items() if "DISPLAY" not in k and "SDL_" not in k}
    done = subprocess.run(
        [sys.executable, "-m", "grognard.host.cli"],
        env=clean,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "play" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    named = subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", "play", "--plain"],
        env=clean,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert named.returncode == 2 and GAME in named.stderr


@pytest.mark.slow
def test_the_picture_of_the_imports_is_as_the_imports_are():
    spec = importlib.util.spec_from_file_location("imports_tool", ROOT / "tools" / "imports.py")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    page = tool.PAGE.read_text(encoding="utf-8")
    assert tool.drawn(page) == page, "run tools/imports.py"
    assert ("host", "emu") in tool.edges()
    assert not any(a.startswith("emu") and b.startswith("host") for a, b in tool.edges())


def test_every_package_says_what_it_is_for():
    for folder in {path.parent for part in PARTS for path in (ROOT / part).rglob("*.py")}:
        path = folder / "__init__.py"
        assert path.read_text(encoding="utf-8").startswith('"""'), path


def test_forms_for_faults_ask_for_a_replay():
    for name in ("fault", "wish"):
        form = (ROOT / ".github" / "ISSUE_TEMPLATE" / f"{name}.yml").read_text(encoding="utf-8")
        assert re.search(r"[Rr]eplay", form)
    assert "grognard replay record" in (ROOT / ".github/ISSUE_TEMPLATE/fault.yml").read_text()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """A wheel of this checkout, built without the network."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for part in PARTS:
        skip = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / part, source / part, ignore=skip)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
        + ["-w", str(folder), str(source)],
        capture_output=True,
        text=True,
        timeout=240,
    )
    if done.returncode:
        pytest.skip("no setuptools here that can build the wheel without the network")
    (built,) = folder.glob("*.whl")
    return built


@pytest.mark.slow
def test_a_wheel_carries_all_code_and_the_sources_of_the_games(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        points = next(name for name in names if name.endswith("entry_points.txt"))
        text = archive.read(points).decode()
    assert "grognard = grognard.host.cli:main" in text and "[pytest11]" in text
    for part in PARTS:
        kinds = "*.py" if part != "game_asm" else "*"
        for path in (ROOT / part).rglob(kinds):
            if path.is_file() and path.suffix != ".pyc":
                inside = path.relative_to(ROOT).as_posix()
                assert f"grognard/{inside.removeprefix('grognard/')}" in names
    packs = {f"grognard/{path.relative_to(ROOT).as_posix()}" for path in PACKS.glob("*.mac")}
    assert packs and {"grognard/py.typed", "grognard/emu/opcodes.csv"} | packs <= names


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """The wheel in an environment of its own, as pipx and uvx make one.

    What it depends on is lent by the environment that runs the tests: a .pth file names its
    folder, whose own .pth files, and so this checkout, are not seen.
    """
    folder = tmp_path_factory.mktemp("installed")
    python = [sys.executable, "-m"]
    subprocess.run([*python, "venv", "--without-pip", folder / "venv"], check=True, timeout=60)
    inside = folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = subprocess.run([inside, "-c", where], capture_output=True, text=True, check=True)
    lent = sysconfig.get_path("purelib")
    (Path(site.stdout.strip()) / "lent.pth").write_text(lent + "\n")
    subprocess.run(
        [*python, "pip", "--python", inside, "install", "-q", "--no-index", "--no-deps", wheel],
        check=True,
        timeout=120,
    )
    return inside.with_name("grognard")


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """An environment in which nothing was ever built, compiled or saved before these tests."""
    folder = tmp_path_factory.mktemp("place")
    outside = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "SDL_"))}
    places = ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")
    return outside | {name: str(folder / name) for name in places}


@pytest.mark.slow
@pytest.mark.parametrize("game", one_of_all(game_names()))
def test_after_its_installation_a_game_shows_its_title(installed, game, place, tmp_path):
    """Its disk is made from nothing on the way; the first one's core and machine too."""
    done = subprocess.run(
        [installed, "run", game, "--until", "press any key", "--text"],
        env=place,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    assert "PRESS ANY KEY" in done.stdout.upper()


@pytest.mark.slow
def test_an_installation_plays_and_brings_its_plugin(installed, place, tmp_path):
    played = subprocess.run(
        [installed, "play", GAME, "--plain"],
        env=place,
        cwd=tmp_path,
        input=" ",
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert played.returncode == 0, played.stderr
    assert "PRESS ANY KEY" in played.stdout.upper()
    assert list(Path(place["XDG_DATA_HOME"]).rglob(f"{GAME}-save.dsk"))
    (tmp_path / "test_it.py").write_text("def test_it(apple2):\n    assert apple2.cycles < 100\n")
    tried = subprocess.run(
        [installed.with_name("python"), "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        env=place,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert "1 passed" in tried.stdout, tried.stdout + tried.stderr


TUTORIAL = ROOT / "docs" / "own_program.md"


@pytest.mark.slow
def test_the_tutorial_leads_from_an_empty_folder_to_a_tested_program(installed, place, tmp_path):
    """Every line of it, in an environment with nothing but the wheel.

    The machine code of the cores, which others here see made, is where the tests keep it.
    """
    kept = {k: v for k, v in os.environ.items() if k == "XDG_CACHE_HOME"}
    bare = {k: v for k, v in place.items() if k != "XDG_CACHE_HOME"} | kept
    text = TUTORIAL.read_text(encoding="utf-8")
    script = "".join(re.findall(r"```sh\n(.*?)```", text, re.DOTALL))
    assert len(script.splitlines()) > 12
    done = subprocess.run(
        ["sh", "-e", "-x", "-c", script.replace("pytest ", "python -m pytest ")],
        env=bare | {"PATH": f"{installed.parent}{os.pathsep}{os.environ['PATH']}"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    told = [" ".join(line.split()) for line in done.stdout.splitlines()]
    shown = re.search(r"prints the screen:\n\n((?:    .*\n)+)", text)
    assert [" ".join(line.split()) for line in shown[1].splitlines()] == [
        line for line in told if line.startswith(("HELLO", "STRIKE", "LAST KEY"))
    ]
    for line in ("A=178 ($B2) X=180 ($B4) Y=0 ($00) C=1", "$01 1 %00000001", "2 passed"):
        assert any(line in one for one in told), line
