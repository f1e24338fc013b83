"""Facts that follow from the form of positions: equality, strides, multiples, bounds.

A position is a polynomial over atoms: variables, names, and other terms (quotients,
remainders, minima, choices). A claim that no rule here proves counts as not known, never as true.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from types import MappingProxyType
from weakref import WeakKeyDictionary

from .position import Position, name, of, variable

Polynomial = dict[tuple[Position, ...], int]  # products of atoms to their coefficients
Bounds = tuple[float, float]  # the least and the largest value

UNKNOWN: Bounds = (0, float("inf"))  # positions have no sign
# Sizes of a tensor or an area that a nest runs over: it has at least one cell.
POSITIVE = (
    "#numel", "#batches", "#outer", "#inner", "#rows", "#cols", "#leaves", "#column_leaves",
    "$rows", "$cols", "$strips", "@threads",
)  # fmt: skip

ALL_COLS = name("#cols")
NO_BOUNDS: Mapping[Position, Bounds] = MappingProxyType({})
_SIGNS = {"+": 1, "-": -1}
_POLYNOMIALS: WeakKeyDictionary[Position, Polynomial] = WeakKeyDictionary()


def polynomial(at: Position) -> Polynomial:
    """A position as a sum of products, each with a coefficient that is not 0; not to be changed."""
    if at.op == "const":
        return {(): at.args[0]} if at.args[0] else {}
    if at.op not in ("+", "-", "*"):  # kept, it would keep itself
        return {(at,): 1}
    found = _POLYNOMIALS.get(at)
    if found is None:
        left, right = map(polynomial, at.parts)
        made = _product(left, right) if at.op == "*" else _sum(left, right, _SIGNS[at.op])
        found = _POLYNOMIALS[at] = made
    return found


def difference(high: Position, low: Position) -> Polynomial:
    """`high - low`, which is empty where they are equal."""
    return _sum(polynomial(high), polynomial(low), -1)


def is_next(position: Position, counter: str) -> bool:
    """True if the next value of a variable is the next cell: it is added, up to a bound."""
    if position is variable(counter):
        return True
    if position.op not in ("+", "min", "-"):
        return False
    first, second = position.parts
    if counter in second.variables:
        return position.op == "+" and counter not in first.variables and is_next(second, counter)
    return counter in first.variables and is_next(first, counter)


def stride(
    cell: Position, counter: str, known: Mapping[Position, Bounds] = NO_BOUNDS
) -> Position | None:
    """Return the stride of a position along a variable; None where it is not constant."""
    own, found = variable(counter), of(0)
    for product, factor in polynomial(cell).items():
        atoms = [a for a in product if a is own or bounds(a, known) != (1, 1)]
        others = [a for a in atoms if a is not own]
        if any(counter in a.variables for a in others) or len(others) < len(atoms) - 1:
            return None
        if len(others) < len(atoms):
            found += math.prod(others, start=of(factor))
    return found


def row_major(row: str, col: str) -> Position:
    """The cell of a row and a column, by the variables that count them."""
    return variable(row) * ALL_COLS + variable(col)


def is_in_a_row(cell: Position, col: str) -> bool:
    """True if a position is the column itself, or that far behind where some row begins."""
    column = (variable(col),)
    rest = (atoms for atoms in polynomial(cell) if atoms != column)
    return stride(cell, col) is of(1) and all(ALL_COLS in atoms for atoms in rest)


def is_multiple(value: Polynomial, number: int, known: Collection[Position] = ()) -> bool:
    """True if a polynomial is a multiple of a number, as `known` are, whatever its atoms are."""
    undone = _remainders_undone(value, number)
    rest = {
        atoms: factor
        for atoms, factor in undone.items()
        if factor % number and not any(atom in known for atom in atoms)
    }
    choice = _choice(rest)
    if choice is None:
        return not rest
    return all(is_multiple(_with(rest, choice, p), number, known) for p in choice.parts[-2:])


def largest(value: Polynomial, known: Mapping[Position, Bounds]) -> float:
    """An upper bound of a polynomial; infinity where none is known."""
    total = 0.0
    for atoms, factor in value.items():
        low, high = _bounds_of_product(atoms, known)
        total += factor * (high if factor > 0 else low)
    choice = _choice(value)
    if choice is None:
        return total
    found = [largest(_with(value, choice, p), known) for p in choice.parts[-2:]]
    alone = value.get((choice,), 0) > 0 and sum(choice in product for product in value) == 1
    return min(total, min(found) if alone and choice.op == "min" else max(found))


def bounds(at: Position, known: Mapping[Position, Bounds]) -> Bounds:
    """The least and the largest value of a position, by those of its parts."""
    if at in known:
        return known[at]
    if at.op == "const":
        return at.args[0], at.args[0]
    if not at.parts:
        return (1, UNKNOWN[1]) if at.args[0] in POSITIVE else UNKNOWN
    (a, b), (c, d) = (bounds(p, known) for p in at.parts[-2:])
    match at.op:
        case "+":
            return a + c, b + d
        case "-":
            return max(0, a - d), b - c
        case "*":
            return a * c, b * d if b and d else 0
        case "/":
            most = b // max(c, 1) if b < UNKNOWN[1] else b
            return a // d if d < UNKNOWN[1] else 0, most
        case "%":
            return 0, min(b, d - 1)
        case "min":
            return min(a, c), min(b, d)
        case "select":
            return min(a, c), max(b, d)
        case _:
            return 0, 1


def _sum(left: Polynomial, right: Polynomial, sign: int) -> Polynomial:
    found = dict(left)
    for atoms, factor in right.items():
        found[atoms] = found.get(atoms, 0) + sign * factor
    return {atoms: factor for atoms, factor in found.items() if factor}


def _product(left: Polynomial, right: Polynomial) -> Polynomial:
    found: Polynomial = {}
    for a, p in left.items():
        for b, q in right.items():
            atoms = tuple(sorted((*a, *b), key=id))
            found = _sum(found, {atoms: p * q}, 1)
    return found


def _remainders_undone(value: Polynomial, number: int) -> Polynomial:
    """Replace `x % m` by `x`, where m is a multiple of the number: they are congruent modulo it."""
    found: Polynomial = {}
    for atoms, factor in value.items():
        part: Polynomial = {(): factor}
        for atom in atoms:
            by = atom.parts[1] if atom.op == "%" else of(0)
            inner = by.op == "const" and by.args[0] and by.args[0] % number == 0
            plain = _remainders_undone(polynomial(atom.parts[0]), number) if inner else {(atom,): 1}
            part = _product(part, plain)
        found = _sum(found, part, 1)
    return found


def _choice(value: Polynomial) -> Position | None:
    """An atom that is one of two positions."""
    atoms = (atom for product in value for atom in product)
    return next((atom for atom in atoms if atom.op in ("min", "select")), None)


def _with(value: Polynomial, atom: Position, new: Position) -> Polynomial:
    """A polynomial with a position in place of an atom."""
    found: Polynomial = {}
    for atoms, factor in value.items():
        part: Polynomial = {(): factor}
        for each in atoms:
            part = _product(part, polynomial(new) if each is atom else {(each,): 1})
        found = _sum(found, part, 1)
    return found


def _bounds_of_product(atoms: tuple[Position, ...], known: Mapping[Position, Bounds]) -> Bounds:
    low, high = 1.0, 1.0
    for atom in atoms:
        a, b = bounds(atom, known)
        low, high = low * a, high * b if high and b else 0
    return low, high
