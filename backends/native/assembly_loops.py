"""The innermost loops of a function, from its assembly text.

1. Blocks begin at labels and after jumps; edges are jumps and falling through.
2. A jump back to a block that dominates it closes a loop: all blocks that reach the jump
   without passing that block.
3. A loop that contains no other is innermost.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

Jumps = Callable[[str], "tuple[list[str], bool]"]  # the labels of a line, whether it falls through

_LABEL = re.compile(r"^([.\w$]+):")
_JUMP = re.compile(r"(j[a-z]+|b|b\.[a-z]+|[ct]bn?z)$")
_ENDS = re.compile(r"(jmpq?|b|br|ret|retq|ud2|brk)$")


@dataclass(slots=True)
class _BasicBlock:
    lines: list[int] = field(default_factory=list[int])
    jumps: list[str] = field(default_factory=list[str])  # labels
    falls: bool = True


def inner_loops(function: str) -> list[list[str]]:
    """The instructions of each innermost loop, as "mnemonic<tab>operands"."""
    lines = [_instruction(line) for line in function.splitlines()]
    return [[lines[n] for n in body] for body in inner_loop_lines(lines, assembly_jumps)]


def inner_loop_lines(lines: Sequence[str], jumps: Jumps) -> list[list[int]]:
    """The lines of each innermost loop of a function, by number, without labels."""
    blocks, labels = _blocks(lines, jumps)
    after = [
        [labels[name] for name in b.jumps if name in labels]
        + ([n + 1] if b.falls and n + 1 < len(blocks) else [])
        for n, b in enumerate(blocks)
    ]
    loops = _loops(after)
    inner = [body for head, body in loops.items() if not any(h in body for h in loops if h != head)]
    return [[line for n in sorted(body) for line in blocks[n].lines] for body in inner]


def assembly_jumps(line: str) -> tuple[list[str], bool]:
    """Return the jump targets of an x86-64 or aarch64 instruction, and if it falls through."""
    mnemonic, _, operands = line.partition("\t")
    found = [operands.split(",")[-1].strip()] if _JUMP.match(mnemonic) else []
    return found, not _ENDS.match(mnemonic)


def _instruction(raw: str) -> str:
    """A line without its indentation and comment; nothing of a directive or a comment."""
    line = raw.strip().split("\t# ")[0]
    if _LABEL.match(raw):
        return raw
    return "" if line.startswith((".", "#", "//")) else line


def _blocks(lines: Sequence[str], jumps: Jumps) -> tuple[list[_BasicBlock], dict[str, int]]:
    """The blocks in order, and which one each label begins."""
    blocks, labels = [_BasicBlock()], dict[str, int]()
    for number, line in enumerate(lines):
        if label := _LABEL.match(line):
            blocks.append(_BasicBlock())
            labels[label[1]] = len(blocks) - 1
        elif line:
            blocks[-1].lines.append(number)
            blocks[-1].jumps, blocks[-1].falls = jumps(line)
            if blocks[-1].jumps or not blocks[-1].falls:
                blocks.append(_BasicBlock())
    return blocks, labels


def _loops(after: list[list[int]]) -> dict[int, set[int]]:
    """The loops by the block that begins them."""
    before: list[list[int]] = [[] for _ in after]
    for n, following in enumerate(after):
        for m in following:
            before[m].append(n)
    dominators = _dominators(after, before)
    loops: dict[int, set[int]] = {}
    for end, following in enumerate(after):
        for head in following:
            if head in dominators.get(end, ()):
                body, stack = loops.setdefault(head, {head}), [end]
                while stack:
                    block = stack.pop()
                    if block not in body:
                        body.add(block)
                        stack.extend(b for b in before[block] if b in dominators)
    return loops


def _dominators(after: list[list[int]], before: list[list[int]]) -> dict[int, set[int]]:
    """The blocks that every way from the first block passes, for each block that has one."""
    reached, stack = {0}, [0]
    while stack:
        new = set(after[stack.pop()]) - reached
        reached |= new
        stack.extend(new)
    found = {n: set(reached) for n in reached}
    found[0] = {0}
    changed = True
    while changed:
        changed = False
        for n in sorted(reached - {0}):
            ways = [found[b] for b in before[n] if b in reached]
            wanted = set.intersection(*ways) | {n}
            changed |= wanted != found[n]
            found[n] = wanted
    return found
