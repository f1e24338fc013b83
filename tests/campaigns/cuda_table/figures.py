"""The figures of an optimizer's entries, for a kind of storage and a GPU level.

A sweep's figures are those of its worst loop. The loop that takes what a wide one leaves over is
none of them: right behind it, it moves a half to a 32nd of the wide one's bytes a turn, or as many
if ptxas has unrolled it, by four turns as it does; and that of single elements, several at a time.
Neither are the passes over the block that is not whole, right behind the loop in which warps hold
the others. What was read of some PTX is kept in the compile cache.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

import stepfuse
from stepfuse.backends.cuda.ptx import ptx
from stepfuse.backends.native.object_cache import ObjectCache
from stepfuse.compiler import lower_to_loops
from stepfuse.passes.lower.variants import linked
from stepfuse.passes.pipeline import policy_pipeline

from .assembler import Entry, assembled, assembler_version
from .model import BLOCK, blocks_an_sm, share
from .sass import Loop, innermost_loops

MODELLED = "sm_90"  # the level of the chip that the model is of
UNROLLED = 4  # turns of a loop that ptxas takes at a time by itself
WORDS = (4, 8, 16)  # elements of a wide access
STORAGE = {  # name -> `dtypes`
    "f32": "",
    "bf16": "param=bf16,grad=bf16,state=bf16",
    "mixed": "param=bf16,grad=bf16",
    "bf16_split": "param=bf16_split,grad=bf16",
    "linear8": "state=linear8",
    "linear8(32)": "state=linear8(32)",
    "linear8(2048)": "state=linear8(2048)",
    "f16": "param=f16,grad=f16,state=f16",
    "f64": "state=f64",
    "bf16_stochastic": "param=bf16_stochastic,grad=bf16",
    "bf16_kahan": "param=bf16_kahan,grad=bf16",
    "dynamic8": "state=dynamic8",
    "f8e4m3": "state=f8e4m3",
    "f8e5m2": "state=f8e5m2",
}


@dataclass(frozen=True, slots=True)
class Figures:
    """What is known of an entry; a segment has no loops."""

    registers: int
    stack: int  # bytes
    spills: int  # bytes
    blocks: int  # of 256 threads, resident on an SM
    loops: int = 0  # that are not the rest of another
    widest: int = 0  # bytes of the widest access of the narrowest loop
    in_flight: int = 0  # bytes that an SM has loaded before the first use: the least of all loops
    instructions: float = 0.0  # an element, all loops together
    share: float | None = None  # the model's share of the memory's bandwidth, of the worst loop
    singles: int | None = (
        None  # bytes in flight where an array is off 16 bytes, if loops have wide accesses
    )

    def row(self) -> list[Any]:
        """The figures, in this order."""
        return list(asdict(self).values())


def figures(name: str, storage: str, level: str) -> dict[str, Figures]:
    """The figures of each entry. Raises ValueError, LowerError where it cannot be stored so."""
    pipeline = policy_pipeline("strict", STORAGE[storage])
    found: dict[str, Figures] = {}
    for number, graph in enumerate(linked(stepfuse.get(name).variants(), pipeline)):
        loops = lower_to_loops(graph, pipeline, level)[1]
        text = ptx({f"sf_{name}_{number}": loops}, level)
        for entry, row in _rows(text, level).items():
            found[entry.removeprefix(f"sf_{name}_")] = Figures(*row)
    return found


def _rows(text: str, level: str) -> dict[str, list[Any]]:
    """The figures of the entries of PTX."""
    parts = ("cuda table", text, level, assembler_version(), _reader())
    return json.loads(ObjectCache().text(partial(_read, text, level), *parts))


def _read(text: str, level: str) -> str:
    entries = assembled(text, level)
    of = [_of_sweep(e, level) if "_sweep_" in e.name else _of_entry(e) for e in entries]
    return json.dumps({e.name: found.row() for e, found in zip(entries, of, strict=True)})


@cache
def _reader() -> str:
    """The text of all that figures are read with."""
    names = ("assembler", "figures", "model", "sass")
    return "".join(Path(__file__).with_name(f"{name}.py").read_text() for name in names)


def _of_entry(entry: Entry) -> Figures:
    blocks = blocks_an_sm(entry.registers)
    return Figures(entry.registers, entry.stack, entry.spills, blocks)


def _of_sweep(entry: Entry, level: str) -> Figures:
    plain = _of_entry(entry)
    families = list(_families(innermost_loops(entry.sass)))
    main = [(wide, elements) for wide, _, elements in families]
    if not main:
        return plain
    narrow = [rest for wide, rest, _ in families if _is_wide(wide)]
    singles = [max((loop.outstanding for loop in rest), default=0) for rest in narrow]
    worst = min(share(loop, plain.blocks) for loop, _ in main)
    return Figures(
        plain.registers,
        plain.stack,
        plain.spills,
        plain.blocks,
        len(main),
        min(max(*loop.loads, *loop.stores, 0) for loop, _ in main),
        min(loop.outstanding for loop, _ in main) * plain.blocks * BLOCK,
        round(sum(len(loop.body) / elements for loop, elements in main), 1),
        round(worst, 2) if level == MODELLED else None,
        min(singles) * plain.blocks * BLOCK if singles else None,
    )


def main_loops(loops: list[Loop]) -> Iterator[tuple[Loop, int]]:
    """The loops that are not the rest of the one before, and how many elements a turn takes."""
    for wide, _, elements in _families(loops):
        yield wide, elements


def _families(loops: list[Loop]) -> Iterator[tuple[Loop, list[Loop], int]]:
    """Each such loop, those that take its rest, and how many elements a turn takes."""
    number = 0
    while number < len(loops):
        wide, rest, elements = loops[number], list[Loop](), 1
        number += 1
        while number < len(loops) and (more := _turns(wide, loops[number])):
            elements = more
            rest.append(loops[number])
            number += 1
        while number < len(loops) and _is_of_rest(wide, loops[number]):
            elements = elements if elements > 1 else _neighbours(wide, loops[number])
            number += 1
        yield wide, rest, elements


def _is_wide(loop: Loop) -> bool:
    """True if its wide accesses are to arrays that may be aligned or not."""
    return not loop.goes_by_blocks and max(*loop.loads, *loop.stores, 0) == 16


def _turns(wide: Loop, narrow: Loop) -> int:
    """How many turns of a loop one of the other is, if it is its rest; else 0.

    What is loaded once a word, as a value of the row, is no part of what a turn moves; single
    elements, several at a time, have it each, as if a wide turn loaded it once an element.
    """
    if not _kinds(narrow) <= _kinds(wide):
        return 0
    once = sum(n for n in wide.loads if n < max(wide.loads))
    is_narrower = max(*narrow.loads, *narrow.stores, 0) < max(*wide.loads, 0)
    moved = [(wide.bytes, narrow.bytes), (wide.bytes - once, narrow.bytes - once)]
    if is_narrower:
        moved = [(wide.bytes + (n - 1) * once, narrow.bytes) for n in (1, *WORDS)]
    is_less = is_narrower or narrow.outstanding <= wide.outstanding
    for all_of_wide, all_of_narrow in moved:
        times, odd = divmod(all_of_wide, max(1, all_of_narrow))
        if not odd and times in (2, 4, 8, 16, 32):
            return times
        if not odd and times == 1 and is_less:
            return UNROLLED
    return 0


def _is_of_rest(blocks: Loop, loop: Loop) -> bool:
    """Whether a loop is a pass over a block that is not whole, element by element.

    Over a block of 32 it has one turn, so that the loop is that over the blocks.
    """
    narrow = max(*loop.loads, *loop.stores, 0) <= 4
    is_pass = loop.depth > blocks.depth or loop.goes_by_blocks
    return blocks.goes_by_blocks and is_pass and narrow and _kinds(loop) <= _kinds(blocks)


def _neighbours(blocks: Loop, first_pass: Loop) -> int:
    """How many elements a thread takes of a block, by what a pass of the rest loads of one.

    A block's scales are loaded beside them.
    """
    turns = max(1, len(first_pass.stores) // len(set(first_pass.stores) or {0}))
    times = sum(blocks.loads) * turns // max(1, sum(first_pass.loads))
    return 1 << max(0, times.bit_length() - 1)


def _kinds(loop: Loop) -> set[str]:
    """Which pipes compute: of f32, of f64, of roots. Sums may be packed in one of two loops."""
    found = (re.match(r"[FD](?=ADD|MUL|FMA)|MUFU", i.kind) for i in loop.body)
    return {match[0] for match in found if match}
