"""SAVE disks from the player's side, with a file system that answers as it is told (1.4, 14)."""

from __future__ import annotations

from typing import Any

import pytest

from ..hires_page import keys, left_over, text

SQUAD, GAME = 0, 1
SAVE, LENGTH, DISK, RESTART, OPTIONS, SETUP, GENERATE, SQUAD_SAVE, SQUAD_LOAD = (
    7, 8, 9, 10, 11, 12, 13, 14, 15,
)  # fmt: skip
ESCAPE = "\x1b"
LOG, LIST, STUB = 0x0300, 0x0400, 0x0310  # LIST lies where the disk is read to
LIST_MOST = 32
CALLS = "fs_load fs_save fs_delete fs_format fs_free fs_drive game_disk_check".split()
UNFORMATTED, FOREIGN, FULL = 4, 8, 6


class Disk:
    """A SAVE disk that is a list of names; what is asked of it is written down."""

    def __init__(self, bench: Any) -> None:
        self.bench = bench
        bench.overlay("FILES")
        for name in CALLS:
            self.answers(name, 0)
        bench.set("disk_write_init", 0x60)
        self.holds()
        bench.set("fs_one_drive", 0)
        bench.set("st_phase", SAVE)

    def answers(self, name: str, error: int, failed: bool = False) -> None:
        """What a call of the file system returns: A, and C when it failed."""
        number = CALLS.index(name)
        # ldx log, lda #number, sta log+1,x, inc log, lda #error, clc or sec, rts
        code = [0xAE, 0, 3, 0xA9, number, 0x9D, 1, 3, 0xEE, 0, 3, 0xA9, error]
        code += [0x38 if failed else 0x18, 0x60]
        at = self.bench.sym["fs_load"] + 32 + 16 * number  # the body that nobody calls
        self.bench.mem[at : at + len(code)] = bytes(code)
        self.bench.set(name, [0x4C, at & 255, at >> 8])

    def holds(self, *names: str, error: int = 0) -> None:
        """The catalog; `error` is what stands at its end."""
        mem, name_at = self.bench.mem, self.bench.sym["fs_name"]
        at = LIST + 2 * LIST_MOST
        for k, name in enumerate(names):
            mem[LIST + k], mem[LIST + LIST_MOST + k] = at & 255, at >> 8
            mem[at : at + len(name) + 1] = name.encode() + b"\0"
            at += len(name) + 1
        low, high = name_at & 255, name_at >> 8
        code = [0xA9, 0, 0x85, 0xF0]  # first: lda #0, sta F0
        code += [0xA6, 0xF0, 0xE0, len(names), 0xB0, 24]  # next: ldx F0, cpx #n, bcs end
        code += [0xE6, 0xF0, 0xBD, LIST & 255, LIST >> 8, 0x85, 0xF1]
        code += [0xBD, LIST + LIST_MOST & 255, LIST >> 8, 0x85, 0xF2, 0xA0, 0]
        code += [0xB1, 0xF1, 0x99, low, high, 0xF0, 3, 0xC8, 0xD0, 0xF6]
        code[9] = len(code) + 2 - 10
        code += [0x18, 0x60, 0xA9, error, 0x38, 0x60]  # clc, rts; end: lda #error, sec, rts
        mem[STUB : STUB + len(code)] = bytes(code)
        self.bench.set("fs_catalog_first", [0x4C, STUB & 255, STUB >> 8])
        self.bench.set("fs_catalog_next", [0x4C, STUB + 4 & 255, STUB + 4 >> 8])
        look = [0xA2, 0, 0xE0, len(names), 0xB0, 29]  # ldx #0; next: cpx #n, bcs none
        look += [0xBD, LIST & 255, LIST >> 8, 0x85, 0xF1]
        look += [0xBD, LIST + LIST_MOST & 255, LIST >> 8, 0x85, 0xF2, 0xA0, 0]
        look += [0xB1, 0xF1, 0xD9, low, high, 0xD0, 9]  # same: lda (F1),y, cmp, bne other
        look += [0xC8, 0xC9, 0, 0xD0, 0xF4, 0xA9, 1, 0x18, 0x60]  # iny; its end: lda #1, clc, rts
        look += [0xE8, 0x10, 0xDD, 0xA9, error, 0x38 if error else 0x18, 0x60]  # other, none
        look[5] = len(look) - 4 - 6
        at = self.bench.sym["save_file"]  # nobody calls it
        mem[at : at + len(look)] = bytes(look)
        self.bench.set("fs_look", [0x4C, at & 255, at >> 8])

    def run(self, routine: str, typed: str, **given: int) -> Any:
        """Call it with keys typed ahead; None when it waits for more."""
        keys(self.bench, typed)
        self.bench.mem[LOG] = 0
        try:
            return self.bench.call(routine, limit=3_000_000, **given)
        except TimeoutError:
            assert left_over(self.bench) == 0
            return None

    @property
    def asked(self) -> list[str]:
        mem = self.bench.mem
        return [CALLS[k] for k in mem[LOG + 1 : LOG + 1 + mem[LOG]]]

    def name(self, label: str = "fs_name") -> str:
        at = self.bench.sym[label]
        return bytes(self.bench.mem[at : at + 20]).split(b"\0")[0].decode()

    def word(self, label: str) -> int:
        return int(self.bench.word(label))

    def sees(self, words: str) -> bool:
        return words.upper() in " ".join(" ".join(text(self.bench.mem)).split()).upper()


