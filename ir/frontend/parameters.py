"""Declarations in a definition's signature: roles, tuples of hyper-parameters, whole numbers."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from ..errors import TraceError
from ..roles import Range, Role, RoleKind
from ..types import BOOL, ELEM, F32, STEP, Type, with_sizes
from .markers import Marker, WholeNumber, hyper
from .tracer import parameter_at

Function = Callable[..., Any]


class Parameters:
    """The signature of one body; roles without a default are as in the first body.

    `given` are whole numbers in the place of the first body's. Raises TypeError, ValueError.
    """

    def __init__(
        self,
        function: Function,
        first: Function,
        ranges: Mapping[str, Range],
        given: Mapping[str, int],
    ) -> None:
        self.function, self.ranges = function, ranges
        self.wholes = {
            name: whole.given(f"{first.__name__}: '{name}'", given[name])
            if name in given
            else whole
            for name, whole in wholes(first).items()
        }
        self._tuples = {**_tuples(first), **_tuples(function)}

    def of_tuple(self, name: str) -> tuple[str, ...]:
        """The roles that a parameter is a tuple of; none if it is one role."""
        return tuple(f"{name}_{n}" for n in range(len(self._tuples.get(name, ()))))

    def in_numbers(self, condition: str) -> str:
        """A condition with whole numbers in the place of their names."""
        number = {name: str(whole.value) for name, whole in self.wholes.items()}
        return " ".join(number.get(word, word) for word in condition.split(" "))

    def roles(self) -> tuple[Role, ...]:
        """The roles of the body, each with its place. Raises TraceError."""
        found: list[Role] = []
        for declared in inspect.signature(self.function).parameters.values():
            place = parameter_at(self.function, declared.name)
            mine = [] if declared.name in self.wholes else self._roles(declared)
            found += [replace(role, origin=place) for role in mine]
        return sorted_roles(found)

    def _roles(self, declared: inspect.Parameter) -> list[Role]:
        own = self.of_tuple(declared.name)
        if not own:
            return [self._role(declared)]
        starts = declared.default if isinstance(declared.default, tuple) else [None] * len(own)
        return [
            hyper(start).role(name, self.ranges) for name, start in zip(own, starts, strict=True)
        ]

    def _role(self, declared: inspect.Parameter) -> Role:
        name, default = declared.name, declared.default
        if isinstance(default, Marker):
            return self._of_size(default.role(name, self.ranges))
        if declared.kind is declared.KEYWORD_ONLY:
            if isinstance(default, bool):
                return Role(name, RoleKind.STATIC, Type(BOOL, STEP), default)
            if isinstance(default, (int, float)):
                return hyper(float(default)).role(name, self.ranges)
            if default is declared.empty:  # as the first body, or the wrapped optimizer, has it
                return hyper().role(name, self.ranges)
        elif name in (RoleKind.PARAM, RoleKind.GRAD):
            return Role(name, RoleKind(name), Type(F32, ELEM))
        raise TraceError(
            f"{self.function.__name__}: '{name}' is not a role: positional names are param, grad, "
            f"or have a marker (m=zeros, t=step); keyword names have a number (hyper) or "
            f"True/False (static)",
            parameter_at(self.function, name),
        )

    def _of_size(self, role: Role) -> Role:
        """A role with a whole number in the place of its name. Raises TraceError."""
        sizes = {name: whole.value for name, whole in self.wholes.items()}
        try:
            return replace(
                role, type=replace(role.type, domain=with_sizes(role.type.domain, sizes))
            )
        except (KeyError, ValueError) as error:
            known = ", ".join(sizes) or "none"
            raise TraceError(
                f"{self.function.__name__}: '{role.name}' has a size by the name {error}, which is "
                f"no whole number from 1 on; declare it as rank=static(8). There are: {known}",
                parameter_at(self.function, role.name),
            ) from None


def wholes(function: Function) -> dict[str, WholeNumber]:
    """The whole numbers that a body is written with."""
    found = inspect.signature(function).parameters.values()
    return {p.name: p.default for p in found if isinstance(p.default, WholeNumber)}


def _tuples(function: Function) -> dict[str, tuple[object, ...]]:
    found = inspect.signature(function).parameters.values()
    return {
        p.name: p.default
        for p in found
        if p.kind is p.KEYWORD_ONLY and isinstance(p.default, tuple) and p.default
    }


def sorted_roles(roles: Iterable[Role]) -> tuple[Role, ...]:
    """The roles, those of a kind together."""
    order = ("param", "grad", "state", "shadow", "aux", "hyper", "static")
    return tuple(sorted(roles, key=lambda role: order.index(role.kind)))
