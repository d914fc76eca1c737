"""What helps at the shell: names near a mistyped one, the Tab key, letters a screen lacks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from grognard.host.built.rulebook import read_rules
from grognard.host.cli import main
from grognard.host.game import Game
from grognard.rom_build.games import game_names

GAME = game_names()[0]


@pytest.mark.parametrize(
    "wrong, meant", [("pley", "play"), ("dsk", "disk"), ("anotate", "annotate")]
)
def test_a_mistyped_command_is_told_the_one_near_it(wrong: str, meant: str) -> None:
    done = CliRunner().invoke(main, [wrong])
    assert done.exit_code == 2 and "Did you mean" in done.output and meant in done.output


def test_a_word_near_nothing_is_only_refused() -> None:
    done = CliRunner().invoke(main, ["xyzzy"])
    assert done.exit_code == 2 and "Did you mean" not in done.output


@pytest.mark.parametrize("command", ["build", "run", "play"])
def test_a_mistyped_game_is_told_the_one_near_it(command: str) -> None:
    wrong = GAME[:-2] + GAME[-1] + GAME[-2]
    done = CliRunner().invoke(main, [command, wrong])
    assert done.exit_code == 2 and f"did you mean {GAME}?" in done.output


def offered(line: str) -> list[str]:
    """What bash is told for the last word of a command line, kinds with the values."""
    words = line.split(" ")
    done = subprocess.run(
        [sys.executable, "-c", "from grognard.host.cli import main; main(prog_name='grognard')"],
        env={
            **os.environ,
            "_GROGNARD_COMPLETE": "bash_complete",
            "COMP_WORDS": line,
            "COMP_CWORD": str(len(words) - 1),
        },
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    return done.stdout.split()


@pytest.mark.slow
def test_the_tab_key_completes_commands_games_rules_and_asks_for_files() -> None:
    assert offered("grognard prof") == ["plain,profile"]
    assert offered(f"grognard play {GAME[:3]}")[0] == f"plain,{GAME}"
    assert offered("grognard run x.d") == ["file,x.d"]
    number = list(read_rules(GAME))[-1]
    assert offered(f"grognard rule {GAME} {number}") == [f"plain,{number}"]


def test_a_profile_of_nothing_is_refused_with_what_to_give() -> None:
    done = CliRunner().invoke(main, ["profile", "my.dsk"])
    assert done.exit_code == 2 and "--wait SECONDS, --until or --type" in done.output


def test_a_letter_that_is_no_register_is_told_those_there_are(tmp_path: Path) -> None:
    source = tmp_path / "nothing.s"
    source.write_text("begin:  rts\n")
    done = CliRunner().invoke(main, ["call", str(source), "begin", "Q=4"])
    assert done.exit_code == 1 and "'Q'; the registers are A X Y" in done.output


@pytest.mark.parametrize("which, code", [("1", 1), ("list", 0)])
def test_where_no_state_is_kept_yet_resume_says_so(
    monkeypatch: pytest.MonkeyPatch, which: str, code: int
) -> None:
    monkeypatch.setattr("grognard.host.commands.play.kept_states", lambda game: [])
    done = CliRunner().invoke(main, ["play", GAME, "--resume", which])
    assert done.exit_code == code and f"{GAME}: no state is kept yet" in done.output


@pytest.mark.slow
def test_the_tab_key_completes_questions_their_names_and_scenarios() -> None:
    game, what, words = next(
        (game, what, one.fields["scenario"].words)
        for game in game_names()
        for what, one in Game(game).calculators().items()
        if "scenario" in one.fields
    )
    assert len(words) > 1
    assert f"plain,{what}" in offered(f"grognard calc {game} {what[:2]}")
    assert offered(f"grognard calc {game} {what} sce") == ["plain,scenario="]
    # bash hands on NAME, = and the value as three words
    for begun, before in (("scenario=", "scenario="), ("scenario =", ""), ("scenario = ", "")):
        found = offered(f"grognard calc {game} {what} {begun}")
        assert found == [f"plain,{before}{word}" for word in words]


def test_names_that_code_page_437_lacks_and_spaces_come_through(tmp_path: Path) -> None:
    folder = tmp_path / "Spiele \u0416 \xfc \u20ac"
    folder.mkdir()
    source = folder / "two words.s"
    source.write_text("        rts\n", encoding="utf-8")
    for words in (["asm", source, "-o", folder / "a b.bin"], ["disk", "ls", folder / "none.dsk"]):
        done = subprocess.run(
            [sys.executable, "-m", "grognard", *map(str, words)],
            env={**os.environ, "PYTHONIOENCODING": "cp437"},
            capture_output=True, timeout=60,
        )  # fmt: skip
        assert b"Traceback" not in done.stderr
    assert (folder / "a b.bin").read_bytes() == b"\x60"
    assert b"Spiele \\u0416 \x81 \\u20ac" in done.stderr


def test_a_listing_of_names_that_code_page_437_lacks_is_printed(tmp_path: Path) -> None:
    code = (
        "import click; from grognard.host import cli\n"
        "cli._print_what_can_be_printed()\n"
        "click.echo('\u0416 \xfc'); click.echo('\u20ac', err=True)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONIOENCODING": "cp437", "PYTHONUTF8": "0"},
        capture_output=True, timeout=60,
    )  # fmt: skip
    assert done.stdout.split() == [b"\\u0416", b"\x81"] and done.stderr.strip() == b"\\u20ac"
