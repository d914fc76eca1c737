"""Runs the real ca65 and ld65, where they are installed, as an outside check.

``python -m tests.rom_build.ca65`` writes the expected bytes of corpus/ and link_cases/ again:
one line a file, ``name  hex`` or ``name  refused``; ``name  stricter`` marks what ca65 takes and
this assembler refuses on purpose (such lines are kept by hand).
"""

import functools
import itertools
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
CORPUS = HERE / "corpus"
LINK_CASES = HERE / "link_cases"
CFG = HERE / "corpus.cfg"
MOST_FILES = 255  # ld65 2.19 refuses the 256th file of its command line: "Too many input files"
MISSING = (
    "ca65/ld65 2.19 are not installed (Debian: apt-get install cc65), so nothing compares our"
    " assembler with the real one here; only the bytes recorded from it are held"
)


def installed() -> bool:
    return shutil.which("ca65") is not None and shutil.which("ld65") is not None


def build(
    sources: list[Path], cfg: Path, include_dirs: Sequence[Path] = ()
) -> dict[str, bytes] | None:
    """The files ca65 and ld65 make (``out.bin`` for %O); None when they refuse."""
    includes = [word for folder in include_dirs for word in ("-I", str(folder))]
    with tempfile.TemporaryDirectory() as folder:
        objects = [f"{number}-{source.stem}.o" for number, source in enumerate(sources)]
        for source, target in zip(sources, objects, strict=True):
            if not _run("ca65", *includes, "-o", target, str(source), cwd=folder):
                return None
        files = objects if len(objects) <= MOST_FILES else _in_libraries(objects, folder)
        if not _run("ld65", "-C", str(cfg), "-o", "out.bin", *files, cwd=folder):
            return None
        made = [p for p in Path(folder).iterdir() if p.suffix not in (".o", ".lib")]
        return {p.name: p.read_bytes() for p in made}


def _in_libraries(objects: list[str], folder: str) -> list[str]:
    """The words for ld65 that link ``objects`` in this order, however many they are.

    Neighbours that export something go into one library; of it ld65 takes, in the library's
    order, the modules that are asked for, so a name of each is asked for beforehand.  The first
    object stands for itself, for ld65 links no libraries alone.
    """
    asked: list[str] = []
    files = objects[:1]
    runs = itertools.groupby(objects[1:], key=lambda name: _export(name, folder) != "")
    for exporting, run in runs:
        members = list(run)
        if not exporting:
            files += members
            continue
        asked += [word for name in members for word in ("-u", _export(name, folder))]
        library = f"{len(files)}.lib"
        for at in range(0, len(members), 100):
            assert _run("ar65", "a", library, *members[at : at + 100], cwd=folder)
        files.append(library)
    return asked + files


@functools.cache
def _export(name: str, folder: str) -> str:
    """A name that the object exports, or none."""
    command = ("od65", "--dump-exports", name)
    done = subprocess.run(command, capture_output=True, cwd=folder, check=True, text=True)
    found = re.search(r'Name:\s+"(.*)"', done.stdout)
    return found[1] if found else ""


def _run(*command: str, cwd: str) -> bool:
    try:
        done = subprocess.run(command, capture_output=True, cwd=cwd, timeout=3, check=False)
    except subprocess.TimeoutExpired:  # ca65 hangs on some wrong sources
        return False
    return done.returncode == 0


def debug_file(sources: Path, folder: Path) -> str:
    """What ld65 --dbgfile writes of main.s and other.s in ``sources``."""
    for name in ("main", "other"):
        target = str(folder / f"{name}.o")
        assert _run("ca65", "-g", "-o", target, f"{name}.s", cwd=str(sources))
    objects = ("main.o", "other.o")
    assert _run(
        "ld65", "-C", str(CFG), "-o", "out.bin", "--dbgfile", "out.dbg", *objects, cwd=str(folder)
    )
    return (folder / "out.dbg").read_text(encoding="ascii")


def shown(files: dict[str, bytes] | None) -> str:
    """One word for a result: ``refused``, or the files' bytes in hex."""
    if files is None:
        return "refused"
    return " ".join(f"{name}={data.hex()}" for name, data in sorted(files.items()))


def read_expected(path: Path) -> dict[str, str]:
    lines = path.read_text(encoding="ascii").splitlines() if path.exists() else []
    return dict(line.split("  ", 1) for line in lines if line)


def corpus() -> list[Path]:
    return sorted(CORPUS.glob("*.s"))


def link_cases() -> list[Path]:
    return sorted(path for path in LINK_CASES.iterdir() if path.is_dir())


def _main() -> None:
    if not installed():
        sys.exit(MISSING)
    old = read_expected(CORPUS / "expected.txt")
    lines = []
    for source in corpus():
        kept = old.get(source.name) == "stricter"
        lines.append(f"{source.name}  {'stricter' if kept else shown(build([source], CFG))}\n")
    (CORPUS / "expected.txt").write_text("".join(lines), encoding="ascii")
    lines = []
    for case in link_cases():
        result = shown(build(sorted(case.glob("*.s")), case / "link.cfg"))
        lines.append(f"{case.name}  {result}\n")
    (LINK_CASES / "expected.txt").write_text("".join(lines), encoding="ascii")
    with tempfile.TemporaryDirectory() as folder:
        text = debug_file(HERE / "debugged", Path(folder))
    (HERE / "debugged" / "ld65.dbg").write_text(text, encoding="ascii")


if __name__ == "__main__":
    _main()
