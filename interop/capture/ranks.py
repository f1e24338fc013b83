"""The spec of a step recorded at several ranks; ranks of equal graphs share a variant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ...ir.errors import CaptureError, StepfuseError
from ...ir.graph import Graph, Node, Spec, Update
from ...ir.ops import OF
from ...ir.roles import Role, RoleKind
from ...ir.signatures.attributes import Attrs
from ...ir.types import BATCH_AXES, ELEM, TENSOR, Domain
from ...ir.verifier import verify
from ...passes.pipeline import run_graph
from .body import Body
from .extents import Extent, find_extents
from .joining.known_sides import with_known_sides
from .matrices.by_shape import by_shape
from .naming import NAMINGS, Naming
from .recording import Recording

_HIGHEST = 5  # rank that is recorded where a step asks for the rank
_TIDY = "fold,simplify,cse,dce"  # of a declared graph: what the optimizer wrote, without detours


@dataclass(frozen=True, slots=True)
class SharedGraph:
    """A graph and the ranks that share it."""

    graph: Graph
    ranks: tuple[int, ...]
    extends: bool  # its domains have names that mean something at other ranks

    @property
    def is_general(self) -> bool:
        """True if it stands for higher ranks: it has no axes, or has named them alike twice."""
        alike = sum(rank >= 2 for rank in self.ranks) > 1
        return not _has_axes(self.graph) or (self.extends and alike)


def one_spec(
    name: str, recordings: Sequence[Recording], doc: str = "", refused: Iterable[int] = (),
    counters: bool = False,
) -> Spec:  # fmt: skip
    """The spec of one step recorded at several ranks, each at most once; `refused` have none.

    With `counters` it keeps numbers that nothing needs, too. Raises CaptureError.
    """
    bodies = {len(r.sizes): Body(r, find_extents(r, counters=counters)) for r in recordings}
    least = _numbers(bodies)
    bodies = {
        rank: Body(b.recording, find_extents(b.recording, least, counters))
        for rank, b in bodies.items()
    }
    tidied: dict[Graph, Graph] = {}
    gaps = {*refused}
    shared = min((_share(name, bodies, naming, tidied, gaps) for naming in NAMINGS), key=len)
    graphs = [
        (side, max(s.ranks))
        for s in shared
        for side in by_shape(s.graph.replace(when=_when(s, shared, gaps)), tidy)
    ]
    spec = Spec(name, with_all_roles(*zip(*graphs, strict=True)), doc)
    verify(spec)
    return spec


@dataclass(slots=True)
class RankRecordings:
    """The recording at each rank, or the reason why there is none."""

    record: Callable[[int], Recording]
    recordings: dict[int, Recording] = field(default_factory=dict[int, Recording])
    refused: dict[int, CaptureError] = field(default_factory=dict[int, CaptureError])

    def read(self, *ranks: int) -> None:
        """Record a step at some ranks, where that has not been tried."""
        for rank in ranks:
            if rank in self.recordings or rank in self.refused:
                continue
            try:
                recording = self.record(rank)
                unseen = without_view(recording)
                if unseen is not None:
                    raise unseen
                self.recordings[rank] = recording
            except CaptureError as error:
                self.refused[rank] = error

    def leave_out(self, rank: int, why: CaptureError) -> None:
        """Refuse a rank for a reason that was found after it was recorded."""
        self.recordings.pop(rank, None)
        self.refused.setdefault(rank, why)

    @property
    def has_axes(self) -> bool:
        """True if a matrix has values along rows or columns alone, or none was recorded."""
        return 2 not in self.recordings or has_part(self.recordings[2])


def without_view(recording: Recording) -> CaptureError | None:
    """Why a recording has axes that no view of its rank holds; None for one that has not."""
    body = Body(recording, find_extents(recording))
    if not has_part(recording):
        return None
    said = ""
    for naming in NAMINGS:
        graph = body.graph("captured", naming)
        try:
            if graph is not None:
                run_graph(graph.replace(when=f"rank == {body.rank}"), "view")
                return None
        except StepfuseError as error:
            said = str(error)
    return CaptureError(f"axes that no view holds: {said}") if said else _without_name(body.rank)


def has_part(recording: Recording) -> bool:
    """True if a value varies along some of the axes alone, or counts them: ranks may differ."""
    extents, whole = find_extents(recording), (frozenset[int](), recording.all_axes)
    for number in extents.live:
        operation = recording.operations[number]
        counts = operation.op == "count" and operation.gone not in whole
        if counts or extents.operations[number].axes not in whole:
            return True
    return any(extent.axes not in whole for extent in extents.roles.values())


def _numbers(bodies: Mapping[int, Body]) -> dict[str, Extent]:
    """States that are numbers, as large as the largest of any rank: variants share them."""
    found: dict[str, Extent] = {}
    for body in bodies.values():
        for name, extent in body.extents.roles.items():
            found[name] = found.get(name, Extent()) | Extent(extent.scope)
    arrays = {n for b in bodies.values() for n, e in b.extents.roles.items() if e.axes}
    return {name: extent for name, extent in found.items() if name not in arrays}


def _share(
    name: str, bodies: Mapping[int, Body], naming: Naming, tidied: dict[Graph, Graph],
    gaps: set[int],
) -> list[SharedGraph]:  # fmt: skip
    """The fewest graphs under a naming, those of high ranks first; each is tidied once.

    None stands for ranks on both sides of a gap.
    """
    found: list[SharedGraph] = []
    for rank in sorted(bodies, reverse=True):
        graph = bodies[rank].graph(name, naming)
        extends = naming.extends
        if graph is None:
            graph, extends = _by_axis(bodies[rank], name), False
        if graph not in tidied:
            tidied[graph] = _with_copies(graph, tidy(graph))
        graph = tidied[graph]
        last = found[-1] if found else None
        named = not _has_axes(graph) or (extends and last is not None and last.extends)
        apart = last is not None and not gaps.isdisjoint(range(rank, last.ranks[0]))
        if last is not None and named and not apart and _same(last.graph, graph, rank):
            found[-1] = replace(last, ranks=(rank, *last.ranks))
        else:
            found.append(SharedGraph(graph, (rank,), extends))
    return found


def tidy(graph: Graph) -> Graph:
    """Return the optimizer's graph simplified, unless that has more nodes."""
    found = run_graph(graph, _TIDY)
    known = run_graph(with_known_sides(found), _TIDY)
    return known if len(known.nodes) < len(found.nodes) else found


