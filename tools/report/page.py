"""The page: its template, style, scripts and data joined to one file that asks for no other."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from typing import Any

from ...ir.graph import Spec
from ..inspect.history import History
from .data import report_data
from .embedded import embedded, template_text
from .sources import shown

MARK = "<!doctype html><!--stepfuse-report-->"  # by which a report is known to be ours
SCRIPTS = (
    "base", "model", "marks", "failure", "top", "follow", "layout", "folding", "boxes", "drawing",
    "passes", "plan", "reasons", "numbers", "main",
)  # fmt: skip
SERVED = ("watch", "what_if", "place")
_SLOT = re.compile(r"<!--(title|style|connect|served|data|script)-->")
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*$", re.MULTILINE)


def page(spec: Spec, histories: Sequence[History], pipeline: str, assembly: bool = False) -> str:
    """The report of a spec, as HTML. Raises WrongUsage for a pipeline without a program.

    `assembly`, too, is of histories that were followed to their loops.
    """
    return joined(report_data(spec, histories, pipeline, assembly))


def joined(data: dict[str, Any], served: bool = False) -> str:
    """The page that shows some data; if `served`, with a panel and the SLOT."""
    scripts = [template_text("template", f"{name}.js") for name in SCRIPTS]
    drawn = _SOURCE_MAP.sub("", template_text("vendor", "dagre.min.js"))
    style = template_text("template", "page.css")
    if served:
        scripts += [template_text("served", f"{name}.js") for name in SERVED]
        style += template_text("served", "served.css")
    own = "\n".join(scripts)
    parts = {
        "title": html.escape(shown(data["spec"])),
        "style": style,
        "connect": " connect-src 'self';" if served else "",
        "served": template_text("served", "served.html") if served else "",
        "data": shown(embedded(data)),
        "script": f'{drawn}\n(() => {{\n"use strict";\n{own}\n}})();',
    }
    return MARK + _SLOT.sub(lambda slot: parts[slot[1]], template_text("template", "page.html"))
