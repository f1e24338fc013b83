"""Words of docstrings: a noun or a verb first, where relative clauses would have to be decoded."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from stepfuse.tools.dev.shape import python_files

ROOT = Path(__file__).parents[1]
APART = ("tests", "benchmarks", "examples", "docs")
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
CLAUSES = ("What", "Where", "How", "Which", "Who", "When")


def docstrings() -> Iterator[tuple[str, str]]:
    """The place and text of each docstring of the product."""
    for path in python_files(ROOT, APART):
        name = path.relative_to(ROOT)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)):
                yield f"{name}:{getattr(node, 'lineno', 1)}", text


def test_docstrings_begin_with_a_noun_or_a_verb() -> None:
    found = {place: text.split()[0].strip(",.:`*") for place, text in docstrings()}
    assert len(found) > 8000
    assert {place: first for place, first in found.items() if first in CLAUSES} == {}
    # A predicate may be named by its clause.
    assert sum(first == "Whether" for first in found.values()) <= len(found) / 100
