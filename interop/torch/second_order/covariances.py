"""Covariances of a layer's inputs and of the gradients of its outputs, as THOR takes them.

    Linear     A = x'x / B                    G = dy'dy / B                 B rows of x
    Conv2d     A = X X' / (N P)               G = Y Y' / (N P)              X: patches, P positions
    Embedding  counts of the rows looked up   G = dy'dy / lookups

Of more than `block` inputs or outputs the blocks of the diagonal alone are taken, the rest is 0;
an Embedding's are whole.
As MindSpore's code for GPUs (`literal`) has it, A of a Linear is divided by its number of inputs,
and patches, which are padded to as many positions as the input has, and gradients of a Conv2d are
averaged over the batch before the product.
"""

from __future__ import annotations

from typing import TypeGuard

import torch
from torch import Tensor, nn
from torch.nn import functional

Arrays = dict[str, Tensor]  # by role
Layer = nn.Linear | nn.Conv2d | nn.Embedding


class Covariances:
    """The covariances of a layer, in buffers that refreshes share."""

    def __init__(self, module: Layer, block: int | None, literal: bool) -> None:
        self.module, self.literal = module, literal
        self._block = None if isinstance(module, nn.Embedding) else block
        self._kept: Arrays = {}

    def take(self, given: Tensor, grad: Tensor) -> Arrays:
        """Covariances of a layer's input and of the gradient of its output, by role."""
        module, weight = self.module, self.module.weight
        if isinstance(module, nn.Embedding):
            return self._of_embedding(module, given, grad.to(weight.dtype))
        given, grad = given.to(weight.dtype), grad.to(weight.dtype)
        if isinstance(module, nn.Conv2d):
            return self._of_filters(module, given, grad)
        x, dy = given.reshape(-1, given.shape[-1]), grad.reshape(-1, grad.shape[-1])
        by = x.shape[1] if self.literal else len(x)
        return {
            "left_cov": self._covariance("left_cov", dy.T, len(dy)),
            "right_cov": self._covariance("right_cov", x.T, by),
        }

    def _of_embedding(self, module: nn.Embedding, given: Tensor, grad: Tensor) -> Arrays:
        counts = torch.bincount(given.reshape(-1), minlength=module.num_embeddings)
        dy = grad.reshape(-1, grad.shape[-1])
        return {
            "counts": counts.to(grad.dtype),
            "right_cov": self._covariance("right_cov", dy.T, len(dy)),
        }

    def _of_filters(self, module: nn.Conv2d, given: Tensor, grad: Tensor) -> Arrays:
        weight = module.weight
        pads = module._reversed_padding_repeated_twice  # pyright: ignore[reportPrivateUsage]
        pads = _same(module, given) if self.literal else pads  # torch's, also of padding="same"
        zeros = self.literal or module.padding_mode == "zeros"
        padded = functional.pad(given, pads, "constant" if zeros else module.padding_mode)
        size, dilation, stride = module.kernel_size, module.dilation, module.stride
        x = functional.unfold(padded, size, 1 if self.literal else dilation, 0, stride)
        dy = grad.flatten(2)
        if self.literal:
            x, dy = x.mean(0, keepdim=True), dy.mean(0, keepdim=True)
        left, right = _flat(dy), _flat(x)
        dims = weight.shape[1:]
        found = self._covariance("right_cov", right, right.shape[1]).view(*dims, *dims)
        return {
            "left_cov": self._covariance("left_cov", left, left.shape[1]),
            "right_cov": found,
            "left_positions": weight.new_tensor(float(dy.shape[2])),
            "right_positions": weight.new_tensor(float(x.shape[2])),
        }

    def _covariance(self, role: str, columns: Tensor, by: int) -> Tensor:
        """columns columns' / by, or the blocks of its diagonal."""
        n = len(columns)
        if role not in self._kept or len(self._kept[role]) != n:
            self._kept[role] = columns.new_zeros(n, n)
        out, block = self._kept[role], min(n, self._block or n)
        whole = n // block * block
        parts = columns[:whole].unflatten(0, (-1, block))
        diagonal = out.as_strided((whole // block, block, block), (block * (n + 1), n, 1))
        diagonal.copy_(torch.bmm(parts, parts.transpose(1, 2)).div_(by))
        rest = columns[whole:]
        out[whole:, whole:] = torch.mm(rest, rest.T).div_(by)
        return out


def _flat(x: Tensor) -> Tensor:
    """[N, channels, positions] as [channels, N positions]."""
    return x.transpose(0, 1).reshape(x.shape[1], -1)


def _same(module: nn.Conv2d, given: Tensor) -> list[int]:
    """The padding by which there is a position for each of the stride's."""
    found: list[int] = []
    sizes = zip(given.shape[2:], module.kernel_size, module.stride, strict=True)
    for length, size, stride in reversed(list(sizes)):
        short = max((-(-length // stride) - 1) * stride + size - length, 0)
        found += [short // 2, short - short // 2]
    return found


def takes(module: nn.Module) -> TypeGuard[Layer]:
    """True if a module is a layer whose weight THOR multiplies by inverses."""
    if isinstance(module, nn.Conv2d) and module.groups != 1:
        return False
    own = (nn.Linear, nn.Conv2d, nn.Embedding)  # what derives of them may be called another way
    return isinstance(module, own) and type(module) in own and module.weight.requires_grad
