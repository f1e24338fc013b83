"""DistributedDataParallel that was put around a network while a part of it was frozen.

It averages the gradients of those parameters alone that required one when it was made: the ranks
would drift apart without a word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import WeakSet

from torch import Tensor, nn
from torch.nn.parallel import DistributedDataParallel

from ..errors import BoostError


def refuse_late_ranks(network: nn.Module, params: Sequence[Tensor]) -> Any:
    """A hook on the network's forward, which raises BoostError inside of such a one.

    `params` are those that are frozen and trained by turns.
    """
    ours, known = {id(p) for p in params}, WeakSet[nn.Module]()

    def before_forward(*_: Any) -> None:
        around: Any = getattr(DistributedDataParallel, "_active_ddp_module", None)
        if around is None or around in known:
            return
        wanted = sum(id(p) in ours or p.requires_grad for p in around.module.parameters())
        averaged = around._get_ddp_logging_data().get("num_parameter_tensors", wanted)
        if averaged < wanted:
            raise BoostError(
                f"GradientFreeze: DistributedDataParallel averages the gradients of {averaged} of "
                f"{wanted} parameters: it was put around the network when others were frozen; wrap "
                f"the network first, with find_unused_parameters=True, and freeze it then"
            )
        known.add(around)

    return network.register_forward_pre_hook(before_forward)
