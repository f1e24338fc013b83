"""`stepfuse show`: one spec in full; and the records of `list` and `show`, which load NumPy."""

from __future__ import annotations

import re
import textwrap

from ...ir.graph import Spec
from ...ir.roles import Role, RoleKind
from ...ir.text.printer import literal_text, to_text
from ...optim_defs import get, names
from ...optim_defs.declare import HYPERS
from ...schedules.curves import MEANINGS
from ..records.record import Record, record_text
from ..tables import WIDTH, columns
from .table import Catalogue, ListedSchedule, ListedSpec


class ListRecord(Record):
    """The chosen rows, in their order."""

    specs: tuple[ListedSpec, ...]
    schedules: tuple[ListedSchedule, ...]


class RoleEntry(Record):
    """A role and its meaning."""

    role: Role
    meaning: str


class ShowRecord(Record):
    """The record of `stepfuse show --json`."""

    name: str
    doc: str
    paper: str
    roles: tuple[RoleEntry, ...]
    namesakes: dict[str, str]  # other rules of its name, and in what they differ
    text: str


_FRAMEWORKS = ("mindspore",)  # suffixes of a rule as a framework has it; torch's has none


def list_json(found: Catalogue) -> str:
    """The rows of the catalogue as JSON."""
    return record_text(ListRecord(found.specs, found.schedules))


def describe(spec: Spec) -> str:
    """The text of a spec, its roles in a table, its paper, other rules of the same name."""
    lines = [spec.doc, ""] if spec.doc else []
    lines += _table(spec)
    if spec.paper:
        lines += ["", f"paper: {spec.paper}"]
    others = [f"{n.name}: {differences(spec, n)}" for n in namesakes(spec.name)]
    lines += ["", "other rules of this name:"] if others else []
    for text in others:
        lines += textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ")
    bare = Spec(spec.name, spec.graphs)
    return "\n".join([*lines, "", to_text(bare).rstrip("\n")])


def describe_json(spec: Spec) -> str:
    """The same as JSON."""
    roles = tuple(RoleEntry(role, meaning(role)) for role in spec.roles)
    others = {n.name: differences(spec, n) for n in namesakes(spec.name)}
    text = to_text(Spec(spec.name, spec.graphs))
    return record_text(ShowRecord(spec.name, spec.doc, spec.paper, roles, others, text))


def namesakes(name: str) -> list[Spec]:
    """The rules that go by the same name in other frameworks."""
    base = re.sub(rf"_({'|'.join(_FRAMEWORKS)})$", "", name)
    known = [n for n in (base, *(f"{base}_{f}" for f in _FRAMEWORKS)) if n in names()]
    return [get(n) for n in known if n != name and name in known]


def differences(spec: Spec, other: Spec) -> str:
    """Return another rule's deviations, and its defaults that are not ours."""
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
    return columns([head, *rows], width=WIDTH)


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
    """Return the meaning of a hyper-parameter, also where a chain has prefixed its name."""
    if role.kind != RoleKind.HYPER:
        return ""
    for name in sorted(_SAID, key=len, reverse=True):
        if role.name == name or role.name.endswith(f"_{name}"):
            return _SAID[name]
    return ""
