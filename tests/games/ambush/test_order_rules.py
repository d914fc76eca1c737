"""What may be written down for a soldier, what it will cost and how he will be then (5, 8).

Two overlays hold these routines: the player's orders and the computer's. Both are held to the book.
"""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from . import ambush_book as book
from .battle import order_bytes
from .stage import Listed, Stage
from .test_costs import ORDERS
from .test_order_read import every_order, reason_numbers
from .test_sight import draw

COPIES = {
    "orders": {
        "allowed": "order_allowed",
        "cost": "order_cost",
        "apply": "order_apply",
        "in_hand": "in_hand",
        "fuse": "may_set_fuse",
        "plan": "plan_{}",
        "walk": "walk_{}",
    },
    "computer": {
        "allowed": "ai_allowed",
        "cost": "ai_cost",
        "apply": "ai_apply",
        "in_hand": "order_bodies:in_hand",
        "fuse": "ai_may_set_fuse",
        "plan": "ai_{}",
        "walk": "ai_walk_{}",
    },
    "report": {"cost": "report_pages:order_cost", "walk": "report_pages:walk_{}"},
}
WRITERS = ("orders", "computer")
SNEAK_DOUBT, FACING_DOUBT, JUMPED = 1, 2, 4
ISSUED = {"M": 3, "A": 4}


class Paper(Stage):
    """A man of whom orders are written; what is looked at is the state of the battle."""

    def __init__(self, bench: Any, copy: str, man: int) -> None:
        super().__init__(bench)
        self._spans = self._spans[:1]
        self.names, self.who = COPIES[copy], man
        bench.overlay(copy)

    def plan(self, **state: int) -> None:
        for name in ("doubt", "got"):
            self.bench.set(self.names["plan"].format(name), state.get(name, 0))

    def doubts(self) -> tuple[int, int]:
        return self[self.names["plan"].format("doubt"), 0], self[
            self.names["plan"].format("got"), 0
        ]

    def refusal(self, order: str | list[int]) -> int:
        code = order_bytes(order) if isinstance(order, str) else order
        changed = self.changes(self.names["allowed"], zp_man=self.who, zp_order=code)
        assert changed == {}, order
        return self.result.a if self.result.c else 0

    def cost(self, order: str | list[int]) -> tuple[int, F, int, tuple[int, int]]:
        code = order_bytes(order) if isinstance(order, str) else order
        assert self.changes(self.names["cost"], zp_man=self.who, zp_order=code) == {}, order
        at = [self[self.names["walk"].format(name), 0] for name in ("x", "y", "stopped")]
        return *self.costs(), at[2], (at[0], at[1])

    def applies(self, order: str | list[int]) -> dict[tuple[str, int], int]:
        self.cost(order)
        code = order_bytes(order) if isinstance(order, str) else order
        return self.changes(self.names["apply"], zp_man=self.who, zp_order=code)


@pytest.fixture(params=[(copy, man) for copy in WRITERS for man in (0, 9, 10, 19)], ids=str)
def paper(ambush: Any, request: pytest.FixtureRequest) -> Paper:
    return Paper(ambush, *request.param)


@pytest.fixture(scope="session")
def refuse(game_folder: Any) -> dict[str, int]:
    numbers = reason_numbers(game_folder)
    return {name.removeprefix("REFUSE_"): n for name, n in numbers.items()} | {"": 0}


