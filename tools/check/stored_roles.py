"""Values of a compiled step's arrays, and their distances from exact numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...ir import semantics
from ...ir.arrays import Array
from ...ir.graph import Graph, Spec
from ...ir.types import ELEM, F32, F64, DType, Type
from ...passes.codecs.codec import Codec
from ...passes.pipeline import steps
from ...passes.storage.encode import codecs_of
from ...passes.storage.formats import parse_storage, stored_as
from ...runtime.compilation import Compilation
from ..accuracy.measure import ulps
from .formats import decoded, share_of_bound
from .inputs import TensorCase


class StoredRoles:
    """Storage of a tensor's roles, and the numbers that it encodes."""

    def __init__(
        self, spec: Spec, compiled: Compilation, pipeline: str, tensor: TensorCase
    ) -> None:
        place = next(n for n, g in enumerate(spec.variants()) if tensor.takes(g.when))
        self.graph: Graph = compiled.variants[place].program.graph
        self._is_wide = any(r.type == Type(F64, ELEM) for r in self.graph.roles)
        self.codecs: dict[str, Codec] = {}
        self.asked: dict[str, object] = {}
        for step in steps(spec.variants()[place], pipeline):
            if step.name == "encode":
                formats = step.options.formats
                self.codecs = codecs_of(step.before, formats)
                self.asked = _asked(step.before, formats, self.codecs)

    def number(self, name: str, array: Any) -> Any:
        """Return the numbers that a role's array encodes."""
        dtype = self.dtype(name)
        return semantics.widen(array, dtype) if dtype.is_pattern else array

    def dtype(self, name: str) -> DType:
        return self.graph.role(name).type.dtype

    def values(self, tensor: dict[str, Array]) -> dict[str, Array]:
        """Copies of the values of a tensor's roles."""
        names = {r.name for r in self.graph.roles if r.name in tensor}
        plain = {n: np.array(self.number(n, tensor[n])) for n in names - self.codecs.keys()}
        coded = {n: c for n, c in self.codecs.items() if c.parts[0].role(n) in tensor}
        own = {n: decoded(self.graph, n, c, tensor) for n, c in coded.items()}
        return plain | own

    def format(self, name: str) -> str:
        return str(self.asked.get(name, self.dtype(name)))

    def unit(self, name: str) -> str:
        if name in self.codecs:
            return "of bound"
        if not self.dtype(name).is_float:
            return "cells"
        return "ulp" if self._measure(name) is self.dtype(name) else f"ulp of {self._measure(name)}"

    def _measure(self, name: str) -> DType:
        """Whose ulp: a number in f64 is no better than the elements that it is made of."""
        dtype = self.dtype(name)
        return dtype if dtype is not F64 or self._is_wide else F32

    def errors(self, name: str, got: Array, exact: Array) -> Array:
        """The error of each cell, in the role's unit."""
        unit, dtype = self.unit(name), self._measure(name)
        if unit == "of bound":
            return share_of_bound(exact, got, self.asked[name])
        if unit == "cells":
            return np.asarray(got != exact, np.float64)
        wide = np.asarray(exact, np.float64)
        if not dtype.is_pattern:
            return ulps(np.asarray(got, dtype.numpy), wide, np.zeros_like(wide))
        return _narrow_ulps(dtype, np.asarray(got, np.float64), wide)


def _asked(graph: Graph, formats: str, codecs: dict[str, Codec]) -> dict[str, object]:
    storage = parse_storage(formats)
    return {r.name: stored_as(r, storage) for r in graph.roles if r.name in codecs}


def _narrow_ulps(dtype: DType, got: Array, exact: Array) -> Array:
    """Errors as of `ulps`, in a dtype that NumPy lacks."""
    bias = (1 << dtype.exponent - 1) - 1
    with np.errstate(all="ignore"):
        power = np.maximum(np.frexp(exact)[1] - 1, 1 - bias)
        errors = np.abs(got - exact) / np.ldexp(1.0, power - dtype.mantissa)
    same = (got == exact) | (np.isnan(got) & np.isnan(exact))
    return np.where(same, 0.0, np.where(np.isnan(errors), np.inf, errors))
