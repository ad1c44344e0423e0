# make tables   sets everything up and writes the published pay tables, reports and explorers
# make long     writes the published tables that take minutes, tables/long
# make test     sets everything up and runs the whole test suite
# make test-long runs the tests that take minutes
# make check    sets everything up, then lints, checks formats, types and the figures lock
# make explorer writes combinat/explorer/explorer.js and .css anew from the sources in its folder web
# make bench    measures ratios of speed and writes docs/performance.md
# make generated writes the JSON Schemas, parsed conditions and page of references anew
# make examples runs every command shown in the documents and puts in what it prints
# make system   installs the browser and the office suite that some tests need, from Debian's packages,
#               where one may; elsewhere those tests skip and say what is missing
# make lock     resolves requirements.lock anew from pyproject.toml

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WEB := combinat/explorer/web
TOOLS := $(WEB)/node_modules/.ready
# The environment brings node and npm; the tools are checked by the hashes of package-lock.json.
NPM := cd $(WEB) && PATH="$(CURDIR)/$(BIN):$$PATH" npm

.PHONY: tables long test test-long check bench lock generated explorer examples system clean

tables: $(READY)
	$(BIN)/combinat tables --reports --out tables

long: $(READY)
	$(BIN)/combinat long --out tables/long

test: $(READY)
	@$(MAKE) --no-print-directory $(TOOLS) || \
	  echo "test: npm could not install the JavaScript tools; the tests that need them skip"
	$(BIN)/python -m pytest -n auto

test-long: $(READY)
	$(BIN)/python -m pytest -n auto -m long

check: $(READY) $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run --silent check
	$(BIN)/combinat check
	$(BIN)/combinat long --check

bench: $(READY)
	$(BIN)/python -m tests.benchmarks

generated: $(READY)
	$(BIN)/python -m combinat.rules.generated
	$(BIN)/python -m tests.test_references

explorer: $(TOOLS)
	$(NPM) run --silent build

examples: $(READY)
	$(BIN)/python -m tests.test_examples
	$(BIN)/python -m tests.test_your_own_game
	$(BIN)/python -m tests.test_ci_page
	$(BIN)/python -m tests.test_charts

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "combinat needs Python 3.11 or newer")'
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $(READY)

$(TOOLS): $(WEB)/package-lock.json $(WEB)/package.json | $(READY)
	$(NPM) ci --ignore-scripts --loglevel error
	touch $(TOOLS)

# Never fails, and never removes a package to make room for another.
system:
	@missing=""; \
	command -v chromium >/dev/null || missing="chromium"; \
	command -v soffice >/dev/null || missing="$$missing libreoffice-calc-nogui"; \
	if [ -z "$$missing" ]; then echo "system: nothing is missing"; \
	elif ! command -v apt-get >/dev/null || [ "$$(id -u)" != 0 ]; then \
	  echo "system: cannot install" $$missing "(no apt-get, or not root); the tests that need it skip"; \
	else \
	  apt-get update -qq; DEBIAN_FRONTEND=noninteractive \
	  apt-get install -qq -y --no-remove --no-install-recommends $$missing || \
	  echo "system: could not install" $$missing"; the tests that need it skip"; \
	fi

lock:
	uv pip compile pyproject.toml --extra fast --extra bench --extra cluster --extra report --extra dev --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate --output-file requirements.lock

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis $(WEB)/node_modules
