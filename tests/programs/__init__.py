"""Long programs about the tests and the games: mutation, ladders, fuzzing."""
