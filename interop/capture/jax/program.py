"""A jaxpr, equation by equation, on a recording."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from inspect import getfullargspec
from pathlib import PurePath
from typing import Any

import numpy as np

from ....ir.errors import CaptureError
from ....ir.origin import Origin, Site, Source
from .. import formulas
from ..recording import Recording, TracedValue, of
from .primitives import PRIMITIVES, refusal

MOST_TURNS = 32  # of a loop that is unrolled
_BITS = ("and", "or", "xor", "not")
_CALLS = ("jit", "pjit", "closed_call", "core_call", "remat", "checkpoint", "custom_jvp_call",
          "custom_vjp_call")  # fmt: skip


class JaxprReader:
    """The equations of one step over a recording."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording

    def run(
        self, jaxpr: Any, constants: Sequence[Any], inputs: Sequence[TracedValue]
    ) -> list[TracedValue]:
        """Return the results of a jaxpr. Raises CaptureError at the equation's source line."""
        known: dict[Any, TracedValue] = {}
        known.update(zip(jaxpr.constvars, map(self._literal, constants), strict=True))
        known.update(zip(jaxpr.invars, inputs, strict=True))
        for equation in jaxpr.eqns:
            values = [self._value(known, atom) for atom in equation.invars]
            place = _origin(equation)
            self.recording.at(place)
            try:
                found = self._equation(equation, values)
            except CaptureError as error:
                where = error.where or next((s.place for s in place.sites), "")
                raise CaptureError(error.op, where, error.remedy) from error
            known.update(zip(equation.outvars, found, strict=True))
        return [self._value(known, atom) for atom in jaxpr.outvars]

    def _value(self, known: Mapping[Any, TracedValue], atom: Any) -> TracedValue:
        return self._literal(atom.val) if hasattr(atom, "val") else known[atom]

    def _literal(self, value: Any) -> TracedValue:
        """A literal. f32 are read as the shortest decimal that rounds to them."""
        array = np.asarray(value)
        if array.dtype.kind not in "biuf":
            raise CaptureError(f"an array of {array.dtype} as a constant of the step")
        if array.size != 1 and (not array.size or np.any(array != array.flat[0])):
            raise CaptureError(
                f"a constant array of shape {array.shape} in the step",
                remedy="keep what varies from element to element in the state",
            )
        cell = array.flat[0].item()
        cell = formulas.decimal(cell) if array.dtype == np.float32 else cell
        return self.recording.constant(cell, array.shape)

    def _equation(self, equation: Any, values: list[TracedValue]) -> list[TracedValue]:
        name, params = equation.primitive.name, equation.params
        if name in _CALLS:
            inner = params.get("jaxpr") or params.get("call_jaxpr") or params["fun_jaxpr"]
            return self.run(*_opened(inner), values)
        if name == "cond":
            return self._cond(params["branches"], values)
        if name == "scan":
            return self._scan(params, values)
        kinds = {np.dtype(atom.aval.dtype).kind for atom in equation.invars if _is_plain(atom)}
        formula = PRIMITIVES.get(name)
        if formula is None or (name in _BITS and kinds != {"b"}):
            raise refusal(name)
        known = {**params, "from_whole": bool(kinds) and kinds <= set("iub")}
        options = {option: known[option] for option in getfullargspec(formula).kwonlyargs}
        return [formula(self.recording, *values, **options)]

    def _cond(self, branches: Sequence[Any], values: list[TracedValue]) -> list[TracedValue]:
        """All branches, and the one that the index says."""
        index, rest = values[0], values[1:]
        found = [self.run(*_opened(branch), rest) for branch in branches]
        results = found[0]
        for number, branch in enumerate(found[1:], 1):
            chosen = self.recording.apply("le", of(number - 0.5), index)
            results = [
                self.recording.apply("select", chosen, new, old)
                for new, old in zip(branch, results, strict=True)
            ]
        return results

    def _scan(self, params: Mapping[str, Any], values: list[TracedValue]) -> list[TracedValue]:
        """A short loop over carried values, unrolled."""
        turns, fixed, carried = params["length"], params["num_consts"], params["num_carry"]
        inner, constants = _opened(params["jaxpr"])
        if turns > MOST_TURNS or len(values) > fixed + carried or len(inner.outvars) > carried:
            raise CaptureError(
                f"a loop of {turns} turns over slices of arrays",
                remedy=f"a loop of at most {MOST_TURNS} turns over carried values is unrolled",
            )
        for _ in range(turns):
            values[fixed:] = self.run(inner, constants, values)
        return values[fixed:]


def _opened(jaxpr: Any) -> tuple[Any, Sequence[Any]]:
    """A jaxpr and its constants."""
    return (jaxpr.jaxpr, jaxpr.consts) if hasattr(jaxpr, "consts") else (jaxpr, ())


def _is_plain(atom: Any) -> bool:
    try:
        np.dtype(atom.aval.dtype)
    except TypeError:  # a key of random numbers
        return False
    return True


def _origin(equation: Any) -> Origin:
    """The innermost line outside of JAX that an equation was written at."""
    traceback = getattr(equation.source_info, "traceback", None)
    for frame in traceback.frames if traceback is not None else ():
        parts = PurePath(frame.file_name).parts
        if "jax" in parts or "jaxlib" in parts:
            continue
        source = Source(frame.file_name, ())
        return Origin(((Site(source, frame.function_name, frame.line_num, 0, frame.line_num, 0),),))
    return Origin()
