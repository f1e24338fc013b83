"""The shape of an artifact's manifest, checked before anything of it is used."""

from __future__ import annotations

import re
from typing import Any

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

_VARIANT: dict[str, Any] = {
    "prefix": _SYMBOL,
    "loops": _SHA256,
    "graph": _COUNT,
    "pipeline": str,
    "formats": {str: str},
    "program": {},  # a `StepProgram`, which is read by its fields
    "digest": _SHA256,
    "verified": _SHA256,
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
            "prefix": _SYMBOL,
            "loops": _SHA256,
            "graph": _COUNT,
            "pipeline": str,
            "formats": {str: str},
            "program": {},
            "digest": _SHA256,
            "verified": _SHA256,
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
