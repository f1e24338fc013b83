"""LLVM IR whose loads and stores tell a memory checker: what a compiler's own pass would add.

declare void @watch(ptr, i64)             an access of so many bytes
declare void @watch_lanes(ptr, i64, i64)  of lanes of so many bytes, as the bits of a mask say
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

_BYTES = {"float": 4, "double": 8, "half": 2, "bfloat": 2, "ptr": 8}
_TYPE = r"<\d+ x \w+>|\w+"
_LOAD = re.compile(rf"= load (?:atomic )?({_TYPE}), ptr (%[\w.]+)")
_STORE = re.compile(rf"^\s*store (?:atomic )?({_TYPE}) .*, ptr (%[\w.]+)")
_MASKED = re.compile(r"call .*@llvm\.masked\.(load|store|gather|scatter)\.")
_VECTOR = re.compile(r"<(\d+) x (\w+)>")
_MASK = re.compile(r"<(\d+) x i1> (%[\w.]+|splat \(i1 \w+\)|zeroinitializer|<i1 [^>]*>)")
_POINTERS = re.compile(r"<(\d+) x ptr> (%[\w.]+)")
_POINTER = re.compile(r"ptr (%[\w.]+)")


def watched(text: str) -> str:
    """The module with a call before every access through a pointer that is computed."""
    numbers = itertools.count()
    lines = [new for line in text.splitlines() for new in (*_calls(line, numbers), line)]
    declared = "declare void @watch(ptr, i64)\ndeclare void @watch_lanes(ptr, i64, i64)"
    return "\n".join([*lines, declared, ""])


def _calls(line: str, numbers: Iterator[int]) -> Iterator[str]:
    if found := _LOAD.search(line) or _STORE.search(line):
        yield f"  call void @watch(ptr {found[2]}, i64 {_size(found[1])})"
    elif found := _MASKED.search(line):
        mask = _MASK.search(line)
        assert mask, line
        lanes, name = int(mask[1]), f"%watch{next(numbers)}"
        element = re.search(rf"<{lanes} x (?!i1>|ptr>)(\w+)>", line)
        assert element, line
        size = _size(element[1])
        yield f"  {name}b = bitcast <{lanes} x i1> {mask[2]} to i{lanes}"
        yield f"  {name} = zext i{lanes} {name}b to i64"
        if found[1] in ("load", "store"):
            pointer = _POINTER.search(line)
            assert pointer, line
            yield f"  call void @watch_lanes(ptr {pointer[1]}, i64 {size}, i64 {name})"
            return
        pointers = _POINTERS.search(line)
        assert pointers, line
        for lane in range(lanes):
            each = f"{name}_{lane}"
            yield f"  {each} = extractelement <{lanes} x ptr> {pointers[2]}, i64 {lane}"
            yield f"  {each}s = lshr i64 {name}, {lane}"
            yield f"  {each}m = and i64 {each}s, 1"
            yield f"  call void @watch_lanes(ptr {each}, i64 {size}, i64 {each}m)"
    else:
        unseen = re.search(r"= load |^\s*store |call .*@llvm\.mem", line)
        assert not unseen or ", ptr @" in line, line


def _size(kind: str) -> int:
    """The bytes of a type."""
    if vector := _VECTOR.fullmatch(kind):
        return int(vector[1]) * _size(vector[2])
    return _BYTES[kind] if kind in _BYTES else -(-int(kind[1:]) // 8)
