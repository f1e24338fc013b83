"""Groups of layers of a network: that values go through them one after the other.

1. An operation is of the group whose module it is in, else of the latest group that its operands
   are of; nodes before all groups are of group 0.
2. A value goes to the next group through the first module of that group alone, which is called
   once; there its gradient changes from one scale to the other.
3. The network's result is of the last group.
"""

from __future__ import annotations

from collections.abc import Sequence

from torch import Tensor, fx, nn

from ..errors import BoostError

_MANUAL = (
    "give other groups, or call a boost.GroupLossScaleManager between them in forward(), and its "
    "unscale() before the step"
)


def children_in_order(network: nn.Module) -> list[list[str]]:
    """Each child that has parameters is a group. Raises BoostError where there is none."""
    found = [
        [name] for name, one in network.named_children() if any(True for _ in one.parameters())
    ]
    if not found:
        raise BoostError(
            "loss_scale_group: the network has no children with parameters; name the modules of "
            "each group in loss_scale_group.groups"
        )
    return found


def members(
    network: nn.Module, groups: Sequence[Sequence[str]], trained: Sequence[Tensor]
) -> list[list[Tensor]]:
    """The trained parameters of each group. Raises BoostError where one is in none, or in two."""
    names = {id(p): name for name, p in network.named_parameters()}
    ours = {id(p) for p in trained}
    seen: dict[int, int] = {}
    found: list[list[Tensor]] = []
    for number, paths in enumerate(groups, 1):
        mine = {id(p): p for path in paths for p in _module(network, path).parameters()}
        for key in mine.keys() & seen.keys():
            raise BoostError(
                f"loss_scale_group: '{names[key]}' is in groups {seen[key]} and {number}"
            )
        seen |= dict.fromkeys(mine, number)
        found.append([p for key, p in mine.items() if key in ours])
    for one in trained:
        if id(one) not in seen:
            raise BoostError(
                f"loss_scale_group: the parameter '{names[id(one)]}' is in no group; {_MANUAL}"
            )
    empty = next((n for n, one in enumerate(found, 1) if not one), None)
    if empty:
        raise BoostError(f"loss_scale_group: group {empty} has no parameter that is trained")
    return found


def check_chain(network: nn.Module, groups: Sequence[Sequence[str]]) -> None:
    """Raises BoostError where the network is no chain of these groups, or cannot be traced."""
    of = {path: number for number, paths in enumerate(groups, 1) for path in paths}
    try:
        graph = _Tracer(frozenset(of)).trace(network)
    except Exception as error:  # whatever a forward raises when it is given no tensor
        raise BoostError(
            f"loss_scale_group: torch.fx cannot trace the network, to see that values go through "
            f"its groups one after the other ({error}); {_MANUAL}"
        ) from None
    firsts = {paths[0] for paths in groups}
    levels: dict[fx.Node, int] = {}  # of what depends on the input
    called: list[str] = []
    for node in graph.nodes:
        before = {levels[one] for one in node.all_input_nodes if one in levels}
        path = str(node.target) if node.op == "call_module" else ""
        level = len(groups) if node.op == "output" else of.get(path, max(before, default=0))
        expected = {level - 1} if path in firsts else {level}
        if before and before != expected:
            what = f"'{path}'" if path else f"'{node.name}'"
            raise _no_chain(
                f"{what}, of group {level}, takes values of {_listed(before)}, not of "
                f"{_listed(expected)} alone"
            )
        if before or node.op == "placeholder":
            levels[node] = level
        called += [path] * (path in firsts)
    if sorted(called) != sorted(firsts):
        raise _no_chain(
            f"expected {', '.join(sorted(firsts))} to be called once, each, got {called}"
        )


class _Tracer(fx.Tracer):
    """Takes the modules of groups as they are."""

    def __init__(self, groups: frozenset[str]) -> None:
        super().__init__()
        self._groups = groups

    def is_leaf_module(self, m: nn.Module, module_qualified_name: str) -> bool:
        """Also the modules that torch.fx takes as leaves."""
        if module_qualified_name in self._groups:
            return True
        return super().is_leaf_module(m, module_qualified_name)


def _module(network: nn.Module, path: str) -> nn.Module:
    try:
        return network.get_submodule(path)
    except AttributeError as error:
        raise BoostError(f"loss_scale_group.groups: no module '{path}': {error}") from None


def _listed(levels: set[int]) -> str:
    return " and ".join(f"group {n}" if n else "the input" for n in sorted(levels))


def _no_chain(what: str) -> BoostError:
    return BoostError(
        f"loss_scale_group: values do not go through the groups one after the other: {what}; "
        f"{_MANUAL}"
    )