def _with_copies(recorded: Graph, tidy: Graph) -> Graph:
    """The tidy graph, where states that stay as they start say so: dce drops such updates."""
    same = {u.role for u in recorded.updates if u.value == recorded.reads.get(u.role)}
    said = {u.role for u in tidy.updates}
    kept = [Update(name, tidy.reads[name]) for name in tidy.reads if name in same - said]
    return tidy.replace(updates=(*tidy.updates, *kept))


def _by_axis(body: Body, name: str) -> Graph:
    """A graph whose axes have names of their own; or of matrices, if it has products of these."""
    found = next(filter(None, (body.graph(name, naming) for naming in NAMINGS[::-1])), None)
    if found is None:
        raise _without_name(body.rank)
    return found


def _without_name(rank: int) -> CaptureError:
    return CaptureError(
        f"a product of matrices over a parameter of rank {rank}, whose rows and columns are not "
        f"its last two axes",
        remedy="write a definition, for an optimizer of matrices",
    )


def _same(high: Graph, low: Graph, rank: int) -> bool:
    """True if the graph of a higher rank is the one recorded at this rank, too."""
    if high == low:
        return not _has_axes(high) or rank >= 2
    return rank == 2 and _without_batch(high) == _without_batch(low)


def _has_axes(graph: Graph) -> bool:
    domains = [n.type.domain for n in graph.nodes] + [r.type.domain for r in graph.roles]
    return any(domain.is_vector or domain.has_own_space for domain in domains)