@pytest.fixture
def disk(ambush: Any) -> Disk:
    return Disk(ambush)


@pytest.mark.rule("CA-14.0.4")
@pytest.mark.rule("CA-14.0.1")
def test_a_name_gets_the_suffix_of_its_kind(disk: Disk) -> None:
    for kind, typed, name in [
        (GAME, "alpha\r", "ALPHA.GAME"),
        (SQUAD, "Z 90\r", "Z 90.SQUAD"),
        (GAME, "A\r", "A.GAME"),
        (SQUAD, "Abcdefghijk9\r", "ABCDEFGHIJK9.SQUAD"),
    ]:
        result = disk.run("files_ask_name", typed, A=kind, X=2, Y=9)
        assert (result.c, disk.name()) == (0, name)
        assert disk.asked == []
    for typed in ("1AB", "A-B", "A:", "A/", "A@", "A[", " A", "A B ", "a{"):
        assert disk.run("files_ask_name", typed + "\r", A=GAME, X=2, Y=9) is None, typed
        assert disk.sees("letter first"), typed
        result = disk.run("files_ask_name", typed + "\r" + "OK\r", A=GAME, X=2, Y=9)
        assert (result.c, disk.name()) == (0, "OK.GAME"), typed
    for typed, answer in ((ESCAPE, 0), ("\r" + ESCAPE, 0), ("?\r ", ord("?"))):
        result = disk.run("files_ask_name", typed, A=GAME, X=2, Y=9)
        assert (result.c, result.a) == (1, answer), typed


def listed(disk: Disk) -> list[str]:
    """The list below the question, row by row."""
    return [" ".join(row.split()) for row in text(disk.bench.mem)[11:22] if row.strip()]


@pytest.mark.rule("CA-14.0.3")
def test_return_alone_lists_the_files_of_the_kind_and_a_number_takes_one(disk: Disk) -> None:
    disk.holds("ONE.GAME", "MINE.SQUAD", "HELLO", "THIRTEEN AND1.GAME", "B 2.GAME", "LAST.GAME")
    for kind, rows in ((GAME, ["1 ONE", "2 B 2", "3 LAST"]), (SQUAD, ["1 MINE"])):
        assert disk.run("files_ask_name", "\r", A=kind, Y=5) is None
        assert listed(disk) == rows
        assert disk.bench.mem[disk.bench.sym["files_kind"]] == kind
    for typed, name in (("2", "B 2.GAME"), ("\r03", "LAST.GAME"), ("\r\rone", "ONE.GAME")):
        result = disk.run("files_ask_name", typed + "\r", A=GAME, Y=5)
        assert (result.c, disk.name()) == (0, name), typed
    assert disk.run("files_ask_name", "3\r", A=GAME, Y=5).c == 0
    assert text(disk.bench.mem)[5][21:].strip() == "LAST"
    for typed in ("0\r", "256\r", "70000\r"):
        assert disk.run("files_ask_name", typed, A=GAME, Y=5) is None
        assert disk.sees("letter first"), typed
    assert disk.run("files_ask_name", "4\r", A=GAME, Y=5) is None and disk.sees("No such name")
    result = disk.run("files_ask_name", "4\r ", A=GAME, Y=5)
    assert (result.c, result.a) == (1, ord("?"))