@pytest.mark.rule("CA-8.4.2")
@pytest.mark.rule("CA-8.4.3")
@pytest.mark.rule("CA-5.3.1")
def test_moves_that_are_refused(paper: Paper, refuse: dict[str, int]) -> None:
    for order, posture, facing, doubt, why in [
        ("MR12W", 0, 1, 0, ""),
        ("MR12R", 0, 1, 0, ""),
        ("MI12D", 0, 1, 0, ""),
        ("MR12C", 0, 1, 0, "UPRIGHT"),
        ("MR12C", 1, 1, 0, ""),
        ("MR12W", 1, 1, 0, "PRONE"),
        ("MI12L", 1, 1, 0, "PRONE"),
        ("MR12W", 0, 1, JUMPED, "AFTER_HJ"),
        ("MR12W", 0, 1, SNEAK_DOUBT + FACING_DOUBT, ""),
        ("MR10W", 0, 1, JUMPED, "FACING"),
        ("MR10F", 0, 1, JUMPED, ""),
        ("MR30F", 1, 1, 0, "LYING"),
        ("MR30S", 0, 1, 0, "STANDING"),
        ("MR30S", 1, 1, 0, ""),
        ("MI30F", 0, 1, 0, ""),
        ("MR10W", 0, 1, 0, "FACING"),
        ("MR20W", 0, 1, 0, ""),
        ("MR10W", 0, 1, FACING_DOUBT, ""),
        ("MR10L", 0, 1, 0, ""),
        ("MI10L", 0, 1, 0, ""),
        ("MI20W", 0, 1, 0, "KEEPS"),
        ("MI20W", 0, 1, FACING_DOUBT, "KEEPS"),
        ("MR00W", 0, 0, 0, "FACING"),
    ]:
        paper.man(paper.who, 30, 30, facing, posture=posture)
        paper.plan(doubt=doubt)
        assert paper.refusal(order) == refuse[why], (order, posture, facing, doubt)


@pytest.mark.rule("CA-5.3.1")
@pytest.mark.rule("CA-5.6.1")
@pytest.mark.rule("CA-5.7.1")
@pytest.mark.rule("CA-12.1.1")
@pytest.mark.rule("CA-5.9.1")
@pytest.mark.rule("CA-5.12.1")
@pytest.mark.rule("CA-5.27.1")
@pytest.mark.rule("CA-5.29.1")
def test_other_orders_that_are_refused(paper: Paper, refuse: dict[str, int]) -> None:
    for order, carried, sneaking, plan, why in [
        ("SB", "R*", 0, {}, ""),
        ("SB", "R*", 1, {}, "SNEAKING"),
        ("SB", "R*", 1, {"doubt": SNEAK_DOUBT}, ""),
        ("SB", "R*", 1, {"doubt": FACING_DOUBT}, "SNEAKING"),
        ("SE", "R*", 0, {}, "NO_SNEAK"),
        ("SE", "R*", 1, {}, ""),
        ("SE", "R*", 0, {"doubt": SNEAK_DOUBT}, ""),
        ("SE", "R*", 0, {"doubt": JUMPED}, "NO_SNEAK"),
        ("PR", "R K", 0, {}, ""),
        ("PR", "R+ K", 0, {}, "READY"),
        ("PK", "R+", 0, {}, "NOT_HIS"),
        ("PB", "R+ K", 0, {}, ""),
        ("PB", "R+", 0, {}, "NO_KNIFE"),
        ("PB", "K", 0, {}, "NO_KNIFE"),
        ("PB", "R+ B+", 0, {}, "READY"),
        ("PB", "R+ B", 0, {}, ""),
        ("PB", "F+ R B", 0, {}, ""),
        ("PB", "A+ B", 0, {}, "NO_KNIFE"),
        ("PK", "R+ B+", 0, {}, ""),
        ("PK", "F+ R B", 0, {}, ""),
        ("DK", "R+ B+", 0, {}, ""),
        ("LR", "R*", 0, {}, ""),
        ("LR", "A*", 0, {}, "NOT_HIS"),
        ("DR", "R*", 0, {}, ""),
        ("DK", "R*", 0, {}, "NOT_HIS"),
        ("DF", "F+", 0, {}, "IN_HAND"),
        ("DF", "F+ F", 0, {}, ""),
        ("DF", "F", 0, {}, ""),
        ("DP", "P+", 0, {}, ""),
        ("GF", "F F F F F F", 0, {}, "LIMIT"),
        ("GF", "F F F F F F", 0, {"got": 1}, ""),
        ("GF", "F F F F F", 0, {}, ""),
        ("FS3036", "R*", 0, {}, ""),
        ("FS3036", "M*", 0, {}, ""),
        ("FS3036", "A*", 0, {}, ""),
        ("FS3036", "R+", 0, {}, "UNLOADED"),
        ("FS3036", "K+ R-", 0, {}, "NO_GUN"),
        ("FS3036", "G+ R-", 0, {}, "NO_GUN"),
        ("FS3036", "F+ R-", 0, {}, "NO_GUN"),
        ("FS3036", "R-", 0, {}, "NO_GUN"),
        ("EF3036", "F+", 0, {}, ""),
        ("EF3036", "F", 0, {}, "NO_FRAG"),
        ("EF3036", "P+ F", 0, {}, "NO_FRAG"),
        ("EP100", "P", 0, {}, "NO_PLASTIC"),
        ("EP100", "P+", 0, {}, ""),
        ("HH", "", 0, {}, ""),
        ("HJ30", "", 0, {}, ""),
        ("WA30", "", 0, {}, ""),
    ]:
        paper.man(paper.who, 30, 30, 1, sneaking=sneaking, expert=1)
        paper.weapons(paper.who, carried)
        paper.plan(**plan)
        assert paper.refusal(order) == refuse[why], (order, carried, sneaking, plan)
        if order[:2] == "FS":
            assert paper.refusal([10, 5, 30, 0]) == refuse[why], ("FA", carried)


