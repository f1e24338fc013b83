"""The import arrows between the layers, and that importing stepfuse costs little."""

from __future__ import annotations

import ast
import graphlib
import re
import subprocess
import sys

import pytest

from tests.support.own_imports import (
    MODULES,
    PACKAGE,
    ROOT,
    all_imports,
    imports,
    layer,
    ours,
    packages,
)

# What each layer may import beside itself: an order, since no two import each other. The compiler
# and the optimizer, in the root, are the layer "stepfuse"; the package itself names what there is.
ARROWS: dict[str, set[str]] = {
    "ir": set(),
    "passes": {"ir"},
    "drawing": set(),
    "optim_defs": {"ir"},
    "schedules": {"ir"},
    "runtime": {"ir"},
    "backends": {"ir", "passes", "runtime"},
    "tracing": {"ir", "passes", "runtime"},
    "spec_texts": {"ir", "passes", "optim_defs", "schedules", "backends"},
    PACKAGE: {"ir", "passes", "optim_defs", "schedules", "runtime", "backends", "spec_texts"},
    "minimization": {"ir", "runtime", PACKAGE},
    "ranks": {"ir", "passes", "runtime", PACKAGE},
    "search": {"ir", "runtime", PACKAGE, "spec_texts"},
    "interop": {
        "ir", "passes", "optim_defs", "schedules", "runtime", "backends", PACKAGE, "minimization",
        "ranks",
    },
    "boost": {"ir", "passes", "optim_defs", "runtime", PACKAGE, "interop", "drawing", "ranks"},
    # Names, and a sentence where their library is not there.
    "fronts": {"ir", "runtime", "interop", "boost"},
    "tools": {
        "ir", "passes", "optim_defs", "schedules", "runtime", "backends", PACKAGE, "interop",
        "tracing", "boost", "drawing", "ranks", "search", "spec_texts",
    },
    "public": {
        "ir", "passes", "optim_defs", "schedules", "runtime", "backends", PACKAGE, "interop",
        "tracing", "minimization", "ranks",
    },
}  # fmt: skip
# The rooms of runtime/, from the ground up: each imports those that stand before it.
RUNTIME = (
    "system", "memo", "step_lock", "read_only", "calls", "hypers",
    "memory", "gradients", "launch", "cuda", "out_of_core", "stepping", "compilation", "checkpoint",
    "explain", "evaluation", "beside_steps",
)  # fmt: skip
HEAVY = (
    "jax", "llvmlite", "matplotlib", "networkx", "numba", "onnx", "onnxruntime", "optuna", "rich",
    "safetensors", "scipy", "torch", "typer",
)  # fmt: skip

