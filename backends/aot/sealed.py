"""The digest of each variant that a library and its manifest must agree on.

The library exports it as text, `sf_adamw_0_digest`, and the header has it; the loader works it out
from the manifest: of the loops that were compiled, of the step programs (`StepProgram`), of its
pipeline, and of the spec.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from ..verify_loops import RULES

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
