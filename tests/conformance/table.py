"""The conformance table: what every registered optimizer does, and which do not, with the reason.

A property is a test of the same name in this folder, over all optimizers. An exception is a name
or a class (E element-wise, R with reductions within a tensor, G with reductions over all tensors):
it is tested as well, and has to fail. `docs/conformance.md` is made of this.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest
import stepfuse

from tests.conformance.subject import class_of


class Property(NamedTuple):
    """What holds of all optimizers but the exceptions, and where it is tested."""

    what: str
    where: str
    exceptions: dict[str, str]


_CUT = "a reduction sees where a tensor ends"
_AVERAGED = "the element is a part of its tensor's sums"
_EVERYWHERE = "the tensor is a part of the sums over all"
_AVERAGE = "it goes towards an average of earlier parameters"
_LENGTH = "it gives the parameters a length of its own"
_SUMS = "the parameters are made of the gradients' sums alone; where they start is forgotten"
_MOVED = {
    "focus": _AVERAGE,
    "srmm": _AVERAGE,
    "fromage": _LENGTH,
    "nero": _LENGTH,
    "ftrl": _SUMS,
    "ftrl_mindspore": _SUMS,
}
_FAILING = {
    "rosenbrock": {"gravity": "it damps gradients above 1, and the valley's walls have hundreds"},
    "parabola": {},
    "regression": {},
    "digits": {},
}
_OVERFLOWING = (
    "adafactor", "adafactor_mindspore", "adai", "adalite", "adalomo", "adamg", "amos", "ano",
    "avagrad", "came", "dadapt_adagrad", "dadapt_adan", "dualadam", "exadam", "ftrl",
    "ftrl_mindspore", "kate", "qhadam", "sgd_sai", "stable_adamw", "vsgd", "yogi",
)  # fmt: skip

_SHAPELESS = {
    "adafactor_mindspore": "the mean of nothing, in the formula in NumPy",
}

PROPERTIES: dict[str, Property] = {
    "reference: outside": Property(
        "equal to the authors' code, to another library's, or to its recorded steps",
        "test_references",
        {},
    ),
    "reference: shapes": Property(
        "over tensors of rank 0, 1, 2 and 4 and one without elements",
        "test_references",
        _SHAPELESS,
    ),
    "reference: missing gradient": Property(
        "with a gradient missing at one step", "test_references", {}
    ),
    "storage": Property(
        "in f64, f32, bf16 and f16, parameters and states stay in their memory, dtype and shape; "
        "native code has the interpreter's bits",
        "test_storage",
        {},
    ),
    "precision": Property(
        "ten steps in f32 end within 2e-6 (1 + its size) of those in f64",
        "test_precision",
        {
            "msvag": "it multiplies a difference of moments, which cancel, by up to 1e4",
        },
    ),
    "deterministic": Property(
        "runs leave the same bits, on one thread or two", "test_deterministic", {}
    ),
    "splitting": Property(
        "tensors cut in two become what they become whole, to the bit (G: as f32 rounds)",
        "test_splitting",
        {"R": _CUT, "ranger21": _CUT},
    ),
    "permuting": Property(
        "the order of the tensors changes no bit (G: as f32 rounds)", "test_splitting", {}
    ),
    "missing": Property(
        "a tensor without gradient keeps every bit, and the others go on", "test_missing", {}
    ),
    "nan: other tensors": Property(
        "a NaN or an infinity in a gradient changes no bit of other tensors",
        "test_not_finite",
        {"G": _EVERYWHERE},
    ),
    "nan: other elements": Property(
        "nor of other elements of its tensor",
        "test_not_finite",
        {"R": _AVERAGED, "G": _EVERYWHERE},
    ),
    "nan: held back": Property(
        "behind check_finite nothing at all changes in that step", "test_not_finite", {}
    ),
    "zero: stays": Property(
        "without decay, zero gradients leave the parameters where they are (as f32 rounds)",
        "test_extremes",
        _MOVED,
    ),
    "tiny": Property(
        "gradients of 1e-38, then of 1e-42 (subnormal), then of 1 leave finite parameters",
        "test_extremes",
        {"fromage": "the length of the parameters over that of the gradient is beyond f32"},
    ),
    "huge": Property(
        "gradients of 1e30, whose squares f32 does not have, leave finite parameters",
        "test_extremes",
        dict.fromkeys(_OVERFLOWING, "the square is infinite, and inf / inf or inf - inf follows"),
    ),
    "resume": Property(
        "a run that is saved, and loaded into a new optimizer, leaves the straight run's bits",
        "test_resume",
        {},
    ),
    **{
        f"learns: {problem}": Property(
            f"the loss of {problem} falls under its fraction", "test_learns", exceptions
        )
        for problem, exceptions in _FAILING.items()
    },
}


def rows(property: str) -> list[Any]:
    """The optimizers as parameters of a test; the exceptions have to fail."""
    return [_row(name, exception(property, name)) for name in stepfuse.names()]


def exception(property: str, name: str) -> str | None:
    """Why an optimizer does not have a property; None where it has."""
    exceptions = PROPERTIES[property].exceptions
    return exceptions.get(name) or exceptions.get(_class(name))


@cache
def _class(name: str) -> str:
    return class_of(stepfuse.get(name))


def _row(name: str, reason: str | None) -> Any:
    if reason is None:
        return name
    # strict: an exception that no longer fails is an error, so none outlives its reason
    mark = pytest.mark.xfail(strict=True, raises=AssertionError, reason=reason)
    return pytest.param(name, marks=mark)
