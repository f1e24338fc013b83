"""Artifacts rebuilt, replaced and removed while they are loaded: in processes of their own.

A crash is a failed test, as is the old code where the new one was asked for.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import stepfuse
from stepfuse.backends.aot.load import digest, manifest_digest
from stepfuse.backends.aot.publish import publish
from stepfuse.backends.native import private_library
from stepfuse.tools.cli import app
from typer.testing import CliRunner

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")

START = """
import os, shutil, subprocess, sys
import numpy as np, stepfuse
from stepfuse.tools.cli import app
from typer.testing import CliRunner
D = sys.argv[1]
def compiled(spec, *more):
    done = CliRunner().invoke(app, ["compile", spec, "-o", D, "--target", "x86-64-v2", *more])
    assert done.exit_code == 0, done.output
def stepped(optimizer, params):
    optimizer.step([np.full(4, 2.0, np.float32)])
    return float(params[0][0])
def made(name=""):
    params = [np.zeros(4, np.float32)]
    return stepfuse.Optimizer(params, stepfuse.load(D, name), lr=0.5, threads=1), params
"""
SPEC = """
from stepfuse import optimizer, update
@optimizer
def same(param, grad, *, lr=0.1):
    return update(param=param {sign} lr * grad)
"""


def script(body: str, folder: Path) -> str:
    """What a process prints that runs a piece of code over a folder."""
    command = [sys.executable, "-c", START + body, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, f"{done.returncode}: {done.stderr}"
    return done.stdout


def test_a_rebuild_of_what_is_loaded(tmp_path: Path) -> None:
    body = """
compiled("sgd"); first = made(); print(stepped(*first))
compiled("sgd"); second = made(); print(stepped(*second)); print(stepped(*first))
"""
    assert script(body, tmp_path / "d").split() == ["-1.0", "-1.0", "-2.0"]


def test_a_rebuild_by_another_process(tmp_path: Path) -> None:
    body = """
compiled("sgd"); first = made(); print(stepped(*first))
code = "from stepfuse.tools.cli import app; app()"
command = [sys.executable, "-c", code, "compile", "lamb", "--name", "sgd", "--force", "-o", D]
subprocess.run(command, check=True, capture_output=True)
print(stepped(*first)); print(stepfuse.load(D).spec.name)
"""
    assert script(body, tmp_path / "d").split() == ["-1.0", "-2.0", "lamb"]


def test_another_spec_under_the_same_path_runs_and_not_the_old_one(tmp_path: Path) -> None:
    """Same name, same symbols, same number of functions: only the arithmetic is another."""
    for name, sign in (("a", "-"), ("b", "+")):
        (tmp_path / f"{name}.py").write_text(SPEC.format(sign=sign))
    body = """
here = os.path.dirname(D)
for name in "abab":
    shutil.rmtree(D, ignore_errors=True)
    compiled(f"{here}/{name}.py:same"); print(stepped(*made()))
"""
    assert script(body, tmp_path / "d").split() == ["-1.0", "1.0", "-1.0", "1.0"]


def test_a_removed_folder_is_no_matter_to_who_has_loaded(tmp_path: Path) -> None:
    body = """
compiled("sgd"); first = made(); shutil.rmtree(D); print(stepped(*first))
child = os.fork()
found = stepped(*first)
if not child: os._exit(0 if found == -2.0 else 1)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
print(found)
"""
    assert script(body, tmp_path / "d").split() == ["-1.0", "-2.0"]


@pytest.mark.parametrize("way", ["no memory files", "their files closed"])
def test_without_memory_files(tmp_path: Path, way: str) -> None:
    start = {
        "no memory files": "del os.memfd_create",
        "their files closed": "import threading; closing = True",
    }[way]
    body = f"""
{start}
for spec, other in (("sgd", "lion"), ("lion", "sgd")):
    compiled(spec); first = made(); print(stepped(*first))
    if "closing" in globals(): os.closerange(3, 200)
    compiled(spec); print(stepped(*first))
"""
    assert script(body, tmp_path / "d").split() == ["-1.0", "-2.0", "-0.5", "-1.0"]


# ------------------------------------------------------------------ what does not belong together


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two artifacts of the same names: of a spec, and of one with another sign."""
    folder = tmp_path_factory.mktemp("pair")
    for name, sign in (("a", "-"), ("b", "+")):
        (folder / f"{name}.py").write_text(SPEC.format(sign=sign))
        arguments = ["compile", f"{folder / name}.py:same", "-o", str(folder / name)]
        done = CliRunner().invoke(app, [*arguments, "--target", "x86-64-v2"])
        assert done.exit_code == 0, done.output
    arguments = ["compile", "lamb", "-o", str(folder / "lamb"), "--target", "x86-64-v2"]
    assert CliRunner().invoke(app, arguments).exit_code == 0
    return folder


