"""The nest of a product, by hand: the loop interpreter runs its tile of registers."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from stepfuse.ir import semantics
from stepfuse.ir.loops.interpreter.cells import CellAccess, LoopError
from stepfuse.ir.loops.interpreter.run import NestRun
from stepfuse.ir.loops.interpreter.state import Settings
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.text.loop_parser import parse_nest
from stepfuse.ir.text.loop_printer import to_text

ROWS, COLS, SUMS = 24, 64, 11
FILE = Path(__file__).parents[3] / "filetests" / "verify-loops" / "product.sf"


@pytest.fixture
def product() -> Nest:
    return parse_nest(FILE.read_text().replace("384", "8"))  # in panels of eight pairs


def run(nest: Nest, arrays: dict[str, Any]) -> None:
    """A nest over arrays by the names of its places; a tensor with a shape and nothing else."""
    names = {place: name for name, place in nest.places}
    sizes = {"#leaves": SUMS, "#cols": COLS, "#rows": ROWS}
    tensor: Any = SimpleNamespace(
        races=None,
        size=sizes.__getitem__,
        cells=lambda place: CellAccess(names[place], arrays[names[place]]),
    )
    area = {"$row": 0, "$rows": ROWS, "$col": 0, "$cols": COLS}
    NestRun(tensor, area, Settings()).block(nest.body)


def arrays() -> dict[str, Any]:
    random = np.random.default_rng(0)
    shapes = {"a": (ROWS, SUMS), "b": (SUMS, COLS), "c": (ROWS, COLS)}
    found = {n: random.standard_normal(s).astype(np.float32).reshape(-1) for n, s in shapes.items()}
    room = np.zeros(3072 * 384, np.float32)
    return found | {"left.panel": room, "right.panel": room.copy()}


def test_the_product_is_one_chain_over_all_panels(product: Nest) -> None:
    given = arrays()
    run(product, given)
    a, b = given["a"].reshape(ROWS, SUMS), given["b"].reshape(SUMS, COLS)
    total = np.zeros((ROWS, COLS), np.float32)
    for k in range(SUMS):
        total = semantics.fma(a[:, k, None], b[k], total)
    assert given["c"].tobytes() == total.tobytes()


def test_a_register_that_a_tile_has_not_is_named(product: Nest) -> None:
    small = to_text(product).replace("acc c[12, 32]", "acc c[12, 16]")
    with pytest.raises(LoopError, match="c has 16 registers along an axis, got"):
        run(parse_nest(small), arrays())


def test_the_text_is_short(product: Nest) -> None:
    assert len(to_text(product).splitlines()) <= 588 / 5
