"""An artifact's manifest: its shape, checked before use, and the digests that a library shares.

The library exports each variant's digest as text, `sf_adamw_0_digest`, and the header has it; the
loader works it out from the manifest: of the loops that were compiled, of the step programs
(`StepProgram`), of its pipeline, and of the spec.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from typing import Any

from .. import RULES
from ..native.targets import ARCHITECTURES, TARGETS

_SHA256 = re.compile(r"[0-9a-f]{64}")
_COUNT = range(1 << 40)
_FILE = {"file": re.compile(r"\w[\w.-]*"), "sha256": _SHA256}
_SYMBOL = re.compile(r"sf_\w+")
_NUMBER = r"(0|[1-9]\d{0,8})"
_STACK = rf"{_NUMBER}(>{_NUMBER})*"

_NODES = [[re.compile(rf"({_STACK}( {_STACK})*)?")]]
_ORIGINS: dict[str, Any] = {
    "sources": [{"name": str, "lines": {str: str}}],
    "sites": [re.compile(rf"{_NUMBER} \S* {_NUMBER} {_NUMBER} {_NUMBER} {_NUMBER}")],
}

_PROGRAM: dict[str, Any] = {
    "prefix": _SYMBOL,
    "loops": _SHA256,
    "graph": _COUNT,
    "pipeline": str,
    "formats": {str: str},
    "program": {},  # a `StepProgram`, which is read by its fields
    "digest": _SHA256,
    "verified": _SHA256,
}
_VARIANT: dict[str, Any] = {
    **_PROGRAM,
    "functions": [_SYMBOL],
    "inner loops": [{"kernel": str, "loops": [{str: _COUNT, "bits": _COUNT}], "tails": _COUNT}],
}

_SPEC: dict[str, Any] = {
    "name": str, "entry": str, "policy": str, "pipeline": str, "text": str, "variants": [_VARIANT],
    "roles": [{}], "rules": [{}], "entries": [str], "needs": [re.compile("eigh|qr|svd")],
    "clocked?": {},  # a `ClockedEntry`
    "origins?": _NODES,
}  # fmt: skip

_CUDA: dict[str, Any] = {
    "block": _COUNT,
    "files": [{"level": str, **_FILE, "cubin?": _FILE}],
    "entries": [{"name": _SYMBOL, "shares": str}],
    "programs?": [
        {
            **_PROGRAM,
            "long list?": _COUNT,
            "list part?": _COUNT,
            "chunks?": {"most": _COUNT, "whole": _COUNT, "long_row": _COUNT, "large?": _COUNT},
            "launches?": [{"entry": _SYMBOL, "over": str, "last kind": _COUNT, "argument": _COUNT}],
        }
    ],
}

MANIFEST_SHAPE: dict[str, Any] = {
    "stepfuse": str,
    "triple": re.compile("|".join(ARCHITECTURES)),
    "targets": [re.compile("|".join(TARGETS))],
    "library": (None, _FILE),
    "object": _FILE,
    "header": _FILE,
    "debug?": _FILE,
    "context": [str],
    "chunk columns": [str],
    "specs": [_SPEC],
    "cuda?": (None, _CUDA),
    "origins?": _ORIGINS,
}

# ------------------------------------------------------------------ digests

_OF_SPEC = ("name", "entry", "policy", "pipeline", "text", "roles", "rules", "entries")
_AT_TIMES = ("clocked",)
_OF_VARIANT = ("loops", "graph", "pipeline", "formats", "program")
_LENGTH = 65  # 64 hexadecimal digits and the 0 that ends them in C


def sealed(variant: Mapping[str, Any], spec: Mapping[str, Any]) -> str:
    """The SHA-256 of a variant of a spec in a manifest, in hexadecimal."""
    told = (
        [variant[n] for n in _OF_VARIANT],
        [*(spec[n] for n in _OF_SPEC), *(spec[n] for n in _AT_TIMES if n in spec)],
    )
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def proof_of(digest: str) -> str:
    """The manifest's proof of a variant whose loops have verified: by these rules, this digest."""
    return hashlib.sha256(f"{RULES} {digest}".encode()).hexdigest()


def digest_symbol(prefix: str) -> str:
    """The name under which a library exports a program's digest."""
    return f"{prefix}_digest"


def digest_line(prefix: str, digest: str) -> str:
    """The LLVM IR that exports it."""
    return f'@{digest_symbol(prefix)} = constant [{_LENGTH} x i8] c"{digest}\\00"'
