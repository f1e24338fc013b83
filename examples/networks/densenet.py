"""DenseNet-BC for images, after Huang et al. 2017 (table 1)."""

from __future__ import annotations

import torch
from torch import Tensor, nn

_NARROW = 4  # a layer's 1x1 convolution has this many times the growth


class DenseLayer(nn.Module):
    """Adds `growth` channels to all that there are."""

    def __init__(self, inputs: int, growth: int) -> None:
        super().__init__()
        self.norm1 = nn.BatchNorm2d(inputs)
        self.conv1 = nn.Conv2d(inputs, _NARROW * growth, 1, bias=False)
        self.norm2 = nn.BatchNorm2d(_NARROW * growth)
        self.conv2 = nn.Conv2d(_NARROW * growth, growth, 3, padding=1, bias=False)
        self.relu = nn.ReLU()

    def forward(self, x: Tensor) -> Tensor:
        out = self.conv1(self.relu(self.norm1(x)))
        out = self.conv2(self.relu(self.norm2(out)))
        return torch.cat([x, out], 1)


def transition(inputs: int) -> nn.Sequential:
    """Half the channels, half the image."""
    return nn.Sequential(
        nn.BatchNorm2d(inputs), nn.ReLU(), nn.Conv2d(inputs, inputs // 2, 1, bias=False),
        nn.AvgPool2d(2),
    )  # fmt: skip


class DenseNet(nn.Module):
    """Blocks of dense layers with transitions between them."""

    def __init__(
        self, depths: tuple[int, ...] = (6, 12, 24, 16), growth: int = 32, classes: int = 1000,
        channels: int = 3,
    ) -> None:  # fmt: skip
        super().__init__()
        wide = 2 * growth
        self.stem = nn.Sequential(
            nn.Conv2d(channels, wide, 7, 2, 3, bias=False), nn.BatchNorm2d(wide), nn.ReLU(),
            nn.MaxPool2d(3, 2, 1),
        )  # fmt: skip
        self.blocks, self.transitions = nn.ModuleList(), nn.ModuleList()
        for number, depth in enumerate(depths):
            layers = [DenseLayer(wide + index * growth, growth) for index in range(depth)]
            self.blocks.append(nn.Sequential(*layers))
            wide += depth * growth
            if number < len(depths) - 1:
                self.transitions.append(transition(wide))
                wide //= 2
        self.norm, self.relu = nn.BatchNorm2d(wide), nn.ReLU()
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.head = nn.Linear(wide, classes)

    def forward(self, x: Tensor) -> Tensor:
        x = self.stem(x)
        for number, block in enumerate(self.blocks):
            x = block(x)
            if number < len(self.transitions):
                x = self.transitions[number](x)
        return self.head(self.pool(self.relu(self.norm(x))).flatten(1))


def densenet121(growth: int = 32, classes: int = 1000, channels: int = 3) -> DenseNet:
    """121 layers."""
    return DenseNet((6, 12, 24, 16), growth, classes, channels)
