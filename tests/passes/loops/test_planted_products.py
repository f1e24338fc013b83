"""Faults planted in the tiles of a product: each is refused by its rule, or leaves other bits.

The number of pairs is the graph's, so that no rule of nests can find a pair that is left out or a
panel that is filled with something else. `stepfuse check` has the bits of a step after all passes,
and names the pass after which they are others (`tests/tools/check/test_loops.py`).
"""

from __future__ import annotations

import re
from functools import cache

import numpy as np
import pytest
from stepfuse.ir.errors import VerifyError
from stepfuse.ir.loops import position as at
from stepfuse.ir.loops.verifier.verify import verify
from stepfuse.ir.text.loop_parser import parse_nest
from stepfuse.ir.text.loop_printer import to_text
from stepfuse.passes.loops.products import blocks, tiles

from tests.backends.llvm.test_product_code import (
    PANELS,
    RESULT,
    bound,
    chain,
    drawn,
    product,
    times,
)
from tests.support.inputs.products import build_mirror, to_diagonal

SIZES = 17, 21, 8  # three tiles of rows, two of columns, three blocks of pairs
CHAIN = r"          for k: k%3 in pc .. min(pc + 3, #leaves)"  # as it is indented, no other loop is
PAIR = "                  c[m, v, l] += matmul %a, %b\n"
TAKEN = "c[m, v, l] := matmul from c[(ir + m) * #cols + (jr + (v * 16 + l))]"
CELL = "c[(ir + m) * #cols + (jr + (v * 16 + l))]"
PANEL = "                  for v in 0"

FAULTS = {  # what takes the place of what, and the rule, if there is one
    "the first pair of a block skipped": (CHAIN, CHAIN.replace("in pc", "in pc + 1"), ""),
    "the last pair of a block skipped": (CHAIN, f"{CHAIN} - 1", ""),
    "the first pair of all skipped": ("for pc: k/3 in 0", "for pc: k/3 in 1", ""),
    "a block skipped": ("#leaves) by 3", "#leaves - 3) by 3", ""),
    "blocks that overlap": ("#leaves) by 3", "#leaves) by 2", ""),
    "a pair twice": (PAIR, 2 * PAIR, "L17"),
    "pairs in lanes": (f"{CHAIN}\n", f"{CHAIN} vector 16 masked\n", "L17"),
    "another cell taken": (TAKEN, TAKEN.replace("(ir + m)", "(ir + m + 1)"), "L17"),
    "cells never taken": ("if 0 < pc", "if 0 < pc - 99", "L17"),
    "cells taken at first": ("if 0 < pc", "if 0 <= pc", "L17"),
    "a reload added": ("%t = fold c[m, v, l] by lane : f32", f"%u = load {CELL} : f32\n{{}}"
                       "%s = fold c[m, v, l] by lane : f32\n{}%t = add %u, %s : f32", ""),
    "the left panel short": ("for ir: row/6 in $row .. $row + $rows by 6\n      for k",
                             "for ir: row/6 in $row .. $row + $rows - 6 by 6\n      for k", ""),
    "the right panel short": ("for jr: col/480/16 in jc .. min(jc + 480, #cols) by 16\n          ",
                              "for jr: col/480/16 in jc .. min(jc + 480, #cols) - 16 by 16\n"
                              "          ", ""),
    "a panel of the block before": ("(k - pc) * 6 + m] = %a", "(k - pc) * 6] = %a", ""),
}  # fmt: skip


@cache
def right() -> str:
    """The tiles, with panels, of blocks of three pairs."""
    return to_text(tiles(6, 1, PANELS)(blocks(3)(product())))


def with_fault(old: str, new: str) -> str:
    """The text with each `old` replaced; {} is how far its line is indented."""
    text = right()
    assert old in text, old
    return re.sub(
        rf"(?m)^( *)(.*?){re.escape(old)}",
        lambda m: m[1] + m[2] + new.replace("{}", m[1]),
        text,
    )


@pytest.mark.parametrize("name", FAULTS)
def test_what_is_planted_is_found(name: str) -> None:
    old, new, rule = FAULTS[name]
    faulty, (a, b) = parse_nest(with_fault(old, new)), drawn(*SIZES)
    if rule:
        with pytest.raises(VerifyError, match=rule):
            verify(faulty)
    else:
        assert times(faulty, a, b).tobytes() != chain(a, b).tobytes()
    assert times(parse_nest(right()), a, b).tobytes() == chain(a, b).tobytes()


@pytest.mark.parametrize("fault", ["load c[i * #cols + j]", "load c[j * #cols + j]"])
def test_a_cell_that_is_mirrored_wrongly_is_found(fault: str) -> None:
    half = tiles(6, 1, PANELS)(blocks(3)(to_diagonal(product("b"))))
    mirror = build_mirror("product", RESULT, at.name("#cols"))
    wrong = parse_nest(to_text(mirror).replace("load c[j * #cols + i]", fault))
    a, _ = drawn(17, 17, 8)
    for used, is_right in ((mirror, True), (wrong, False)):
        c = np.full((17, 17), np.nan, np.float32)
        bound(half, a, np.asfortranarray(a.T), c)()
        bound(used, a, a.T, c)()
        assert (c.tobytes() == chain(a, a.T).tobytes()) is is_right
