"""A class for every spec: the registered ones by name, and the user's own."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from torch import Tensor

from ...compiler import as_spec
from ...ir.conditions import rule_of
from ...ir.errors import BindError
from ...ir.graph import Spec
from ...ir.roles import EVAL, Role, RoleKind, check_hyper, must_be_given, one_by_one, with_defaults
from ...ir.text.parser import parse
from ...ir.text.printer import to_text
from ...optim_defs import class_name, class_names, definition, get
from ...passes.chain.rules import spec_of_rule
from ...passes.storage.formats import parse_storage
from ...runtime.hypers.groups import check_names
from . import classes
from .argument_names import translated, translated_group
from .engines.modes import ModeOptimizer
from .memory.layout import DTYPES
from .name_map import WHOLE, Group, TorchBinding, TorchNames, binding_with, plain_names, with_betas
from .optimizer import FusedOptimizer
from .refusals import TRAINED
from .storage import COMPILED, by_name, check_storage, options_of

Rules = Mapping[str, tuple[Spec, Mapping[str, str]]]  # each rule's spec, and its roles' names


class SpecOptimizer(ModeOptimizer, FusedOptimizer):
    """An optimizer whose options are a spec's hypers and statics."""

    def _set_spec(self, spec: Spec, names: TorchNames) -> None:
        """Settles the spec, and torch's names for its parts."""
        self._spec: Spec = spec
        self._names = names
        self._bindings: dict[tuple[object, ...], TorchBinding] = {}

    def _start(self, params: Iterable[Any], defaults: dict[str, Any]) -> None:
        """Call torch's constructor, with the mode of specs that have `eval`."""
        modes = {TRAINED: True} if EVAL in self._spec.entries else {}
        super().__init__(params, {**defaults, **modes})

    def binding(self, group: Group, scaled: int) -> TorchBinding:
        """The spec with the group's options."""
        spec, names = self._of(group)
        options = tuple(bool(group[name]) for name in names.statics)
        key = (id(spec), *options, bool(group.get("maximize", False)), scaled)
        if key not in self._bindings:
            found = with_defaults(spec, dict(zip(names.statics, options, strict=True)))
            self._bindings[key] = binding_with(found, names, bool(key[-2]), scaled)
        return self._bindings[key]

    def _of(self, group: Group) -> tuple[Spec, TorchNames]:
        """Return a group's spec, and torch's names for its parts."""
        return self._spec, self._names

    def _check_group(self, number: int) -> None:
        super()._check_group(number)
        group = self.param_groups[number]
        for role in self._of(group)[0].of_kind(RoleKind.HYPER, RoleKind.STATIC):
            value = self._value(role, group, number)
            if value is not None or not must_be_given(role):
                check_hyper(role, value, f"group {number}")

    def _value(self, role: Role, group: Mapping[str, Any], number: int) -> Any:
        key, index = self._names.group_keys.get(role.name, (role.name, WHOLE))
        if index == WHOLE:
            return group[key]
        count = sum(found[0] == key for found in self._names.group_keys.values())
        if len(group[key]) != count:
            raise ValueError(f"group {number}: '{key}' expects {count} numbers, got {group[key]}")
        return group[key][index]


# What torch's classes take beside the numbers: the last four say how to run, or are refused.
FLAGS: dict[str, bool | None] = {
    "maximize": False,
    "foreach": None,
    "fused": None,
    "capturable": False,
    "differentiable": False,
}


def _check_way(options: Mapping[str, Any]) -> None:
    """Refuse `fused` beside `foreach`, as torch's classes do (RuntimeError)."""
    if options.get("fused") and options.get("foreach"):
        raise RuntimeError("`fused` and `foreach` cannot be `True` together.")


