"""Random nests: each statement's fields at random, by their types. They parse; they mean nothing.

A statement that is added to `ir/loops/nest.py` is made here by itself, once its fields have
types that `_MAKE` knows.
"""

from __future__ import annotations

import random
from dataclasses import fields
from enum import StrEnum
from typing import Any, get_args, get_type_hints

from stepfuse.ir.axes import ROOTS, Axis
from stepfuse.ir.loops import nest as nodes
from stepfuse.ir.loops.mappings import Mapping
from stepfuse.ir.loops.nest import Acc, MemoryCell, Nest, Ref, Register, Stmt
from stepfuse.ir.loops.position import ARITHMETIC, TESTS, Position, position
from stepfuse.ir.lowered.tables import Place, PlaceKind
from stepfuse.ir.ops import OPS
from stepfuse.ir.types import DTYPES, ELEM, GROUP, Const, DType, axis

STATEMENTS: tuple[type, ...] = get_args(Stmt)
_PLACES = {
    "param": Place(PlaceKind.ELEM, 9, DTYPES["f32"], ELEM),
    "group.3": Place(PlaceKind.GROUP, 3, DTYPES["f64"], GROUP),
    "kept.0": Place(PlaceKind.KEPT, 0, DTYPES["bf16"], axis(2)),
}
_REDUCTIONS = tuple(name for name, op in OPS.items() if op.is_reduction)
_CONSTANTS = (0.0, -0.0, 1.5, 1e-300, -1e22, float("inf"), float("nan"), 3, -(2**63), True, False)


def random_nest(seed: int, size: int = 12) -> Nest:
    """A nest of about so many statements."""
    maker = _Maker(random.Random(seed))
    body = tuple(maker.statement(2) for _ in range(size))
    arguments = maker.rng.choice(((), nodes.ROWS, nodes.RECTANGLE))
    return Nest(maker.word(), arguments, tuple(_PLACES.items()), body)


class _Maker:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        dtypes = list(DTYPES.values())
        self.accs = [
            Acc(f"acc.{i}", rng.choice(_REDUCTIONS), rng.choice(dtypes), (12, 32)[:i])
            for i in range(3)
        ]

    def statement(self, depth: int, kind: type | None = None) -> Any:
        """A statement; of loops and conditions, with blocks of fewer levels."""
        blocks = (nodes.For, nodes.If)
        kind = kind or self.rng.choice([s for s in STATEMENTS if depth or s not in blocks])
        hints = get_type_hints(kind)
        return kind(
            **{f.name: self.field(kind, f.name, hints[f.name], depth) for f in fields(kind)}
        )

    def field(self, kind: type, name: str, hint: Any, depth: int) -> Any:
        """What a field of a type may be."""
        rng = self.rng
        if hint == tuple[Stmt, ...]:
            return tuple(self.statement(depth - 1) for _ in range(rng.randrange(4)))
        if name == "op":
            return rng.choice(("add", "fma", "cast") if kind is nodes.Compute else _REDUCTIONS)
        if name in ("every", "column"):
            return rng.randrange(1, 5)
        return self.of_type(hint)

    def of_type(self, hint: Any) -> Any:
        """Anything of a type."""
        rng = self.rng
        if isinstance(hint, type) and issubclass(hint, StrEnum):
            return rng.choice(list(hint))
        known: dict[Any, Any] = {
            bool: lambda: rng.random() < 0.5,
            str: self.word,
            Position: lambda: self.position(3),
            Position | None: lambda: rng.choice((None, self.position(2))),
            str | None: lambda: rng.choice((None, self.word())),
            Place: lambda: rng.choice(list(_PLACES.values())),
            Ref: lambda: self.of_type(rng.choice(get_args(Ref))),
            DType: lambda: rng.choice(list(DTYPES.values())),
            nodes.Operand: self.operand,
            tuple[str, ...]: lambda: tuple(self.word() for _ in range(rng.randrange(3))),
            tuple[nodes.Operand, ...]: lambda: tuple(
                self.operand() for _ in range(rng.randrange(1, 4))
            ),
            nodes.Operand | None: lambda: rng.choice((None, self.operand())),
            Register: lambda: Register(
                rng.choice(self.accs), tuple(self.position(1) for _ in range(rng.randrange(3)))
            ),
            MemoryCell: lambda: MemoryCell(
                rng.choice(self.accs), self.of_type(Place), self.position(3)
            ),
            Axis | None: lambda: rng.choice((None, self.axis())),
            Mapping: self.mapping,
        }
        return known[hint]()

    def axis(self) -> Axis:
        """An axis, its tiles, tiles of those, or what is inside."""
        rng = self.rng
        axis = Axis(tuple(rng.choice(ROOTS) for _ in range(rng.randrange(1, 3))))
        for size in rng.choice(((), (64,), (3072, 12), ("strip",))):
            axis = axis.tiles(size)
        return axis.inside(4) if rng.random() < 0.3 else axis

    def mapping(self) -> Mapping:
        """A mapping, with numbers of its own."""
        rng = self.rng
        kind = rng.choice(get_args(Mapping))
        ranges = {"bool": (False, True), "int": (1, 4, 16)}
        return kind(**{f.name: rng.choice(ranges[f.type]) for f in fields(kind)})

    def word(self) -> str:
        """A name."""
        return self.rng.choice(("k", "r", "leaf", "min", "by", "masked", "a.1", "lanes"))

    def operand(self) -> nodes.Operand:
        """A value or a literal."""
        if self.rng.random() < 0.3:
            return Const(self.rng.choice(_CONSTANTS))
        return self.rng.choice(("0", "12", "param", "acc.210", "12.odd"))

    def position(self, depth: int) -> Position:
        """A tree of operations, none of them folded."""
        rng = self.rng
        if not depth or rng.random() < 0.2:
            constant = "const", rng.choice((0, 1, 16, 1024, -1))
            name = "name", rng.choice(("#cols", "$row", "@group_count"))
            return position(*rng.choice((constant, name, ("var", self.word()))))
        op = rng.choice((*ARITHMETIC, *TESTS, "select"))
        return position(op, *(self.position(depth - 1) for _ in range(3 if op == "select" else 2)))
