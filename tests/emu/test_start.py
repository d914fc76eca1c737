"""Starting: quick, with a word while it takes time, and wherever nothing can be written."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grognard.emu import Apple2
from grognard.emu.compiler.jit import LLVM, Unit, _read_checked, _write_checked

SCRIPT = """
import time
from grognard.emu import Apple2
a2 = Apple2()
a2.run(frames=1)
a2.memory[0x300:0x303] = bytes((0x4C, 0x00, 0x03))
a2.cpu.pc = 0x300
begun = time.process_time()
a2.run(cycles=3_000_000)
print(a2.cpu.pc, 3_000_000 / 1_020_484 / (time.process_time() - begun))
"""
compiling = pytest.mark.skipif(LLVM is None, reason="llvmlite is not installed")


def start(environment: dict[str, str], first: str = "", **how: int) -> tuple[float, float, str]:
    """Processor seconds to the end, times real time, and what stood on stderr."""
    before = os.times()
    done = subprocess.run(
        [sys.executable, "-c", first + SCRIPT],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        cwd="/",
        **how,
    )
    assert done.returncode == 0, done.stderr
    pc, speed = done.stdout.split()
    assert pc == "768"
    after = os.times()
    spent = after.children_user + after.children_system
    spent -= before.children_user + before.children_system
    return spent, float(speed), done.stderr


@compiling
@pytest.mark.slow
def test_the_first_start_compiles_and_says_so_and_where_code_is_damaged(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    first, speed, said = start(environment)
    assert first <= 6 and speed > 100
    assert said.count("\n") == 1 and "Compiling" in said
    second, _, said = start(environment)
    assert second <= 1 and said == ""
    (kept,) = tmp_path.rglob("*.o")
    kept.write_bytes(kept.read_bytes()[:-100])
    assert "Compiling" in start(environment)[2]
    assert start(environment)[2] == ""


def test_kept_code_is_read_only_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.o"
    assert _read_checked(path) is None
    _write_checked(path, b"code")
    assert _read_checked(path) == b"code" and list(tmp_path.iterdir()) == [path]
    for damage in (b"", b"x", path.read_bytes()[:-1], path.read_bytes() + b"x"):
        path.write_bytes(damage)
        assert _read_checked(path) is None


@pytest.mark.slow
def test_it_starts_where_the_home_folder_is_no_folder(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    environment = {k: v for k, v in os.environ.items() if not k.startswith("XDG_")}
    start({**environment, "HOME": str(nowhere), "TMPDIR": str(nowhere)})
    del environment["HOME"]
    start({**environment, "XDG_CACHE_HOME": "/proc/nothing"})


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can be someone else"
)
def test_someone_who_may_write_nowhere_can_start_it() -> None:
    nobody = 65534
    environment = {"HOME": "/root", "PATH": os.environ["PATH"], "TMPDIR": "/root"}
    try:
        subprocess.run([sys.executable, "-c", ""], user=nobody, group=nobody, check=True, cwd="/")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this Python may not be run by others")
    start(environment, user=nobody, group=nobody)


@compiling
def test_saving_the_state_with_two_disks_takes_less_than_a_millisecond(tmp_path: Path) -> None:
    with Apple2() as a2:
        for drive in (1, 2):
            path = tmp_path / f"{drive}.dsk"
            path.write_bytes(bytes(143_360))
            a2.insert(drive, path)
        a2.run(seconds=1)
        spent = []
        for _ in range(20):
            begun = time.perf_counter()
            a2.save()
            spent.append(time.perf_counter() - begun)
    assert min(spent) <= 0.001


@pytest.mark.slow
def test_without_llvm_it_runs_three_times_as_fast_as_the_real_one() -> None:
    _, speed, said = start({**os.environ, "GROGNARD_PLAIN": "1"})
    assert 3 <= speed < 100 and said == ""


MISSING = "import sys; sys.modules['llvmlite'] = None"
BROKEN = """
import llvmlite.binding
def fails(*_):
    raise RuntimeError("no such\\nprocessor")
"""


@pytest.mark.parametrize(
    ("first", "why"),
    [
        (MISSING, "llvmlite is not installed"),
        (BROKEN + "llvmlite.binding.Target.from_default_triple = fails", "no such processor"),
        (BROKEN + "llvmlite.binding.parse_assembly = fails", "no such processor"),
        (BROKEN + "llvmlite.binding.create_mcjit_compiler = fails", "no such processor"),
    ],
    ids=["missing", "no target", "does not compile", "does not load"],
)
@pytest.mark.slow
@compiling
def test_where_llvm_is_missing_or_fails_one_line_says_so_and_the_machine_runs(
    first: str, why: str, tmp_path: Path
) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    _, speed, said = start(environment, first)
    said = said.replace(
        "Compiling the 6502 core for this computer (a few seconds, only once) ...", ""
    )
    assert said.strip().count("\n") == 0 and why in said and "plain Python" in said
    assert 3 <= speed < 100


@compiling
@pytest.mark.slow
def test_where_llvm_fails_on_the_tracer_only_the_core_goes_on() -> None:
    script = """
from grognard.emu import Apple2
from grognard.emu.compiler import jit
a2, plain = Apple2(bare=True), Apple2(bare=True)
a2.run(cycles=10), plain.run(cycles=10)
def fails(machine):
    raise RuntimeError("full")
jit._TRACE._machine_code = fails
a2.trace.enable()
for machine in (a2, plain):
    machine.memory[0x300:0x306] = bytes.fromhex("E8EE00024C00")
    machine.memory[0x306] = 3
    machine.cpu.pc = 0x300
    machine.run(cycles=1000 - machine.cycles)
print(a2.cycles == plain.cycles and a2.memory[0x200] == plain.memory[0x200] > 40)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60
    )
    assert done.stdout == "True\n" and "(RuntimeError: full)" in done.stderr


@compiling
def test_what_is_not_in_the_language_is_refused_by_name() -> None:
    from grognard.emu.compiler.translate import NotInLanguage

    unit = Unit("half", entries=("half",))

    def half(q: list[int], a: int) -> int:
        return a / 2  # type: ignore[return-value]

    unit.add(half)
    with pytest.raises(NotInLanguage, match="half, line 2"):
        unit.text()
