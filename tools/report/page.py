"""The page: its template, style, scripts and data joined to one file that asks for no other."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from ...ir.graph import Spec
from ..inspect.history import History
from .data import report_data
from .sources import shown

MARK = "<!doctype html><!--stepfuse-report-->"  # by which a report is known to be ours
SCRIPTS = (
    "base", "model", "marks", "failure", "top", "follow", "layout", "folding", "boxes", "drawing",
    "passes", "plan", "reasons", "main",
)  # fmt: skip
_SLOT = re.compile(r"<!--(title|style|data|script)-->")
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*$", re.MULTILINE)


def page(spec: Spec, histories: Sequence[History], pipeline: str, assembly: bool = False) -> str:
    """The report of a spec, as HTML. Raises WrongUsage for a pipeline without a program.

    `assembly`, too, is of histories that were followed to their loops.
    """
    return joined(report_data(spec, histories, pipeline, assembly))


def joined(data: dict[str, Any]) -> str:
    """The page that shows some data."""
    own = "\n".join(_text("template", f"{name}.js") for name in SCRIPTS)
    drawn = _SOURCE_MAP.sub("", _text("vendor", "dagre.min.js"))
    parts = {
        "title": html.escape(shown(data["spec"])),
        "style": _text("template", "page.css"),
        "data": embedded(data),
        "script": f'{drawn}\n(() => {{\n"use strict";\n{own}\n}})();',
    }
    return MARK + _SLOT.sub(lambda slot: parts[slot[1]], _text("template", "page.html"))


def embedded(data: Any) -> str:
    """JSON that may stand in a script element: nothing in it can end the element."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return text.replace("<", "\\u003c")


def _text(folder: str, name: str) -> str:
    return files(f"{__package__}.{folder}").joinpath(name).read_text(encoding="utf-8")
