"""A step in one native call, as LLVM IR: a list of calls, and the code between launches.

    sf_walk(calls, count, run, team, least)

`calls` has `count` rows of 8-byte cells, CALL. They run in order on the caller's thread, each
`function(context, argument, low, high)`. One that moves `least` bytes or more is handed over to
`run(team, function, context, argument, low, high)`, which may split low..high among threads and
returns when all is done; the cell `bytes` is 0 where it may not be split. `run` is any team's:
the pool's `sf_pool_run` with the pool as `team`; where it is null every call runs alone. Python's
signal handlers run before or after a walk.

Between the launches of kernels a walk has functions of the same signature:

    sf_copy     for low <= i < high: to[i * to_step] = from[i * from_step], cells of 8 bytes;
                `context` points at COPY
    sf_count    adds `argument` to the i64 that `context` points at
    sf_search   `context` points at SEARCH: where the f64 at `goes_on` is 0, finds the first
                element of low..high, rows of SEARCHED at `argument`, all of whose `mask` bits are
                set, and leaves its row, place and bits; row -1 where there is none

Before a walk, `sf_same(rows, count)` looks whether NumPy's arrays are as they were: the first of
`count` rows of SEEN that does not say what the array's fields say now, or -1. The fields are
those of `PyArrayObject_fields` in `numpy/ndarraytypes.h`, behind the object's head, which every
extension module has compiled in; `dims` points at the dimensions that there were.
"""

from __future__ import annotations

from ...ir.lowered.tables import CALL, COPY, SEARCH, SEARCHED, SEEN
from ...ir.types import ARRAY_FLOATS

FUNCTIONS = ("sf_walk", "sf_copy", "sf_count", "sf_search", "sf_same")
FLAGS = 0x1 | 0x100 | 0x400  # of an array: C-contiguous, aligned, writeable
_FIELDS = {"data": 0, "nd": 8, "dims": 16, "descr": 40, "flags": 48}  # bytes
_SIGNATURE = "(ptr %context, i64 %argument, i64 %low, i64 %high) nounwind"


def _load(row: str, names: tuple[str, ...], pointers: tuple[str, ...]) -> str:
    """Loads the cells of a record, each under its name."""
    lines: list[str] = []
    for index, name in enumerate(names):
        kind = "ptr" if name in pointers else "i64"
        lines.append(f"  %p_{name} = getelementptr i64, ptr {row}, i64 {index}")
        lines.append(f"  %{name} = load {kind}, ptr %p_{name}, align 8")
    return "\n".join(lines)


_WALK = f"""
define weak void @sf_walk(ptr %calls, i64 %count, ptr %run, ptr %team, i64 %least) nounwind {{
entry:
  %teamed = icmp ne ptr %run, null
  br label %look
look:
  %n = phi i64 [ 0, %entry ], [ %next, %after ]
  %left = icmp slt i64 %n, %count
  br i1 %left, label %call, label %done
call:
  %at = mul i64 %n, {len(CALL)}
  %row = getelementptr i64, ptr %calls, i64 %at
{_load("%row", CALL, ("function", "context"))}
  %asked = icmp sge i64 %bytes, %least
  %both = and i1 %asked, %teamed
  br i1 %both, label %together, label %alone
together:
  call void %run(ptr %team, ptr %function, ptr %context, i64 %argument, i64 %low, i64 %high)
  br label %after
alone:
  call void %function(ptr %context, i64 %argument, i64 %low, i64 %high)
  br label %after
after:
  %next = add i64 %n, 1
  br label %look
done:
  ret void
}}"""

_COPY = f"""
define weak void @sf_copy{_SIGNATURE} {{
entry:
{_load("%context", COPY, ("to", "from"))}
  br label %look
look:
  %n = phi i64 [ %low, %entry ], [ %next, %one ]
  %left = icmp slt i64 %n, %high
  br i1 %left, label %one, label %done
one:
  %i = mul i64 %n, %from_step
  %source = getelementptr i64, ptr %from, i64 %i
  %cell = load i64, ptr %source, align 8
  %j = mul i64 %n, %to_step
  %target = getelementptr i64, ptr %to, i64 %j
  store i64 %cell, ptr %target, align 8
  %next = add i64 %n, 1
  br label %look
done:
  ret void
}}"""

_COUNT = f"""
define weak void @sf_count{_SIGNATURE} {{
  %before = load i64, ptr %context, align 8
  %now = add i64 %before, %argument
  store i64 %now, ptr %context, align 8
  ret void
}}"""


def _scan(bits: int) -> str:
    """The first of `count` elements that has all bits of the mask, or -1."""
    widened = f"zext i{bits} %loaded to i64" if bits < 64 else "add i64 %loaded, 0"
    return f"""
define internal i64 @scan{bits}(ptr %start, i64 %count, i64 %mask, ptr %bits) nounwind {{
entry:
  br label %look
look:
  %n = phi i64 [ 0, %entry ], [ %next, %one ]
  %left = icmp slt i64 %n, %count
  br i1 %left, label %one, label %none
one:
  %p = getelementptr i{bits}, ptr %start, i64 %n
  %loaded = load i{bits}, ptr %p, align {bits // 8}
  %element = {widened}
  %masked = and i64 %element, %mask
  %found = icmp eq i64 %masked, %mask
  %next = add i64 %n, 1
  br i1 %found, label %here, label %look
here:
  store i64 %element, ptr %bits, align 8
  ret i64 %n
none:
  ret i64 -1
}}"""


