"""`stepfuse inspect PATH`: the contents of a checkpoint. Every byte of it is checked."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ...runtime.checkpoint.shards import AnyCheckpoint, opened
from ..records.record import Record, record_text


class TensorEntry(Record):
    """A tensor that is kept."""

    key: str
    dtype: str
    dims: tuple[int, ...]


class CheckpointRecord(Record):
    """The record of `stepfuse inspect FILE --json`."""

    path: str
    version: int  # as it was written
    bytes: int
    tensors: tuple[TensorEntry, ...]
    numbers: Mapping[str, float | bool | tuple[float, ...]]  # of the step; or one a group
    manifest: Mapping[str, Any]  # of the newest version


def inspect_checkpoint(path: Path) -> str:
    """The spec, the numbers, the groups with their hypers and parameters, the spec's text.

    Raises CheckpointError, OSError.
    """
    with opened(path) as saved:
        saved.check()
        return "\n".join(_lines(saved)) + "\n"


def checkpoint_json(path: Path) -> str:
    """The same as JSON. Raises CheckpointError, OSError."""
    with opened(path) as saved:
        saved.check()
        entries = saved.entries.values()
        tensors = tuple(TensorEntry(e.key, str(e.dtype), tuple(e.dims)) for e in entries)
        numbers = {key: saved.array(key).tolist() for key in saved.entries if "/" not in key}
        own = saved.version, saved.size, tensors, numbers, saved.manifest
        return record_text(CheckpointRecord(str(path), *own))


def _lines(saved: AnyCheckpoint) -> Iterator[str]:
    manifest, stored = saved.manifest, _stored(saved)
    whole = f"{saved.size} bytes, {len(saved.entries)} tensors, every checksum right"
    yield f"{saved.path}: checkpoint of version {saved.version}, {whole}"
    yield f"@{manifest['spec']} after {manifest['steps']} steps; {_params(manifest)}"
    if manifest["extra"]:
        yield f"extra {json.dumps(manifest['extra'])}"
    for name in (key for key in saved.entries if "/" not in key):
        yield f"number %{name} = {saved.array(name).tolist()}"
    for name, codec in (manifest["formats"] or {}).items():
        yield f"codec of %{name}: {codec}"
    for number, group in enumerate(manifest["groups"]):
        hypers = ", ".join(f"{name} {value:g}" for name, value in group["hypers"].items())
        yield from ("", f"group {number}: {hypers}")
        for row in group["parameters"]:
            yield f"  {row['name'] or row['key']} {row['shape']}: {stored[row['key']]}"
    yield from ("", manifest["text"].rstrip())


def _params(manifest: dict[str, Any]) -> str:
    return "with the parameters" if manifest["params"] else "without the parameters"


def _stored(saved: AnyCheckpoint) -> dict[str, str]:
    """Return the stored roles of each parameter, by its key."""
    found: dict[str, list[str]] = {row["key"]: [] for row in saved.parameters}
    for entry in saved.entries.values():
        role, _, key = entry.key.partition("/")
        if key in found:
            shape = "" if not entry.dims else f" {list(entry.dims)}"
            found[key].append(f"%{role} {entry.dtype}{shape}")
    return {key: ", ".join(parts) or "nothing" for key, parts in found.items()}
