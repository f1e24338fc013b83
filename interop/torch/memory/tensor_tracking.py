"""Addresses of parameters and gradients for kernels, checked anew at each step.

Of a sparse gradient, the rows that nn.Embedding(sparse=True) has looked up, only the listed rows
are stepped, as torch's SparseAdam, SGD and Adagrad do; an optimizer with momentum, which moves the
other rows too, gets the dense gradient instead.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.autograd.graph import increment_version

from ....ir.errors import BindError
from ....ir.lowered.step_program import StepProgram
from ....runtime.gradients.row_rules import why_not
from ....runtime.gradients.row_sparse import Rows, rows_of, rows_of_coo
from ....runtime.memory.array_checks import ArrayRequirements
from ....runtime.memory.tensor_set import wanted
from .layout import (
    UnsupportedError,
    array,
    check_param,
    home_of,
    is_sharded,
    local_of,
    locals_of,
    pointers_of,
    real,
    same_order,
    where_stored,
)

LAZY, EXACT, REFUSED = "lazy", "exact", ""  # what an optimizer does with sparse gradients
_PARAMS = operator.itemgetter("params")
_BYTES, _DTYPE = operator.attrgetter("nbytes"), operator.attrgetter("dtype")
_CONTIGUOUS, _STRIDE = torch.Tensor.is_contiguous, torch.Tensor.stride


@dataclass(frozen=True, slots=True)
class Member:
    """A parameter: its number in the optimizer, its group, its name or an empty one."""

    number: int
    param: Tensor
    group: int
    name: str

    @property
    def local(self) -> Tensor:
        """The part on this process."""
        return local_of(self.param)

    @property
    def where(self) -> str:
        """The parameter's name in errors."""
        named = f" ({self.name})" if self.name else ""
        return f"parameter {self.number}{named} of group {self.group}"

    @property
    def facts(self) -> tuple[object, ...]:
        """Properties that moved storage must keep: shape, strides, dtype, device, layout."""
        p = self.local
        return p.shape, p.stride(), p.dtype, p.device, p.layout


def params_of(groups: Iterable[Mapping[str, Any]]) -> list[Tensor]:
    """All parameters of groups, in order."""
    return list(chain.from_iterable(map(_PARAMS, groups)))


def names_of(group: Mapping[str, Any]) -> Sequence[str]:
    """The names of a group's parameters, empty where it has none."""
    return group.get("param_names") or [""] * len(group["params"])


def named_params(groups: Iterable[Mapping[str, Any]]) -> Iterator[tuple[Tensor, str, str]]:
    """Each parameter with its name, or "", and its place in its group in words."""
    for number, group in enumerate(groups):
        for place, pair in enumerate(zip(group["params"], names_of(group), strict=True)):
            yield *pair, f"parameter {place} of group {number}"


class DenseGradients:
    """A fast check that gradients match parameters in count, order, bytes and dtype."""

    def __init__(self, params: Sequence[Tensor]) -> None:
        self._bytes = list(map(_BYTES, params))
        self._dtypes = list(map(_DTYPE, params))
        self._single = [n for n, param in enumerate(params) if param.numel() == 1]

    def fits(self, grads: Sequence[Tensor | None]) -> bool:
        """True if all are there, in order, with their parameters' bytes and dtypes."""
        try:
            return (
                all(map(_CONTIGUOUS, grads))  # type: ignore[arg-type]
                and list(map(_BYTES, grads)) == self._bytes
                and list(map(_DTYPE, grads)) == self._dtypes
                and not any(grads[n].is_neg() for n in self._single)  # type: ignore[union-attr]
            )
        except (AttributeError, TypeError, RuntimeError):  # None; sparse tensors
            return False


