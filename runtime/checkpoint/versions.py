"""Versions of the manifest, and how an older one becomes the next.

1. `groups`: each with its `hypers` and `parameters`, which have `key`, `name` and `shape`;
   `spec`, the name, and `text` of the spec; `steps`; `params`, whether they are kept; `extra`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

NEWEST = 1

Manifest = dict[str, Any]
_NEXT: Mapping[int, Callable[[Manifest], Manifest]] = {}  # from a version to the one after it


def migrated(version: int, manifest: Manifest) -> Manifest:
    """The manifest as of the newest version."""
    for old in range(version, NEWEST):
        manifest = _NEXT[old](manifest)
    return manifest
