"""What there is: the registered optimizers and stages, and one of them in full."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from ..ir.graph import Graph, Role, RoleKind, Spec
from ..ir.text.printer import literal_text, to_text
from ..ir.types import ELEM
from ..optim_defs import get, names, stage_names
from ..optim_defs.hyper_ranges import HYPERS
from ..schedules.curves import MEANINGS
from .inspect.history import History, follow, full_pipeline
from .inspect.render import columns


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """One optimizer or stage of the list."""

    name: str
    kind: str
    spec: Spec

    def rows(self) -> Iterator[tuple[str, ...]]:
        """Name, state bytes, floor, optimal, sweeps and summary, a row each variant."""
        for number, graph in enumerate(self.spec.variants()):
            first = number == 0
            what = summary(self.spec) if first else f"when {graph.when}"
            name = self.name if first else ""
            history = _history(graph)
            kept = state_bytes(graph if history is None else history.graph)
            yield (name, kept, *_costs(history), what)


def entries() -> list[CatalogueEntry]:
    """Every optimizer, then every stage."""
    found = [CatalogueEntry(name, "optimizer", get(name)) for name in names()]
    return found + [CatalogueEntry(name, "stage", get(name)) for name in stage_names()]


def summary(spec: Spec) -> str:
    """The first line of what a spec says of itself."""
    return spec.doc.partition("\n")[0]


def state_bytes(graph: Graph) -> str:
    """The bytes per parameter of the states and shadows that a variant keeps."""
    used = set(graph.reads) | {u.role for u in graph.updates}
    kept = [
        r for r in graph.roles if r.kind in (RoleKind.STATE, RoleKind.SHADOW) and r.name in used
    ]
    total = sum(r.type.dtype.bytes for r in kept if r.type.domain == ELEM)
    vectors = [f"a {r.type.domain}" for r in kept if r.type.domain.is_vector]
    elements = [str(total)] if total or not vectors else []
    return " + ".join([*elements, *vectors])


def _history(graph: Graph) -> History | None:
    """The compilation, None for a stage that stores nothing by itself or wraps an optimizer."""
    alone = any(not u.forward for u in graph.updates) and not graph.wraps
    return follow(graph, full_pipeline("strict")) if alone else None


def _costs(history: History | None) -> tuple[str, str, str]:
    if history is None or history.schedule is None:
        return "-", "-", "-"
    schedule = history.schedule
    return str(schedule.cost.floor), str(schedule.cost.optimal), str(schedule.sweeps)


# ------------------------------------------------------------------ one spec

_FRAMEWORKS = ("mindspore",)  # suffixes of a rule as a framework has it; torch's has none


def describe(spec: Spec) -> str:
    """The text of a spec, its roles in a table, its paper, other rules of the same name."""
    lines = [spec.doc, ""] if spec.doc else []
    lines += _table(spec)
    if spec.paper:
        lines += ["", f"paper: {spec.paper}"]
    others = [f"{n.name}: {differences(spec, n)}" for n in namesakes(spec.name)]
    lines += ["", "other rules of this name:"] if others else []
    for text in others:
        lines += textwrap.wrap(text, 100, initial_indent="  ", subsequent_indent="    ")
    bare = Spec(spec.name, spec.graphs)
    return "\n".join([*lines, "", to_text(bare).rstrip("\n")])


def namesakes(name: str) -> list[Spec]:
    """The rules that go by the same name in other frameworks."""
    base = re.sub(rf"_({'|'.join(_FRAMEWORKS)})$", "", name)
    known = [n for n in (base, *(f"{base}_{f}" for f in _FRAMEWORKS)) if n in names()]
    return [get(n) for n in known if n != name and name in known]


def differences(spec: Spec, other: Spec) -> str:
    """What another rule says of its deviations, and which of its defaults are not ours."""
    found = re.search(r"^Deviations: (.+?)\n(?=Source: )", other.doc, re.DOTALL | re.MULTILINE)
    said = " ".join(found[1].split()) if found else ""
    ours = {r.name: r.default for r in spec.of_kind(RoleKind.HYPER, RoleKind.STATIC)}
    theirs = other.of_kind(RoleKind.HYPER, RoleKind.STATIC)
    changed = [f"{r.name}={_default(r)}" for r in theirs if ours.get(r.name) != r.default]
    return f"{said} Defaults of its own: {', '.join(changed)}." if changed else said


def _table(spec: Spec) -> list[str]:
    head = ("role", "kind", "type", "default", "range", "meaning")
    rows = [
        (r.name, r.kind, str(r.type), _default(r), str(r.range or ""), meaning(r))
        for r in spec.roles
    ]
    return columns([head, *rows])


def _default(role: Role) -> str:
    if role.default is None:
        return ""
    return (
        f"a copy of {role.default}"
        if isinstance(role.default, str)
        else (literal_text(role.default))
    )


_SAID = {**MEANINGS, **{name: doc for name, (_, doc) in HYPERS.items()}}


def meaning(role: Role) -> str:
    """What the library says of a hyper-parameter, also where a chain has prefixed its name."""
    if role.kind != RoleKind.HYPER:
        return ""
    for name in sorted(_SAID, key=len, reverse=True):
        if role.name == name or role.name.endswith(f"_{name}"):
            return _SAID[name]
    return ""
