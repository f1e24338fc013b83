"""Every script of benchmarks/ and examples/ runs, each at its smallest size; none is timed here."""

from __future__ import annotations

import json
import os
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.support.processes.forked import run_python

ROOT = Path(__file__).parents[1]
TWO = "--rounds 2 --out OUT"  # OUT is the file that a script writes its figures to
START = "benchmarks/start.py"  # fresh processes, each of which compiles all byte code
SCRIPTS = {
    "benchmarks/boost.py": f"--only freeze {TWO}",
    "benchmarks/boost_networks.py": f"--minutes 0 --image 16 --batch 2 --steps 1 --only O0 {TWO}",
    "benchmarks/captured.py": f"--sizes 1000x1000 --only lion: {TWO}",
    "benchmarks/crossover.py": TWO,
    "benchmarks/cuda_step.py": "--stub --size 1e4 --budget 2 --out OUT",
    "benchmarks/formats.py": "--steps 10 --only linear8 --out OUT",
    "benchmarks/fuse_time.py": "--chains 1 --only '8 averages'",
    "benchmarks/growth.py": f"--largest 1000 --tensors 100 {TWO}",
    "benchmarks/hogwild.py": f"--batches 6 {TWO}",
    "benchmarks/in_backward.py": f"--cases 2x10 --block 1 {TWO}",
    "benchmarks/in_training.py": f"--cases 2x10 {TWO}",
    "benchmarks/jax_step.py": "--sizes 2x1000 --rounds 2",
    "benchmarks/lbfgs.py": f"--sizes 1e3 --history 2 --threads 1 {TWO}",
    "benchmarks/limit.py": "--quick --specs sgd",
    "benchmarks/offload.py": f"--parameters 100000 --staging 1 {TWO}",
    "benchmarks/onnx_exported.py": "--sizes 1000,100000 --rounds 2",
    "benchmarks/population.py": f"--members 2 --trials 2 {TWO}",
    "benchmarks/precision.py": "--quick --out OUT",
    "benchmarks/products.py": "--only thor --rounds 2 --output OUT",
    "benchmarks/rank_points.py": f"--ranks 2 --sizes 1e4 {TWO}",
    "benchmarks/row_sparse.py": f"--rows 1000 --listed 10 {TWO}",
    "benchmarks/sharded_step.py": f"--width 16 --wire bf16 {TWO}",
    "benchmarks/sharded_tensors.py": f"--size 2x4x8 {TWO}",
    "benchmarks/slow_wire.py": f"--rate loopback --width 16 --batch 2 {TWO}",
    "benchmarks/small_tensors.py": f"--size 10x100 {TWO}",
    "benchmarks/staleness.py": "--seeds 2 --arrivals 270 --out OUT",
    START: "--rounds 1 --compiler-rounds 0 --spec-rounds 0 --out OUT",
    "benchmarks/step.py": f"--sizes 1000 {TWO}",
    "benchmarks/torch_front.py": f"--sizes 2x100 --against 'torch fused' {TWO}",
    "benchmarks/widths.py": f"--specs adamw {TWO}",
    "benchmarks/wires_in_training.py": "--steps 2 --wire topk --out OUT",
    "examples/boost_digits.py": "--epochs 1 --seeds 1 --size 8 --out figures",
    "examples/capture.py": "--epochs 1 --out figures",
    "examples/demo.py": "--epochs 1 --out figures",
    "examples/diloco.py": "--engine threads --ranks 2 --steps 51 --out figures",
    "examples/learned.py": "--generations 2 --pairs 1 --out learned.npz",
    "examples/matrix_transformer.py": "--steps 3 --width 16 --depth 1 --batch 2",
    "examples/thor_digits.py": "--epochs 1 --seeds 1 --rates 0.05",
    "examples/ring.py": "--engine threads --ranks 3 --steps 3 --out figures",
    "examples/trainer.py": "",
}
NEEDS = {"examples/trainer.py": "transformers"}
# Modules of the scripts beside them; `cuda_step.py` has a test of its own, over a driver, and
# tests/ranks/test_slow_wire.py runs `wire.py`,
# docs/offload.md runs `offload.py`, tests/ranks/test_engines.py runs `mpi_sharded.py`,
# tests/interop/torch/sharded/test_optimizer.py runs `sharded.py`, tests/search/test_study.py
# `search.py`, tests/ranks/delayed/test_engines.py `parameter_server.py`.
PARTS = {
    "benchmarks/captured_pairs.py", "benchmarks/contest.py", "benchmarks/cuda_beside_torch.py",
    "benchmarks/cuda_machine.py", "benchmarks/cuda_parts.py", "benchmarks/cuda_run.py",
    "benchmarks/wire.py",
    "examples/cuda_step.py", "examples/mpi_sharded.py", "examples/offload.py",
    "examples/parameter_server.py", "examples/search.py", "examples/sharded.py",
}  # fmt: skip


def test_every_script_is_here() -> None:
    paths = (p for folder in ("benchmarks", "examples") for p in (ROOT / folder).glob("*.py"))
    assert {p.relative_to(ROOT).as_posix() for p in paths} == {*SCRIPTS} | PARTS


# `tests.campaigns.thinned` has the one that is left out, too.
@pytest.mark.parametrize(
    "script",
    [pytest.param(s, marks=[pytest.mark.thinned(0)] if s == START else []) for s in SCRIPTS],
)
def test_a_script_runs(script: str, tmp_path: Path) -> None:
    needs = NEEDS.get(script, "")
    if needs and find_spec(needs) is None:
        pytest.skip(f"needs {needs}")
    words = [w.replace("OUT", str(tmp_path / "out.json")) for w in shlex.split(SCRIPTS[script])]
    start, folder = [str(ROOT / script)], tmp_path
    if "from tests" in (ROOT / script).read_text():  # those are run as modules, from the root
        start, folder = ["-m", script.removesuffix(".py").replace("/", ".")], ROOT
    done = run_python([*start, *words], folder, os.environ, package=ROOT)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip()
    if "OUT" in SCRIPTS[script]:
        assert json.loads((tmp_path / "out.json").read_text())