@pytest.mark.rule("CA-14.0.3")
def test_a_list_goes_on_with_the_next_return_and_begins_anew_behind_its_end(disk: Disk) -> None:
    names = [chr(65 + n) for n in range(21)]
    disk.holds(*(name + ".GAME" for name in names[:20]))
    assert disk.run("files_ask_name", "\r", A=GAME, Y=5) is None
    first = listed(disk)
    assert first == [f"{n + 1} {names[n]} {n + 11} {names[n + 10]}" for n in range(10)]
    disk.holds(*(name + ".GAME" for name in names))
    for typed, rows in (
        ("\r", [*first, "RETURN alone: more."]),
        ("\r\r", ["21 U"]),
        ("\r\r\r", [*first, "RETURN alone: more."]),
    ):
        assert disk.run("files_ask_name", typed, A=GAME, Y=5) is None
        assert listed(disk) == rows, typed
    result = disk.run("files_ask_name", "\r21\r", A=GAME, Y=5)
    assert (result.c, disk.name()) == (0, "U.GAME")


@pytest.mark.rule("CA-14.0.3")
def test_a_list_of_nothing_and_one_that_cannot_be_read_are_told(disk: Disk) -> None:
    assert disk.run("files_ask_name", "\r", A=GAME, Y=5) is None
    assert listed(disk) == ["None yet."]
    disk.holds("ONE.GAME", error=3)
    for typed in ("\r", "2\r"):
        assert disk.run("files_ask_name", typed, A=GAME, Y=5) is None
        assert disk.sees("No disk in drive 2")
        result = disk.run("files_ask_name", typed + " ", A=GAME, Y=5)
        assert (result.c, result.a) == (1, ord("?"))


@pytest.mark.rule("CA-14.0.3")
def test_with_one_drive_the_list_asks_for_the_save_disk_first(disk: Disk) -> None:
    disk.holds("ONE.GAME")
    disk.bench.set("fs_one_drive", 1)
    disk.bench.call("files_taken_out")
    assert disk.run("files_ask_name", "\r", A=GAME, Y=5) is None
    assert disk.sees("SAVE disk into drive 1") and listed(disk) == []
    result = disk.run("files_ask_name", "\r" + ESCAPE, A=GAME, Y=5)
    assert (result.c, result.a) == (1, 0)
    assert disk.run("files_ask_name", "\r ", A=GAME, Y=5) is None
    assert listed(disk) == ["1 ONE"]


@pytest.mark.rule("CA-1.7.1")
def test_a_question_mark_at_yes_or_no_shows_help_and_asks_again(disk: Disk) -> None:
    disk.holds("OLD.GAME")
    disk.answers("game_disk_check", 0, failed=True)
    for routine, typed, asks in [
        ("files_save", "", "Save the game? (Y or N)"),
        ("files_save", "YOLD\r", "Name of the game:"),  # whether to replace it: another name may do
        ("files_disks", "1", "Go on? (Y or N)"),
        ("files_disks", "4OLD\r", "Name of the game:"),
    ]:
        assert disk.run(routine, typed) is None, typed
        assert disk.sees("(Y or N)")
        assert disk.run(routine, typed + "?\r") is None
        assert text(disk.bench.mem)[0].strip() == "SAVE disks", typed
        assert disk.run(routine, typed + "?\r ") is None
        assert disk.sees(asks), typed
        assert disk.asked == []


