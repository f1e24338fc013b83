"""What is built: a source distribution, the wheel from it, its types as users' tools see them."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest
import stepfuse

ROOT = Path(__file__).parents[1]
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text())
FOLDERS = CONFIG["tool"]["setuptools"]["package-dir"]
STAYS = {
    "build", "dist", "tests", "docs", "benchmarks", "examples", "metapackage", "stepfuse.egg-info",
    "stepfuse_runtime.egg-info",
}  # fmt: skip
OURS = (  # for users
    "accuracy", "bench", "cuda", "cuda-compilers", "dask", "examples", "jax", "onnx", "ray",
    "search", "torch", "torchft",
)  # fmt: skip
PACKED = {
    ".py", ".pyi", ".h", ".json", ".typed", ".html", ".css", ".js", ".LICENSE",
}  # fmt: skip

USER = """
from typing import assert_type
import torch
from stepfuse.jax import factory
from stepfuse.torch import AdamW, Lion, Optimizer
from stepfuse.mindspore import Parameter, nn
from stepfuse.mindspore.nn import Momentum
import stepfuse
import stepfuse.torch

net = torch.nn.Linear(3, 2)
assert_type(Lion(net.parameters(), lr=0.1, betas=(0.9, 0.99), maximize=True), Lion)
other: stepfuse.torch.ScheduleFreeAdamW = stepfuse.torch.ScheduleFreeAdamW(net.parameters(), 0.1)
optimizer: torch.optim.Optimizer = AdamW(net.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(Lion(net.parameters()), step_size=3)
mine = Optimizer(net.parameters(), stepfuse.get("adamw"), lr=0.1)
text: str = Lion(net.parameters()).explain()
root, rate = stepfuse.sqrt, nn.CosineDecayLR(0.0, 0.1, 10)
"""
WRONG = {
    "Lion(net.parameters(), learning_rate=0.1)": "learning_rate",
    'Lion(net.parameters(), lr="fast")': "lr",
    "Lion(net.parameters(), betas=(0.9,))": "betas",
    "Lion()": "params",
    "stepfuse.torch.Lionn": "Lionn",
    "Momentum()": "params",
    "nn.CosineDecayLR()": "min_lr",
}


def build(folder: Path, out: Path, kind: str) -> Path:
    """The distribution that the declared backend makes of a folder, with nothing downloaded."""
    code = f"from setuptools import build_meta as b; b.build_{kind}({str(out)!r})"
    subprocess.run([sys.executable, "-W", "error", "-c", code], cwd=folder, check=True,
                   capture_output=True, timeout=300)  # fmt: skip
    (found,) = out.glob("*.tar.gz" if kind == "sdist" else "*.whl")
    return found


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked source distribution of the tree's files."""
    tree, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("sdist")
    for path in files_of(ROOT):
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        (tree / path).write_bytes((ROOT / path).read_bytes())
    with tarfile.open(build(tree, out, "sdist")) as archive:
        archive.extractall(out, filter="data")
    (unpacked,) = (p for p in out.iterdir() if p.is_dir())
    return unpacked


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the source distribution."""
    return build(source, tmp_path_factory.mktemp("wheel"), "wheel")


def files_of(root: Path) -> set[Path]:
    """The tree's files that could be distributed."""
    tops = [p for p in root.iterdir() if p.name[0] != "." and p.name not in STAYS]
    found = [f for top in tops for f in (top.rglob("*") if top.is_dir() else [top])]
    suffixes = {*PACKED, ".toml", ".md", ".in", ""}
    return {f.relative_to(root) for f in found
            if f.is_file() and f.suffix in suffixes and "__pycache__" not in f.parts}  # fmt: skip


def installed(path: Path) -> str:
    """Where a file of the tree lies in the wheel."""
    places = {folder: name.replace(".", "/") for name, folder in FOLDERS.items()}
    front = "/".join(path.parts[:2])
    return f"{places[front]}/{'/'.join(path.parts[2:])}" if front in places else f"stepfuse/{path}"


def test_the_wheel_has_every_file_of_the_packages_and_no_other(wheel: Path) -> None:
    expected = {installed(p) for p in files_of(ROOT) if p.suffix in PACKED}
    named = set(zipfile.ZipFile(wheel).namelist())
    assert {n for n in named if ".dist-info/" not in n} == expected


def test_the_source_distribution_has_no_tests(source: Path) -> None:
    """They need documents, examples and recorded data: they run from a clone."""
    assert not (source / "tests").exists()
    assert (source / "LICENSE").exists() and (source / "README.md").exists()


def test_stepfuse_holds_no_module_and_pins_the_runtime(tmp_path: Path) -> None:
    """And so no file belongs to two packages; the command and the extras' names are its own.

    Its source distribution, which is built beside the one place of the version, has it alone.
    """
    shutil.copy(ROOT / "__init__.py", tmp_path)
    made = shutil.copytree(ROOT / "metapackage", tmp_path / "metapackage")
    with tarfile.open(build(made, tmp_path / "sdist", "sdist")) as archive:
        archive.extractall(tmp_path / "alone", filter="data")
    (alone,) = (tmp_path / "alone").iterdir()
    with zipfile.ZipFile(build(alone, tmp_path / "out", "wheel")) as wheel:
        (info,) = {name.partition("/")[0] for name in wheel.namelist()}
        metadata = wheel.read(f"{info}/METADATA").decode()
        points = wheel.read(f"{info}/entry_points.txt").decode()
    version = stepfuse.__version__
    assert info == f"stepfuse-{version}.dist-info"
    required = set(re.findall(r"^Requires-Dist: (.*)$", metadata, re.MULTILINE))
    assert required == {f"stepfuse-runtime[cli,compiler]=={version}"} | {
        f'stepfuse-runtime[{name}]=={version}; extra == "{name}"' for name in OURS
    }
    assert "stepfuse = stepfuse.tools.cli:app" in points


def test_the_runtime_requires_numpy_alone_and_has_the_extras() -> None:
    project = CONFIG["project"]
    assert project["dependencies"] == ["numpy>=2.0"] and "scripts" not in project
    assert set(OURS) <= set(project["optional-dependencies"])


def test_the_declared_setuptools_knows_what_is_declared() -> None:
    """A licence as an expression is known from 77 on."""
    assert CONFIG["build-system"]["requires"] == ["setuptools>=77.0.3"]
    assert isinstance(CONFIG["project"]["license"], str)


@pytest.fixture(scope="module")
def user(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A user's folder with an environment that has the wheel, over this one's libraries."""
    folder = tmp_path_factory.mktemp("user")
    venv.create(folder / ".venv", with_pip=False, symlinks=True)
    paths = sysconfig.get_paths(vars={"base": str(folder / ".venv")}, scheme="venv")
    zipfile.ZipFile(wheel).extractall(paths["purelib"])
    libraries = [p for p in sys.path if p.endswith("site-packages")]
    Path(paths["purelib"], "libraries.pth").write_text("\n".join(libraries))
    wrong = "".join(f"{line}  # wrong\n" for line in WRONG)
    (folder / "script.py").write_text(f"{USER}{wrong}")
    # Their torch and jax are typed, but to follow them takes mypy half a minute.
    skipped = "[mypy-torch.*,jax.*]\nfollow_imports = skip\n"
    (folder / "mypy.ini").write_text(f"[mypy]\n{skipped}")
    return folder


@pytest.mark.parametrize("checker", ["pyright", "mypy"])
def test_a_users_script_is_checked(user: Path, checker: str) -> None:
    pytest.importorskip(checker, reason="needs the extra `lint`")
    found = errors(user, checker)
    first = USER.count("\n") + 1
    assert sorted(found) == [*range(first, first + len(WRONG))]
    for (_, message), part in zip(sorted(found.items()), WRONG.values(), strict=True):
        assert part in message


def errors(user: Path, checker: str) -> dict[int, str]:
    """What a type checker says about the user's script, by line."""
    python = str(user / ".venv" / "bin" / "python")
    options = {
        "pyright": ["--pythonpath", python, "--outputjson"],
        "mypy": ["--python-executable", python, "--cache-dir", "cache"],
    }[checker]
    done = subprocess.run([sys.executable, "-m", checker, *options, "script.py"], cwd=user,
                          capture_output=True, text=True, timeout=300)  # fmt: skip
    print(done.stdout, done.stderr)
    if checker == "mypy":
        return {int(m[1]): m[2] for m in re.finditer(r"script.py:(\d+): error: (.*)", done.stdout)}
    found = json.loads(done.stdout)["generalDiagnostics"]
    return {d["range"]["start"]["line"] + 1: d["message"] for d in found}
