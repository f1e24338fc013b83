"""LessBN on whole networks in torch and, exported by torch, in ONNX: the same norms, one output.

python -m tests.campaigns.less_bn_networks
"""

from __future__ import annotations

import argparse
import io
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import onnx
import onnxruntime
import torch
from stepfuse import boost
from stepfuse.boost.less_bn.onnx_flow import less_bn_onnx
from torch import nn

from examples.networks.densenet import densenet121
from examples.networks.mobilenet_v2 import MobileNetV2
from examples.networks.resnet import resnet18, resnet50
from tests.boost.less_bn.test_less_bn import DENSENET, MOBILENET, RESNET_18, RESNET_50

SIZE = 64
NETWORKS: dict[str, tuple[Callable[[], nn.Module], set[str]]] = {
    "ResNet-18": (lambda: resnet18(16, 10), RESNET_18),
    "ResNet-50": (lambda: resnet50(8, 10), RESNET_50),
    "MobileNetV2": (lambda: MobileNetV2(0.5, 10), MOBILENET),
    "DenseNet-121": (lambda: densenet121(8, 10), DENSENET),
}


def exported(net: nn.Module, image: torch.Tensor) -> Any:
    """The network as torch writes it, its norms as nodes of their own."""
    file = io.BytesIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(
            net, (image,), file, dynamo=False, input_names=["x"],
            training=torch.onnx.TrainingMode.PRESERVE, do_constant_folding=False,
        )  # fmt: skip
    return onnx.load_from_string(file.getvalue())


def compare(name: str) -> bool:
    """One network; prints what was found, True if all of it is right."""
    make, expected = NETWORKS[name]
    torch.manual_seed(0)
    net = make()
    with torch.no_grad():
        for _ in range(3):  # statistics of its own
            net(torch.randn(8, 3, SIZE, SIZE))
    net.eval()
    image = torch.randn(2, 3, SIZE, SIZE)
    found = less_bn_onnx(exported(net, image))
    onnx_set = {d.name for d in found.decisions if d.is_removed}
    torch_set = set(boost.LessBN(net, fn_flag=False).removed)
    session = onnxruntime.InferenceSession(
        found.model.SerializeToString(), providers=["CPUExecutionProvider"]
    )
    theirs = session.run(None, {"x": image.numpy()})[0]
    ours = net(image).detach().numpy()
    error = float(np.abs(theirs - ours).max() / np.abs(ours).max())
    count = len(found.decisions)
    print(
        f"{name:13} {len(torch_set)} of {count} norms; by hand {len(expected)}; "
        f"differences: torch {len(torch_set ^ expected)}, ONNX {len(onnx_set ^ expected)}; "
        f"outputs differ by {error:.1e} of the largest"
    )
    return torch_set == onnx_set == expected and error <= 1e-5


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("networks", nargs="*", default=[*NETWORKS], metavar="NETWORK")
    right = [compare(name) for name in parser.parse_args().networks]
    raise SystemExit(0 if all(right) else 1)


if __name__ == "__main__":
    main()
