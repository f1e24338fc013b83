"""Fronts by short names are the very same modules."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator

import pytest
import stepfuse
from stepfuse import fronts


@pytest.fixture
def front(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module of ours that stands in for a front."""
    monkeypatch.setattr(fronts, "FRONTS", ("alias",))
    monkeypatch.setattr(stepfuse, "FRONTS", ("alias",))
    module = importlib.import_module("stepfuse.ir")
    part = importlib.import_module("stepfuse.ir.types")
    monkeypatch.setitem(sys.modules, "stepfuse.interop.alias", module)
    monkeypatch.setitem(sys.modules, "stepfuse.interop.alias.types", part)
    yield "alias"
    for name in [n for n in sys.modules if n.startswith("stepfuse.alias")]:
        del sys.modules[name]


def test_a_front_is_one_module_with_its_own_spec(front: str) -> None:
    found = importlib.import_module(f"stepfuse.{front}")
    assert found is sys.modules["stepfuse.ir"] and found is getattr(stepfuse, front)
    assert found.__spec__ is not None and found.__spec__.name == "stepfuse.ir"


def test_so_are_the_modules_in_it(front: str) -> None:
    found = importlib.import_module(f"stepfuse.{front}.types")
    assert found is sys.modules["stepfuse.ir.types"]


def test_other_names_are_unknown() -> None:
    with pytest.raises(ImportError):
        importlib.import_module("stepfuse.nothing")
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = stepfuse.nothing
