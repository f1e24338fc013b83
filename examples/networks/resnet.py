"""Residual networks for images, after He et al. 2016: "Deep Residual Learning" (table 1)."""

from __future__ import annotations

from torch import Tensor, nn


def conv(inputs: int, outputs: int, size: int, stride: int = 1) -> nn.Conv2d:
    """A convolution that keeps the image's size but for the stride, and has no bias."""
    return nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False)


class BasicBlock(nn.Module):
    """Two 3x3 convolutions and a shortcut."""

    widening = 1

    def __init__(self, inputs: int, width: int, stride: int) -> None:
        super().__init__()
        self.conv1, self.bn1 = conv(inputs, width, 3, stride), nn.BatchNorm2d(width)
        self.conv2, self.bn2 = conv(width, width, 3), nn.BatchNorm2d(width)
        self.relu = nn.ReLU()
        self.shortcut = shortcut(inputs, width, stride)

    def forward(self, x: Tensor) -> Tensor:
        out = self.relu(self.bn1(self.conv1(x)))
        out = self.bn2(self.conv2(out))
        return self.relu(out + self.shortcut(x))


class Bottleneck(nn.Module):
    """1x1, 3x3 and 1x1 convolutions, the last one four times as wide, and a shortcut."""

    widening = 4

    def __init__(self, inputs: int, width: int, stride: int) -> None:
        super().__init__()
        outputs = width * self.widening
        self.conv1, self.bn1 = conv(inputs, width, 1), nn.BatchNorm2d(width)
        self.conv2, self.bn2 = conv(width, width, 3, stride), nn.BatchNorm2d(width)
        self.conv3, self.bn3 = conv(width, outputs, 1), nn.BatchNorm2d(outputs)
        self.relu = nn.ReLU()
        self.shortcut = shortcut(inputs, outputs, stride)

    def forward(self, x: Tensor) -> Tensor:
        out = self.relu(self.bn1(self.conv1(x)))
        out = self.relu(self.bn2(self.conv2(out)))
        out = self.bn3(self.conv3(out))
        return self.relu(out + self.shortcut(x))


def shortcut(inputs: int, outputs: int, stride: int) -> nn.Module:
    """The input itself, or a 1x1 convolution of it where sizes change."""
    if inputs == outputs and stride == 1:
        return nn.Identity()
    return nn.Sequential(conv(inputs, outputs, 1, stride), nn.BatchNorm2d(outputs))


class ResNet(nn.Module):
    """Four stages of blocks between a stem with a max-pool and a linear layer."""

    def __init__(
        self, block: type[BasicBlock | Bottleneck], depths: tuple[int, int, int, int],
        width: int = 64, classes: int = 1000, channels: int = 3,
    ) -> None:  # fmt: skip
        super().__init__()
        self.stem = nn.Sequential(
            conv(channels, width, 7, 2), nn.BatchNorm2d(width), nn.ReLU(), nn.MaxPool2d(3, 2, 1)
        )
        stages: list[nn.Module] = []
        inputs = width
        for number, depth in enumerate(depths):
            blocks: list[nn.Module] = []
            for index in range(depth):
                stride = 2 if number and not index else 1
                blocks.append(block(inputs, width << number, stride))
                inputs = (width << number) * block.widening
            stages.append(nn.Sequential(*blocks))
        self.stages = nn.Sequential(*stages)
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.head = nn.Linear(inputs, classes)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(self.pool(self.stages(self.stem(x))).flatten(1))


def resnet18(width: int = 64, classes: int = 1000, channels: int = 3) -> ResNet:
    """18 layers of basic blocks."""
    return ResNet(BasicBlock, (2, 2, 2, 2), width, classes, channels)


def resnet50(width: int = 64, classes: int = 1000, channels: int = 3) -> ResNet:
    """50 layers of bottlenecks."""
    return ResNet(Bottleneck, (3, 4, 6, 3), width, classes, channels)
