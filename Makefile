# Every target works on a fresh machine: it builds .venv with plain pip first.

PYTHON ?= python3
BIN := .venv/bin
ALL := test,test-browser,test-gpu,lint,onnx,demo,torch,oracle,jax,site
DEV := .venv/.stamp-all
DEMO := .venv/.stamp-demo
DEMO_CAPTURE := .venv/.stamp-demo-torch
FLOORS := compiler cli test test-browser test-gpu lint onnx demo jax accuracy bench
META := --editable metapackage
# One folder or file of each layer, for environments beside the usual one.
BROAD := tests/ir tests/filetests tests/passes/lower/test_plan_memory.py tests/backends/native/test_backend.py \
  tests/backends/numba/test_cache.py tests/backends/aot/test_entries.py tests/test_array_optimizer.py \
  tests/schedules tests/interop/jax/test_optimizer.py tests/interop/onnx tests/interop/torch/test_classes.py tests/tools/cli/test_cli.py \
  tests/tools/inspect/test_dump.py tests/test_fronts.py tests/test_wheel.py
ROOT ?= /usr/aarch64-linux-gnu
ARM := manylinux2014_aarch64 manylinux_2_17_aarch64 manylinux_2_27_aarch64 manylinux_2_28_aarch64
comma := ,
empty :=
space := $(empty) $(empty)

.PHONY: demo demo-boost demo-capture demo-distributed demo-matrix test test-arm test-fast test-floors test-pythons test-torch-newest lint types shape bless proof docs packages site vendor screenshots benchmark clean

demo: $(DEMO)
	$(BIN)/python examples/demo.py

# A class of torch's that is not known here, captured: it trains beside itself.
demo-capture: $(DEMO_CAPTURE)
	$(BIN)/python examples/capture.py

# A ResNet on enlarged digits at Boost's levels.
demo-boost: $(DEMO_CAPTURE)
	$(BIN)/python examples/boost_digits.py

# Two processes train digits and share their optimizer, beside one process: the same bits.
demo-distributed: $(DEMO_CAPTURE)
	OMP_NUM_THREADS=1 $(BIN)/torchrun --nproc-per-node 2 examples/sharded.py

# A small transformer under AdamW, Muon and SOAP: loss by steps and by seconds.
demo-matrix: $(DEMO_CAPTURE)
	$(BIN)/python examples/matrix_transformer.py

# Types are checked beside the first tests, where a processor would wait: of files that changed, or import one that did.
test: lint
	$(MAKE) --no-print-directory -j 2 types tests

# Modules are compiled once, also where the environment says otherwise: tests start hundreds of processes.
.PHONY: tests
tests: $(DEV)
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n 2 --dist worksteal -q

# The tests nearest to what was changed since main, within a minute.
test-fast: $(DEV)
	$(BIN)/python -m tests.nearest

# The oldest of everything that pyproject.toml allows. Old libraries warn of newer ones: no error.
test-floors:
	$(PYTHON) -m venv .venv-floors
	$(PYTHON) tests/floors.py $(FLOORS) > .venv-floors/floors.txt
	.venv-floors/bin/python -m pip install --quiet -c .venv-floors/floors.txt -c tests/constraints.txt \
	  --editable ".[$(subst $(space),$(comma),$(FLOORS)),torch]" $(META)
	.venv-floors/bin/python -m pytest -q -n 2 -o addopts=--import-mode=importlib $(BROAD)

# Each Python that pyproject.toml names, where there is one; what is missing is said.
test-pythons:
	for python in python3.11 python3.12 python3.13; do \
	  $$python -c "" 2> /dev/null || { echo "skipped: no $$python"; continue; }; \
	  $$python -m venv .venv-$$python && .venv-$$python/bin/python -m pip install --quiet \
	    -c tests/constraints.txt --editable ".[test,test-gpu,onnx,demo,torch,jax]" $(META) && \
	  .venv-$$python/bin/python -m pytest -q -n 2 $(BROAD) || exit 1; \
	done

# The newest torch that pip offers, in an environment of its own: gigabytes where it has CUDA.
test-torch-newest:
	$(PYTHON) -m venv .venv-torch
	.venv-torch/bin/python -m pip install --quiet --upgrade torch
	.venv-torch/bin/python -m pip install --quiet --editable ".[test,onnx,demo,torch]" $(META)
	.venv-torch/bin/python -m pytest -q -n 2 tests/interop/torch

# A real aarch64 Python and C program under qemu-user: ROOT is the file system of an aarch64 Linux
# with Python 3.11. What is missing is said.
test-arm: $(DEV)
	if command -v qemu-aarch64 || command -v qemu-aarch64-static; then \
	  $(BIN)/pip install --quiet --target .venv-arm-tools --upgrade ziglang && \
	  $(BIN)/pip install --quiet --target .venv-arm --upgrade --only-binary=:all: \
	    --python-version 3.11 $(addprefix --platform ,$(ARM)) \
	    numpy llvmlite numba networkx rich ml_dtypes; \
	fi
	PYTHONPATH=.venv-arm-tools $(BIN)/python -m tests.campaigns.arm --root $(ROOT)

lint: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet

types: $(DEV)
	$(BIN)/python -m tests.check_types

shape: $(DEV)
	$(BIN)/python -m stepfuse.tools.dev.shape

bless: $(DEV)
	$(BIN)/python -m pytest -n 2 -q tests/filetests --bless

proof: $(DEV)
	$(BIN)/python -m pytest -n 0 -q tests/optim_defs tests/runtime/test_loss_scaling.py \
	  tests/runtime/stepping/test_accumulation.py --record-proof docs/data/proof.json

docs: $(DEV)
	$(BIN)/python -m stepfuse.tools.dev.catalogue_table
	$(BIN)/python -m stepfuse.tools.dev.docs
	$(BIN)/python -m stepfuse.tools.dev.stubs

# The documentation as pages, in build/site; a dead link or an unknown word of Sphinx's ends it.
site: $(DEV)
	$(BIN)/python -m sphinx -q -W --keep-going -b html docs build/site

# Both distributions, as they would be uploaded.
packages: $(DEV)
	$(BIN)/pip install --quiet build twine
	rm -rf dist
	$(BIN)/python -m build --outdir dist .
	$(BIN)/python -m build --outdir dist metapackage
	$(BIN)/python -m twine check --strict dist/*

# The library that the report's page is drawn with, from npm's registry, by its recorded sum.
vendor: $(DEV)
	$(BIN)/python -m stepfuse.tools.dev.vendor

# The pictures of docs/report.md, by a headless Chromium (STEPFUSE_CHROMIUM, or playwright's own).
screenshots: $(DEV)
	$(BIN)/python -m tests.screenshots

benchmark: $(DEV)
	$(BIN)/python benchmarks/step.py

clean:
	rm -rf .venv .venv-* build dist *.egg-info metapackage/*.egg-info metapackage/build .pytest_cache .ruff_cache .hypothesis

$(DEV): pyproject.toml metapackage/pyproject.toml setup.py metapackage/setup.py tests/constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet -c tests/constraints.txt --editable ".[$(ALL)]" $(META)
	touch $@

$(DEMO): pyproject.toml metapackage/pyproject.toml setup.py metapackage/setup.py
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable ".[demo]" $(META)
	touch $@

$(DEMO_CAPTURE): pyproject.toml metapackage/pyproject.toml setup.py metapackage/setup.py
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable ".[demo,torch]" $(META)
	touch $@
