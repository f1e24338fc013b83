"""`stepfuse simulate`: a step over ranks on paper, for each number of parameters and of ranks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import isclose, log
from pathlib import Path
from typing import Any

from ...ir.errors import WrongUsage
from ...ir.graph import Spec
from ...ranks.step.wire import wire_of
from ...spec_texts.resolve import resolve
from ..output import write_text
from ..quantities import BYTES, COUNTS, quantity
from ..tables import TableColumn, show_table
from .draw import steps_picture, time_text
from .fit import FittedCluster, fit, points_of
from .model import Cluster, Crossing, Link, StepOnPaper, step_on_paper
from .step_bytes import step_bytes

_PARAMS, _RANKS = (10,), (8, 4, 2)  # from one number of a range to the next
_HEAD = (
    TableColumn("params", True),
    TableColumn("ranks", True),
    TableColumn("sent GB", True),
    TableColumn("messages", True, drop=2),
    TableColumn("exchange", True),
    TableColumn("flat", True),
    TableColumn("gather", True),
    TableColumn("flat", True, drop=4),
    TableColumn("lists", True, drop=3),
    TableColumn("lists, 2 levels", True, drop=5),
    TableColumn("sweeps", True),
    TableColumn("GB a rank", True, drop=1),
)


def simulate(
    named: str, params: str, ranks: str, wire: str, dtypes: str, output: Path | None,
    **constants: Any,
) -> None:  # fmt: skip
    """Prints the table, the constants, and how well they fit; draws. Raises WrongUsage, OSError."""
    spec = resolve(named)
    wire_of(wire)
    cluster, fitted = cluster_of(**constants)
    counts = _ranks(ranks, cluster.node)
    sizes = _range(params, "--params", "7e9, 1e9,7e10 or 1e9..1e12", _PARAMS)
    found = steps(spec, sizes, counts, wire, dtypes, cluster)
    stored = f", {dtypes}" if dtypes else ""
    show_table(_HEAD, [_row(one) for one in found], f"{spec.name}, wire {wire}{stored}")
    print("\n".join(["", *_about(cluster), *([] if fitted is None else _fit_text(fitted))]))
    if output is not None:
        write_text(output, steps_picture(spec.name, found))
        print(f"drawn: {output}")


def steps(
    spec: Spec,
    params: Sequence[float],
    ranks: Sequence[int],
    wire: str,
    dtypes: str,
    cluster: Cluster,
) -> list[StepOnPaper]:
    """A step of each number of parameters on each number of ranks."""
    moved = {count: step_bytes(spec, dtypes, wire, count) for count in ranks}
    return [step_on_paper(p, w, moved[w], cluster) for p in params for w in ranks]


# ------------------------------------------------------------------ what is asked


def cluster_of(
    node: int, bucket: str, within: str, between: str, memory: str, points: Path | None
) -> tuple[Cluster, FittedCluster | None]:
    """The constants that are given, fitted, or assumed. Raises WrongUsage."""
    known, fitted = replace(Cluster(), node=_node(node)), None
    if points is not None:
        if within or memory:
            raise WrongUsage("--points has --within and --memory fitted; leave them out")
        fitted = fit(points_of(points))
        known = replace(known, within=fitted.cluster.within, memory=fitted.cluster.memory)
    size = quantity(bucket, BYTES, "--bucket", "bytes such as 100MB")
    known = replace(known, bucket=size)
    if within:
        known = replace(known, within=_link(within, "--within"))
    if between:
        known = replace(known, between=_link(between, "--between"))
    if memory:
        speed = quantity(memory, BYTES, "--memory", "bytes a second such as 3.2TB")
        known = replace(known, memory=Link(0.0, speed))
    return known, fitted


def _node(ranks: int) -> int:
    if ranks < 1 or ranks & (ranks - 1):
        raise WrongUsage(
            f"--node: expected a power of two, whose sum is a part of the tree over all ranks; "
            f"got {ranks}"
        )
    return ranks


def _link(text: str, option: str) -> Link:
    expected = "seconds a message and bytes a second such as 6e-6,45GB"
    message, comma, speed = text.partition(",")
    if not comma:
        raise WrongUsage(f"{option}: expected {expected}; got '{text}'")
    return Link(
        quantity(message, {"": 1.0}, option, expected), quantity(speed, BYTES, option, expected)
    )


def _ranks(text: str, node: int) -> list[int]:
    """Whole numbers: of whole nodes, or a part of one. Raises WrongUsage."""
    found = _range(text, "--ranks", "8, 8,64,1024 or 8..4096", _RANKS)
    for count in found:
        if count != int(count) or (count > node and count % node):
            raise WrongUsage(
                f"--ranks: expected whole nodes of {node} ranks, or a part of one; got {count:g}. "
                f"--node says how many are in one"
            )
    return [int(count) for count in found]


def _range(text: str, option: str, example: str, factors: Sequence[int]) -> list[float]:
    """Numbers with commas, or `low..high` by the first factor whose powers meet the end.

    Raises WrongUsage.
    """
    expected = f"numbers such as {example}"
    low, dots, high = text.partition("..")
    if not dots:
        return [quantity(word, COUNTS, option, expected) for word in text.split(",")]
    first, last = (quantity(word, COUNTS, option, expected) for word in (low, high))
    for factor in factors:
        steps = round(log(last / first, factor)) if last >= first else -1
        if steps >= 0 and isclose(first * factor**steps, last):
            return [first * factor**n for n in range(steps + 1)]
    raise WrongUsage(
        f"{option}: expected an end that is {first:g} times a power of {factors[-1]}; got "
        f"'{text}'. Other numbers are named with commas"
    )


# ------------------------------------------------------------------ what is shown


def _row(one: StepOnPaper) -> list[str]:
    return [
        f"{one.params:.4g}",
        str(one.ranks),
        f"{(one.exchange.size + one.gather.size) / 1e9:.4g}",
        f"{one.exchange.messages + one.gather.messages:.0f}",
        *(
            time_text(seconds)
            for seconds in (
                one.exchange.seconds,
                one.exchange_flat.seconds,
                one.gather.seconds,
                one.gather_flat.seconds,
            )
        ),
        *(
            _list_text(size, way)
            for size, way in zip(one.list_bytes, (one.lists, one.lists_folded), strict=True)
        ),
        time_text(one.sweeps),
        f"{one.memory / 1e9:.4g}",
    ]


def _list_text(size: float, way: Crossing) -> str:
    return f"{_size(size)} {time_text(way.seconds)}" if size else "none"


def _size(size: float) -> str:
    return f"{size / 1e9:.3g} GB" if size >= 1e9 else f"{size / 1e6:.3g} MB"


def _about(cluster: Cluster) -> list[str]:
    """The constants."""
    shared = {True: " of a node together", False: " a rank"}
    within, between, memory = cluster.within, cluster.between, cluster.memory
    return [
        f"within a node of {cluster.node}: {_seconds(within.message)} a message, "
        f"{within.speed / 1e9:.4g} GB/s{shared[within.shared]}; between nodes: "
        f"{_seconds(between.message)}, {between.speed / 1e9:.4g} GB/s{shared[between.shared]}",
        f"memory: {memory.speed / 1e9:.4g} GB/s{shared[memory.shared]}; "
        f"buckets of {cluster.bucket / 1e6:.4g} MB",
    ]


def _fit_text(fitted: FittedCluster) -> list[str]:
    errors = fitted.errors
    head = f"fitted on {fitted.fitted} points (within a node, memory); on {len(errors)} others"
    middle = errors[len(errors) // 2]
    return [f"{head}, of more ranks, off by {middle:.0%} (median), {errors[-1]:.0%} at most"]


def _seconds(seconds: float) -> str:
    return f"{1e6 * seconds:.3g} us"
