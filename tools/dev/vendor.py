"""Renews the files of `tools/report/vendor` from npm's registry, and checks their sums.

    python -m stepfuse.tools.dev.vendor [archive.tgz]

For another version: change `dagre.json`, both sums included. An archive that is here already is
taken instead of the registry's.
"""

from __future__ import annotations

import hashlib
import io
import json
import sys
import tarfile
import urllib.request
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "report" / "vendor"
# Where each of our files is in the archive.
FILES = {"dagre.min.js": "package/dist/dagre.min.js", "dagre.LICENSE": "package/LICENSE"}


class WrongSum(Exception):
    """The checksum of a fetched file differs from the recorded one."""


def renew(archive: bytes, record: dict[str, Any], folder: Path) -> None:
    """Writes the library and its licence to a folder. Raises WrongSum, before anything is."""
    check("the archive", archive, record["archive_sha256"])
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        found = {name: _member(packed, path) for name, path in FILES.items()}
    check("dagre.min.js", found["dagre.min.js"], record["sha256"])
    for name, content in found.items():
        (folder / name).write_bytes(content)


def check(name: str, content: bytes, expected: str) -> None:
    """Raises WrongSum where the SHA-256 of some content is another."""
    found = hashlib.sha256(content).hexdigest()
    if found != expected:
        raise WrongSum(f"{name}: expected SHA-256 {expected}, got {found}; nothing was written")


def _member(packed: tarfile.TarFile, path: str) -> bytes:
    file = packed.extractfile(path)
    assert file is not None, path
    return file.read()


def main(arguments: list[str]) -> None:
    """Renews the library from the archive that is named, else from the registry."""
    record = json.loads((FOLDER / "dagre.json").read_text())
    if arguments:
        archive = Path(arguments[0]).read_bytes()
    else:
        with urllib.request.urlopen(record["url"], timeout=60) as answer:
            archive = answer.read()
    renew(archive, record, FOLDER)
    print(f"{record['package']} {record['version']}: as recorded")


if __name__ == "__main__":
    main(sys.argv[1:])
