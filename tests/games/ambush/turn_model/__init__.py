"""A turn of Computer Ambush, followed from the state before it to the state after it.

Costs, chances and single lines of sight are asked of the routines that have exact tests of their
own.  All else (whose step begins and ends when, who is seen, hit, hurt and freed, what is carried)
is done here once more: with the same dice in the same order, and with nothing remembered from point
to point that can be worked out anew.
"""
