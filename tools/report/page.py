"""Pages in one file each: the report with its scripts, and others without any, in its style.

Loads nothing of the compiler.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

MARK = "<!doctype html><!--stepfuse-report-->"  # by which a report is known to be ours
SCRIPTS = (
    "base", "model", "marks", "failure", "top", "follow", "layout", "folding", "boxes", "drawing",
    "passes", "plan", "reasons", "numbers", "main",
)  # fmt: skip
SERVED = ("watch", "what_if", "place")
_HEAD = """
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
"""  # noqa: E501
_SLOT = re.compile(r"<!--(title|style|connect|served|data|script)-->")
SLOT = "<!--answer-->"  # of a served page, for the words of the server
# Characters that turn the direction of text: a line must read as the compiler read it.
_TURNING = (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)
_TURNS = dict.fromkeys(_TURNING, "\ufffd")
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*$", re.MULTILINE)


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


def embedded(data: Any) -> str:
    """JSON that may stand in a script element: nothing in it can end the element."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return text.replace("<", "\\u003c")


def template_text(folder: str, name: str) -> str:
    """A file of the template, of the served parts, or of other libraries."""
    return files(f"{__package__}.{folder}").joinpath(name).read_text(encoding="utf-8")


def shown(text: str) -> str:
    """A text with a mark for each character that would turn its direction."""
    return text.translate(_TURNS)


def mark(kind: str) -> str:
    """Return the beginning of a page of a kind, by which it is known to be ours."""
    return f"<!doctype html><!--stepfuse-{kind}-->"


def framed(kind: str, title: str, styles: Sequence[str], body: str, data: Any) -> str:
    """A page of a kind (`diff`, `bench`), with its data.

    The body is markup; `styles` are files of the template that go with the report's own.
    """
    style = "\n".join(template_text("template", f"{name}.css") for name in ("page", *styles))
    return (
        f"{mark(kind)}{_HEAD}"
        f"<title>stepfuse · {html.escape(title)}</title>\n<style>{style}</style>\n</head>\n"
        f"<body>\n{body}\n"
        f'<script type="application/json" id="data">{embedded(data)}</script>\n</body>\n</html>\n'
    )


def element(tag: str, *children: str, **attributes: str) -> str:
    """An element; its children are markup, its attributes text. `class_` is the class."""
    said = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{html.escape(value)}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{said}>{''.join(children)}</{tag}>"
