"""Lists of totals folded to one: the list rule, and folds without order, as functions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ....ir.lowered.program import Program
from ....ir.ops import OPS, algebra_of
from ....ir.semantics import LANES, LEAF
from ....ir.types import F64
from ..lanes import first_lanes, load_lanes
from ..ops import load, store
from ..text import LlvmFunction, Module
from .reduce import combine_partials, fold_lanes, start_partial, term_of

# function, op, list, its length and stride, scratch and its stride, whether one cell is a leaf too
ListFold = Callable[[LlvmFunction, str, str, str, str, str, str, bool], str]
# function, op, list, a leaf's first cell, its length and the list's stride
LeafFold = Callable[[LlvmFunction, str, str, str, str, str], str]
# out, list, its length and stride, scratch and its stride, whether one cell is a leaf too
_HEAD = "(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind"

# The first tensor that belongs to a group or a later one, by halving; owners ascend.
_GROUP_START = """\
(ptr %owners, i64 %count, i64 %group) nounwind {
entry:
  br label %look
look:
  %low = phi i64 [ 0, %entry ], [ %above, %halve ]
  %high = phi i64 [ %count, %entry ], [ %below, %halve ]
  %more = icmp slt i64 %low, %high
  br i1 %more, label %halve, label %done
halve:
  %sum = add i64 %low, %high
  %middle = lshr i64 %sum, 1
  %next = add i64 %middle, 1
  %at = getelementptr inbounds i64, ptr %owners, i64 %middle
  %owner = load i64, ptr %at, align 8
  %earlier = icmp slt i64 %owner, %group
  %above = select i1 %earlier, i64 %next, i64 %low
  %below = select i1 %earlier, i64 %high, i64 %middle
  br label %look
done:
  ret i64 %low
}"""


def emit_folds(module: Module, program: Program, leaf: LeafFold | None = None) -> None:
    """Adds the fold functions of a program. Scratch may be the list itself, then destroyed.

    `leaf` folds one of at most 1024 cells; without, sixteen lanes are in memory.
    """
    module.functions.append(f"define internal i64 {module.symbol('group_start')}{_GROUP_START}")
    ops = (node.op for node in program.graph.nodes)
    for op in sorted({list_op(op) for op in ops if OPS[op].is_reduction}):
        if algebra_of(op).combine.is_ordered:
            _emit_ordered(module, op, leaf or _leaf)
        else:
            _emit_unordered(module, op)


def list_op(op: str) -> str:
    """The reduction that folds lists of results of a reduction."""
    return algebra_of(op).onward or op


def call_fold(
    fn: LlvmFunction,
    op: str,
    items: str,
    count: str,
    stride: str,
    scratch: str,
    step: str,
    once: bool,
) -> str:
    """Folds a list with the rule of a reduction; the result is an f64."""
    out = fn.alloca("double")
    name = fn.module.symbol(f"fold_{list_op(op)}")
    flag = "true" if once else "false"
    fn.do(
        f"call void {name}(ptr {out}, ptr {items}, i64 {count}, i64 {stride}, "
        f"ptr {scratch}, i64 {step}, i1 {flag})"
    )
    return fn.let(f"load double, ptr {out}, align 8")


def call_group_start(fn: LlvmFunction, owners: str, count: str, group: str) -> str:
    """The first tensor that belongs to a group or a later one."""
    name = fn.module.symbol("group_start")
    return fn.let(f"call i64 {name}(ptr {owners}, i64 {count}, i64 {group})")


def _function(module: Module, op: str) -> LlvmFunction:
    return LlvmFunction(module, f"define internal void {module.symbol(f'fold_{op}')}{_HEAD}")


def _emit_unordered(module: Module, op: str) -> None:
    fn = _function(module, op)
    with fn.loop("0", "%count", 1, {"all": ("double", start_partial(op))}) as (i, now, following):
        at = fn.let(f"mul i64 {i}, %stride")
        item = term_of(fn, op, F64, 1, [load(fn, F64, 1, "%list", at)])
        following["all"] = combine_partials(fn, op, 1, now["all"], item)
    store(fn, F64, 1, following["all"], "%out", "0")
    fn.finish()


def _emit_ordered(module: Module, op: str, leaf_fold: LeafFold) -> None:
    fn = _function(module, op)
    whole, level, ready, done = (fn.label() for _ in range(4))
    more = fn.let("icmp sgt i64 %count, 1")
    some = fn.let("icmp sgt i64 %count, 0")
    forced = fn.let(f"and i1 %once, {some}")
    fold = fn.let(f"or i1 {more}, {forced}")
    fn.branch(fold, level, whole)
    fn.place(whole)
    store(fn, F64, 1, start_partial(op), "%out", "0")
    fn.when(some, partial(_copy, fn, "%list"))
    fn.jump(done)
    fn.place(level)
    source, count, stride = fn.name(), fn.name(), fn.name()
    mark = len(fn.lines)
    padded = fn.let(f"add i64 {count}, {LEAF - 1}")
    leaves = fn.let(f"udiv i64 {padded}, {LEAF}")
    with fn.loop("0", leaves, 1) as (leaf, _, _):
        first = fn.let(f"mul i64 {leaf}, {LEAF}")
        left = fn.let(f"sub i64 {count}, {first}")
        size = fn.call("i64", "llvm.smin.i64", ("i64", left), ("i64", str(LEAF)))
        total = leaf_fold(fn, op, source, first, size, stride)
        place = fn.let(f"mul i64 {leaf}, %step")
        store(fn, F64, 1, total, "%scratch", place)
    again = fn.let(f"icmp sgt i64 {leaves}, 1")
    latch = fn.block
    fn.branch(again, level, ready)
    fn.lines[mark:mark] = [
        f"  {source} = phi ptr [ %list, %entry ], [ %scratch, %{latch} ]",
        f"  {count} = phi i64 [ %count, %entry ], [ {leaves}, %{latch} ]",
        f"  {stride} = phi i64 [ %stride, %entry ], [ %step, %{latch} ]",
    ]
    fn.place(ready)
    _copy(fn, "%scratch")
    fn.jump(done)
    fn.place(done)
    fn.finish()


def _copy(fn: LlvmFunction, source: str) -> None:
    store(fn, F64, 1, load(fn, F64, 1, source, "0"), "%out", "0")


def _leaf(fn: LlvmFunction, op: str, source: str, first: str, size: str, stride: str) -> str:
    """The total of a leaf; cells side by side are taken sixteen at a time."""
    cells = fn.alloca("double", LANES)
    near = fn.let(f"icmp eq i64 {stride}, 1")
    fn.when(near, partial(_near_leaf, fn, op, source, first, size, cells))
    far = fn.let(f"xor i1 {near}, true")
    fn.when(far, partial(_far_leaf, fn, op, source, first, size, stride, cells))
    return fold_lanes(fn, op, F64, fn.let(f"load <{LANES} x double>, ptr {cells}, align 64"))


def _far_leaf(
    fn: LlvmFunction, op: str, source: str, first: str, size: str, stride: str, cells: str
) -> None:
    """One leaf of at most 1024 cells into sixteen lanes, one by one."""
    fn.do(f"store <{LANES} x double> {start_partial(op, LANES)}, ptr {cells}, align 64")
    with fn.loop("0", size, 1) as (index, _, _):
        lane = fn.let(f"and i64 {index}, {LANES - 1}")
        item = fn.let(f"add i64 {first}, {index}")
        at = fn.let(f"mul i64 {item}, {stride}")
        total, found = load(fn, F64, 1, cells, lane), load(fn, F64, 1, source, at)
        store(fn, F64, 1, combine_partials(fn, op, 1, total, found), cells, lane)


def _near_leaf(fn: LlvmFunction, op: str, source: str, first: str, size: str, cells: str) -> None:
    """The same for cells side by side; lanes outside the last mask take the neutral value."""
    wide, nothing = f"<{LANES} x double>", start_partial(op, LANES)
    with fn.loop("0", size, LANES, {"all": (wide, nothing)}) as (i, now, after):
        mask = first_lanes(fn, fn.let(f"sub i64 {size}, {i}"))
        item = load_lanes(fn, F64, source, fn.let(f"add i64 {first}, {i}"), mask)
        if not algebra_of(op).ignores_zero:
            item = fn.let(f"select <{LANES} x i1> {mask}, {wide} {item}, {wide} {nothing}")
        after["all"] = combine_partials(fn, op, LANES, now["all"], item)
    fn.do(f"store {wide} {after['all']}, ptr {cells}, align 64")
