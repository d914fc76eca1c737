"""What makes a map playable, and a scenario on it: each fault as a line for its author."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable

from grognard.rom_build.data.hex_grid import Hex, neighbours

from .scenario_text import Map, Scenario
from .terms import SIDES, TYPES

WATER, CLOSED = "ws", "wsB"
BANK = 20
"""Hexes from which on a bank needs two crossings."""
PIECES, LANDING, APART = 84, 60, 3
"""What a set-up area holds; a beach holds less; hexes between the two."""
QUARTERS = {".": 4, "f": 10, "t": 2, "F": 4, "r": 8, "d": 8, "b": 8, "e": 10, "p": 10, "B": 2}
"""Quarter points of a medium tank, which has twenty."""
TURN, NEARER, FAR = 20, 8, 9999


def map_faults(drawn: Map) -> list[str]:
    """What is wrong with a map, whatever is played on it."""
    cells = drawn.hexes.cells
    found = []
    houses = {place for place in cells if cells[place]["terrain"] == "t"}
    listed = [place for places in drawn.towns.values() for place in places]
    if set(listed) != houses or len(listed) != len(houses):
        found.append(f"towns and the hexes drawn as town differ: {sorted(set(listed) ^ houses)}")
    for name, places in drawn.towns.items():
        if len(_pieces(places)) != 1:
            found.append(f"the town {name} is not in one piece")
    for place, cell in cells.items():
        near = [n for n in neighbours(place) if n in cells]
        for other in near:
            step = abs(int(cell["height"]) - int(cells[other]["height"]))
            if step > 1 and "e" not in (cell["terrain"], cells[other]["terrain"]):
                found.append(f"a step of {step} in height from {place} to {other}")
        joined = [n for n in near if cells[n]["road"] != "."]
        if cell["road"] != "." and (cell["terrain"] in WATER or not joined):
            found.append(f"a road in water or alone at {place}")
        if cell["terrain"] == "B" and (
            cell["road"] == "." or all(cells[n]["terrain"] == "B" for n in joined)
        ):
            found.append(f"a bridge without a road at {place}")
        if cell["zone"] in "AD" and cell["terrain"] in CLOSED:
            found.append(f"set-up area on water or a bridge at {place}")
    return found + _banks(drawn)


def _banks(drawn: Map) -> list[str]:
    cells = drawn.hexes.cells
    land = _pieces([p for p in cells if cells[p]["terrain"] not in CLOSED])
    bridges = _pieces([p for p in cells if cells[p]["terrain"] == "B"])
    found = []
    for bank in land:
        count = sum(any(n in bank for p in bridge for n in neighbours(p)) for bridge in bridges)
        if len(land) > 1 and len(bank) >= BANK and count < 2:
            found.append(f"the bank of {len(bank)} hexes at {min(bank)} has {count} crossings")
    return found


def scenario_faults(scenario: Scenario, drawn: Map) -> list[str]:
    """What is wrong with a scenario on its map."""
    cells = drawn.hexes.cells
    landing = scenario.said.get("one-sided") == "yes"
    zones = {zone: [p for p in cells if cells[p]["zone"] == zone] for zone in "AD"}
    found = []
    for zone, places in zones.items():
        if len(places) < (LANDING if landing and zone == "A" else PIECES):
            found.append(f"the set-up area {zone} holds only {len(places)} pieces")
    gap = _gap(set(zones["A"]), set(zones["D"]), APART)
    if gap < APART:
        found.append(f"the set-up areas are {gap} hexes apart, not {APART}")
    if set(scenario.points) != set(drawn.towns):
        found.append(f"points and towns differ: {sorted(set(scenario.points) ^ set(drawn.towns))}")
        return found
    if not set(scenario.gives) <= set(drawn.towns):
        found.append(f"no such towns to give points: {sorted(set(scenario.gives))}")
    ways = _ways(drawn)
    fields = {zone: _field(ways, places) for zone, places in zones.items()}
    nearer = {"A": 0, "D": 0}
    for name, points in scenario.points.items():
        far = {zone: min(fields[zone].get(p, FAR) for p in drawn.towns[name]) for zone in fields}
        if max(far.values()) > TURN * 400:
            found.append(f"no tank can reach {name} from both areas")
        for zone, other in (("A", "D"), ("D", "A")):
            if far[zone] < far[other] - NEARER:
                nearer[zone] += points
    if not landing and 4 * abs(nearer["A"] - nearer["D"]) > sum(scenario.points.values()):
        found.append(f"the towns lie too much with one side: {nearer}")
    if scenario.number("attacker", 1, 999) <= scenario.number("defender", 1, 999):
        found.append("the attacker has no more points than the defender")
    return found + list(_army_faults(scenario, drawn))


def _gap(one: set[Hex], other: set[Hex], most: int) -> int:
    """Hexes from one area to another, at most `most`; 0 where there is none to go from or to."""
    reached = one if other else other
    for steps in range(most):
        if not reached or reached & other:
            return steps
        reached = reached.union(*map(neighbours, reached))
    return most


def _army_faults(scenario: Scenario, drawn: Map) -> Iterable[str]:
    cells = drawn.hexes.cells
    stand: set[Hex] = set()
    for side, kind, place, line in scenario.armies:
        if kind not in TYPES or place not in cells or cells[place]["zone"] != "AD"[side]:
            yield f"line {line}: {kind} {place} of the {SIDES[side]} is not in its area"
        elif place in stand:
            yield f"line {line}: two pieces in {place}"
        elif kind == "MN" and cells[place]["terrain"] in "tB":
            yield f"line {line}: a mine in a town or on a bridge at {place}"
        stand.add(place)


def _pieces(places: Iterable[Hex]) -> list[set[Hex]]:
    left, found = set(places), []
    while left:
        todo = [left.pop()]
        piece = set(todo)
        while todo:
            for near in neighbours(todo.pop()):
                if near in left:
                    left.remove(near)
                    piece.add(near)
                    todo.append(near)
        found.append(piece)
    return found


def _cost(drawn: Map) -> Callable[[Hex, Hex], int | None]:
    cells = drawn.hexes.cells

    def cost(here: Hex, there: Hex) -> int | None:
        one, other = cells[here], cells[there]
        if other["terrain"] not in QUARTERS:
            return None
        if one["road"] != "." and other["road"] != ".":
            return 4 if "=" in (one["road"], other["road"]) else 2
        if "B" in (one["terrain"], other["terrain"]):
            return None
        weight = QUARTERS[other["terrain"]]
        return min(TURN, 2 * weight) if other["height"] > one["height"] else weight

    return cost


def _ways(drawn: Map) -> dict[Hex, list[tuple[Hex, int]]]:
    """From each hex the next ones that a medium tank can go to, and what that costs."""
    cost = _cost(drawn)
    found: dict[Hex, list[tuple[Hex, int]]] = {place: [] for place in drawn.hexes.cells}
    for place, ways in found.items():
        for near in neighbours(place):
            step = cost(place, near) if near in found else None
            if step is not None:
                ways.append((near, step))
    return found


def _field(ways: dict[Hex, list[tuple[Hex, int]]], sources: Iterable[Hex]) -> dict[Hex, int]:
    """Quarter points of a medium tank from the nearest of these hexes to each other one."""
    found = dict.fromkeys(sources, 0)
    todo = [(0, place) for place in sorted(found)]
    while todo:
        far, place = heapq.heappop(todo)
        if far > found[place]:
            continue
        for near, step in ways[place]:
            if far + step < found.get(near, FAR):
                found[near] = far + step
                heapq.heappush(todo, (far + step, near))
    return found