@pytest.mark.rule("CA-14.0.4")
@pytest.mark.rule("CA-14.0.3")
def test_which_files_are_games_and_which_squads(disk: Disk) -> None:
    for name, kind in [
        ("OLD.GAME", GAME),
        ("OLD.SQUAD", SQUAD),
        ("A.GAME", GAME),
        ("OLD.GAMES", None),
        ("OLD.GAM", None),
        ("OLD", None),
        ("OLD.SQUADS", None),
        ("OLD.", None),
        ("", None),
    ]:
        disk.bench.set("fs_name", name.encode() + b"\0")
        result = disk.bench.call("files_suffix")
        assert result.c == (kind is None), name
        if kind is not None:
            assert (result.a, disk.name()) == (kind, name.partition(".")[0])


@pytest.mark.rule("CA-1.4.3")
@pytest.mark.rule("CA-1.4.1")
def test_whether_a_name_is_in_use(ambush: Any) -> None:
    ambush.overlay("FILES")
    ambush.set("fs_mount", [0x18, 0x60])  # clc, rts
    ambush.set("fs_vtoc", [0, 17, 15])
    first, size, names = 11, 35, ("ONE.GAME", "TWO.SQUAD", "TWO.SQUADX", "GONE.GAME", "THREE.GAME")
    sector = bytearray(256)
    for k, name in enumerate(names):
        at = first + size * k
        sector[at : at + 2] = (0xFF if name.startswith("GONE") else 20 + k, k)
        sector[at + 3 : at + 33] = bytes(0x80 | c for c in name.ljust(30).encode())
    ambush.set("fs_catalog", sector)
    for name, there in (
        ("ONE.GAME", 1),
        ("THREE.GAME", 1),
        ("TWO.SQUAD", 1),
        ("TWO.SQUA", 0),
        ("GONE.GAME", 0),
        ("FOUR.GAME", 0),
    ):
        ambush.set("fs_dir_read", [0x18, 0x60])
        ambush.set("fs_name", name.encode() + b"\0")
        result = ambush.call("fs_look")
        assert (result.c, result.a, result.z) == (0, there, not there), name
        free = first + size * (names.index(name) if there else names.index("GONE.GAME"))
        assert ambush.mem[ambush.sym["fs_slot_entry"]] == free, name
        ambush.set("fs_dir_read", [0xA9, 5, 0x38, 0x60])  # lda #5, sec, rts
        result = ambush.call("fs_look")
        assert (result.c, result.a) == (1, 5)


@pytest.mark.rule("CA-1.4.1")
@pytest.mark.rule("CA-3.6.1")
def test_saving_is_offered_asked_twice_for_a_name_in_use_and_told(disk: Disk) -> None:
    begin, end = disk.bench.sym["state_begin"], disk.bench.sym["state_end"]
    assert disk.run("files_save", "N") and disk.asked == []
    for typed, name in (
        ("YNEW\r ", "NEW"),
        ("YOLD\rY ", "OLD"),
        ("YOLD\rNNEW\r ", "NEW"),
        ("YOLD\rN" + ESCAPE + "N", ""),
    ):
        disk.holds("OLD.GAME")
        assert disk.run("files_save", typed), typed
        assert disk.asked == ["fs_save"] * bool(name), typed
        if name:
            assert disk.name() == name + ".GAME"
            assert (disk.word("zp_arg0"), disk.word("zp_arg2")) == (begin, end - begin)
            assert disk.sees("Saved. Press any key.")
    assert disk.run("files_save", "Y" + ESCAPE + "N") and disk.asked == []
    assert disk.run("files_save", "YOLD\r") is None and disk.sees("Replace it?")


@pytest.mark.rule("CA-1.4.1")
@pytest.mark.rule("CA-14.0.1")
def test_a_save_that_fails_is_told_and_may_be_tried_again(disk: Disk) -> None:
    """With a disk that needs INIT, is full or another's, the care of disks comes first."""
    words = {
        UNFORMATTED: "needs INIT",
        FOREIGN: "no SAVE disk",
        FULL: "is full",
        2: "Write-protected",
    }
    for error, told in words.items():
        disk.answers("fs_save", error, failed=True)
        assert disk.run("files_save", "YNEW\r") is None
        assert disk.sees(told), error
        care = error != 2
        assert disk.run("files_save", "YNEW\r ") is None
        assert disk.sees("CATALOG:" if care else "Name of the game:"), error
        assert disk.run("files_save", "YNEW\r " + ESCAPE * care + ESCAPE + "N"), error
    disk.holds(error=5)
    assert disk.run("files_save", "YNEW\r") is None
    assert disk.sees("Damaged") and disk.asked == []


