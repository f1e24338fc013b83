"""The structures out of which LessBN takes batch norms, one row each.

A row is an operation and what its operands are made by, each a line of operations in the order of
execution. The first word of a line is the value that it starts from: the same letter is the same
value, and `x:relu|maxpool` one that either makes. `-norm` leaves.

    add  of  x conv -norm relu conv norm,  x conv -norm

The norm right before an Add stays: the addend has a scale that is known. Source: MindSpore's
LessBatchNormalization.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pattern:
    """An operation, and the lines that make its operands, in MindSpore's order.

    `either_order`: MindSpore has it in both.
    """

    name: str
    operation: str
    lines: tuple[str, ...]
    either_order: bool = False


PATTERNS = (
    Pattern(
        "bottleneck, projected shortcut", "add",
        ("x conv -norm relu conv -norm relu conv norm", "x conv -norm"),
    ),
    Pattern(
        "bottleneck", "add",
        ("x:relu conv -norm relu conv -norm relu conv norm", "x:relu"),
    ),
    Pattern(
        "basic block, projected shortcut", "add",
        ("x conv -norm relu conv norm", "x conv -norm"),
    ),
    Pattern(
        "basic block", "add",
        ("x:relu|maxpool conv -norm relu conv norm", "x:relu|maxpool"),
    ),
    Pattern(
        "inverted residual", "add",
        ("x:norm|add", "x:norm|add conv -norm relu6 conv norm relu6 conv norm"),
    ),
    Pattern("convolution behind a residual", "-norm", ("x:add conv",)),
    Pattern(
        "inverted block behind another one", "norm",
        ("x:norm relu6 conv norm relu6 conv norm conv -norm relu6 conv",),
    ),
    Pattern("convolution before the mean", "mean", ("x conv -norm relu6",)),
    Pattern(
        "dense layer", "concat",
        ("x:concat -norm relu conv norm relu conv", "x:concat"),
        either_order=True,
    ),
    Pattern("transition", "conv", ("x:concat -norm relu",)),
    Pattern(
        "dense layer behind a pool", "concat",
        ("x:maxpool norm relu conv -norm relu conv", "y:concat"),
        either_order=True,
    ),
)  # fmt: skip