# The places where a module is imported while running, each with its reason.
LATE: dict[str, str] = {
    "stepfuse.backends: stepfuse.ir.loops.verifier.verify": (
        "a start from the cache runs code whose loops were verified when it was made"
    ),
    "stepfuse.compiler: stepfuse.passes.targets": "passes over loops: loaded by who compiles",
    "stepfuse.compiler: stepfuse.backends.kept_variants": "llvmlite, for who has machine code",
    "stepfuse: stepfuse.<_OF_ARTIFACTS[name]>": "who steps an artifact loads no compiler",
    "stepfuse.public.artifact: stepfuse.backends.cuda.load": (
        "who loads for a CPU needs nothing of CUDA"
    ),
    "stepfuse.public.artifact: stepfuse.backends.aot.embedded": "a spec is parsed when asked for",
    "stepfuse.public.artifact: stepfuse.compiler": "likewise, and goes through passes",
    "stepfuse.optimizer_spec: stepfuse.compiler": "who steps an artifact loads no compiler",
    "stepfuse.optimizer_spec: stepfuse.schedules": "rates, for who has them change with the steps",
    "stepfuse.spec_texts.resolve: stepfuse.schedules": "likewise, for whose text names one",
    "stepfuse.spec_texts.resolve: stepfuse.backends.aot.embedded": "specs of artifacts, likewise",
    **{
        f"stepfuse.runtime.beside_steps: stepfuse.runtime.checkpoint.{module}": (
            "who neither saves nor loads reads no files"
        )
        for module in ("contents", "load", "save")
    },
    "stepfuse.array_optimizer: stepfuse.runtime.explain": "a step is told of when somebody asks",
    "stepfuse.runtime.beside_steps: stepfuse.runtime.stepping.accumulation": (
        "likewise small batches"
    ),
    "stepfuse.array_optimizer: stepfuse.runtime.stepping.accumulation": (
        "small batches, for who adds gradients up"
    ),
    "stepfuse.runtime.beside_steps: stepfuse.runtime.evaluation": (
        "evaluation, for whose spec has it"
    ),
    "stepfuse.array_optimizer: stepfuse.runtime.out_of_core.staging": (
        "threads that move parameters, for who has them elsewhere"
    ),
    "stepfuse.runtime.out_of_core.external_memory: mmap": "likewise, room without memory",
    "stepfuse.runtime.stepping.prepared_step: stepfuse.runtime.stepping.row_step": (
        "row-sparse gradients, for who gives some"
    ),
    "stepfuse.runtime.launch.launcher: stepfuse.runtime.launch.lapack_routine": (
        "LAPACK's routines, for whose step calls one"
    ),
    "stepfuse.runtime.gradients.row_rules: stepfuse.ir.text.known_values": (
        "sizes that rows change are computed, where a program has any"
    ),
    "stepfuse.ir.errors: difflib": "names near to one that is none",
    "stepfuse.backends.native.machine_code: stepfuse.backends.native.plain_threads": (
        "executors load logging; only systems without a pool need them"
    ),
    "stepfuse.backends.aot.load: stepfuse.backends.aot.publish": "locks, where files do not fit",
    "stepfuse.ir.semantics: fractions": "decimals, for an exact sum in the interpreter alone",
    "stepfuse.backends: stepfuse.backends.cuda.executable": "likewise who steps on a CPU",
    "stepfuse.array_optimizer: stepfuse.runtime.stepping.by_device": "likewise: GPUs beside it",
    "stepfuse.interop.torch.sharded.kept: stepfuse.interop.torch.sharded.state_dicts": (
        "torch.distributed.checkpoint takes half a second, and is for who has a state dict"
    ),
    "stepfuse.passes.fuse.sweep_cost: stepfuse.passes.fuse.minimum_cut": (
        "networkx, for sweeps with more ways than a handful"
    ),
    "stepfuse: stepfuse.<f'.{name}'>": "a module of ours that is asked for as an attribute",
    "stepfuse: stepfuse.<'.public.names'>": (
        "the public names: a command that asks for none is fast"
    ),
    "stepfuse: stepfuse.<'.ir.frontend.remedies'>": "what to write instead of a name that is none",
    "stepfuse: difflib": "names near to one that is none",
    "stepfuse.ir.frontend.refusals: stepfuse.<'.functions'>": "functions take values that refuse",
    "stepfuse.boost: stepfuse.<_OF_NETWORKS[name]>": "tricks over networks load torch",
    "stepfuse.boost.group_scales: stepfuse.<'.networks.group_marks'>": "likewise, marked tensors",
    "stepfuse.boost.group_scales: stepfuse.<'.group_unscale'>": "a rule needs no compiler",
    "stepfuse.boost.auto_boost: stepfuse.<'.less_bn.torch_flow'>": "likewise, and traces it",
    "stepfuse.boost.trick: stepfuse.<module>": "a trick loads what it works on",
    **{
        f"stepfuse.boost.mindspore: stepfuse.boost.{module}": "tricks over torch load it"
        for module in ("dim_reduce.projection", "networks.wrapped")
    },
    "stepfuse.search.launchers: stepfuse.<name>": "Dask or Ray, for who has batches launched by it",
    "stepfuse.search.launchers: stepfuse.<'dask'>": "likewise, whose configuration names a cluster",
    "stepfuse.ranks.here: stepfuse.<'.of_mpi'>": "the engine that a process was started by",
    "stepfuse.ranks.here: stepfuse.<'.of_torch'>": "likewise torch.distributed's",
    "stepfuse.ranks.gathers.list_gather: stepfuse.ranks.gathers.on_gpu": "cells that are on a GPU",
    "stepfuse.ranks.round_trip: stepfuse.<'torch.distributed'>": "begun where doctor is asked",
    "stepfuse.boost.mindspore: stepfuse.ranks.of_torch": "likewise the ranks of torch",
    "stepfuse.boost.auto_boost: stepfuse.<'.networks.wrapped'>": "likewise the first network",
    "stepfuse.public.names: stepfuse.tracing.trace": (
        "who steps and traces nothing need not load it"
    ),
    "stepfuse.optim_defs: stepfuse.<f'{folder}.{_FILES.get(name, name)}'>": (
        "the registry: traced when asked for"
    ),
    "stepfuse.backends: stepfuse.<module>": "the registry: one backend never imports another",
    "stepfuse.public.names: stepfuse.<'..interop.capture.captured_spec'>": (
        "who captures nothing loads none of it"
    ),
    "stepfuse.public.names: stepfuse.<'..minimization.front'>": "likewise who minimizes nothing",
    **{
        f"stepfuse.public.notebook: stepfuse.<'..tools.{module}'>": "no command, without a look"
        for module in (
            "inspect.request",
            "inspect.dump",
            "inspect.history",
            "check.run",
            "bench.run",
        )
    },
    **{
        f"{module}: {target}": "doctor and inspect run beside NumPy alone, without rich and typer"
        for module, target in (
            ("stepfuse.tools.tables", "rich.console"),
            ("stepfuse.tools.tables", "rich.markup"),
            ("stepfuse.tools.tables", "rich.table"),
            ("stepfuse.tools.catalogue.listing", "rich.console"),
        )
    },
    "stepfuse.tools.capture_spec: stepfuse.<module>": "the module that a user names",
    "stepfuse.spec_texts.resolve: stepfuse.<'..interop.onnx.reading.load'>": (
        "who names no model needs none"
    ),
    "stepfuse.interop.capture.captured_spec: stepfuse.<f'.{module}'>": "a reader loads its library",
    "stepfuse.interop.onnx.training.network: stepfuse.<'onnxruntime'>": "an extra, for who trains",
    **{
        f"stepfuse.interop.capture.jax.{module}: jax": "the reader of JAX loads no JAX to look at"
        for module in ("reference", "state", "step")
    },
    "stepfuse.interop.torch.internals: stepfuse.<module>": "modules of torch that may be gone",
    "stepfuse.minimization.front: difflib": "names near to one that is none",
    "stepfuse.public.names: stepfuse.tracing.inputs": (
        "likewise, and it checks what a trace is given"
    ),
    "stepfuse.tools.bench.baselines: stepfuse.<f'{__package__}.steps.{module}'>": (
        "the contestants' libraries are extras"
    ),
    "stepfuse.tools.bench.steps.originals: stepfuse.<source.module>": (
        "the library that a spec was captured from"
    ),
    "stepfuse.tools.bench.run: stepfuse.<f'{__package__}.plot'>": "matplotlib is another extra",
    "stepfuse.tools.plot_schedule: matplotlib.figure": "likewise; a table needs none of it",
    "stepfuse.tools.accuracy.references: stepfuse.<name>": (
        "what functions are compared with is an extra"
    ),
    "stepfuse.passes.targets: llvmlite.binding": "the level of this machine, asked by who compiles",
    "stepfuse.tools.doctor: stepfuse.<'llvmlite.binding'>": "which may not be installed",
    "stepfuse.tools.records.schema: stepfuse.<module>": "a schema loads the record's module",
    "stepfuse.tools.inspect.dump: stepfuse.tools.code.code_lines": (
        "LLVM is loaded by who prints code"
    ),
    "stepfuse.tools.inspect.dump: stepfuse.tools.code.code_loops": "likewise, and the loops in it",
    "stepfuse.tools.report.panes: stepfuse.tools.code.code_lines": (
        "likewise; a report has machine code if asked to"
    ),
    "stepfuse.tools.inspect.dump: stepfuse.tools.report.written": (
        "the page reads the histories that a dump does"
    ),
    "stepfuse.tools.inspect.dump: stepfuse.tools.report.record": "likewise the JSON of a stage",
    "stepfuse.tools.inspect.dump: stepfuse.<module>": "a listing loads the backend that it prints",
}

