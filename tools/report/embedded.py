"""Data in a page, and the slot of a served page for what the server says; needs nothing loaded."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

SLOT = "<!--answer-->"


def embedded(data: Any) -> str:
    """JSON that may stand in a script element: nothing in it can end the element."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return text.replace("<", "\\u003c")


def template_text(folder: str, name: str) -> str:
    """A file of the template, of what is served, or of other libraries'."""
    return files(f"{__package__}.{folder}").joinpath(name).read_text(encoding="utf-8")