@pytest.mark.rule("CA-5.41.1")
@pytest.mark.rule("CA-5.41.2")
def test_who_may_ask_for_the_terrain_multiplier(paper: Paper, refuse: dict[str, int]) -> None:
    paper.man(paper.who, 30, 30, 1)
    for scenario, solitaire, level, may in [
        (0, 1, 1, True),
        (0, 0, 3, True),
        (1, 1, 1, True),
        (1, 1, 2, False),
        (1, 1, 0, False),
        (4, 1, 3, False),
        (5, 0, 1, False),
        (11, 0, 0, False),
    ]:
        for name, value in (("scenario", scenario), ("solitaire", solitaire), ("level", level)):
            paper.bench.set("st_" + name, value)
        assert paper.refusal([9, 30, 36, 1]) == (0 if may else refuse["NO_L"])
        assert paper.refusal([9, 30, 36, 0]) == 0


@pytest.mark.rule("CA-4.11.2")
@pytest.mark.rule("CA-4.11.3")
def test_who_may_write_the_order_to_set_plastic(paper: Paper, refuse: dict[str, int]) -> None:
    who = paper.who
    side = who - who % 10
    others = [side + n for n in (0, 4, 9) if side + n != who]
    enemy = 19 - who
    for rank, expert, others_expert, down, may in [
        (0, 1, False, False, True),
        (3, 1, False, False, True),
        (0, 0, False, False, True),
        (3, 0, False, False, False),
        (0, 0, True, False, False),
        (0, 0, True, True, True),
        (3, 0, True, True, True),
    ]:
        for man in others:
            paper.man(man, 40, 40, rank=1)
            paper["man_expert", man] = int(others_expert and man == others[-1])
            paper["man_wounds", man] = 50 * down
        paper.man(enemy, 20, 20, rank=0, expert=1)
        paper.man(who, 30, 30, rank=rank, expert=expert)
        paper.weapons(who, "P+")
        paper.bench.call(paper.names["fuse"], zp_man=who)
        want = 0 if may else refuse["NO_EXPERT"]
        assert paper.refusal("EP100") == want, (rank, expert, others_expert, down)


@pytest.mark.rule("CA-12.1.1")
def test_what_a_man_has_in_hand(paper: Paper) -> None:
    paper.man(paper.who, 30, 30)
    kinds = {"P": 1, "F": 2, "M": 3, "A": 4, "R": 5, "G": 6, "K": 7, "B": 8}
    for carried in (
        "P F+ R- K",
        "P+ F F F F F R A M G K",
        "R A M G K*",
        "B+ R*",
        "F F F F F F+",
        "",
    ):
        paper.weapons(paper.who, carried)
        held = {kinds[w[0]] for w in carried.split() if w[1:] in ("+", "*")}
        for kind in range(1, 9):
            result = paper.bench.call(paper.names["in_hand"], X=paper.who, A=kind)
            assert (result.c, result.x) == (kind in held, paper.who), (carried, kind)


