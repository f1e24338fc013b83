"""The spec of an optimizer: one to compile with its options, or a compiled one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from .backends import backend_for
from .ir.errors import OptionError
from .ir.roles import RoleKind, Signature, one_by_one
from .runtime.compilation import Compilation, over_devices
from .runtime.hypers.groups import ParsedGroups
from .runtime.hypers.per_step_values import is_source

if TYPE_CHECKING:
    from .ir.graph import Spec


@dataclass(frozen=True, slots=True)
class CompileOptions:
    """Options of a compilation."""

    backend: str = "native"
    policy: str = "strict"
    dtypes: str = ""
    jit: bool = True
    stores_last: bool = False


@dataclass(frozen=True, slots=True)
class SpecAsGiven:
    """A spec with the hyper-parameters that are its own, and its compilation if there is one."""

    spec: Signature
    hypers: dict[str, Any]
    options: CompileOptions
    made: Compilation | None

    def compiled(self, spec: Signature, params: ParsedGroups) -> Compilation:
        """The compilation that there is, or one for these parameters, of the new defaults."""
        o = self.options
        if self.made is not None:
            return replace(self.made, more=None)  # as it was compiled, for whatever it is given
        from .compiler import compile_spec

        shapes = [getattr(array, "shape", ()) for array in params.arrays]

        def compiled(backend: str) -> Compilation:
            return compile_spec(
                spec, backend=backend, policy=o.policy, dtypes=o.dtypes, shapes=shapes,
                facts=params.facts, stores_last=o.stores_last,
            )  # fmt: skip

        if not params.devices:
            return compiled(o.backend)
        return over_devices({device: compiled(device) for device in sorted(set(params.devices))})


def spec_as_given(
    spec: Any, params: Iterable[Any], hypers: Mapping[str, Any], options: CompileOptions
) -> SpecAsGiven:
    """Puts schedules into the spec. Raises TypeError for options that come too late, ValueError."""
    _check_order(params, spec)
    backend = backend_for(options.backend, options.jit)
    if isinstance(spec, Compilation):
        if backend == "auto":
            raise OptionError("backend: 'auto' compiles for each device: give it the spec itself")
        refuse_recompiling(spec, hypers, backend=backend, policy=options.policy,
                            dtypes=options.dtypes)  # fmt: skip
        known = CompileOptions(spec.backend, spec.policy)
        _check_stores(spec.signature, any(v.step_program.stores for v in spec.variants))
        numbers = one_by_one(spec.signature, hypers, spec.signature.name)
        return SpecAsGiven(spec.signature, numbers, known, spec)
    from .compiler import as_spec

    declared, own = _with_schedules(as_spec(spec), hypers)
    _check_stores(declared, any(not u.forward for g in declared.variants() for u in g.updates))
    _check_written(spec, declared, own)
    own = one_by_one(declared, own, declared.name)
    if _changes(declared, own, params) and _skips(declared):
        from .schedules import counted

        declared = counted(declared)
    return SpecAsGiven(declared, own, replace(options, backend=backend), None)


def _with_schedules(spec: Spec, hypers: Mapping[str, Any]) -> tuple[Spec, dict[str, Any]]:
    """The spec with the schedules among its hyper-parameters, and the other ones."""
    if all(isinstance(value, (int, float)) for value in hypers.values()):
        return spec, dict(hypers)
    from .schedules import HyperSchedule, scheduled

    inside = {n: v for n, v in hypers.items() if isinstance(v, HyperSchedule)}
    return scheduled(spec, **inside), {n: v for n, v in hypers.items() if n not in inside}


def _check_order(params: object, spec: object) -> None:
    """Refuses a spec in the place of the parameters (TypeError)."""
    if isinstance(params, (str, Signature, Compilation)) or hasattr(params, "spec"):
        raise TypeError(
            f"expected parameters first and the spec second, as Optimizer(params, 'adamw'); got "
            f"{params!r:.80} first and {spec!r:.80} second"
        )


def _check_written(spec: object, declared: Signature, hypers: Mapping[str, Any]) -> None:
    """Refuses a whole number that bodies are written with (TypeError): they are traced by now."""
    unknown = hypers.keys() - {r.name for r in declared.roles}
    if not unknown:
        return
    from .compiler import wholes_of

    for name in sorted(unknown & wholes_of(spec).keys()):
        raise TypeError(
            f"{declared.name}: '{name}' is a number that its bodies are written with; name the "
            f"optimizer by {declared.name}({name}={hypers[name]!r})"
        )


def _check_stores(spec: Signature, stores: bool) -> None:
    """Refuses a spec that is a stage of others (ValueError)."""
    if not stores:
        raise ValueError(f"{spec.name} stores nothing by itself: chain it with an optimizer")


def _changes(spec: Signature, hypers: Mapping[str, Any], params: Iterable[Any]) -> bool:
    """True if a hyper-parameter of some group is a list or a function of the steps done."""
    known = {r.name for r in spec.of_kind(RoleKind.HYPER)}
    groups = params if isinstance(params, (list, tuple)) else ()
    given = [hypers, *(g for g in groups if isinstance(g, Mapping))]
    return any(is_source(v) for g in given for n, v in g.items() if n in known)


def _skips(spec: Spec) -> bool:
    """True if steps of a spec may not happen."""
    return any(u.guard is not None for g in spec.variants() for u in g.updates)


def refuse_recompiling(made: Compilation, hypers: Mapping[str, Any], **options: str) -> None:
    """Options that change code come too late for a compiled spec (TypeError)."""
    unset = {"backend": "native", "policy": "strict", "dtypes": ""}
    late = [name for name, value in options.items() if value != unset[name]]
    spec = made.signature
    late += [r.name for r in spec.of_kind(RoleKind.STATIC) if r.name in hypers]
    if late:
        raise TypeError(f"{spec.name} is compiled already; {', '.join(late)} cannot change it")
