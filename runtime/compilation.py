"""A compiled entry: its programs, its code, and its spec."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from ..ir.errors import BindError
from ..ir.lowered.step_program import StepProgram
from ..ir.roles import Signature
from ..ir.text.html import preformatted
from .launch.executable import Executable
from .memory.storage import ClockedPrograms

if TYPE_CHECKING:
    from ..ir.graph import Spec
    from ..ir.lowered.memory_plan import Plan
    from ..ir.lowered.program import Program
    from ..ir.lowered.schedule import Schedule

_MOST = 10  # lines of what is shown


@dataclass(frozen=True, slots=True)
class Variant:
    """One variant of an entry: its program, and its code.

    The program and plan that these were made of are there at once where the entry was compiled in
    this process; an artifact's spec goes through the passes when somebody asks for them.
    """

    step_program: StepProgram
    compiled: Executable
    lowered: Callable[[], tuple[Program, Plan]] = field(repr=False)
    pipeline: str = ""  # the passes that it went through
    formats: Mapping[str, str] = field(default_factory=dict[str, str])  # codecs, by role
    reductions: tuple[str, ...] = ()  # over all tensors, alike in all variants of an entry

    @property
    def when(self) -> str:
        """The bind-time facts under which a tensor takes this variant."""
        return self.step_program.when

    def under(self, when: str) -> Variant:
        """The same code for tensors of other facts."""
        return replace(self, step_program=replace(self.step_program, when=when))

    def on(self, device: str) -> Variant:
        """The same code for tensors of a device."""
        return replace(self, step_program=replace(self.step_program, device=device))

    @property
    def program(self) -> Program:
        """The lowered program. Raises ArtifactError where an artifact's spec gives another one."""
        return self.lowered()[0]

    @property
    def plan(self) -> Plan:
        """The memory plan of its temporaries. Raises ArtifactError likewise."""
        return self.lowered()[1]

    @property
    def schedule(self) -> Schedule:
        """The program's. Raises ArtifactError likewise."""
        return self.program.schedule


@dataclass(frozen=True, slots=True)
class Compilation:
    """A compiled entry: its variants share roles, and one step runs all of them."""

    signature: Signature  # its name and roles
    variants: tuple[Variant, ...]
    backend: str
    policy: str
    pipeline: str  # of its first variant
    others: Callable[[str], Compilation]  # the spec's other entries, compiled or loaded likewise
    dtypes: str = ""  # the storage that was asked for, by role name or kind
    # Itself, or with variants behind its own for parameters of further dtypes and rules.
    more: Callable[[Iterable[tuple[Any, ...]]], Compilation] | None = None
    clocked: Compilation | None = None  # the entry that the stepper runs by itself, of a step's

    @property
    def spec(self) -> Spec:
        """The spec; an artifact's is parsed now. Raises ArtifactError where it is none."""
        return self.signature.whole()

    @property
    def step_programs(self) -> list[StepProgram]:
        """The step program of each variant."""
        return [v.step_program for v in self.variants]

    @property
    def executables(self) -> list[Executable]:
        """The code of each variant, then of those of the entry by the clock."""
        both = (self, *([] if self.clocked is None else [self.clocked]))
        return [v.compiled for made in both for v in made.variants]

    @property
    def every_program(self) -> list[StepProgram]:
        """Those of steps, and of the entry by the clock."""
        return self.step_programs + ([] if self.clocked is None else self.clocked.step_programs)

    @property
    def clocked_programs(self) -> ClockedPrograms | None:
        """The step programs of the entry by the clock, None without one."""
        found = self.signature.clocked
        if self.clocked is None or found is None:
            return None
        return ClockedPrograms(found.name, found.clock, tuple(self.clocked.step_programs))

    @property
    def formats(self) -> dict[str, str]:
        """The codec of each role that is stored in one, as `linear8(256)`."""
        found: dict[str, dict[str, None]] = {}
        for variant in (*self.variants, *(self.clocked.variants if self.clocked else ())):
            for name, codec in variant.formats.items():
                found.setdefault(name, {})[codec] = None
        return {name: " or ".join(codecs) for name, codecs in found.items()}

    def entry(self, name: str) -> Compilation:
        """Another entry of the spec. Raises ValueError, KeyError where there is none."""
        return self.others(name)

    def source(self) -> str:
        """The source that the backend generated, variant after variant."""
        return "\n".join(v.compiled.source() for v in self.variants)

    def __repr__(self) -> str:
        """The spec, the policy and storage, and a line for each variant; at most ten lines."""
        first = f"<compiled {self.signature.name}: backend {self.backend}, policy {self.policy}"
        stored = ", ".join(f"{name} as {codec}" for name, codec in self.formats.items())
        lines = [first, *([f"  stored: {stored}"] if stored else []), *map(_row, self.variants)]
        if self.clocked is not None and self.signature.clocked is not None:
            found = self.signature.clocked
            lines.append(f"  {found.name}, {found.clock}:")
            lines += [f"  {_row(variant)}" for variant in self.clocked.variants]
        left = len(lines) - _MOST
        if left > 0:
            lines = [*lines[: _MOST - 1], f"  and {left + 1} variants more"]
        return "\n".join(lines) + ">"

    def _repr_html_(self) -> str:
        """The same for a notebook."""
        return preformatted(repr(self))


def over_devices(
    made: Mapping[str, Compilation], before: Sequence[tuple[str, int]] = ()
) -> Compilation:
    """The compilations for some devices, by their names, as one: each is for the tensors there.

    The variants that are `before`, by device and number, stay the first ones. Raises BindError for
    what several devices cannot run.
    """
    every = ((device, n) for device, one in made.items() for n in range(len(one.variants)))
    keys = list(dict.fromkeys([*before, *every]))
    variants = tuple(made[device].variants[n].on(device) for device, n in keys)
    first = next(iter(made.values()))
    name = first.signature.name
    if len(made) > 1 and first.clocked is not None:
        raise BindError(
            f"{name} runs an entry by the count of steps, which each of several devices has for "
            f"itself: make an optimizer for each device"
        )
    if len({variant.reductions for variant in variants}) > 1:
        raise BindError(
            f"{name} sums over all tensors in another order on {' than on '.join(made)}: put the "
            f"parameters on one device"
        )

    def more(facts: Iterable[tuple[Any, ...]]) -> Compilation:
        given = tuple(facts)
        further = {d: one.more(given) if one.more else one for d, one in made.items()}
        is_same = all(further[device] is one for device, one in made.items())
        return found if is_same else over_devices(further, keys)

    def others(entry: str) -> Compilation:
        return over_devices({device: one.entry(entry) for device, one in made.items()})

    found = replace(first, variants=variants, backend="auto", others=others, more=more)
    return found


def _row(variant: Variant) -> str:
    program, where = variant.step_program, variant.when or "any tensor"
    counted = f"{program.cost.bytes} bytes/param, {_counted(program.cost.sweeps, 'sweep')}"
    return f"  {program.name} ({where}): {counted}, {_counted(len(program.buffers), 'buffer')}"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
