"""Attributes of a node, beside its operands: by name, each declared by its op's row.

An `Attr` is one declaration, by which passes read the attribute: `node[OF]` is a `Domain`.
`Attrs` are the attributes that one node has. Whether they are those of the row is V22.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..types import Domain, DType

AttrValue = str | Domain | DType | bool | int | float  # a str is the name of a role
_T = TypeVar("_T", bound=AttrValue)

KINDS: dict[type, str] = {
    str: "a role", Domain: "a domain", DType: "a dtype", bool: "a bool", int: "an integer",
    float: "a float",
}  # fmt: skip
UNNAMED = (Domain, DType)  # what looks like no operand: an op's first attribute, if it is one


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Attrs(Mapping[str, AttrValue]):
    """The attributes of one node, by name; 0.0 is not -0.0 here, nor 1 True."""

    pairs: tuple[tuple[str, AttrValue], ...]
    key: tuple[tuple[str, str, str], ...]  # tells apart numbers that Python takes for equal

    def __init__(self, **values: AttrValue) -> None:
        pairs = tuple(sorted(values.items()))
        key = tuple([(name, type(value).__name__, repr(value)) for name, value in pairs])
        object.__setattr__(self, "pairs", pairs)
        object.__setattr__(self, "key", key)

    def __getitem__(self, name: str) -> AttrValue:
        for found, value in self.pairs:
            if found == name:
                return value
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self.pairs)

    def __len__(self) -> int:
        return len(self.pairs)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Attrs) and self.key == other.key)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Attrs({', '.join(f'{n}={v!r}' for n, v in self.pairs)})"

    def changed(self, kind: type[_T], change: Callable[[_T], _T]) -> Attrs:
        """The attributes with every value of a kind replaced."""
        return Attrs(**{n: change(v) if isinstance(v, kind) else v for n, v in self.pairs})


NO_ATTRS = Attrs()


@dataclass(frozen=True, slots=True)
class Attr(Generic[_T]):
    """An attribute of an op: its name, its kind (one of KINDS), and its meaning.

    Without a default it has to be given.
    """

    name: str
    kind: type[_T]
    doc: str
    default: _T | None = None


def attr_text(value: AttrValue) -> str:
    """An attribute's value in the text format, where its look says its kind."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"%{value}" if isinstance(value, str) else repr(value)


def misfits(op: str, schema: Sequence[Attr[Any]], attrs: Attrs) -> Iterator[str]:
    """Yield the differences of a node's attributes from those that its op's row declares."""
    for name in sorted(attrs.keys() - {a.name for a in schema}):
        known = ", ".join(f"'{a.name}' ({KINDS[a.kind]})" for a in schema) or "none"
        yield f"{op} has no attribute '{name}'; it has {known}"
    for attr in schema:
        value = attrs.get(attr.name)
        if value is not None and type(value) is not attr.kind:
            yield f"{op} takes {KINDS[attr.kind]} as '{attr.name}', got {attr_text(value)}"
        elif value is None and attr.default is None:
            yield f"{op} needs '{attr.name}', {KINDS[attr.kind]}: {attr.doc}"
