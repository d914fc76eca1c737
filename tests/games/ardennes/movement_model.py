"""Movement and supply reckoned by another way: shortest paths over the data files themselves."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable, Iterable
from fractions import Fraction as F

from grognard.rom_build.data.hex_grid import Hex, neighbour

from . import ardennes_book as book
from .land import BRIDGE, RIVER, ROAD, SIEGFRIED, beside, campaign, side, terrain

ALLIED = 1


def points(name: str, place: Hex, by_road: bool) -> F:
    """What a class pays to enter a hex, by the classic rules."""
    forest, mountain, clear, road = (F(value) for value in book.MOVEMENT[name])
    if by_road:
        return F(1) if name in ("infantry", "paratrooper") else road
    return {1: forest, 2: mountain}.get(terrain(place), clear)


def reach(name: str, whose: int, start: Hex, most: F, foes: Iterable[Hex]) -> dict[Hex, F]:
    """Every hex that a unit can come to, and what it costs, with enemies in these hexes."""
    held = set(foes)
    zone = beside(held)
    best = {start: F(0)}
    queue = [(F(0), start)]
    while queue:
        cost, place = heapq.heappop(queue)
        if cost > best[place] or (place != start and place in zone):
            continue
        for way in range(6):
            there, edge = neighbour(place, way), side(place, way)
            if there not in campaign() or there in held:
                continue
            if whose == ALLIED and terrain(there) == SIEGFRIED:
                continue
            if edge == RIVER and (name == "armour" or place != start):
                continue
            total = cost + points(name, there, edge in (ROAD, BRIDGE))
            if total <= most and total < best.get(there, most + 1):
                best[there] = total
                heapq.heappush(queue, (total, there))
    return best


def supplied(
    whose: int,
    dumps: Iterable[Hex],
    number: int,
    own: set[Hex],
    foes: set[Hex],
    edge: Callable[[Hex, int], int] = side,
) -> dict[Hex, int]:
    """Every hex in supply, and how far it lies off the supply road (readings D1 to D3)."""
    zone = beside(foes) | foes

    def shut(place: Hex) -> bool:
        return place in foes or (place in zone and place not in own)

    def closed(place: Hex, way: int) -> bool:
        there = neighbour(place, way)
        siegfried = there in campaign() and terrain(there) == SIEGFRIED
        gone = there not in campaign() or (whose == ALLIED and siegfried)
        return gone or edge(place, way) == RIVER

    net = {place for place in dumps if not shut(place)}
    todo = deque(net)
    while todo:
        place = todo.popleft()
        for way in range(6):
            there = neighbour(place, way)
            if edge(place, way) in (ROAD, BRIDGE) and not closed(place, way):
                if there not in net and not shut(there):
                    net.add(there)
                    todo.append(there)
    off = dict.fromkeys(net, 0)
    todo = deque(net)
    while todo:
        place = todo.popleft()
        if off[place] == number or shut(place):
            continue
        for way in range(6):
            there = neighbour(place, way)
            if not closed(place, way) and there not in off and there not in foes:
                off[there] = off[place] + 1
                todo.append(there)
    return off
