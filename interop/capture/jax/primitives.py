"""JAX's primitives, a row each: what they are in the op table, or how they edit labels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ....ir.errors import CaptureError
from ....ir.types import Const
from .. import formulas
from ..matrices.products import contracted
from ..tracer import Recording, Traced
from .values import Sided, applied

Row = Callable[[Recording, list[Sided], dict[str, Any]], Sided]

_NAMES = {
    "abs": "abs", "add": "add", "add_any": "add", "cbrt": "cbrt", "cos": "cos",
    "eq": "eq", "erf": "erf", "exp": "exp", "floor": "floor", "le": "le", "log": "log",
    "logistic": "sigmoid", "lt": "lt", "max": "maximum", "min": "minimum", "mul": "mul",
    "ne": "ne", "neg": "neg", "or": "or", "and": "and", "not": "not", "rsqrt": "rsqrt",
    "sign": "sign", "sin": "sin", "sqrt": "sqrt", "sub": "sub", "tanh": "tanh",
    "is_finite": "isfinite",
}  # fmt: skip
_REDUCTIONS = {
    "reduce_sum": "sum", "reduce_max": "max", "reduce_min": "min", "reduce_prod": "prod",
    "reduce_and": "all", "reduce_or": "any",
}  # fmt: skip
_WHY_NOT = {
    "gather": "a part of an array",
    "slice": "a part of an array",
    "dynamic_slice": "a part of an array",
    "concatenate": "arrays joined to one",
    "random_bits": "random numbers of JAX",
    "random_split": "random numbers of JAX",
    "random_wrap": "random numbers of JAX",
    "random_seed": "random numbers of JAX",
    "sort": "an order of elements",
    "while": "a loop without a known number of turns",
    "custom_linear_solve": "a system of equations",
    "svd": "a decomposition of matrices",
    "eigh": "a decomposition of matrices",
    "qr": "a decomposition of matrices",
}


def refusal(name: str) -> CaptureError:
    """Why a primitive cannot be captured."""
    why = _WHY_NOT.get(name, "no operation of an optimizer step that the IR knows")
    remedy = "capture the optimizer without what needs it, or declare it as a spec"
    return CaptureError(f"'{name}' of JAX is {why}", remedy=remedy)


def _elementwise(op: str) -> Row:
    def row(recording: Recording, values: list[Sided], _: dict[str, Any]) -> Sided:
        return applied(recording, op, *values)

    return row


def _reduction(op: str) -> Row:
    def row(recording: Recording, values: list[Sided], params: dict[str, Any]) -> Sided:
        value = values[0]
        return Sided(recording.reduce(op, value.traced, tuple(params["axes"])), value.side)

    return row


def _greater(op: str) -> Row:
    def row(recording: Recording, values: list[Sided], _: dict[str, Any]) -> Sided:
        return applied(recording, op, values[1], values[0])

    return row


def _formula(make: Callable[..., Traced]) -> Row:
    """A formula of values of one parameter."""

    def row(recording: Recording, values: list[Sided], _: dict[str, Any]) -> Sided:
        return Sided(make(recording, *(v.traced for v in values)), side_of(values))

    return row


def side_of(values: list[Sided]) -> int | None:
    """The parameter that values belong to. Raises CaptureError for values of two."""
    sides = {value.side for value in values} - {None}
    if len(sides) > 1:
        raise CaptureError(
            "values of two parameters in one formula",
            remedy="parameters may meet in a sum, a maximum or a condition over all of them",
        )
    return next(iter(sides), None)


def _number(value: float) -> Sided:
    return Sided(Traced(Const(value)))


def _integer_pow(recording: Recording, values: list[Sided], params: dict[str, Any]) -> Sided:
    exponent = Traced(Const(float(params["y"])))
    return Sided(formulas.power(recording, values[0].traced, exponent), values[0].side)


def _square(recording: Recording, values: list[Sided], _: dict[str, Any]) -> Sided:
    return applied(recording, "mul", values[0], values[0])


def _log1p(recording: Recording, values: list[Sided], _: dict[str, Any]) -> Sided:
    return applied(recording, "log", applied(recording, "add", _number(1.0), values[0]))


def _expm1(recording: Recording, values: list[Sided], _: dict[str, Any]) -> Sided:
    return applied(recording, "sub", applied(recording, "exp", values[0]), _number(1.0))


def _xor(recording: Recording, values: list[Sided], _: dict[str, Any]) -> Sided:
    return applied(recording, "ne", *values)


def _clamp(recording: Recording, values: list[Sided], _: dict[str, Any]) -> Sided:
    low, value, high = values
    return applied(recording, "minimum", applied(recording, "maximum", value, low), high)


def _select(recording: Recording, values: list[Sided], _: dict[str, Any]) -> Sided:
    condition, *cases = values
    if len(cases) != 2:
        raise CaptureError("'select_n' of more than two cases")
    return applied(recording, "select", condition, cases[1], cases[0])


def _remainder(recording: Recording, values: list[Sided], _: dict[str, Any]) -> Sided:
    """JAX's rem has the sign of the first operand."""
    first, second = (v.traced for v in values)
    whole = formulas.trunc(recording, recording.apply("div", first, second))
    rest = recording.apply("sub", first, recording.apply("mul", second, whole))
    return Sided(rest, side_of(values))