@pytest.mark.rule("CA-8.0.1")
@pytest.mark.rule("CA-8.6.2")
@pytest.mark.rule("CA-12.2.1")
@pytest.mark.parametrize("copy", COPIES)
@pytest.mark.parametrize("who", [0, 9, 10, 19])
def test_what_an_order_will_cost(ambush: Any, copy: str, who: int) -> None:
    """Squares one by one, with the turn an order implies; a wall ends the way."""
    paper = Paper(ambush, copy, who)
    hedge, wall = 4 << 2, 1 << 2
    for order, facing, posture, village, want in [
        ("MR13W", 1, 0, {}, (60, 3, 255, (30, 33))),
        ("MR13W", 3, 0, {}, (70, 4, 255, (30, 33))),
        ("MI13W", 3, 0, {}, (120, 6, 255, (30, 33))),
        ("MR13R", 1, 0, {(30, 31): wall}, (10, 3, 1, (30, 31))),
        ("MR13R", 1, 0, {(30, 30): wall}, (0, 0, 0, (30, 30))),
        ("MR13R", 1, 0, {(30, 32): wall}, (20, 6, 2, (30, 32))),
        ("MR12R", 1, 0, {(30, 30): hedge}, (50, 12, 255, (30, 32))),
        ("MR29D", 2, 0, {}, (9 * 21, 9 * book.diagonal(15), 255, (39, 39))),
        ("MR19C", 1, 1, {}, (270, 198, 255, (30, 39))),
        ("MI49C", 1, 1, {}, (9 * 85, 9 * book.diagonal(2 * 22), 255, (39, 21))),
        ("MR30W", 1, 0, {}, (10, 1, 255, (30, 30))),
        ("MR30W", 1, 1, {}, (15, 2, 255, (30, 30))),
        ("MR10F", 1, 0, {}, (20, 1, 255, (30, 30))),
        ("MR30F", 1, 0, {}, (30, 2, 255, (30, 30))),
        ("MR30S", 1, 1, {}, (35, 5, 255, (30, 30))),
        ("MI30S", 1, 1, {}, (20, 3, 255, (30, 30))),
        ("FS3036", 1, 0, {}, (25, 5, 255, (30, 30))),
        ("FS3036", 3, 0, {}, (35, 6, 255, (30, 30))),
        ("FS3030", 3, 0, {}, (25, 5, 255, (30, 30))),
        ("EF3036", 3, 0, {}, (30, 19, 255, (30, 30))),
        ("EF3036", 1, 0, {}, (20, 18, 255, (30, 30))),
        ("LR", 1, 0, {}, (10, 1, 255, (30, 30))),
        ("LA", 1, 0, {}, (30, 1, 255, (30, 30))),
        ("WA30", 1, 0, {}, (30, 0, 255, (30, 30))),
    ]:
        draw(paper.bench, village)
        paper.man(paper.who, 30, 30, facing, posture=posture)
        paper.weapons(paper.who, "R*")
        if order == "LA":
            paper.weapons(paper.who, "R+ A")
            time, *rest = paper.cost(order)
            assert Listed(30) == time and tuple(rest) == want[1:]
            continue
        assert paper.cost(order) == want, (order, facing)


