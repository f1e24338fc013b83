"""MindSpore's boost under its own names: over its optimizers here, and over modules of torch.

frozen = GradientFreeze(10, 1, 0.7, 65536).freeze_generate(network, optimizer)[1]
frozen(gradients)             # a step of the tail whose turn it is: `frozen.parameters`

LessBN and AdaSum work on modules of torch, and stand in stepfuse.boost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import boost as _boost
from ..interop.mindspore.cell import Cell
from ..interop.mindspore.checks import absent
from ..interop.mindspore.learning_rates import PerStep
from ..interop.mindspore.nn.optimizer import Optimizer
from ..interop.mindspore.tensor import Array, Parameter, Tensor
from . import AutoBoost, GroupLossScaleManager
from .errors import BoostError, BoostTypeError, whole
from .freeze_rules import check_freeze, check_strategy, freeze_indices, tails

__all__ = [
    "AutoBoost", "DimReduce", "FreezeOpt", "GradientAccumulation", "GradientFreeze",
    "GroupLossScaleManager",
]  # fmt: skip
_absent = absent("stepfuse.mindspore.boost", {*__all__, *_boost.__all__}, "the tricks of Boost")


def __getattr__(name: str) -> Any:
    """The tricks over modules of torch."""
    return getattr(_boost, name) if name in _boost.__all__ else _absent(name)


class FreezeOpt(Cell):
    """One optimizer for each group of parameters; a call steps the group whose turn it is.

    `train_parameter_groups` has the parameters of each group, `train_strategy` the group of each
    step, which starts again after the last; without both all parameters are one group. Each group
    counts its own steps; of a list of learning rates, element s is the group's whose turn is s.
    With `as_mindspore` the decay reaches parameters called beta and gamma, as the original's does.
    Raises TypeError, ValueError.
    """

    def __init__(
        self, opt: Any, train_parameter_groups: Any = None, train_strategy: Any = None,
        *, as_mindspore: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        if not isinstance(opt, Optimizer):
            raise BoostTypeError(
                f"FreezeOpt: expected an optimizer of stepfuse.mindspore.nn, got "
                f"{type(opt).__name__}"
            )
        if train_parameter_groups is None and train_strategy is not None:
            raise BoostError("FreezeOpt: a train_strategy needs train_parameter_groups")
        groups = [opt.parameters] if train_parameter_groups is None else train_parameter_groups
        if not isinstance(groups, list | tuple) or not groups:
            raise BoostTypeError(
                f"train_parameter_groups: expected a list with the parameters of each group, got "
                f"{groups!r}"
            )
        given = np.asarray(train_strategy) if isinstance(train_strategy, Tensor) else train_strategy
        found = check_strategy(given, len(groups))
        self.train_strategy = found if found is not None else (0,)
        self.opts = [
            opt.over([id(p) for p in group], _RatesOf(n, self.train_strategy), as_mindspore)
            for n, group in enumerate(groups)
        ]
        self.global_step = Parameter(np.zeros(1, np.int32), "freeze_step", requires_grad=False)

    @property
    def opt_index(self) -> int:
        """The group of the coming step."""
        return self.train_strategy[int(self.global_step) % len(self.train_strategy)]

    @property
    def parameters(self) -> Any:
        """The parameters that the coming step trains, and wants gradients of."""
        return self.opts[self.opt_index].parameters

    def construct(self, gradients: Sequence[Any]) -> bool:
        """Steps the group whose turn it is, by gradients of its parameters, in their order.

        Raises TypeError, ValueError, RuntimeError, and then nothing has changed.
        """
        self.opts[self.opt_index](gradients)
        self.global_step.asnumpy()[0] += 1
        return True


class _RatesOf:
    """A group's part of a list of learning rates."""

    def __init__(self, group: int, strategy: Sequence[int]) -> None:
        self._turns = np.asarray(strategy) == group
        self._all = not self._turns.size or bool(self._turns.all())

    def __call__(self, rate: Any) -> Any:
        """The rate itself, unless it is a list."""
        if self._all or not isinstance(rate, PerStep):
            return rate
        values = rate.learning_rate.asnumpy()
        if len(values) > len(self._turns):
            raise BoostError(
                f"learning_rate: expected no more rates than the {len(self._turns)} steps of the "
                f"train_strategy, got {len(values)}"
            )
        return PerStep(values[self._turns[: len(values)]], rate.learning_rate.name)


