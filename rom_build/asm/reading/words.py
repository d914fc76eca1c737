"""The dotted words of the subset, by what they do.

The files that carry them out enter theirs here, so that a message about a word needs no more than
this list.
"""

PARTS = frozenset((".left", ".mid", ".right"))
REWRITES = frozenset((".ident", ".concat", ".sprintf", ".string")) | PARTS
"""They make tokens, before a line is read."""
DEFINING = frozenset((".define", ".undef", ".undefine"))
"""The name after them is not replaced by what it stands for."""
FUNCTIONS: list[str] = []
"""They give a value; functions.py enters them."""
DIRECTIVES: list[str] = []
"""They start a statement; directives.py enters them."""
