"""Facts that ranks must agree on, in their order."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Any

from ...compiler import as_spec
from ...ir.graph import Spec
from ...ir.text.printer import to_text
from ...runtime.compilation import Compilation
from ...runtime.hypers.groups import ParsedGroups
from ...runtime.memory.tensor_set import Tensors
from ..agreement import Fact


def declared_spec(given: Any) -> Spec:
    """A spec as any optimizer takes it. Raises TypeError for one that is compiled already."""
    if isinstance(given, Compilation):
        raise TypeError(
            f"{given.signature.name} is compiled already, for a step by itself; give the spec"
        )
    return as_spec(given)


def fact_of_spec(spec: Spec) -> Fact:
    """The fact of a spec: its name, and a digest for differences in numbers or bodies."""
    return "the spec", f"{spec.name} ({hashlib.sha256(to_text(spec).encode()).hexdigest()[:12]})"


def facts_of_params(tensors: Tensors, given: ParsedGroups) -> list[Fact]:
    """The parameters that are stepped."""
    facts: list[Fact] = [("the number of tensors", str(len(tensors)))]
    for n, (array, name) in enumerate(zip(given.arrays, given.names, strict=True)):
        kind: Any = array
        facts += [
            (f"the name of tensor {n}", repr(str(name))),
            (f"the shape of {tensors.where(n)}", str(tuple(kind.shape))),
            (f"the dtype of {tensors.where(n)}", str(kind.dtype)),
            (f"the group of {tensors.where(n)}", str(given.owners[n])),
        ]
    return facts


def facts_of_group(given: ParsedGroups, steps: int) -> list[Fact]:
    """A group that comes behind so many steps."""
    facts: list[Fact] = [("the number of steps done", str(steps))]
    facts += [("the number of tensors of the group", str(len(given.arrays)))]
    for n, (array, name) in enumerate(zip(given.arrays, given.names, strict=True)):
        kind: Any = array
        facts += [(f"the name of tensor {n} of the group", repr(str(name)))]
        facts += [(f"the shape of tensor {n} of the group", str(tuple(kind.shape)))]
        facts += [(f"the dtype of tensor {n} of the group", str(kind.dtype))]
    return [*facts, *((f"{n} of the group", repr(v)) for n, v in given.hypers[0].items())]


def facts_of_step(
    tensors: Tensors,
    present: Collection[int],
    done: tuple[int, int],
    hypers: Sequence[Sequence[tuple[str, Any]]],
) -> list[Fact]:
    """A step by the gradients that are present; `done` are the steps, and the small batches."""
    facts: list[Fact] = [("the gradients", "they fit")]
    facts += [("the number of steps done", str(done[0]))]
    facts += [("the number of small batches added up", str(done[1]))]
    facts += [
        (f"the gradient of {tensors.where(n)}", "one" if n in present else "none")
        for n in range(len(tensors))
    ]
    for number, own in enumerate(hypers):
        facts += [(f"{name} of group {number}", repr(v)) for name, v in own]
    return facts
