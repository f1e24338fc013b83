"""Sites as they are shown: a file without its folder, a line, an expression."""

from __future__ import annotations

from pathlib import PurePath

from ...ir.origin import Site


def place_text(site: Site) -> str:
    """The file and the line, as `lamb.py:40`."""
    return f"{PurePath(site.source.name).name}:{site.line}"
