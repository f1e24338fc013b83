"""stepfuse as a backend of ONNX: models run as compiled steps, on one path.

    python -m stepfuse.interop.onnx.backend

prints results of ONNX's own tests of nodes, and why the rest is skipped; with `--training`, its
seven of training ops at rtol 1e-6. What is no step raises `unittest.SkipTest`, which the runner
counts as skipped.
"""

from __future__ import annotations

import argparse
import re
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any
from unittest import SkipTest

from onnx import ModelProto
from onnx.backend.base import Backend, BackendRep
from onnx.backend.test.loader import load_model_tests
from onnx.backend.test.runner import Runner

from ...ir.errors import StepfuseError
from .reading.values import Array
from .suite.run import ModelStep, as_array, feeds_of, step_of
from .training.ops import PREVIEW

ENGINES = {"CPU": "native", "INTERPRETER": "reference"}
_RTOL = 1e-6  # of training ops; theirs is 1e-3


class PreparedModel(BackendRep):
    """A model; it is compiled when its inputs are there, whose shapes and axes it is made for."""

    def __init__(self, model: ModelProto, backend: str) -> None:
        self.model, self.backend = model, backend
        self.step: ModelStep | None = None

    def run(self, inputs: Sequence[Array], **kwargs: Any) -> tuple[Array, ...]:
        """The outputs. Raises SkipTest if the model is no step."""
        feeds = feeds_of(self.model, inputs)
        self.step = step_of(self.model, feeds)
        try:
            return tuple(self.step.run(feeds, self.backend))
        except StepfuseError as error:
            raise SkipTest(f"no kernel: {str(error).splitlines()[0]}") from error


class StepfuseBackend(Backend):
    """The backend for `onnx.backend.test.BackendTest`."""

    @classmethod
    def prepare(cls, model: ModelProto, device: str = "CPU", **kwargs: Any) -> PreparedModel:
        """The model, to be run. Raises ValueError for a device that is not there."""
        if device not in ENGINES:
            raise ValueError(f"device {device}; known: {', '.join(ENGINES)}")
        return PreparedModel(model, ENGINES[device])

    @classmethod
    def supports_device(cls, device: str) -> bool:
        return device in ENGINES


@dataclass(frozen=True, slots=True)
class NodeOutcome:
    """The outcome of one test: passed, skipped or failed, and why."""

    name: str
    result: str
    reason: str = ""
    computes: bool = False


def outcomes(
    device: str = "CPU", only: Sequence[str] = (), training: bool = False
) -> Iterator[NodeOutcome]:
    """Runs ONNX's tests of nodes, all or those named, or its tests of training ops."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        cases = load_model_tests(kind="node")
        for case in training_cases(cases) if training else cases:
            if not only or case.name in only:
                yield outcome_of(case, device)


def training_cases(cases: Iterable[Any]) -> Iterator[Any]:
    """The tests of training ops among ONNX's, at our tolerance."""
    for case in cases:
        if any(node.domain == PREVIEW for node in case.model.graph.node):
            yield replace(case, rtol=_RTOL, atol=0.0)


def outcome_of(case: Any, device: str) -> NodeOutcome:
    """Runs one of ONNX's tests."""
    computes = False
    try:
        for inputs, expected in case.data_sets:
            prepared = StepfuseBackend.prepare(case.model, device)
            found, wanted = prepared.run(inputs), [as_array(each) for each in expected]
            Runner.assert_similar_outputs(wanted, found, case.rtol, case.atol)
            computes = prepared.step is not None and prepared.step.computes
    except SkipTest as error:
        return NodeOutcome(case.name, "skipped", str(error))
    except Exception as error:
        return NodeOutcome(case.name, "failed", f"{type(error).__name__}: {error}")
    return NodeOutcome(case.name, "passed", computes=computes)


def reason_of(text: str) -> str:
    """The reason of a skip without the names of the test."""
    text = re.sub(r"'[^']*', which", "what", text)
    text = text.partition("; ")[0].rpartition("): ")[2] or text
    sizes = r"(?<![\w^])[-(]*\d[\d, )(-]*(?![\w^])"  # 2^53 is none, nor is the 8 of FLOAT8E5M2
    return " ".join(re.sub(sizes, " ", text.partition(": (")[0]).split()).rstrip(" ,(")


def main() -> int:
    """Prints the table; the exit code is 1 where a test fails."""
    parser = argparse.ArgumentParser(prog="python -m stepfuse.interop.onnx.backend")
    parser.add_argument("device", nargs="?", default="CPU", choices=list(ENGINES))
    parser.add_argument("--training", action="store_true", help="the seven of training ops")
    given = parser.parse_args()
    found = list(outcomes(given.device, training=given.training))
    if given.training:
        print("\n".join(f"{o.result}  {o.name}" for o in found))
    results = Counter(outcome.result for outcome in found)
    moving = sum(o.result == "passed" and not o.computes for o in found)
    print(f"{len(found)} tests: {dict(results)}; {moving} of those passed compute nothing")
    reasons = Counter(reason_of(o.reason) for o in found if o.result == "skipped")
    for reason, count in reasons.most_common():
        print(f"{count:5d}  {reason}")
    print(f"{sum(reasons.values()):5d}  skipped, of {len(found)}")
    for outcome in found:
        if outcome.result == "failed":
            print(f"failed {outcome.name}: {' '.join(outcome.reason.split())[:300]}")
    return int(results["failed"] > 0)


if __name__ == "__main__":
    raise SystemExit(main())
