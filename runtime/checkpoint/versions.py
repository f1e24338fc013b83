"""Versions of the manifest, and how an older one becomes the next.

1. `groups`: each with its `hypers` and `parameters`, which have `key`, `name` and `shape`;
   `spec`, the name, and `text` of the spec; `steps`; `params`, whether they are kept; `extra`.
   `mode` is `eval` where the parameters are the weights to evaluate, and else left out.
   A parameter has `pending` where it has accumulated gradients that a step is still to take.
2. `version`, this number; `formats`: the codec of each role that is stored in one; None where
   that is not known.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

NEWEST = 2

Manifest = dict[str, Any]


def _from_1(manifest: Manifest) -> Manifest:
    return {**manifest, "formats": None}


# From a version to the one after it.
_NEXT: Mapping[int, Callable[[Manifest], Manifest]] = {1: _from_1}


def migrated(version: int, manifest: Manifest) -> Manifest:
    """The manifest as of the newest version."""
    for old in range(version, NEWEST):
        manifest = _NEXT[old](manifest)
    return manifest


def parameters_of(manifest: Manifest) -> list[dict[str, Any]]:
    """The parameters in their order, each with its `group`."""
    groups = enumerate(manifest["groups"])
    return [{**row, "group": n} for n, group in groups for row in group["parameters"]]
