# `make help` lists what one would type. Everything is installed into VENV, nothing outside the repository.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
WORKERS ?= 2
BROWSERS ?= $(WORKERS)
JOBS ?= 2

HEADERS := $(shell find src -name '*.pxd')
RULES := $(HEADERS) $(wildcard $(HEADERS:.pxd=.py))

# Stamps: what has been done, and when. They lie in the environment they speak of.
READY := $(VENV)/.ready
DEVELOP := $(VENV)/.develop
BUILT := $(VENV)/.built
MAPS := $(VENV)/.maps
TRAINER := $(VENV)/.trainer
BROWSER := $(VENV)/.browser
PACKAGES := web/node_modules/.ready

# The client in the browser: built into the package, from its sources, the texts and the boards.
CLIENT := src/mikrokosmos/server/client/index.html
PAGE := $(shell find web src/mikrokosmos/texts src/mikrokosmos/games -path web/node_modules -prune -o -type f \( -path 'web/*' -o -name '*.ftl' -o -name '*.toml' -o -name '*.json' \) -print)
NPM := $(BIN)/python tools/node.py npm

# Where the interpreted run looks: the rules and what stands on them directly. The rest of the tests is about code that
# is never compiled, and has been tested by then.
RULES_TESTS := tests/core tests/games tests/bots \
    $(patsubst %,tests/test_%.py,battery conformance golden interpreted)

# What `make test` looks at interpreted; the run that counts coverage sees all of them.
FEW_TESTS := tests/core tests/games tests/test_interpreted.py

# What the checked run looks at: all that plays by compiled rules. Storage, settings and tools touch none.
PLAYED_TESTS := $(RULES_TESTS) tests/lab tests/server/tables tests/server/replays

# The tests start hundreds of interpreters; without kept bytecode each compiles everything anew.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.PHONY: help play test lint types web test-web test-browser test-compiled test-interpreted test-long mutants checked coverage whole kills kills-one soak idle-turns bench bench-search bench-server bench-client bench-analysis strength calibration expert golden docs screens boards dist build clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(READY) $(CLIENT) ## install what is needed, build, and open the page in a browser
	@$(BIN)/mikrokosmos serve --open

web: $(CLIENT) ## build the page into the package

# Some parts wait a lot, so two go side by side; the output of each is shown whole when it is done. What needs no Python
# comes first, while pip is busy.
PARTS := test-web lint types test-compiled test-browser test-interpreted
SIDE_BY_SIDE := --jobs=$(JOBS) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# A browser is several processes by itself, so the tests in it have half of the cores: more would wait for each other.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
HALF := $(shell expr '(' $(CORES) + 1 ')' / 2)

test: ## everything that must hold before a commit
	@echo '== $(PARTS)'
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) WORKERS=$(CORES) BROWSERS=$(HALF) $(PARTS)

test-long: mutants checked coverage whole kills-one idle-turns ## the campaigns: mutants, bounds checks, coverage, whole samples, kills, idle turns

lint: $(DEVELOP)
	@echo '== ruff'
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo 'not formatted: run $(BIN)/ruff format .'; exit 1; }

types: $(DEVELOP)
	@echo '== mypy'
	@$(BIN)/mypy

test-web: $(PACKAGES)
	@echo '== the client: types, form, unit tests'
	@$(NPM) run --silent check
	@$(NPM) test --silent

test-browser: $(BUILT) $(CLIENT) $(BROWSER)
	@echo '== tests in the browser'
	@$(BIN)/python -m pytest -q -n $(BROWSERS) --dist worksteal tests/web

test-compiled: $(BUILT) $(CLIENT)
	@echo '== tests, compiled'
	@$(BIN)/python -c 'import mikrokosmos as mk; mk.compiled() or print("(no compiler: these run interpreted too)")'
	@$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --ignore=tests/web

test-interpreted: $(BUILT)
	@echo '== tests, interpreted'
	@MIKROKOSMOS_INTERPRETED=1 $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal -m 'not campaign' $(FEW_TESTS)

coverage: $(BUILT) ## the branches of core and games that no test of them takes
	@echo '== tests, interpreted, with branch coverage of core and games'
	@rm -rf build/coverage && mkdir -p build/coverage
	@MIKROKOSMOS_INTERPRETED=1 $(BIN)/coverage run -m pytest -q -n $(WORKERS) --dist worksteal -m 'not campaign' $(RULES_TESTS)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

mutants: $(BUILT) ## break every rule by itself; its tests must notice
	@echo '== mutants'
	@$(BIN)/python tools/mutants.py

checked: $(DEVELOP)
	@echo '== tests, with array bounds checked'
	@rm -rf build/checked && mkdir -p build/checked
	@tar -cf - --exclude=./build --exclude=./.git --exclude=./.venv --exclude=node_modules --exclude='*.so' --exclude=__pycache__ . | tar -xf - -C build/checked
	@cd build/checked && MIKROKOSMOS_CHECKED=1 $(abspath $(BIN))/python setup.py --quiet build_ext --inplace
	@cd build/checked && export PYTHONPATH=$$PWD/src && $(abspath $(BIN))/python -c \
	    'import os, mikrokosmos as mk; assert mk.compiled() and mk.__file__.startswith(os.getcwd()), "not a checked build"'
	@cd build/checked && LONG_RUN=1 PYTHONPATH=$$PWD/src $(abspath $(BIN))/python -m pytest -q -n $(WORKERS) --dist worksteal $(PLAYED_TESTS)

# The tests of which `make test` takes a sample; what plays by compiled rules is whole in the checked run already.
whole: $(BUILT) $(CLIENT) $(BROWSER)
	@echo '== tests of the server and in the browser that take long'
	@LONG_RUN=1 $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal tests/server
	@LONG_RUN=1 $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal -m campaign tests/web

