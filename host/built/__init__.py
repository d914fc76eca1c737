"""A built game, seen from outside its code: where it lies, its labels, rules and calculators."""
