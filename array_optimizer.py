"""The optimizer: a spec over parameters, stepped in place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from .ir.arrays import Array
from .ir.graph import Spec, with_defaults
from .optimizer_spec import CompileOptions, spec_as_given
from .runtime.checkpoint.contents import CheckpointContents
from .runtime.checkpoint.load import Options, loading
from .runtime.checkpoint.save import save
from .runtime.checkpoint.snapshot import Snapshot, snapshot
from .runtime.explain import explain
from .runtime.gradients.accumulation import ENTRY, Accumulation, Adder, groups_of, shared_states
from .runtime.gradients.extra_inputs import ExtraInputs, extra_inputs
from .runtime.gradients.overflow import Overflow, first_overflow
from .runtime.gradients.row_sparse import RowSparse
from .runtime.gradients.row_step import RowSteps
from .runtime.hypers.groups import Group, check_names, check_steps, merged, parse, parse_group
from .runtime.hypers.per_step_values import Source, Sources, split_sources
from .runtime.launch.binding import Binding
from .runtime.launch.calls import Step
from .runtime.launch.launcher import prepare
from .runtime.launch.prepared_step import Taken
from .runtime.memory.storage import allocate, extended, moved
from .runtime.memory.tensor_set import is_stored
from .runtime.shown import NUMBERS, STATES, Shown, number, unknown_attribute
from .runtime.threads import default_threads
from .runtime.turn import Turn, exclusive


class Optimizer:
    """Steps arrays in place by a compiled spec: NumPy's, and others by DLPack, without a copy.

    `params` are arrays, (name, array) pairs, or groups: dicts with `params` and the group's
    own hyper-parameters. `spec` is a spec, a definition, what `compile` or `load` gave, or a text
    as on the command line: `adamw`, `unscale+adamw(lr=0.1)`, `file.py:function`, `file.sf`.
    `states` may give each parameter arrays of the user's own for states and shadows, by role
    name. Other keywords are hyper-parameters of all groups, and statics; `lr=cosine_decay(max=0.1)`
    compiles the schedule into the step, in place of the hyper-parameter; a list has a number
    for each step, a function gives it by the number of steps done. `backend="numba"` with
    `jit=False` runs readable Python, to be stepped through with a debugger.

    Raises BindError, TypeError, ValueError.
    """

    def __init__(
        self,
        params: Iterable[Any],
        spec: Spec | Any,
        *,
        backend: str = "native",
        policy: str = "strict",
        threads: int | None = None,
        dtypes: str = "",
        states: Sequence[Mapping[str, Any]] = (),
        jit: bool = True,
        **hypers: Any,
    ) -> None:
        options = CompileOptions(backend, policy, dtypes, jit)
        given = spec_as_given(spec, params, hypers, options)
        declared, hypers = given.spec, given.hypers
        if threads is not None and (type(threads) is not int or threads < 1):
            raise ValueError(f"threads: expected a number from 1, or None for all, got {threads!r}")
        check_names(declared, hypers, declared.name, ("hyper", "static"))
        self.turn = Turn()
        self._last: list[Sequence[Any]] = [()]  # the gradients of the last step, as given
        numbers, sources = split_sources(declared, hypers, declared.name)
        self._spec = with_defaults(declared, numbers)
        if not any(not u.forward for g in declared.variants() for u in g.updates):
            raise ValueError(
                f"{declared.name} stores nothing by itself: chain it with an optimizer"
            )
        parsed = parse(params, self._spec, sources=sources)
        compilation = given.compiled(self._spec)
        done, self._formats = compilation.variants, compilation.formats
        self._entry = compilation.entry
        self._compiled = [v.compiled for v in done]
        self._storage = allocate([v.program for v in done], [v.plan for v in done], parsed, states)
        check_steps(self._storage.slots)
        self._reads_aux = bool(extra_inputs(self._storage.programs))
        self._backend = given.options.backend
        self._threads = default_threads() if threads is None else threads
        self._bind_everything()
        self._sources = Sources(self._spec, self._storage.slots)
        self._groups: list[Group] = []
        self._open(parsed.sources)

    def step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Updates the parameters; a tensor whose gradient is None is left as it is.

        `aux` has what the spec reads beside gradients: an array or number for each parameter, or a
        number, by role name. Raises BindError, and touches nothing, where something does not fit;
        likewise IndexError past the end of a list of hyper-parameters.
        """
        with self.turn.lock:
            taken = self._taken
            if self.turn.torn or not taken.are(grads):
                self.take(grads)
                taken = self._taken
            if not taken.present:
                return
            if self._accumulation is not None:
                self._accumulation.settle(self._binding)
                self._accumulation.check(grads)
            if self._reads_aux or aux is not None:
                ExtraInputs(self._storage).take(aux, taken.binding, grads)
            if self._sources:
                self._sources.apply(self.steps)
            self._last[0] = grads  # no attribute: __setattr__ takes its time
            self.turn.run(taken.calls, self._storage.slots.done)

    @exclusive
    def take(self, grads: Sequence[Any]) -> None:
        """Checks the gradients of the next step, and steps nothing yet. Raises BindError."""
        self.turn.check()
        self._settle()
        self._taken.take(grads)

    @exclusive
    def accumulate(self, grads: Sequence[Any]) -> None:
        """Adds the gradients of a small batch to those of the next step; None where there is none.

        Raises BindError, and changes nothing, where a gradient does not fit; ValueError for a
        spec without the entry `accumulate`: put that stage before the optimizer.
        """
        self.turn.check()
        self._settle()
        if self._accumulation is None:
            self._accumulation = Accumulation(self._storage, self._adder())
        if self._sources:
            self._sources.apply(self.steps, whole=False)
        self._accumulation.add(grads, self._binding)

    @exclusive
    def add_group(self, group: Mapping[str, Any], states: Sequence[Mapping[str, Any]] = ()) -> None:
        """Adds a group of parameters, whose gradients come last from the next step on.

        All else stays: states (in place: views remain views), numbers (a count of steps goes on
        counting), hypers; nothing is compiled. A hyper that is one number for the whole step may
        be left out, or be what it is. Raises BindError, TypeError, ValueError, changing nothing.
        """
        self.turn.check()
        self._settle()
        slots = self._storage.slots
        given = parse_group(group, self._spec, len(self.groups))
        own = merged(slots, given.hypers[0], group, len(self.groups))
        self._sources.check(len(self.groups), given.sources[0])
        self._binding.save()
        storage = extended(self._storage, replace(given, hypers=(own,)), states)
        self.turn.begin("adding a group")
        self._storage = storage
        slots.add([own])
        self._bind_again()
        self._open(given.sources)
        self.turn.torn = ""

    @exclusive
    def save(
        self, path: str | Path, *, params: bool = False, extra: Mapping[str, Any] | None = None
    ) -> None:
        """Saves states, numbers and hypers, and if asked the parameters: a whole file or none.

        Until the new file is on the disk, the one that was there stays. `extra` is JSON of your
        own, which `load` returns. Raises OSError; TypeError for what is no JSON.
        """
        self.turn.check()
        self._settle()
        self._binding.save()
        save(Path(path), self._held(), params, extra or {})

    @exclusive
    def load(
        self,
        path: str | Path,
        *,
        params: bool = False,
        hypers: bool = True,
        other_spec: bool = False,
    ) -> dict[str, Any]:
        """Goes on from where a checkpoint was saved, to the bit; returns its `extra`.

        Parameters are found by name, or else by position, whatever their groups and order.
        Without `hypers` the optimizer keeps its own; `other_spec` takes the states of another
        spec, which must fit. Raises CheckpointError, OSError, changing nothing.
        """
        return self._load(Path(path), Options(params, hypers, other_spec))

    @exclusive
    def snapshot(self, *, params: bool = False) -> Snapshot:
        """What `save` writes, as a copy in memory."""
        self.turn.check()
        self._settle()
        self._binding.save()
        return snapshot(self._held(), params, {})

    @exclusive
    def restore(
        self,
        snapshot: Snapshot,
        *,
        params: bool = False,
        hypers: bool = True,
        other_spec: bool = False,
    ) -> None:
        """Goes on from a snapshot, as `load` does from a file. Raises CheckpointError."""
        self._load(snapshot, Options(params, hypers, other_spec))

    def _load(self, source: Path | Snapshot, options: Options) -> dict[str, Any]:
        self._settle()
        self._binding.save()
        with loading(source, self._held(), options) as found:
            self._taken.forget()
            self.turn.torn = (
                f"loading {source} was interrupted, so the states are neither the old nor the new "
                f"ones: load it again"
            )
            found.run()
            self._binding.load()
            self._storage.slots.done[0] = found.saved.manifest["steps"]
            self._accumulation = self._resumed(found.pending)
            self.turn.torn = ""
            return found.saved.manifest["extra"]

    @exclusive
    def overflow(self) -> Overflow | None:
        """Where the first element is that made the last step overflow; None where there is none.

        The gradients are searched now, as they are now: ask before they are changed. A step that
        clears them has searched them itself, where it was skipped. Raises ValueError where that
        cannot be: on the backend `reference`, and with row-sparse gradients.
        """
        if not any(is_stored(p, "grad") for p in self._storage.programs):
            return first_overflow(self._storage.tensors, self._last[0])
        if not self._binding.watched or RowSparse in set(map(type, self._last[0])):
            raise ValueError(
                f"{self._spec.name} stores to the gradients, so that what they were is not known "
                f"any more: leave zero_grad out of the chain, and clear them after asking"
            )
        return self._binding.found

    @property
    def steps(self) -> int:
        """The number of steps run; those that were skipped count."""
        return int(self._storage.slots.done[0])

    @property
    def t(self) -> int:
        """The number of committed steps; of steps run, where the spec does not count."""
        numbers = self.numbers
        return int(numbers["t"]) if "t" in numbers else self.steps

    @property
    def groups(self) -> tuple[Group, ...]:
        """The hyper-parameters of each group; assign to them: `groups[0]["lr"] = 0.1`."""
        return tuple(self._groups)

    @property
    def numbers(self) -> dict[str, Any]:
        """The states that are a number: a float, or an array of one a group."""
        with self.turn.lock:
            if self._accumulation is not None:
                self._accumulation.settle(self._binding)
            slots = self._storage.slots
            found = {r.name: slots.read(r.name) for r in slots.numbers}
            shown = {n: float(v) if v.ndim == 0 else number(v) for n, v in found.items()}
            return Shown(shown, NUMBERS)

    @property
    def state(self) -> tuple[dict[str, Array], ...]:
        """The states of each tensor by role name: views; 16-bit floats as bit patterns."""
        with self.turn.lock:
            self._settle()
            self._binding.save()
            return tuple(map(self._state, range(len(self._storage.tensors))))

    @property
    def peak_bytes(self) -> int:
        """The bytes of the pools: states and temporaries, all there ever are."""
        return sum(pool.peak_bytes for pool in self._storage.parts.pools)

    @property
    def bytes_per_param(self) -> float:
        """The bytes that a step moves, per parameter."""
        tensors, programs = self._storage.tensors, self._storage.programs
        each = np.array([p.schedule.cost.optimal for p in programs])[tensors.variant]
        return float(each @ tensors.numel) / max(1, int(tensors.numel.sum()))

    def __repr__(self) -> str:
        tensors = self._storage.tensors
        used = sorted(set(tensors.variant.tolist()))
        sweeps = "/".join(str(len(self._storage.programs[n].sweeps)) for n in used)
        return (
            f"Optimizer({self._spec.name}, backend {self._backend}, {len(tensors)} tensors, "
            f"{tensors.numel.sum()} parameters, {len(self.groups)} groups, "
            f"sweeps {sweeps}, {self.bytes_per_param:g} bytes/param, pool {self.peak_bytes} bytes)"
        )

    def explain(self) -> str:
        """What a step does, in a few lines: variants, sweeps, bytes, states, what is not fused."""
        return explain(self._spec.name, self._storage, self._backend)

    def __setattr__(self, name: str, value: Any) -> None:
        """Refuses what nothing would read, as `opt.lr = 1.0` (AttributeError)."""
        ours = type(self).__module__.partition(".")[0] == __name__.partition(".")[0]
        roles = self._spec.roles if "_spec" in self.__dict__ else ()
        read = name[0] == "_" or name in self.__dict__ or hasattr(type(self), name)
        if roles and not read and (ours or any(name == r.name for r in roles)):
            raise unknown_attribute(self, self._spec, name)
        super().__setattr__(name, value)

    def _open(self, given: Sequence[Mapping[str, Source]]) -> None:
        """The views of new groups."""
        for sources in given:
            index = len(self._groups)
            self._sources.check(index, sources)
            self._sources.add(index, sources)
            slots = self._storage.slots
            self._groups.append(Group(self._spec, slots, self._sources, index, self.turn))

    def _resumed(self, pending: frozenset[int]) -> Accumulation | None:
        """What takes further gradients, where some have been accumulated."""
        return Accumulation(self._storage, self._adder(), pending) if pending else None

    def _adder(self) -> Adder:
        """What runs the entry `accumulate` over the same parameters and states."""
        if ENTRY not in self._spec.entries:
            raise ValueError(
                f"{self._spec.name} has no entry '{ENTRY}': put the stage {ENTRY} before the "
                f"optimizer, as in chain('{ENTRY}', 'adamw')"
            )
        made = self._entry(ENTRY)
        states = shared_states(self._storage, [v.program for v in made.variants])
        groups = groups_of(self._storage.given)
        adder = Optimizer(groups, made, threads=self._threads, states=states)
        adder.turn = self.turn
        return Adder(adder._storage, lambda: adder._binding, adder.step)

    def _held(self) -> CheckpointContents:
        return CheckpointContents(
            self._spec, self._formats, self._storage, self.steps, self._pending
        )

    @property
    def _pending(self) -> frozenset[int]:
        """The tensors with accumulated gradients."""
        return self._accumulation.pending if self._accumulation else frozenset()

    @property
    def _binding(self) -> Binding:
        """The binding that holds the tensors' own numbers."""
        return self._taken.binding

    def _bind_everything(self) -> None:
        """Binds all tensors."""
        self._accumulation: Accumulation | None = None
        self._taken = self._bound()

    def _bind_again(self) -> None:
        """Binds all tensors, which may be others or elsewhere, and goes on."""
        taken, accumulation = self._bound(), self._resumed(self._pending)
        self._accumulation, self._taken = accumulation, taken

    def _bound(self) -> Taken:
        return Taken(self._storage, self._prepared, self._row_steps, self._compiled[0].same)

    def _settle(self) -> None:
        """Ends what an interrupt has left, and binds what has moved anew. Raises BindError."""
        if self._accumulation is not None:
            self._accumulation.settle(self._binding)
        if not self._taken.params_stand():
            self._binding.save()
            self._storage = moved(self._storage)
            self._bind_again()

    def _prepared(self, binding: Binding) -> Step:
        """The calls of a step over a binding."""
        return prepare(binding, self._compiled, self._threads)

    def _row_steps(self) -> RowSteps:
        return RowSteps(self._storage, self._compiled, self._threads)

    def _state(self, place: int) -> dict[str, Array]:
        storage = self._storage
        found = {name: a for name, a in storage.arrays(place).items() if name != "param"}
        found |= {n: number(storage.scalars[n][place]) for n in storage.numbers(place)}
        return Shown(found, STATES)
