"""A small battle in memory, keys typed ahead, and the log of a turn."""

RETURN = "\r"
ESCAPE = "\x1b"
EVENTS = (
    "NONE MOVE FACE FALL STAND FIRE HIT SHOCK DEAD THROW BLAST PLASTIC FIGHT SCREAM SEEN LOST"
).split()
PADOOKA, CHENG, GRUBER = 0, 5, 13
LOOK_NONE, LOOK_UPRIGHT, LOOK_PRONE, LOOK_SHOCK, LOOK_DEAD = range(5)
KEYS_AHEAD = 16


def put(ambush, name, man, value):
    ambush.mem[ambush.sym[name] + man] = value


def get(ambush, name, man=0):
    return ambush.mem[ambush.sym[name] + man]


def type_ahead(ambush, keys):
    """Keys that wait when the next routine asks; the type-ahead holds sixteen."""
    assert len(keys) <= KEYS_AHEAD
    ambush.set("key_first", 0)
    ambush.set("key_count", len(keys))
    ambush.set("key_ring", list(keys.encode()))


def enter(ambush, name, man, rank, place):
    for at, letter in enumerate(name.ljust(12)):
        put(ambush, "man_name", 12 * man + at, ord(letter))
    put(ambush, "man_in_play", man, 1)
    put(ambush, "man_rank", man, rank)
    put(ambush, "man_x", man, place[0])
    put(ambush, "man_y", man, place[1])
    put(ambush, "man_facing", man, 1)
    put(ambush, "man_endurance", man, 99)
    put(ambush, "man_energy_lo", man, 200)
    put(ambush, "man_command", man, 10)
    for rating in ("strength", "intelligence", "dexterity", "observation"):
        put(ambush, "man_" + rating, man, 5)


def begin_battle(ambush):
    """Two Americans west of the factory and a German east of it, unlimited sight."""
    for at in range(ambush.sym["state_begin"], ambush.sym["state_end"]):
        ambush.mem[at] = 0
    ambush.set("st_solitaire", 1)
    ambush.set("st_computer", 2)
    ambush.set("st_level", 1)
    ambush.set("st_turn", 1)
    ambush.set("st_turn_length", 250)
    enter(ambush, "Padooka", PADOOKA, 0, (13, 20))
    enter(ambush, "Cheng", CHENG, 2, (13, 17))
    enter(ambush, "Gruber", GRUBER, 2, (20, 20))
    return ambush


def orders(ambush, man):
    at = ambush.sym["man_orders"] + 64 * man
    count = get(ambush, "man_order_count", man)
    return [bytes(ambush.mem[at + 4 * n : at + 4 * n + 4]) for n in range(count)]


LEFT_OVER = [bytes([1, 1, 2, ord("R")]), bytes([15, 30, 0, 0])]


def leave_over(ambush):
    at = ambush.sym["man_orders"] + 64 * CHENG
    for order in LEFT_OVER:
        ambush.mem[at : at + 4] = order
        at += 4
    put(ambush, "man_order_count", CHENG, 2)
    put(ambush, "man_spent_lo", CHENG, 9)


def record(ambush, *events):
    """The movie log of a turn that begins as the state stands now."""
    for name in ("x", "y", "facing", "posture", "wounds"):
        for man in range(20):
            put(ambush, "start_" + name, man, get(ambush, "man_" + name, man))
    at = ambush.sym["movie_log"]
    for time, event, man, column, row in events:
        code = event if isinstance(event, int) else EVENTS.index(event)
        for value in (time, code, man, column, row):
            ambush.mem[at] = value
            at += 1
    ambush.mem[at] = 255