def _without_batch(graph: Graph) -> Graph:
    """A graph as it is at rank 2, where batches have one matrix."""
    nodes = tuple(_node_without_batch(node) for node in graph.nodes)
    roles = tuple(
        replace(role, type=replace(role.type, domain=_matrix_alone(role.type.domain)))
        for role in graph.roles
    )
    return graph.replace(nodes=nodes, roles=roles)


def _node_without_batch(node: Node) -> Node:
    attrs = Attrs(of=_matrix_alone(node[OF])) if node.op == "count" else node.attrs
    type_ = replace(node.type, domain=_matrix_alone(node.type.domain))
    return replace(node, type=type_, attrs=attrs)


def _matrix_alone(domain: Domain) -> Domain:
    if domain == ELEM or not domain.is_vector:
        return domain
    axes = domain.axes - {*BATCH_AXES}
    return ELEM if axes == frozenset(("row", "col")) else Domain(TENSOR.scope, axes)


def _when(shared: SharedGraph, every: Sequence[SharedGraph], refused: set[int]) -> str:
    """The ranks of a variant as a condition; the highest ranks captured stand for all above."""
    low, high = min(shared.ranks), max(shared.ranks)
    top = high == max(rank for s in every for rank in (*s.ranks, *refused))
    bottom = low == min(rank for s in every for rank in (*s.ranks, *refused)) and low <= 1
    alone = low == high == _HIGHEST and len(every) > 1  # nothing says what is above it
    above = "" if top and shared.is_general and not alone else f"rank < {high + 1}"
    below = "" if bottom else f"rank >= {low}"
    if low == high and above and below:
        return f"rank == {low}"
    return " and ".join(filter(None, (below, above)))


def with_all_roles(graphs: Sequence[Graph], ranks: Sequence[int]) -> tuple[Graph, ...]:
    """All graphs over the roles of all; a role that another graph has otherwise is renamed."""
    known: dict[str, Role] = {}
    renamed: list[Graph] = []
    for graph, rank in zip(graphs, ranks, strict=True):
        names = {r.name: _name(r, known, rank) for r in graph.roles}
        renamed.append(_called(graph, names))
        known.update({r.name: r for r in renamed[-1].roles if r.name not in known})
    order = [*RoleKind]
    roles = tuple(sorted(known.values(), key=lambda role: order.index(role.kind)))
    return tuple(_in_order(graph.replace(roles=roles)) for graph in renamed)


def _name(role: Role, known: Mapping[str, Role], rank: int) -> str:
    other = known.get(role.name)
    if other is None or other == role:
        return role.name
    if role.kind != RoleKind.STATE or other.kind != RoleKind.STATE:
        raise CaptureError(
            f"'{role.name}' is a {role.kind} at rank {rank} and a {other.kind} at higher ranks",
            remedy="capture with the ranks one at a time",
        )
    return f"{role.name}_rank{rank}"


def _called(graph: Graph, names: Mapping[str, str]) -> Graph:
    """The graph with other names of roles."""
    if all(old == new for old, new in names.items()):
        return graph
    nodes = tuple(
        replace(n, attrs=Attrs(role=names[str(n.attrs["role"])])) if n.op == "read" else n
        for n in graph.nodes
    )
    roles = tuple(
        replace(r, name=names[r.name], default=names.get(str(r.default), r.default))
        for r in graph.roles
    )
    updates = tuple(replace(u, role=names[u.role]) for u in graph.updates)
    return graph.replace(nodes=nodes, roles=roles, updates=updates)


def _in_order(graph: Graph) -> Graph:
    """The graph with its reads in the order of its roles."""
    rank = {role.name: number for number, role in enumerate(graph.roles)}
    reads = graph.reads
    order = sorted(reads, key=lambda name: rank[name])
    number = {reads[name]: new for new, name in enumerate(order)}
    nodes = [graph.nodes[reads[name]] for name in order] + list(graph.nodes[len(order) :])
    moved = tuple(
        replace(n, args=tuple(number.get(a, a) if isinstance(a, int) else a for a in n.args))
        for n in nodes
    )
    updates = tuple(
        replace(u, value=number.get(u.value, u.value) if isinstance(u.value, int) else u.value)
        for u in graph.updates
    )
    return graph.replace(nodes=moved, updates=updates)
