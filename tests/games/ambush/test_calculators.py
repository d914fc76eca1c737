"""The player's calculators: the command's answers against the book and exact fractions."""

from __future__ import annotations

import json
import math
import random

import pytest
from click.testing import CliRunner

from grognard.emu.formats import read_image, write_image
from grognard.host.built.routine import read_labels
from grognard.host.cli import main
from grognard.rom_build.disk.dos33 import Volume

from . import ambush_book as book

VILLAGE = book.Village()
CLOSE = 1 / 256


pytestmark = pytest.mark.usefixtures("labels_read_once")


def run(*words):
    return CliRunner().invoke(main, ["calc", *map(str, words)])


def ask(what, text, game="ambush"):
    done = run(game, what, *text.split(), "--json")
    assert done.exit_code == 0, done.output
    answer = json.loads(done.stdout)
    assert answer["cycles"] > 50
    return answer


def number(square):
    return f"{square[0]}{square[1]}"


@pytest.mark.parametrize(
    ("start", "end", "printed"),
    [
        (3117, 3135, 0.82),
        (1215, 1715, 0.285),
        (1220, 2120, 0.0745472),
        (1126, 1429, 0.4787868),
        (1320, 2220, 0.1490944),
        (3318, 2918, 0.96),
    ],
)
def test_terrain_multipliers_printed_in_10_4_and_10_5(start, end, printed):
    answer = ask("terrain", f"from={start} to={end}")
    assert answer["multiplier"] == pytest.approx(printed, abs=CLOSE / 10)


def test_a_view_that_a_wall_ends_has_the_multiplier_nothing():
    assert book.terrain(VILLAGE, (34, 24), (25, 33)) == 0
    assert ask("terrain", "from=3424 to=2533")["multiplier"] == 0


@pytest.mark.parametrize(("motion", "printed"), [("moving", 0.34), ("dodging", 0.17)])
def test_chances_to_hit_printed_in_12_9(motion, printed):
    """Ten clear squares, average men, rifle, upright."""
    text = "fm=5 weapon=R po=5 from=3120 to=3130 posture=U order=FS motion="
    assert ask("hit", text + motion)["chance"] == pytest.approx(printed, abs=0.005)
    assert ask("hit", f"from=3120 to=3130 motion={motion}") == ask("hit", text + motion)


@pytest.mark.slow
def test_spotting_and_hitting_agree_with_exact_fractions():
    rng = random.Random(129)
    squares = list(VILLAGE.ground)
    tried = 0
    while tried < 10:
        a, b = rng.choice(squares), rng.choice(squares)
        facing, po, fm = rng.randint(0, 8), rng.randint(1, 10), rng.randint(1, 10)
        sneaking, prone, own = (rng.randint(0, 1) for _ in range(3))
        seen = book.spot(VILLAGE, a, b, facing, po, bool(sneaking), bool(own and prone))
        if not seen:
            continue
        tried += 1
        text = f"from={number(a)} to={number(b)} facing={facing} po={po} own={'UP'[own]}"
        text += f" sneaking={'NY'[sneaking]} posture={'UP'[prone]}"
        assert ask("spot", text)["chance"] == pytest.approx(seen, abs=CLOSE), text
        motion, area, weapon = rng.randint(0, 2), rng.randint(0, 1), rng.choice("MAR")
        accuracy = 1.0 if weapon == "R" else 0.75
        want = book.hit(seen, fm, accuracy, bool(prone), motion, bool(area))
        text += f" fm={fm} weapon={weapon} order={('FS', 'FA')[area]}"
        text += f" motion={('still', 'moving', 'dodging')[motion]}"
        assert ask("hit", text)["chance"] == pytest.approx(want, abs=CLOSE), text


def test_he_faces_his_target_unless_told_otherwise():
    ahead = ask("spot", "from=3120 to=3130")["chance"]
    assert ahead == pytest.approx(0.9 * 0.75, abs=CLOSE)
    for facing, part in ((1, 1), (2, 0.75), (5, 0), (0, 0.5)):
        chance = ask("spot", f"from=3120 to=3130 facing={facing}")["chance"]
        assert chance == pytest.approx(part * ahead, abs=CLOSE)


