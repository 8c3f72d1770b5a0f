# The companion's commands. `make` alone lists them; each installs what it needs first.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.NOTPARALLEL:
.PHONY: help play test check bench soak fmt clean lock lint pages system

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
# Node comes from a wheel; with this before it a command finds node, npm and python there.
WITH_TOOLS := PATH="$(CURDIR)/$(VENV)/bin:$$PATH"
NPM := cd web && $(WITH_TOOLS) npm --silent

PYTEST := $(PY) -m pytest -q -n 2 --dist loadgroup
# Debian packages that the tests need: the board's compiler and simulator, a browser.
PACKAGES := python3-venv gcc-avr avr-libc binutils-avr simavr libsimavr-dev \
  arduino-core-avr libelf-dev gcc g++ chromium fonts-dejavu-core

help: ## list the commands
	@sed -nE 's/^([a-z]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 14

play: $(VENV)/.project pages ## start a table: make play ARGS="--demo"
	@$(VENV)/bin/companion play $(ARGS)

test: system lint pages ## everything but the soak, on a fresh Debian machine too
	@$(PYTEST)

check: lint ## the quick checks: style, types, walls, fast tests
	@$(PYTEST) -m "not soak and not realtime and not browser and not slow"

bench: $(VENV)/.project pages ## the numbers to hold
	@$(VENV)/bin/companion bench $(ARGS)

soak: $(VENV)/.project pages ## the long tests
	@$(PYTEST) -m soak tests/soak

fmt: $(VENV)/.packages ## put the code in shape
	@$(PY) -m ruff check -q --fix-only .
	@$(PY) -m ruff format -q .

clean: ## remove all that was made here
	@rm -rf $(VENV) build dist web/node_modules companion/server/pages/built vision/pages/built \
	  .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -prune -exec rm -rf {} +

lock: $(VENV)/.packages ## write the lock files anew: make lock ARGS=--upgrade
	@$(VENV)/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	  --no-header --group dev pyproject.toml -o requirements.txt $(ARGS)
	@$(NPM) install --package-lock-only --no-audit --no-fund

lint: $(VENV)/.project
	@echo "style"
	@$(PY) -m ruff check -q .
	@$(PY) -m ruff format -q --check .
	@echo "types"
	@$(PY) -m mypy --no-error-summary
	@echo "walls"
	@out=$$($(VENV)/bin/lint-imports 2>&1) || { echo "$$out"; exit 1; }
	@echo "web"
	@$(PY) hatch_build.py modules
	@$(NPM) run typecheck
	@$(NPM) run types:check
	@$(NPM) test

pages: $(VENV)/.packages
	@$(PY) hatch_build.py pages

# Everything that pip installs, by hash; only what changed when the lock file did.
$(VENV)/.packages: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "The companion needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@test -x $(PY) || { echo "making $(VENV)"; $(PYTHON) -m venv $(VENV); } || \
	  { rm -rf $(VENV); echo "Python's venv is missing: apt-get install python3-venv"; exit 1; }
	@echo "installing packages"
	@$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

# The project itself, editable: entry points and the command.
$(VENV)/.project: $(VENV)/.packages pyproject.toml hatch_build.py
	@COMPANION_SKIP_PAGES=1 $(PY) -m pip install -q --disable-pip-version-check --no-deps \
	  --no-build-isolation -e .
	@touch $@

system:
	@command -v dpkg-query >/dev/null || \
	  { echo "Not a Debian: the tests need what Debian calls $(PACKAGES)"; exit 0; }; \
	missing=; for name in $(PACKAGES); do \
	  dpkg-query -W -f '$${db:Status-Status}' $$name 2>/dev/null | grep -qx installed \
	    || missing+=" $$name"; \
	done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ]; then as=; elif sudo -n true 2>/dev/null; then as="sudo -n"; \
	else echo "The tests need more packages: sudo apt-get install$$missing"; exit 1; fi; \
	echo "installing$$missing"; \
	$$as apt-get update -qq >/dev/null; \
	$$as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null
