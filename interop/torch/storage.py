"""Compilation options of torch's optimizers: the requested storage, and existing states.

1. Storage is settled role by role, so that it is not that of states which stages add.
2. A state of another dtype than its parameter's keeps it, as in torch: where `module.bfloat16()`
   came between two steps.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from torch import Tensor

from ...ir.errors import BindError, FormatError, OptionError
from ...ir.graph import Spec
from ...ir.roles import RoleKind
from ...ir.types import ELEM, F32, TENSOR
from ...optimizer_spec import CompileOptions, refuse_recompiling
from ...passes.pipeline import policy_pipeline
from ...passes.rewrite.dce import dce
from ...passes.rewrite.specialise import specialise
from ...passes.storage.encode import check_codec
from ...passes.storage.formats import (
    PLAIN,
    CodecCase,
    RequestedCodec,
    check_text,
    parse_storage,
    stored_as,
)
from ...passes.storage.legalise import roles_stored
from ...runtime.compilation import Compilation
from .memory.layout import DTYPES, TORCH_DTYPES, UnsupportedError
from .memory.tensor_tracking import Member
from .name_map import TorchBinding

COMPILED = {"dtypes": "", "policy": "strict"}  # arguments that say how a step is compiled
_KEPT = (RoleKind.STATE, RoleKind.SHADOW)


def options_of(spec: Any, dtypes: str = "", policy: str = "strict") -> CompileOptions:
    """Return a spec's compile options: its own, where it is compiled.

    Raises OptionError; TypeError for a storage that is no text, or comes too late.
    """
    check_text(dtypes)
    if not isinstance(spec, Compilation):
        policy_pipeline(policy)
        return CompileOptions(policy=policy, dtypes=dtypes)
    refuse_recompiling(spec, {}, policy=policy, dtypes=dtypes)
    if spec.backend == "artifact":
        raise _refused(
            spec, "it is an artifact, whose code counts steps once for all tensors; torch's "
            "optimizers count each tensor's"
        )  # fmt: skip
    if spec.backend.partition(":")[0] in ("reference", "numba-cuda"):
        raise _refused(
            spec, f"it is compiled for backend '{spec.backend}', which steps arrays alone, not "
            f"torch's tensors; these step by native, numba, loops and cuda"
        )  # fmt: skip
    if (entry := spec.variants[0].program.graph.entry) != "step":
        raise _refused(spec, f"it is compiled for its entry '{entry}', and this runs steps")
    known = {policy_pipeline(spec.policy, spec.dtypes, tiles) for tiles in (True, False)}
    if spec.pipeline not in known:
        raise _refused(spec, "it is compiled by passes of its own, and torch's groups need others")
    return CompileOptions(spec.backend, spec.policy, by_name(spec.spec, spec.dtypes))


def by_name(spec: Spec, dtypes: str) -> str:
    """Storage by role name alone, of the roles that a spec has (case 1).

    Where that of the parameters is given, states are as they are declared, else as the parameters.
    """
    storage = parse_storage(dtypes)
    asked = {r.name: stored_as(r, storage) for r in spec.roles}
    declared = spec.of_kind(*_KEPT) if "param" in storage else ()
    found = {r.name: r.type.dtype for r in declared if r.type.dtype in PLAIN.values()}
    found |= {name: stored for name, stored in asked.items() if stored is not None}
    return ",".join(f"{name}={stored}" for name, stored in found.items())


def asked_in(binding: TorchBinding, dtypes: str) -> str:
    """Storage as a group asks for it, by role name. Raises FormatError, TypeError."""
    check_text(dtypes)
    return _asked_in(binding, dtypes)


@lru_cache(256)
def _asked_in(binding: TorchBinding, dtypes: str) -> str:
    check_storage(binding.spec, dtypes)
    return by_name(binding.spec, dtypes)


def check_storage(spec: Spec, dtypes: str) -> None:
    """Refuses storage that the roles of a spec cannot have (FormatError)."""
    storage = parse_storage(dtypes)
    for graph in spec.variants() if storage else ():
        for role in roles_stored(graph, storage):
            if isinstance(codec := stored_as(role, storage), RequestedCodec):
                if role.kind == RoleKind.GRAD:
                    raise FormatError(
                        f"{spec.name}: %{role.name} as {codec}: gradients of torch's tensors have "
                        f"their dtype; codes are given to stepfuse.Optimizer, over arrays"
                    )
                check_codec(graph, role, codec)


def codes_of(asked: str) -> str:
    """The roles that are stored in codes, as `m=linear8(256),v=linear8(256)`."""
    storage = parse_storage(asked)
    return ",".join(
        f"{n}={asked}" for n, asked in storage.items() if isinstance(asked, RequestedCodec)
    )


def codecs_by_key(binding: TorchBinding, asked: str) -> dict[str, RequestedCodec]:
    """The states that are stored in codes, by torch's keys."""
    storage = parse_storage(asked)
    found = {binding.key(r.name): storage.get(r.name) for r in binding.spec.of_kind(*_KEPT)}
    return {key: codec for key, codec in found.items() if isinstance(codec, RequestedCodec)}


