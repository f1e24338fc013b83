"""AdaSum around an optimizer of torch: ranks combine their steps, or their gradients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ...ranks.of_torch import ranks_of_process
from ...ranks.protocol import Ranks
from ..adaptive_sum import adasum
from ..adasum_tree import AdaSumTree
from ..errors import BoostError, one_of, whole
from ..settings import Settings
from ..trick import AppliedTrick, NotApplicable
from .wrapped import WrappedOptimizer, check_optimizer, gathered

DELTA, GRADIENT = "delta", "gradient"
TRUE, SCALED = "true", "per_rank_scaled"
_LEAST = 16  # devices, for nn.optim's wrappers


class AdaSum(WrappedOptimizer):
    """Steps by the adaptive sum over servers of `device_number` ranks each.

    Within a server gradients are averaged. Then, with `form` `delta`, every rank steps by itself
    and D, the adaptive sum of the steps, is subtracted instead; with
    `gradient`, the optimizer steps by the adaptive sum of the gradients. `variant` is as for
    `boost.adasum`. All ranks call `step` with gradients for the same parameters.
    Raises NotApplicable for numbers of ranks that cannot be combined, BoostError, BoostTypeError.
    """

    def __init__(
        self, optimizer: Any, *, form: str = DELTA, device_number: int = 8, variant: str = TRUE,
        ranks: Ranks | None = None,
    ) -> None:  # fmt: skip
        check_optimizer("AdaSum: expected an optimizer", optimizer)
        one_of("form", form, (DELTA, GRADIENT))
        one_of("variant", variant, (TRUE, SCALED))
        super().__init__(optimizer)
        self.form, self.variant, self.device_number = form, variant, device_number
        self.ranks: Ranks = ranks_of_process() if ranks is None else ranks
        self.servers = check_servers(self.ranks.count, device_number, variant == SCALED)
        self._trees: dict[Any, AdaSumTree] = {}

    def _step(self) -> None:
        with torch.no_grad():
            params = [p for g in self.param_groups for p in g["params"] if p.grad is not None]
            self._average([p.grad for p in params])
            (self._step_by_deltas if self.form == DELTA else self._step_by_gradients)(params)

    def _step_by_gradients(self, params: Sequence[Tensor]) -> None:
        grads = [p.grad for p in params if p.grad is not None]
        for grad, total in zip(grads, self._combined(grads), strict=True):
            grad.copy_(total)
        self.inner.step()

    def _step_by_deltas(self, params: Sequence[Tensor]) -> None:
        before = [p.detach().clone() for p in params]
        self.inner.step()
        deltas = [old - p for old, p in zip(before, params, strict=True)]
        for param, old, total in zip(params, before, self._combined(deltas), strict=True):
            param.copy_(old - total)

    def _average(self, grads: Sequence[Any]) -> None:
        """The mean over the server's ranks."""
        if self.device_number == 1 or not grads:
            return
        first = self.ranks.rank // self.device_number * self.device_number
        mine = gathered(self.ranks, grads)[first : first + self.device_number]
        for grad, *parts in zip(grads, *mine, strict=True):
            grad.copy_(torch.stack(parts).mean(0))

    def _combined(self, tensors: Sequence[Tensor]) -> list[Tensor]:
        """The adaptive sums over the ranks of this rank's place in their servers."""
        if not tensors:
            return []
        local = self.ranks.rank % self.device_number
        every = gathered(self.ranks, tensors)[local :: self.device_number]
        if self.variant == SCALED:
            columns = zip(*every, strict=True)
            return [
                torch.from_numpy(adasum([t.float().numpy() for t in c], SCALED)) for c in columns
            ]
        tree = self._tree(tensors)
        for buffers, given in zip(tree.buffers, every, strict=True):
            for buffer, tensor in zip(buffers, given, strict=True):
                torch.from_numpy(buffer).copy_(tensor)
        return [torch.from_numpy(array) for array in tree.combine()]

    def _tree(self, tensors: Sequence[Tensor]) -> AdaSumTree:
        """Made once for the same tensors; 16-bit ones are combined in f32."""
        shapes = tuple(tuple(t.shape) for t in tensors)
        dtype = "float64" if tensors[0].dtype == torch.float64 else "float32"
        if (shapes, dtype) not in self._trees:
            self._trees[shapes, dtype] = AdaSumTree(shapes, self.servers, dtype)
        return self._trees[shapes, dtype]


def check_servers(ranks: int, device_number: int, is_halved: bool = False) -> int:
    """Return the number of servers that combine. Raises NotApplicable, with the numbers."""
    whole("device_number", device_number)
    servers, rest = divmod(ranks, device_number)
    if rest or servers < 2 or (is_halved and servers & (servers - 1)):
        many = "2, 4, 8 ..." if is_halved else "2 or more"
        raise NotApplicable(
            f"AdaSum: expected {many} servers of {device_number} ranks (device_number), got "
            f"{ranks} rank{'s' * (ranks != 1)}, which is {ranks / device_number:g} servers"
        )
    return servers


def check_wrappers(ranks: int) -> None:
    """The condition of MindSpore's nn wrappers. Raises BoostError, with the numbers."""
    if ranks < _LEAST or ranks & (ranks - 1):
        raise BoostError(
            f"AdaSum: expected a power of two of devices from {_LEAST} (16, 32, 64 ...), got "
            f"{ranks}"
        )


class AdaSumByGradWrapCell(AdaSum):
    """The gradient form as MindSpore's nn has it: servers of 8, a power of two of ranks from 16.

    Raises BoostError, BoostTypeError.
    """

    def __init__(self, optimizer: Any, *, variant: str = TRUE, ranks: Ranks | None = None) -> None:
        super().__init__(optimizer, form=GRADIENT, variant=variant, ranks=_wrapped_ranks(ranks))


class AdaSumByDeltaWeightWrapCell(AdaSum):
    """The delta form as MindSpore's nn has it: servers of 8, a power of two of ranks from 16.

    Raises BoostError, BoostTypeError.
    """

    def __init__(self, optimizer: Any, *, variant: str = TRUE, ranks: Ranks | None = None) -> None:
        super().__init__(optimizer, form=DELTA, variant=variant, ranks=_wrapped_ranks(ranks))


def _wrapped_ranks(given: Ranks | None) -> Ranks:
    ranks: Ranks = ranks_of_process() if given is None else given
    check_wrappers(ranks.count)
    return ranks


def adasum_trick(settings: Settings, network: Any, optimizer: Any) -> AppliedTrick:
    """Wrap the optimizer. Raises NotApplicable."""
    made = AdaSum(optimizer, device_number=settings["common"]["device_number"])
    line = f"the steps of {made.servers} servers of {made.device_number} ranks are combined"
    return AppliedTrick(network, made, (line,), made.end)
