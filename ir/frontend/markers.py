"""Role markers: defaults of a signature with a role's kind, first value and range.

m=zeros             a state like the parameter, f32        zeros.bf16, zeros[BF16]  stored so
row=zeros.row       one number a row                       zeros.row.bf16, zeros[block(64)]
lr=1e-3             a hyper-parameter, any finite number   hyper(0.5, within=FRACTION)
abc=(3.4, -4.8, 2)  three of them: the body has a tuple    in groups and text abc_0, abc_1, abc_2
steps=static(5)     a whole number that the body is written with: no role
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from ..errors import TraceError
from ..roles import FINITE, Range, Role, RoleKind
from ..types import (
    BF16,
    DOMAINS,
    DTYPES,
    ELEM,
    F32,
    F64,
    GROUP,
    REAL,
    STEP,
    TENSOR,
    Domain,
    DType,
    Type,
)


@dataclass(frozen=True, slots=True)
class Marker:
    """A default of a signature with a role's kind and first value."""

    kind: RoleKind = RoleKind.STATE
    start: float | str | None = 0.0
    domain: Domain = ELEM
    dtype: DType | None = None
    counter: bool = False
    within: Range | None = None  # the values that a user may give

    def __getitem__(self, detail: Domain | DType) -> Marker:
        if isinstance(detail, Domain):
            return replace(self, domain=detail)
        if not isinstance(detail, DType) or detail is REAL:  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TraceError(f"a role has a domain or a dtype, got {detail!r}; {_details()}")
        if self.counter or self.kind == RoleKind.HYPER:
            what = "a counter of steps" if self.counter else "a hyper-parameter"
            raise TraceError(f"{what} is an f64; it cannot be {detail}")
        return replace(self, dtype=detail)

    def __call__(self, *values: object) -> NoReturn:
        got = ", ".join(map(str, values))
        raise TraceError(f"a marker is not called; write zeros.row or zeros[ROW], got ({got})")

    def __getattr__(self, name: str) -> Marker:
        """The same marker of another domain or dtype: `zeros.row.bf16`."""
        detail = DOMAINS.get(name) or DTYPES.get(name)
        if detail is None or detail is REAL:
            raise AttributeError(f"a role has no domain or dtype '{name}'; {_details()}")
        return self[detail]

    def role(self, name: str, ranges: Mapping[str, Range]) -> Role:
        """The role of this name; a hyper-parameter without a range of its own has `ranges`'."""
        dtype = self.dtype or (F64 if self.domain <= TENSOR else F32)
        within = self.within
        if self.kind == RoleKind.HYPER and within is None:
            within = ranges.get(name, FINITE)
        return Role(name, self.kind, Type(dtype, self.domain), self.start, within)


def _details() -> str:
    domains, dtypes = ", ".join(DOMAINS), ", ".join(n for n in DTYPES if n != REAL.name)
    return f"domains: {domains}, [block(k)], [axis(i)]; dtypes: {dtypes}"


# Any, because in a definition's body their names stand for values.
zeros: Any = Marker()
ones: Any = Marker(start=1.0)
copy_of_param: Any = Marker(start="param")
step: Any = Marker(domain=STEP, counter=True)
shadow_copy: Any = Marker(RoleKind.SHADOW, "param", dtype=BF16)
aux: Any = Marker(RoleKind.AUX, None)
wrapped: Any = Marker(start=None)  # a state of the optimizer that the stage wraps


def hyper(default: float | None = None, *, within: Range | None = None) -> Any:
    """A hyper-parameter whose values lie `within` an interval: any finite number if not given.

    Without a default it has to be given before the first step, as a loss; in a stage that wraps
    an optimizer it is that one's. Raises TraceError for a default outside.
    """
    return Marker(RoleKind.HYPER, _inside("hyper", default, within), GROUP, within=within)


def for_all(default: float, within: Range | None = None) -> Any:
    """A hyper-parameter that is one number for the whole step, not one a group."""
    return Marker(RoleKind.HYPER, _inside("for_all", default, within), STEP, within=within)


def scalar(start: float, within: Range | None = None) -> Any:
    """A state that is one number for the whole step; the user may choose its start `within`."""
    return Marker(start=_inside("scalar", start, within), domain=STEP, within=within)


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """A whole number that a body is written with, and those that it may be."""

    value: int
    within: Range

    def given(self, where: str, value: object) -> WholeNumber:
        """Another number in its place. Raises TypeError, ValueError, which begin with `where`."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(f"{where} is a whole number, got {value!r}")
        if value not in self.within:
            raise ValueError(f"{where} must be in {self.within}, got {value}")
        return replace(self, value=value)


def static(value: int, *, within: Range | None = None) -> Any:
    """A whole number that the body is written with, as `for _ in range(steps)` needs it.

    Another one makes another spec: `mine(steps=7)`. Raises TraceError for a value that is none.
    """
    if isinstance(value, bool) or not isinstance(value, int):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TraceError(f"static expects a whole number, got {value!r}")
    allowed = within or Range(0.0, float("inf"), open_high=True)
    if value not in allowed:
        raise TraceError(f"static: the default {value} is not within {allowed}")
    return WholeNumber(value, allowed)


def _inside(what: str, value: object, within: object) -> float | None:
    """The number, in its range (TraceError)."""
    if within is not None and not isinstance(within, Range):
        raise TraceError(
            f"{what}: within expects a Range such as FRACTION or Range(0.0, 2.0), got {within!r}"
        )
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        hint = "; an option that is True or False stands as it is: name=False"
        raise TraceError(f"{what} expects a number, got {value!r}{hint}")
    if within is not None and value not in within:
        raise TraceError(f"{what}: the default {value!r} is not within {within}")
    return float(value)
