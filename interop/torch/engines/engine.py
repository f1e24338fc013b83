"""One program over the parameters that share it, on torch's own memory.

States are torch's tensors, under torch's keys. Numbers of a parameter's own (its count of
steps) are cells of one vector, and `state[p]["step"]` is a view of its cell. Numbers of a
group or of the step stand in `param_groups`, under their own names.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor

from ....ir.conditions import admits_rule
from ....ir.lowered.step_program import StepProgram
from ....ir.lowered.tables import PARAM
from ....optimizer_spec import CompileOptions
from ....passes.lower.cases import Case
from ....runtime.compilation import Variant
from ....runtime.explain import explain
from ....runtime.gradients.row_sparse import Rows
from ....runtime.hypers.groups import ParsedGroups, check_steps
from ....runtime.launch.executable import Executable
from ....runtime.launch.overflow import Overflow
from ....runtime.launch.stepper import Stepper
from ....runtime.memory.storage import Storage
from ....runtime.memory.tensor_layout import LayoutKey, TensorLayout, carries, layout_of
from ....runtime.step_lock import StepLock
from ....runtime.stepping.by_device import LauncherByDevice
from ....runtime.stepping.extra_inputs import extra_inputs
from ....runtime.stepping.row_step import RowStep, RowSteps
from ..devices.torch_device import ON_HOST, TorchGpu, backend_of, joined, opened
from ..memory.layout import TORCH_DTYPES, Array, array, is_sharded
from ..memory.shards import MemberShards
from ..memory.tensor_tracking import Member, MemberMemory, rows_of_tensor, rows_on_gpu
from ..refusals import check_complex
from ..storage import check_grad
from .carried_sums import CarriedSums
from .gpu_step import TorchLauncher, TorchStep
from .group_numbers import GpuGroupNumbers, GroupNumbers, Groups
from .kinds import Kind, Kinds, programs_taking
from .openmp_team import TeamLauncher
from .own_numbers import numbers_of_all
from .states import Arrays, State, StateColumn


class Engine:
    """Steps members, each by its kind, on several devices for sums over all. Raises BindError."""

    def __init__(
        self,
        given: Sequence[tuple[Member, Kind]],
        kinds: Kinds,
        name: str,
        groups: Groups,
        states: MutableMapping[Tensor, State],
        thread: int,
        step_lock: StepLock,
        options: CompileOptions,
        entry: str = "step",
    ) -> None:
        members = [member for member, _ in given]
        self.members, self._groups, self._states = members, groups, states
        self.bindings = [kinds.bindings[kind] for _, kind in given]
        self._cases = [kinds.cases[kind] for _, kind in given]
        shapes = {tuple(m.param.shape[-2:]) for m in members if not is_sharded(m.param)}
        single = frozenset({(1, 1)} & shapes)
        for member, kind in given:
            check_grad(member, kind.asked)
        where = {backend_of(m.local.device, options.backend, m.where): m for m in members}
        made = {name: kinds.compiled(options.policy, name, single, entry) for name in sorted(where)}
        self._made, self.backend = joined(made), ", ".join(made)
        code = self._made.executables
        self.device = opened({name: where[name].local.device for name in made}, made)
        self._clocked = self._made.clocked_programs
        self.programs = self._made.step_programs  # and those of an entry by the clock
        self.programs += self._clocked.programs if self._clocked else ()
        self.reads_aux = bool(extra_inputs(self.programs))
        self.inputs: list[Tensor] = []  # the extra inputs of the step, which it keeps alive
        flat = {case: self._is_flat(case) for case in kinds.cases.values()}
        any_order = [flat[case] for case in self._cases]
        check_complex(name, members, any_order)
        sparse = [binding.names.sparse for binding in self.bindings]
        self.shards = MemberShards(name, members, self.programs, self._takes)
        any_order = [f and n not in self.shards.dealt for n, f in enumerate(any_order)]
        self.memory = MemberMemory(name, members, any_order, sparse)
        self.rows = sorted({m.group for m in members})  # the groups that have members, by place
        of_groups = GroupNumbers if self.device.numbers_on_host else GpuGroupNumbers
        own = {m.group: d for m, d in zip(members, self.bindings, strict=True)}
        self._numbers_of_groups = of_groups(name, own, groups, self.rows)
        self._own = [states.get(m.param, {}) for m in members]
        self._kept: list[tuple[int, str, Tensor]] = []  # states by member and role
        self.storage = self._adopt()
        self.sums = None  # those that steps carry over, if they do
        if any(map(carries, self.storage.programs)):
            around = self.memory, self._kept, thread, step_lock
            self.sums = CarriedSums(self._made, self.storage, *around)
        self._stores_grads = any(p.stores_to("grad") for p in self.programs)
        self.stepper = self._stepper(code, thread, step_lock)
        self._given: list[Tensor] = []
        self._grads: list[Tensor] = []
        self.lists_rows = False  # the next step is of some rows of some tensors
        self._row_steps: RowSteps | None = None
        self._counted: list[tuple[Array, Array]] = []  # cells that a step changes, and to what
        self.is_open = False  # a step has begun, and what it leaves is not taken over yet

    # -------------------------------------------------------------- building

    def _stepper(self, code: Sequence[Executable], thread: int, step_lock: StepLock) -> Stepper:
        """Return the stepper of the storage, on torch's threads or stream."""
        groups = self._numbers_of_groups
        if not isinstance(groups, GpuGroupNumbers):
            known = code, torch.get_num_threads()
            by = TeamLauncher(*known, thread) if self.on_host else LauncherByDevice(*known, ON_HOST)
            return Stepper(self.storage, by, step_lock)
        assert isinstance(self.device, TorchGpu), "numbers of a GPU"
        groups.attach(self.device.space, self.storage.slots)
        launcher = TorchLauncher(code, 1, self._numbers, groups)
        stores = [s for p in self.programs for s in p.stores]
        clears = any(s.role == "grad" and not s.guarded for s in stores)  # also when skipped
        return Stepper(self.storage, launcher, step_lock, watched=clears)

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The programs, compiled."""
        return self._made.variants

    @property
    def on_host(self) -> bool:
        """True if it steps on the CPU."""
        return self.device.space.is_host

    def _is_flat(self, case: Case) -> bool:
        """True if the programs of a case, without rows or blocks, take elements in any order."""
        mine = [p for p in self.programs if admits_rule(p.when, case.rule)]
        blocks = (place.domain.block for p in mine for place in p.role_places.values())
        return all(p.view.is_flat for p in mine) and not any(blocks)

    def _takes(self, number: int, dims: tuple[int, ...]) -> tuple[StepProgram, ...]:
        """Return the programs that take a member, whose tensor has these dimensions."""
        member, case = self.members[number], self._cases[number]
        label, device = self._groups[member.group].get("label", ""), self.device
        known = dims, str(label), (), case.dtype, case.rule, (), device.name_of(member.local)
        return programs_taking(self._made, LayoutKey(*known))

    def _adopt(self) -> Storage:
        """Allocates with torch's tensors as states, which the parameters do not have yet."""
        programs, clocked = self._made.step_programs, self._clocked
        sizes, refresh = self.shards.chunk_sizes(programs), clocked.programs if clocked else ()
        dtypes = [TORCH_DTYPES[case.dtype] for case in self._cases]
        self._numbers_of_groups.dtypes = dtypes[:1]
        given = self._parsed()
        forms: dict[LayoutKey, TensorLayout] = {}
        columns: dict[str, StateColumn] = {}
        arrays, of_programs = list[dict[str, Array]](), dict[int, torch.dtype]()
        for number, owner in enumerate(given.owners):
            facts, device = given.facts[number], given.devices[number]
            key = LayoutKey(self._dims[number], given.labels[owner], (), *facts, device=device)
            member, home, state = self.members[number], self.memory.homes[number], self._own[number]
            if key not in forms:
                forms[key] = layout_of(programs, key, member.where, sizes, refresh)
            form = forms[key]
            of_programs |= dict.fromkeys((form.variant, *form.elsewhere), dtypes[number])
            binding, param = self.bindings[number], member.param
            around = member.where, self.device, self.shards.dealt.get(number)
            made = Arrays(binding, form, home, param, *around)
            arrays.append({})
            for role, name, tensor, seen in made.of(state):
                arrays[-1][role] = seen
                self._kept.append((number, role, tensor))
                columns.setdefault(name, StateColumn(name)).add(state, tensor)
        known = programs, given, arrays, self.device.space, clocked
        storage = self.shards.allocate(*known, self.memory)
        check_steps(storage.slots)
        if storage.refresh is not None:
            of_programs |= dict(zip(storage.refresh.tensors.variant.tolist(), dtypes, strict=True))
        known = [of_programs.get(n, dtypes[0]) for n in range(len(self.programs))]
        self._numbers_of_groups.dtypes = known
        self._numbers = numbers_of_all(storage, self.bindings, self._own, self.device.device)
        if self.device.numbers_on_host:
            storage.scalars.update((n.role, n.cells) for n in self._numbers if n.role)
        keys = list(dict.fromkeys(k for d in self.bindings for k in d.names.keys.values()))
        made = sorted(columns.values(), key=lambda c: keys.index(c.key) if c.key in keys else -1)
        self._columns = [n.column for n in self._numbers if n.column.key] + made
        self.shared = self._numbers_of_groups.shared = [r.name for r in storage.slots.numbers]
        return storage

    def commit(self) -> None:
        """Gives the parameters their states, and the groups the numbers that steps change."""
        for column in self._columns:
            column.commit()
        for member, state in zip(self.members, self._own, strict=True):
            if state:
                self._states[member.param] = state
        numbers = self._numbers_of_groups
        numbers.write(self.storage.slots, lambda group, name, value: group.setdefault(name, value))

    def _parsed(self) -> ParsedGroups:
        row = {group: number for number, group in enumerate(self.rows)}
        arrays = self.shards.arrays([*map(self.device.array, self.memory.homes)])
        self._dims = [a.shape for a in arrays]
        return ParsedGroups(
            arrays,
            tuple(m.name for m in self.members),
            tuple(row[m.group] for m in self.members),
            tuple(self._numbers_of_groups.hypers(group) for group in self.rows),
            tuple(str(self._groups[group].get("label", "")) for group in self.rows),
            facts=tuple(
                (case.dtype, case.rule, *self.shards.whole(n)) for n, case in enumerate(self._cases)
            ),
            devices=tuple(map(self.device.name_of, self.memory.homes)),
        )

    # -------------------------------------------------------------- what it is

    def explain(self) -> str:
        """Explain a step of these parameters."""
        lines = [explain(self.title, self.storage, self.backend), *self.shards.explain()]
        copies = self.memory.copies()
        if copies:
            lines.append(f"  through copies, having gaps or their axes turned: {', '.join(copies)}")
        return "\n".join(lines)

    @property
    def title(self) -> str:
        """Return the spec's name and the dtypes."""
        dtypes = dict.fromkeys(str(TORCH_DTYPES[case.dtype]) for case in self._cases)
        return f"{self.memory.name} in {' and '.join(dtypes)}"

    def overflow(self) -> Overflow | None:
        """The overflow that the last step found before it cleared the gradients."""
        found = self.stepper.binding.found
        return found and replace(found, tensor=self.members[found.tensor].number)

    # -------------------------------------------------------------- a step

    def states_stand(self) -> bool:
        """True if the states are still the tensors that this was built for."""
        return all(column.is_unchanged() for column in self._columns)

    def take(self, grads: list[Tensor | None], extra: Mapping[str, Any]) -> None:
        """Prepares a step. Raises BindError where a gradient does not fit."""
        if self.memory.is_sharded:
            grads = self.memory.local(grads)
        present, self._given = self.stepper.everything, grads  # type: ignore[assignment]
        lists_rows = False
        if self.memory.are_plain(grads):
            self._grads = self._given
        else:
            self._given = [grad for grad in grads if grad is not None]
            if len(self._given) < len(grads):
                present = tuple(n for n, grad in enumerate(grads) if grad is not None)
            self._grads = self.memory.gradients(present, self._given)
            lists_rows = self.memory.lists_rows
            if lists_rows and not self.on_host:
                raise rows_on_gpu(self.memory.name, self.backend)
        stepper, self.lists_rows = self.stepper, lists_rows
        stepper.select(present)
        if lists_rows:
            stepper.use((self._row_step(present),))
        else:
            stepper.aim("grad", self.shards.grads(present, self._grads))
            places = stepper.binding.present
            stepper.aim("param", self.shards.addresses(self.memory.addresses)[places])
        self.read_groups(extra)

    def take_all(self) -> None:
        """Prepares a run over all members, of an entry that reads no gradients."""
        self.stepper.select(self.stepper.everything)
        self.stepper.aim("param", self.shards.addresses(self.memory.addresses))
        self.read_groups({})

    @property
    def is_plain(self) -> bool:
        """True if the last step read dense gradients in place, and nothing beside them."""
        several = self.device.numbers_on_host and not self.on_host
        told = self.lists_rows or self.shared or self.reads_aux or several
        return self.memory.is_plain and not told

    @property
    def stored(self) -> list[tuple[Callable[[int], str], list[Tensor]]]:
        """Return the tensors that the next step may store to, with their names for errors."""
        members, present = self.members, self.stepper.present
        found: list[tuple[Callable[[int], str], list[Tensor]]] = [
            (lambda n: members[n].where, self.memory.params)
        ]
        for column in self._columns:
            found.append((lambda n, key=column.key: f"state '{key}' of a parameter", column.locals))
        if self._stores_grads:
            found.append((lambda n: f"{members[present[n]].where}, gradient", self._given))
        return found

    def check(self) -> None:
        """Raise the error that the prepared step would raise, changing nothing."""
        self.stepper.check()

    def run(self) -> None:
        """Run the prepared step."""
        self.begin()
        if self.device.numbers_on_host:
            self.count(self.stepper.binding.present)
        self.is_open = True
        try:
            self.stepper.run()
        finally:
            self.settle()

    def is_due(self) -> bool:
        """True if the prepared step runs an entry by the clock."""
        if not self._clocked:
            return False
        self.stepper.load()
        return self.stepper.is_due

    def begin(self) -> None:
        """Copy the inputs of a step: parameters into their copies, numbers into the tables."""
        self.memory.bring()
        if self.sums is not None:
            self.sums.renew()
        if self.device.numbers_on_host:
            self.stepper.load()

    def settle(self) -> None:
        """Finish a step that has run, also where an interrupt has come before its end."""
        if self.is_open:
            if self._has_run:
                self.end()  # does no harm when done twice
                self.memory.mark_written(self.stepper.present)
                if self.sums is not None:
                    self.sums.note()
            self.is_open = False

    @property
    def _has_run(self) -> bool:
        """True if the open step has run; a captured one has not."""
        step = self.stepper.calls[0] if self.stepper.calls else None
        return step.ran if isinstance(step, TorchStep) else self.stepper.has_run

    def count(self, present: Array) -> None:
        """Prepare the counts of these members' steps that torch alone keeps."""
        self._counted = [(n.cells, n.cells.copy()) for n in self._numbers if not n.role]
        for _, counted in self._counted:
            counted[present] += 1.0

    def end(self) -> None:
        """Take over the results of the step."""
        if self.device.numbers_on_host:
            self.stepper.save()
            for cells, counted in self._counted:
                cells[:] = counted
        self.memory.take_back()
        if self._stores_grads and self._grads is not self._given:
            for given, grad in zip(self._given, self._grads, strict=True):
                if given is not grad and given.layout == torch.strided:
                    given.copy_(grad)
        if self.shared:
            self._numbers_of_groups.write(self.storage.slots, operator.setitem)
        self._given = self._grads = self.inputs = []
        self.shards.forget()

    def _row_step(self, present: Sequence[int]) -> RowStep:
        """The step in which some gradients are lists of rows."""
        grads: list[Rows | Array | None] = [None] * len(self.members)
        for n, grad in zip(present, self._grads, strict=True):
            grads[n] = array(grad) if grad.layout == torch.strided else self._rows_of(n, grad)
        self._row_steps = self._row_steps or RowSteps(self.stepper)
        self.storage.addresses[PARAM][:] = self.memory.addresses
        return self._row_steps.prepare(grads)

    def _rows_of(self, number: int, grad: Tensor) -> Rows:
        member, program = self.members[number], self.storage.tensors.program_of(number)
        decays, home = self._groups[member.group].get("weight_decay"), self.memory.homes[number]
        return rows_of_tensor(grad, home, program, self.memory.name, member.where, bool(decays))

    def as_numbers(self, saved: Sequence[dict[str, Any]]) -> None:
        """Puts plain numbers into saved groups for those that steps change; waits for a GPU."""
        for name in () if self.device.numbers_on_host else self.shared:
            for group in self.rows:
                saved[group][name] = float(saved[group][name])

    def read_groups(self, extra: Mapping[str, Any]) -> None:
        """Brings the groups' numbers to the kernels."""
        self._numbers_of_groups.read(self.storage.slots, extra)
