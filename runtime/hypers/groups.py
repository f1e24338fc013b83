"""Parameter groups: the user's, and the views through which hypers change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from typing import Any

from ...ir.conditions import rule_of
from ...ir.errors import BindError, did_you_mean, is_a
from ...ir.roles import RoleKind, Signature, check_hyper, has_choice, one_by_one
from ...ir.types import ARRAY_FLOATS, F32
from ..step_lock import StepLock, exclusive
from .per_step_values import Source, Sources, source_of, split_sources
from .scalar_slots import Slots, first_hyper


@dataclass(frozen=True, slots=True)
class ParsedGroups:
    """The parameters in order, each with its name and group; the hypers of each group."""

    arrays: tuple[object, ...]
    names: tuple[str, ...]
    owners: tuple[int, ...]
    hypers: tuple[dict[str, float], ...]
    labels: tuple[str, ...]  # of each group, for variants `when label == ...`
    sources: tuple[dict[str, Source], ...] = ()  # of each group, what changes step by step
    facts: tuple[tuple[Any, ...], ...] = ()  # of each array its dtype, its rule, a shard's whole
    devices: tuple[str, ...] = ()  # of each array, where programs say theirs

    def __add__(self, more: ParsedGroups) -> ParsedGroups:
        return ParsedGroups(
            self.arrays + more.arrays,
            self.names + more.names,
            self.owners + more.owners,
            self.hypers + more.hypers,
            self.labels + more.labels,
            self.sources + more.sources,
            self.facts + more.facts,
            self.devices + more.devices,
        )


class Group(MutableMapping[str, Any]):
    """The hyper-parameters of one group; an assignment takes effect at the next step.

    A list has a number for each step since the first, a function gives it by the steps done.
    """

    def __init__(
        self, spec: Signature, slots: Slots, sources: Sources, index: int, step_lock: StepLock
    ) -> None:
        self._spec, self._slots, self._index = spec, slots, index
        self._sources, self.step_lock = sources, step_lock

    def __setattr__(self, name: str, value: Any) -> None:
        if name[0] != "_" and name != "step_lock":
            raise AttributeError(
                f"group {self._index} has no attribute '{name}' to set; hyper-parameters are its "
                f"items: groups[{self._index}]['{name}'] = {value!r:.80}"
            )
        super().__setattr__(name, value)

    def __getitem__(self, name: str) -> float:
        return self._slots.hypers[self._index][name]

    @exclusive
    def __setitem__(self, name: str, value: Any) -> None:
        given = one_by_one(self._spec, {name: value}, f"group {self._index}")
        for each, source in [(n, self._checked(n, number)) for n, number in given.items()]:
            if source is not None:
                self._sources.set(self._index, each, source, int(self._slots.done[0]))
            else:
                self._sources.drop(self._index, each)
                self._slots.set_hyper(self._index, each, float(given[each]))

    def _checked(self, name: str, value: Any) -> Source | None:
        """Return a value's per-step source, None for a number (TypeError, ValueError)."""
        where = f"group {self._index}"
        if name not in self._slots.hypers[self._index]:
            check_names(self._spec, [name], where, ("hyper",))
        role = self._spec.role(name)
        source = source_of(role, value, where)
        if source is None:
            check_hyper(role, value, where)
        if self._slots.is_for_step(name) and self._slots.group_count > 1:
            raise TypeError(f"{where}: '{name}' is one number for the whole step, not per group")
        return source

    def __delitem__(self, name: str) -> None:
        raise TypeError(f"group {self._index}: '{name}' cannot be deleted; assign its default")

    def __iter__(self) -> Iterator[str]:
        return iter(self._slots.hypers[self._index])

    def __len__(self) -> int:
        return len(self._slots.hypers[self._index])

    def __repr__(self) -> str:
        return f"Group({dict(self)})"


def check_names(spec: Signature, names: Iterable[str], where: str, kinds: tuple[str, ...]) -> None:
    """Refuses a name that is no hyper-parameter, with the nearest ones (TypeError)."""
    starts = [r for r in spec.of_kind(RoleKind.STATE) if "static" in kinds and has_choice(r)]
    known = [r.name for r in (*spec.of_kind(*kinds), *starts)]
    for name in names:
        if name in known:
            continue
        if name in [r.name for r in spec.of_kind(RoleKind.STATIC)]:
            raise TypeError(
                f"{where}: '{name}' changes the program, so it is one for all groups; "
                f"give it to the optimizer"
            )
        hint = did_you_mean(name, known, f"{spec.name} has {', '.join(known) or 'none'}")
        raise TypeError(f"{where}: no hyper-parameter '{name}'; {hint}")


