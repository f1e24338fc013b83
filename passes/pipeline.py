"""The passes, and the order they run in. A pipeline is one line of text."""

from __future__ import annotations

import dataclasses
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..ir.errors import FormatError, LowerError, OptionError, wrapped
from ..ir.graph import Graph, Spec
from ..ir.ops import OPS
from ..ir.roles import Role
from ..ir.types import DType
from ..ir.verifier import verify_graph
from .checks.domain_check import changed_domains
from .products.bf16_products import bf16_products
from .products.gram_form import gram_form
from .rewrite.cse import cse
from .rewrite.dce import dce, keep_live
from .rewrite.expand import expand
from .rewrite.fold import fold
from .rewrite.hoist_uniform import hoist_uniform
from .rewrite.merge_axes import merge_axes
from .rewrite.simplify import simplify
from .rewrite.specialise import specialise
from .rewrite.split_reductions import is_split, split_reductions
from .rewrite.view import view
from .storage.carry import CarryOptions, carry
from .storage.encode import EncodeOptions, encode
from .storage.formats import RequestedCodec, check_text, has_codecs, parse_storage, stored_as
from .storage.legalise import LegaliseOptions, legalise

GraphPass = Callable[..., Graph]
Before = TypeVar("Before")
After = TypeVar("After")


@dataclass(frozen=True, slots=True)
class Pass:
    """A pass: its function, its options, and the verifier's stage that holds after it."""

    name: str
    function: GraphPass
    options: type | None = None
    stage: str = ""  # empty: the stage that held before

    @property
    def doc(self) -> str:
        """The first line of the docstring of the pass's module."""
        return (sys.modules[self.function.__module__].__doc__ or "").splitlines()[0]


PASSES: dict[str, Pass] = {
    p.name: p
    for p in (
        Pass("specialise", specialise),
        Pass("view", view),
        Pass("legalise", legalise, LegaliseOptions, "typed"),
        Pass("encode", encode, EncodeOptions),
        Pass("carry", carry, CarryOptions),
        Pass("fold", fold),
        Pass("simplify", simplify),
        Pass("cse", cse),
        Pass("dce", dce),
        Pass("gram-form", gram_form),
        Pass("hoist-uniform", hoist_uniform),
        Pass("bf16-products", bf16_products),
        Pass("expand", expand, None, "basic"),
        Pass("merge-axes", merge_axes),
        Pass("split-reductions", split_reductions),
    )
}

# Passes that give domains other names, or take reductions of their own.
RENAMING = frozenset(("view", "legalise", "encode", "carry", "merge-axes"))

# Passes that may change bits, after which the others may not (`expand` apart).
MEANING = frozenset(
    (
        "specialise",
        "view",
        "legalise",
        "encode",
        "carry",
        "gram-form",
        "hoist-uniform",
        "bf16-products",
    )
)

# specialise: no static is left. view: every domain is the view's. legalise: every value has
# a dtype. (encode, where a codec is asked for: roles are what is stored.) Up to here the graph
# reads like the paper; the next four make it small. expand:
# basic ops only. merge-axes: no axes are left where each matrix has one element.
# split-reductions: element reductions end at a row, a column or (flat) the
# tensor. What the expansions have in common is merged at the end.
STRICT = (
    "specialise,view,legalise,fold,simplify,cse,dce,expand,merge-axes,split-reductions,"
    "fold,simplify,cse,dce"
)
FAST = STRICT.replace("dce,expand", "dce,hoist-uniform,bf16-products,cse,dce,expand")
# `fast` where no tiles of bf16 are: there products keep f32, and fewer of them pay.
FAST_F32 = STRICT.replace("dce,expand", "dce,gram-form,dce,hoist-uniform,cse,dce,expand")
# Bits as in strict, as long as nobody else writes to the parameters.
CARRY = STRICT.replace("legalise", "legalise,carry")
POLICIES = {"strict": STRICT, "fast": FAST, "carry": CARRY}
# Behind the passes over graphs: fusion has all stores behind all reductions. Bits as without.
STORES_LAST = ",fuse{stores=last}"


