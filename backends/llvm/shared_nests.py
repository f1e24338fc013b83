"""Nests that are alike, printed once: of a program, of a process, and as objects of their own.

What such a function works on is in a list of numbers that it is given, `%columns`: the columns of
a tensor's row that have its sizes and arrays, and the slots of its numbers.

    matrix3: s := x x' of columns 4, 5, ..; 13, 21       one function, and two lists:
    matrix6: s := x' x of columns 5, 4, ..; 14, 23       @matrix3(.., ptr @matrix6_columns)

Nests are alike where they are equal once values, accumulators and places have names and numbers in
their order, and whichever of `#rows` and `#cols` is first is called `#rows`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache, lru_cache
from typing import Any

from ...ir.loops import position as at
from ...ir.loops.nest import Load, MemoryCell, Nest, Register, Stmt, Store
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, everywhere, positions, rewrite, swapped, walk
from ...ir.lowered.program import Program
from ...ir.lowered.tables import (
    ARRAY_KINDS,
    SLOT_KINDS,
    Place,
    PlaceKind,
    TensorFact,
    columns_under,
)
from ...ir.types import ELEM
from .emit_nest import emit_nest
from .text import NAME, Module, name_of

ROWS, COLS = at.name("#rows"), at.name("#cols")
TURNED = {ROWS: COLS, COLS: ROWS, ROWS * COLS: ROWS * COLS}
COLUMNS = ", ptr %columns"  # the last parameter
_NAMES = ("value", "guard", "args", "guards", "odd")  # the fields that name values
_PRINTED: dict[tuple[Any, ...], Module] = {}  # by what a function is made of; so many at most:
_MOST = 64


class SharedNests:
    """The functions of a program's nests, and how each nest is called."""

    def __init__(self, module: Module, program: Program) -> None:
        self.module, self.program = module, program
        self.calls: dict[str, tuple[str, str]] = {}  # by a nest's name: its function and its list

    def add(self, nest: Nest, parameters: str) -> None:
        """Adds a nest's list, and its function where the program has none that is alike."""
        module, (key, columns) = self.module, alike(nest, self.program)
        made = self.printed(key, parameters)
        (function,) = made.functions
        symbol = module.symbol(f"shared_{hashlib.sha256(function.encode()).hexdigest()[:24]}")
        if symbol not in module.shared:
            module.declared |= made.declared
            module.software_fmas |= made.software_fmas
            module.functions.append(function.replace(name_of(function), symbol, 1))
        module.shared.setdefault(symbol, []).append(nest)
        listed = module.symbol(f"{nest.name}_columns")
        cells = ", ".join(f"i64 {number}" for number in columns)
        array = f"[{len(columns)} x i64] [{cells}]"
        module.constants.append(f"{listed} = internal constant {array}")
        self.calls[nest.name] = symbol, listed

    def printed(self, nest: Nest, parameters: str) -> Module:
        """A module that has the function of a nest, printed once a process."""
        module, slots = self.module, tuple(self.program.slots[kind] for kind in SLOT_KINDS)
        key = nest, module.triple, module.version, parameters, slots
        if (made := _PRINTED.get(key)) is None:
            if len(_PRINTED) >= _MOST:
                _PRINTED.clear()
            _PRINTED[key] = made = Module(module.triple, module.version)
            emit_nest(made, self.program, nest, parameters + COLUMNS, by_list=True)
        return made


def alike(nest: Nest, program: Program, *, slots: bool = True) -> tuple[Nest, tuple[int, ...]]:
    """A nest as all have it that are alike, and the list of its own; slots may stay as they are."""
    return _alike(nest, columns_under(program.graph.view), slots)


@lru_cache(2 * _MOST)  # variants have nests that are equal
def _alike(
    nest: Nest, columns: tuple[TensorFact, ...], slots: bool
) -> tuple[Nest, tuple[int, ...]]:
    sizes = list(range(len(columns)))
    if not nest.sizes and _first_size(nest) is COLS:
        nest = replace(nest, body=everywhere(nest.body, _turned))
        rows, cols = (columns.index(fact) for fact in (TensorFact.ROWS, TensorFact.COLS))
        sizes[rows], sizes[cols] = sizes[cols], sizes[rows]
    made = _InOrder(sizes, slots)
    body = rewrite(nest.body, made.renamed)
    addresses = {at.name(f"^{name}"): at.name(f"^{made.place(p).index}") for name, p in nest.places}
    asked = (p for stmt in walk(body) for p in positions(stmt))
    if any(not addresses.keys().isdisjoint(map(at.name, p.names)) for p in asked):
        body = swapped(body, addresses)
    places = tuple((str(place.index), place) for place in made.places.values())
    return (replace(nest, name="alike", places=places, body=body), tuple(made.columns))


