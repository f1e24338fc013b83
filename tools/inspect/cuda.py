"""What `stepfuse inspect` says of an artifact's PTX."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def described(part: Mapping[str, Any] | None) -> Iterator[str]:
    """The PTX files and how their entries are launched, where there are any."""
    if part is None:
        return
    for entry in part["files"]:
        yield f"ptx      {entry['file']}  {entry['level']}  sha256 {entry['sha256']}"
    yield f"blocks of {part['block']} threads; what the blocks of a grid share, by entry:"
    for entry in part["entries"]:
        yield f"  {entry['name']}  {entry['shares']}"
