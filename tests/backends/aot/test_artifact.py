"""Compiled ahead of time: the same bits, no compiler at load, refusals with their reasons."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.aot.load import manifest_digest
from stepfuse.ir.graph import Spec
from stepfuse.ir.types import DTYPES
from stepfuse.tools.accuracy.references import FUNCTIONS
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.command_line import compiled
from tests.support.oracles.numeric import same_arrays, same_bits

ROOT = Path(__file__).parents[3]
WHOLE = (
    "unscale", "check_finite", "clip_by_global_norm", "adamw", "ema_weights", "shadow", "zero_grad",
)  # fmt: skip
SPECS = {"adamw": "adamw", "lamb": "lamb", "adafactor": "adafactor", "whole": "+".join(WHOLE)}
SHAPES = [(300, 250), (100_003,), (7,), (), (0,), (300, 1500)]

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")


@pytest.fixture(scope="module")
def artifact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("artifact")
    compiled(directory, *SPECS.values(), "--name", "adamw")
    return directory


def trained(spec: Spec | stepfuse.Compilation, threads: int = 1) -> list[np.ndarray]:
    rng = np.random.default_rng(0)
    params = [np.array(rng.standard_normal(s), np.float32) for s in SHAPES]
    optimizer = stepfuse.Optimizer(params, spec, threads=threads, lr=0.01)
    for _ in range(3):
        optimizer.step([np.array(rng.standard_normal(s), np.float32) for s in SHAPES])
    return [*params, *(a for s in optimizer.state for a in s.values())]


def spec_of(name: str) -> Spec:
    return stepfuse.chain(*SPECS[name].split("+"))


# The suite has one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", SPECS)
def test_a_loaded_program_gives_the_same_bits(artifact: Path, name: str, threads: int) -> None:
    loaded = stepfuse.load(artifact, SPECS[name])
    assert same_arrays(trained(spec_of(name)), trained(loaded, threads))


@pytest.mark.parametrize("target", ["x86-64-v2", "x86-64-v3"])
def test_every_cpu_level_gives_the_same_bits(tmp_path: Path, target: str) -> None:
    compiled(tmp_path, "lamb", "--target", target)
    assert same_arrays(trained(spec_of("lamb")), trained(stepfuse.load(tmp_path)))


@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_functions_have_the_same_bits_at_every_cpu_level(tmp_path: Path, dtype: str) -> None:
    roles = "\n".join(f"state %{op} = 0.0 : f32 elem" for op in FUNCTIONS)
    nodes = "\n".join(f"%{n} = {op} %grad : real elem" for n, op in enumerate(FUNCTIONS))
    updates = "\n".join(f"update %{op} = %{n}" for n, op in enumerate(FUNCTIONS))
    path = tmp_path / "functions.sf"
    path.write_text(
        f"optimizer @functions {{\nparam %param : f32 elem\ngrad %grad : f32 elem\n{roles}\n"
        f"step {{\n{nodes}\n{updates}\n}}\n}}\n"
    )
    dtypes = f"param={dtype},grad={dtype},state={dtype}"
    grad = (np.random.default_rng(2).standard_normal(5000) * 30).astype(DTYPES[dtype].numpy)
    grad[:5] = 0.0, -0.0, np.inf, -np.inf, np.nan

    def values(spec: Spec | stepfuse.Compilation, **options: str) -> dict[str, np.ndarray]:
        optimizer = stepfuse.Optimizer([np.zeros_like(grad)], spec, **options)
        optimizer.step([grad])
        return optimizer.state[0]

    spec = stepfuse.parse(path.read_text())
    expected = values(spec, backend="reference", dtypes=dtypes)
    found = [values(spec, dtypes=dtypes)]
    for target in ("x86-64-v2", "x86-64-v3"):
        compiled(tmp_path / target, str(path), "--target", target, "--dtypes", dtypes)
        found.append(values(stepfuse.load(tmp_path / target)))
    for states in found:
        assert [op for op in FUNCTIONS if not same_bits(states[op], expected[op])] == []


def test_loading_imports_no_compiler(artifact: Path) -> None:
    code = (
        "import sys, numpy as np, stepfuse\n"
        f"program = stepfuse.load({str(artifact)!r}, 'adamw')\n"
        "p = [np.ones(300000, np.float32)]\n"
        "stepfuse.Optimizer(p, program, threads=2).step([p[0].copy()])\n"
        "print([m for m in ('numba', 'llvmlite', 'onnx', 'networkx') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# Several variants, and several levels: one after the other, in half the time of both at once.
# `python -m tests.campaigns.products --only bytes` compiles every spec for all levels, twice.
@pytest.mark.parametrize("arguments", [("adafactor", "--target", "x86-64-v3"), ("sgd",)])
def test_the_same_input_gives_the_same_bytes(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    check_bytes(tmp_path, *arguments)


def check_bytes(tmp_path: Path, *arguments: str) -> None:
    """Asserts that two compilations write the same files, neither of which finds kept code."""
    for place in ("a", "b"):
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_CACHE_HOME", str(tmp_path / f"kept {place}"))
            compiled(tmp_path / place, *arguments)
    names = {p.name for p in (tmp_path / "a").iterdir()}
    assert {Path(n).suffix for n in names} == {".o", ".so", ".h", ".json"}
    for name in names:
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


def test_what_would_change_code_is_refused(artifact: Path) -> None:
    loaded = stepfuse.load(artifact, "adamw")
    with pytest.raises(TypeError, match="compiled already; policy"):
        stepfuse.Optimizer([np.ones(3, np.float32)], loaded, policy="fast")


def test_a_library_of_several_specs_wants_a_name(artifact: Path) -> None:
    with pytest.raises(ValueError, match="name one of them"):
        stepfuse.load(artifact)


# ------------------------------------------------------------------ refusals


@pytest.fixture
def copy(artifact: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(artifact, tmp_path / "copy"))


def edited(directory: Path, **changes: object) -> None:
    """A manifest with other entries, and a digest that fits."""
    path = directory / "manifest.json"
    body = json.loads(path.read_text())
    body.pop("sha256")
    body |= changes
    path.write_text(json.dumps({**body, "sha256": manifest_digest(body)}))


def refused(directory: Path, reason: str) -> None:
    with pytest.raises(stepfuse.ArtifactError, match=reason):
        stepfuse.load(directory, "adamw")


def test_a_library_that_was_cut_off(copy: Path) -> None:
    path = next(copy.glob("*.so"))
    path.write_bytes(path.read_bytes()[:-100])
    refused(copy, "SHA-256 is not the manifest's")


def test_a_library_that_was_changed(copy: Path) -> None:
    path = next(copy.glob("*.so"))
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(bytes(content))
    refused(copy, "SHA-256 is not the manifest's")


def test_a_manifest_that_was_changed(copy: Path) -> None:
    path = copy / "manifest.json"
    path.write_text(path.read_text().replace("0.001", "0.002", 1))
    refused(copy, "changed after it was written")


def test_a_manifest_of_a_later_version(copy: Path) -> None:
    edited(copy, abi=99)
    refused(copy, "ABI version 99")


def test_a_spec_that_the_library_was_not_made_of(copy: Path) -> None:
    specs = json.loads((copy / "manifest.json").read_text())["specs"]
    specs[0]["text"] = specs[0]["text"].replace(" = sqrt ", " = abs ", 1)
    edited(copy, specs=specs)
    refused(copy, "sf_adamw_0 is another program than was compiled")


@pytest.mark.parametrize(
    ("name", "reason"), [("manifest.json", "No such file"), ("libadamw.so", "incomplete")]
)
def test_a_file_that_is_missing(copy: Path, name: str, reason: str) -> None:
    (copy / name).unlink()
    refused(copy, reason)


def test_a_file_that_is_something_else(copy: Path) -> None:
    (copy / "manifest.json").write_text("[]")
    refused(copy, "not a manifest of stepfuse")


def test_a_target_that_is_unknown(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["compile", "sgd", "-o", str(tmp_path), "--target", "z80"])
    assert result.exit_code == 2
    assert "unknown target 'z80'" in result.stderr


def test_half_precision_says_what_it_needs(tmp_path: Path) -> None:
    arguments = ["compile", "sgd", "-o", str(tmp_path), "--dtype", "param=f16,grad=f16"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 1
    assert "--target x86-64-v3" in result.stderr
    assert CliRunner().invoke(app, [*arguments, "--target", "x86-64-v3"]).exit_code == 0


def test_inspect_shows_what_was_compiled(artifact: Path) -> None:
    shown = CliRunner().invoke(app, ["inspect", str(artifact)])
    assert shown.exit_code == 0
    for word in ("sf_adamw_0_sweep_0", "x86-64-v4", "optimizer @lamb {", "sha256"):
        assert word in shown.output
    assert CliRunner().invoke(app, ["inspect", str(artifact / "nowhere")]).exit_code == 1


# ------------------------------------------------------------------ from C


def test_the_c_example_trains(artifact: Path, tmp_path: Path) -> None:
    command = [
        "cc", "-O2", "-Wall", "-Wextra", "-Werror", "-fopenmp", f"-I{artifact}",
        str(ROOT / "examples" / "c" / "train.c"), f"-L{artifact}", "-ladamw",
        f"-Wl,-rpath,{artifact}", "-o", str(tmp_path / "train"), "-lm",
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)
    done = subprocess.run([tmp_path / "train"], capture_output=True, text=True, check=True)
    lengths = (1_000_003, 40_000, 17)
    params = [np.zeros(n, np.float32) for n in lengths]
    optimizer = stepfuse.Optimizer(params, "adamw", lr=0.05, weight_decay=0.0)
    targets = [(np.arange(n) % 7 - 3).astype(np.float32) for n in lengths]
    for _ in range(200):
        optimizer.step([p - t for p, t in zip(params, targets, strict=True)])
    total = sum(float(p.astype(np.float64).sum()) for p in params)
    assert f"sum {total:.9g}" in done.stdout