@pytest.mark.parametrize(
    ("text", "time", "energy", "square"),
    [
        # the terrain chart: run through a door, dodge through a window into rubble
        ("order=MR11R from=4063 facing=1", 20, 3, "4064"),
        ("order=MR51D from=1616 facing=5", 150, 90, "1615"),
        ("order=MR51D from=1616", 150, 90, "1615"),
        # the same turned first (10/1), and doubled while sneaking
        ("order=MR11R from=4063 facing=3", 30, 4, "4064"),
        ("order=MR11R from=4063 facing=1 sneaking=Y", 40, 6, "4064"),
        # a diagonal square: 15 times the root of 2, after a turn
        ("order=MR21D from=1120 facing=1 int=5 dex=5 cc=1.0", 10 + 21, 1 + 15 * 2**0.5, "1221"),
        # five squares one by one; irregular costs double and keeps the facing
        ("order=MR15R from=1113 facing=1", 50, 15, "1118"),
        ("order=MI32R from=1113 facing=1", 40, 12, "1313"),
        ("order=MR12C from=1113 posture=P", 60, 44, "1115"),
        ("order=MR10F from=1113 facing=1", 20, 1, "1113"),
        ("order=mr30w from=1113 facing=1", 10, 1, "1113"),
    ],
)
def test_what_an_order_takes_and_where_it_ends(text, time, energy, square):
    answer = ask("move", text)
    assert (answer["time"], answer["square"]) == (time, square)
    assert answer["energy"] == pytest.approx(energy, abs=0.03)
    assert "stopped_after" not in answer


CHART = """PR 15 1, PA 15 1, PM 40 1, PK 10 1, PB 10 1, PG 10 1, PP 20 1, PF 20 1, DR 15 1, DA 15 1,
DM 20 1, DK 10 1, DG 10 1, DP 10 1, DF 10 1, GR 20 1, GA 20 1, GM 40 2, GK 15 1, GG 15 1, GP 15 1,
GF 15 1, LR 25 1, LA 30 1, LM 50 2, FS3127 25 5, FA0199 99 29.7, HH 15 20, HJ40 40 12, EP100 50 3,
EF3123 20 18, SB 1 1, WA30 30 0, MR00R 10 1, MR10S 20 3"""


@pytest.mark.slow
@pytest.mark.parametrize("line", CHART.split(","))
def test_every_order_of_the_squad_card_costs_what_it_says(line):
    """He has what the order needs; only who lies can stand up."""
    order, time, energy = line.split()
    answer = ask("move", f"order={order} from=3117 facing=1 posture={'UP'[order[-1] == 'S']}")
    assert answer["time"] == int(time)
    assert answer["energy"] == pytest.approx(float(energy), abs=CLOSE)


@pytest.mark.parametrize(("weapon", "time", "energy"), [("A", 12, 3), ("M", 6, 3)])
def test_a_burst_costs_what_the_weapon_takes(weapon, time, energy):
    answer = ask("move", f"order=FS3127 from=3117 facing=1 weapon={weapon}")
    assert (answer["time"], answer["energy"]) == (time, energy)


@pytest.mark.parametrize(("wits", "control"), [((1, 1), 1), ((10, 10), 10), ((7, 4), 3)])
def test_abilities_and_command_control_change_the_time(wits, control):
    text = f"order=MR13R from=1113 int={wits[0]} dex={wits[1]} cc={control / 10}"
    answer = ask("move", text)
    assert answer["time"] == 3 * book.order_points(book.F(10), *wits, control)
    assert answer["energy"] == 9


def test_a_walk_that_something_bars_ends_before_it():
    """The wall of the house east of column 13, two squares away."""
    answer = ask("move", "order=MR39R from=1119 facing=3")
    assert (answer["square"], answer["stopped_after"]) == ("1319", 2)
    assert (answer["time"], answer["energy"]) == (20, 6)