@dataclass(frozen=True, slots=True)
class StageSnapshot(Generic[Before, After]):
    """One step of a compilation: its input and output.

    `stage` is the level of `after`: a graph that holds as `declared`, `typed` or `basic`; then, as
    `compiler.snapshots` goes on, a `schedule`, `program`, `plan`, `launches` or `code`.
    """

    before: Before
    name: str  # of the pass, as in a pipeline
    after: After
    seconds: float
    stage: str
    options: Any = None


Step = StageSnapshot[Graph, Graph]  # a pass over a graph


def parse_pipeline(text: str) -> list[tuple[Pass, Any]]:
    """The passes of `cse,dce,legalise{dtypes=param=bf16}`. Raises ValueError."""
    text = text.removesuffix(STORES_LAST)  # which is fusion's
    found: list[tuple[Pass, Any]] = []
    for name, braces in re.findall(r"([\w-]+)(?:\{([^}]*)\})?\s*(?:,|$)", text):
        if name not in PASSES:
            raise OptionError(f"unknown pass '{name}'; known: {', '.join(PASSES)}")
        found.append((PASSES[name], _options(PASSES[name], braces)))
    if _spelled(found) != re.sub(r"\s|\{[^}]*\}", "", text).strip(","):
        raise OptionError(
            f"cannot read the pipeline '{text}'; expected 'name,name{{option=value}}'"
        )
    return found


def steps(graph: Graph, text: str, check: bool = False) -> Iterator[Step]:
    """A pipeline over one graph, pass by pass; `check` verifies the result of each.

    Raises OptionError before the first pass, LowerError and VerifyError behind the one to blame.
    """
    items = parse_pipeline(text)
    legal = graph.is_typed and all(item.stage != "typed" for item, _ in items)
    stage = "typed" if legal else "declared"  # a stage may have no value that is real
    for item, options in items:
        before, was, start = graph, stage, time.perf_counter()
        graph = _applied(graph, item, options)
        stage = item.stage or stage
        yield StageSnapshot(before, item.name, graph, time.perf_counter() - start, stage, options)
        if check and (graph is not before or stage != was):
            verify_graph(graph, stage)
            check_kept(before, item.name, graph)


def run_graph(graph: Graph, text: str, check: bool = False) -> Graph:
    """Return a graph after a pipeline; `check` verifies after every pass."""
    for step in steps(graph, text, check):
        graph = step.after
    return graph


def meaning_of(graph: Graph, text: str) -> Graph:
    """The graph that defines a program's bits: typed, in basic ops, else as it was.

    What a pipeline runs up to the last pass that may change bits, one of `MEANING`; then `expand`,
    which says what functions mean, and no other.
    """
    items = parse_pipeline(text)
    last = max((n for n, (item, _) in enumerate(items) if item.name in MEANING), default=-1)
    for number, (item, options) in enumerate(items):
        if number <= last or item.name == "expand":
            graph = _applied(graph, item, options)
    return keep_live(graph)


def _applied(graph: Graph, item: Pass, options: Any) -> Graph:
    with wrapped(graph.name, f"pass {item.name}"):
        return item.function(graph) if options is None else item.function(graph, options)


def check_kept(before: Graph, name: str, after: Graph) -> None:
    """Raises LowerError where a pass gave a reduction or an update other cells."""
    wrong = [] if name in RENAMING else changed_domains(before, after)
    if wrong:
        raise LowerError(f"@{after.name}: {name} changed what is computed: {'; '.join(wrong)}")


def run_passes(spec: Spec, text: str, check: bool = True) -> Spec:
    """Runs a pipeline over every graph of a spec."""
    graphs = tuple(run_graph(g, text, check) for g in spec.graphs)
    return dataclasses.replace(spec, graphs=graphs)


