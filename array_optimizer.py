"""The optimizer: a spec over parameters, stepped in place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from .backends import open_space
from .ir.arrays import Array
from .ir.errors import OptionError
from .ir.roles import START, with_defaults
from .ir.text.html import preformatted
from .optimizer_spec import CompileOptions, spec_as_given
from .runtime.beside_steps import EvaluatedOptimizer
from .runtime.hypers.groups import (
    Group,
    ParsedGroups,
    check_names,
    check_steps,
    merged,
    parse,
    parse_group,
)
from .runtime.hypers.per_step_values import Source, Sources, split_sources
from .runtime.hypers.scalar_slots import checked_numbers, write_numbers
from .runtime.launch.binding import overflow_of
from .runtime.launch.executable import Launcher
from .runtime.launch.overflow import Overflow
from .runtime.memory.space import SpaceByDevice
from .runtime.memory.storage import allocate, moved
from .runtime.memory.tensor_layout import carries
from .runtime.out_of_core.external_memory import ExternalArray
from .runtime.read_only import STATES, ReadOnlyView, SpecNumbers, check_settable, number
from .runtime.step_lock import StepLock, exclusive
from .runtime.stepping.input_arrays import InputArrays
from .runtime.stepping.prepared_step import PreparedStep
from .runtime.system import thread_count

if TYPE_CHECKING:
    from .runtime.compilation import Compilation
    from .runtime.stepping.accumulation import Accumulation


class Optimizer(EvaluatedOptimizer):
    """Steps arrays in place by a compiled spec: NumPy's, and others by DLPack, without a copy.

    `params` are arrays, (name, array) pairs, or groups: dicts with `params` and the group's
    own hyper-parameters. `spec` is a spec, a definition, a result of `compile` or `load`, or a text
    as on the command line: `adamw`, `unscale+adamw(lr=0.1)`, `file.py:function`, `file.sf`.
    `states` may give each parameter arrays of the user's own for states and shadows, by role
    name; `numbers` the counts and scales of the spec that steps change, as `{"t": 3}`. Other
    keywords are hyper-parameters of all groups, and statics; `lr=cosine_decay(max=0.1)`
    compiles the schedule into the step, in place of the hyper-parameter; a list has a number
    for each step, a function gives it by the number of steps done. Parameters that are
    `stepfuse.offload.ExternalArray` pass through a staging memory of `staging` bytes (16 MiB);
    so may gradients where `staging` is given. `backend="numba"` with
    `jit=False` runs readable Python, to be stepped through with a debugger. `backend="cuda:0"`
    steps arrays of that GPU, by DLPack or `__cuda_array_interface__`, on the default stream or a
    `stream`: a handle, an object that has one, a function that gives one; `"auto"` steps each
    array where it is.

    Raises BindError, DeviceError, TypeError, ValueError.
    """

    def __init__(
        self,
        params: Iterable[Any],
        spec: Any,
        *,
        backend: str = "native",
        policy: str = "strict",
        threads: int | None = None,
        dtypes: str = "",
        states: Sequence[Mapping[str, Any]] = (),
        numbers: Mapping[str, Any] | None = None,
        staging: int | None = None,
        jit: bool = True,
        stream: Any = None,
        **hypers: Any,
    ) -> None:
        how = CompileOptions(backend, policy, dtypes, jit, self._stores_last)
        given = spec_as_given(spec, params, hypers, how)
        declared, hypers, threads = given.spec, given.hypers, thread_count(threads)
        check_names(declared, hypers, declared.name, ("hyper", "static"))
        self.step_lock = StepLock()
        self._last: list[Sequence[Any]] = [()]  # the last step's gradients, as given
        fixed, sources = split_sources(declared, hypers, declared.name)
        self._spec = with_defaults(declared, fixed)
        parsed, self._backend = parse(params, self._spec, sources=sources), given.options.backend
        if self._backend == "auto" and not parsed.devices:
            from .runtime.stepping.by_device import on_devices, streams_by_device

            parsed = on_devices(parsed)
            stream = streams_by_device(stream, parsed.devices)
            self._backend = f"auto ({', '.join(sorted(set(parsed.devices)))})"
        if staging is not None or ExternalArray in set(map(type, parsed.arrays)):
            from .runtime.out_of_core.staging import staging_of

            if parsed.devices and (staging is not None or len(set(parsed.devices)) > 1):
                raise OptionError("staging: it is for one device; give backend='native' with it")
            self._staging = staging_of(staging)
            parsed, there = self._staging.replaced(parsed, self._spec, states)
            self._staging.place(parsed, there)
        self._made = made = given.compiled(self._spec, parsed)
        space, clocked = open_space(made.executables, stream), made.clocked_programs
        self._storage = allocate(made.step_programs, parsed, states, space, clocked, self._share)
        check_steps(self._storage.slots)
        self._write_numbers(numbers or {})
        self._aux = InputArrays(self._storage)
        self._launcher = self._launching(made, threads)
        self._prepared = self._bound()
        self._sources = Sources(self._spec, self._storage.slots)
        self._groups: list[Group] = []
        self._open(parsed.sources)
        self._take_sums()

    def step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Updates the parameters; a tensor whose gradient is None is left as it is.

        `aux` has the spec's extra inputs: an array or number for each parameter, or a
        number, by role name. Raises BindError, and touches nothing, where something does not fit;
        likewise IndexError past the end of a list of hyper-parameters.
        """
        with self.step_lock.lock:
            if self._staging is not None:
                grads = self._staging.gradients(grads)
            prepared = self._prepared
            if self.step_lock.interrupted or not prepared.is_for(grads):
                prepared = self._take(grads)
            if not prepared.present:
                return
            if self._accumulation is not None:
                self._accumulation.settle(prepared.stepper)
                self._accumulation.check(grads)
            if self._aux.read or aux is not None:
                self._aux.bind_inputs(aux, prepared.stepper, grads)
            if self._sources.each:
                self._sources.apply(self.steps)
            self._last[0] = grads  # no attribute: __setattr__ takes its time
            prepared.stepper.run()

    @exclusive
    def prepare(self, grads: Sequence[Any]) -> None:
        """Checks the gradients of the next step, and steps nothing yet. Raises BindError."""
        self._take(grads if self._staging is None else self._staging.gradients(grads))

    def _take(self, grads: Sequence[Any]) -> PreparedStep:
        """The step with these gradients, prepared."""
        if self.step_lock.interrupted:
            self.step_lock.check()
        if self._held is not None:
            self._check_trained("a step moves weights that are trained")
        self._settle()
        self._prepared.bind_gradients(grads)
        return self._prepared

    @exclusive
    def accumulate(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Adds the gradients of a small batch to those of the next step; None where there is none.

        `aux` has inputs of stages before `accumulate`. Raises BindError, and changes nothing, where
        something does not fit; ValueError for a spec without that stage before the optimizer.
        """
        self.step_lock.check()
        sums = self._sums()
        if self._sources:
            self._sources.apply(self.steps, whole=False)
        sums.add(grads, aux, self._stepper)

    def _sums(self) -> Accumulation:
        """Return the sums of small batches. Raises ValueError for a spec without the stage."""
        self._check_trained("gradients are of weights that are trained")
        self._settle()
        self._accumulation = self._accumulation or self._accumulating(frozenset())
        return self._accumulation

    @exclusive
    def add_group(self, group: Mapping[str, Any], states: Sequence[Mapping[str, Any]] = ()) -> None:
        """Adds a group of parameters, whose gradients come last from the next step on.

        All else stays: states (in place: views remain views), numbers (a count of steps goes on
        counting), hypers. Code that is missing is compiled: for parameters of a dtype, or that a
        rule takes, that none was of before. A hyper that is one number for the whole step may
        be left out, or be unchanged. Raises BindError, TypeError, ValueError, changing nothing.
        """
        self._adding(group, states)()

    def _adding(self, group: Mapping[str, Any], states: Sequence[Any]) -> Callable[[], None]:
        """Return a function that adds a checked group. Raises as `add_group`, changing nothing."""
        self.step_lock.check()
        self._check_trained("a group adds weights that are trained")
        self._settle()
        slots, there = self._storage.slots, {}
        given = parse_group(group, self._spec, len(self.groups))
        if known := self._storage.given.devices:
            from .runtime.stepping.by_device import on_devices

            given = on_devices(given, sorted(set(known)), len(self.groups))
        if self._staging is not None:
            given, there = self._staging.replaced(given, self._spec, states)
        own = merged(slots, given.hypers[0], group, len(self.groups))
        self._sources.check(len(self.groups), given.sources[0])
        made = self._made_for(given)
        self._stepper.save()
        storage = self._extended(made.step_programs, replace(given, hypers=(own,)), states)

        def add() -> None:
            self.step_lock.begin("adding a group")
            self._storage = storage
            if self._staging is not None:
                self._staging.place(given, there)
            if made is not self._made:
                slots.extend(made.step_programs)
                self._made, self._aux = made, InputArrays(storage)
                self._launcher = self._launching(made, self._launcher.threads)
            slots.add([own])
            self._bind_again()
            self._open(given.sources)
            self._take_sums()
            self.step_lock.interrupted = ""

        return add

    @property
    def _beside(self) -> Callable[..., Optimizer]:
        """Return the constructor of an optimizer of another entry, over the same arrays."""
        return Optimizer

    @exclusive
    def refresh(self) -> None:
        """Compute the carried sums again (policy="carry"), after others changed parameters.

        Nothing where they carry nothing over.
        """
        self.step_lock.check()
        self._settle()
        self._take_sums()

    def _take_sums(self) -> None:
        """Gives carried sums the values of the parameters and states as they are."""
        if not any(map(carries, self._storage.programs)):
            return
        from .runtime.stepping.accumulation import beside

        if self._staging is not None:
            self._staging.refuse_carrying()
        known = self._made.entry(START), self._storage, self._launcher.threads, self.step_lock
        entry = beside(Optimizer, *known)
        self._stepper.save()
        entry._stepper.run()
        entry._stepper.save()
        self._stepper.load()

    @exclusive
    def overflow(self) -> Overflow | None:
        """Return the first element that made the last step overflow; None where there is none.

        The gradients are searched now, as they are now: ask before they are changed. A step that
        clears them has searched them itself, where it was skipped. Raises ValueError where that
        cannot be: on the backend `reference`, and with row-sparse gradients.
        """
        if self._staging is not None:
            self._staging.refuse_overflow()
        return overflow_of(self._stepper.binding, self._last[0])

    @property
    def t(self) -> int:
        """The number of committed steps; of steps run, where the spec does not count."""
        return int(self.numbers.get("t", self.steps))

    @property
    def groups(self) -> tuple[Group, ...]:
        """The hyper-parameters of each group; assign to them: `groups[0]["lr"] = 0.1`."""
        return tuple(self._groups)

    @property
    def numbers(self) -> dict[str, Any]:
        """The states that are a number: a float, or an array of one a group.

        An assignment sets one from the next step on, `update` several: all, or none where one is
        refused. Raises TypeError for a value that is no such number, ValueError.
        """
        with self.step_lock.lock:
            if self._accumulation is not None:
                self._accumulation.settle(self._stepper)
            return SpecNumbers(self._shown_numbers(), self._set_numbers)

    @exclusive
    def _set_numbers(self, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """Sets numbers; all as they are then."""
        self.step_lock.check()
        self._settle()
        self._write_numbers(given)
        return self._shown_numbers()

    def _write_numbers(self, given: Mapping[str, Any]) -> None:
        slots = self._storage.slots
        found = checked_numbers(self._spec, slots, given)
        if found:
            self.step_lock.begin("setting numbers")
            write_numbers(slots, found)
            self.step_lock.interrupted = ""

    def _shown_numbers(self) -> dict[str, Any]:
        slots = self._storage.slots
        found = {r.name: slots.read(r.name) for r in slots.numbers}
        return {n: float(v) if v.ndim == 0 else number(v) for n, v in found.items()}

    @property
    def state(self) -> tuple[dict[str, Array], ...]:
        """The states of each tensor by role name: views; 16-bit floats as bit patterns."""
        with self.step_lock.lock:
            self._settle()
            self._stepper.save()
            return tuple(map(self._state, range(len(self._storage.tensors))))

    @property
    def peak_bytes(self) -> int:
        """The bytes of the pools, states and temporaries, and of the staging memory."""
        staged = 0 if self._staging is None else self._staging.memory.bytes
        return sum(pool.peak_bytes for pool in self._storage.pools) + staged

    @property
    def bytes_per_param(self) -> float:
        """The bytes that a step moves, per parameter."""
        from .runtime.explain import bytes_per_param

        return bytes_per_param(self._storage)

    def __repr__(self) -> str:
        from .runtime.explain import summary

        return summary(self._spec.name, self._storage, self._backend, self.peak_bytes)

    def explain(self) -> str:
        """Explain a step, in a few lines: variants, sweeps, bytes, states, failed fusions."""
        from .runtime.explain import explain

        text = explain(self._spec.name, self._storage, self._backend)
        return text if self._staging is None else text + self._staging.explain()

    def _repr_html_(self) -> str:
        """For a notebook: the text of `explain`."""
        return preformatted(self.explain())

    def __setattr__(self, name: str, value: Any) -> None:
        """Refuse an assignment that nothing reads, as `opt.lr = 1.0` (AttributeError)."""
        if name[0] != "_" and "_spec" in self.__dict__:
            check_settable(self, self._spec, name)
        super().__setattr__(name, value)

    def _open(self, given: Sequence[Mapping[str, Source]]) -> None:
        """The views of new groups."""
        for sources in given:
            self._sources.check(index := len(self._groups), sources)
            self._sources.add(index, sources)
            own = self._spec, self._storage.slots, self._sources
            self._groups.append(Group(*own, index, self.step_lock))

    def _resumed(self, pending: frozenset[int]) -> Accumulation | None:
        """Return the accumulation that continues a saved one, None without one."""
        return self._accumulating(pending) if pending else None

    def _launching(self, made: Compilation, threads: int) -> Launcher:
        code = made.executables
        if self._staging is not None:
            return self._staging.launcher(code, threads, self._backend)
        if isinstance(self._storage.space, SpaceByDevice):
            from .runtime.stepping.by_device import LauncherByDevice

            return LauncherByDevice(code, threads)
        return Launcher(code, threads)

    def _made_for(self, given: ParsedGroups) -> Compilation:
        """The compilation, with variants for the dtypes and rules of further parameters."""
        return self._made if self._made.more is None else self._made.more(given.facts)

    def _bind_again(self) -> None:
        """Binds all tensors, which may be others or elsewhere, and goes on."""
        self._prepared, self._accumulation = self._bound(), self._resumed(self._pending)

    def _bound(self) -> PreparedStep:
        return PreparedStep(self._storage, self._launcher, self.step_lock)

    def _settle(self) -> None:
        """Complete an interrupted accumulation, rebind moved parameters. Raises BindError."""
        if self._accumulation is not None:
            self._accumulation.settle(self._stepper)
        if not self._prepared.params_stand():
            self._stepper.save()
            self._storage = moved(self._storage)
            self._bind_again()

    def _state(self, index: int) -> dict[str, Array]:
        storage = self._storage
        found = {name: a for name, a in storage.arrays(index).items() if name != "param"}
        own = {n: number(storage.scalars[n][index]) for n in storage.numbers(index)}
        return ReadOnlyView(found | own, STATES)
