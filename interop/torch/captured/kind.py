"""A class as captured for some options: its spec, torch's names for it, and when it holds."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import torch

from ....ir.builder import Builder, rewrite
from ....ir.conditions import matches
from ....ir.errors import CaptureError, VerifyError
from ....ir.graph import Graph, Node, Operand, Spec
from ....ir.roles import RoleKind
from ....ir.signatures.typing_rules import RuleError
from ....ir.types import TENSOR, Type
from ....ir.verifier import verify
from ....passes.chain.compose import chain
from ...capture.branches import reads_of, value_of
from ...capture.captured_spec import CapturedSpec
from ...capture.torch.capture import CaptureResult
from ...capture.torch.leaves import Leaf, Path
from ...capture.torch.read import KEPT, STARTED
from ..name_map import HIDDEN, WHOLE, GroupKey, TorchBinding, TorchNames, for_scaler
from .layout import StateLayout, layout_at
from .options import Group, at, options_of, signature

_NOWHERE: GroupKey = ("", WHOLE)  # of a number that no group has
_AT_RANK = re.compile(r"(\w+)_rank\d")


@dataclass(frozen=True, slots=True, eq=False)
class CapturedKind:
    """A captured spec, and the options under which it is the original's step.

    `leaves` says where the original keeps each role, by the role's name.
    """

    reading: CaptureResult
    spec: Spec  # with numbers where the original keeps them
    leaves: Mapping[str, Leaf]
    signature: tuple[Any, ...]
    names: TorchNames
    _bindings: dict[int, TorchBinding] = field(default_factory=dict[int, TorchBinding])
    _layouts: dict[tuple[int, torch.dtype], StateLayout] = field(
        default_factory=dict[tuple[int, torch.dtype], StateLayout]
    )

    @property
    def captured(self) -> CapturedSpec:
        """The spec with its report."""
        return self.reading.spec

    @property
    def keys(self) -> tuple[str, ...]:
        """The options of a group that a step depends on."""
        return tuple(key for key, _ in self.signature)

    @property
    def followed(self) -> frozenset[Path]:
        """The numbers of a group that may change."""
        return followed_by(self.reading)

    def holds(self, group: Group) -> bool:
        """True if this is the step under a group's options."""
        options = {key: group[key] for key in self.keys if key in group}
        if not self.of_others(group) <= options.keys():
            return False
        return signature(options, self.followed) == self.signature and self._decides_so(group)

    def of_others(self, group: Group) -> set[str]:
        """The keys of a group that are no states: its options, and further ones of the user."""
        kept = {leaf.path[0] for leaf in self.leaves.values() if leaf.home == "group"}
        return options_of(group).keys() - kept - {*self.kept("self"), *self.kept("shared")}

    def _decides_so(self, group: Group) -> bool:
        """True if each condition that the capture fixed still has its value."""
        for read in self.reading.reads.values():
            for condition, side in read.joined.fixed:
                needed = reads_of(read.recording, condition.operand)
                paths = {n: leaf.path for leaf, n in read.names.items() if n in needed}
                known = {name: float(at(group, path)) for name, path in paths.items()}
                if bool(value_of(read.recording, condition.operand, known)) != side:
                    return False
        return True

    def binding(self, scaled: int) -> TorchBinding:
        """The spec and its names, behind a division by the loss scale if asked."""
        if scaled not in self._bindings:
            spec = chain(*for_scaler(scaled), self.spec)
            self._bindings[scaled] = TorchBinding(spec, self.names, scaled)
        return self._bindings[scaled]

    def layout(self, param: torch.Tensor) -> StateLayout:
        """Return the original's states of a parameter. Raises CaptureError."""
        key = param.dim(), param.dtype
        if key not in self._layouts:
            self._layouts[key] = layout_at(self.reading.original, *key)
        return self._layouts[key]

    def variant(self, dims: tuple[int, ...]) -> Graph:
        """The graph that steps a parameter of these dims. Raises CaptureError."""
        for graph in self.spec.graphs:
            if matches(graph.when, dims):
                return graph
        why = self.captured.report.refused.get(len(dims)) if self.captured.report else None
        raise CaptureError(
            f"the step was not captured for parameters of rank {len(dims)}"
            + (f": {why}" if why else ""),
            remedy="step these parameters by the original",
        )

    def roles(self, dims: tuple[int, ...], home: str) -> dict[Path, str]:
        """The role names of states that a step updates, by their path in a home of the original."""
        used = {u.role for u in self.variant(dims).updates}
        return {self.leaves[n].path: n for n in self.kept(home) if n in used}

    def kept(self, home: str) -> list[str]:
        """The states that the original keeps at a home, by role name."""
        states = [r.name for r in self.spec.of_kind(RoleKind.STATE)]
        return [n for n in states if n in self.leaves and self.leaves[n].home == home]

    def constants(self) -> dict[Path, float]:
        """Numbers of a parameter's state that no step changes, as they were when captured."""
        found: dict[Path, float] = {}
        for role in self.spec.of_kind(RoleKind.HYPER):
            leaf = self.leaves[role.name]
            if leaf.home == "state" and isinstance(role.default, (int, float)):
                found[leaf.path] = float(role.default)
        return found

    def is_array(self, role: str) -> bool:
        """True if a state has cells along axes of the parameter."""
        return not self.spec.role(role).type.domain <= TENSOR


