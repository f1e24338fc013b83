"""The loads and stores that are in the generated code are those that the schedule says."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from stepfuse.backends.llvm.module import llvm_text
from stepfuse.ir.lowered.program import Kernel, Program
from stepfuse.ir.types import DTYPES

from tests.support.inputs.programs import ALL, CHAINS, SAMPLE, loops_of, programs_of

_BITS = {"float": 4, "double": 8, "i16": 2, "i8": 1, "i32": 4, "i64": 8}


def body_of(text: str, kernel: Kernel) -> str:
    """The code of a kernel for the case that all guards hold: of wide rows, and of narrow ones."""
    text = text[text.index(f"define internal void @sf_{kernel.name}(ptr") :]
    body = text[: text.index("\n}")]
    if any(s.guard is not None for s in kernel.stores):
        partly = re.search(r"br i1 %t\d+, label %b\d+, label %(b\d+)", body)
        assert partly is not None
        body = body[: body.index(f"\n{partly[1]}:")]
    return body


def traffic(program: Program, kernel: Kernel, body: str) -> list[Counter[tuple[str, str, int]]]:
    """How often each block accesses element arrays in lanes: (verb, column, bytes)."""
    table = dict(re.findall(r"(%t\d+) = getelementptr inbounds i64, ptr %tensor, i64 (\d+)", body))
    loaded = dict(re.findall(r"(%t\d+) = load i64, ptr (%t\d+), align 8", body))
    arrays = dict(re.findall(r"(%t\d+) = inttoptr i64 (%t\d+) to ptr", body))
    column = {a: int(table[loaded[c]]) for a, c in arrays.items() if loaded.get(c) in table}
    places = dict(re.findall(r"(%t\d+) = getelementptr inbounds \w+, ptr (%t\d+), i64", body))
    elements = {x.place.index for x in (*kernel.loads, *kernel.stores)}
    found: list[Counter[tuple[str, str, int]]] = []
    for block in re.split(r"^b\d+:$", body, flags=re.MULTILINE):
        counted: Counter[tuple[str, str, int]] = Counter()
        for verb, pattern in (
            ("load", r"load <(?:16|32) x (\w+)>, ptr (%t\d+)"),
            ("store", r"store <(?:16|32) x (\w+)> [^,]+, ptr (%t\d+)"),
        ):
            for type_, pointer in re.findall(pattern, block):
                place = column.get(places.get(pointer, ""))
                if place in elements:
                    assert place is not None
                    counted[verb, str(program.columns[place]), _BITS[type_]] += 1
        found += [counted] if counted else []
    return found


def planned(program: Program, kernel: Kernel) -> Counter[tuple[str, str, int]]:
    """The same, as the schedule has it."""
    loads = [("load", x.place) for x in kernel.loads]
    stores = [("store", x.place) for x in kernel.stores]
    return Counter(
        (verb, str(program.columns[p.index]), p.dtype.bytes) for verb, p in loads + stores
    )


# The suite has every op, and one in five of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(5, always=(*SAMPLE, *CHAINS))
@pytest.mark.parametrize("name", ALL)
def test_every_access_is_planned_and_every_planned_one_there(name: str) -> None:
    for program in programs_of(name):
        text = llvm_text(loops_of(program, "x86-64"), "x86_64-unknown-linux-gnu")
        moved = 0
        for sweep in program.sweeps:
            seen: set[str] = set()  # what a sweep stored or loaded before is in cache
            for kernel in sweep.kernels:
                found, *others = traffic(program, kernel, body_of(text, kernel))
                assert found == planned(program, kernel), kernel.name
                assert all(other == found for other in others), kernel.name
                assert len(others) <= 1, kernel.name  # narrow rows
                assert all(count == 1 for count in found.values())
                fresh = {c: b for verb, c, b in found if verb == "load" and c not in seen}
                moved += sum(fresh.values())
                moved += sum(b for verb, _, b in found if verb == "store")
                seen |= {c for _, c, _ in found}
        assert moved == program.schedule.cost.optimal


def test_the_sizes_are_the_dtypes() -> None:
    assert _BITS["float"] == DTYPES["f32"].bytes and _BITS["i16"] == DTYPES["bf16"].bytes
