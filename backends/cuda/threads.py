"""Device code beyond LLVM IR: threads, blocks, barriers, shuffles.

A block's threads share the work of one chunk or tensor; a group of sixteen neighbouring
threads is the sixteen lanes of a leaf.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.loops.mappings import WARP
from ...ir.semantics import LANES
from ..llvm.text import LlvmFunction

TRIPLE = "nvptx64-nvidia-cuda"
BLOCK = 256  # threads of a block: what the launches are made for, and the most there may be
MOST_THREADS = 1024  # that a block can have


def thread(fn: LlvmFunction) -> str:
    """This thread's place in its block."""
    return _register(fn, "tid")


def thread_anew(fn: LlvmFunction) -> str:
    """The same, read here: nothing that is made of it is computed ahead of a loop around.

    LLVM would do so for every step of a visit, and keep it in registers through all of them.
    """
    few = fn.let(f"and i32 {_anew(fn, 'tid')}, {MOST_THREADS - 1}")
    return fn.let(f"zext i32 {few} to i64")


def threads(fn: LlvmFunction) -> str:
    """The number of threads of the block, a multiple of 32."""
    return _register(fn, "ntid")


def threads_anew(fn: LlvmFunction) -> str:
    """The same, read here."""
    return fn.let(f"zext i32 {_anew(fn, 'ntid')} to i64")


def block(fn: LlvmFunction) -> str:
    """This block's place in the grid."""
    return _register(fn, "ctaid")


def blocks(fn: LlvmFunction) -> str:
    """The number of blocks of the grid."""
    return _register(fn, "nctaid")


def barrier(fn: LlvmFunction) -> None:
    """Waits for all threads of the block, and for what they have stored."""
    fn.call("void", "llvm.nvvm.barrier.cta.sync.aligned.all", ("i32", "0"))


def own_number(fn: LlvmFunction, number: str) -> str:
    """The same number, of which LLVM does not know how it goes on from turn to turn.

    Else it counts addresses and ends beside it, each in registers of its own.
    """
    return fn.let(f'call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 {number})')


def warp_barrier(fn: LlvmFunction, group: int = WARP) -> None:
    """The threads of a warp, or of a group of it, meet, and wait for none of their loads."""
    mask = _own_group(fn, group) if group < WARP else "-1"
    fn.call("void", "llvm.nvvm.bar.warp.sync", ("i32", mask))


def shuffle_down(
    fn: LlvmFunction, type_: str, value: str, distance: int, group: int = LANES
) -> str:
    """The value that the thread `distance` further on in its group has."""
    mask = _own_group(fn, group)
    return _shuffled(fn, type_, value, lambda part: _down(fn, part, distance, group, mask))


def shuffle_across(fn: LlvmFunction, type_: str, value: str, distance: int) -> str:
    """The value of the lane whose number differs in one bit, in a warp of which all take part."""
    return _shuffled(fn, type_, value, lambda part: _across(fn, part, distance))


def _shuffled(fn: LlvmFunction, type_: str, value: str, shuffle: Callable[[str], str]) -> str:
    """A value of any type, by shuffles of 32 bits."""
    integer = {"double": "i64", "float": "i32"}.get(type_, type_)
    if integer != type_:
        value = fn.let(f"bitcast {type_} {value} to {integer}")
    if integer == "i64":
        low = fn.let(f"trunc i64 {value} to i32")
        shifted = fn.let(f"lshr i64 {value}, 32")
        high = fn.let(f"trunc i64 {shifted} to i32")
        parts = [shuffle(part) for part in (low, high)]
        wide = [fn.let(f"zext i32 {part} to i64") for part in parts]
        top = fn.let(f"shl i64 {wide[1]}, 32")
        found = fn.let(f"or i64 {top}, {wide[0]}")
    elif integer == "i32":
        found = shuffle(value)
    else:
        widened = fn.let(f"zext {integer} {value} to i32")
        found = fn.let(f"trunc i32 {shuffle(widened)} to {integer}")
    return found if integer == type_ else fn.let(f"bitcast {integer} {found} to {type_}")


def _anew(fn: LlvmFunction, name: str) -> str:
    return fn.let(f'call i32 asm sideeffect "mov.u32 $0, %{name}.x;", "=r"()')


def _register(fn: LlvmFunction, name: str) -> str:
    number = fn.call("i32", f"llvm.nvvm.read.ptx.sreg.{name}.x")
    return fn.let(f"zext i32 {number} to i64")


def _own_group(fn: LlvmFunction, group: int) -> str:
    """The bits of the own group's threads: the warp's other groups may be elsewhere."""
    first = fn.let(f"and i32 {_anew(fn, 'tid')}, {32 - group}")
    return fn.let(f"shl i32 {(1 << group) - 1}, {first}")


def _down(fn: LlvmFunction, value: str, distance: int, group: int, mask: str) -> str:
    """Only the threads of the own group take part."""
    clamp = (32 - group) << 8 | 31  # what would come from beyond a group comes from itself
    arguments = (("i32", mask), ("i32", value), ("i32", str(distance)), ("i32", str(clamp)))
    return fn.call("i32", "llvm.nvvm.shfl.sync.down.i32", *arguments)


def _across(fn: LlvmFunction, value: str, distance: int) -> str:
    arguments = (("i32", "-1"), ("i32", value), ("i32", str(distance)), ("i32", "31"))
    return fn.call("i32", "llvm.nvvm.shfl.sync.bfly.i32", *arguments)
