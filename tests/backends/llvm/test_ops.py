"""fma of f32 on CPUs without the instruction: x86-64-v2 code has the interpreter's bits."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.llvm.ops import LLVM_OPS
from stepfuse.backends.llvm.text import LlvmFunction, Module, Version
from stepfuse.ir.frontend.trace import cbrt, fma, optimizer, update, zeros
from stepfuse.ir.types import F32, F64
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.oracles.numeric import same_bits

SPEC = """
from stepfuse.ir.frontend.trace import cbrt, fma, optimizer, update, zeros

@optimizer
def products(param, grad, m=zeros, root=zeros):
    return update(param=fma(param, grad, m), m=param * 0.5 + m, root=cbrt(grad))
"""


@optimizer
def products(param, grad, m=zeros, root=zeros):
    """An fma of three arrays, and one of those that functions are made of."""
    return update(param=fma(param, grad, m), m=param * 0.5 + m, root=cbrt(grad))


def operands(rng: np.random.Generator, count: int) -> np.ndarray:
    """Of few bits, so that sums are ties; of all sizes; and what is not finite."""
    few = rng.integers(1 << 12, 1 << 13, count) * 2.0 ** rng.integers(-20, 20, count)
    wide = rng.standard_normal(count) * 10.0 ** rng.uniform(-44, 38, count)
    found = np.where(rng.random(count) < 0.5, few, wide).astype(np.float32)
    found[:6] = (0.0, -0.0, np.inf, -np.inf, np.nan, 1e-45)[:count]
    return rng.permutation(found)


@pytest.mark.filterwarnings("ignore:overflow")
def test_the_interpreter_s_bits(tmp_path: Path) -> None:
    (tmp_path / "products.py").write_text(SPEC)
    arguments = ["compile", f"{tmp_path}/products.py:products", "-o", str(tmp_path / "out")]
    result = CliRunner().invoke(app, [*arguments, "--target", "x86-64-v2"])
    assert result.exit_code == 0, result.output
    found: list[list[np.ndarray]] = []
    for spec, chosen in (
        (products.spec, {"backend": "reference"}),
        (stepfuse.load(tmp_path / "out"), {}),
    ):
        rng = np.random.default_rng(2)
        params = [operands(rng, n) for n in (1, 9, 20_001)]
        optimizer = stepfuse.Optimizer(params, spec, threads=1, **chosen)
        for _ in range(2):
            optimizer.step([operands(rng, p.size) for p in params])
        found.append([*params, *(a for s in optimizer.state for a in s.values())])
    assert all(map(same_bits, *found))


def called(version: Version) -> list[str]:
    """The functions that an fma of f32 in 16 lanes and one of f64 call, and those of the module."""
    module = Module("x86_64-unknown-linux-gnu", version)
    fn = LlvmFunction(module, "define void @f(<16 x float> %a, double %b)")
    LLVM_OPS["fma"](fn, F32, 16, ["%a"] * 3)
    LLVM_OPS["fma"](fn, F64, 1, ["%b"] * 3)
    fn.finish()
    return [
        *re.findall(r"call .*? (@\S+?)\(", module.functions[0]),
        *map(str, module.software_fmas),
    ]


def test_only_f32_is_replaced_and_only_where_there_is_no_instruction() -> None:
    ours = Version("sf_x_v2", has_fma=False)
    assert called(ours) == ["@sf_x_v2_fma_v16f32", "@llvm.fma.f64", "16"]
    assert called(Version()) == ["@llvm.fma.v16f32", "@llvm.fma.f64"]