def over(manifest: Path, library: Path, folder: Path) -> Path:
    """An artifact of one's manifest and another's library, whose digests fit."""
    folder.mkdir()
    body = json.loads((manifest / "manifest.json").read_text())
    body.pop("sha256")
    (code,) = library.glob("*.so")
    shutil.copy(code, folder / code.name)
    body["library"] = {"file": code.name, "sha256": digest(code.read_bytes())}
    whole = {**body, "sha256": manifest_digest(body)}
    (folder / "manifest.json").write_text(json.dumps(whole))
    return folder


def test_a_manifest_over_another_programs_library(pair: Path, tmp_path: Path) -> None:
    mixed = over(pair / "a", pair / "b", tmp_path / "mixed")
    with pytest.raises(stepfuse.ArtifactError, match=r"made of another program than .*sf_same_0"):
        stepfuse.load(mixed)


def test_a_manifest_over_another_specs_library(pair: Path, tmp_path: Path) -> None:
    mixed = over(pair / "a", pair / "lamb", tmp_path / "mixed")
    with pytest.raises(stepfuse.ArtifactError, match="has not the functions"):
        stepfuse.load(mixed)


def test_a_library_of_something_else(pair: Path, tmp_path: Path) -> None:
    (tmp_path / "other.c").write_text("int other(void) { return 3; }\n")
    (tmp_path / "lib").mkdir()
    command = ["cc", "-shared", "-fPIC", "other.c", "-o", "lib/libother.so"]
    subprocess.run(command, cwd=tmp_path, check=True)
    mixed = over(pair / "a", tmp_path / "lib", tmp_path / "mixed")
    with pytest.raises(stepfuse.ArtifactError, match="no library of stepfuse"):
        stepfuse.load(mixed)


# ------------------------------------------------------------------ writers


def test_nothing_changes_where_a_file_cannot_be_written(pair: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(pair / "a", tmp_path / "d"))
    before = {p.name: p.read_bytes() for p in folder.iterdir()}
    (folder / "c.h").mkdir()
    with pytest.raises(IsADirectoryError):
        publish(folder, {"same.o": b"new", "c.h": b"new", "manifest.json": b"new"})
    (folder / "c.h").rmdir()
    assert {p.name: p.read_bytes() for p in folder.iterdir()} == before


def _publish(folder: Path, content: bytes, count: int) -> None:
    for _ in range(count):
        publish(folder, {name: content for name in ("a", "b", "manifest.json")})


def test_two_processes_that_build_at_once(tmp_path: Path) -> None:
    """Whoever comes last has all of the files."""
    context = multiprocessing.get_context("spawn")
    works = [
        context.Process(target=_publish, args=(tmp_path / "d", content, 40))
        for content in (b"one", b"two")
    ]
    for work in works:
        work.start()
    for work in works:
        work.join()
        assert work.exitcode == 0
    files = {p.name: p.read_bytes() for p in (tmp_path / "d").iterdir()}
    assert set(files) == {"a", "b", "manifest.json"} and len(set(files.values())) == 1


def test_a_reader_beside_a_writer_finds_one_or_the_other(pair: Path, tmp_path: Path) -> None:
    kinds = [{p.name: p.read_bytes() for p in (pair / k).iterdir()} for k in "ab"]
    order = sorted(kinds[0], key=lambda name: name == "manifest.json")
    publish(tmp_path / "d", {name: kinds[0][name] for name in order})
    done = threading.Event()

    def rebuild() -> None:
        for turn in range(60):
            publish(tmp_path / "d", {name: kinds[turn % 2][name] for name in order})
        done.set()

    worker = threading.Thread(target=rebuild)
    worker.start()
    count = 0
    while not done.is_set() or not count:
        assert stepfuse.load(tmp_path / "d").spec.name == "same"
        count += 1
    worker.join()


def test_a_library_is_loaded_once_a_process(pair: Path) -> None:
    before = len(private_library._loaded)
    stepfuse.load(pair / "a")
    files = len(os.listdir("/proc/self/fd"))
    for _ in range(5):
        stepfuse.load(pair / "a")
    assert len(private_library._loaded) <= before + 1
    assert len(os.listdir("/proc/self/fd")) == files
