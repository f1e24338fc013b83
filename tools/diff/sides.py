"""The sides A and B, and the record of each."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ...ir.errors import InvalidProgram, WrongUsage
from ...ir.text.json_shape import parsed
from ...spec_texts.resolve import resolve
from ..inspect.history import follow, linked_graphs, pipeline_for
from ..records.reading import read_record
from ..records.record import VERSION
from ..report.graphs import RecordedGraph
from ..report.page import MARK
from ..report.record import CompilationRecord, RecordedVariant, WholeCompilation, record_of

_DATA = re.compile(r'<script type="application/json" id="data">(.*?)</script>', re.DOTALL)
_ENDINGS = (".html", ".json")


@dataclass(frozen=True, slots=True)
class SideRequest:
    """A side as it was asked for: its name, and options where some were given."""

    text: str
    policy: str = ""
    dtypes: str = ""

    @property
    def named(self) -> str:
        """The side as it was asked for, with its options."""
        options = (("--policy", self.policy), ("--dtypes", self.dtypes))
        return " ".join([self.text, *(f"{name} {value}" for name, value in options if value)])

    @property
    def is_report(self) -> bool:
        """True for a record that is read, and so cannot be given a policy and dtypes."""
        return self.text.endswith(_ENDINGS)


def side_record(side: SideRequest) -> CompilationRecord:
    """The record of a spec, an artifact or a report.

    Raises WrongUsage, InvalidProgram, ArtifactError and the errors of compilation.
    """
    if not side.is_report:
        spec, pipeline = resolve(side.text), pipeline_for(side.text, side.policy, side.dtypes)
        histories = [follow(graph, pipeline) for graph in linked_graphs(spec, pipeline)]
        return record_of(spec, histories, pipeline)
    if side.policy or side.dtypes:
        raise WrongUsage(
            f"{side.text}: a report has its policy and dtypes in it; give them to a spec"
        )
    return _read(Path(side.text))


# ------------------------------------------------------------------ reports


def _read(path: Path) -> CompilationRecord:
    """The record of a page or of its JSON."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise WrongUsage(f"{path}: {error.strerror or error}; expected a report") from None
    except UnicodeDecodeError:
        raise InvalidProgram(f"{path}: error: not a text in UTF-8, so no report") from None
    if path.suffix == ".html":
        inside = _DATA.search(text) if text.startswith(MARK) else None
        if inside is None:
            raise InvalidProgram(
                f"{path}: error: no report; `stepfuse dump SPEC --format html -o {path}` writes one"
            )
        text = inside[1]
    return _checked(path, text)


def _checked(path: Path, text: str) -> CompilationRecord:
    try:
        data = parsed(text)
    except ValueError as error:
        raise InvalidProgram(f"{path}: error: not JSON ({error})") from None
    kind = data.get("kind") if isinstance(data, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    if kind != "compilation":
        made = f"`stepfuse dump SPEC --stage report --json -o {path}` writes one"
        raise InvalidProgram(f"{path}: error: its kind is {kind!r}, expected 'compilation'; {made}")
    if data["schema"] != VERSION:
        raise InvalidProgram(
            f"{path}: error: a report of schema {data['schema']!r}, and schema {VERSION} is what "
            f"is compared here: the figures of two schemas may mean different things; write the "
            f"report again with this stepfuse"
        )
    if "failure" in data:
        raise InvalidProgram(f"{path}: error: a report up to an error: there is no step to compare")
    try:
        record = read_record(WholeCompilation, data)
        for variant in record.variants:
            _check_references(variant)
    except ValueError as wrong:
        raise InvalidProgram(f"{path}: error: no report that stepfuse writes: {wrong}") from None
    return record


def _check_references(variant: RecordedVariant) -> None:
    """Raises ValueError for the first number that refers to nothing."""
    if not variant.passes or not variant.graphs:
        raise ValueError("a variant has no pass or no graph")
    sites, final = len(variant.sites), variant.final
    graphs = [*(row.graph for row in variant.passes), final]
    _check("graph", graphs, len(variant.graphs))
    _check("file", (s.file for s in variant.sites), len(variant.files))
    stacks = (stack for origin in variant.origins for stack in origin.stacks)
    _check("site", (site for stack in stacks for site in stack), sites)
    for graph in variant.graphs:
        _check_graph(variant, graph)
    blamed = [r.value for barrier in variant.barriers for r in barrier.reductions]
    loads = [x.value for sweep in variant.sweeps for x in sweep.loads]
    _check("value", (*loads, *blamed), len(variant.graphs[final].nodes))


def _check_graph(variant: RecordedVariant, graph: RecordedGraph) -> None:
    nodes = graph.nodes
    _check("type", (n.type for n in nodes), len(variant.types))
    _check("origin", (n.origin for n in nodes), len(variant.origins))
    for index, node in enumerate(nodes):
        _check("operand", (a for a in node.args if isinstance(a, int)), index)
        if node.op == "read" and not node.role:
            raise ValueError(f"value {index} is read from no role")
    values = (v for u in graph.updates for v in (u.value, u.guard) if v is not None)
    _check("value", values, len(nodes))


def _check(what: str, numbers: Iterable[int], count: int) -> None:
    for number in numbers:
        if number >= count:
            raise ValueError(f"it refers to {what} {number}, of {count}")