def kind_of(reading: CaptureResult) -> CapturedKind:
    """Return the kind of a reading. Raises CaptureError for roles that torch has no place for."""
    leaves = _leaves(reading)
    for role in reading.spec.of_kind(RoleKind.AUX):
        raise CaptureError(
            f"'{role.name}' is a tensor of a parameter's state that no step changes",
            remedy="step it by the original",
        )
    states = reading.spec.of_kind(RoleKind.STATE)
    homes = {r.name: leaves[r.name].home if r.name in leaves else "state" for r in states}
    spec = where_kept(reading.spec, homes)
    original = reading.original.over([torch.nn.Parameter(torch.ones(3, 2))])
    if STARTED in homes:
        _check_told(homes, bool(original.state))
    options = options_of(original.param_groups[0])
    names = TorchNames(None, _group_keys(reading.spec, leaves), _keys(leaves, homes), wide=True)
    return CapturedKind(reading, spec, leaves, signature(options, followed_by(reading)), names)


def followed_by(reading: CaptureResult) -> frozenset[Path]:
    """The numbers of a group that are followed at every rank."""
    found = [
        {leaf.path for leaf in read.names if leaf.home == "group"}
        for read in reading.reads.values()
    ]
    return frozenset(set[Path].intersection(*found))


def _leaves(reading: CaptureResult) -> dict[str, Leaf]:
    """Return the leaf that keeps each role."""
    known = {name: leaf for read in reading.reads.values() for leaf, name in read.names.items()}
    found: dict[str, Leaf] = {}
    for role in reading.spec.of_kind(RoleKind.STATE, RoleKind.HYPER, RoleKind.AUX):
        of_rank = _AT_RANK.fullmatch(role.name)
        name = of_rank[1] if of_rank and role.name not in known else role.name
        if name in known:
            found[role.name] = known[name]
    return found


def _check_told(homes: Mapping[str, str], at_once: bool) -> None:
    """Refuses a first step that a state dict would not tell from a later one."""
    told = [name for name, home in homes.items() if home == "state" and name != STARTED]
    if at_once or not told:
        raise CaptureError(
            "the first step is another than later ones, and the states do not say which is next",
            remedy="create the states of a parameter in its first step",
        )


def _group_keys(spec: Spec, leaves: Mapping[str, Leaf]) -> dict[str, GroupKey]:
    """Return the keys of hyper-parameters in a group."""
    found: dict[str, GroupKey] = {}
    for role in spec.of_kind(RoleKind.HYPER):
        leaf = leaves[role.name]
        if leaf.home != "group":
            found[role.name] = _NOWHERE
        elif len(leaf.path) > 2:
            raise CaptureError(
                f"'{role.name}' lies {len(leaf.path)} levels deep in the group",
                remedy="keep numbers in the group itself, or in a tuple of it",
            )
        else:
            key, index = (*leaf.path, WHOLE)[:2]
            found[role.name] = (str(key), index)
    return found


def _keys(leaves: Mapping[str, Leaf], homes: Mapping[str, str]) -> dict[str, str]:
    """The key of each state of a parameter while it is stepped."""
    found: dict[str, str] = {}
    for name, home in homes.items():
        path: Path = leaves[name].path if name in leaves else ()
        if name == STARTED and name not in leaves:
            found[name] = HIDDEN
        elif home == "state":
            of_rank = _AT_RANK.fullmatch(name)  # beside another role of the same path
            plain = len(path) == 1 and isinstance(path[0], str) and not of_rank
            found[name] = str(path[0]) if plain else name
        elif home == "group" and path != (name,):
            raise CaptureError(
                f"a number of the group that steps change is kept at {list(path)}",
                remedy="keep it in the group itself, under a name of its own",
            )
    return found


def where_kept(spec: Spec, homes: Mapping[str, str]) -> Spec:
    """The spec, each number in the domain where its original keeps it. Raises CaptureError.

    A capture finds the least domain that holds a number's updates: a count of steps is one for the
    step. An original that keeps it in each parameter's state counts that parameter's steps alone.
    """
    wanted = {
        r.name: KEPT[homes[r.name]] for r in spec.of_kind(RoleKind.STATE) if r.type.domain <= TENSOR
    }
    for role in spec.of_kind(RoleKind.STATE):
        if role.name in wanted and wanted[role.name] < role.type.domain:
            raise CaptureError(
                f"'{role.name}' is kept once for a whole {wanted[role.name]}, and what the step "
                f"stores there is that of each {role.type.domain}",
                remedy="keep it in the parameter's state",
            )
    roles = tuple(
        replace(r, type=Type(r.type.dtype, wanted[r.name])) if r.name in wanted else r
        for r in spec.roles
    )
    try:
        graphs = [
            rewrite(g, _same, roles, by="where-kept").replace(roles=roles) for g in spec.graphs
        ]
        found = replace(spec, graphs=tuple(graphs))
        verify(found)
    except (RuleError, VerifyError) as error:
        raise CaptureError(
            f"a number of the group or the step follows from a parameter's own: {error}",
            remedy="keep both in the parameter's state",
        ) from error
    return found


def _same(builder: Builder, node: Node, args: tuple[Operand, ...]) -> None:
    """Keeps every node; its type is inferred anew."""