def test_energy_and_endurance():
    """6.6: half the energy used at endurance 50 leaves 25."""
    answer = ask("energy", "strength=5 endurance=50 wounds=0 used=50")
    assert (answer["energy"], answer["endurance"]) == (100, 25)
    for strength, endurance, wounds, used in ((7, 99, 0, 0), (1, 60, 30, 12.5), (10, 80, 49, 100)):
        text = f"strength={strength} endurance={endurance} wounds={wounds} used={used}"
        answer = ask("energy", text)
        start = math.floor(book.F(endurance * (strength + 5) * (100 - wounds), 500))
        after = math.floor(endurance - book.F(used) * endurance / start + book.F(1, 2))
        assert answer["energy"] == start
        assert abs(answer["endurance"] - after) <= 1  # halves may fall either way
        back = 2 * strength * (100 - wounds) // 100
        assert answer["next_endurance"] == min(99, answer["endurance"] + back)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["nothing"], "terrain spot hit move energy"),
        (["terrain", "from=3117"], "to= is missing"),
        (["terrain"], "from= is missing: a square such as 3117; to= is missing"),
        (["terrain", "from=3117", "to=4911"], "column 11 to 48"),
        (["terrain", "from=3117", "to=31"], "four digits"),
        (["terrain", "from=3117", "to=3135", "fm=5"], "no 'fm'"),
        (["terrain", "from=3117", "from=3117", "to=3135"], "twice"),
        (["terrain", "3117"], "NAME=VALUE"),
        (["hit", "from=3117", "to=3135", "fm=11"], "1 to 10"),
        (["hit", "from=3117", "to=3135", "po=0"], "1 to 10"),
        (["hit", "from=3117", "to=3135", "weapon=K"], "M or A or R"),
        (["hit", "from=3117", "to=3135", "motion=fast"], "still or moving or dodging"),
        (["hit", "from=3117", "to=3135", "facing=9"], "0 to 8"),
        (["move", "order=MR21D"], "from= is missing"),
        (["move", "order=MR21D", "from=1320", "cc=1.1"], "0.1 to 1"),
        (["move", "order=MR21D", "from=1320", "cc=nan"], "0.1 to 1"),
        (["move", "order=MR21D", "from=1320", "cc=0.85"], "write tenths"),
        (["move", "order=MR21X", "from=1320"], "Mode is R W D C L F or S"),
        (["move", "order=MR91R", "from=1320"], "Direction is 0 to 8"),
        (["move", "order=MR11C", "from=1320"], "Upright he cannot crawl"),
        (["move", "order=", "from=1320"], "MR21D"),
        (["move", "order=NL", "from=1320"], "NL"),
        (["energy", "used=500"], "198 energy"),
        (["energy", "wounds=100"], "0 to 99"),
    ],
)
@pytest.mark.quick_cases(8)
def test_what_cannot_be_asked_is_said_with_exit_code_2(words, says):
    done = run("ambush", *words, "--json")
    assert (done.exit_code, done.stdout) == (2, "")
    assert says in done.stderr


def test_a_game_there_is_none_of_is_wrong_usage():
    assert run("no_such_game", "terrain").exit_code == 2


def test_without_a_question_all_are_listed_and_without_json_lines_are_printed():
    done = run("ambush")
    assert done.exit_code == 0
    assert done.stdout.count("for example: ") == 5
    assert all(f"{what}:" in done.stdout for what in "terrain spot hit move energy".split())
    lines = run("ambush", "energy").stdout.splitlines()
    assert lines[:2] == ["energy 198", "endurance 99"]


def change(disk, routine, old, new):
    """Overwrite one byte of a routine on the image: the last of `old`, first found in it."""
    label = read_labels(disk.with_suffix(".dbg"))[routine]
    volume = Volume.from_image(read_image(disk))
    name = f"AMBUSH.{label.area.upper()}"
    content = volume.get(name)
    start = label.address - content.address
    at = 4 + start + bytes(content.data[start : start + 200]).index(old) + len(old) - 1
    _, sectors = volume.walk(volume.find(name), [])
    sector = bytearray(volume.sector(sectors[at // 256]))
    assert sector[at % 256] == old[-1]
    sector[at % 256] = new
    volume.write_sector(sectors[at // 256], bytes(sector))
    write_image(disk, volume.to_image())


LDA, LDY, ADC = 0xA9, 0xA0, 0x69


@pytest.mark.slow
@pytest.mark.parametrize(
    ("what", "text", "key", "routine", "old", "new", "want"),
    [
        # the looker's own door counts: .5
        ("terrain", "from=1320 to=2220", "multiplier", "sight_terrain", [LDA, 1], 0, 0.0745472),
        # sneaking quarters
        ("spot", "from=3120 to=3130 sneaking=Y", "chance", "spot_from_terrain",
         [LDY, 16], 32, 0.9 * 0.75 / 4),
        # a mover is half of .75 as easy to hit
        ("hit", "from=3120 to=3130 motion=moving", "chance", "fire_from_spot",
         [LDY, 1700 >> 8], (1700 >> 8) + 16, 0.3375 / 2),
        # (40 - I - D) in place of (30 - I - D), 20 being 1
        ("move", "order=MR11R from=1113", "time", "order_time", [ADC, 30], 40, 15),
        # (S + 15)/5
        ("energy", "endurance=50", "energy", "energy_at_start", [ADC, 5], 15, 200),
    ],
)  # fmt: skip
def test_a_changed_byte_of_the_image_changes_the_answer(
    image, what, text, key, routine, old, new, want
):
    disk = image("ambush")
    before = ask(what, text, disk)
    assert before == ask(what, text)
    change(disk, routine, bytes(old), new)
    assert ask(what, text, disk)[key] == pytest.approx(want, abs=CLOSE)
    assert before[key] != pytest.approx(want, abs=CLOSE)
