"""Refusals of torch's front: flags, sums over a part of the tensors, lost assignments."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import torch
from torch import Tensor
from torch.nn.modules.module import register_module_module_registration_hook

from ...ir.errors import BindError
from ...ir.graph import Graph, Spec
from ...ir.ops import OPS
from ...ir.types import TENSOR
from ...runtime.evaluation import in_evaluation
from ...runtime.read_only import not_settable
from .internals import is_distributed
from .memory.layout import UnsupportedError
from .memory.tensor_tracking import Member

_REFUSED_FLAGS = {
    "capturable": "no step on a CPU is captured in a graph; move the parameters to a GPU first",
    "differentiable": "a fused step is not recorded by autograd; use torch.optim for it",
}

HOW_TO_GO_ON = "load what was saved of the model and, by load_state_dict, of this optimizer"
TRAINED = "train_mode"  # the key of a group, as in facebookresearch/schedule_free
SCALERS = ("grad_scale", "found_inf")  # attributes that a GradScaler sets for the time of a step


def check_flags(groups: Sequence[Mapping[str, Any]]) -> None:
    """Refuses options that no step here can follow (ValueError), and evaluation (BindError)."""
    for number, group in enumerate(groups):
        flag = refused_flag(group)
        if flag == TRAINED:
            raise in_evaluation(
                f"group {number}", "steps and new groups are of weights that are trained"
            )
        if flag:
            why = _REFUSED_FLAGS[flag]
            raise ValueError(f"group {number}: {flag}=True is not supported here: {why}")


def refused_flag(group: Mapping[str, Any]) -> str:
    """An option of a group that its step cannot follow, or an empty name."""
    if not group.get(TRAINED, True):
        return TRAINED
    for flag in _REFUSED_FLAGS:
        if group.get(flag) and (
            flag != "capturable" or not all(p.is_cuda for p in group["params"])
        ):
            return flag
    return ""


def check_sums(specs: Sequence[Spec]) -> None:
    """Refuses sums over all tensors where several engines would each sum a part (BindError)."""
    for spec in specs if len(specs) > 1 else ():
        if any(reduces_to_group(g) for g in spec.variants()):
            raise BindError(
                f"{spec.name} sums over all tensors of a step, so that they need options under "
                f"which the sum is the same; got {len(specs)} kinds of groups: give each kind an "
                f"optimizer of its own"
            )


def check_complex(name: str, members: Sequence[Member], any_order: Sequence[bool]) -> None:
    """Refuses complex parameters where rows or columns matter (UnsupportedError)."""
    for member, flat in zip(members, any_order, strict=True):
        if member.param.is_complex() and not flat:
            raise UnsupportedError(
                f"{name} does not support complex parameters: {member.where} is one; it works "
                f"on rows or columns, where a complex number would count as two"
            )


def reduces(spec: Spec) -> bool:
    """True if a spec sums over elements at all, or takes matrices as a whole."""
    ops = (OPS[n.op] for graph in spec.variants() for n in graph.nodes)
    return any(op.is_reduction or op.is_of_matrices for op in ops)


def reduces_to_group(graph: Graph) -> bool:
    """True if a value is taken from several tensors."""
    return any(OPS[n.op].is_reduction and n.type.domain < TENSOR for n in graph.nodes)


def refuse_hyper(optimizer: Any, name: str) -> None:
    """Refuses a hyper-parameter as an attribute, which no step would read (AttributeError)."""
    groups = vars(optimizer).get("param_groups")
    if not groups or name in SCALERS:  # no groups: it is being made
        return
    known = optimizer.binding(groups[0], False)
    key = known.names.group_keys.get(name, (name,))[0]
    if key in optimizer.defaults or name in known.hypers:
        way = f"for group in optimizer.param_groups: group['{key}'] = ..."
        raise not_settable(optimizer, name, f"'{name}' is the groups': {way}")


def check_not_reduced(params: Iterable[Tensor]) -> None:
    """Refuses parameters whose gradients a wrapper reduces behind their hooks (BindError)."""
    if name := reducer_of(params):
        raise BindError(
            f"{name} reduces gradients among processes when their hooks have "
            f"run, so that each process would step by its own: step at the end"
        )


def reducer_of(params: Iterable[Tensor]) -> str:
    """The class of a wrapper that reduces some of these parameters' gradients, or nothing."""
    if not is_distributed():
        return ""
    mine, reducing = set(map(id, params)), _reducing()
    for found in gc.get_objects():
        if issubclass(type(found), reducing) and any(id(p) in mine for p in found.parameters()):
            return type(found).__name__
    return ""


@cache
def wrapped() -> list[None]:
    """A list that grows by one whenever a module joins such a wrapper, from the first call on."""
    found: list[None] = []

    def seen(module: torch.nn.Module, name: str, part: torch.nn.Module | None) -> None:
        if isinstance(module, _reducing()):
            found.append(None)

    register_module_module_registration_hook(seen)
    return found


def _reducing() -> tuple[type, ...]:
    """The classes of wrappers whose modules are loaded."""
    sharding = sys.modules.get("torch.distributed.fsdp")
    more = [getattr(sharding, "FullyShardedDataParallel", None)]
    return (torch.nn.parallel.DistributedDataParallel, *(kind for kind in more if kind is not None))
