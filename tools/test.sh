#!/bin/sh
# Every test, in two halves at once: there are two cores, and the games' plays take half the time.
# Builds first, so that neither half builds under the other's feet.
set -u
python=$1
"$python" -m grognard.host.cli build -o out || exit 1
first=$(mktemp) && second=$(mktemp) || exit 1
trap 'rm -f "$first" "$second"' EXIT
echo "Running every test; the games' first, the machine's and the tools' beside them"
"$python" -m pytest -p no:cacheprovider tests/games/ambush >"$first" 2>&1 &
games=$!
"$python" -m pytest -p no:cacheprovider tests --ignore=tests/games/ambush >"$second" 2>&1
rest_failed=$?
wait "$games"
games_failed=$?
cat "$first" "$second"
[ "$rest_failed" = 0 ] && [ "$games_failed" = 0 ]
