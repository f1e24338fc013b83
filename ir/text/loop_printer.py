"""Nests to text. `parse(to_text(nest)) == nest`, and the text depends on nothing else.

    nest sweep0_pass0($row, $rows, $col, $cols)
      place param = elem 9 : f32 elem
      acc acc3 = sumsq : f32
      for r in $row .. $row + $rows
        for k in $col .. $col + $cols any order
          %param = load param[r * #cols + k] : f32
          reduce acc3 = sumsq %param along row (leaf 1024, lanes 16, halves) to partial.3[r]

A statement is a line, its block is indented. Places and accumulators are declared at the head.
The part of a position that binds less than its surroundings stands in parentheses.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..axes import Axis
from ..errors import Key
from ..loops.mappings import Serial, Vector
from ..loops.nest import (
    Acc,
    Accumulate,
    Barrier,
    Compute,
    Fold,
    FoldList,
    FoldShared,
    For,
    If,
    Index,
    Init,
    Let,
    Load,
    Multiply,
    Nest,
    Operand,
    Order,
    Pack,
    Prefetch,
    Reduce,
    Ref,
    Register,
    Share,
    Stmt,
    Store,
    Take,
    Transpose,
)
from ..loops.position import ATOMS, TESTS, Position, of
from ..loops.walk import accumulators, makes
from ..lowered.memory_plan import COLUMN_LEAF, ROW_LEAF
from ..lowered.tables import SLOT_KINDS, Place
from ..types import Const
from .printer import Lines, literal_text

_COMPARE = 3
PRECEDENCE = dict.fromkeys(TESTS, _COMPARE) | {
    "|": 1,
    "&": 2,
    "+": 4,
    "-": 4,
    "*": 5,
    "/": 5,
    "%": 5,
}
ORDERS = {
    Order.ROW: f"(leaf {ROW_LEAF}, lanes 16, halves)",
    Order.COL: f"(leaf {COLUMN_LEAF}, in order)",
    Order.CHAIN: "(fma, in order)",
}
Names = dict[Place, str]
Making = Load | Compute | Index | Fold | FoldList | FoldShared
Reducing = Reduce | Init | Accumulate | Take | Multiply


def to_text(nest: Nest) -> str:
    """The text format of a nest."""
    return "\n".join(line for line, _ in nest_lines(nest)) + "\n"


def nest_lines(nest: Nest) -> Lines:
    """The lines of a nest; a statement's key is ("stmt", its number in `walk`'s order)."""
    names = place_names(nest)
    lines: Lines = [(f"nest {nest.name}({', '.join(nest.arguments)})", ("nest",))]
    lines += [(f"  size {name} = {size}", ("size", name)) for name, size in nest.sizes]
    lines += [(f"  {place_text(name, place)}", ("place", name)) for name, place in nest.places]
    lines += [(f"  {acc_text(acc)}", ("acc", acc.name)) for acc in accumulators(nest)]
    return lines + list(_StatementBlock(names).lines(nest.body, "  "))


def place_names(nest: Nest) -> Names:
    """The name of each place; the first one, where it has several."""
    return {place: name for name, place in reversed(nest.places)}


def place_text(name: str, place: Place) -> str:
    """The declaration of a place."""
    return f"place {name} = {place.kind} {place.index} : {place.dtype} {place.domain}"


def acc_text(acc: Acc) -> str:
    """The declaration of an accumulator."""
    sizes = f"[{', '.join(map(str, acc.sizes))}]" if acc.sizes else ""
    return f"acc {acc.name}{sizes} = {acc.op} : {acc.dtype}"


def position_text(at: Position, least: int = 0) -> str:
    """A position; in parentheses where it binds less than its surroundings ask for."""
    if at.op in ATOMS:
        return str(at.args[0])
    level = PRECEDENCE.get(at.op)
    if level is None:
        return f"{at.op}({', '.join(position_text(p) for p in at.parts)})"
    left, right = at.parts
    alone = level == _COMPARE  # `a < b < c` says nothing
    text = f"{position_text(left, level + alone)} {at.op} {position_text(right, level + 1)}"
    return f"({text})" if level < least else text


class _StatementBlock:
    """The statements of a nest as lines, numbered as they come."""

    def __init__(self, names: Names) -> None:
        self.names, self.number = names, -1

    def lines(self, body: tuple[Stmt, ...], indent: str) -> Iterator[tuple[str, Key]]:
        for stmt in body:
            self.number += 1
            yield indent + stmt_text(stmt, self.names), ("stmt", self.number)
            match stmt:
                case For():
                    yield from self.lines(stmt.body, indent + "  ")
                case If():
                    yield from self.lines(stmt.then, indent + "  ")
                    if stmt.other:
                        yield f"{indent}else", ()
                        yield from self.lines(stmt.other, indent + "  ")
                case _:
                    pass


def stmt_text(stmt: Stmt, names: Names) -> str:
    """The line of a statement, its blocks left out."""
    match stmt:
        case For():
            return _for_text(stmt)
        case If():
            found = [f"%{g}" for g in stmt.guards]
            found += [] if stmt.condition is None else [position_text(stmt.condition)]
            return f"if {' and '.join(found) or 'true'}"
        case Let():
            return f"let {_named(stmt.variable, stmt.axis)} = {position_text(stmt.position)}"
        case Store():
            values = (stmt.value,) if stmt.odd is None else (stmt.value, stmt.odd)
            text = f"store {cell_text(stmt.place, stmt.at, names)} = {_list(values)}"
            text += "" if stmt.guard is None else f" when %{stmt.guard}"
            return text + " whole" * stmt.whole
        case Pack():
            return f"pack {cell_text(stmt.place, stmt.at, names)} = {_list(stmt.values)}"
        case Transpose():
            cells = cell_text(stmt.place, stmt.at, names)
            source = cell_text(stmt.source, stmt.source_at, names)
            return f"transpose {cells} = {source} over {position_text(stmt.count)}"
        case Prefetch():
            return f"prefetch {cell_text(stmt.place, stmt.at, names)}"
        case Share():
            return f"share column {stmt.column} = %{stmt.value}"
        case Barrier(of_warp):
            return "barrier" + " of warp" * of_warp
        case Reduce() | Init() | Accumulate() | Take() | Multiply():
            return _reduction_text(stmt, names)
        case _:
            return _value_text(stmt, names)


def _for_text(loop: For) -> str:
    low, high, step = map(position_text, (loop.low, loop.high, loop.step))
    text = f"for {_named(loop.variable, loop.axis)} in {low} .. {high}"
    if not isinstance(loop.mapping, Vector):  # whose width is its step
        text += f" by {step}" if loop.step is not of(1) else ""
    text += f" {loop.mapping}" if loop.mapping != Serial() else ""
    return text + " opaque" * loop.opaque


def _named(variable: str, axis: Axis | None) -> str:
    return variable if axis is None else f"{variable}: {axis}"


def _reduction_text(stmt: Reducing, names: Names) -> str:
    acc, ref = stmt.ref.acc, _ref(stmt.ref, names)
    match stmt:
        case Reduce():
            order = f"along {stmt.order} {ORDERS[stmt.order]}"
            to = cell_text(stmt.ref.place, stmt.ref.at, names)
            return f"reduce {acc.name} = {acc.op} {_list(stmt.args)} {order} to {to}"
        case Init():
            return f"{ref} := {acc.op} {_list(stmt.args) or 'of nothing'}"
        case Accumulate():
            return f"{ref} += {acc.op} {_list(stmt.args)}"
        case Multiply():
            left = cell_text(stmt.left, stmt.left_at, names)
            right = cell_text(stmt.right, stmt.right_at, names)
            return f"{ref} += {acc.op} {left} by {right} over {position_text(stmt.count)}"
        case Take():
            sign = ":=" if acc.is_chain else "+="
            return f"{ref} {sign} {acc.op} from {cell_text(stmt.place, stmt.at, names)}"


def _ref(ref: Ref, names: Names) -> str:
    if isinstance(ref, Register):
        index = f"[{', '.join(map(position_text, ref.index))}]" if ref.index else ""
        return f"{ref.acc.name}{index}"
    return f"{ref.acc.name} in {cell_text(ref.place, ref.at, names)}"


def _value_text(stmt: Making, names: Names) -> str:
    return f"{_list(makes(stmt))} = {_made_text(stmt, names)}"


def _made_text(stmt: Making, names: Names) -> str:
    match stmt:
        case Load():
            whole = " whole" * stmt.whole
            return f"load {cell_text(stmt.place, stmt.at, names)}{whole} : {stmt.place.dtype}"
        case Compute():
            return f"{f'{stmt.op} {_list(stmt.args)}'.rstrip()} : {stmt.dtype}"
        case Index():
            every = f" every {stmt.every}" if stmt.every != 1 else ""
            return f"index {position_text(stmt.at)}{every} : {stmt.dtype}"
        case Fold():
            how = "halves" if stmt.halves else "lane"
            return f"fold {_ref(stmt.ref, names)} by {how} : {stmt.ref.acc.folded}"
        case FoldList():
            return f"fold_list {_list_text(stmt, names)} : {stmt.dtype}"
        case FoldShared():
            group = "" if stmt.group is None else f" group {position_text(stmt.group)}"
            last = " last" * stmt.last
            return f"fold_shared {stmt.op} column {stmt.column}{group}{last} : {stmt.dtype}"


def _list_text(stmt: FoldList, names: Names) -> str:
    first, count, stride = map(position_text, (stmt.first, stmt.count, stmt.stride))
    cells = f"{_name(stmt.place, names)}[{first} : {count} by {stride}]"
    how = " once" * stmt.once + " beside" * stmt.beside + " last" * stmt.last
    return f"{stmt.op} {cells} scratch {stmt.scratch}{how}"


def cell_text(place: Place, at: Position, names: Names) -> str:
    """A cell of a place; of a slot its name says which."""
    if place.kind in SLOT_KINDS and at is of(place.index):
        return _name(place, names)
    return f"{_name(place, names)}[{position_text(at)}]"


def operand_text(operand: Operand) -> str:
    """A value or a literal."""
    return literal_text(operand.value) if isinstance(operand, Const) else f"%{operand}"


def _list(operands: tuple[Operand, ...]) -> str:
    return ", ".join(map(operand_text, operands))


def _name(place: Place, names: Names) -> str:
    """A place's name; one that is not declared, which the verifier is about to say, has none."""
    return names.get(place) or f"?{place.kind}.{place.index}"
