"""What A and B can be, and the report's data of each."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...backends.aot.load import MANIFEST, manifest_of
from ...backends.aot.origins import with_origins
from ...ir.errors import StepfuseError
from ...ir.graph import Spec
from ...ir.text.json_shape import mismatch, parsed
from ...ir.text.parser import parse
from ...ir.verifier import verify
from ...resolve import resolve
from ..errors import InvalidProgram, WrongUsage
from ..inspect.history import BACK, follow, full_pipeline, linked_graphs
from ..report.data import report_data
from ..report.form import REPORT, VERSION
from ..report.page import MARK
from .references import broken_reference

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
    def is_spec(self) -> bool:
        """True for what is compiled here, and so can be given a policy and dtypes."""
        return not self.text.endswith(_ENDINGS) and artifact_of(self.text) is None


def side_data(side: SideRequest) -> dict[str, Any]:
    """The report's data of a spec, an artifact or a report.

    Raises WrongUsage, InvalidProgram, ArtifactError and what compilation raises.
    """
    if side.is_spec:
        return _reported(resolve(side.text), full_pipeline(side.policy or "strict", side.dtypes))
    if side.policy or side.dtypes:
        raise WrongUsage(f"{side.text} has its policy and dtypes in it: these options are of specs")
    if side.text.endswith(_ENDINGS):
        return _read(Path(side.text))
    return _of_artifact(side.text)


def _reported(spec: Spec, pipeline: str) -> dict[str, Any]:
    histories = [follow(graph, pipeline) for graph in linked_graphs(spec, pipeline)]
    return report_data(spec, histories, pipeline)


# ------------------------------------------------------------------ artifacts


def artifact_of(text: str) -> tuple[Path, str] | None:
    """The folder of an artifact, and the name behind a colon; None for what is none."""
    folder, _, name = text.rpartition(":")
    for place, spec in ((text, ""), (folder, name)):
        if place and (Path(place) / MANIFEST).is_file():
            return Path(place), spec
    return None


def _of_artifact(text: str) -> dict[str, Any]:
    found = artifact_of(text)
    assert found is not None, "asked before"
    folder, name = found
    manifest = manifest_of(folder)
    specs: dict[str, Mapping[str, Any]] = {s["name"]: s for s in manifest["specs"]}
    if not name and len(specs) == 1:
        name = next(iter(specs))
    if name not in specs:
        known = ", ".join(f"{folder}:{known}" for known in specs)
        raise WrongUsage(f"{text}: expected one of the specs of this artifact: {known}")
    chosen = specs[name]
    try:
        spec = parse(chosen["text"])
        verify(spec)
        if "origins" in chosen:
            spec = with_origins(spec, manifest["origins"], chosen["origins"])
    except (StepfuseError, ValueError, KeyError) as error:
        raise InvalidProgram(f"{folder}: error: its @{name} cannot be read: {error}") from None
    return _reported(spec, ",".join((chosen["pipeline"], *BACK)))


# ------------------------------------------------------------------ reports


def _read(path: Path) -> dict[str, Any]:
    """A report's data from its page or its JSON."""
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


def _checked(path: Path, text: str) -> dict[str, Any]:
    try:
        data = parsed(text)
    except ValueError as error:
        raise InvalidProgram(f"{path}: error: not JSON ({error})") from None
    kind = data.get("kind") if isinstance(data, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    if kind != "report":
        made = f"`stepfuse dump SPEC --stage report --json -o {path}` writes one"
        raise InvalidProgram(f"{path}: error: its kind is {kind!r}, expected a report; {made}")
    if data["schema"] != VERSION:
        raise InvalidProgram(
            f"{path}: error: a report of schema {data['schema']!r}, and schema {VERSION} is what "
            f"is compared here: the figures of two schemas may mean different things; write the "
            f"report again with this stepfuse"
        )
    wrong = mismatch(data, REPORT)
    if wrong := wrong or next(filter(None, map(broken_reference, data["variants"])), ""):
        raise InvalidProgram(f"{path}: error: no report that stepfuse writes: {wrong}")
    return data
