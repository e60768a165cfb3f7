# Two commands: `make play` and `make test`. Both do all of their own set-up.

PYTHON ?= python3
BIN    := .venv/bin
PAGE   := mazzo/server/page/index.html
RULES  := mazzo/browser/rules.json

.DEFAULT_GOAL := help
.PHONY: help site play test test-long test-extras test-firefox torture load setup page wasm wasm-check page-lint-bounds warm lint rules bounds rest wheel playthroughs encodings api-docs screenshots readers clean

help:
	@echo "make play        set everything up, start the server and open the page in the browser"
	@echo "make play LAN=1  the same, for everyone on the local network"
	@echo "make test        set everything up, then run all tests"
	@echo "make test-long   whole games with every movement, every phase in every language and font"
	@echo "make torture     one to two hours: 1,000 kills, 12 of PostgreSQL, the server's long tests, a soak test of half an hour (docs/reliability.md)"
	@echo "make load        measure how long people at 1,000 tables wait on this machine"
	@echo "make test-extras   the wheel in a clean environment, bulk work on a Ray cluster of this machine, a minute of training"
	@echo "make test-firefox  whole games on the device in Firefox, if it is installed"
	@echo "make wheel       a wheel with the page and the rules for the browser inside, which runs without Node"
	@echo "make site        the page without a server, into ./site, for any static host; you play on your device, against bots"
	@echo "make wasm        the rules for the browser, into mazzo/browser"
	@echo "make wasm-check  compare 20,000 games in WebAssembly with the same games on this processor"
	@echo "make playthroughs  rewrite the golden games; read the diff before you commit it"
	@echo "make encodings   rewrite docs/encodings.md from the code"
	@echo "make api-docs    rewrite docs/api.md from the messages and the routes"
	@echo "make readers     rewrite the recorded screen-reader view of each phase; read the diff before you commit it"
	@echo "make screenshots   pictures of every screen into ./screenshots"

# ------------------------------------------------------------------------------------------------------------- set-up

.venv/installed: pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Mazzo needs Python 3.11 or newer; set PYTHON=... if it has another name."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Mazzo needs Python 3.11 or newer."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing Mazzo into .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.'
	@touch $@

.venv/test-installed: .venv/installed
	@echo "Installing what the tests need ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,bench,research]'
	@touch $@

setup: .venv/installed page warm

web/node_modules/installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node 20 or newer, and npm is not here."; exit 1; }
	@echo "Installing what the page is built with ..."
	@cd web && npm ci --silent --no-fund --no-audit
	@touch $@

$(PAGE): web/node_modules/installed .venv/installed $(shell find web/src web/locales web/public mazzo/games/*/puzzles.json web/index.html web/vite.config.ts web/svelte.config.js 2>/dev/null)
	@echo "Building the page ..."
	@cd web && npm run --silent build

page: $(PAGE)

# Compiled only where its sources have changed since.
$(RULES): .venv/installed $(shell find mazzo/rules mazzo/games mazzo/bots mazzo/review mazzo/wasm mazzo/server/wire mazzo/words.py mazzo/worlds.py -name '*.py' -o -name '*.npy' -o -name '*.npz' 2>/dev/null)
	@$(BIN)/python -m mazzo.wasm || { \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[wasm]' && $(BIN)/python -m mazzo.wasm; }

wasm: $(RULES)

warm: .venv/installed
	@$(BIN)/mazzo warm

# -------------------------------------------------------------------------------------------------------------- to use

# Nothing is compiled before: the server plays at once, interpreted, and goes on compiled. Behind it: games for the device, reviews.
play: .venv/installed page
	@{ nice -n 19 $(BIN)/python -m mazzo.wasm; nice -n 19 $(BIN)/mazzo warm --reviews; } >/dev/null 2>&1 &
	@$(BIN)/mazzo serve --open $(if $(LAN),--lan)

# A page without a server, for any host of files.
site: .venv/installed page wasm
	@$(BIN)/python -m mazzo.server.http.site site

wheel: .venv/installed page wasm
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check build
	@$(BIN)/python -m build --wheel

# ------------------------------------------------------------------------------------------------------------- to hold

# Two cores: what is independent runs side by side.
test: .venv/test-installed
	@$(MAKE) --no-print-directory -j2 --output-sync=target page-lint-bounds warm-for-tests wasm
	@bash .ci/system-packages
	@$(MAKE) --no-print-directory rest

page-lint-bounds: page
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory bounds

warm-for-tests: .venv/test-installed
	@$(BIN)/mazzo warm --research

lint: .venv/test-installed web/node_modules/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test

# The laws again, with every index checked.
bounds: .venv/test-installed
	NUMBA_BOUNDSCHECK=1 MAZZO_EXAMPLES=8 $(BIN)/python -m pytest tests/test_laws.py

# A third of the tests' time is waiting, for servers, pages and clocks: three share two cores.
rest: .venv/test-installed
	$(BIN)/python -m pytest -n 3 --dist worksteal --durations=12 -m "not long"

# Run by hand after a change to the page: the whole matrices.
test-long: .venv/test-installed page warm
	$(BIN)/python -m pytest -n 2 --dist worksteal -m long

# Run by hand: what takes too long for every change.
torture: .venv/test-installed warm
	$(BIN)/python -m pytest -n 2 --dist worksteal -m long tests/server
	$(BIN)/python -m tests.harness.kills --kills 1000 --games 5000
	$(BIN)/python -m tests.harness.kills --kills 200 --postgres
	$(BIN)/python -m tests.harness.kills --kills 50 --tables 1 --events 2 --amid-events
	$(BIN)/python -m tests.harness.kills --kills 50 --tables 1 --events 2 --amid-events --postgres
	$(BIN)/python -m tests.harness.kills --kills 12 --postgres --the-database
	$(BIN)/python bench/soak.py --minutes 30

wasm-check: .venv/test-installed warm wasm
	$(BIN)/python -m tests.wasm.games --games 20000 --searched 200
	$(BIN)/python -m tests.wasm.page --mixtures 40

load: .venv/test-installed warm
	$(BIN)/python bench/load.py --find-limit
	$(BIN)/python bench/load.py --deaf 50
	$(BIN)/python bench/load.py --bots 8

# What needs more than the set-up installs: bulk work on a Ray cluster of this machine, a minute of training, and the wheel in an
# environment of its own.
test-extras: .venv/test-installed page wasm
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,cluster,train]'
	$(BIN)/python -m pytest tests/extras

# Debian's Firefox by WebDriver BiDi, with a Playwright that asks no more than it knows. `apt-get install firefox-esr` comes first.
test-firefox: .venv/test-installed page wasm
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade --target build/firefox 'playwright==1.60.0'
	PYTHONPATH=build/firefox $(BIN)/python -m pytest tests/firefox

playthroughs: .venv/installed
	$(BIN)/python -m tests.playthroughs.make

encodings: .venv/installed
	$(BIN)/python -m mazzo.research.encoding.tables docs/encodings.md

api-docs: .venv/installed
	$(BIN)/python -m mazzo.server.http.api_docs docs/api.md examples/outside_bot.py

screenshots: .venv/test-installed page
	$(BIN)/python tests/web/screenshots.py screenshots

readers: .venv/test-installed page
	$(BIN)/python tests/web/aria_goldens.py

clean:
	rm -rf .venv web/node_modules mazzo/server/page mazzo/browser dist build screenshots site