def arrays_by_key(binding: TorchBinding) -> tuple[str, ...]:
    """The states of elements that steps read, by torch's keys."""
    read = {name for graph in binding.spec.variants() for name in dce(specialise(graph)).reads}
    states = binding.spec.of_kind(*_KEPT)
    return tuple(binding.key(r.name) for r in states if r.type.domain == ELEM and r.name in read)


def counts_steps(binding: TorchBinding) -> bool:
    """True if a parameter's states have a count of steps."""
    known = (binding.key(role.name) for role in binding.spec.of_kind(*_KEPT))
    return binding.names.counts or "step" in known


def tensors_of(key: str, codec: RequestedCodec) -> tuple[str, ...]:
    """The keys of the tensors that a state in codes has; the first may be another state's too."""
    made = codec.format.make(CodecCase(codec.parameter))
    return tuple(key + part.suffix for part in made.parts)


def stored_in(binding: TorchBinding, dtype: str, asked: str, kept: str) -> str:
    """The storage of a binding's roles, as `compile` takes it, where elements are of a dtype.

    `asked` has the storage of some, by their first names, `kept` the dtypes that states have.
    """
    within = {name: role for role, name in binding.own.items()}
    kinds = (RoleKind.PARAM, RoleKind.GRAD, RoleKind.STATE, RoleKind.AUX)
    found = {
        role.name: dtype
        for role in binding.spec.of_kind(*kinds)
        if role.type.dtype == F32
        and not (role.kind == RoleKind.AUX and role.type.domain.is_scalar)
        and binding.has(role.name)
    }
    for text in (kept, asked):
        found |= {within.get(name, name): str(how) for name, how in parse_storage(text).items()}
    return ",".join(f"{name}={stored}" for name, stored in found.items())


def kept_dtypes(
    binding: TorchBinding, param: Tensor, state: Mapping[str, Any], asked: str, where: str
) -> str:
    """The states of other dtypes than the parameter's, as storage, where none is asked (case 2).

    Raises UnsupportedError, a RuntimeError, where torch's own step would: it interpolates between
    such a state and the gradient.
    """
    found: list[str] = []
    settled = parse_storage(asked)
    for role in binding.spec.of_kind(RoleKind.STATE) if state else ():
        if role.name in settled:
            continue
        value = state.get(binding.key(role.name))
        if not isinstance(value, Tensor) or role.type.dtype != F32 or role.type.domain <= TENSOR:
            continue
        if value.dtype == param.dtype or value.dtype not in TORCH_DTYPES.values():
            continue
        if role.name in binding.names.interpolated or param.is_complex():
            raise UnsupportedError(
                f"{where}: it is {param.dtype}, and its state '{binding.key(role.name)}' "
                f"is {value.dtype}, from which no step is made, in torch neither: convert "
                f"the state, state[key] = state[key].to(param.dtype)"
            )
        found.append(f"{role.name}={DTYPES[value.dtype]}")
    return ",".join(found)


def check_grad(member: Member, asked: str) -> None:
    """Refuses a storage of gradients that torch's are not in (BindError)."""
    given, wanted = member.param.dtype, parse_storage(asked).get("grad")
    if wanted is not None and str(wanted) != DTYPES[given]:
        raise BindError(
            f"{member.where}: it is {given} and so is its gradient, and the spec was compiled with "
            f"grad={wanted}: leave that out"
        )


def _refused(made: Compilation, why: str) -> OptionError:
    return OptionError(f"{made.spec.name}: {why}: give the spec itself, or compile it otherwise")
