"""Networks as LessBN's drawings: every norm in its place, what leaves crossed out."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import onnx
import pytest
import stepfuse.torch as fused
import torch
from stepfuse import boost
from stepfuse.boost.less_bn.network_drawing import PALETTE, REMOVED
from stepfuse.tools.cli import app
from torch import nn
from typer.testing import CliRunner

from examples.networks.densenet import DenseNet
from examples.networks.resnet import BasicBlock, ResNet
from tests.boost.patterns import GRAPHS, SmallNetwork, onnx_of
from tests.support.oracles.drawings import SVG, check_arrows, check_boxes


def read(svg: str) -> ElementTree.Element:
    root = ElementTree.fromstring(svg)
    check_boxes(root)
    check_arrows(root)
    return root


def words(root: ElementTree.Element) -> list[str]:
    return [t.text or "" for t in root.iter(f"{SVG}text")]


def crossed(root: ElementTree.Element) -> list[str]:
    """The texts of the boxes from whose corners two lines go through the middle."""
    found: list[str] = []
    for piece in root.findall(f"{SVG}g"):
        ends = [[float(one.get(k, 0)) for k in ("x1", "x2")] for one in piece.iter(f"{SVG}line")]
        tops = [float(one.get("y1", 0)) for one in piece.iter(f"{SVG}line")]
        for text in piece.iter(f"{SVG}text"):
            x, y = float(text.get("x", 0)), float(text.get("y", 0))
            through = [sum(e) / 2 == pytest.approx(x, abs=0.1) and top < y < top + 24
                       for e, top in zip(ends, tops, strict=True)]  # fmt: skip
            if sum(through) == 2:
                found.append((text.text or "").partition(":")[0])
    return found


@pytest.mark.parametrize(
    "make",
    [
        lambda: ResNet(BasicBlock, (2, 1, 1, 1), 2, 3),
        lambda: DenseNet((3, 2, 2, 2), growth=2, classes=3),
    ],
    ids=["ResNet", "DenseNet"],
)  # fmt: skip
def test_a_network_is_drawn_with_what_leaves_crossed_out(make: type[nn.Module]) -> None:
    net = make()
    layers = [(name, one) for name, one in net.named_modules() if not [*one.children()]]
    names = {name for name, one in layers if not isinstance(one, nn.Identity)}
    made = boost.AutoBoost("O0", {"boost": {"mode": "manual", "less_bn": True}})
    made.network_auto_process_train(net, fused.SGD(net.parameters(), lr=0.1))
    root = read(made.explain(format="svg"))
    assert names | {"output"} <= {w.partition(":")[0] for w in words(root)} and len(names) > 20
    removed = {line.split(":")[0].strip() for line in made.explain().splitlines()
               if ": removed: " in line}  # fmt: skip
    assert sorted(crossed(root)) == sorted(removed) and len(removed) > 5
    fills = [r.get("fill") for r in root.iter(f"{SVG}rect")]
    assert fills.count(PALETTE[REMOVED].fill) == len(removed) + 1  # one in the legend


def test_without_lessbn_nothing_is_crossed_out_and_parts_have_drawings_of_their_own() -> None:
    made = boost.AutoBoost("O0")
    with pytest.raises(boost.BoostError, match="no network has been processed"):
        made.explain(format="svg")
    with pytest.raises(boost.BoostError, match="the format 'svgs' is unknown; did you mean svg"):
        made.explain(format="svgs")
    net = nn.Sequential(nn.Conv2d(1, 1, 1), nn.BatchNorm2d(1))
    made.network_auto_process_train(net, fused.SGD(net.parameters(), lr=0.1))
    root = read(made.explain(format="svg"))
    assert {"0: Conv2d", "1: BatchNorm2d", "Sequential"} <= {*words(root)} and crossed(root) == []

    class Deciding(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.within = ResNet(BasicBlock, (1, 1, 1, 1), 2, 3)

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return self.within(x) if x.sum() > 0 else x

    lesser = boost.LessBN(Deciding(), fn_flag=False)
    root = read(lesser.explain(format="svg"))
    assert "Deciding: within" in words(root) and sorted(crossed(root)) == sorted(lesser.removed)


def test_a_model_in_onnx_is_drawn_by_the_command(tmp_path: Path) -> None:
    body, leaving = GRAPHS["bottleneck, projected"]
    path, out = tmp_path / "net.onnx", tmp_path / "out.onnx"
    onnx.save(onnx_of(body, SmallNetwork(body)), path)

    def run(*more: str) -> tuple[int, str]:
        found = CliRunner().invoke(app, ["boost", "lessbn", str(path), *more])
        return found.exit_code, found.output

    code, told = run("--format", "svg")
    root = read(told)
    assert code == 0 and sorted(crossed(root)) == sorted(leaving.split())
    assert {"x", "Relu", "Conv", "Add", "n3: BatchNormalization", "output"} <= {*words(root)}
    assert [*tmp_path.iterdir()] == [path]  # nothing is written without -o
    assert run("--format", "svg", "-o", str(out)) == (0, told) and out.exists()
    code, told = run()
    assert code == 0 and "nothing is written without -o  3 of 4 batch norms removed" in told
    assert run("--format", "png")[0] == 2
