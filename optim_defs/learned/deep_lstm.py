"""The learned optimizer that is two layers of LSTM cells for each element."""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import Any

from ...ir.frontend.trace import Definition, clip, exp, log, maximum, sigmoid, tanh, update, zeros
from ..declare import optimizer
from .layers import dense

MOST = 32  # compiling takes some 10 (hidden / 8)^2 seconds
_LAYERS, _GATES = (0, 1), 4
_EPS = 2.0**-23
_DOC = """Steps that {hidden} LSTM cells in each of two layers compute for each element.

    x     = max(log(|grad| + 2^-23) / k, -1), clip(exp(k) grad, -1, 1)
    for each layer, whose weights are w0, b0 and w1, b1:
      i, j, f, o = b + w (x, h)
      c   <- sigmoid(f + 1) c + sigmoid(i) tanh(j)
      h   <- sigmoid(o) tanh(c)
      x   = h
    param <- param + scale (b2 + w2 x)

State: h0_0 and so on, c0_0 and so on, outputs and memories of the first layer's cells; h1_0 and
c1_0 and so on, the second's.
Deviations: k is the authors' code's, p = 10 in the paper. w0, w1 and w2 are matrices (inputs,
outputs), row by row; each has to be given.
Source: Andrychowicz et al., "Learning to learn by gradient descent by gradient descent", 2016.
Code: google-deepmind/learning-to-learn f3c1a8d176 networks.py
"""


def coordinate_wise_deep_lstm(hidden: int = 20) -> Definition:
    """The learned optimizer of Andrychowicz et al., 2016: two layers of `hidden` LSTM cells.

    Its weights are the hyper-parameters w0, b0, w1, b1, w2 and b2. Raises TypeError, ValueError.
    """
    if isinstance(hidden, bool) or not isinstance(hidden, int):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"hidden is a number of cells, got {hidden!r}")
    if not 1 <= hidden <= MOST:
        raise ValueError(
            f"hidden is a number of cells from 1 to {MOST}, got {hidden}: each weight is a "
            f"number of its own in the compiled step, of which there are 12 hidden^2 and more"
        )

    def coordinate_wise_deep_lstm(param: Any, grad: Any, **roles: Any) -> Any:
        return _moved(param, grad, hidden, roles)

    coordinate_wise_deep_lstm.__doc__ = _DOC.format(hidden=hidden)
    coordinate_wise_deep_lstm.__signature__ = _signature(hidden)  # type: ignore[attr-defined]
    return optimizer(paper="https://arxiv.org/abs/1606.04474")(coordinate_wise_deep_lstm)


def lstm_shapes(hidden: int) -> dict[str, tuple[int, ...]]:
    """The shapes of the weights, as (inputs, outputs)."""
    gates = _GATES * hidden
    return {
        "w0": (2 + hidden, gates), "b0": (gates,), "w1": (2 * hidden, gates), "b1": (gates,),
        "w2": (hidden, 1), "b2": (1,),
    }  # fmt: skip


def _signature(hidden: int) -> Signature:
    either, after = Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY
    states = [_cell(kind, n, i) for n in _LAYERS for kind in "hc" for i in range(hidden)]
    found = [Parameter("param", either), Parameter("grad", either)]
    found += [Parameter(name, either, default=zeros) for name in states]
    found += [Parameter(n, after, default=value) for n, value in (("scale", 0.01), ("k", 5.0))]
    for name, (rows, *cols) in lstm_shapes(hidden).items():
        count = rows * (cols[0] if cols else 1)
        found.append(Parameter(name, after, default=(None,) * count))
    return Signature(found)


def _cell(kind: str, layer: int, number: int) -> str:
    return f"{kind}{layer}_{number}"


def _moved(param: Any, grad: Any, hidden: int, roles: dict[str, Any]) -> Any:
    k, cells = roles["k"], range(hidden)
    x = [maximum(log(abs(grad) + _EPS) / k, -1.0), clip(exp(k) * grad, -1.0, 1.0)]
    stored: dict[str, Any] = {}
    for layer in _LAYERS:
        h, c = ([roles[_cell(kind, layer, i)] for i in cells] for kind in "hc")
        gates = dense([*x, *h], roles[f"w{layer}"], roles[f"b{layer}"])
        i, j, f, o = (gates[n * hidden : (n + 1) * hidden] for n in range(_GATES))
        c = [sigmoid(f[n] + 1.0) * c[n] + sigmoid(i[n]) * tanh(j[n]) for n in cells]
        x = [sigmoid(o[n]) * tanh(c[n]) for n in cells]
        stored |= {_cell("h", layer, n): x[n] for n in cells}
        stored |= {_cell("c", layer, n): c[n] for n in cells}
    (step,) = dense(x, roles["w2"], roles["b2"])
    return update(param=param + roles["scale"] * step, **stored)
