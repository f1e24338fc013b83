"""The variants of an entry for the parameters there are: for each dtype and rule, its storage.

    step {  ...  }    over f32 and f64   -->   step when dtype == "f32" {  ...  }   as declared
                                               step when dtype == "f64" {  ...  }   state=f64, ...

Parameters of one dtype need no condition: code compiled for them does not know of others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ...ir.conditions import admits_rule
from ...ir.errors import OptionError
from ...ir.graph import Graph, Spec
from ...ir.roles import DECODE, ENCODE, START, RoleKind, Signature
from ...ir.types import F32
from ..pipeline import check_numbers, pipeline_of
from ..storage.formats import PLAIN, parse_storage
from .variants import linked

# The kinds of roles that are stored in the dtype of their parameter, by that dtype.
Follows = Mapping[str, Sequence[RoleKind]]
_GIVEN = (RoleKind.PARAM, RoleKind.GRAD)
_KEPT = (*_GIVEN, RoleKind.STATE)
# States are f32 beside narrower parameters: a bf16 average of squares would stop to move.
ARRAYS: Follows = {"f64": (*_KEPT, RoleKind.SHADOW), "bf16": _GIVEN, "f16": _GIVEN}
WITH_STATES: Follows = {"f64": _KEPT, "bf16": _KEPT, "f16": _KEPT}


# Entries that a pass makes of the steps, with that pass: not a role of its name.
_OF_STEPS = {
    entry: re.compile(rf"\b{name}(?:\{{[^}}]*\}})?(?=,|$)")
    for entry, name in ((START, "carry"), (ENCODE, "encode"), (DECODE, "encode"))
}


@dataclass(frozen=True, slots=True)
class Case:
    """The parameters of one dtype that one rule takes, and how their roles are stored."""

    dtype: str = ""  # f32, f64, bf16 or f16; "": whatever it is
    rule: str = ""  # "": every one
    storage: str = ""  # by role name or kind, as in `dtypes`


# Of a parameter: its dtype and rule, where its storage is what follows its dtype, or its case.
Fact = Case | tuple[str, str]


@dataclass(frozen=True, slots=True)
class PlannedVariant:
    """A graph of an entry for a case, and the pipeline that it goes through."""

    number: int  # of the graph among the entry's
    graph: Graph
    pipeline: str


def planned_variants(
    spec: Spec,
    entry: str,
    cases: Sequence[Case],
    policy: str,
    passes: str = "",
    tiles: bool = True,
    *,
    stores_last: bool = False,
) -> tuple[PlannedVariant, ...]:
    """The variants of an entry, case by case, linked over all rules that the spec has.

    `tiles`: for a target that has tiles of bf16.
    """
    maker = None if entry in spec.entries else _OF_STEPS.get(entry)

    def pipeline(storage: str) -> str:
        whole = pipeline_of(policy, storage, passes, tiles, stores_last=stores_last)
        return whole if maker is None else maker.sub(partial(_with_part, entry), whole)

    graphs = linked(spec.variants("step" if maker else entry), pipeline(cases[0].storage))
    several = len({case.dtype for case in cases}) > 1
    found: dict[PlannedVariant, None] = {}
    for case in cases:
        check_numbers(pipeline(case.storage), spec.roles)
        for number, graph in enumerate(graphs):
            if admits_rule(graph.when, case.rule):
                terms = [graph.when, f'dtype == "{case.dtype}"' if several else ""]
                own = graph.replace(when=" and ".join(filter(None, terms)))
                found[PlannedVariant(number, own, pipeline(case.storage))] = None
    return tuple(found)


def cases_for(
    spec: Signature, facts: Iterable[Fact], dtypes: str, follows: Follows = ARRAYS
) -> tuple[Case, ...]:
    """The cases of parameters with these dtypes and rules, in the order of dtypes and rules.

    Where `dtypes` says how parameters are stored, all are stored so; a case stays as it is. Raises
    FormatError.
    """
    fixed = _names_param(spec, dtypes)

    def case(fact: Fact) -> Case:
        if isinstance(fact, Case):
            return fact
        dtype, rule = fact
        storage = dtypes if fixed else storage_for(spec, dtype, dtypes, follows)
        return Case("" if fixed else dtype, rule, storage)

    found = dict.fromkeys(map(case, facts))
    known, order = [r.name for r in spec.rules], ["", F32.name, *PLAIN]
    ranks = {"": -1, **{name: n for n, name in enumerate(known)}}
    return tuple(sorted(found, key=lambda c: (ranks[c.rule], order.index(c.dtype))))


def asked_cases(spec: Signature, params: str, dtypes: str) -> tuple[Case, ...]:
    """The cases of `params`, dtypes as `f32,bf16`, under every rule. Raises OptionError."""
    wanted = [word.strip() for word in params.split(",") if word.strip()] or [""]
    for word in wanted:
        if word and word not in PLAIN:
            raise OptionError(f"params: expected some of {', '.join(PLAIN)}, got '{word}'")
    if params and _names_param(spec, dtypes):
        raise OptionError(f"params={params} and dtypes={dtypes} both say how parameters are stored")
    rules = [r.name for r in spec.rules] or [""]
    return cases_for(spec, [(dtype, rule) for dtype in wanted for rule in rules], dtypes)


def storage_for(spec: Signature, dtype: str, dtypes: str, follows: Follows = ARRAYS) -> str:
    """Return the storage that follows a parameter's dtype, overridden by `dtypes`.

    Nothing follows a dtype that the spec itself declares parameters of.
    """
    declared = {r.type.dtype.name for r in spec.of_kind(RoleKind.PARAM)}
    kinds = () if dtype in declared else follows.get(dtype, ())
    names = [str(k) for k in kinds if k != RoleKind.AUX and spec.of_kind(k)]
    if RoleKind.AUX in kinds:  # arrays of floats alone, for counts and masks are what they are
        arrays = (r for r in spec.of_kind(RoleKind.AUX) if not r.type.domain.is_scalar)
        names += [r.name for r in arrays if r.type.dtype == F32]
    asked = [part for part in dtypes.split(",") if part.strip()]
    given = {part.partition("=")[0].strip() for part in asked}
    return ",".join([*(f"{name}={dtype}" for name in names if name not in given), *asked])


def _with_part(entry: str, written: re.Match[str]) -> str:
    """A pass of a pipeline, to make an entry of the steps."""
    name, _, options = written[0].partition("{")
    return f"{name}{{{options.removesuffix('}')} part={entry}}}"


def _names_param(spec: Signature, dtypes: str) -> bool:
    """True if storage is asked for of the parameters themselves. Raises FormatError."""
    return bool(dtypes) and "param" in parse_storage(dtypes)
