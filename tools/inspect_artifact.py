"""`stepfuse inspect`: what an artifact is. Needs no LLVM."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ..backends.artifact import read


def inspect(directory: Path) -> str:
    """The manifest, the specs, the symbols and what they are made for."""
    artifact = read(directory)
    manifest = artifact.manifest
    made = f"ABI {manifest['abi']}, stepfuse {manifest['stepfuse']}, {manifest['triple']}"
    lines = [
        f"{directory}: {made}",
        f"targets {', '.join(manifest['targets'])}; this CPU is "
        f"x86-64-v{artifact.loaded.sf_level()}",
    ]
    for what in ("library", "object", "header"):
        if manifest[what]:
            entry = manifest[what]
            lines.append(f"{what:8} {entry['file']}  sha256 {entry['sha256']}")
    lines += _device(manifest.get("cuda"))
    for spec in manifest["specs"]:
        lines += ["", f"@{spec['name']}, entry {spec['entry']}, policy {spec['policy']}"]
        lines.append(f"pipeline {spec['pipeline']}")
        for variant in spec["variants"]:
            when = f" when {variant['when']}" if variant["when"] else ""
            lines.append(f"{variant['prefix']}{when}, view {variant['view']}")
            lines += [f"  {name}" for name in variant["functions"]]
        lines += ["", spec["text"].rstrip()]
    return "\n".join(lines) + "\n"


def _device(part: Mapping[str, Any] | None) -> Iterator[str]:
    """The PTX files and how their entries are launched, where there are any."""
    if part is None:
        return
    for entry in part["files"]:
        yield f"ptx      {entry['file']}  {entry['level']}  sha256 {entry['sha256']}"
    yield f"blocks of {part['block']} threads; what the blocks of a grid share, by entry:"
    for entry in part["entries"]:
        yield f"  {entry['name']}  {entry['shares']}"
