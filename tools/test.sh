#!/bin/sh
# Runs the tests side by side, one process a processor: every test but the thorough ones, or with
# --quick those that are not slow, or with --thorough all.  More words go to pytest.
set -u
python=$1
shift
wanted="not thorough"
case "${1:-}" in
--quick)
    wanted="not slow and not thorough"
    shift
    set -- --durations=5 --durations-min=1 "$@"
    ;;
--thorough) wanted="slow or not slow"; shift ;;
esac
# pytest writes its asserts into every test file: two thirds of the time until the first test runs,
# unless Python may keep them for the next time.
unset PYTHONDONTWRITEBYTECODE
# NumPy multiplies no matrices here: its threads would only spin while each process begins.
export OPENBLAS_NUM_THREADS=1
# Built first, also what stands in no list, so that no two processes build the same game.
names=
for toml in game_asm/*/*/game.toml; do
    folder=${toml%/game.toml}
    names="$names ${folder##*/}"
done
# each name a word of its own
"$python" -m grognard.host.cli build -o out $names || exit 1
exec "$python" -m pytest -n auto --dist worksteal -q -p no:cacheprovider -m "$wanted" "$@"
