#!/bin/sh
# Every test, or with --quick those that are not slow.
# Builds first, so that neither half of them builds under the other's feet.
set -u
python=$1
shift
"$python" -m grognard.host.cli build -o out || exit 1
exec "$python" tools/halves.py "$@"
