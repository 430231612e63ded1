# Two commands: `make play` and `make test`. Each needs python3 (3.11 or newer), make and git, and sets up the rest itself, once.
PYTHON ?= python3
UV := .boot/bin/uv
BIN := .venv/bin

export UV_PYTHON_DOWNLOADS := never
export UV_NO_PROGRESS := 1
# trust the machine's own certificates, as behind a company's proxy
export UV_SYSTEM_CERTS := true
export NODE_USE_SYSTEM_CA := 1

# A stamp's name holds the digest of what it was made from, of the Python and of this folder (environments do not survive a move),
# so a second run sees at once that there is nothing to do, and a change of any of them is noticed.
VERSION := $(shell $(PYTHON) -V 2>&1)
digest = $(shell { echo '$(VERSION)'; pwd; cat $(1); } | sha256sum | cut -c 1-16)

BOOT_READY := .boot/ready-$(call digest,requirements/uv.txt)
VENV_READY := .venv/ready/venv-$(call digest,/dev/null)
PLAY_READY := .venv/ready/play-$(call digest,requirements/build.txt requirements/runtime.txt pyproject.toml)
PAGES := src/isoloir/table/static
PAGE_SOURCES = $(shell find web src/isoloir/content -name node_modules -prune -o -type f ! -name '*.py' ! -name '*.pyc' -print | LC_ALL=C sort)
PAGES_READY := .venv/ready/pages-$(call digest,hatch_build.py $(PAGE_SOURCES))
DEV_READY := .venv/ready/dev-$(call digest,requirements/dev.txt requirements/cluster.txt requirements/notices.txt requirements/lab.txt)
PGX_READY := build/pgx/ready-$(call digest,requirements/pgx.txt)
TAB_READY := .venv/ready/tab-$(call digest,requirements/tab.txt tools/tab/package-lock.json tools/tab/parts.sh)
AUDIT_READY := .venv/ready/audit-$(call digest,requirements/audit.txt)
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
# npm starts its tools through `env node`: the locked node comes first.
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
LOCKED := --require-hashes --only-binary :all:
# What is there already is silent.
comma := ,
STEPS := $(if $(filter-out play setup,$(MAKECMDGOALS)),4,3)
step = @echo "Step $(1) of $(STEPS): $(2)"
ready = @rm -f .venv/ready/$(1)-* && touch $@
ifeq ($(wildcard $(PAGES)/index.html),)
$(shell rm -f .venv/ready/pages-*)
endif

# What `make test-busy` does: each test that waits for others so many times, then everything so many times.
TIMES ?= 200
WHOLE ?= 5

# How many faults `make mutants` plants, and the seed they're drawn by.
COUNT ?= 100
SEED ?= isoloir

.DEFAULT_GOAL := help
.PHONY: image newest wheel tab tab-parts cluster pictures help setup setup-dev chromium firefox webkit postgres shells proxies play test test-busy test-browsers check golden wire gallery bench bench-batched bench-table bench-hall bench-cluster bench-web audit auditor soak mutants lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

setup: $(PLAY_READY) $(PAGES_READY) ## only the set-up, after which the command is .venv/bin/isoloir

setup-dev: $(PLAY_READY) $(PAGES_READY) $(DEV_READY) ## the set-up, and the tools for changing the code

play: setup ## host a table: the link and the code to scan are printed
	$(BIN)/isoloir serve $(ARGS)

tab: setup $(TAB_READY) ## a folder with which a browser hosts a table by itself: build/tab, for any web server
	$(BIN)/isoloir tab build/tab

image: ## a container image called isoloir, with podman (BASE=debian@sha256:… PLATFORMS=linux/arm64)
	podman build --format docker $(if $(PLATFORMS),--platform $(PLATFORMS) --manifest isoloir,--tag isoloir) $(if $(BASE),--build-arg BASE=$(BASE)) .

wheel: setup ## a wheel and an archive of the sources, into dist/
	@rm -rf dist && $(BIN)/python -m hatchling build --directory dist

test: setup-dev chromium firefox webkit postgres shells proxies tab-parts newest ## all tests but the long ones, about twenty minutes, and one table of what became of them
	@$(NODE) $(BIN)/python -m tools.suite

test-busy: setup-dev chromium firefox webkit postgres shells proxies ## the tests beside four busy loops: those that wait for others 200 times, all of them five times (TIMES, WHOLE)
	@$(NODE) $(BIN)/python -m tools.busy $(TIMES) $(WHOLE)

test-browsers: setup-dev firefox webkit tab-parts ## every page and whole games in Debian's Firefox and WebKit too, about ten minutes
	$(BIN)/pytest -q --browser firefox tests/web/test_every_page.py
	$(BIN)/pytest -q tests/web/in_webkit.py
	$(BIN)/pytest -q --browser firefox tests/web/test_tab.py
	$(BIN)/pytest -q tests/web/in_webkit_tab.py

check: setup-dev ## format, lint, strict types, imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -q tests/test_arrows.py
	cd web && $(NODE) npm run --silent check

cluster: setup-dev postgres ## two nodes, a throw-away database and a proxy on this machine
	@command -v haproxy >/dev/null || test -x /usr/sbin/haproxy || sh tools/system-packages.sh haproxy
	$(BIN)/python -m tools.cluster

golden: setup-dev ## write the playthroughs again, to be reviewed in the diff, and the golden records that are missing
	$(BIN)/python -m tests.playthroughs.regenerate
	$(BIN)/python -m tests.records.golden

wire: setup-dev ## write the page's types again from the server's messages and the games' views and events
	$(BIN)/python -m tools.wire

gallery: setup-dev chromium ## screenshots of every surface, into build/gallery
	$(BIN)/python -m tests.web.gallery

