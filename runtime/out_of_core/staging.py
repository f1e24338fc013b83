"""Parameters, and gradients if so wished, that are not in the host's memory.

    weights = ExternalArray(FileMemory("weights.bin"), (1000, 64), np.dtype(np.float32))
    opt = stepfuse.Optimizer([weights], "adamw", staging=1 << 20)
    opt.step([gradient])                       # an array, or ExternalArray as well

The states and the step stay on the host. Each sweep reads the parameters through a staging
memory of `staging` bytes, and writes back updated arrays. Any spec may be run so; the bits
are those of the step in memory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.lowered.tables import GRAD, PARAM
from ...ir.roles import RoleKind, Signature
from ..gradients.row_sparse import RowSparse
from ..hypers.groups import ParsedGroups
from ..launch.executable import Executable
from ..memory.array_checks import check_list
from .external_memory import ExternalArray, check_apart_there, stand_in
from .staged_sweeps import StagedLauncher, StagingMemory

_BYTES = 16 << 20  # of the staging memory, where nothing else is said

Found = dict[int, ExternalArray]  # by the tensor's number


class Staging:
    """Parameters and gradients that are elsewhere, and the memory that they pass through."""

    def __init__(self, size: int) -> None:
        self.memory = StagingMemory(size)
        self._params, self._grads = (self.memory.elsewhere[c] for c in (PARAM, GRAD))
        self._names: dict[int, str] = {}
        self._stand_ins: dict[int, Array] = {}  # of gradients

    def replaced(
        self, given: ParsedGroups, spec: Signature, states: Sequence[Mapping[str, Any]]
    ) -> tuple[ParsedGroups, Found]:
        """New parameters, with stand-ins for those elsewhere, and which these are.

        Raises BindError where two overlap, or a state starts as a copy of one; for a spec with an
        entry by the clock.
        """
        if spec.clocked is not None:
            raise BindError(
                f"{spec.name} runs its entry {spec.clocked.name} over whole parameters, which "
                f"those that are elsewhere are not: keep them in memory"
            )
        first = len(self._names)
        arrays = enumerate(given.arrays)
        found: Found = {first + n: a for n, a in arrays if isinstance(a, ExternalArray)}
        _refuse_copies(found, first, spec, states)
        names = self._names | dict(enumerate(given.names, first))
        check_apart_there(_named(self._params | found, names, "param"))
        here = [stand_in(a) if isinstance(a, ExternalArray) else a for a in given.arrays]
        return replace(given, arrays=tuple(here)), found

    def place(self, given: ParsedGroups, found: Found) -> None:
        """Takes over new parameters."""
        self._names |= dict(enumerate(given.names, len(self._names)))
        self._params.update(found)

    def launcher(
        self, programs: Sequence[Executable], threads: int, backend: str
    ) -> StagedLauncher:
        """Return the launcher. Raises ValueError for a backend that works on whole arrays."""
        if not programs[0].takes_parts:
            raise ValueError(
                f"the {backend} backend works on whole arrays, which parameters elsewhere "
                f"are not; use native or numba"
            )
        return StagedLauncher(programs, threads, self.memory)

    def gradients(self, grads: Sequence[Any]) -> list[Any]:
        """The gradients, with stand-ins for those elsewhere. Raises BindError for overlaps."""
        check_list(grads)
        there: Found = {n: grad for n, grad in enumerate(grads) if isinstance(grad, ExternalArray)}
        if there != self._grads:
            params = _named(self._params, self._names, "param")
            check_apart_there([*params, *_named(there, self._names, "grad")])
            self._grads.clear()
            self._grads.update(there)
        return [self._here(n, grad) for n, grad in enumerate(grads)]

    def refuse_params(self, params: bool) -> None:
        """Refuses to save or load parameters (ValueError)."""
        if params:
            raise ValueError(
                "the parameters are elsewhere: copy them there, and leave params=False"
            )

    def refuse_carrying(self) -> None:
        """Refuses sums that steps carry over (ValueError)."""
        raise ValueError(
            "policy 'carry' takes its first sums over whole parameters, and parameters that are "
            "elsewhere are seen in parts: use policy 'strict'"
        )

    def refuse_accumulation(self) -> None:
        """Refuses to add up gradients (ValueError)."""
        raise ValueError(
            "gradients are not accumulated for parameters that are elsewhere: add them up yourself"
        )

    def refuse_modes(self) -> None:
        """Refuses the entries `eval` and `train` (ValueError)."""
        raise ValueError(
            "eval() and train() are not for parameters that are elsewhere: evaluate copies of the "
            "averages, which are states"
        )

    def refuse_overflow(self) -> None:
        """Refuses to search gradients that are elsewhere (ValueError)."""
        if self._grads:
            raise ValueError("the gradients are elsewhere: they are not searched; load() them")

    def explain(self) -> str:
        """Explain the part of a step that passes through the staging memory."""
        return (
            f"\n  {len(self._params)} of {len(self._names)} parameters are elsewhere, staged "
            f"through {self.memory.bytes} bytes"
        )

    def _here(self, index: int, grad: Any) -> Any:
        """Return the array that programs are bound to for a gradient."""
        if isinstance(grad, RowSparse):
            raise BindError(
                f"tensor {index}: a row-sparse gradient needs its parameter in memory, "
                f"not elsewhere; leave staging away, or give a dense gradient"
            )
        if not isinstance(grad, ExternalArray):
            return grad
        kept = self._stand_ins.get(index)
        if kept is None or (kept.shape, kept.dtype) != (grad.shape, grad.dtype):
            self._stand_ins[index] = stand_in(grad)
        return self._stand_ins[index]


def staging_of(size: int | None) -> Staging:
    """The staging of an optimizer. Raises ValueError unless it is a number of bytes."""
    if size is not None and (type(size) is not int or size < 1):
        raise ValueError(f"staging: expected a number of bytes, got {size!r}")
    return Staging(_BYTES if size is None else size)


def _named(found: Found, names: Mapping[int, str], role: str) -> list[tuple[str, ExternalArray]]:
    titles = {n: f" ({names[n]})" if names.get(n) else "" for n in found}
    return [(f"tensor {n}{titles[n]}, %{role}", array) for n, array in found.items()]


def _refuse_copies(
    found: Found, first: int, spec: Signature, states: Sequence[Mapping[str, Any]]
) -> None:
    """Raises BindError for a state that starts as a copy of a parameter elsewhere.

    `states` are of the parameters from `first` on.
    """
    copies = [
        r.name for r in spec.of_kind(RoleKind.STATE, RoleKind.SHADOW) if isinstance(r.default, str)
    ]
    for place in found:
        lacking = [
            c for c in copies if place - first >= len(states) or c not in states[place - first]
        ]
        if lacking:
            raise BindError(
                f"tensor {place}: %{lacking[0]} starts as a copy of the parameter, which is "
                f"elsewhere; give an array that holds it, in states"
            )
