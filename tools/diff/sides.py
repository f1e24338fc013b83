"""The sides A and B, and the report's data of each."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...ir.text.json_shape import mismatch, parsed
from ...spec_texts.resolve import resolve
from ..errors import InvalidProgram, WrongUsage
from ..inspect.history import follow, linked_graphs, pipeline_for
from ..report.data import report_data
from ..report.form import REPORT, VARIANT, VERSION
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
    def is_report(self) -> bool:
        """True for what is read, and so cannot be given a policy and dtypes."""
        return self.text.endswith(_ENDINGS)


def side_data(side: SideRequest) -> dict[str, Any]:
    """The report's data of a spec, an artifact or a report.

    Raises WrongUsage, InvalidProgram, ArtifactError and what compilation raises.
    """
    if not side.is_report:
        spec, pipeline = resolve(side.text), pipeline_for(side.text, side.policy, side.dtypes)
        histories = [follow(graph, pipeline) for graph in linked_graphs(spec, pipeline)]
        return report_data(spec, histories, pipeline)
    if side.policy or side.dtypes:
        raise WrongUsage(
            f"{side.text}: a report has its policy and dtypes in it; give them to a spec"
        )
    return _read(Path(side.text))


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
    if "failure" in data:
        raise InvalidProgram(f"{path}: error: a report up to an error: there is no step to compare")
    wrong = mismatch(data, {**REPORT, "variants": [VARIANT]})
    if wrong := wrong or next(filter(None, map(broken_reference, data["variants"])), ""):
        raise InvalidProgram(f"{path}: error: no report that stepfuse writes: {wrong}")
    return data
