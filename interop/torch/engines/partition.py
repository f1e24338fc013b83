"""The engines of an optimizer: made for the parameters that have gradients, and kept."""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from ....ir.errors import BindError
from ....optimizer_spec import CompileOptions
from ....passes.storage.formats import RequestedCodec
from ....runtime.explain import bytes_per_param, count_of
from ....runtime.launch.overflow import Overflow
from ....runtime.step_lock import StepLock
from ..internals import is_distributed
from ..memory.layout import DTYPES, local_of
from ..memory.present_gradients import PresentGradients
from ..memory.tensor_tracking import Member, names_of, params_of
from ..name_map import ScalerWork, TorchBinding, of_mean
from ..refusals import SCALERS, check_flags, check_sums, reduces, reduces_to_group
from ..storage import asked_in, codecs_by_key, codes_of, kept_dtypes
from .engine import Engine
from .extra_inputs import take_inputs
from .fast_path import FastPath
from .kinds import Kind, apart, kinds_of

_GRAD = operator.attrgetter("grad")

NOT_BUILT: Any = ((), (), ())

Engines = tuple[tuple[Engine, list[int]], ...]  # with their members' places


class PartitionedOptimizer(torch.optim.Optimizer):
    """The owner of engines that step an optimizer's groups. Raises BindError for misfits."""

    step_lock: StepLock
    _engines: Engines = ()
    _joined: frozenset[int] = frozenset()  # the places of all members
    _fast: FastPath | None = None
    thread = 0  # the one that has made this
    _state: Any = None
    _seen = False  # whether anybody has been handed the states, who may have put others there
    _fresh = False  # whether engines wait for what they have made to be taken over
    _kept: tuple[Any, ...] = ()  # the values of `state`
    _times: Counter[int]  # how often there is each parameter, by its id
    _most = 1  # of them
    _asked_for: Sequence[str] = ()  # the storage of each group
    _built_for: tuple[Sequence[Tensor], Sequence[int], Sequence[TorchBinding]] = NOT_BUILT
    _stored_as: Mapping[Tensor, str] = {}  # of the parameters with engines, as it was asked for
    _options = CompileOptions()  # how its specs are compiled, beside the tensors' own dtypes
    # For which parameters and bindings, and what makes sure that ranks have the same gradients
    _present: tuple[tuple[object, ...], Sequence[int], PresentGradients | None] = ((), (), None)
    _parts = 1  # how many gradients a step takes the mean of: its own, and those in `sum_of_grads`

    def binding(self, group: Mapping[str, Any], scaled: int) -> TorchBinding:
        """The spec that steps a group, and torch's names for its parts."""
        raise NotImplementedError  # abstract: torch's classes and registered specs say

    def binding_in(self, group: Mapping[str, Any], scaled: int = 0) -> TorchBinding:
        """Return a group's binding, behind the sum of earlier gradients where there is one."""
        found = self.binding(group, scaled)
        return found if self._parts == 1 else of_mean(found, self._parts)

    def _title(self) -> str:
        """The optimizer's name in errors and explanations."""
        return type(self).__name__

    def _members(self) -> list[Member]:
        found: list[Member] = []
        for number, group in enumerate(self.param_groups):
            for param, name in zip(group["params"], names_of(group), strict=False):
                found.append(Member(len(found), param, number, name))
        return found

    def _ready(self, aux: object) -> list[Engine]:
        """The engines with parameters to step, prepared; nothing has been changed yet."""
        check_flags(self.param_groups)
        params = params_of(self.param_groups)
        grads: list[Tensor | None] = list(map(_GRAD, params))
        extra, scaled = self._from_scaler()
        bindings = [self.binding_in(group, scaled) for group in self.param_groups]
        if not is_distributed():
            return self._prepared(params, grads, bindings, extra, aux)
        try:
            with self._among(params, bindings).agreeing(grads, self._owners):
                return self._prepared(params, grads, bindings, extra, aux)
        except Exception:
            self._built_for = NOT_BUILT  # so that ranks build of the same gradients the next time
            raise

    def _owners(self) -> str:
        """The tensors that one rank steps whole, each with its owner, as text."""
        found = (engine.shards.owners for engine, _ in self._engines)
        return ", ".join(f"{number} by {owner}" for mine in found for number, owner in mine)

    def _prepared(
        self,
        params: list[Tensor],
        grads: list[Tensor | None],
        bindings: list[TorchBinding],
        extra: dict[str, Any],
        aux: object,
    ) -> list[Engine]:
        if not self._still_fit(params, grads, bindings):
            self._build(params, grads, bindings)
        ready: list[tuple[Engine, list[int]]] = []
        for engine, numbers in self._engines:
            mine = grads if len(numbers) == len(grads) else [grads[n] for n in numbers]
            if any(grad is not None for grad in mine):
                engine.take(mine, extra)
                ready.append((engine, numbers))
        if aux is not None or any(engine.reads_aux for engine, _ in ready):
            take_inputs(aux, ready, params, len(self.param_groups))
        return [engine for engine, _ in ready]

    def _among(self, params: list[Tensor], bindings: list[TorchBinding]) -> PresentGradients:
        """The ranks that sum over shards of these parameters."""
        asked, sizes = (*params, *bindings), self._sizes()
        known, before, there = self._present
        if there is None or sizes != before or not all(map(operator.is_, known, asked)):
            both = zip(bindings, self.param_groups, strict=True)
            sums = [reduces(d.spec) or bool(codes_of(self._asked(group))) for d, group in both]
            mine = [member for member in self._members() if sums[member.group]]
            there = PresentGradients(self._title(), mine)
            self._present = asked, sizes, there
        return there

    def _from_scaler(self) -> tuple[dict[str, Any], ScalerWork]:
        """Return the values that a GradScaler has left for the step, and their handling."""
        given = {name: getattr(self, name, None) for name in SCALERS}
        if not self._skips_itself():
            given["found_inf"] = None  # the host has looked
        extra = {name: value for name, value in given.items() if value is not None}
        scaled = ScalerWork(0)
        if "grad_scale" in extra:
            scaled |= ScalerWork.UNSCALE
        if "found_inf" in extra:
            scaled |= ScalerWork.SKIP
        return extra, scaled

    def _skips_itself(self) -> bool:
        """True if the device is to see that a step is skipped: all that is stepped is on GPUs."""
        found = getattr(self, "found_inf", None)
        if not (isinstance(found, Tensor) and found.is_cuda):
            return False
        return all(p.is_cuda for p in params_of(self.param_groups) if p.grad is not None)

    def _still_fit(
        self, params: list[Tensor], grads: list[Tensor | None], bindings: list[TorchBinding]
    ) -> bool:
        """True if the engines were built for these parameters, gradients and bindings."""
        known, sizes, built = self._built_for
        if self._fresh or sizes != self._sizes() or not all(map(operator.is_, known, params)):
            return False
        if not all(map(operator.is_, built, bindings)):
            return False
        if self._asked_for != list(map(self._asked, self.param_groups)):
            return False
        if self._seen and not self._states_stand():
            return False
        if not all(engine.memory.still_fits() for engine, _ in self._engines):
            return False
        joined = self._joined
        return len(joined) == len(params) or not any(
            grad is not None and n not in joined for n, grad in enumerate(grads)
        )

    def engines_of_all(self, check: Callable[[Engine], None]) -> Engines:
        """Build and commit the engines of all parameters that require gradients.

        `check` may refuse each of them, and then nothing has changed.
        """
        check_flags(self.param_groups)
        if self._parts > 1:
            raise BindError(
                f"{self._title()} steps by the mean of {self._parts} gradients, each of which "
                f"would be stepped in its own pass: let them add up, `with handle.accumulating():`"
            )
        params = params_of(self.param_groups)
        there: list[Tensor | None] = [p if p.requires_grad else None for p in params]
        bindings = [*map(self.binding_in, self.param_groups)]
        before, self._fast = (self._engines, self._joined), None
        try:
            if not self._still_fit(params, there, bindings):
                self._build(params, there, bindings)
            if self._most > 1:
                raise BindError(
                    f"{self._title()}: a parameter is in the groups twice and would be stepped "
                    f"twice; leave it out of one"
                )
            for engine, _ in self._engines:
                check(engine)
        except Exception:
            (self._engines, self._joined), self._built_for = before, NOT_BUILT
            raise
        self._commit()
        return self._engines

    @property
    def is_unchanged(self) -> bool:
        """True if the engines were built for the present states."""
        known = self._built_for is not NOT_BUILT and not self._fresh
        return known and (not self._seen or self._states_stand())

    def _sizes(self) -> list[int]:
        """The number of parameters of each group."""
        return [len(group["params"]) for group in self.param_groups]

    def _states_stand(self) -> bool:
        """True if `state` still has the tensors that the engines were built for."""
        now = self._state.values()
        same = len(now) == len(self._kept) and all(map(operator.is_, now, self._kept))
        return same and all(engine.states_stand() for engine, _ in self._engines)

    def _build(
        self, params: list[Tensor], grads: list[Tensor | None], bindings: list[TorchBinding]
    ) -> None:
        """Engines for the parameters that have, or have had, gradients."""
        same = list(map(id, params)) == list(map(id, self._built_for[0]))
        joined = self._joined if same else frozenset[int]()
        there = {n for n, grad in enumerate(grads) if grad is not None or n in joined}
        self._built_for, self._fast = NOT_BUILT, None
        self._check_stored()
        self._engines = self._made(bindings, there)
        self._asked_for = list(map(self._asked, self.param_groups))
        self._stored_as = {m.param: self._asked_for[m.group] for m in self._members()}
        self._joined = frozenset(there)
        self._fresh = True
        self._times = Counter(map(id, params))
        self._most = max(self._times.values(), default=1)
        self._built_for = params, self._sizes(), bindings

    def _made(
        self, bindings: list[TorchBinding], there: Collection[int], entry: str = "step"
    ) -> Engines:
        """Engines for the parameters in these places: one a device, but where sums are of all."""
        found: dict[object, list[tuple[Member, Kind]]] = {}
        specs = dict.fromkeys(binding.spec for binding in bindings)
        sums = any(reduces_to_group(graph) for spec in specs for graph in spec.variants())
        known: set[int] = set()
        for member in self._members():
            if member.number in there and id(member.param) not in known:
                known.add(id(member.param))
                kind = self._kind(member, bindings[member.group])
                found.setdefault(sums or member.param.device, []).append((member, kind))
        parts = [
            ([(member, kind) for member, kind in mine if kind in together], kinds_of(together))
            for mine in found.values()
            for together in apart([kind for _, kind in mine])
        ]
        check_sums([kinds.spec for _, kinds in parts])
        around = self._title(), self.param_groups, self._state, self.thread, self.step_lock
        return tuple(
            (
                Engine(mine, kinds, *around, self._options, entry),
                [member.number for member, _ in mine],
            )
            for mine, kinds in parts
        )

    def merged(self, rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """The groups with the options of saved ones, over the parameters' memory."""
        found: list[dict[str, Any]] = []
        for own, row in zip(self.param_groups, rows, strict=True):
            stays = {"dtypes": own["dtypes"]} if "dtypes" in own else {}
            rest = {key: value for key, value in row.items() if key != "dtypes"}
            found.append({**own, **rest, **stays, "params": [p.data for p in own["params"]]})
        return found

    def codecs_in(self, group: Mapping[str, Any]) -> dict[str, RequestedCodec]:
        """The states that a group stores in codes, by torch's keys."""
        return codecs_by_key(self.binding_in(group), self._asked(group))

    def run_alone(
        self, entry: str, groups: list[dict[str, Any]], states: dict[Tensor, Any]
    ) -> None:
        """Run an entry over the states of some parameters, beside the optimizer's own engines.

        Raises BindError for a state that does not fit.
        """
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.param_groups, other.step_lock, other._state = groups, StepLock(), states
        there = {member.number for member in other._members() if member.param in states}
        bindings = [*map(other.binding_in, groups)]
        for engine, _ in other._made(bindings, there, entry):
            engine.take_all()
            engine.check()
            engine.commit()
            engine.run()

    def _asked(self, group: Mapping[str, Any]) -> str:
        """The storage that is asked for in a group, by role name. Raises FormatError, TypeError."""
        asked = group.get("dtypes", self._options.dtypes)
        return "" if asked == "" else asked_in(self.binding(group, 0), asked)

    def _check_stored(self) -> None:
        """Refuse a group whose requested storage differs from that of its states (BindError)."""
        now = [self._asked(group) for group in self.param_groups]
        for member in self._members():
            was, asked = self._stored_as.get(member.param), now[member.group]
            if was not in (None, asked) and self._state.get(member.param):
                raise BindError(
                    f"{member.where}: its states are stored as {was or 'they are declared'}, and "
                    f"its group asks for {asked or 'no storage'}: leave group['dtypes'] as it was, "
                    f"or make another optimizer"
                )

    def _kind(self, member: Member, binding: TorchBinding) -> Kind:
        param, asked = member.param, self._asked(self.param_groups[member.group])
        kept = kept_dtypes(binding, param, self._state.get(param, {}), asked, member.where)
        return Kind(binding, DTYPES[param.dtype], asked, kept)

    def _commit(self) -> None:
        """Give parameters the states of new engines; before it a step may be refused."""
        if self._fresh:
            for engine, _ in self._engines:
                engine.commit()
            self._kept = tuple(self._state.values())
            self._fresh = False

    def _settle(self) -> None:
        """Finish a step that was interrupted behind its native call."""
        for engine, _ in self._engines:
            if engine.is_open:
                engine.settle()

    def explain(self) -> str:
        """Explain a step, in a few lines: sweeps, bytes, states, failed fusions, copies.

        Before the first step: a step in which every parameter has a gradient.
        """
        engines = self._engines
        if not engines:
            bindings = [*map(self.binding_in, self.param_groups)]
            engines = self._made(bindings, range(len(self._members())))
        return "\n".join(engine.explain() for engine, _ in engines)

    def overflow(self) -> Overflow | None:
        """The first infinite or NaN element of the gradients, as they are now; None without one.

        The finding of a step that then cleared the gradients is remembered until the next.
        """
        for member in self._members():
            grad = member.param.grad
            dense = None if grad is None else local_of(grad).detach().to_dense()
            bad = None if dense is None else ~torch.isfinite(dense)
            if dense is not None and bad is not None and bad.any():
                index = tuple(bad.nonzero()[0].tolist())
                return Overflow(member.number, member.name, index, dense[index].item())
        found = (engine.overflow() for engine, _ in self._engines)
        return next((one for one in found if one is not None), None)

    def __repr__(self) -> str:
        made = [_summary(engine) for engine, _ in self._engines]
        return "\n".join([super().__repr__(), *(made or ["fused at the first step"])])


def _summary(engine: Engine) -> str:
    """One line: the fused spec, the bytes it moves, its device."""
    tensors = engine.storage.tensors
    used = sorted(set(tensors.variant.tolist()))
    sweeps = "/".join(str(engine.programs[n].cost.sweeps) for n in used)
    return (
        f"fused {engine.title}: {count_of(len(tensors), 'tensor')}, "
        f"{tensors.numel.sum()} parameters, sweeps {sweeps}, "
        f"{bytes_per_param(engine.storage):g} bytes/param, backend {engine.backend}"
    )
