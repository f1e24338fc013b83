"""Every optimizer and stage as an ONNX model, for twenty steps beside the f64 interpreter.

    python -m tests.campaigns.onnx_exports [--forms function,inline] [--only adamw,+lookahead]

Each variant of each registered spec, each stage chained with AdamW (`+name`), each schedule over
AdamW's rate (`lr:name`), in onnxruntime and in ONNX's reference evaluator. Each output goes back
into its input. The bound is that of `tests/support/oracles/exports.py`. The exit status is 1 where
one is outside.
"""

from __future__ import annotations

import argparse
import warnings
from collections.abc import Iterator
from functools import partial

import stepfuse.onnx
from rich.progress import track
from stepfuse.ir.conditions import matches
from stepfuse.ir.graph import Spec
from stepfuse.optim_defs import get, names, stage_names
from stepfuse.schedules import names as schedule_names

from tests.support.oracles.exports import (
    ENGINES,
    OWN,
    SHAPES,
    Case,
    distance,
    exported,
    ours,
    truth,
    with_stage,
)

MANY = ((5, 3), (4,), (), (2, 3, 4), (6, 2))
LABELS = ("", "embed", "plain")


def cases(name: str) -> Iterator[Case]:
    """A case for each variant, alone, and one of all shapes together."""
    spec = spec_of(name)
    labelled = any("label" in g.when for g in spec.variants())
    seen: set[str] = set()
    for label in LABELS if labelled else LABELS[:1]:
        for shape in SHAPES.values():
            taken = next((g.when for g in spec.variants() if matches(g.when, shape, label)), None)
            if taken is not None and taken not in seen and (taken or len(shape) == 2):
                seen.add(taken)
                yield Case(spec, (shape,), label)
        yield Case(spec, MANY, label)


def spec_of(name: str) -> Spec:
    """A registered one; `+stage` with AdamW; `lr:schedule` over AdamW."""
    if name.startswith("lr:"):
        return stepfuse.compiler.as_spec(f"adamw+{name}")
    return with_stage(name[1:]) if name[0] == "+" else get(name)


def failures(name: str, form: str) -> list[str]:
    """What is outside the bound, or raised."""
    found: list[str] = []
    for case in cases(name):
        what = f"{name} {form} {case.shapes} {case.label}"
        try:
            found += [f"{what}: {each}" for each in outside(case, form)]
        except Exception as error:  # whatever is raised is a finding
            found.append(f"{what}: {type(error).__name__}: {error}")
    return found


def outside(case: Case, form: str) -> Iterator[str]:
    """The engines in which a model is further away than is allowed."""
    make = partial(stepfuse.onnx.export, case.spec, form=form, label=case.label)
    alone = len(case.shapes) == 1
    model = make(len(case.shapes[0])) if alone else make(parameters=case.shapes)
    expected, own = truth(case), 0.0
    for engine, load in ENGINES.items():
        apart = distance(case, exported(case, model, load(model)), expected)
        if not apart <= 1:
            own = own or distance(case, ours(case), expected)
            if not apart <= OWN * own:
                yield f"{engine} {apart:.2g} times the bound, our f32 {own:.2g}"
            else:
                print(f"{case.spec.name} {case.shapes}: {engine} {apart:.2g}, our f32 {own:.2g}")


def main() -> int:
    """The exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--forms", default="function,inline")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    every = [*names(), *(f"+{s}" for s in stage_names()), *(f"lr:{s}" for s in schedule_names())]
    wanted = options.only.split(",") if options.only else every
    runs = [(name, form) for name in wanted for form in options.forms.split(",")]
    warnings.simplefilter("ignore")  # of numbers that overflow, in the evaluator
    count, found = 0, list[str]()
    for name, form in track(runs, transient=True):
        count += len([*cases(name)])
        found += failures(name, form)
    print("\n".join([*found, f"{count} models, {len(found)} outside the bound"]))
    return int(bool(found))


if __name__ == "__main__":
    raise SystemExit(main())