@lru_cache(1 << 14)
def _turned(position: Position) -> Position:
    """A position of a nest whose rows are another's columns."""
    return position.swapped(TURNED)


def _first_size(nest: Nest) -> Position | None:
    """Whichever of `#rows` and `#cols` a nest asks for first."""
    for stmt in walk(nest.body):
        for position in positions(stmt):
            if found := _first_of(position):
                return found
    return None


def _first_of(position: Position) -> Position | None:
    if position in (ROWS, COLS):
        return position
    return next(filter(None, map(_first_of, position.parts)), None)


class _InOrder:
    """Names and numbers in the order in which a nest has them."""

    def __init__(self, sizes: list[int], slots: bool) -> None:
        self.columns = sizes
        self.slots = SLOT_KINDS if slots else ()
        self.names: dict[str, str] = {}
        self.accs: dict[str, str] = {}
        self.places: dict[Place, Place] = {}

    def renamed(self, stmt: Stmt) -> Body:
        """A statement under them."""
        changed: dict[str, Any] = {}
        for name in _names_of(type(stmt)):
            changed[name] = self.named(getattr(stmt, name))
        if (place := getattr(stmt, "place", None)) is not None:
            changed["place"] = new = self.place(place)
            if isinstance(stmt, Load | Store) and new is not place and not stmt.at.variables:
                changed["at"] = at.of(new.index) if place.kind in self.slots else stmt.at
        match getattr(stmt, "ref", None):
            case Register(acc) as ref:
                changed["ref"] = replace(ref, acc=replace(acc, name=self.acc(acc.name)))
            case MemoryCell(acc, place) as ref:
                name = self.acc(acc.name)
                ref = replace(ref, acc=replace(acc, name=name), place=self.place(place))
                changed["ref"] = ref
            case _:
                pass
        return (replace(stmt, **changed),) if changed else (stmt,)

    def named(self, operand: Any) -> Any:
        """A value's name, or several; literals as they are."""
        if isinstance(operand, tuple):
            return tuple(map(self.named, operand))
        if not isinstance(operand, str):
            return operand
        return self.names.setdefault(operand, f"v{len(self.names)}")

    def acc(self, name: str) -> str:
        """The name of an accumulator."""
        return self.accs.setdefault(name, f"c{len(self.accs)}")

    def place(self, place: Place) -> Place:
        """An array or a slot by its number in the list; a buffer as it is."""
        if (known := self.places.get(place)) is not None:
            return known
        new = place
        if place.kind in ARRAY_KINDS:
            new = Place(PlaceKind.ELEM, len(self.columns), place.dtype, ELEM)
        elif place.kind in self.slots:
            new = replace(place, index=len(self.columns))
        if new is not place:
            self.columns.append(place.index)
        self.places[place] = new
        return new


@cache
def _names_of(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a statement that name values."""
    return tuple(f.name for f in fields(kind) if f.name in _NAMES)


# ------------------------------------------------------------------ objects of their own


@dataclass(frozen=True, slots=True)
class SharedFunction:
    """The text of a shared function's module, and the nests that it is the function of."""

    text: str
    nests: tuple[Nest, ...]


def in_parts(module: Module) -> tuple[str, dict[str, SharedFunction]]:
    """The module without its shared functions, and the module of each by its symbol.

    A symbol is made of the function's text: of all programs those that have it share its object.
    """
    if not module.shared:
        return module.text(), {}
    functions = {name_of(function): function for function in module.functions}
    shared = {name: functions.pop(name).removeprefix("define internal ") for name in module.shared}
    parts, declared = dict[str, SharedFunction](), list[str]()
    for name, nests in module.shared.items():
        function = shared[name]
        text = _text(module, [f"define {function}", *_called(function, functions)])
        parts[name[1:]] = SharedFunction(text, tuple(nests))
        declared.append(f"declare {function[: function.index(')') + 1]}")
    entries = _called("\n".join(module.entries), functions)
    return _text(module, [*module.constants, *declared, *entries]), parts


def _called(text: str, functions: Mapping[str, str]) -> list[str]:
    """The functions that a text names, and those that these name, in their order."""
    named, left = set[str](), [text]
    while left:
        new = {n for n in NAME.findall(left.pop()) if n in functions} - named
        named |= new
        left += [functions[name] for name in new]
    return [function for name, function in functions.items() if name in named]


def _text(module: Module, parts: list[str]) -> str:
    """A module of these functions, with declarations of LLVM's functions that they call."""
    body = "\n\n".join(parts)
    called = {name[1:] for name in NAME.findall(body)}
    declared = "\n".join(module.declared[n] for n in sorted(module.declared) if n in called)
    return "\n\n".join([f'target triple = "{module.triple}"\n', declared, body]) + "\n"