def policy_pipeline(policy: str, dtypes: str = "", tiles: bool = True) -> str:
    """The pipeline of a policy, with the storage given: dtypes and codecs. Raises ValueError.

    `tiles`: for a target that has tiles of bf16.
    """
    if policy not in POLICIES:
        raise OptionError(f"unknown policy '{policy}'; known: {', '.join(POLICIES)}")
    whole = FAST_F32 if policy == "fast" and not tiles else POLICIES[policy]
    if not dtypes:
        return whole
    storage = dtypes.replace(" ", "")
    stored = f"legalise{{dtypes={storage}}}"
    if has_codecs(storage):
        stored += f",encode{{formats={storage}}}"
    return whole.replace("legalise", stored)


def is_last(text: str) -> bool:
    """True if a pipeline asks fusion to have stores last."""
    return text.endswith(STORES_LAST)


def pipeline_of(
    policy: str, dtypes: str, passes: str, tiles: bool = True, *, stores_last: bool = False
) -> str:
    """The pipeline that is written out, or else that of a policy.

    Raises ValueError for both; TypeError unless they are texts.
    """
    check_text(dtypes)
    if not isinstance(passes, str):  # pyright: ignore[reportUnnecessaryIsInstance]: a user's
        raise TypeError(
            f"passes: expected the text of a pipeline, such as 'cse,dce', '' for the policy's, "
            f"got {passes!r:.80}"
        )
    if passes and (policy != "strict" or dtypes):
        raise OptionError(
            "passes stand in place of policy and dtypes; write legalise{dtypes=...} among them"
        )
    whole = passes or policy_pipeline(policy, dtypes, tiles)
    return whole.removesuffix(STORES_LAST) + STORES_LAST if stores_last else whole


def formats_of(text: str, roles: Iterable[Role]) -> dict[str, str]:
    """The codec that a pipeline stores each of these roles in, of those that have one."""
    asked = [o.formats for _, o in parse_pipeline(text) if isinstance(o, EncodeOptions)]
    storage = parse_storage(",".join(asked))
    found = {role.name: stored_as(role, storage) for role in roles}
    return {name: str(codec) for name, codec in found.items() if isinstance(codec, RequestedCodec)}


def check_numbers(text: str, roles: Iterable[Role]) -> None:
    """Refuses a pipeline that stores declared numbers in other dtypes than theirs (FormatError)."""
    asked = [o.dtypes for _, o in parse_pipeline(text) if isinstance(o, LegaliseOptions)]
    storage = parse_storage(",".join(asked))
    for role in roles:
        own, given = role.type.dtype, storage.get(role.name)
        if role.type.domain.is_scalar and isinstance(given, DType) and given is not own:
            raise FormatError(
                f"dtype of '{role.name}': it is a number, stored as {own}: leave it out"
            )


def check_basic(graph: Graph) -> None:
    """Raises LowerError where the graph has ops that fuse does not take."""
    rows = [OPS[n.op] for n in graph.nodes]
    basic = graph.is_typed and all(row.is_basic or row.is_of_matrices for row in rows)
    if not graph.view.is_chosen or not basic:
        raise LowerError(
            "fuse needs a graph under a view, in basic ops: run view, legalise and expand before"
        )
    if not is_split(graph):
        raise LowerError("fuse needs reductions of one step each: run split-reductions before")


def _options(item: Pass, braces: str) -> Any:
    if item.options is None:
        if braces:
            raise OptionError(f"pass '{item.name}' takes no options, got {{{braces}}}")
        return None
    known = {f.name for f in dataclasses.fields(item.options)}
    given: dict[str, str] = {}
    for part in filter(None, re.split(r"\s+", braces or "")):
        key, _, value = part.partition("=")
        if key not in known:
            raise OptionError(f"pass '{item.name}' has no option '{key}'; it has {sorted(known)}")
        given[key] = value
    return item.options(**given)


def _spelled(found: list[tuple[Pass, Any]]) -> str:
    return ",".join(item.name for item, _ in found)
