"""Types are checked of files that changed, and of those that hang on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import check_types, nearest


def digests(root: Path, around: str = "") -> dict[str, str]:
    nearest.file_of.cache_clear()
    check_types.direct.cache_clear()
    paths = [p.relative_to(root).as_posix() for p in root.rglob("*.py")]
    return {path: check_types.digest(path, around) for path in paths}


def test_a_file_hangs_on_what_it_imports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (nearest, check_types):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    texts = {
        "ir/a.py": "def f():\n    from .b import x  # in a circle",
        "ir/b.py": "from . import (\n    a,\n)\n",
        "ir/__init__.py": "",
        "runtime/c.py": "from ..ir.a import f",
        "runtime/d.py": "import os",
        "fronts/torch/__init__.py": "from ..runtime.c import f",
    }
    for path, text in texts.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    before = digests(tmp_path)
    assert len(before) == len(texts)
    (tmp_path / "ir/b.py").write_text("from .a import f\n\nx = 1\n")
    after = digests(tmp_path)
    left = {"ir/__init__.py", "runtime/d.py"}
    assert {path for path in texts if before[path] == after[path]} == left
    assert not set(after.values()) & set(digests(tmp_path, "another Python").values())
    nearest.file_of.cache_clear()
    check_types.direct.cache_clear()


def test_the_files_are_those_of_the_settings() -> None:
    found = check_types.checked()
    assert {"compiler.py", "ir/graph.py"} < set(found)
    assert not any(path.startswith(("tests/", "benchmarks/")) for path in found)