# One server only; several on one PostgreSQL want a quiet machine, and are a campaign of their own.
kills-one: $(BUILT)
	@echo '== kills, one server'
	@$(BIN)/python tools/kills/run.py --part one --kills 100

kills: $(BUILT) ## kill servers under load, one alone and several on one PostgreSQL; nothing may be lost or doubled
	@echo '== kills'
	@$(BIN)/python tools/kills/run.py

MINUTES ?= 20

soak: $(BUILT) ## mixed play for MINUTES=20 minutes; the server's memory must come to rest
	@echo '== soak'
	@$(BIN)/python tools/soak/run.py --minutes $(MINUTES)

idle-turns: $(BUILT)
	@echo '== turns of bots that bring nothing'
	@$(BIN)/python tools/idle_turns.py

bench: $(BUILT) ## how fast, beside a peer in the same run
	@$(BIN)/python bench/run.py

bench-search: $(BUILT) ## how fast the bots that search are, beside another engine's search in the same run
	@$(BIN)/python bench/search.py

bench-server: $(BUILT) ## what an action costs the table server, beside a relay without rules and boardgame.io
	@PYTHONPATH=bench $(BIN)/python -m table_server.run

bench-client: $(BUILT) $(CLIENT) $(BROWSER) ## how smooth the page is while it moves, and how much it loads
	@PYTHONPATH=bench:tools:tests $(BIN)/python bench/client.py

strength: $(BUILT) ## how strong the bots are, in thousands of games
	@$(BIN)/python bench/strength.py

bench-analysis: $(BUILT) ## how long an analysis takes, and whether the chances it tells come true
	@$(BIN)/python bench/analysis.py

calibration: $(BUILT) ## whether win chances come true, in thousands of games
	@$(BIN)/python bench/calibration.py

# Learned weights of both games for every number of players: hours, and where it is stopped it goes on.
LEARNERS := $(foreach game,smallworld creation,$(foreach players,2 3 4 5,$(game)-$(players)))

expert: $(addprefix expert-,$(LEARNERS)) ## train all learned weights anew, and install them (many hours; stop and go on as you like)

$(addprefix expert-,$(LEARNERS)): expert-%: $(BUILT) $(TRAINER)
	@$(BIN)/mikrokosmos train $(firstword $(subst -, ,$*)) --players $(lastword $(subst -, ,$*)) --folder build/training/$* --install

golden: $(BUILT) ## write the golden playthroughs anew; read the difference before you commit it
	@$(BIN)/python tools/golden.py

docs: $(BUILT) ## write the reference page, the index of rules, the settings, the learned inputs, the client's types and C's constants anew
	@$(BIN)/python tools/c_constants.py
	@$(BIN)/python tools/reference.py
	@$(BIN)/python tools/rules_index.py
	@$(BIN)/python tools/settings_table.py
	@$(BIN)/python tools/feature_table.py
	@$(BIN)/python tools/game_types.py
	@$(BIN)/python tools/wire_types.py

screens: $(BUILT) $(CLIENT) $(BROWSER) ## pictures of every page and of both games, anew
	@PYTHONPATH=tools:tests $(BIN)/python tools/screens.py --all

boards: $(MAPS) ## draw the outlines of the four boards anew, and their pictures
	@$(BIN)/python tools/outlines/draw.py --png docs/boards

dist: $(DEVELOP) $(CLIENT) ## build sdist and wheel, and play a game from each in an empty environment
	@echo '== dist'
	@$(BIN)/python tools/dist.py

build: $(BUILT) ## compile the rules in place (the other targets do it by themselves)

clean: ## remove everything that was made, the environment included
	rm -rf .venv build dist src/*.egg-info src/mikrokosmos/server/client web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools bench -name '__pycache__' -prune -exec rm -rf {} +
	find src -name '*.so' -delete

$(BIN)/python:
	@$(PYTHON) -m venv $(VENV)

# For players: the package alone, compiled on the way.
$(READY): pyproject.toml setup.py $(RULES) | $(BIN)/python
	@echo '== install'
	@$(BIN)/pip install --quiet --editable .
	@touch $@

# For developers: the tools; the rules are compiled by the step below, whenever one of them has changed.
$(DEVELOP): pyproject.toml | $(BIN)/python
	@echo '== install, with tools'
	@MIKROKOSMOS_COMPILE=0 $(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@

# The client's own packages, as the lock file has them.
$(PACKAGES): web/package.json web/package-lock.json | $(BIN)/python
	@echo '== install, for the client'
	@$(NPM) ci --loglevel=error --no-audit --no-fund
	@touch $@

$(CLIENT): $(PACKAGES) $(PAGE)
	@echo '== build the client'
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# A browser for the tests.
$(BROWSER): | $(DEVELOP)
	@$(BIN)/python tools/browser.py
	@touch $@

# For those who draw: the libraries that turn SVG into pictures.
$(MAPS): pyproject.toml | $(BUILT)
	@echo '== install, with tools for pictures'
	@$(BIN)/pip install --quiet --editable '.[maps]'
	@touch $@

# For those who train: PyTorch.
$(TRAINER): pyproject.toml | $(BUILT)
	@echo '== install, with what training needs'
	@MIKROKOSMOS_COMPILE=0 $(BIN)/pip install --quiet --editable '.[train]'
	@touch $@

# A stale compiled module would hide its .py. A change of flags concerns all of them.
$(BUILT): $(DEVELOP) setup.py $(RULES)
	@echo '== compile'
	@$(BIN)/python setup.py --quiet build_ext --inplace $(if $(filter setup.py,$?),--force)
	@touch $(READY) $@
