"""From a spec to the typed graph of one variant, which is exported."""

from __future__ import annotations

from ....ir.conditions import conditions, matches, matches_rank, rule_of
from ....ir.errors import FormatError, OptionError
from ....ir.graph import Graph, Spec
from ....ir.types import F32, Domain, DType
from ....passes.lower.variants import with_all_shared
from ....passes.rewrite.dce import dce
from ....passes.rewrite.specialise import specialise
from ....passes.rewrite.view import view
from ....passes.rewrite.without_matrices import has_matrices, refuse_matrices
from ....passes.storage.formats import RequestedCodec, parse_storage, stored_as
from ....passes.storage.legalise import LegaliseOptions, legalise
from .reductions import KEPT


def for_shape(
    spec: Spec, entry: str, shape: tuple[int, ...], label: str, dtype: str, name: str = ""
) -> Graph:
    """The variant that a parameter takes. Raises OptionError where none does.

    Raises BindError where no rule of the spec takes it.
    """
    rule = rule_of(spec.rules, name, shape, label, dtype, f"parameter '{name}'")
    for graph in spec.variants(entry):
        if matches(graph.when, shape, label, dtype, rule):
            return graph
    raise OptionError(
        f"@{spec.name}: no variant takes a parameter of shape {shape}; there are "
        f"{_listed(spec, entry)}"
    )


def for_rank(spec: Spec, entry: str, rank: int, label: str, dtype: str) -> Graph:
    """The variant of a rank. Raises OptionError where none is, or where sizes decide."""
    found = [g for g in spec.variants(entry) if _may_match(g.when, rank, label, dtype)]
    if not found:
        raise OptionError(
            f"@{spec.name}: no variant takes rank {rank}; there are {_listed(spec, entry)}"
        )
    if any(fact in ("rows", "cols", "numel") for fact, *_ in conditions(found[0].when)):
        raise OptionError(
            f"@{spec.name}: at rank {rank} the sizes decide between {_listed(spec, entry)}; "
            f"give a shape in place of the rank, as shape=(64, 32)"
        )
    return found[0]


def dtype_of(dtypes: str) -> str:
    """The dtype that parameters have in a model with this storage. Raises FormatError."""
    asked = parse_storage(dtypes).get("param", F32)
    return asked.name if isinstance(asked, DType) else ""


def _may_match(when: str, rank: int, label: str, dtype: str) -> bool:
    terms = [f"{a} {b} {c}" for a, b, c in conditions(when) if a in ("label", "dtype")]
    return matches_rank(when, rank) and matches(" and ".join(terms), (), label, dtype)


def _listed(spec: Spec, entry: str) -> str:
    return "; ".join(g.when or "any tensor" for g in spec.variants(entry))


def typed(graph: Graph, dtypes: str, alone: bool) -> tuple[Graph, dict[Domain, Domain]]:
    """The graph that is written: no statics, no dead states, every value with a dtype.

    Beside it, the declared domain of each domain of its view.

    Where it is not `alone`, values shared with other parameters' variants stay, and means over
    all parameters are sums and counts. Raises FormatError for storage that ONNX has not.
    """
    _check_formats(graph, dtypes)
    if has_matrices(graph):
        refuse_matrices(graph, "an ONNX model")
    graph = specialise(graph if alone else with_all_shared(graph))
    declared = dce(graph)
    seen = view(declared)
    pairs = zip(seen.nodes, declared.nodes, strict=True)
    names = {n.type.domain: own.type.domain for n, own in pairs}
    made = legalise(seen, LegaliseOptions(dtypes, KEPT if alone else "all"))
    return dce(made), names


def _check_formats(graph: Graph, dtypes: str) -> None:
    storage = parse_storage(dtypes)
    for role in graph.roles:
        asked = stored_as(role, storage)
        if isinstance(asked, RequestedCodec):
            raise FormatError(
                f"%{role.name} is to be stored as {asked}, which ONNX has no type for; "
                f"expected f32, f64, f16 or bf16"
            )
