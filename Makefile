# A fresh machine needs Python 3.11 or newer, make and git; everything else is fetched, pinned, into
# .venv, .cache and ui/node_modules.
PYTHON ?= $(shell sh tools/quickest.sh)
UV_VERSION := 0.13.7

BIN := .venv/bin
UV := .cache/uv-$(UV_VERSION)/bin/uv
PAGE := src/cavale/web/static/index.html
# Folders too: a file that went away changes its folder.
UI_SOURCES := $(shell find ui/src ui/public ui/index.html ui/*.ts ui/*.js src/cavale/words 2>/dev/null)
KERNEL_SOURCES := src/cavale/warm.py $(shell find src/cavale/core src/cavale/games src/cavale/search -name '*.py' -o -name '*.toml')
WITH_NODE = node="$$($(BIN)/python -m tools.node)" && export PATH="$$node:$$PATH" && cd ui

# Kernels are compiled on one core while the pages are built on another.
MAKEFLAGS += --jobs=2
.DELETE_ON_ERROR:
.PHONY: help setup play test engines coverage lint fmt bench bench-peers docs static build wire lock clean

help: ## show this table
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

setup: .cache/warm $(PAGE) ## prepare everything (does nothing when it is done)

play: setup ## open the tables on this machine; options in ARGS="--port 9000"
	@exec $(BIN)/cavale serve $(ARGS)

test: setup ## run every check
	@$(BIN)/python -m tools.check

engines: setup ## play whole games in Firefox and WebKit, installing them where that is allowed
	@$(BIN)/python -m tools.engines >/dev/null
	@$(BIN)/python -m tools.check engines

coverage: setup ## say which lines no test runs
	@$(BIN)/python -m tools.check coverage

lint: .venv/.cavale ## run the quick checks of the code only
	@$(BIN)/python -m tools.check lint

fmt: .venv/.packages ## put the code in the house style
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: setup ## measure speed, as ratios to a peer in the same run
	@$(BIN)/cavale bench $(ARGS)

bench-peers: setup ## measure beside pgx, OpenSpiel and PettingZoo, which it installs in .cache/peers
	@$(BIN)/python -m tools.bench_peers

docs: .venv/.cavale ## make the site of the library in .cache/site: strict, no broken link
	@NO_MKDOCS_2_WARNING=1 DISABLE_MKDOCS_2_WARNING=true $(BIN)/mkdocs build

static: setup ## write the house as a folder of static files to dist/folder (docs/folder.md)
	@$(BIN)/cavale static $(ARGS) dist/folder

build: .venv/.packages $(PAGE) ## make the wheel and the source archive in dist
	@$(BIN)/hatchling build

wire: .venv/.cavale ui/node_modules/.installed ## renew the UI's types and maps from the server's
	@$(BIN)/python -m tools.wire

lock: $(UV) ## pin the Python packages again; ARGS=--upgrade for newer ones
	@$(UV) pip compile --quiet $(ARGS) --universal --python-version 3.11 --generate-hashes \
		--extra server --group dev --custom-compile-command 'make lock' pyproject.toml -o requirements.lock

clean: ## remove all that make has made
	rm -rf .venv .cache dist artifacts ui/node_modules ui/src/wire/schema.json \
		$(dir $(PAGE)) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage*

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Cavale needs Python 3.11 or newer, and '$(PYTHON)' is not. Name one: make PYTHON=python3.12"; \
		exit 1; }
	@$(PYTHON) -m venv --clear .cache/uv-$(UV_VERSION) || { \
		echo "'$(PYTHON) -m venv' does not work here; on Debian: apt-get install python3-venv"; \
		exit 1; }
	@echo "Installing uv $(UV_VERSION)"
	@.cache/uv-$(UV_VERSION)/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)

$(BIN)/python: | $(UV)
	@$(UV) venv --quiet --clear --python $(dir $(UV))python .venv

.venv/.packages: requirements.lock | $(BIN)/python
	@echo "Installing the Python packages"
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes --compile-bytecode requirements.lock
	@touch $@

# After the packages, always: sync removes what the lock does not name.
.venv/.cavale: .venv/.packages pyproject.toml hatch_build.py
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

ui/node_modules/.installed: ui/package.json ui/package-lock.json | .venv/.packages
	@echo "Installing the UI's packages"
	@$(WITH_NODE) && npm ci --loglevel=error
	@touch $@

$(PAGE): ui/node_modules/.installed $(UI_SOURCES)
	@echo "Building the UI"
	@$(WITH_NODE) && npm run --silent build -- --logLevel warn
	@touch $@

.cache/warm: .venv/.cavale $(KERNEL_SOURCES)
	@$(BIN)/cavale warm
	@touch $@
