"""A snapshot of a `stepfuse.Optimizer` beside torch's names for what is in it."""

from __future__ import annotations

from ....ir.errors import CheckpointError
from ....ir.graph import Spec
from ....ir.roles import EVAL, RoleKind
from ....ir.text.parser import parse
from ....runtime.checkpoint.snapshot import Snapshot
from ..memory.layout import TORCH_DTYPES
from ..name_map import TORCH, Dialect, with_betas

STEP = "step"
IN_EVALUATION = (
    "it is in evaluation, and its parameters are the weights to evaluate: call train() before its "
    "states go to another library"
)
# What torch.optim.SGD expects of a group, and a spec without momentum does not have.
LACKING = {"momentum": 0.0, "dampening": 0.0}
_KINDS = {name: name for name in TORCH} | {"adamw": "adam"}


class Spoken:
    """Raises CheckpointError for states in formats that torch has not."""

    def __init__(self, saved: Snapshot) -> None:
        if saved.manifest.get("mode") == EVAL:
            raise CheckpointError(IN_EVALUATION)
        for role, codec in (saved.manifest["formats"] or {}).items():
            raise CheckpointError(
                f"%{role} is stored in {codec}, which torch has no state for; a state that torch "
                f"is to have is stored in {', '.join(TORCH_DTYPES)}"
            )
        self.saved = saved
        self.spec = parse(saved.manifest["text"])
        self.dialect = _dialect(self.spec)
        self.names = self.dialect.names
        kept = self.spec.of_kind(RoleKind.STATE, RoleKind.SHADOW)
        self.numbers = [role for role in kept if role.name in saved.entries]
        self.states = [role for role in kept if role.name not in saved.entries]

    @property
    def options(self) -> dict[str, bool]:
        """The options of a group of torch that the program has been made with."""
        parts = self.spec.name.split("+")
        found = {role.name: bool(role.default) for role in self.spec.of_kind(RoleKind.STATIC)}
        if not {"adam", "adamw"}.isdisjoint(parts):
            found["decoupled_weight_decay"] = "adamw" in parts
        return {**found, "maximize": "maximize" in parts}

    def number(self, name: str, group: int) -> float:
        """A number of the step, or of a group."""
        cells = self.saved.entries[name].array
        return float(cells if cells.ndim == 0 else cells[group])


def _dialect(spec: Spec) -> Dialect:
    """torch's own names where one of the chained specs is torch's; else the spec's."""
    kinds = [_KINDS[part] for part in spec.name.split("+") if part in _KINDS]
    return Dialect(spec, TORCH[kinds[0]] if len(kinds) == 1 else with_betas(spec))
