"""`stepfuse inspect`: what an artifact is. Needs no LLVM."""

from __future__ import annotations

from pathlib import Path

from ..backends.artifact import read
from .inspect_cuda import described


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
    lines += described(manifest.get("cuda"))
    for spec in manifest["specs"]:
        lines += ["", f"@{spec['name']}, entry {spec['entry']}, policy {spec['policy']}"]
        lines.append(f"pipeline {spec['pipeline']}")
        for variant in spec["variants"]:
            when = f" when {variant['when']}" if variant["when"] else ""
            lines.append(f"{variant['prefix']}{when}, view {variant['view']}")
            lines += [f"  {name}" for name in variant["functions"]]
        lines += ["", spec["text"].rstrip()]
    return "\n".join(lines) + "\n"