def _convert(recording: Recording, values: list[Sided], params: dict[str, Any]) -> Sided:
    """Between numbers nothing happens but for fractions, which whole numbers lose."""
    value, to = values[0], np.dtype(params["new_dtype"])
    if to == np.bool_:
        return Sided(recording.as_kind("bool", value.traced), value.side)
    traced = recording.as_kind("real", value.traced)
    if to.kind in "iu" and not params["from_whole"]:
        traced = formulas.trunc(recording, traced)
    if to.kind not in "iuf" or (to.kind == "f" and to.itemsize < 4):
        raise CaptureError(
            f"a conversion to {to.name}",
            remedy="capture it in float32; storage formats are chosen by `dtypes`",
        )
    return Sided(traced, value.side)


def _divide(recording: Recording, values: list[Sided], params: dict[str, Any]) -> Sided:
    found = applied(recording, "div", *values)
    if not params["from_whole"]:
        return found
    return Sided(formulas.trunc(recording, found.traced), found.side)


def _round(recording: Recording, values: list[Sided], params: dict[str, Any]) -> Sided:
    if int(params["rounding_method"]) != 1:
        raise CaptureError("rounding of ties away from 0", remedy="round ties to even")
    return applied(recording, "rint", values[0])


def _same(_: Recording, values: list[Sided], __: dict[str, Any]) -> Sided:
    return values[0]


def _broadcast(recording: Recording, values: list[Sided], params: dict[str, Any]) -> Sided:
    value, shape = values[0].traced, tuple(params["shape"])
    kept = tuple(params["broadcast_dimensions"])
    for place in range(len(shape)):
        if place not in kept:
            value = recording.unsqueeze(value, place)
    return Sided(recording.expand(value, shape), values[0].side)


def _reshape(recording: Recording, values: list[Sided], params: dict[str, Any]) -> Sided:
    return Sided(recording.reshape(values[0].traced, params["new_sizes"]), values[0].side)


def _transpose(recording: Recording, values: list[Sided], params: dict[str, Any]) -> Sided:
    return Sided(recording.transpose(values[0].traced, params["permutation"]), values[0].side)


def _squeeze(recording: Recording, values: list[Sided], params: dict[str, Any]) -> Sided:
    return Sided(recording.squeeze(values[0].traced, params["dimensions"]), values[0].side)


def _dot(recording: Recording, values: list[Sided], params: dict[str, Any]) -> Sided:
    """The sums of products over pairs of dimensions, for each pair of others and of a batch."""
    gone, batch = (tuple(zip(*pairs, strict=True)) for pairs in params["dimension_numbers"])
    first, second = (value.traced for value in values)
    one = [f"a{d}" for d in range(len(first.labels))]
    names = {e: one[d] for d, e in (*gone, *batch)}
    other = [names.get(d, f"b{d}") for d in range(len(second.labels))]
    alone = [n for n in (*one, *other) if (n in one) != (n in other)]
    result = [*(one[d] for d, _ in batch), *alone]
    made = contracted(recording, first, second, (one, other, result))
    return Sided(made, side_of(values))


PRIMITIVES: dict[str, Row] = {
    **{name: _elementwise(op) for name, op in _NAMES.items()},
    **{name: _reduction(op) for name, op in _REDUCTIONS.items()},
    "gt": _greater("lt"),
    "ge": _greater("le"),
    "pow": _formula(formulas.power),
    "ceil": _formula(formulas.ceil),
    "div": _divide,
    "round": _round,
    "rem": _remainder,
    "integer_pow": _integer_pow,
    "square": _square,
    "log1p": _log1p,
    "expm1": _expm1,
    "xor": _xor,
    "clamp": _clamp,
    "select_n": _select,
    "convert_element_type": _convert,
    "dot_general": _dot,
    "copy": _same,
    "copy_p": _same,
    "stop_gradient": _same,
    "reduce_precision": _same,
    "optimization_barrier": _same,
    "broadcast_in_dim": _broadcast,
    "reshape": _reshape,
    "transpose": _transpose,
    "squeeze": _squeeze,
}
