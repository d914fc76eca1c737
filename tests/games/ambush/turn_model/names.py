"""What orders, weapons and acts are called."""

(NONE, READY, TURN, SQUARE, POSTURE, SEARCH, ORDER, SHOT, AREA, AMBUSH, FIGHT) = range(11)
(MR, MI, SB, SE, PREP, LOAD, GET, DROP, FS, FA, HH, HJ, EP, EF, WA) = range(1, 16)
P, F, M, A, R, G, K, B = range(1, 9)
NEVER = NO_MAN = 255
DODGE, CRAWL, LOOK = b"DCL"
SO, BARRED, PRONE, UPRIGHT, NOT_HIS, LIMIT, IN_HAND = range(7)
NO_HAND, UNLOADED, NOBODY, UNSEEN, FAR, EXPERT = range(7, 13)
"""Why an order is passed over."""
