"""MindSpore's names that are not here: each way to ask for one says what there is."""

from __future__ import annotations

import importlib

import pytest
import stepfuse.mindspore

NETWORKS = "networks and training loops are torch's"


@pytest.mark.parametrize(
    ("module", "name", "said"),
    [
        ("", "Model", NETWORKS),
        ("", "train", NETWORKS),
        ("", "Paramter", "did you mean Parameter"),
        ("nn", "THOR", "did you mean thor"),
        ("nn", "Ftrl", "did you mean FTRL"),
        ("nn", "Dense", NETWORKS),
        ("nn", "adamweightdecay", "did you mean AdamWeightDecay"),
        ("nn", "zzz", "it has optimizers and their schedules"),
        ("ops", "MatMul", "products of matrices are NumPy's"),
        ("ops", "Sqr", "did you mean"),
        ("amp", "DynamicLossScale", "did you mean DynamicLossScale"),
        ("boost", "AdaSun", "did you mean AdaSum"),
    ],
)
def test_it_is_said_of_an_attribute_and_of_an_import(module: str, name: str, said: str) -> None:
    path = f"stepfuse.mindspore{'.' if module else ''}{module}"
    with pytest.raises(AttributeError, match=rf"{path} has no '{name}'; .*{said}"):
        getattr(importlib.import_module(path), name)
    with pytest.raises(ImportError, match=rf"{path} has no '{name}'; .*{said}"):
        exec(f"from {path} import {name}")
    assert not hasattr(importlib.import_module(path), name)


def test_pythons_own_questions_are_answered() -> None:
    assert not hasattr(stepfuse.mindspore, "__wrapped__")