def parse(
    params: Iterable[Any],
    spec: Signature,
    first: int = 0,
    sources: Mapping[str, Source] | None = None,
) -> ParsedGroups:
    """Parameters as a list of arrays, of (name, array) pairs, or of group dicts.

    Groups are counted from `first`; `sources` are for hypers that a group does not give. Raises
    BindError for an empty list, TypeError and ValueError for a bad hyper-parameter.
    """
    if isinstance(params, ParsedGroups):
        return params
    if hasattr(params, "dtype"):
        raise BindError("expected a list of arrays, got one array; write [array]")
    if is_a(params, str) or not is_a(params, Iterable):
        raise BindError(f"parameters: expected a list of arrays or of groups, got {params!r:.80}")
    given = list(params.items() if isinstance(params, Mapping) else params)
    if not given:
        raise BindError("no parameters: expected a list of arrays, or of groups")
    are_groups = {issubclass(kind, Mapping) for kind in set(map(type, given))}
    if len(are_groups) > 1:
        raise BindError("expected a list of arrays or a list of groups, got both in one list")
    groups = given if all(are_groups) else [{"params": given}]
    defaults = {r.name: first_hyper(r) for r in spec.of_kind(RoleKind.HYPER)}
    arrays: list[object] = []
    names: list[str] = []
    owners: list[int] = []
    for index, group in enumerate(groups, first):
        for name, array in map(_named, _members(group, index)):
            arrays.append(array)
            names.append(name)
            owners.append(index)
    given_hypers = [_hypers(spec, g, n) for n, g in enumerate(groups, first)]
    hypers = tuple({**defaults, **numbers} for numbers, _ in given_hypers)
    shared = sources or {}
    own = tuple(
        {**{n: s for n, s in shared.items() if n not in numbers}, **found}
        for numbers, found in given_hypers
    )
    labels = tuple(_label(g, n) for n, g in enumerate(groups, first))
    dtypes = [_dtype(array) for array in arrays]
    rules = [""] * len(arrays)
    if spec.rules:
        each = zip(names, arrays, owners, dtypes, strict=True)
        rules = [
            rule_of(spec.rules, n, _shape(a), labels[o - first], d, f"tensor {at}")
            for at, (n, a, o, d) in enumerate(each)
        ]
    facts = tuple(zip(dtypes, rules, strict=True))
    return ParsedGroups(tuple(arrays), tuple(names), tuple(owners), hypers, labels, own, facts)


def parse_group(group: Any, spec: Signature, index: int) -> ParsedGroups:
    """One more group. Raises BindError, TypeError, ValueError."""
    if not isinstance(group, Mapping):
        raise BindError(f"group {index}: expected a dict with 'params', got {group!r:.80}")
    return parse([group], spec, first=index)


def check_steps(slots: Slots) -> None:
    """Refuse groups that differ in a number of the whole step (TypeError)."""
    for name in filter(slots.is_for_step, slots.hypers[0]):
        values = list(dict.fromkeys(hypers[name] for hypers in slots.hypers))
        if len(values) > 1:
            raise TypeError(
                f"'{name}' is one number for the whole step, not per group; got {values} "
                f"from {slots.group_count} groups: give it to the optimizer"
            )


def merged(
    slots: Slots, hypers: Mapping[str, float], group: Mapping[str, Any], index: int
) -> dict[str, float]:
    """The hypers of a group that joins others: numbers of the whole step are theirs.

    Raises TypeError where the group says otherwise.
    """
    found = dict(hypers)
    for name in filter(slots.is_for_step, hypers):
        found[name] = slots.hypers[0][name]
        if name in group and hypers[name] != found[name]:
            raise TypeError(
                f"group {index}: '{name}' is one number for the whole step, {found[name]:g}, "
                f"not per group; got {group[name]!r}"
            )
    return found


def _dtype(array: object) -> str:
    """Return an array's dtype as conditions name it. Others become f32, which refuses them."""
    dtype: Any = getattr(array, "dtype", None)
    name = str(getattr(dtype, "name", dtype)).removeprefix("torch.")
    return ARRAY_FLOATS[name].name if name in ARRAY_FLOATS else F32.name


def _shape(array: object) -> tuple[int, ...]:
    return tuple(getattr(array, "shape", ()))


def _label(group: Mapping[str, Any], index: int) -> str:
    label = group.get("label", "")
    if not isinstance(label, str):
        raise TypeError(f"group {index}: 'label' expects a str, got {label!r}")
    return label


def _members(group: Mapping[str, Any], index: int) -> list[Any]:
    if "params" not in group:
        raise BindError(f"group {index}: expected 'params', a list of arrays; got {list(group)}")
    members: Any = group["params"]
    if hasattr(members, "dtype"):
        raise BindError(f"group {index}: expected a list of arrays, got one array; write [array]")
    return list(members.items() if isinstance(members, Mapping) else members)


def _named(member: Any) -> tuple[str, object]:
    if isinstance(member, tuple) and len(member) == 2 and isinstance(member[0], str):
        return member[0], member[1]
    return "", member


def _hypers(
    spec: Signature, group: Mapping[str, Any], index: int
) -> tuple[dict[str, float], dict[str, Source]]:
    where = f"group {index}"
    given = {name: value for name, value in group.items() if name not in ("params", "label")}
    values = one_by_one(spec, given, where)
    check_names(spec, values, where, ("hyper",))
    numbers, sources = split_sources(spec, values, where)
    roles = {role.name: role for role in spec.roles}
    for name, value in numbers.items():
        check_hyper(roles[name], value, where)
    return {name: float(value) for name, value in numbers.items()}, sources
