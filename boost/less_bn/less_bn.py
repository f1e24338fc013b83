"""LessBN over modules of torch: norms are replaced by their input, in place, and put back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, overload

import torch
from torch import Tensor, nn

from ...drawing.svg import to_svg
from ..errors import FORMATS, BoostTypeError, one_of
from ..networks.wrapped import check_network, check_training
from ..settings import Settings
from ..trick import AppliedTrick, NotApplicable
from .matching import NormDecision, decide
from .network_drawing import PALETTE
from .normalised_head import NormalisedHead, centralise, heads_of
from .torch_flow import TracedPart, draw_network, draw_parts, parts_of

_SHOWN = 8  # lines of an error
_MARK = "_boost_less_bn"  # on a network that has been through it


class LessBN(nn.Module):
    """Takes batch norms out of the network's blocks, and normalises its heads with `fn_flag`.

    `network` is changed in place, and called by this; the parameters that are removed leave
    `optimizer`, where it is given. `removed` has the norms' names, `undo()` puts all back. In
    which structures, says `matching.py`; operands are found in any order, with `as_mindspore` in
    the original's alone. A network that has been through it stays as it is.
    Raises BoostTypeError, BoostError where there is nothing to change.
    """

    def __init__(
        self, network: nn.Module, fn_flag: bool = True, *, optimizer: Any = None,
        as_mindspore: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        if not isinstance(fn_flag, bool):  # pyright: ignore[reportUnnecessaryIsInstance]: a user's
            raise BoostTypeError(
                f"fn_flag: expected True or False, got {type(fn_flag).__name__}; an optimizer is "
                f"given by name, optimizer="
            )
        made = LessNorms(fn_flag, as_mindspore=as_mindspore)
        applied = made.apply(network, optimizer)
        self.network = network
        self.removed, self.replaced, self._applied = made.removed, made.replaced, applied

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Return the network's result."""
        return self.network(*args, **kwargs)

    @overload
    def explain(self, format: Literal["text"] = "text") -> list[str]: ...
    @overload
    def explain(self, format: Literal["svg"]) -> str: ...
    def explain(self, format: str = "text") -> list[str] | str:
        """Explain the changes, and the norms that stay, in lines; or draw the network, as SVG.

        Raises BoostError for another format.
        """
        if one_of("explain: the format", format, FORMATS) == "text":
            return list(self._applied.lines)
        return to_svg(self._applied.drawn, PALETTE)

    def undo(self) -> None:
        """The network and the optimizer as they were, with trained values."""
        self._applied.undo()


@dataclass(slots=True)
class LessNorms:
    """AutoBoost's row, and the trick itself: norms, heads (`fn_flag`), gradients (`gc_flag`)."""

    fn_flag: bool = True
    gc_flag: bool = False
    as_mindspore: bool = False
    trained_heads: bool = False  # whether heads are left alone where there is no optimizer
    removed: tuple[str, ...] = ()  # by `apply`
    replaced: tuple[str, ...] = ()

    def apply(self, network: Any, optimizer: Any) -> AppliedTrick:
        """Changes the network in place. Raises BoostTypeError, BoostError, changing nothing."""
        module = check_network(network)
        if optimizer is not None:
            check_training(module, optimizer)
        inner = module.network if isinstance(module, LessBN) else module
        if getattr(inner, _MARK, False):
            told = ("it has been through LessBN already",)
            return AppliedTrick(
                network, optimizer, told, lambda: None, drawn=(*draw_network(module),)
            )
        parts = list(parts_of(module))
        decisions, lines = _decisions(module, parts, self.as_mindspore)
        removed = [d.name for d in decisions if d.is_removed]
        wants_heads = self.fn_flag and (optimizer is not None or not self.trained_heads)
        heads = heads_of(module) if wants_heads else {}
        if not removed and not heads:
            rest = [f"and {len(lines) - _SHOWN} more"] if len(lines) > _SHOWN else []
            told = ["LessBN: no structure of its table is here", *lines[:_SHOWN], *rest]
            raise NotApplicable("\n".join(told))
        undo, more = self._change(module, optimizer, removed, heads)
        self.removed, self.replaced = tuple(removed), tuple(heads)
        drawn = draw_parts(module, parts, decisions, heads)
        return AppliedTrick(network, optimizer, (*lines, *more), undo, drawn=(*drawn,))

    def _change(
        self, module: nn.Module, optimizer: Any, removed: list[str], heads: dict[str, nn.Linear]
    ) -> tuple[Callable[[], None], list[str]]:
        """Puts new modules in place of old ones; the way back, and lines about it."""
        made = {path: NormalisedHead(old) for path, old in heads.items()}
        norms: dict[str, nn.Module] = {path: module.get_submodule(path) for path in removed}
        swaps: dict[nn.Module, nn.Module] = {old: nn.Identity() for old in norms.values()}
        swaps |= {heads[path]: new for path, new in made.items()}
        sites = list(_sites(module, swaps))
        leaving = [p for old in norms.values() for p in old.parameters()]
        leaving += [p for old in heads.values() for n, p in old.named_parameters() if n == "bias"]
        joining = {new.weight: (f"{path}.multiplier", new.multiplier) for path, new in made.items()}
        steps: list[Callable[[], None]] = []

        def undo() -> None:
            for step in reversed(steps):
                step()
            steps.clear()

        try:
            for new in made.values():
                new.train(module.training)
            if optimizer is not None:
                steps.append(GroupEdits(optimizer, leaving, joining).undo)
            for parent, name, old in sites:
                steps.append(_put(parent, name, swaps[old]))
            setattr(module, _MARK, True)
            steps.append(lambda: delattr(module, _MARK))
            centred: list[str] = []
            if self.gc_flag and optimizer is not None:
                centred, back = centralise(module, self.as_mindspore)
                steps.append(back)
        except BaseException:
            undo()
            raise
        return undo, _told(heads, leaving, centred)