class Optimizer(SpecOptimizer):
    """Steps parameters of torch by a spec, a definition, or a registered name.

    `params` are as for any optimizer of torch; a group may have a `label` that variants see.
    Keywords are the spec's hypers and statics. A result of `compile` is compiled again for each
    tensor's dtype and device, with its policy, backend and storage; of another spec `policy` and
    `dtypes` say them, and a group may have `dtypes` of its own. Of `rules` each has groups of
    its own, with its numbers under their first names: `group["lr"]`, `group["rule"]`. Raises
    BindError, KeyError, TypeError, ValueError.
    """

    def __init__(
        self,
        params: Iterable[Any],
        spec: Spec | Any,
        *,
        dtypes: str = "",
        policy: str = "strict",
        **hypers: Any,
    ) -> None:
        self._options = options_of(spec, dtypes, policy)
        found = as_spec(spec)
        if found.rules:
            check_storage(found, self._options.dtypes)  # of which each rule's groups have a part
        flags = {**FLAGS, **{name: hypers.pop(name) for name in FLAGS if name in hypers}}
        _check_way(flags)
        hypers = one_by_one(found, hypers, found.name)
        check_names(found, hypers, found.name, ("hyper", "static"))
        self._set_spec(found, plain_names(found))
        self._given = hypers
        defaults = {
            role.name: role.default for role in found.of_kind(RoleKind.HYPER, RoleKind.STATIC)
        }
        self._start(params, {**({} if found.rules else {**defaults, **hypers}), **flags})

    def _set_spec(self, spec: Spec, names: TorchNames) -> None:
        super()._set_spec(spec, names)
        self._rules = {rule.name: spec_of_rule(spec, rule.name) for rule in spec.rules}

    def _of(self, group: Group) -> tuple[Spec, TorchNames]:
        if not self._rules:
            return super()._of(group)
        spec, _ = self._rules[group["rule"]]
        return spec, plain_names(spec)

    def _asked(self, group: Mapping[str, Any]) -> str:
        if not self._rules or "dtypes" in group or not self._options.dtypes:
            return super()._asked(group)
        every = parse_storage(by_name(self._spec, self._options.dtypes))
        own = {n: every[r] for n, r in self._rules[group["rule"]][1].items() if r in every}
        return ",".join(f"{name}={how}" for name, how in own.items())

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Adds a group, or one for each rule that takes some of its parameters.

        Raises BindError, TypeError, ValueError, and then adds nothing.
        """
        if not self._rules or "rule" in param_group:
            super().add_param_group(param_group)
            return
        count = len(self.param_groups)
        try:
            for group in by_rule(self._spec, self._rules, self._given, param_group, count):
                super().add_param_group(group)
        except (BindError, TypeError, ValueError):
            del self.param_groups[count:]
            raise

    def _title(self) -> str:
        return self._spec.name

    def __getstate__(self) -> dict[str, Any]:
        known = {"spec": to_text(self._spec), "given": self._given}
        return {**super().__getstate__(), **known}

    def __setstate__(self, state: dict[str, Any]) -> None:
        if "spec" in state:
            self._given = state.pop("given", {})
            spec = parse(state.pop("spec"))
            self._set_spec(spec, plain_names(spec))
        super().__setstate__(state)


class RegisteredOptimizer(SpecOptimizer):
    """Base class of the registered optimizers."""

    registered = ""

    def __init__(self, *args: Any, **options: Any) -> None:
        known = signature_of(self.registered)
        options = translated(self.registered, options, known.parameters)
        given = known.bind(*args, **options)
        given.apply_defaults()
        params = given.arguments.pop("params")
        self._options = options_of(None, **{n: given.arguments.pop(n) for n in COMPILED})
        _check_way(given.arguments)
        self._set_spec(*_spec_of(self.registered))
        self._start(params, dict(given.arguments))

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Add a group as in torch; arguments of other libraries are taken under our names."""
        known = signature_of(self.registered).parameters
        super().add_param_group(translated_group(self.registered, param_group, known))

    def _of(self, group: Group) -> tuple[Spec, TorchNames]:
        """Return a group's spec, written with its whole numbers. Raises TypeError, ValueError."""
        return _spec_of(self.registered, *(group[n] for n in definition(self.registered).wholes))

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._set_spec(*_spec_of(self.registered))
        super().__setstate__(state)


@lru_cache(256)
def _spec_of(name: str, *wholes: int) -> tuple[Spec, TorchNames]:
    made = definition(name)
    spec = made(**dict(zip(made.wholes, wholes, strict=True))) if wholes else get(name)
    return spec, with_betas(spec)


@cache
def signature_of(name: str) -> inspect.Signature:
    """params, the numbers and statics of a registered spec, and the arguments of all of torch's."""
    spec, names = _spec_of(name)
    parameter, either = inspect.Parameter, inspect.Parameter.POSITIONAL_OR_KEYWORD
    defaults: dict[str, Any] = {}
    for role in spec.of_kind(RoleKind.HYPER, RoleKind.STATIC):
        key, index = names.group_keys.get(role.name, (role.name, WHOLE))
        found = role.default if index == WHOLE else (*defaults.get(key, ()), role.default)
        defaults[key] = found
    defaults |= definition(name).wholes
    options = [parameter(key, either, default=value) for key, value in defaults.items()]
    rest = {**FLAGS, **COMPILED}
    flags = [parameter(n, parameter.KEYWORD_ONLY, default=value) for n, value in rest.items()]
    return inspect.Signature([parameter("params", either), *options, *flags])


@cache
def registered_class(name: str) -> type[RegisteredOptimizer]:
    """The class of a registered optimizer."""
    body = {
        "__doc__": f"{get(name).doc}\n\nRegistered as `{name}`.",
        "__module__": __package__,
        "__signature__": signature_of(name),
        "registered": name,
    }
    return type(class_name(name), (RegisteredOptimizer,), body)


@cache
def made_names() -> dict[str, str]:
    """The class names that are not torch's own, with their spec names."""
    return {shown: name for shown, name in class_names().items() if not hasattr(classes, shown)}


def by_rule(
    spec: Spec, rules: Rules, given: Mapping[str, Any], group: Mapping[str, Any], number: int
) -> Iterator[dict[str, Any]]:
    """A group of torch's split by the rules of a spec: one for each rule that takes some, in order.

    Tensors keep their order within a rule; a group has the numbers of its rule under their first
    names, so that schedulers find `lr` in each. `given` has numbers for all groups. Raises
    BindError where no rule takes a parameter.
    """
    params = group["params"]
    members = [params] if isinstance(params, Tensor) else list(params)
    where = f"group {number}, parameter"
    taken = [_rule(spec, m, group, f"{where} {n}") for n, m in enumerate(members)]
    own = {name for rule in taken for name in rules[rule][1]} | {role.name for role in spec.roles}
    for rule in dict.fromkeys(r.name for r in spec.rules if r.name in taken):
        mine, names = rules[rule]
        numbers = {r.name: r.default for r in mine.of_kind(RoleKind.HYPER)}
        for source in (given, group):
            for name in numbers:
                numbers[name] = source.get(names[name], source.get(name, numbers[name]))
        rest = {k: v for k, v in group.items() if k not in own}
        own_members = [m for m, r in zip(members, taken, strict=True) if r == rule]
        yield {**rest, **numbers, "params": own_members, "rule": rule}


def _rule(spec: Spec, member: Any, group: Mapping[str, Any], where: str) -> str:
    name, param = member if isinstance(member, tuple) else ("", member)
    dtype = DTYPES.get(param.dtype, str(param.dtype))
    return rule_of(spec.rules, name, tuple(param.shape), group.get("label", ""), dtype, where)
