"""Functions of torch and JAX on traced values: some have a meaning, others are refused."""

from __future__ import annotations

import pytest
import stepfuse as sf

from tests.support.inputs.mistakes import BODY, HEAD, run, said

TORCH = {
    "torch.sqrt(grad)": "sqrt(grad)", "torch.rsqrt(grad)": "rsqrt(grad)",
    "torch.abs(grad)": "abs(grad)", "torch.add(grad, m)": "grad + m",
    "torch.mul(grad, 2.0)": "grad * 2.0", "torch.maximum(grad, m)": "maximum(grad, m)",
    "torch.where(grad > 0.0, grad, m)": "where(grad > 0.0, grad, m)",
    "torch.pow(grad, 2)": "grad**2", "+grad": "grad", "grad * np.float32(0.5)": "grad * 0.5",
    "grad ** np.int64(2)": "grad * grad",
}  # fmt: skip
DOMAIN = "write a.sum(TENSOR), or ROW, COL: the domain that remains"
REFUSED = [
    ("torch", "torch.sum(grad)", f"torch.sum cannot be traced; {DOMAIN}"),
    ("torch", "torch.nn.functional.relu(grad)",
     "torch.nn.functional.relu cannot be traced; write maximum(a, 0.0)"),
    ("torch", "torch.add(grad, m, alpha=2.0)", "torch.add cannot be traced; write a + b"),
    ("torch", "torch.stack([grad, m])", "torch.stack cannot be traced; write a role for each"),
    ("torch", "torch.tensor(grad)",
     "an array: a traced value has no number yet: the definition is traced once, before any step; "
     "write the value itself: it stands for the array"),
    ("torch", "torch.ones(1) * grad", "mul expects traced values and numbers, got tensor([1.]); an "
     "array is a role of the signature: m=zeros"),
    ("jax", "jnp.sqrt(grad)", "jnp.sqrt cannot be traced; write sqrt(a), of stepfuse"),
    ("jax", "jnp.where(grad > 0.0, grad, m)", "jnp.where cannot be traced; write where(c, a, b)"),
    ("jax", "jnp.sum(grad)", f"jnp.sum cannot be traced; {DOMAIN}"),
    ("jax", "jnp.asarray(grad)",
     "jnp.asarray cannot be traced; write the value itself: it stands for the array"),
    ("jax", "jnp.ones(1) * grad", "mul expects traced values and numbers, got Array([1.], "
     "dtype=float32); an array is a role of the signature: m=zeros"),
    ("", "pow(grad, 2, 3)", "a % b: a traced value has no remainder; write a - b * floor(a / b)"),
    ("", "grad >> 1",
     "a << b, a >> b: a traced value has no bits to shift; write a * 2.0**b, or a / 2.0**b"),
    ("", '"{:.1f}".format(lr)', "format '.1f': a traced value has no number yet: the definition is "
     "traced once, before any step; write {a} for what it stands for"),
]  # fmt: skip
IMPORTS = {"torch": "import torch\n", "jax": "import jax.numpy as jnp\n", "": ""}


@pytest.mark.parametrize("written", TORCH)
def test_what_has_a_meaning_is_what_stepfuse_writes(written: str) -> None:
    pytest.importorskip("torch")
    ours = run(HEAD + BODY.format(TORCH[written]))["mine"]
    theirs = run(IMPORTS["torch"] + HEAD + BODY.format(written))["mine"]
    assert theirs.spec == ours.spec


@pytest.mark.parametrize(("library", "written", "message"), REFUSED, ids=[r[1] for r in REFUSED])
def test_what_has_none_is_refused_at_its_place(library: str, written: str, message: str) -> None:
    if library:
        pytest.importorskip(library)
    text = IMPORTS[library] + HEAD + BODY.format(written)
    line = next(n for n, one in enumerate(text.splitlines(), 1) if one.startswith("    m = "))
    carets = "^" * len(written)
    assert (
        said(text) == f"mine.py:{line}:9: error: {message}\n      m = {written}\n          {carets}"
    )


def test_a_value_is_printed_as_what_it_stands_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert isinstance(run(HEAD + BODY.format("print(grad, f'{lr}') or grad"))["mine"].spec, sf.Spec)
    assert capsys.readouterr().out == "<traced f32 elem> <traced f64 group>\n"
