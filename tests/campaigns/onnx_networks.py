"""Batch normalisation folded in the networks of the onnx wheel, with random weights.

    python -m tests.campaigns.onnx_networks

Compared in onnxruntime without its own fusions, before the softmax. Each network is compared once
more with an altered epsilon, which has to show. The exit status is 1 where a bound is broken.
"""

from __future__ import annotations

from collections import Counter

import onnx
from onnx import ModelProto, helper
from stepfuse.onnx import fold_batch_norm

from tests.support.inputs.networks import NETWORKS, RELATIVE, apart, wheel_network

SEEN = 0.01  # what an altered epsilon has to move


def altered(model: ModelProto) -> ModelProto:
    """The network with another epsilon in every batch normalisation, stated or not."""
    found = ModelProto()
    found.CopyFrom(model)
    for node in found.graph.node:
        if node.op_type == "BatchNormalization":
            kept = [a for a in node.attribute if a.name != "epsilon"]
            del node.attribute[:]
            node.attribute.extend([*kept, helper.make_attribute("epsilon", 0.1)])
    return found


def main() -> int:
    """The exit status."""
    wrong = 0
    for name in NETWORKS:
        model = wheel_network(name)
        folded = fold_batch_norm(model)
        onnx.checker.check_model(folded.model, full_check=True)
        near, far = apart(model, folded.model), apart(altered(model), folded.model)
        into = Counter(f"{d.op} into {d.into}" for d in folded.decisions)
        wrong += not (near <= RELATIVE and far >= SEEN)
        sizes = f"{len(model.graph.node)} -> {len(folded.model.graph.node)} nodes"
        print(f"{name}: {sizes}, {near:.1e}; epsilon altered {far:.2f}; {dict(into)}")
    return int(wrong > 0)


if __name__ == "__main__":
    raise SystemExit(main())
