"""The shape of a checkpoint's JSON, checked before anything of it is used; its versions.

Version 1 has `groups`: each with its `hypers` and `parameters`, which have `key`, `name` and
`shape`; `spec`, the name, and `text` of the spec; `steps`; `params`, whether they are kept;
`extra`. `mode` is `eval` where the parameters are the weights to evaluate, and else left out.
A parameter has `pending` where it has accumulated gradients that a step is still to take.

Version 2 adds `version`, this number, and `formats`: the codec of each role that is stored in one;
None where that is not known. An older manifest becomes the next version when it is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ...ir.errors import CheckpointError
from ...ir.text.json_shape import ANY, mismatch, parsed
from .container import DTYPES

_SIZE = range(1 << 60)
_SHA256 = re.compile(r"[0-9a-f]{64}")
_SHARD_NAME = re.compile(r"[0-9a-f]{8}\.[0-9]{1,6}\.safetensors")
_MOST_DIMS = 32  # the fewest that any supported NumPy can have

_PARAMETER: dict[str, Any] = {
    "key": str, "name": str, "shape": [_SIZE], "pending?": bool, "formats?": {str: str},
}  # fmt: skip
_MANIFEST: dict[str, Any] = {
    "tensors": {str: _SHA256},
    "version?": _SIZE,
    "spec": str,
    "text": str,
    "formats?": (None, {str: str}),
    "steps": _SIZE,
    "params": bool,
    "mode?": re.compile("eval"),
    "extra": {str: ANY},
    "groups": [{"hypers": {str: float}, "parameters": [_PARAMETER]}],
    "shards?": {
        "files": [{"name": _SHARD_NAME, "sha256": _SHA256}],
        "tensors": {str: {"dtype": re.compile("|".join(DTYPES)), "shape": [_SIZE]}},
    },
}
_SHARD: dict[str, Any] = {
    "tensors": {str: _SHA256}, "version": _SIZE, "save": str, "firsts": {str: _SIZE},
}  # fmt: skip
_METADATA: dict[str, Any] = {
    "stepfuse": str, "version": re.compile(r"[0-9]{1,9}"), "sha256": str,
}  # fmt: skip
_ROW: dict[str, Any] = {
    "dtype": re.compile("|".join(DTYPES)), "shape": [_SIZE], "data_offsets": [_SIZE],
}  # fmt: skip


def is_shard(name: str) -> bool:
    """True if a file has the name that a rank gives to its own."""
    return _SHARD_NAME.fullmatch(name) is not None


def json_of(text: str | bytes, what: str) -> Any:
    """The value of a JSON text. Raises CheckpointError, which names the fault."""
    try:
        return parsed(text)
    except ValueError as error:
        raise CheckpointError(f"its {what} is damaged, or no JSON: {error}") from None


def check_metadata(metadata: object) -> None:
    """Raises CheckpointError for metadata that stepfuse does not write."""
    if wrong := mismatch(metadata, _METADATA):
        raise CheckpointError(f"it is a safetensors file, but no checkpoint of stepfuse: {wrong}")


def check_manifest(manifest: object, version: int) -> None:
    """Raises CheckpointError for a manifest that no version of stepfuse writes."""
    wanted = _MANIFEST if version == 1 else {**_MANIFEST, "formats": _MANIFEST["formats?"]}
    wrong = mismatch(manifest, wanted) or _repeated(manifest)
    if wrong:
        raise CheckpointError(f"its manifest is damaged: {wrong}")


def check_shard(manifest: object, version: int) -> None:
    """Raises CheckpointError for a manifest that no rank writes; all versions have one form."""
    del version
    if wrong := mismatch(manifest, _SHARD):
        raise CheckpointError(f"its manifest is damaged: {wrong}")


def check_rows(rows: Mapping[str, object], known: Iterable[str]) -> None:
    """Raises CheckpointError for a table of tensors that are not those of the manifest."""
    if strange := sorted(set(rows) ^ set(known)):
        raise CheckpointError(
            f"its table of tensors is damaged: '{strange[0][:80]}' is not in it and the manifest"
        )
    for key, row in rows.items():
        if wrong := mismatch(row, _ROW) or _impossible(row):
            raise CheckpointError(f"its table of tensors is damaged: '{key}': {wrong}")


def _impossible(row: Any) -> str:
    if len(row["data_offsets"]) != 2:
        return f"data_offsets: expected two, got {len(row['data_offsets'])}"
    if len(row["shape"]) > _MOST_DIMS:
        return f"shape: expected at most {_MOST_DIMS} dimensions, got {len(row['shape'])}"
    cells = 1
    for size in row["shape"]:
        cells *= max(1, size)
    return "" if cells in _SIZE else f"shape: {cells} cells are more than there can be"


def _repeated(manifest: Any) -> str:
    keys = [row["key"] for group in manifest["groups"] for row in group["parameters"]]
    return "" if len(set(keys)) == len(keys) else "two parameters have one key"


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