def less_bn_trick(settings: Settings, network: Any, optimizer: Any) -> AppliedTrick:
    """LessBN at its settings; a network that is only evaluated keeps its heads."""
    given = settings["less_bn"]
    trick = LessNorms(given["fn_flag"], given["gc_flag"], trained_heads=True)
    return trick.apply(network, optimizer)


def _decisions(
    module: nn.Module, parts: list[TracedPart], in_order: bool
) -> tuple[list[NormDecision], list[str]]:
    """Every norm, and lines about norms and about modules that could not be traced."""
    decisions: list[NormDecision] = []
    lines: list[str] = []
    for part in parts:
        if part.flow is None:
            lines.append(f"{part.path or 'the network'}: taken part by part: {part.why}")
            continue
        decisions += decide(part.flow, in_order)
    for one in decisions:
        text = f"removed: {one.pattern}" if one.is_removed else f"kept: {one.why}"
        lines.append(f"{one.name}: {text}")
    known = {d.name for d in decisions}
    kinds = nn.modules.batchnorm._BatchNorm  # pyright: ignore[reportPrivateUsage]
    missed = [n for n, m in module.named_modules() if isinstance(m, kinds) and n not in known]
    return decisions, [*lines, *(f"{n}: kept: in no part that could be traced" for n in missed)]


def _sites(
    module: nn.Module, swaps: dict[nn.Module, nn.Module]
) -> Iterator[tuple[nn.Module, str, nn.Module]]:
    """Every place where a module stands: there may be several."""
    for parent in module.modules():
        children = parent._modules  # pyright: ignore[reportPrivateUsage]: all names, not one each
        for name, child in children.items():
            if child is not None and child in swaps:
                yield parent, name, child


def _put(parent: nn.Module, name: str, new: nn.Module) -> Callable[[], None]:
    old = parent.get_submodule(name)
    setattr(parent, name, new)
    return lambda: setattr(parent, name, old)


def _told(
    heads: dict[str, nn.Linear], leaving: list[nn.Parameter], centred: list[str]
) -> list[str]:
    lines = [f"{path}: a normalised head with a scale, and no bias" for path in heads]
    lines.append(
        f"{len(leaving)} parameters of {sum(p.numel() for p in leaving):,} elements removed"
    )
    if centred:
        lines.append(f"gradients centralised: {len(centred)} parameters, from {centred[0]}")
    return lines


class GroupEdits:
    """Takes parameters out of the groups and their states away; puts new ones behind others.

    `joining` has the new ones by the parameter behind which they stand. A group's lists are
    replaced, not changed: `undo` puts back the lists and states that there were.
    """

    def __init__(
        self, optimizer: torch.optim.Optimizer, leaving: Collection[Tensor],
        joining: Mapping[Tensor, tuple[str, nn.Parameter]],
    ) -> None:  # fmt: skip
        self._optimizer = optimizer
        self._lists = [
            (group, {key: group[key] for key in ("params", "param_names") if key in group})
            for group in optimizer.param_groups
        ]
        gone = set(map(id, leaving))
        known: Any = optimizer.state
        self._states = {p: known.pop(p) for p in list(known) if id(p) in gone}
        self._new = [param for _, param in joining.values()]
        behind = {id(param): made for param, made in joining.items()}
        for group in optimizer.param_groups:
            _edit(group, gone, behind)

    def undo(self) -> None:
        """The groups and states as they were; the others' states stay as training made them."""
        for group, lists in self._lists:
            group.update(lists)
        for param in self._new:
            self._optimizer.state.pop(param, None)
        self._optimizer.state.update(self._states)


def _edit(
    group: dict[str, Any], gone: set[int], behind: Mapping[int, tuple[str, nn.Parameter]]
) -> None:
    params: list[Tensor] = group["params"]
    names: list[str] = group.get("param_names") or [""] * len(params)
    kept: list[tuple[Tensor, str]] = []
    for param, name in zip(params, names, strict=True):
        if id(param) not in gone:
            kept.append((param, name))
        if id(param) in behind:
            name, made = behind[id(param)]
            kept.append((made, name))
    group["params"] = [param for param, _ in kept]
    if "param_names" in group:
        group["param_names"] = [name for _, name in kept]
