# Every target works on a fresh machine: it builds .venv with plain pip first.

PYTHON ?= python3
BIN := .venv/bin
DEV := .venv/.stamp-test-demo-torch-oracle-jax
DEMO := .venv/.stamp-demo

.PHONY: demo test lint types shape bless proof docs benchmark clean

demo: $(DEMO)
	$(BIN)/python examples/demo.py

test: lint types
	$(BIN)/python -m pytest -n 2 -q

lint: $(DEV)
	$(BIN)/ruff check

types: $(DEV)
	$(BIN)/pyright

shape: $(DEV)
	$(BIN)/python -m stepfuse.tools.shape

bless: $(DEV)
	$(BIN)/python -m pytest -n 2 -q tests/filetests --bless

proof: $(DEV)
	$(BIN)/python -m pytest -n 0 -q tests/optim_defs tests/runtime/test_loss_scaling.py \
	  tests/runtime/test_accumulation.py --record-proof docs/data/proof.json

docs: $(DEV)
	$(BIN)/python -m stepfuse.tools.docs
	$(BIN)/python -m stepfuse.tools.stubs

benchmark: $(DEV)
	$(BIN)/python benchmarks/step.py

clean:
	rm -rf .venv build dist *.egg-info .pytest_cache .ruff_cache .hypothesis

$(DEV): pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable ".[test,demo,torch,oracle,jax]"
	touch $@

$(DEMO): pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable ".[demo]"
	touch $@
