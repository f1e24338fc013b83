"""What each optimizer has been compared over with its references, as docs/data/proof.json has it.

The comparisons are those of tests/optim_defs; what limits the others there is tested there.
"""

from __future__ import annotations

import pytest
from stepfuse.tools.dev.optimizer_table import proof

from tests.conformance.table import rows
from tests.support.inputs.programs import KINDS
from tests.support.oracles.proof import FORMULA

SHAPES = {"0-d", "1-d", "2-d", "4-d", "empty"}
FLAGS = {"maximize", "amsgrad"}  # of the reference's class


def check_outside(name: str) -> None:
    """Others made one of its references."""
    assert any(r["spec"] == name and r["reference"] != FORMULA for r in proof())


def check_shapes(name: str) -> None:
    """Tensors of rank 0, 1, 2 and 4, and one without elements."""
    assert _compared(name) >= SHAPES


def check_missing(name: str) -> None:
    """At one step a tensor had no gradient."""
    assert "missing" in _compared(name)


def _compared(name: str) -> set[str]:
    parts = [(r, set(r["spec"].split("+"))) for r in proof()]
    return {x for r, p in parts if name in p and p <= {name} | FLAGS for x in r["over"].split()}


@pytest.mark.parametrize("name", rows("reference: outside"))
def test_outside(name: str) -> None:
    check_outside(name)


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", rows("reference: shapes"))
def test_shapes(name: str) -> None:
    check_shapes(name)


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", rows("reference: missing gradient"))
def test_missing(name: str) -> None:
    check_missing(name)
