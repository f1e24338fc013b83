"""Optimizers whose parameters, and gradients if so wished, are not in the host's memory.

    weights = Elsewhere(FileMemory("weights.bin"), (1000, 64), np.dtype(np.float32))
    opt = offload.Optimizer([weights], "adamw", staging=1 << 20)
    opt.step([gradient])                       # an array, or Elsewhere as well

The states and the step stay on the host. Each sweep reads the parameters through a staging
memory of `staging` bytes, and writes back what it has updated. Any spec may be run so; the bits
are those of the step in memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .array_optimizer import Optimizer as _Optimizer
from .compiler import as_spec
from .ir.arrays import Array
from .ir.errors import BindError
from .runtime.checkpoint.snapshot import Snapshot
from .runtime.gradients.accumulation import Adder
from .runtime.gradients.overflow import Overflow
from .runtime.gradients.row_sparse import RowSparse
from .runtime.hypers.groups import parse
from .runtime.launch.binding import Binding
from .runtime.launch.calls import Step
from .runtime.memory.array_checks import check_list
from .runtime.out_of_core.external_memory import (
    Elsewhere,
    FileMemory,
    Memory,
    check_apart_there,
    stand_in,
)
from .runtime.out_of_core.staged_sweeps import COLUMNS, Stream
from .runtime.turn import exclusive

__all__ = ["Elsewhere", "FileMemory", "Memory", "Optimizer"]


_STAGING = 16 << 20


class Optimizer(_Optimizer):
    """Steps parameters that are `Elsewhere`, or arrays, by a compiled spec.

    Takes what `stepfuse.Optimizer` takes, and the bytes of the staging memory: two halves, one
    worked on while the other is written and read. An error of a memory passes through; the step
    is then half done. Raises BindError, TypeError, ValueError.
    """

    def __init__(
        self, params: Iterable[Any], spec: Any, *, staging: int = _STAGING, **options: Any
    ) -> None:
        if type(staging) is not int or staging < 1:
            raise ValueError(f"staging: expected a number of bytes, got {staging!r}")
        self._elsewhere: dict[str, dict[int, Elsewhere]] = {column: {} for column in COLUMNS}
        self._stream = Stream(staging, self._elsewhere)
        self._grads: dict[int, Array] = {}  # what stands for gradients elsewhere
        found: dict[int, Elsewhere] = {}
        given = _replaced(params, found)
        _refuse_copies(given, spec, found, options.get("states") or ())
        super().__init__(given, spec, **options)
        self._locate(found)

    @exclusive
    def step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Updates the parameters, where they are; a tensor whose gradient is None stays as it is.

        Extra inputs are arrays in memory. Raises BindError, and touches nothing, where a gradient
        or one of them does not fit.
        """
        check_list(grads)
        there = {n: grad for n, grad in enumerate(grads) if isinstance(grad, Elsewhere)}
        if there != self._elsewhere["role:grad"]:
            named = [(f"tensor {n}, %grad", grad) for n, grad in there.items()]
            check_apart_there([*self._named(), *named])
            self._elsewhere["role:grad"].clear()
            self._elsewhere["role:grad"].update(there)
        super().step([self._here(n, grad) for n, grad in enumerate(grads)], aux)

    def add_group(self, group: Mapping[str, Any], states: Sequence[Mapping[str, Any]] = ()) -> None:
        """Adds a group of parameters, elsewhere or not; see `stepfuse.Optimizer`."""
        found: dict[int, Elsewhere] = {}
        (given,) = _replaced([group], found)
        _refuse_copies([given], self._spec, found, states)
        super().add_group(given, states)
        self._locate(found)

    def save(
        self, path: str | Path, *, params: bool = False, extra: Mapping[str, Any] | None = None
    ) -> None:
        """Saves states, numbers and hypers. Raises ValueError if asked for the parameters."""
        _refuse_params(params)
        super().save(path, extra=extra)

    def load(self, path: str | Path, *, params: bool = False, **options: Any) -> dict[str, Any]:
        """Goes on from where a checkpoint was saved. Raises ValueError if asked for parameters."""
        _refuse_params(params)
        return super().load(path, **options)

    def snapshot(self, *, params: bool = False) -> Snapshot:
        """What `save` writes, as a copy in memory. Raises ValueError if asked for parameters."""
        _refuse_params(params)
        return super().snapshot()

    def restore(self, snapshot: Snapshot, *, params: bool = False, **options: Any) -> None:
        """Goes on from a snapshot. Raises ValueError if asked for parameters."""
        _refuse_params(params)
        super().restore(snapshot, **options)

    def overflow(self) -> Overflow | None:
        """As in memory. Raises ValueError for gradients that are elsewhere."""
        if self._elsewhere["role:grad"]:
            raise ValueError("the gradients are elsewhere: they are not searched; load() them")
        return super().overflow()

    def explain(self) -> str:
        """What a step does, and how much of it passes through the staging memory."""
        count, all_tensors = len(self._elsewhere["role:param"]), len(self._storage.tensors)
        return (
            f"{super().explain()}\n  {count} of {all_tensors} parameters are elsewhere, staged "
            f"through {self._stream.bytes} bytes"
        )

    def _adder(self) -> Adder:
        raise ValueError(
            "gradients are not accumulated for parameters that are elsewhere: add them up yourself"
        )

    @property
    def peak_bytes(self) -> int:
        """The bytes of the pools and of the staging memory."""
        return super().peak_bytes + self._stream.bytes

    def _prepared(self, binding: Binding) -> Step:
        if not self._compiled[0].takes_parts:
            raise ValueError(
                f"the {self._backend} backend works on whole arrays, which parameters elsewhere "
                f"are not; use native or numba"
            )
        return self._stream.prepare(binding, self._compiled, self._threads)

    def _locate(self, found: Mapping[int, Elsewhere]) -> None:
        """Remembers which tensors are elsewhere. Raises BindError where two overlap."""
        for place, array in enumerate(self._storage.params):
            if id(array) in found:
                self._elsewhere["role:param"][place] = found[id(array)]
        check_apart_there(self._named())

    def _named(self) -> list[tuple[str, Elsewhere]]:
        where = self._storage.tensors.where
        return [(f"{where(n)}, %param", a) for n, a in self._elsewhere["role:param"].items()]

    def _here(self, place: int, grad: Any) -> Any:
        """What the programs are bound to for a gradient."""
        if isinstance(grad, RowSparse):
            raise BindError(
                f"tensor {place}: a row-sparse gradient needs its parameter in memory, "
                f"not elsewhere; use stepfuse.Optimizer, or a dense gradient"
            )
        if not isinstance(grad, Elsewhere):
            return grad
        kept = self._grads.get(place)
        if kept is None or (kept.shape, kept.dtype) != (grad.shape, grad.dtype):
            self._grads[place] = stand_in(grad)
        return self._grads[place]