# Each command loads what it runs when it is called: `--version`, `--help` and `list` need little.
COMMANDS = "stepfuse.tools.cli."


def test_every_package_has_a_layer() -> None:
    assert {layer(f"{name}.x") for name in packages()} <= set(ARROWS)


def test_tests_are_no_package() -> None:
    """Else pytest, looking for the outermost package, imports the root a second time."""
    assert list((ROOT / "tests").rglob("__init__.py")) == []


def test_what_is_imported_is_there() -> None:
    """Also where it is imported by a command alone, which few tests run."""
    named = [i for i in all_imports() if ours(i) and "<" not in i.target]
    assert [f"{i.source}:{i.line} {i.target}" for i in named if i.target not in MODULES] == []


def test_layers_import_along_the_arrows() -> None:
    wrong = [
        f"{i.source}:{i.line} imports {i.target}"
        for i in all_imports()
        if ours(i) and "<" not in i.target and PACKAGE not in (i.source, i.target)
        and layer(i.target) not in ARROWS[layer(i.source)] | {layer(i.source)}
    ]  # fmt: skip
    assert wrong == []


def test_no_two_layers_import_each_other() -> None:
    assert set(graphlib.TopologicalSorter(ARROWS).static_order()) == set(ARROWS)


def test_of_the_package_itself_only_its_version_is_taken() -> None:
    """It names everything, and is loaded before any of its modules."""
    taken = {
        alias.name
        for name, path in MODULES.items()
        if re.search(r"from \.+ import", text := path.read_text())
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and not node.module
        and node.level == name.count(".") + (path.name == "__init__.py")
        for alias in node.names
        if f"{PACKAGE}.{alias.name}" not in MODULES
    }  # fmt: skip
    assert taken == {"__version__"}


