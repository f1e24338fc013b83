"""ONNX's nine tests of training ops: seven of its tests of nodes, and two models with Gradient."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import onnx
from onnx import ModelProto
from onnx.backend.test.loader import load_model_tests

from ..training.ops import PREVIEW

RTOL = 1e-6  # theirs is 1e-3


def training_cases(nodes: Iterable[Any]) -> Iterator[Any]:
    """The cases among its tests of nodes, and those that are files, at our tolerance."""
    files = (_read(case) for case in load_model_tests(kind="simple") if "gradient" in case.name)
    for case in (*nodes, *files):
        if any(node.domain == PREVIEW for node in case.model.graph.node):
            yield replace(case, rtol=RTOL, atol=0.0)


def _read(case: Any) -> Any:
    """A case with the model and the data that are files in its folder."""
    folder = Path(case.model_dir)
    model: ModelProto = onnx.load(folder / "model.onnx")
    pairs = [
        tuple(
            [onnx.load_tensor(str(path)) for path in sorted(data.glob(f"{kind}_*.pb"))]
            for kind in ("input", "output")
        )
        for data in sorted(folder.glob("test_data_set_*"))
    ]
    return replace(case, model=model, data_sets=pairs)
