"""nn.thor over described layers: beside its formulas in f64, and what MindSpore refuses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stepfuse.mindspore import Parameter, Tensor, nn

F = np.float32
RATES, DAMPING = (Tensor(np.array(v, F)) for v in ([0.1, 0.09, 0.08, 0.07], [0.3, 0.2, 0.2, 0.1]))


class Net(nn.Cell):
    """A convolution, a dense layer of 130 inputs, an embedding, a norm and a number besides."""

    def __init__(self) -> None:
        super().__init__()
        rng = np.random.default_rng(0)

        def parameter(*dims: int) -> Parameter:
            return Parameter(rng.normal(size=dims).astype(F))

        self.conv = nn.ThorLayer("conv", parameter(3, 2, 2, 2))
        self.fc = nn.ThorLayer("dense", parameter(4, 130), parameter(4))
        self.words = nn.ThorLayer("embedding", parameter(6, 3))
        self.norm = nn.ThorLayer("layer_norm", parameter(5), parameter(5))
        self.scale = parameter(2, 2)


def made(net: Net, **options: Any) -> Any:
    options = {"batch_size": 8, "loss_scale": 2.0, "frequency": 2, "weight_decay": 0.01} | options
    return nn.thor(net, RATES, DAMPING, 0.9, **options)


def covariance(rng: Any, n: int) -> Any:
    x = rng.normal(size=(200, n)).astype(F)
    return x.T @ x / F(200)


def give(net: Net, rng: Any) -> dict[str, Any]:
    """Gives covariances; what the layers were given, by name, A first."""
    found = {
        "conv": (covariance(rng, 8), covariance(rng, 3), 9.0, 4.0),
        "fc": (covariance(rng, 130), covariance(rng, 4)),
        "words": (rng.integers(0, 4, 6).astype(F), covariance(rng, 3)),
    }
    for name, values in found.items():
        getattr(net, name).give(*values)
    return found


def inverses(given: dict[str, Any], lam: float) -> dict[str, Any]:
    """In f64, with MindSpore's blocks of 128."""
    inverse = lambda c, s: np.linalg.inv(c + s * np.eye(len(c)))  # noqa: E731
    wide = {n: [np.asarray(v, np.float64) for v in vs] for n, vs in given.items()}
    root, g = np.sqrt(lam), {n: vs[1] * 8.0**2 / 2.0**2 for n, vs in wide.items()}
    p, q = wide["conv"][2:]
    blocks = np.zeros((130, 130))
    for part in (slice(0, 128), slice(128, 130)):
        blocks[part, part] = wide["fc"][0][part, part]
    return {
        "conv": (
            np.sqrt(1 / p) * inverse(wide["conv"][0], np.sqrt(lam / p)),
            np.sqrt(1 / p) * inverse(g["conv"], np.sqrt(lam / q)),
        ),
        "fc": (inverse(blocks, root), inverse(g["fc"], root)),
        "words": (1 / (wide["words"][0] / 8 + root), inverse(g["words"], root)),
    }


def test_it_is_the_formulas() -> None:
    net, rng = Net(), np.random.default_rng(1)
    opt = made(net, use_nesterov=True, decay_filter=lambda p: "bias" not in p.name)
    exact = {p.name: p.asnumpy().astype(np.float64) for p in opt.parameters}
    moments = {n: np.zeros_like(w) for n, w in exact.items()}
    found: dict[str, Any] = {}
    for t in range(4):
        assert opt.thor == (t % 2 == 0)
        lam, lr = float(DAMPING[t]), float(RATES[t])
        if opt.thor:
            found = inverses(give(net, rng), lam)
        grads = [rng.normal(size=p.shape).astype(F) for p in opt.parameters]
        opt(grads)
        for p, grad in zip(opt.parameters, grads, strict=True):
            g, w, layer = grad.astype(np.float64) / 2.0, exact[p.name], p.name.split(".")[0]
            if layer == "words":
                g = found[layer][0][:, None] * g @ found[layer][1]
            elif layer in found and g.ndim > 1:
                a, gi = found[layer]
                g = (gi @ g.reshape(len(g), -1) @ a).reshape(g.shape)
            elif layer == "norm":
                g = g / (g * g / 8 + np.sqrt(lam))
            g = g + (0.0 if "bias" in p.name else 0.01) * w
            moments[p.name] = 0.9 * moments[p.name] + g
            exact[p.name] = w - lr * (g + 0.9 * moments[p.name])
    for p in opt.parameters:
        np.testing.assert_allclose(p.asnumpy(), exact[p.name], rtol=2e-4, atol=2e-5, err_msg=p.name)
    assert opt.cov_step.asnumpy() == 4 and opt.split_indices == [2]
    with pytest.raises(RuntimeError, match="past the end of the 4"):
        give(net, rng)
        opt([np.zeros(p.shape, F) for p in opt.parameters])