def _scanned(size: int) -> str:
    """The scan of elements of so many bytes, as a block of `sf_search`."""
    return f"""in{size}:
  %place{size} = call i64 @scan{8 * size}(ptr %start, i64 %count, i64 %mask, ptr %p_bits)
  br label %found"""


_SIZES = sorted({dtype.bytes for dtype in ARRAY_FLOATS.values()})  # of gradients' elements
_SCANS = [_scan(8 * size) for size in _SIZES]
_SCANNED = "\n".join(map(_scanned, _SIZES))
_SEARCH = f"""
define weak void @sf_search{_SIGNATURE} {{
entry:
{_load("%context", SEARCH[:1], ("goes_on",))}
  %p_row = getelementptr i64, ptr %context, i64 {SEARCH.index("row")}
  %p_element = getelementptr i64, ptr %context, i64 {SEARCH.index("element")}
  %p_bits = getelementptr i64, ptr %context, i64 {SEARCH.index("bits")}
  store i64 -1, ptr %p_row, align 8
  %value = load double, ptr %goes_on, align 8
  %skipped = fcmp oeq double %value, 0.0
  %rows = inttoptr i64 %argument to ptr
  br i1 %skipped, label %look, label %done
look:
  %n = phi i64 [ %low, %entry ], [ %next, %found ]
  %left = icmp slt i64 %n, %high
  br i1 %left, label %row, label %done
row:
  %at = mul i64 %n, {len(SEARCHED)}
  %searched = getelementptr i64, ptr %rows, i64 %at
{_load("%searched", SEARCHED, ("address",))}
  %start = load ptr, ptr %address, align 8
  switch i64 %bytes, label %in8 [ {" ".join(f"i64 {n}, label %in{n}" for n in _SIZES)} ]
{_SCANNED}
found:
  %place = phi i64 {", ".join(f"[ %place{n}, %in{n} ]" for n in _SIZES)}
  %is = icmp sge i64 %place, 0
  %next = add i64 %n, 1
  br i1 %is, label %store, label %look
store:
  store i64 %n, ptr %p_row, align 8
  store i64 %place, ptr %p_element, align 8
  ret void
done:
  ret void
}}"""


def _field(name: str, kind: str) -> str:
    """Loads a field of the array as `%now_name`."""
    return (
        f"  %f_{name} = getelementptr i8, ptr %fields, i64 {_FIELDS[name]}\n"
        f"  %now_{name} = load {kind}, ptr %f_{name}, align {8 if kind != 'i32' else 4}"
    )


_SAME = f"""
define weak i64 @sf_same(ptr %rows, i64 %count) nounwind {{
entry:
  br label %look
look:
  %n = phi i64 [ 0, %entry ], [ %next, %shape ]
  %left = icmp slt i64 %n, %count
  br i1 %left, label %array, label %done
array:
  %at = mul i64 %n, {len(SEEN)}
  %row = getelementptr i64, ptr %rows, i64 %at
{_load("%row", SEEN, ("fields", "dims"))}
{_field("data", "i64")}
{_field("descr", "i64")}
{_field("flags", "i32")}
{_field("nd", "i32")}
  %wide = zext i32 %now_flags to i64
  %minded = and i64 %wide, {FLAGS}
  %rank = zext i32 %now_nd to i64
  %is0 = icmp eq i64 %now_data, %data
  %is1 = icmp eq i64 %now_descr, %descr
  %is2 = icmp eq i64 %minded, %flags
  %is3 = icmp eq i64 %rank, %nd
  %is01 = and i1 %is0, %is1
  %is23 = and i1 %is2, %is3
  %is = and i1 %is01, %is23
  br i1 %is, label %sized, label %done
sized:
{_field("dims", "ptr")}
  br label %shape
shape:
  %d = phi i64 [ 0, %sized ], [ %next_d, %dim ]
  %more = icmp slt i64 %d, %nd
  %next = add i64 %n, 1
  br i1 %more, label %dim, label %look
dim:
  %p_was = getelementptr i64, ptr %dims, i64 %d
  %was = load i64, ptr %p_was, align 8
  %p_now = getelementptr i64, ptr %now_dims, i64 %d
  %now = load i64, ptr %p_now, align 8
  %next_d = add i64 %d, 1
  %equal = icmp eq i64 %was, %now
  br i1 %equal, label %shape, label %done
done:
  %all = phi i64 [ -1, %look ], [ %n, %array ], [ %n, %dim ]
  ret i64 %all
}}"""

WALK = "\n".join([_WALK, _COPY, _COUNT, *_SCANS, _SEARCH, _SAME, ""])
