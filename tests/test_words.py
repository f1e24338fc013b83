"""Words of docstrings, pages and public names: one meaning each, nouns in place of clauses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from stepfuse.tools.dev.shape import python_files

ROOT = Path(__file__).parents[1]
APART = ("tests", "benchmarks", "examples", "docs")
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
GLOSSARY = ROOT / "docs/glossary.md"
PLAIN = ROOT / "tests/data/plain_words.txt"  # of public names, in English or mathematics
OWN_NAMES = ("stepfuse", "boost", "jax", "offload", "onnx", "schedules", "search", "torch")
CLAUSES = ("What", "Where", "How", "Which", "Who", "When")


@cache
def docstrings() -> list[tuple[str, str]]:
    """The place and text of each docstring of the product."""
    return [found for path in python_files(ROOT, APART) for found in _of_file(path)]


def _of_file(path: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)):
            yield f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 1)}", text


def test_docstrings_begin_with_a_noun_or_a_verb() -> None:
    found = {place: text.split()[0].strip(",.:`*") for place, text in docstrings()}
    assert len(found) > 8000
    assert {place: first for place, first in found.items() if first in CLAUSES} == {}
    # A predicate may be named by its clause.
    assert sum(first == "Whether" for first in found.values()) <= len(found) / 100


def test_a_noun_stands_where_there_is_one() -> None:
    words = [word.lower() for _, text in docstrings() for word in re.findall(r"[A-Za-z]+", text)]
    assert words.count("what") <= len(words) / 500


def rows() -> Iterator[tuple[str, list[str]]]:
    """The words of the glossary, each with those that it replaces."""
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 3 and not cells[0].startswith(("-", "word")):
            yield cells[0], [word.strip() for word in cells[2].split(",") if word.strip()]


def texts() -> Iterator[tuple[str, str]]:
    """Docstrings, and pages but for notes on the past."""
    yield from docstrings()
    for page in sorted((ROOT / "docs").glob("*.md")):
        if page != GLOSSARY:
            yield f"docs/{page.name}", page.read_text(encoding="utf-8")


def test_replaced_words_are_not_used() -> None:
    replaced = [word for _, others in rows() for word in others]
    assert len(replaced) > 5
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, replaced))})\b")
    found = {place: match[0] for place, text in texts() if (match := pattern.search(text))}
    assert found == {}


def parts_of(name: str) -> list[str]:
    """The words of a name: `clip_by_norm`, `DynamicLossScale`, `LBFGSResult`."""
    return [part.lower() for part in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def test_parts_of_names() -> None:
    assert parts_of("clip_by_norm") == ["clip", "by", "norm"]
    assert parts_of("LBFGSResult") == ["lbfgs", "result"]


@pytest.mark.parametrize("module", OWN_NAMES)
def test_public_names_are_of_known_words(module: str) -> None:
    if module in ("jax", "torch"):
        pytest.importorskip(module)
    known = {part for word, _ in rows() for part in word.replace(",", "").split()}
    known |= set(PLAIN.read_text(encoding="utf-8").split())
    names = import_module("stepfuse" if module == "stepfuse" else f"stepfuse.{module}").__all__
    unknown = {name: new for name in names if (new := set(parts_of(name)) - known)}
    assert unknown == {}, "describe a word in docs/glossary.md, or list it as plain English"
