"""MobileNetV2 for images, after Sandler et al. 2018 (table 2)."""

from __future__ import annotations

from torch import Tensor, nn

# how much a block expands its input, its channels, how many there are, the first one's stride
STAGES = (
    (1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2),
    (6, 320, 1, 1),
)  # fmt: skip


def conv_norm(
    inputs: int, outputs: int, size: int, stride: int = 1, groups: int = 1
) -> list[nn.Module]:
    """A convolution that keeps the image's size but for the stride, and its norm."""
    padding = size // 2
    return [
        nn.Conv2d(inputs, outputs, size, stride, padding, groups=groups, bias=False),
        nn.BatchNorm2d(outputs),
    ]


class InvertedResidual(nn.Module):
    """Wide inside: expanded by 1x1, 3x3 in each channel, projected by 1x1 without activation."""

    def __init__(self, inputs: int, outputs: int, stride: int, expansion: int) -> None:
        super().__init__()
        wide = inputs * expansion
        expand = [*conv_norm(inputs, wide, 1), nn.ReLU6()] if expansion > 1 else []
        self.is_residual = stride == 1 and inputs == outputs
        self.layers = nn.Sequential(
            *expand, *conv_norm(wide, wide, 3, stride, wide), nn.ReLU6(),
            *conv_norm(wide, outputs, 1),
        )  # fmt: skip

    def forward(self, x: Tensor) -> Tensor:
        return x + self.layers(x) if self.is_residual else self.layers(x)


class MobileNetV2(nn.Module):
    """Seventeen inverted residuals; `width` is a factor of all channels."""

    def __init__(self, width: float = 1.0, classes: int = 1000, channels: int = 3) -> None:
        super().__init__()
        inputs, last = round(32 * width), round(1280 * max(width, 1.0))
        blocks: list[nn.Module] = []
        self.stem = nn.Sequential(*conv_norm(channels, inputs, 3, 2), nn.ReLU6())
        for expansion, outputs, count, stride in STAGES:
            for index in range(count):
                wide = round(outputs * width)
                blocks.append(InvertedResidual(inputs, wide, stride if not index else 1, expansion))
                inputs = wide
        self.blocks = nn.Sequential(*blocks)
        self.top = nn.Sequential(*conv_norm(inputs, last, 1), nn.ReLU6())
        self.dropout = nn.Dropout(0.2)
        self.head = nn.Linear(last, classes)

    def forward(self, x: Tensor) -> Tensor:
        out = self.top(self.blocks(self.stem(x))).mean((2, 3))
        return self.head(self.dropout(out))
