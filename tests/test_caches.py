"""Caches are bounded: `Memo`, `lru_cache` with a number, or by what there can be."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from stepfuse.ir.loops import position as positions
from stepfuse.ir.loops.algebra import polynomial
from stepfuse.tools.dev.shape import python_files

ROOT = Path(__file__).parent.parent
OUTSIDE = {"tests", "benchmarks", "examples", "docs", "build"}
# Functions whose arguments are few in any process.
FEW = {
    "backends/llvm/shared_nests.py:_names_of": "classes of statements and expressions",
    "interop/torch/checkpoints/named_snapshot.py:_defaults": "optimizers of torch",
    "interop/torch/registry.py:signature_of": "registered optimizers",
    "interop/torch/registry.py:registered_class": "registered optimizers",
    "interop/transformers.py:_by_layer": "one registered class",
    "ir/loops/verifier/types.py:_typed": "ops and dtypes",
    "ir/loops/walk.py:_fields": "classes of statements and expressions",
    "ir/loops/walk.py:_part_fields": "classes of statements and expressions",
    "ir/loops/walk.py:_position_fields": "classes of statements and expressions",
    "ir/matrices/lapack.py:_routine": "routines of one library",
    "ir/text/records.py:_reader": "types of fields",
    "optim_defs/__init__.py:_modules": "two folders of definitions",
    "optim_defs/__init__.py:_registered": "registered optimizers and stages",
    "ranks/step/packing.py:_codes_of_bytes": "bits of a code",
    "tools/dev/optimizer_table.py:programs_of": "a command over registered optimizers",
    "tools/records/reading.py:shape_of": "types of records",
}
# Containers of modules that grow.
GROWING = {
    "backends/aot/load.py:_routines": "libraries, which stay loaded",
    "backends/cuda/ptx.py:_ready": "once a process",
    "backends/llvm/shared_nests.py:_PRINTED": "cleared at 64",
    "backends/native/cpu_target.py:_ready": "once a process",
    "backends/native/cpu_target.py:_routines": "once a process",
    "backends/native/object_cache.py:_instead": "folders of objects, one or two",
    "backends/native/plain_threads.py:_executors": "numbers of threads",
    "backends/native/private_library.py:_files": "libraries, which stay loaded",
    "backends/native/private_library.py:_loaded": "libraries, which stay loaded",
    "backends/native/team.py:_held": "once a process",
    "backends/native/thread_pool.py:_pools": "numbers of threads and libraries, which stay loaded",
    "backends/numba/cache.py:_compiled": "code of Numba, which never frees it",
    "interop/jax/custom_call.py:_kept": "XLA has their addresses for ever",
    "interop/ops.py:_bound": "256, by hand: a look-up is a part of each step",
    "interop/torch/engines/openmp_team.py:_forked": "once a process",
    "ir/frontend/tracer.py:_sources": "files and cells, which linecache keeps as well",
    "ir/loops/position.py:_KNOWN": "weak: what nobody has is forgotten",
    "ir/loops/algebra.py:_POLYNOMIALS": "weak: those of positions that somebody has",
    "optim_defs/__init__.py:_given": "registered optimizers and stages",
    "runtime/step_lock.py:_step_locks": "weak: what nobody has is forgotten",
}
MAKERS = {"dict", "list", "set", "OrderedDict", "defaultdict", "deque", "WeakSet"}
MAKERS |= {"WeakKeyDictionary", "WeakValueDictionary"}


def unbounded(tree: ast.Module) -> Iterator[str]:
    """The functions with arguments that keep a result for each of them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            arguments = node.args
            taken = arguments.args or arguments.posonlyargs or arguments.kwonlyargs
            if taken or arguments.vararg:
                yield from (node.name for one in node.decorator_list if _is_unbounded(one))


def _is_unbounded(decorator: ast.expr) -> bool:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    name = ast.unparse(called).rpartition(".")[2]
    given = decorator.args if isinstance(decorator, ast.Call) else []
    return name == "cache" or (name == "lru_cache" and (not given or _is_none(given[0])))


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def growing(tree: ast.Module) -> Iterator[str]:
    """The names of containers that a module makes empty."""
    for node in tree.body:
        value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
        if value is not None and _is_empty(value):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target  # type: ignore[union-attr]
            yield ast.unparse(target)


def _is_empty(value: ast.expr) -> bool:
    if isinstance(value, ast.Call) and not value.args and not value.keywords:
        called = value.func.value if isinstance(value.func, ast.Subscript) else value.func
        return ast.unparse(called).rpartition(".")[2] in MAKERS
    return ast.unparse(value) in ("[]", "{}")


def trees() -> Iterator[tuple[str, ast.Module]]:
    """The modules that may have a cache: others are not parsed."""
    may_have = re.compile(r"cache|^[^\s#][^\n]*= [^\n]*(\(\)|\[\]|\{\})$", re.MULTILINE)
    for path in python_files(ROOT, apart=OUTSIDE):
        if may_have.search(text := path.read_text()):
            yield path.relative_to(ROOT).as_posix(), ast.parse(text)


def test_no_cache_grows_with_what_a_user_gives() -> None:
    found = list(trees())
    assert {f"{path}:{name}" for path, tree in found for name in unbounded(tree)} == set(FEW)
    assert {f"{path}:{name}" for path, tree in found for name in growing(tree)} == set(GROWING)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("@cache\ndef f(x): ...", 1),
        ("@functools.cache\ndef f(*x): ...", 1),
        ("@lru_cache\ndef f(x): ...", 1),
        ("@lru_cache(None)\ndef f(*, x): ...", 1),
        ("@lru_cache(64)\ndef f(x): ...", 0),
        ("@cache\ndef f(): ...", 0),
        ("_known: dict[str, int] = {}", 1),
        ("_known = weakref.WeakKeyDictionary()", 1),
        ("_known = dict[str, int]()", 1),
        ("_KNOWN = {1: 2}\nMEMO = Memo(512)", 0),
    ],
)
def test_what_grows_is_found(text: str, count: int) -> None:
    tree = ast.parse(text)
    assert len([*unbounded(tree), *growing(tree)]) == count


def test_positions_that_nobody_has_are_forgotten() -> None:
    before = len(positions._KNOWN)
    kept = [positions.variable("k") + 1_000_000 + n for n in range(100)]
    again = [positions.variable("k") + 1_000_000 + n for n in range(100)]
    assert all(a is b for a, b in zip(kept, again, strict=True))
    assert len({tuple(polynomial(at * (at // 3)).items()) for at in kept}) == 100
    assert len(positions._KNOWN) >= before + 100
    del kept, again
    assert len(positions._KNOWN) < before + 100
