"""A snapshot of a `stepfuse.Optimizer` beside torch's names for its arrays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import torch

from ....ir.errors import CheckpointError
from ....ir.graph import Spec
from ....ir.roles import EVAL, RoleKind
from ....ir.text.parser import parse
from ....runtime.checkpoint.load import CheckpointSource
from ..memory.layout import TORCH_DTYPES
from ..name_map import TORCH, TorchBinding, TorchNames, with_betas

STEP = "step"
IN_EVALUATION = (
    "it is in evaluation, and its parameters are the weights to evaluate: call train() before its "
    "states go to another library"
)
_KINDS = {name: name for name in TORCH} | {"adamw": "adam"}
_CLASSES = {"momentum": "sgd", "rmsprop_momentum": "rmsprop"}  # elsewhere a kind is a class's name


class NamedSnapshot:
    """A snapshot, by `names` or those of torch's class of its spec's name.

    Raises CheckpointError for states in formats that torch has not, unless they stay `coded`.
    """

    def __init__(
        self, saved: CheckpointSource, names: TorchNames | None = None, *, coded: bool = False
    ) -> None:
        if saved.manifest.get("mode") == EVAL:
            raise CheckpointError(IN_EVALUATION)
        self.formats: dict[str, str] = dict(saved.manifest["formats"] or {})
        for row in saved.parameters:
            self.formats |= row.get("formats", {})  # of a parameter whose own differ
        for role, codec in self.formats.items() if not coded else ():
            raise CheckpointError(
                f"%{role} is stored in {codec}, which torch has no state for; a state that torch "
                f"is to have is stored in {', '.join(TORCH_DTYPES)}"
            )
        self.saved = saved
        self.spec = parse(saved.manifest["text"])
        kind = "" if names else _kind(self.spec)
        self.names = names or (TORCH[kind] if kind else with_betas(self.spec))
        self.binding = TorchBinding(self.spec, self.names)
        self.defaults = _defaults(kind) if kind else {}
        kept = self.spec.of_kind(RoleKind.STATE, RoleKind.SHADOW)
        self.numbers = [role for role in kept if role.name in saved.entries]
        self.states = [role for role in kept if role.name not in saved.entries]
        declared = {role.name for role in self.spec.roles}
        stored = dict.fromkeys(key.partition("/")[0] for key in saved.entries if "/" in key)
        self.parts = [name for name in stored if name not in declared]  # m_scale, beside m

    @property
    def options(self) -> dict[str, bool]:
        """The options of torch's group that the spec stands for."""
        parts = self.spec.name.split("+")
        found = {role.name: bool(role.default) for role in self.spec.of_kind(RoleKind.STATIC)}
        if not {"adam", "adamw"}.isdisjoint(parts):
            found["decoupled_weight_decay"] = "adamw" in parts
        return {**found, "maximize": "maximize" in parts}

    def number(self, name: str, group: int) -> float:
        """A number of the step, or of a group."""
        entry = self.saved.entries[name]
        cells = np.empty(entry.dims, entry.dtype.numpy)
        self.saved.read(entry, cells)
        return float(cells if cells.ndim == 0 else cells[group])


def _kind(spec: Spec) -> str:
    """The single spec of a chain that is one of torch's; "" if there is none, or several."""
    kinds = [_KINDS[part] for part in spec.name.split("+") if part in _KINDS]
    return kinds[0] if len(kinds) == 1 else ""


@cache
def _defaults(kind: str) -> Mapping[str, Any]:
    """The options of a group of torch's own class."""
    name = _CLASSES.get(kind, kind).replace("_", "")
    made = next(c for n, c in vars(torch.optim).items() if n.lower() == name)
    return made([torch.zeros(1)], lr=0.0).defaults
