"""Variants found in the cache: equal to those compiled, and nothing of the compiler runs."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse import compiler
from stepfuse.backends import kept_variants
from stepfuse.backends.kept_variants import sources_digest
from stepfuse.backends.native import object_cache
from stepfuse.runtime.compilation import Compilation
from stepfuse.runtime.system import LOADED

SPECS = ("muon", "lamb")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache, of a compiler that has not changed since the process began."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(kept_variants, "sources_digest", lambda: "of a test")
    yield object_cache.default_directory()


def anew(spec: str, dtypes: str = "") -> Compilation:
    compiler.forget()
    return stepfuse.compile(spec, dtypes=dtypes)


@pytest.mark.parametrize("spec", SPECS)
def test_what_is_found_is_what_was_compiled(
    folder: Path, monkeypatch: pytest.MonkeyPatch, spec: str
) -> None:
    dtypes = "" if spec == "muon" else "state=linear8(256)"
    made = anew(spec, dtypes)
    with monkeypatch.context() as patch:
        patch.setattr(compiler, "snapshots", None)  # nothing is lowered, planned or printed
        found = anew(spec, dtypes)
        assert found.step_programs == made.step_programs
        assert [v.formats for v in found.variants] == [v.formats for v in made.variants]
        assert found.executables[0].source is not None
    assert found.source() == made.source()
    assert [v.plan for v in found.variants] == [v.plan for v in made.variants]


def test_damaged_records_and_missing_objects_are_compiled_anew(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, paths = anew("sgd"), list(folder.iterdir())
    assert len(paths) == 2  # a record and its object
    for path in paths:
        content = path.read_bytes()
        path.write_bytes(content[:-1])
        assert anew("sgd").step_programs == made.step_programs
        assert path.read_bytes() == content
        path.unlink()
        assert anew("sgd").step_programs == made.step_programs
        assert path.read_bytes() == content


def test_another_compiler_finds_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anew("sgd")
    before = set(folder.iterdir())
    monkeypatch.setattr(kept_variants, "sources_digest", lambda: "of another")
    anew("sgd")
    (record,) = set(folder.iterdir()) - before
    assert record.stat().st_size < 10_000  # the object is the same


def test_a_compiler_that_has_changed_meanwhile_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ir", "passes", "backends"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.py").write_text(name)
    (tmp_path / "compiler.py").write_text("a")
    monkeypatch.setattr(kept_variants, "_ROOT", tmp_path)
    monkeypatch.setattr(kept_variants, "_LENGTH", len(str(tmp_path)))

    def of(when: float) -> str:
        for path in tmp_path.rglob("*.py"):
            os.utime(path, (when, when))
        return sources_digest.__wrapped__()

    first = of(LOADED - 10)
    assert first and of(LOADED - 20) == first
    assert of(time.time() + 10) == ""
    (tmp_path / "passes" / "a.py").write_text("other")
    assert of(LOADED - 10) not in ("", first)


def test_sixty_shapes_share_one_set_of_functions(compilations: list[str]) -> None:
    stepfuse.Optimizer([np.zeros((24, 96), np.float32), np.zeros((3, 2), np.float32)], "muon")
    compilations.clear()
    shapes = [(3 + n, 200 - 3 * n) for n in range(60)]
    params = [np.ones(shape, np.float32) for shape in shapes]
    stepfuse.Optimizer(params, "muon").step([np.ones(shape, np.float32) for shape in shapes])
    assert compilations == []
    texts = [v.compiled.source() for v in stepfuse.compile("muon").variants]
    products = [len(re.findall(r"define .*@sf_shared_", text)) for text in texts]
    passes = [text.count("define void @sf_matrix_") for text in texts]
    assert all(few < 13 < 20 < many for few, many in zip(products, passes, strict=True))
