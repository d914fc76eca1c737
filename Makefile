# Grognard.  `make` alone lists what there is; every target sets up what it needs.
# Works with GNU make 3.81 (macOS) and later.

PYTHON ?= python3
GAME   ?= ambush
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/grognard-ready
LINTS  := $(VENV)/grognard-lint-ready
ARGS   ?=

.DEFAULT_GOAL := help
.PHONY: help play test quick setup disks shots cycles mutate bench ladder rules check-ca65 fuzz lint clean

help: ## this list
	@echo "make play GAME=ambush   set up what is missing, build the disk, open it in a window"
	@echo "make test               set up what is missing, run every test"
	@echo
	@echo "make setup              make .venv with everything, and nothing more"
	@echo "make quick              the tests that are not slow: a minute on two processors"
	@echo "make disks              build the disk of every game into out/"
	@echo "make shots              pictures of the game into out/pictures"
	@echo "make rules              a line a game: rules in its list, and how each is held"
	@echo "make cycles             check measured cycle counts against tests/cycles.json"
	@echo "make bench              speeds of machine, assembler and games (under 45 s)"
	@echo "make check-ca65         our assembler against ca65 and ld65, byte for byte"
	@echo "make mutate GAME=ambush  change rule code, see the tests notice"
	@echo "make ladder GAME=ambush  computer players against each other; ARGS='--games 20' for fewer"
	@echo "make fuzz               50,000 damaged files for each parser, 5,000 damaged disks through every"
	@echo "                        disk command (hours); ARGS='1000' for fewer, ARGS='50000 1 disks' for one"
	@echo "make lint               style and type checks"
	@echo "make clean              remove what was made; saved games are never touched"

setup: $(READY)

$(READY): pyproject.toml tools/setup.sh
	@PYTHON="$(PYTHON)" sh tools/setup.sh "$(VENV)"
	@touch "$@"

$(LINTS): $(READY)
	@echo "Adding the style and type checkers to $(VENV)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch "$@"

play: $(READY)
	@$(BIN)/grognard play "$(GAME)" $(ARGS)

test: $(READY)
	@if [ -n "$(ARGS)" ]; then $(BIN)/python -m pytest $(ARGS); else sh tools/test.sh "$(BIN)/python"; fi

quick: $(READY)
	@if [ -n "$(ARGS)" ]; then $(BIN)/python -m pytest -m "not slow" $(ARGS); \
	else sh tools/test.sh "$(BIN)/python" --quick; fi

disks: $(READY)
	@$(BIN)/grognard build -o out

shots: $(READY)
	@$(BIN)/python tools/shots.py out/pictures

rules: $(READY)
	@$(BIN)/python -m grognard.host.rulebook

bench: $(READY)
	@$(BIN)/grognard bench $(ARGS)

cycles: $(READY)
	@if [ -f tests/cycles.json ]; then $(BIN)/python -m pytest --cycles=check -m cycles $(ARGS); \
	else echo "make cycles: there is no record yet; tests/cycles.json is missing" >&2; exit 1; fi

check-ca65: $(READY)
	@if [ -f tests/rom_build/test_ca65.py ]; then $(BIN)/python -m pytest -rs tests/rom_build/test_ca65.py $(ARGS); \
	else echo "make check-ca65: the comparison is not in this version; tests/rom_build/test_ca65.py is missing" >&2; exit 1; fi

fuzz: $(READY)
	@$(BIN)/python tests/fuzz_parsers.py $(ARGS)

mutate: $(READY)
	@if [ -f tests/mutate.py ]; then $(BIN)/python tests/mutate.py "$(GAME)" $(ARGS); \
	else echo "make mutate: the mutation run is not in this version; tests/mutate.py is missing" >&2; exit 1; fi

ladder: $(READY)
	@if [ -f tests/ladder.py ]; then $(BIN)/python tests/ladder.py "$(GAME)" $(ARGS); \
	else echo "make ladder: play between computer players is not in this version; tests/ladder.py is missing" >&2; exit 1; fi

# mypy finds packages by folder, so it gets a folder that looks as the installed tree does.
TYPES := $(VENV)/types
lint: $(LINTS)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@mkdir -p $(TYPES)/grognard
	@for part in emu rom_build host; do ln -sfn ../../../$$part $(TYPES)/grognard/$$part; done
	@MYPYPATH=$(TYPES) $(BIN)/mypy --strict --namespace-packages --explicit-package-bases \
		-p grognard.emu -p grognard.rom_build
	@$(BIN)/python -m grognard.rom_build.lint

# Only what the build makes, by name: a SAVE disk somebody keeps in out/ stays.
clean:
	@sh tools/clean.sh
