# Grognard.  `make` alone lists what there is; every target sets up what it needs.
# Works with GNU make 3.81 (macOS) and later.

PYTHON ?= python3
GAME   ?= ambush
VENV   := .venv
BIN    := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
READY  := $(VENV)/grognard-ready
LINTS  := $(VENV)/grognard-lint-ready
ARGS   ?=

.DEFAULT_GOAL := help
.PHONY: help play test quick thorough setup disks shots web annotate cycles mutate bench ladder rules check-ca65 fuzz lint clean

help: ## this list
	@echo "make play GAME=ambush   set up what is missing, build the disk, open it in a window"
	@echo "make test               set up what is missing, run every test"
	@echo
	@echo "make setup              make .venv with everything, and nothing more"
	@echo "make quick              the tests that are not slow: a minute on two processors"
	@echo "make thorough           every test, the longest too, then mutation and ladders of every game: hours"
	@echo "make disks              build the disk of every game into out/"
	@echo "make web                a page that plays the games in any browser, in out/page"
	@echo "make annotate           the games' sources as pages with links, in out/annotated"
	@echo "make shots              pictures of the game into out/pictures"
	@echo "make rules              a line a game: rules in its list, and how each is held"
	@echo "make cycles             check measured cycle counts against tests/cycles/"
	@echo "make bench              speeds of machine, assembler and games (a minute)"
	@echo "make check-ca65         our assembler against ca65 and ld65, byte for byte"
	@echo "make mutate GAME=ambush  change rule code, see the tests notice"
	@echo "make ladder GAME=ambush  computer players against each other; ARGS='--games 20' for fewer"
	@echo "make fuzz               50,000 damaged files for each reader of files, then 100 s each led by"
	@echo "                        coverage; 5,000 damaged disks through every disk command (hours);"
	@echo "                        ARGS='1000' for fewer, ARGS='50000 1 disks' for one"
	@echo "make lint               style and type checks"
	@echo "make clean              remove what was made; saved games are never touched"

setup: $(READY)

$(READY): pyproject.toml setup.py tools/setup.sh
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

# --cluster needs Dask, and so does the test that a cluster gives the table of one computer.
thorough: $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[cluster]"
	@sh tools/test.sh "$(BIN)/python" --thorough $(ARGS)
	@for game in $$($(BIN)/python -c \
		"from grognard.rom_build.games import game_names; print(*game_names())"); do \
		$(BIN)/python -m tests.programs.mutate "$$game" -j2 --any && \
		$(BIN)/python -m tests.programs.ladder "$$game" || exit 1; done

disks: $(READY)
	@$(BIN)/grognard build -o out

shots: $(READY)
	@$(BIN)/python tools/shots.py out/pictures

web: $(READY)
	@$(BIN)/grognard web -o out/page $(ARGS)

annotate: $(READY)
	@$(BIN)/grognard annotate -o out/annotated $(ARGS)

rules: $(READY)
	@$(BIN)/python -m grognard.host.built.rulebook

bench: $(READY)
	@$(BIN)/grognard bench $(ARGS)

cycles: $(READY)
	@$(BIN)/python -m pytest --cycles=check -m cycles $(ARGS)

check-ca65: $(READY)
	@$(BIN)/python -m pytest -rs tests/rom_build/test_ca65.py $(ARGS)

# Without atheris, which has no wheel for some systems, the run says what it leaves out.
fuzz: $(READY)
	@$(BIN)/python -c "import atheris" 2>/dev/null || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --only-binary=atheris \
			-e ".[fuzz]" || true
	@$(BIN)/python -m tests.programs.fuzz_parsers $(ARGS)

mutate: $(READY)
	@$(BIN)/python -m tests.programs.mutate "$(GAME)" $(ARGS)

ladder: $(READY)
	@$(BIN)/python -m tests.programs.ladder "$(GAME)" $(ARGS)

# mypy finds packages by folder, so it gets a folder that looks as the installed tree does, and
# looks at it from there: in the checkout it would take grognard/ for all of it.
TYPES := $(VENV)/types
lint: $(LINTS)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@mkdir -p $(TYPES)/grognard
	@for part in emu rom_build host game_asm grognard/*; do \
		ln -sfn "$(CURDIR)/$$part" $(TYPES)/grognard/; done
	@cd $(TYPES) && "$(CURDIR)/$(BIN)/mypy" --strict --namespace-packages --explicit-package-bases \
		--config-file "$(CURDIR)/pyproject.toml" -p grognard
	@$(BIN)/python -m grognard.rom_build.lint

# Only what the build makes, by name: a SAVE disk somebody keeps in out/ stays.
clean:
	@sh tools/clean.sh
