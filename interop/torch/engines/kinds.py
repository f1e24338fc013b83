"""The kinds of an engine's parameters, and the one spec for all of them.

    f32, bf16                          variants by dtype
    groups with amsgrad and without    variants by rule: the specs of both, merged
    f32 with f32 and with bf16 states  variants by rule: a spec merged with itself

A rule tells parameters apart here; its condition is never looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ....compiler import compile_spec
from ....ir.conditions import ALL, Rule
from ....ir.errors import LowerError, OptionError
from ....ir.graph import Spec
from ....ir.lowered.step_program import StepProgram
from ....passes.chain.rules import merged, own_names
from ....passes.lower.cases import Case
from ....runtime.compilation import Compilation
from ....runtime.memo import Memo
from ....runtime.memory.tensor_layout import LayoutKey
from ..name_map import TorchBinding
from ..storage import stored_in

Shapes = frozenset[tuple[int, ...]]
_MOST = 512  # kept, those that were used last
_COMPILED: Memo[Compilation] = Memo(_MOST)


@dataclass(frozen=True, slots=True)
class Kind:
    """The kind of a parameter's step; of its storage, the requested one and that of its states."""

    binding: TorchBinding
    dtype: str
    asked: str = ""
    kept: str = ""


@dataclass(frozen=True, slots=True)
class Kinds:
    """Kinds of parameters in one spec."""

    spec: Spec
    bindings: Mapping[Kind, TorchBinding]  # what they are in it
    cases: Mapping[Kind, Case]

    def compiled(self, policy: str, backend: str, shapes: Shapes, entry: str) -> Compilation:
        """The programs, made once a process; `shapes` ask for variants of their own."""
        spec, cases = self.spec, tuple(self.cases.values())

        def make() -> Compilation:
            return compile_spec(
                spec, facts=cases, policy=policy, backend=backend, shapes=shapes, entry=entry
            )

        return _COMPILED.get((spec, cases, policy, backend, shapes, entry), make)


@lru_cache(_MOST)
def kinds_of(kinds: tuple[Kind, ...]) -> Kinds:
    """Combine kinds. Raises LowerError, OptionError where no spec can have all of them."""
    ruled: dict[Kind, tuple[TorchBinding, int]] = {}  # which of those with its binding and dtype
    for kind in kinds:
        same = [k for k in ruled if (k.binding, k.dtype) == (kind.binding, kind.dtype)]
        ruled[kind] = kind.binding, len(same)
    places = tuple(dict.fromkeys(ruled.values()))
    names = [""] if len(places) == 1 else own_names([d.spec.name for d, _ in places])
    specs = tuple(binding.spec for binding, _ in places)
    spec = specs[0] if len(places) == 1 else _merged(tuple(names), specs)
    rules = dict(zip(places, names, strict=True))
    bindings = {k: _within(k.binding, spec, rules[ruled[k]]) for k in kinds}
    cases = {
        k: Case(k.dtype, rules[ruled[k]], stored_in(bindings[k], k.dtype, k.asked, k.kept))
        for k in kinds
    }
    return Kinds(spec, bindings, cases)


def apart(kinds: Sequence[Kind]) -> list[tuple[Kind, ...]]:
    """Split kinds into sets that one spec can have: all together, or one a binding."""
    every = tuple(dict.fromkeys(kinds))
    try:
        kinds_of(every)
    except (LowerError, OptionError):
        bindings = dict.fromkeys(kind.binding for kind in every)
        return [tuple(kind for kind in every if kind.binding == d) for d in bindings]
    return [every]


def programs_taking(made: Compilation, key: LayoutKey) -> tuple[StepProgram, ...]:
    """The programs that take a tensor: the step's, and that of a clocked entry, if any."""
    clocked = made.clocked_programs.programs if made.clocked_programs else ()
    found = ([p for p in some if key.chooses(p)][:1] for some in (made.step_programs, clocked))
    return tuple(program for some in found for program in some)


@lru_cache(_MOST)
def _merged(names: tuple[str, ...], specs: tuple[Spec, ...]) -> Spec:
    return merged(tuple(Rule(name, ALL) for name in names), specs)


@lru_cache(_MOST)
def _within(binding: TorchBinding, spec: Spec, rule: str) -> TorchBinding:
    """A binding whose spec has the roles of others as well."""
    if spec is binding.spec:
        return binding
    known = {role.name for role in spec.roles}
    mine = [role.name for role in binding.spec.roles]
    own = {name if name in known else f"{rule}_{name}": name for name in mine}
    return replace(binding, spec=spec, own={n: o for n, o in own.items() if n in known})
