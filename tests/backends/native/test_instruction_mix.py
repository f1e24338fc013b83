"""No kernel falls back to scalar code: counted in what LLVM emits.

Of whole steps, and of specs that have every op and every kind of program, as
tests/support/inputs/programs.py lists them. `python -m tests.campaigns.products` looks at every
spec at every level.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
import stepfuse
from stepfuse.backends.aot.multiversion import library_text
from stepfuse.backends.native.cpu_target import portable_assembly
from stepfuse.backends.native.instruction_mix import KernelMix, kernel_mixes
from stepfuse.backends.native.targets import architecture_of
from stepfuse.compiler import lower_planned, lower_to_loops
from stepfuse.passes.loops.narrow_rows import narrow_rows
from stepfuse.passes.pipeline import policy_pipeline
from stepfuse.passes.targets import TARGETS
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.inputs.programs import KINDS, SAMPLE

WHOLE = "unscale+check_finite+clip_by_global_norm+{}+ema_weights+shadow+zero_grad"
X86 = ("x86-64-v3", "x86-64-v4")
ARM = ("aarch64",)
WHOLES = (WHOLE.format("adamw"), WHOLE.format("lamb"))
NARROW = "param=bf16,grad=bf16"


def mixes(spec: str, targets: tuple[str, ...], dtypes: str = "") -> list[KernelMix]:
    graphs = stepfuse.chain(*spec.split("+")).variants("step")
    pipeline = policy_pipeline("strict", dtypes)
    target = architecture_of(targets).target
    programs = {f"sf_x_{n}": lower_to_loops(g, pipeline, target)[1] for n, g in enumerate(graphs)}
    text = library_text(programs, targets)
    return kernel_mixes(portable_assembly(text, architecture_of(targets)))


def kernels(spec: str, dtypes: str = "") -> int:
    graphs = stepfuse.chain(*spec.split("+")).variants("step")
    pipeline = policy_pipeline("strict", dtypes)
    return sum(len(s.kernels) for g in graphs for s in lower_planned(g, pipeline)[0].sweeps)


# The suite has every other kind; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(2, always=WHOLES)
@pytest.mark.parametrize("spec", [*SAMPLE, *WHOLES])
def test_every_kernel_computes_on_vectors(spec: str) -> None:
    check(spec, "", X86 if spec in (*KINDS, *WHOLES) else X86[-1:])


# The suite has one kind in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3, always=WHOLES)
@pytest.mark.parametrize("spec", [*KINDS, *WHOLES])
def test_narrow_storage_is_computed_on_vectors(spec: str) -> None:
    check(spec, NARROW)


def check(spec: str, dtypes: str, levels: tuple[str, ...] = X86) -> None:
    """Asserts a main loop on vectors of 256 bits or more for every kernel and level."""
    found = mixes(spec, levels, dtypes)
    assert len(found) == len(levels) * kernels(spec, dtypes)
    assert [m for m in found if not m.is_vectorised] == []
    assert all(max(loop.bits for loop in m.loops) >= 256 for m in found)


@pytest.mark.parametrize("spec", ["adamw", "adafactor", WHOLE.format("lamb")])
def test_aarch64_computes_on_vectors(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of wide rows: narrow ones have tails of their own, which no main loop stands before."""
    row = TARGETS["aarch64"]
    wide = tuple(one for one in row.loops or () if one is not narrow_rows)
    monkeypatch.setitem(TARGETS, "aarch64", replace(row, loops=wide))
    found = mixes(spec, ARM)
    assert len(found) == kernels(spec)
    assert all(m.is_vectorised and m.loops[0].bits == 128 for m in found)


LOOP = """\
x_sweep0_pass0:
	xorl	%eax, %eax
.LBB0_1:
	vmovups	(%rdi,%rax,4), %ymm0
	{}
	vmovups	%ymm0, (%rdi,%rax,4)
	addq	$8, %rax
	cmpq	%rsi, %rax
	jl	.LBB0_1
	retq
	.size	x_sweep0_pass0, .Lfunc_end0-x_sweep0_pass0
"""


@pytest.mark.parametrize(
    ("instruction", "vectorised"),
    [
        ("vaddps\t%ymm0, %ymm0, %ymm0", True),
        ("vaddss\t%xmm0, %xmm0, %xmm0", False),
        ("vsqrtsd\t%xmm0, %xmm0, %xmm0", False),
        ("vcvtsi2ss\t%rdx, %xmm0, %xmm0", False),
        ("vpextrw\t$3, %xmm0, (%r9)", False),
    ],
)
def test_a_scalar_instruction_is_seen(instruction: str, vectorised: bool) -> None:
    (found,) = kernel_mixes(LOOP.format(instruction))
    assert found.is_vectorised == vectorised


def test_a_loop_over_single_numbers_is_seen() -> None:
    """The kernels' text with one lane in place of sixteen."""
    text = LOOP.format("vaddss\t%xmm0, %xmm0, %xmm0").replace("vmovups", "vmovss")
    (found,) = kernel_mixes(text.replace("%ymm", "%xmm"))
    assert (found.loops, found.tails, found.is_vectorised) == ((), 1, False)


@pytest.mark.skipif(shutil.which("objdump") is None, reason="needs objdump")
def test_the_counts_are_the_objects(tmp_path: Path) -> None:
    """What is counted in the assembly stands in the object, by another disassembler."""
    arguments = ["compile", "adamw", "-o", str(tmp_path), "--target", "x86-64-v4"]
    assert CliRunner().invoke(app, arguments).exit_code == 0
    variant = json.loads((tmp_path / "manifest.json").read_text())["specs"][0]["variants"][0]
    (kernel,) = variant["inner loops"]
    command = ["objdump", "-d", "--no-show-raw-insn", tmp_path / "adamw.o"]
    listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    body = re.search(rf"<{kernel['kernel']}>:\n(.*?)\n\n", listing, re.DOTALL)
    assert body
    for what, pattern in (("divisions", "vdivps"), ("roots", "vsqrtps")):
        assert sum(loop[what] for loop in kernel["loops"]) == len(re.findall(pattern, body[1]))
    assert kernel["loops"][0]["roots"] == 1


def test_the_widest_vectors_of_a_level_are_used() -> None:
    first, second = mixes("adamw", X86)
    assert (first.loops[0].bits, second.loops[0].bits) == (256, 512)
    assert second.loops[0].loads == 4
    assert second.loops[0].stores == 3
