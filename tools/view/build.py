"""A report with the served page's additions, built by a process of its own.

It loads the compiler, waits for requests on standard input, answers on standard output, and ends:
so no module of the user is ever loaded twice in a process, and one that does not come to an end,
ends the process or prints, harms nobody.
"""

from __future__ import annotations

import faulthandler
import os
import re
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

from ...ir.errors import StepfuseError, WrongUsage
from ...ir.graph import Spec
from ...ir.roles import Role, RoleKind
from ...ir.types import ELEM
from ...passes.pipeline import POLICIES
from ...passes.storage.formats import FORMATS, PLAIN, RequestedCodec, parse_storage, stored_as
from ...spec_texts.resolve import files_of, resolve, resolve_artifact
from ..inspect.history import full_pipeline, pipeline_for
from ..inspect.request import DumpRequest
from ..records.record import record_json
from ..report.page import joined
from ..report.record import RecordedVariant
from ..report.written import reported
from .messages import PageChoice, Reply, Request, parse_request

_STORED = (RoleKind.PARAM, RoleKind.GRAD, RoleKind.STATE, RoleKind.SHADOW)
_LIBRARIES = tuple(sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib"))
_LEGALISED = re.compile(r"legalise\{dtypes=(?P<dtypes>[^}]*)\}")
_PACKAGE = str(Path(__file__).parents[2])


def build(request: Request) -> Reply:
    """The page that is asked for, up to the error where there is one; or why there is none."""
    before, files = set(sys.modules), named_files(request.spec)
    specs: list[Spec] = []  # as it is declared, and with the statics that are chosen

    def declared() -> Spec:
        specs.append(resolve(request.spec))
        specs.append(_with_statics(specs[0], request.choice))
        return specs[1]

    try:
        asked = DumpRequest(_pipeline(request), format="html", origin=request.assembly)
        record, error = reported(request.spec, declared, asked)
    except StepfuseError as refused:  # a name, a file or an artifact that cannot be read
        is_usage = isinstance(refused, WrongUsage)
        return Reply(error=str(refused), is_usage=is_usage, files=_all(files, before))
    files = _all({*files, *_sources(specs)}, before)
    page = joined(record_json(record), served=True)
    if error is not None:
        return Reply(page, str(error), files=files)
    costs = tuple(_costs(v) for v in record.variants if isinstance(v, RecordedVariant))
    return Reply(page, files=files, panel=_panel(specs, request), costs=costs)


def named_files(text: str) -> set[str]:
    """The files that the text of a spec names, whole; none where it cannot be read."""
    try:
        return {str(path.resolve()) for path in files_of(text)}
    except WrongUsage:
        return set()


def _pipeline(request: Request) -> str:
    choice, passes = request.choice, request.passes
    if passes or choice == PageChoice(statics=choice.statics):
        return pipeline_for(request.spec, choice.policy, choice.dtypes, passes)
    effective = _effective(request)
    return full_pipeline(effective.policy, effective.dtypes)


def _effective(request: Request) -> PageChoice:
    """The choice with its defaults filled in: of an artifact, the options of its compilation."""
    choice, own = request.choice, resolve_artifact(request.spec)
    if own is None:
        return replace(choice, policy=choice.policy or "strict")
    found = _LEGALISED.search(own.pipeline)
    dtypes = choice.dtypes or (found["dtypes"] if found else "")
    return replace(choice, policy=choice.policy or own.policy, dtypes=dtypes)


def _with_statics(spec: Spec, choice: PageChoice) -> Spec:
    statics = [role.name for role in spec.of_kind(RoleKind.STATIC)]
    for name in choice.flags:
        if name not in statics:
            has = f"it has {', '.join(statics)}" if statics else "it has none"
            raise WrongUsage(f"{spec.name} has no static '{name}'; {has}")
    return spec(**choice.flags)


# ------------------------------------------------------------------ files


def _all(files: Iterable[str], before: set[str]) -> tuple[str, ...]:
    """Files, and those of the modules of the user that were loaded since."""
    found = {*files}
    for name in set(sys.modules) - before:
        path = getattr(sys.modules[name], "__file__", None) or ""
        if path.endswith(".py") and not path.startswith((*_LIBRARIES, _PACKAGE)):
            found.add(path)
    return tuple(sorted(found))


def _sources(specs: Iterable[Spec]) -> set[str]:
    """The files that the values and the roles of specs were written in."""
    graphs = [graph for spec in specs for graph in spec.graphs]
    parts = [part for graph in graphs for part in (*graph.nodes, *graph.roles)]
    names = {site.source.name for part in parts for site in part.origin.sites}
    return {str(Path(name).resolve()) for name in names if Path(name).is_file()}


# ------------------------------------------------------------------ what can be chosen


def _panel(specs: Iterable[Spec], request: Request) -> dict[str, Any]:
    declared, spec = specs
    now, unsaid = _effective(request), _effective(request.of(PageChoice()))
    roles = [role for role in spec.of_kind(*_STORED) if role.type.domain == ELEM]
    return {
        "policy": now.policy,
        "policies": [*POLICIES],
        "formats": [*PLAIN, *(str(RequestedCodec(row, row.default)) for row in FORMATS.values())],
        "roles": [
            {
                "name": role.name,
                "declared": str(role.type.dtype),
                "stored": _format(role, now),
                "unsaid": _format(role, unsaid),
            }
            for role in roles
        ],
        "statics": [
            {"name": r.name, "value": spec.role(r.name).default, "declared": r.default}
            for r in declared.of_kind(RoleKind.STATIC)
        ],
    }


def _format(role: Role, choice: PageChoice) -> str:
    return str(stored_as(role, parse_storage(choice.dtypes)) or role.type.dtype)


def _costs(variant: RecordedVariant) -> dict[str, Any]:
    figures = variant.figures
    return {
        "title": variant.title,
        "bytes": figures.fused,
        "sweeps": figures.sweeps,
        "launches": len(variant.plan.launches),
        "temporary": figures.temporary,
        "buffers": figures.buffers,
    }


# ------------------------------------------------------------------ the process


def main(limit: float) -> None:
    """Answers requests of one spec within `limit` seconds: the files it names, then replies."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    lines = sys.stdin.readlines()
    if not lines:  # the server has ended
        return
    _keep_streams()
    faulthandler.dump_traceback_later(limit, exit=True)
    sys.dont_write_bytecode = True  # a cached module of the same second and length would be stale
    requests = [parse_request(line) for line in lines]
    _say(answers, Reply(files=tuple(named_files(requests[0].spec))))
    for request in requests:
        _say(answers, build(request))
    os._exit(0)  # whatever threads or exit functions the user's modules have


def _say(answers: TextIO, reply: Reply) -> None:
    answers.write(f"{reply.text()}\n")
    answers.flush()


def _keep_streams() -> None:
    """Send output of the user's modules to standard error; they have no input."""
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)


if __name__ == "__main__":
    main(float(sys.argv[1]))