def test_the_rooms_of_the_runtime_have_an_order() -> None:
    """Imports inside functions, and those for types alone, go down as well."""
    place = {f"{PACKAGE}.runtime.{room}": number for number, room in enumerate(RUNTIME)}

    def at(module: str) -> int | None:
        return place.get(".".join(module.split(".")[:3]))

    assert {
        name for name in MODULES if name.startswith(f"{PACKAGE}.runtime.") and at(name) is None
    } == set()
    up = [
        f"{i.source}:{i.line} imports {i.target}"
        for i in all_imports()
        if (low := at(i.source)) is not None and (high := at(i.target)) is not None and high > low
    ]
    assert up == []


# Folders that lie deeper than three, each with its reason.
DEEP = {
    "interop/mindspore/experimental/optim": "the library's own path of modules",
    "fronts/mindspore/experimental/optim": "likewise, as it is imported",
    "interop/onnx/reading/ops": "a library's readers have their tables of ops beside them",
    "interop/onnx/reading/models": "likewise what is found in models of networks",
    "interop/capture/torch/ops": "likewise, of the library that is captured from",
}


def test_folders_are_three_deep_and_none_is_skipped_as_the_output_of_a_build() -> None:
    folders = [folder.relative_to(ROOT) for folder in packages().values()]
    assert {f.as_posix() for f in folders if len(f.parts) > 3} == set(DEEP)
    assert [f for f in folders if {"build", "dist"} & {*f.parts}] == []


def test_our_imports_are_relative() -> None:
    absolute = [
        f"{name}:{node.lineno}"
        for name, path in MODULES.items()
        if re.search(rf"(from|import|,) +{PACKAGE}\b", text := path.read_text())
        for node in ast.walk(ast.parse(text))
        if (isinstance(node, ast.ImportFrom) and not node.level and node.module
            and node.module.split(".")[0] == PACKAGE)
        or (isinstance(node, ast.Import) and any(a.name.split(".")[0] == PACKAGE
            for a in node.names))
    ]  # fmt: skip
    assert absolute == []


def test_no_cycles() -> None:
    graph: dict[str, set[str]] = {name: set() for name in MODULES}
    for found in all_imports():
        if found.target in MODULES and not found.late:
            graph[found.source].add(found.target)
    order = list(graphlib.TopologicalSorter(graph).static_order())
    assert set(order) == set(MODULES)


def test_late_imports_are_the_listed_ones() -> None:
    late = {
        f"{i.source}: {i.target}"
        for i in all_imports()
        if (i.late and not i.source.startswith(COMMANDS)) or "<" in i.target
    }
    assert late == set(LATE)
    assert all(len(reason) > 20 for reason in LATE.values())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("from .types import Type", ("stepfuse.ir.types", False)),
        ("from . import semantics", ("stepfuse.ir.semantics", False)),
        ("from ..passes.rewrite import cse", ("stepfuse.passes.rewrite.cse", False)),
        ("from .. import compile as c", ("stepfuse", False)),
        ("def f():\n    import numba", ("numba", True)),
        ("f = lambda: import_module(x)", ("stepfuse.<x>", True)),
        ("class C:\n    from .graph import Graph", ("stepfuse.ir.graph", False)),
    ],
)
def test_imports_are_seen(text: str, expected: tuple[str, bool]) -> None:
    assert [(i.target, i.late) for i in imports("stepfuse.ir.ops", text, False)] == [expected]


def test_importing_stepfuse_imports_nothing_heavy() -> None:
    code = f"import sys, {PACKAGE}; print(*sorted(set(sys.modules) & set({HEAVY!r})))"
    assert _shown(code) == []
    assert _shown(f"from {PACKAGE} import *; {code}") == []


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["dump", "--help"], ["list"]])
def test_commands_that_compute_nothing_load_nothing_heavy(arguments: list[str]) -> None:
    """numba and LLVM take half a second, NumPy and the passes a quarter."""
    heavy = {*HEAVY, "numpy", "stepfuse.public.names", "stepfuse.compiler"} - {"typer", "rich"}
    code = f"import sys; sys.argv[1:] = {arguments!r}; from {PACKAGE}.tools.cli import app\n"
    code += "app(standalone_mode=False)\n"
    code += f"print('loaded', *sorted(set(sys.modules) & set({sorted(heavy)!r})))"
    assert _shown(code)[-1] == "loaded"


def _shown(code: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.split()