class MemberMemory:
    """The members' memory, and the gradients of one step. Raises BindError for unfit ones."""

    def __init__(
        self, name: str, members: Sequence[Member], any_order: Sequence[bool], sparse: Sequence[str]
    ) -> None:
        self.name = name  # of the optimizer
        self._sparse = sparse  # what it does with each member's sparse gradients
        self.lists_rows = False  # some gradient of the step is sparse still
        for member in members:
            check_param(member.param, member.where)
        self.members = members
        self.params = [m.local for m in members]
        self._sharded = [n for n, m in enumerate(members) if is_sharded(m.param)]
        self._wholes: list[Any] = [members[n].param for n in self._sharded]
        self._placed = [whole.placements for whole in self._wholes]
        self.homes = list(map(home_of, self.params, any_order))
        pairs = zip(self.homes, self.params, strict=True)
        self._direct = np.array([home.data_ptr() == param.data_ptr() for home, param in pairs])
        self._copied: list[int] = np.flatnonzero(~self._direct).tolist()
        self._facts = [m.facts for m in members]
        self._strides = [p.stride() for p in self.params]
        self._sizes = [p.numel() for p in self.params]
        self._told_by = DenseGradients(self.params)
        self._plain = all(map(_is_plain, self.homes, self.params))
        self._any_order = all(any_order)
        self._at = where_stored(self.params)
        self.pointers: list[int] = self._at.tolist()  # where the parameters are
        self.addresses = where_stored(self.homes)  # of the homes
        self._check_there()

    def still_fits(self) -> bool:
        """Takes note of where parameters have moved; False where one has become another."""
        for n, local in zip(self._sharded, locals_of(self._wholes), strict=True):
            self.params[n] = local
        if not self._lie_alike():
            return False
        at = where_stored(self.params)
        moved = np.flatnonzero(at != self._at).tolist()
        if moved:
            if any(self.members[n].facts != self._facts[n] for n in moved):
                return False
            for n in moved:
                if self._direct[n]:
                    self.homes[n] = self.params[n].detach()
                    self.addresses[n] = at[n]
            self._at, self.pointers = at, at.tolist()
            self._check_there()
        return True

    def _lie_alike(self) -> bool:
        """True if the axes lie as they did; `p.data` may be another view of the same memory."""
        if self._plain and self._any_order:
            return all(map(_CONTIGUOUS, self.params))
        return list(map(_STRIDE, self.params)) == self._strides

    def is_unchanged(self, pointers: list[int]) -> bool:
        """True if all parameters are at these addresses, and lie as they did."""
        return self._lie_alike() and pointers_of(self.params) == pointers

    @property
    def is_plain(self) -> bool:
        """True if no parameter is worked on in a copy, and gradients may be `DenseGradients`."""
        return self._plain and not self._copied and not self._sharded

    def are_plain(self, grads: Sequence[Tensor | None]) -> bool:
        """True if the fast check accepts all gradients; False decides nothing."""
        return self._plain and self._told_by.fits(grads)

    def local(self, grads: Sequence[Tensor | None]) -> list[Tensor | None]:
        """Return this process' parts of the gradients, placed as their parameters."""
        found = list(grads)
        both = zip(self._sharded, self._placed, strict=True)
        there = [(n, at) for n, at in both if grads[n] is not None]
        mine = locals_of([grads[n] for n, _ in there], [at for _, at in there])
        for (n, _), local in zip(there, mine, strict=True):
            found[n] = local
        return found

    @property
    def is_sharded(self) -> bool:
        """True if a process has parts of parameters only."""
        return bool(self._sharded)

    def gradients(self, present: Sequence[int], given: Sequence[Tensor]) -> list[Tensor]:
        """The gradients as the kernels read them: as they are, or copies in their homes' order.

        Sparse ones that are to be taken row by row are left as they are.
        """
        self.lists_rows = False
        return [self._gradient(n, grad) for n, grad in zip(present, given, strict=True)]

    def copies(self) -> list[str]:
        """The parameters that are worked on in a copy."""
        return [self.members[n].where for n in self._copied]

    def bring(self) -> None:
        """Copy parameters to the homes that are copies."""
        for n in self._copied:
            self.homes[n].copy_(self.params[n].detach())

    def take_back(self) -> None:
        """Copy homes that are copies back to their parameters."""
        for n in self._copied:
            self.params[n].detach().copy_(self.homes[n])

    def mark_written(self, present: Sequence[int]) -> None:
        """Tells autograd that parameters have been changed in place."""
        everything = len(present) == len(self.params)
        increment_version(self.params if everything else [self.params[n] for n in present])
        if self._sharded:
            both = zip(self._sharded, self._wholes, strict=True)
            increment_version([whole for n, whole in both if everything or n in present])

    def _gradient(self, number: int, grad: Tensor) -> Tensor:
        where, home = f"{self.members[number].where}, gradient", self.homes[number]
        sparse = self._sparse[number]
        if grad.layout != torch.strided and sparse == REFUSED:
            raise UnsupportedError(
                f"{self.name} does not support sparse gradients: {where} has layout {grad.layout}; "
                f"use grad.to_dense()"
            )
        if grad.layout != torch.strided and sparse == EXACT:
            grad = grad.to_dense()
        if grad.dtype != home.dtype or grad.device != home.device:
            raise BindError(
                f"{where}: expected {home.dtype} on {home.device}, as its parameter, "
                f"got {grad.dtype} on {grad.device}"
            )
        if grad.shape != home.shape:
            raise BindError(
                f"{where}: expected shape {tuple(home.shape)}, its parameter's when it was first "
                f"stepped, got {tuple(grad.shape)}"
            )
        if grad.layout != torch.strided:
            self.lists_rows = True
            return grad
        if same_order(grad, home) and not grad.is_conj() and not grad.is_neg():
            return grad
        return torch.empty_like(home).copy_(grad)

    def _check_there(self) -> None:
        """Refuses parameters whose memory has been given back."""
        gone = (self.addresses == 0) & (np.array(self._sizes) > 0)
        if gone.any():
            where = self.members[int(np.argmax(gone))].where
            raise BindError(f"{where}: its memory has been given back; bring it back before a step")


