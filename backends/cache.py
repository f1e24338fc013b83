"""Object code on disk, found by everything that went into it."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path

_DIGEST = 32  # bytes of SHA-256 before the object, so that a torn file is never loaded


def default_directory() -> Path:
    """Where objects are kept: $XDG_CACHE_HOME/stepfuse, or ~/.cache/stepfuse."""
    root = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(root) / "stepfuse"


class ObjectCache:
    """A directory of objects; `hits` and `misses` count what was found."""

    def __init__(self, directory: Path | None = None) -> None:
        self.directory = directory or default_directory()
        self.hits = 0
        self.misses = 0

    def key(self, *parts: str) -> str:
        """The name of what these parts determine."""
        joined = "\0".join(f"{len(p)}:{p}" for p in parts)
        return hashlib.sha256(joined.encode()).hexdigest()

    def load(self, key: str) -> bytes | None:
        """The object, or None when it is missing, unreadable or damaged."""
        try:
            content = (self.directory / f"{key}.o").read_bytes()
        except OSError:
            content = b""
        digest, code = content[:_DIGEST], content[_DIGEST:]
        if not code or hashlib.sha256(code).digest() != digest:
            self.misses += 1
            return None
        self.hits += 1
        return code

    def save(self, key: str, code: bytes) -> None:
        """Keeps an object: written beside, then renamed. A full or read-only disk is no error."""
        with contextlib.suppress(OSError):
            self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.directory)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(hashlib.sha256(code).digest() + code)
                os.replace(name, self.directory / f"{key}.o")
            except OSError:
                os.unlink(name)
                raise
