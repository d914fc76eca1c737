"""What the book's formulas give, in exact fractions."""

from __future__ import annotations

from fractions import Fraction as F

from .front import (
    CITY,
    CLEAR,
    FOREST,
    FORT,
    MOUNTAIN,
    RAIL,
    SKY_CLEAR,
    SKY_COLD,
    SKY_RAIN,
    SKY_VERY_COLD,
    SWAMP,
)

VERY_COLD_SOVIET = {1: F(5, 2), 2: F(9, 4), 3: F(2), 4: F(7, 4)}
"""Soviet attacks in VERY COLD of 1941 and 1942, by level."""


def strength(strength: int, experience: int, fatigue: int) -> F:
    """The basic strength of a unit."""
    return F(strength * experience * (100 - fatigue), 10000)


def frozen(sky: int) -> bool:
    """Are rivers and swamps frozen?"""
    return sky in (SKY_COLD, SKY_VERY_COLD)


def attack_factor(
    soviet: bool,
    mech: bool,
    terrain: int,
    out_of: int,
    river: bool,
    sky: int,
    year: int,
    month: int,
    share: int,
    level: int = 3,
) -> F:
    """What ground, weather and armour make of an attacker."""
    factor = F(1)
    if terrain == SWAMP and not frozen(sky) or terrain == FORT:
        factor /= 2
    if terrain == MOUNTAIN:
        factor /= 3
    if river and not frozen(sky):
        factor /= 2
    if out_of == FORT or out_of == SWAMP and not frozen(sky):
        factor /= 2
    hard = sky == SKY_VERY_COLD and year <= 42
    if sky == SKY_RAIN:
        factor /= 2
    if hard:
        factor *= VERY_COLD_SOVIET[level] if soviet else F(1, 4)
    bonus = mech and terrain in (CLEAR, RAIL) and sky != SKY_RAIN
    if soviet:
        bonus = bonus and (year, month) >= (42, 10)
    elif hard:
        bonus = False
    return factor * (1 + F(100 - share, 200)) if bonus else factor


def attacker_loss(odds: F, dug: int) -> F:
    """Average per cent."""
    return min(F(50), 10 / odds * (1 + F(dug, 10)))


def defender_loss(odds: F) -> F:
    """Average per cent."""
    return min(F(100), 2 * odds)


def retreat(odds: F) -> F:
    """Per cent."""
    return max(F(0), min(F(100), 50 * (odds - 1)))


def destroyed(odds: F) -> F:
    """Per cent of entrenchments."""
    return F(100) if odds > 8 else max(F(20), 10 * odds)


MULTIPLIER = {SKY_CLEAR: 1, SKY_COLD: 2, SKY_VERY_COLD: 3, SKY_RAIN: 4}


def enter_fatigue(
    soviet: bool, mech: bool, tactical: bool, terrain: int, sky: int, year: int, river: bool
) -> F:
    """Fatigue of entering a hex."""
    if terrain == SWAMP and frozen(sky):
        terrain = FOREST
    points = F(25 if terrain in (SWAMP, MOUNTAIN) else 5) * (2 if tactical else 1)
    easy = terrain in (CLEAR, CITY, FORT, RAIL) and sky in (SKY_CLEAR, SKY_COLD)
    if mech and tactical and easy:
        points /= 2
    times = MULTIPLIER[sky]
    if sky == SKY_VERY_COLD and not soviet and year == 41:
        times = 5
    points *= times
    if river and not frozen(sky):
        points += 10 if tactical else 20
    return min(F(95), points)
