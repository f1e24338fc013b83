"""Every optimizer beside an oracle in long double, written from what its docstring cites."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path

import pytest
from stepfuse.ir.graph import Spec
from stepfuse.optim_defs import get, matrix_names, names
from stepfuse.tools.dev.citations import AUTHORS, FORMULA, Citation, citation

from tests.authors.oracle import ORACLES, run

for _path in sorted((Path(__file__).parents[1] / "authors").glob("*.py")):
    importlib.import_module(f"tests.authors.{_path.stem}")

CASES = [(name, k) for name, oracle in ORACLES.items() for k in range(len(oracle.settings))]


# The suite has the first setting of each, and one in four of the others; `tests.campaigns.thinned`
# has all.
@pytest.mark.thinned(4, always=(0,))
@pytest.mark.parametrize(("name", "case"), CASES)
def test_is_what_the_authors_wrote(name: str, case: int) -> None:
    run(name, ORACLES[name].settings[case])


def unheld(cited: Mapping[str, Citation | None]) -> list[str]:
    """The optimizers that cite neither a file nor a place in the paper, or have no oracle of it."""
    own = (AUTHORS, FORMULA)  # a library is its own oracle, which test_proof.py looks for
    return [n for n, c in cited.items() if c is None or (c.oracle in own and n not in ORACLES)]


def test_every_optimizer_cites_its_authors_and_has_an_oracle() -> None:
    cited = {name: citation(get(name)) for name in (*names(), *matrix_names())}
    assert unheld(cited) == []
    assert unheld(cited | {"adan": None, "new": cited["lion"]}) == ["adan", "new"]


def test_a_library_s_code_is_no_claim_of_the_authors() -> None:
    for name in (*names(), *matrix_names()):
        cited = citation(get(name))
        if "authors' code" in get(name).doc and cited is not None:
            assert cited.oracle == AUTHORS, name


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Code: a/b 0123456789 c/d.py", Citation("a/b", "0123456789", "c/d.py")),
        ("Code: a/b.c v1.2.0\n    d/e.py", Citation("a/b.c", "v1.2.0", "d/e.py")),
        ("Code: none; the paper's algorithm 2.", Citation(where="the paper's algorithm 2")),
        ("Code: none; the paper.", None),
        ("Code: a/b main c.py", None),
        ("Source: a paper.", None),
    ],
)
def test_a_citation_is_exact(text: str, found: Citation | None) -> None:
    assert citation(Spec("x", (), f"X.\n\n    y\n\nSource: z.\n{text}")) == found
