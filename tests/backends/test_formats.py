"""Coded roles: all engines have the same bits, a held step touches nothing, artifacts have them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
import stepfuse
from stepfuse.ir.graph import Spec
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.oracles.numeric import same_bits

LENGTHS = (0, 1, 31, 33, 255, 257, 4097, 70_001)
GUARDED = "unscale+check_finite+clip_by_global_norm+adamw+shadow+zero_grad"
NATIVE = ("native", 1), ("native", 2)
ALL = *NATIVE, ("numba", 1)  # takes seconds to compile
CASES = (
    ("sgd", "param=bf16_split,grad=bf16", ALL),
    ("lion", "param=bf16_kahan,grad=bf16,state=bf16_stochastic(3)", ALL),
    ("adamw", "m=dynamic8(32),v=linear8(32)", ALL),
    ("adamw", "state=linear8", NATIVE),
    ("adamw", "state=linear8(4096),param=bf16,grad=bf16", NATIVE),
    ("adamw", "param=bf16_stochastic,grad=bf16,state=bf16_stochastic", NATIVE),
    ("adamw", "param=bf16_split,grad=bf16,state=linear8(128)", NATIVE),
    ("lamb", "state=dynamic8(128)", NATIVE),
    ("adamw", "m=f8e4m3(64),v=f8e5m2(64),param=bf16,grad=bf16", NATIVE),
    ("adamw", "m=dynamic4(64),v=dynamic4(32),param=bf16,grad=bf16", NATIVE),
    ("adafactor", "param=bf16_kahan", NATIVE),
    (GUARDED, "state=linear8,param=bf16_kahan,shadow=bf16_stochastic", NATIVE),
)


def spec_of(name: str) -> Spec:
    return stepfuse.chain(*name.split("+"))


def dtype_of(text: str, role: str) -> type:
    return ml_dtypes.bfloat16 if f"{role}=bf16" in text else np.float32


def draw(rng: np.random.Generator, length: int, dtype: type) -> np.ndarray:
    values = rng.standard_normal(length) * 10.0 ** rng.integers(-6, 4, length)
    return np.where(rng.random(length) < 0.02, 0.0, values).astype(dtype)


def trained(
    spec: Spec | stepfuse.Compilation, text: str, backend: str, threads: int
) -> list[np.ndarray]:
    """All that a few steps leave; in the second, two gradients are not finite."""
    rng = np.random.default_rng(11)
    params = [draw(rng, n, dtype_of(text, "param")) for n in LENGTHS]
    given = {} if isinstance(spec, stepfuse.Compilation) else {"dtypes": text, "backend": backend}
    optimizer = stepfuse.Optimizer(params, spec, threads=threads, **given)
    for step in range(3):
        grads = [draw(rng, n, dtype_of(text, "grad")) for n in LENGTHS]
        if step == 1:
            grads[2][3], grads[-1][40_000] = np.nan, np.inf
        optimizer.step(grads)
    found = [*params, *(a for s in optimizer.state for a in s.values())]
    found += [np.asarray(v) for v in optimizer.numbers.values()]
    return [a.view(np.uint16) if a.dtype == ml_dtypes.bfloat16 else a for a in found]


# The suite has every other case; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(2)
@pytest.mark.parametrize(("name", "text", "engines"), CASES)
def test_the_engines_agree(name: str, text: str, engines: tuple[tuple[str, int], ...]) -> None:
    spec = spec_of(name)
    meaning = trained(spec, text, "reference", 1)
    for backend, threads in engines:
        found = trained(spec, text, backend, threads)
        wrong = [i for i, (a, b) in enumerate(zip(meaning, found, strict=True))
                 if not same_bits(a, b)]  # fmt: skip
        assert not wrong, f"{backend} with {threads} threads differs in arrays {wrong}"


def test_a_step_that_is_held_leaves_codes_and_scales() -> None:
    text = "state=linear8,param=bf16_split"
    param = np.ones(1000, ml_dtypes.bfloat16)
    optimizer = stepfuse.Optimizer([param], spec_of(GUARDED), dtypes=text)
    grad = np.linspace(-1, 1, 1000, dtype=np.float32)
    optimizer.step([grad])
    before = {name: array.tobytes() for name, array in optimizer.state[0].items()}
    assert {"m", "m_scale", "v", "v_scale", "param_low"} <= set(before)
    bad = np.full(1000, np.inf, np.float32)
    optimizer.step([bad])
    assert {name: array.tobytes() for name, array in optimizer.state[0].items()} == before
    assert (bad == 0.0).all()  # zero_grad comes whatever happened


def test_codes_and_scales_may_lie_in_arrays_of_the_user() -> None:
    own = {
        "m": np.zeros((30, 30), np.int8), "m_scale": np.zeros(4, np.float32),
        "v": np.zeros((30, 30), np.uint8), "v_scale": np.zeros(4, np.float32),
    }  # fmt: skip
    param = np.ones((30, 30), np.float32)
    optimizer = stepfuse.Optimizer([param], "adamw", dtypes="state=linear8", states=[own])
    optimizer.step([np.full((30, 30), 2.0, np.float32)])
    assert (own["m"] == 127).all() and (own["v"] == 255).all()
    np.testing.assert_allclose(own["m_scale"], 0.2, rtol=1e-6)


def test_eight_bits_move_few_bytes_in_one_sweep() -> None:
    (variant,) = stepfuse.compile("adamw", backend="reference", dtypes="state=linear8").variants
    (sweep,) = variant.program.sweeps
    assert (len(sweep.kernels), variant.schedule.cost.optimal) == (2, 16)


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")
def test_an_artifact_carries_the_formats(tmp_path: Path) -> None:
    text = "param=bf16_stochastic(9),grad=bf16,state=linear8(128)"
    result = CliRunner().invoke(app, ["compile", "adamw", "--dtype", text, "-o", str(tmp_path)])
    assert result.exit_code == 0, result.output
    loaded = stepfuse.load(tmp_path)
    wanted = trained(spec_of("adamw"), text, "native", 1)
    assert all(map(same_bits, wanted, trained(loaded, text, "", 2)))
    (entry,) = json.loads((tmp_path / "manifest.json").read_text())["specs"]
    roles = {r["name"]: r["type"].split()[0] for r in entry["variants"][0]["program"]["roles"]}
    assert roles["m"] == "i8" and roles["v"] == "u8" and roles["m_scale"] == "f32"
    assert roles["rounding_step"] == "f64"