@pytest.mark.rule("CA-1.4.2")
@pytest.mark.rule("CA-2.1.4")
def test_a_saved_battle_is_taken_up_whole(disk: Disk) -> None:
    bench = disk.bench
    begin, end = bench.sym["state_begin"], bench.sym["state_end"]
    copy, version = bench.sym["state_copy"], bench.sym["st_version"] - begin
    saved = bytes((7 * k + k // 256) % 251 for k in range(end - begin))
    for typed, good, now in (
        ("OLD\r", True, LENGTH),
        (ESCAPE, True, OPTIONS),
        ("OLD\r", False, None),
    ):
        bench.mem[copy : copy + len(saved)] = saved
        bench.mem[copy + version : copy + version + 2] = bytes([4 if good else 3, 0])
        bench.mem[copy + bench.sym["blast_count"] - begin] = 0
        want = bytes(bench.mem[copy : copy + len(saved)])
        bench.mem[begin:end] = bytes(len(saved))
        result = disk.run("files_restart", typed)
        assert (result is not None) == (now is not None)
        if now == LENGTH:
            assert disk.asked == ["fs_load"] and disk.name() == "OLD.GAME"
            got = bytearray(bench.mem[begin:end])
            at = bench.sym["st_phase"] - begin
            assert got[at] == LENGTH
            got[at] = want[at]
            assert bytes(got) == want
        elif now == OPTIONS:
            assert bench.mem[bench.sym["st_phase"]] == OPTIONS and disk.asked == []
        else:
            assert disk.sees("another edition")
            assert bytes(bench.mem[begin:end]) == bytes(len(saved))
    disk.answers("fs_load", 7, failed=True)
    assert disk.run("files_restart", "OLD\r") is None and disk.sees("No such name")
    assert disk.run("files_restart", "OLD\r " + ESCAPE)
    assert disk.run("files_restart", "?\r " + ESCAPE)


@pytest.mark.rule("CA-14.0.1")
@pytest.mark.rule("CA-14.0.2")
def test_the_care_of_disks(disk: Disk) -> None:
    bench = disk.bench
    assert disk.run("files_disks", ESCAPE) and disk.asked == []
    disk.answers("game_disk_check", 0, failed=True)  # not the game's own
    bench.set("rng_seed", [0x12, 0x34, 0x56, 0x78])
    assert disk.run("files_disks", "1Y") is None  # keys typed meanwhile are forgotten
    assert disk.sees("The SAVE disk is ready")
    assert disk.asked == ["fs_drive", "game_disk_check", "fs_format"]
    serial = bench.sym["fs_serial"]  # never zeros
    assert bytes(bench.mem[serial : serial + 2]) == b"\x13\x34"
    assert disk.run("files_disks", "1N" + ESCAPE) and disk.asked == []
    disk.answers("fs_format", 2, failed=True)
    assert disk.run("files_disks", "1Y") is None and disk.sees("Write-protected")
    disk.answers("game_disk_check", 0)
    assert disk.run("files_disks", "1Y") is None and disk.sees("That is the game disk")
    assert disk.asked == ["fs_drive", "game_disk_check"]
    for key, suffix in (("3", ".SQUAD"), ("4", ".GAME")):
        assert disk.run("files_disks", key + "OLD\rY " + ESCAPE)
        assert (disk.asked, disk.name()) == (["fs_delete"], "OLD" + suffix)
        assert disk.run("files_disks", key + "OLD\rN" + ESCAPE) and disk.asked == []
        assert disk.run("files_disks", key + ESCAPE * 2) and disk.asked == []
        assert disk.run("files_disks", key) is None
        assert disk.sees("DELETE a squad" if key == "3" else "DELETE a game")
    disk.answers("fs_delete", 7, failed=True)
    assert disk.run("files_disks", "4OLD\rY") is None and disk.sees("No such name")
    assert disk.run("files_disks", "") is None and disk.sees("goes into drive 2")
    assert disk.run("files_disks", "5") is None and disk.sees("turns in drive 1")
    assert bench.mem[bench.sym["fs_one_drive"]] == 1
    assert disk.run("files_disks", "5") is None and disk.sees("goes into drive 2")
    assert disk.run("files_disks", "? ") is None and disk.sees("CATALOG:")


@pytest.mark.rule("CA-14.0.3")
def test_the_catalog(disk: Disk) -> None:
    disk.answers("fs_free", 0)
    assert disk.run("files_disks", "2") is None
    assert disk.sees("No files of this game yet.") and disk.sees("Any key.")
    disk.holds("ONE.GAME", "HELLO", "TWO.SQUAD")
    assert disk.run("files_disks", "2") is None
    rows = [row.split() for row in text(disk.bench.mem) if "ONE" in row or "TWO" in row]
    assert rows == [["ONE", "game"], ["TWO", "squad"]]
    assert not disk.sees("HELLO") and not disk.sees("yet")
    assert disk.run("files_disks", "2 " + ESCAPE)
    disk.holds("ONE.GAME", error=1)
    assert disk.run("files_disks", "2") is None and disk.sees("Part of the disk is bad")
    disk.holds()
    disk.answers("fs_free", 5, failed=True)
    assert disk.run("files_disks", "2") is None and disk.sees("Damaged")


@pytest.mark.parametrize(
    "names,sectors,words",
    [
        (49, 512, "Room: 39 games or 49 squads."),
        (48, 38 * 13, "Room: 38 games or 48 squads."),
        (48, 38 * 13 - 1, "Room: 37 games or 48 squads."),
        (0, 400, "Room: 0 games or 0 squads."),
        (1, 400, "Room: 1 game or 1 squad."),
        (9, 13, "Room: 1 game or 6 squads."),
        (9, 12, "Room: 0 games or 6 squads."),
        (9, 3, "Room: 0 games or 1 squad."),
        (9, 1, "Room: 0 games or 0 squads."),
        (9, 255, "Room: 9 games or 9 squads."),
        (40, 256, "Room: 19 games or 40 squads."),
    ],
)
def test_the_catalog_says_what_there_is_room_for(
    disk: Disk, names: int, sectors: int, words: str
) -> None:
    """A game takes 12 sectors and a squad one, each with its list; a name runs out, too."""
    bench = disk.bench
    bench.call("screen_clear")
    bench.call("text_goto", X=1, Y=5)
    bench.call("files_room", A=names, zp_arg0=sectors & 255, zp_arg1=sectors >> 8)
    assert disk.sees(words)


@pytest.mark.rule("CA-1.4.4")
@pytest.mark.rule("CA-14.0.1")
def test_with_one_drive_the_save_disk_is_asked_for_once(disk: Disk) -> None:
    bench = disk.bench
    bench.set("save_inside", 0)
    assert disk.run("files_insert", "").c == 0
    bench.set("fs_one_drive", 1)
    assert disk.run("files_insert", ESCAPE).c == 1
    assert bench.mem[bench.sym["save_inside"]] == 0
    assert disk.run("files_insert", "") is None and disk.sees("SAVE disk into drive 1")
    assert disk.run("files_insert", " ").c == 0
    assert disk.run("files_insert", "").c == 0
    bench.call("files_taken_out")
    assert disk.run("files_insert", "") is None
    bench.set("save_inside", 1)
    disk.answers("fs_save", 3, failed=True)
    assert disk.run("files_save", "YNEW\r") is None and disk.sees("No disk in drive 1")
    bench.set("fs_one_drive", 0)
    assert disk.run("files_save", "YNEW\r") is None and disk.sees("No disk in drive 2")
    assert bench.mem[bench.sym["save_inside"]] == 0


@pytest.mark.rule("CA-1.4.3")
@pytest.mark.rule("CA-13.3.1")
@pytest.mark.rule("CA-13.3.2")
@pytest.mark.parametrize("side", [0, 1])
def test_squads_go_to_the_disk_and_come_back(disk: Disk, side: int) -> None:
    bench = disk.bench
    bench.call("squad_load", X=side)
    disk = Disk(bench)
    bench.set("st_side", side)
    phase = bench.sym["st_phase"]
    disk.holds("OLD.SQUAD")
    for typed, asked in (("NEW\r ", ["fs_save"]), (ESCAPE, []), ("OLD\r " + ESCAPE, [])):
        bench.mem[phase] = SQUAD_SAVE
        assert disk.run("files_squad_save", typed), typed
        assert (disk.asked, bench.mem[phase]) == (asked, GENERATE)
    assert disk.run("files_squad_save", "OLD\r") is None and disk.sees("That name is in use")
    bench.mem[phase] = SQUAD_SAVE
    disk.asked.clear()
    assert disk.run("files_squad_save", "? NEW\r ") and disk.asked == ["fs_save"]  # help, and on
    for version, of, wants, ends in (
        (1, side, side, True),
        (2, side, side, False),
        (1, 1 - side, side, False),
    ):
        bench.set("st_side", wants)
        bench.set("squad_version", version)
        bench.set("squad_side", of)
        bench.set("st_step", 2)
        bench.mem[phase] = SQUAD_LOAD
        result = disk.run("files_squad_load", "OLD\r")
        assert disk.asked == ["fs_load"] and disk.name() == "OLD.SQUAD"
        assert (result is not None) == ends
        if ends:
            assert (bench.mem[phase], bench.mem[bench.sym["st_step"]]) == (SETUP, 3)
            assert bench.mem[bench.sym["st_made"] + side] == 1
        else:
            assert disk.sees("another edition" if version == 2 else "other side")
            assert bench.mem[bench.sym["st_step"]] == 2
    assert disk.run("files_squad_load", ESCAPE) and bench.mem[phase] == SETUP
    disk.answers("fs_load", 7, failed=True)
    assert disk.run("files_squad_load", "OLD\r") is None and disk.sees("No such name")
    disk.answers("fs_save", 6, failed=True)
    assert disk.run("files_squad_save", "NEW\r") is None and disk.sees("is full")


@pytest.mark.rule("CA-3.6.1")
@pytest.mark.rule("CA-2.5.1")
@pytest.mark.rule("CA-2.5.2")
def test_a_turn_is_not_longer_than_the_battle(disk: Disk) -> None:
    bench = disk.bench
    for phase, typed, limit, clock, length in [
        (LENGTH, "250\r", 0, 900, 250),
        (LENGTH, "250\r", 1000, 750, 250),
        (LENGTH, "250\r", 1000, 751, 249),
        (LENGTH, "250\r", 1000, 995, 5),
        (LENGTH, "100\r", 1000, 600, 100),
        (LENGTH, "100\r", 1280, 1000, 100),
        (LENGTH, "250\r", 512, 510, 2),
        (SAVE, "N77\r", 0, 0, 77),
        (SAVE, "N" + ESCAPE + "N78\r", 0, 0, 78),
        (LENGTH, ESCAPE + "79\r", 0, 0, 79),
    ]:
        bench.set("st_phase", phase)
        for name, value in (("st_limit", limit), ("st_clock", clock)):
            bench.set(name, [value & 255, value >> 8])
        assert disk.run("files_main", typed), (phase, typed)
        assert bench.mem[bench.sym["st_turn_length"]] == length, (limit, clock)
    for phase, words in (
        (DISK, "CATALOG:"),
        (RESTART, "Restart an old game"),
        (SQUAD_SAVE, "Save the squad"),
        (SQUAD_LOAD, "Fetch a squad"),
        (SAVE, "Save the game?"),
        (LENGTH, "How many time points"),
    ):
        bench.set("st_phase", phase)
        assert disk.run("files_main", "") is None and disk.sees(words), phase
