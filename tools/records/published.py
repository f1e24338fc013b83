"""The JSON Schemas of what commands print with `--json`, made from the types of their records."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

from ..errors import WrongUsage
from .json_schema import DIALECT, schema_of
from .shape_schema import schema_of_shape

# The kinds of records: the commands that print them with --json, and where each is defined.
KINDS = {
    "list": ("list", "stepfuse.tools.catalogue.list_record:ListRecord"),
    "show": ("show", "stepfuse.tools.catalogue.describe:ShowRecord"),
    "dump": ("dump", "stepfuse.tools.inspect.dump_record:DumpRecord"),
    "check": ("check", "stepfuse.tools.check.run:CheckRecord"),
    "artifact": ("inspect DIR", "stepfuse.tools.inspect.artifact:ArtifactRecord"),
    "checkpoint": ("inspect FILE", "stepfuse.tools.inspect.checkpoint:CheckpointRecord"),
    "doctor": ("doctor", "stepfuse.tools.doctor:DoctorRecord"),
    "bench": ("bench", "stepfuse.tools.bench.report:BenchRecord"),
    "diff": ("diff A B", "stepfuse.tools.diff.record:DiffRecord"),
    "boost": ("recommend --boost NETWORK", "stepfuse.tools.recommend.boost_advice:BoostRecord"),
    "report": ("dump SPEC --stage report", "stepfuse.tools.report.form:REPORT"),
}


def schema_text(kind: str) -> str:
    """The schema of a kind; without one, the kinds. Raises WrongUsage."""
    if not kind:
        return "".join(f"{name:10}  stepfuse {said} --json\n" for name, (said, _) in KINDS.items())
    if kind not in KINDS:
        raise WrongUsage(f"no record is called '{kind}'; known: {', '.join(KINDS)}")
    module, _, name = KINDS[kind][1].partition(":")
    return json.dumps(_schema(kind, getattr(import_module(module), name)), indent=1) + "\n"


def _schema(kind: str, form: Any) -> dict[str, Any]:
    """The schema of a record, or of data that has a shape."""
    if isinstance(form, type):
        return schema_of(form)
    return {"$schema": DIALECT, "title": f"stepfuse: {kind}", **schema_of_shape(form)}
