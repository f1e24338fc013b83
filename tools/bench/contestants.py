"""The contestants: the spec itself, its roof, and the same step of other libraries.

A contestant that cannot run the job says why; none is left out silently.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...array_optimizer import Optimizer
from ...ir import semantics
from ...ir.arrays import Array
from ...ir.conditions import matches
from ...ir.errors import WrongUsage
from ...ir.graph import Spec
from ...ir.roles import RoleKind, must_be_given
from ...ir.types import F32, DType
from ...optim_defs import get, names
from ...runtime.compilation import Compilation, Variant
from ..check.inputs import TensorCase, random_inputs
from ..quantities import Dims
from .baselines import module_of
from .contest import Step
from .roof import roof_of

OURS, ROOF = "stepfuse", "roof"


@dataclass(frozen=True, slots=True)
class Job:
    """The work of all contestants."""

    spec: Spec
    compiled: Compilation
    dims: tuple[Dims, ...]
    dtypes: str
    threads: int

    @property
    def hypers(self) -> dict[str, Any]:
        """The spec's hyper-parameters and statics with their values."""
        roles = self.spec.of_kind(RoleKind.HYPER, RoleKind.STATIC)
        return {r.name: 1.0 if must_be_given(r) else r.default for r in roles}  # as a loss

    @property
    def variant(self) -> Variant:
        """The variant that takes the tensors. Raises WrongUsage."""
        for variant in self.compiled.variants:
            if matches(variant.when, self.dims[0], ""):
                return variant
        whens = "; ".join(v.when for v in self.compiled.variants)
        raise WrongUsage(f"@{self.spec.name} takes tensors with {whens}, not {self.dims[0]}")

    def dtype(self, kind: str) -> DType:
        """The dtype in which the elements of a kind of role are stored."""
        roles = self.variant.program.graph.roles
        return next((r.type.dtype for r in roles if r.kind == kind), F32)

    def registered(self, library: str, known: Sequence[str]) -> str:
        """The name under which another library may have this spec. Raises WrongUsage."""
        name = self.spec.name
        if name in known and name in names() and self._is_registered(name):
            return name
        raise WrongUsage(
            f"{library} has no optimizer like @{name}; it has {', '.join(known)}; "
            f"numpy runs any spec"
        )

    def _is_registered(self, name: str) -> bool:
        """True if the spec is the registered one of its name, with its own numbers."""
        own = get(name)
        asked = {r.name for r in own.of_kind(RoleKind.HYPER, RoleKind.STATIC)}
        return asked == {*self.hypers} and own(**self.hypers) == self.spec


def field_of(job: Job, baselines: Sequence[str]) -> dict[str, Step]:
    """The contestants' steps by name: ours first, then the roof. Raises WrongUsage."""
    found = {OURS: ours(job), ROOF: roof_of(job.variant.program, job.dims, job.threads)}
    return found | {name: module_of(name).step_of(name, job) for name in baselines}


def ours(job: Job) -> Step:
    """The compiled step over NumPy arrays."""
    rng = np.random.default_rng(0)
    params = [random_array(rng, d, job.dtype("param"), 1.0) for d in job.dims]
    grads = [random_array(rng, d, job.dtype("grad"), 1e-2) for d in job.dims]
    made = job.compiled
    given: dict[str, Any] = {
        r.name: job.hypers[r.name] for r in filter(must_be_given, job.spec.roles)
    }
    fused = Optimizer(params, made, threads=job.threads, **given)
    aux = random_inputs(made.every_program, list(map(TensorCase, job.dims)), rng)
    return lambda: fused.step(grads, aux)


def random_array(rng: np.random.Generator, dims: Dims, dtype: DType, scale: float) -> Array:
    """Normal numbers in a storage dtype, narrow floats as bit patterns."""
    values = rng.standard_normal(dims, np.float32)
    values *= np.float32(scale)
    if dtype.is_pattern:
        return np.asarray(semantics.cast(values, dtype, F32))
    return values.astype(dtype.numpy, copy=False)