@pytest.mark.rule("CA-5.6.1")
@pytest.mark.rule("CA-5.1.1")
@pytest.mark.rule("CA-8.6.2")
def test_how_he_will_be_then(paper: Paper) -> None:
    who = paper.who
    draw(paper.bench, {})
    for order, before, doubt, changes, after in [
        ("MR13W", {}, 0, {"y": 33}, (0, 0)),
        ("MR33W", {}, 7, {"x": 33, "facing": 3}, (5, 0)),
        ("MI33W", {}, 7, {"x": 33}, (7, 0)),
        ("MR30W", {}, 7, {"facing": 3}, (5, 0)),
        ("MR10W", {}, 7, {}, (5, 0)),
        ("MI30L", {}, 7, {}, (7, 0)),
        ("MR30F", {}, 0, {"facing": 3, "posture": 1}, (0, 0)),
        ("MR10S", {"posture": 1}, 0, {"posture": 0}, (0, 0)),
        ("SB", {}, 7, {"sneaking": 1}, (6, 0)),
        ("SE", {"sneaking": 1}, 7, {"sneaking": 0}, (6, 0)),
        ("FS3630", {}, 0, {"facing": 3}, (2, 0)),
        ("FS3630", {"sneaking": 1}, 4, {"facing": 3, "sneaking": 0}, (7, 0)),
        ("HJ30", {}, 1, {}, (7, 0)),
        ("HJ30", {}, 0, {}, (6, 0)),
        ("HH", {}, 3, {}, (3, 0)),
        ("WA30", {}, 3, {}, (3, 0)),
        ("FA", {"sneaking": 1}, 2, {}, (3, 0)),
        ("FA", {}, 2, {}, (2, 0)),
    ]:
        paper.man(who, 30, 30, 1, **{"posture": 0, "sneaking": 0, **before})
        paper.plan(doubt=doubt)
        changed = paper.applies([10, 5, 30, 0] if order == "FA" else order)
        assert changed == {("man_" + k, who): v for k, v in changes.items()}, (order, before)
        assert paper.doubts() == after, (order, before, doubt)
    for order, carried, left, got in [
        ("PK", "R* K", [5 | 0x40, 7 | 0x80], 0),
        ("LR", "R+", [5 | 0xC0], 0),
        ("GK", "R*", [5 | 0xC0, 7], 1),
        ("DR", "R* K", [7], 0),
        ("DR", "R* B+", [7], 0),  # a knife again, put away: PB is not redundant then
        ("DR", "R* R B+", [8 | 0x80, 5 | 0xC0], 0),
        ("DK", "R*", [5 | 0xC0], 0),
        ("DK", "R* B+", [5 | 0xC0], 0),
        ("PK", "R* B+", [5 | 0x40, 7 | 0x80], 0),
        ("PB", "F+ R- B", [2, 5 | 0x40, 8 | 0x80], 0),
        ("LR", "R- R+", [5 | 0x40, 5 | 0xC0], 0),
        ("LR", "R R+", [5, 5 | 0xC0], 0),
        ("DF", "F F R*", [2, 5 | 0xC0], 0),
        ("EF3036", "F+ F R-", [2, 5 | 0x40], 0),
        ("EP100", "P+ F R-", [2, 5 | 0x40], 0),
    ]:
        paper.man(who, 30, 30, 1)
        paper.weapons(who, carried)
        paper.bench.set("ground_count", 0)
        paper.plan()
        changed = paper.applies(order)
        assert sorted(paper.carried(who)) == sorted(left), (order, carried)
        assert paper.doubts() == (FACING_DOUBT if order[:2] == "EF" else 0, got)
        assert {name for name, _ in changed} <= {"man_weapons", "man_explosives"}


@pytest.mark.rule("CA-5.40.1")
@pytest.mark.parametrize(
    ("routine", "words"),
    [("order_text", "order_words"), ("report_pages:order_text", "report_pages:order_words")],
)
def test_orders_are_listed_as_they_are_typed(ambush: Any, routine: str, words: str) -> None:
    for text, order in every_order():
        if order[0] > len(ORDERS) or (order[0] == 1 and order[1] == 0 and text[:4] != "MR00"):
            continue  # never stored; a scan is written one way
        ambush.call(routine, zp_order=list(order))
        at = ambush.sym[words]
        listed = bytes(ambush.mem[at : at + 8]).split(b"\0")[0].decode()
        assert listed == text or (text[:4] == "MR00" and listed[:4] == "MR00"), text
