"""Pages without scripts: one file that asks for no other, in the report's style."""

from __future__ import annotations

import html
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from .report.page import embedded

_HEAD = """
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
"""  # noqa: E501


def mark(kind: str) -> str:
    """Return the beginning of a page of a kind, by which it is known to be ours."""
    return f"<!doctype html><!--stepfuse-{kind}-->"


def framed(kind: str, title: str, styles: Sequence[str], body: str, data: Any) -> str:
    """A page of a kind (`diff`, `bench`), with its data.

    The body is markup; `styles` are files of the template that go with the report's own.
    """
    style = "\n".join(_template(f"{name}.css") for name in ("page", *styles))
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


def _template(name: str) -> str:
    return files(f"{__package__}.report.template").joinpath(name).read_text(encoding="utf-8")
