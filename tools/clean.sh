#!/bin/sh
# Removes what the build and the checks made; a file the build did not make stays.
set -eu
cd "$(dirname "$0")/.."

for source in game_asm/games/*/; do
    game=$(basename "$source")
    folder=out/$game
    [ -d "$folder" ] || continue
    for end in dsk woz lst map lbl dbg font; do rm -f "$folder/$game.$end"; done
    rm -f "$folder/contracts.json" "$folder/sources.json"
    rm -rf "$folder/gen" "$folder/obj"
    rmdir "$folder" 2>/dev/null || echo "kept, not made by the build: $folder/$(ls "$folder" | tr '\n' ' ')"
done
rm -f out/pictures/*.png
if [ -d out/pictures ]; then rmdir out/pictures 2>/dev/null || true; fi
rm -rf out/page out/annotated out/diff build dist ./*.egg-info .pytest_cache .mypy_cache .ruff_cache
if [ -d out ]; then rmdir out 2>/dev/null || true; fi
find emu rom_build host tests -name __pycache__ -type d -prune -exec rm -rf {} +