class CellFreeze:
    """GradientFreeze: `stepfuse.boost`'s, over cells and modules of torch.

    Raises BoostError, BoostTypeError.
    """

    def __init__(
        self, param_groups: int = 10, freeze_type: int = 1, freeze_p: float = 0.7,
        total_steps: int = 65536, *, as_mindspore: bool = False,
    ) -> None:  # fmt: skip
        check_freeze(freeze_type, param_groups, freeze_p, total_steps)
        self._param_groups, self._freeze_type = param_groups, freeze_type
        self._freeze_p, self._total_steps = freeze_p, total_steps
        self._as_mindspore = as_mindspore

    def split_parameters_groups(self, net: Cell, freeze_para_groups_number: int) -> list[Any]:
        """The parameters that each group trains."""
        trained = net.trainable_params()
        starts = tails([p.name for p in trained], freeze_para_groups_number)
        return [trained[start:] for start in starts]

    def generate_freeze_index_sequence(
        self, parameter_groups_number: int, freeze_strategy: int, freeze_p: float, total_steps: int
    ) -> list[int]:
        """The group of each step; type 1 draws from NumPy's global generator."""
        return freeze_indices(freeze_strategy, parameter_groups_number, freeze_p, total_steps)

    def freeze_generate(self, network: Any, optimizer: Any) -> tuple[Any, Any]:
        """The network, and the optimizer that trains it so."""
        given = self._param_groups, self._freeze_type, self._freeze_p, self._total_steps
        if not isinstance(network, Cell):
            return _boost.GradientFreeze(*given).freeze_generate(network, optimizer)
        groups = self.split_parameters_groups(network, self._param_groups)
        n, kind, p, steps = given
        sequence = self.generate_freeze_index_sequence(n, kind, p, steps)
        return network, FreezeOpt(optimizer, groups, sequence, as_mindspore=self._as_mindspore)


class CellAccumulation(Cell):
    """GradientAccumulation: a step of the optimizer in every n-th call, by the gradients' mean.

        b <- b + g / n        in every call;  at the n-th: optimizer(b), b <- 0

    An incomplete window is carried over. Raises BoostError, BoostTypeError.
    """

    def __new__(cls, max_accumulation_step: int, optimizer: Any) -> Any:
        """For an optimizer of torch that of stepfuse.boost."""
        if isinstance(optimizer, Optimizer | FreezeOpt):
            return super().__new__(cls)
        return _boost.GradientAccumulation(max_accumulation_step, optimizer)

    def __init__(self, max_accumulation_step: int, optimizer: Any) -> None:
        super().__init__()
        self._n = whole("max_accumulation_step", max_accumulation_step)
        self.optimizer = optimizer
        self.accumulation_step = 0
        self._sums: list[Array] = []

    def construct(self, loss: Any, grads: Sequence[Any]) -> Any:
        """Takes in the gradients; the loss as it is. Raises TypeError, ValueError."""
        arrays = [np.asarray(grad) for grad in grads]
        sums = self._sums or [np.zeros_like(p.asnumpy()) for p in self.optimizer.parameters]
        if [a.shape for a in arrays] != [s.shape for s in sums]:
            raise BoostError(
                f"GradientAccumulation: expected gradients of shapes {[s.shape for s in sums]}, "
                f"got {[a.shape for a in arrays]}"
            )
        sums = [b + g / b.dtype.type(self._n) for b, g in zip(sums, arrays, strict=True)]
        if self.accumulation_step + 1 >= self._n:
            self.optimizer([Tensor(b) for b in sums])
            sums = []
        self._sums = sums
        self.accumulation_step = (self.accumulation_step + 1) % self._n
        return loss


class CellDimReduce:
    """`stepfuse.boost.DimReduce` under MindSpore's arguments, over a module of torch.

    `weight` are the parameters that the module trains, in their order; `pca_mat_local` the rows
    of P of this rank, of which all ranks have equal numbers, `n_components` together.
    `optimizer` subtracts its gradients: SGD at a learning rate of 1, without momentum and
    decay, as the original's AutoBoost makes it.
    Raises BoostError, BoostTypeError.
    """

    def __new__(
        cls, network: Any, optimizer: Any, weight: Sequence[Any], pca_mat_local: Any,
        n_components: int, rho: float, gamma: float, alpha: float, sigma: float, rank: int,
        rank_size: int,
    ) -> Any:  # fmt: skip
        """The optimizer of the module."""
        from ..ranks.of_torch import ranks_of_process
        from .dim_reduce.projection import gathered_rows
        from .networks.wrapped import check_network

        trained = [p for p in check_network(network).parameters() if p.requires_grad]
        if [*map(id, weight)] != [*map(id, trained)]:
            raise BoostError("weight: expected the parameters that `network` trains, in order")
        _check_subtracts(optimizer)
        ranks = ranks_of_process()
        if (rank, rank_size) != (ranks.rank, ranks.count):
            raise BoostError(
                f"rank, rank_size: torch.distributed has rank {ranks.rank} of {ranks.count}, got "
                f"{rank} of {rank_size}"
            )
        matrix = gathered_rows(pca_mat_local, ranks)
        if len(matrix) != whole("n_components", n_components):
            raise BoostError(
                f"pca_mat_local: expected {n_components} rows over all ranks, got {len(matrix)}"
            )
        numbers: dict[str, Any] = {"rho": rho, "gamma": gamma, "alpha": alpha, "sigma": sigma}
        return _boost.DimReduce(network, matrix, ranks=ranks, **numbers)


def _check_subtracts(optimizer: Any) -> None:
    groups = getattr(optimizer, "param_groups", None)
    off = {"lr": 1.0, "momentum": 0, "weight_decay": 0}
    if not groups or any(float(g.get(n, v)) != v for g in groups for n, v in off.items()):
        raise BoostError(
            "optimizer: expected torch's or stepfuse's SGD at lr=1, without momentum and "
            f"weight_decay, got {optimizer!r:.200}"
        )


GradientFreeze, GradientAccumulation = CellFreeze, CellAccumulation
DimReduce = CellDimReduce