def _replaced(params: Any, found: dict[int, Elsewhere]) -> Any:
    """Parameters in any form, with what stands for those elsewhere; `found` has both by id."""
    if isinstance(params, Elsewhere):
        array = stand_in(params)
        found[id(array)] = params
        return array
    if isinstance(params, Mapping):
        return {name: _replaced(value, found) for name, value in params.items()}
    if isinstance(params, tuple) and len(params) == 2 and isinstance(params[0], str):
        return params[0], _replaced(params[1], found)
    if isinstance(params, str) or hasattr(params, "dtype") or not isinstance(params, Iterable):
        return params
    return [_replaced(value, found) for value in params]


def _refuse_copies(
    given: Any, spec: Any, found: Mapping[int, Elsewhere], states: Sequence[Mapping[str, Any]]
) -> None:
    """Raises BindError for a state that starts as a copy of a parameter elsewhere."""
    declared = as_spec(spec)
    copies = [r.name for r in declared.of_kind("state", "shadow") if isinstance(r.default, str)]
    for place, array in enumerate(parse(given, declared).arrays if copies else ()):
        lacking = [c for c in copies if place >= len(states) or c not in states[place]]
        if id(array) in found and lacking:
            raise BindError(
                f"tensor {place}: %{lacking[0]} starts as a copy of the parameter, which is "
                f"elsewhere; give an array that holds it, in states"
            )


def _refuse_params(params: bool) -> None:
    if params:
        raise ValueError("the parameters are elsewhere: copy them there, and leave params=False")