pictures: setup-dev chromium ## the README's pictures, taken from the running program
	$(BIN)/python -m tests.web.pictures

bench-web: setup-dev chromium tab-parts ## how light the pages are, and how fast on a slow phone
	$(BIN)/python -m tests.web.bench $(GAMES)

bench: setup-dev ## speed, beside named peers in the same run
	$(BIN)/python -m bench

bench-batched: setup-dev $(PGX_READY) ## The Third Man, many deals at once in machine code, beside pgx and OpenSpiel in the same run; installs pgx first
	$(BIN)/python -m bench.batched build/pgx/bin/python

bench-hall: setup-dev ## one table before 200, 1,000 and 10,000 pages: who comes in, a reveal, a restart
	$(BIN)/python -m bench.hall

bench-table: setup-dev ## choices a second, our games and beside boardgame.io and Colyseus in the same run; installs those first
	@for peer in boardgame colyseus; do test -d bench/table/$$peer/node_modules || (cd bench/table/$$peer && $(NODE) npm install --silent --no-save); done
	$(BIN)/python -m bench.table.reveals
	$(BIN)/python -m bench.table

bench-cluster: setup-dev postgres ## one node or two, SQLite or PostgreSQL, in one run
	$(BIN)/python -m bench.cluster

audit: setup-dev ## a bill of materials into build/, and all that is locked compared with the published advisories
	@mkdir -p build && $(BIN)/python -m tools.audit.materials > build/materials.json && echo "Bill of materials: build/materials.json"
	@$(MAKE) --silent --no-print-directory auditor || echo "The auditor could not be fetched"
	@$(BIN)/python -m tools.audit.advisories

auditor: $(AUDIT_READY)

mutants: setup-dev postgres ## plant small faults and tell which no test notices; about an hour for a hundred (COUNT, SEED)
	$(BIN)/python -m tools.mutants $(COUNT) $(SEED)

soak: setup-dev postgres ## the long runs
	$(BIN)/pytest -q -m soak -o faulthandler_timeout=3600 --hypothesis-profile=soak tests

lock: $(BOOT_READY) ## choose the newest versions that fit, and write them down with their hashes
	sh tools/lock.sh $(UV)

clean: ## remove what the other commands made
	rm -rf web/node_modules $(PAGES)
	rm -rf .boot .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(BOOT_READY):
	$(call step,1,the installer$(comma) a few seconds)
	@sh tools/bootstrap.sh $(PYTHON) .boot requirements/uv.txt
	@touch $@

$(VENV_READY): | $(BOOT_READY)
	@$(UV) venv --quiet --clear --no-project --python .boot/bin/python .venv
	@mkdir -p $(@D) && touch $@

$(PLAY_READY): | $(VENV_READY)
	$(call step,2,what the games need$(comma) about a quarter of a minute)
	@$(INSTALL) $(LOCKED) -r requirements/build.txt -r requirements/runtime.txt
	@ISOLOIR_WITHOUT_PAGES=1 $(INSTALL) --no-build-isolation --no-deps --editable .
	$(call ready,play)

$(PAGES_READY): | $(PLAY_READY)
	$(call step,3,the pages$(comma) about half a minute)
	@$(BIN)/python hatch_build.py
	$(call ready,pages)

postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || sh tools/system-packages.sh postgresql

chromium:
	@command -v chromium >/dev/null && command -v openssl >/dev/null || sh tools/system-packages.sh chromium openssl libatomic1 fonts-dejavu-core fonts-noto-color-emoji

# The fast part of the suite runs on the newest Python, too, where there's one.
newest:
	@sh tools/newest.sh $(UV) build/newest || echo "The newest Python could not be made ready"

# What they test is skipped where they can't be had.
shells:
	@command -v zsh >/dev/null && command -v fish >/dev/null || sh tools/system-packages.sh zsh fish || true

tab-parts:
	@$(MAKE) --silent --no-print-directory $(TAB_READY) || echo "Pyodide could not be fetched"

proxies:
	@(command -v haproxy && command -v nginx || ls /usr/sbin/haproxy /usr/sbin/nginx || ls build/debian/usr/sbin/haproxy build/debian/usr/sbin/nginx) >/dev/null 2>&1 || sh tools/unpack.sh build/debian haproxy nginx

firefox:
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || sh tools/system-packages.sh firefox-esr fonts-dejavu-core fonts-noto-color-emoji

webkit:
	@command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null || sh tools/system-packages.sh webkit2gtk-driver xvfb fonts-dejavu-core fonts-noto-color-emoji

$(DEV_READY): | $(PLAY_READY)
	$(call step,4,what the tests and tools need$(comma) about half a minute)
	@$(INSTALL) $(LOCKED) -r requirements/dev.txt -r requirements/cluster.txt -r requirements/notices.txt -r requirements/lab.txt
	$(call ready,dev)

# jax and its compiler are half a gigabyte, and only compared with.
$(PGX_READY): | $(VENV_READY)
	@echo "Installing pgx"
	@$(UV) venv --quiet --clear --no-project --python .boot/bin/python build/pgx
	@$(UV) pip install --quiet --python build/pgx/bin/python $(LOCKED) -r requirements/pgx.txt
	@touch $@

# From npm and the package index: nothing of others is kept in the project.
$(TAB_READY): | $(PLAY_READY)
	@echo "Fetching Pyodide and what goes with it"
	@$(NODE) sh tools/tab/parts.sh .boot/bin/python build/tab-parts
	$(call ready,tab)

$(AUDIT_READY): | $(PLAY_READY)
	@echo "Installing what compares with the advisories"
	@$(INSTALL) $(LOCKED) -r requirements/audit.txt
	$(call ready,audit)