def _is_plain(home: Tensor, param: Tensor) -> bool:
    """True if bytes and order tell which gradients torch allows fit a parameter.

    torch checks dtype and shape when a gradient is set; `grad_dtype` can ask for another dtype.
    """
    alike = getattr(param, "grad_dtype", param.dtype) == param.dtype
    return alike and home.is_contiguous() and not home.is_complex()


def rows_on_gpu(name: str, device: str) -> UnsupportedError:
    """The refusal of steps over listed rows on a GPU."""
    return UnsupportedError(
        f"{name} steps sparse gradients row by row on the CPU only, and the parameters are on "
        f"{device}; use grad.to_dense()"
    )


def rows_of_tensor(
    grad: Tensor, home: Tensor, program: StepProgram, name: str, param: str, decays: bool
) -> Rows:
    """The listed rows of a sparse gradient of a parameter, those listed twice summed.

    Raises UnsupportedError where the program cannot step rows alone, BindError for a gradient
    that is not of its parameter's rows.
    """
    if decays:
        raise UnsupportedError(
            f"{name} does not support weight_decay beside sparse gradients, which "
            f"do not reach all rows: {param}; use grad.to_dense()"
        )
    where = f"{param}, gradient"
    why = "its axes are not in order" if not home.is_contiguous() else ""
    if grad.layout != torch.sparse_coo or grad.sparse_dim() != 1 or not grad.shape:
        why = f"{grad.layout} with {grad.sparse_dim()} sparse axes, expected rows of a sparse_coo"
    dims = array(home).shape
    why = why or why_not(program, dims)
    if why:
        raise UnsupportedError(
            f"{name} does not support this sparse gradient: {where}: {why}; use grad.to_dense()"
        )
    plain = grad.detach()
    indices, values = plain._indices(), real(plain._values()).contiguous()
    rows = rows_of_coo(indices.numpy(), array(values))
    wants: ArrayRequirements = wanted(program, where, "grad", dims)
    return rows_of(rows, wants)