def test_it_goes_on_from_a_checkpoint_between_two_refreshes(tmp_path: Path) -> None:
    nets = Net(), Net()
    opts = [made(net) for net in nets]
    rng = np.random.default_rng(2)
    grads = [[rng.normal(size=p.shape).astype(F) for p in opts[0].parameters] for _ in range(4)]
    give(nets[0], rng)
    opts[0](grads[0])
    opts[0].save(tmp_path / "c.safetensors")
    opts[1].load(tmp_path / "c.safetensors")
    for t in range(1, 4):
        for net, opt in zip(nets, opts, strict=True):
            if opt.thor:
                give(net, np.random.default_rng(t))
            opt(grads[t])
    for p, q in zip(*(opt.parameters for opt in opts), strict=True):
        assert p.asnumpy().tobytes() == q.asnumpy().tobytes()


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"frequency": 1}, ValueError, "'frequency' must be at least 2, but got 1"),
        ({"frequency": 2.5}, TypeError, "type of 'frequency' must be int"),
        ({"frequency": 0}, ValueError, "'frequency' must be above 0"),
        ({"momentum": 1}, TypeError, "type of 'momentum' must be float"),
        ({"momentum": -0.1}, ValueError, "'momentum' must be in"),
        ({"learning_rate": 0.1}, TypeError, "'learning_rate' must be a Tensor"),
        ({"damping": 0.1}, TypeError, "'damping' must be a Tensor of one value a step"),
        ({"loss_scale": 0.0}, ValueError, "'loss_scale' must be in"),
        ({"weight_decay": -1.0}, ValueError, "'weight_decay' must be in"),
        ({"use_nesterov": 1}, TypeError, "type of 'use_nesterov' must be bool"),
        ({"split_indices": [5]}, ValueError, "ascend to the last layer, 2, but got"),
        ({"net": None}, TypeError, "'net' must be a Cell"),
    ],
)
def test_it_refuses_what_mindspore_refuses(
    options: dict[str, Any], error: type[Exception], message: str
) -> None:
    given = {"net": Net(), "learning_rate": RATES, "damping": DAMPING, "momentum": 0.9}
    with pytest.raises(error, match=message):
        nn.thor(**{**given, **options})


def test_what_is_missing_is_named_and_nothing_has_changed() -> None:
    net, rng = Net(), np.random.default_rng(3)
    opt = made(net)
    before = [p.asnumpy().copy() for p in opt.parameters]
    grads = [np.ones(p.shape, F) for p in opt.parameters]
    with pytest.raises(ValueError, match=r"conv\.weight was given no covariances"):
        opt(grads)
    give(net, rng)
    with pytest.raises(ValueError, match=r"fc\.weight: matrix_a must have shape \(130, 130\)"):
        net.fc.give(np.eye(3), np.eye(4))
    with pytest.raises(TypeError, match=r"norm\.weight: a layer norm has no covariances"):
        net.norm.give(1, 1)
    bad = nn.thor(net, RATES, Tensor(np.array([np.nan], F)), 0.9)
    with pytest.raises(ValueError, match="damping at step 0 must be 0 or above, got nan"):
        bad(grads)
    assert all((p.asnumpy() == b).all() for p, b in zip(opt.parameters, before, strict=True))
    assert isinstance(opt, nn.Optimizer) and opt.cov_step.asnumpy() == 0
    opt(grads)
    assert opt.cov_step.asnumpy() == 1 and not net.fc.given
