"""No file breaks the limits of size and documentation, and the check sees one that does."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
import stepfuse
from stepfuse.tools.dev.shape import (
    FILE_LIMIT,
    FUNCTION_LIMIT,
    ROOT,
    FileShape,
    main,
    python_files,
    shape,
    shapes,
)

# Classes of the fronts that are called as the libraries that they stand for call theirs.
FRONT_CLASSES = {
    "ASGD", "Adadelta", "Adagrad", "Adam", "AdamW", "NAdam", "Optimizer", "RAdam", "Rprop", "SGD",
    "Gossip", "LocalSteps", "PushSum", "Sharded",
}  # fmt: skip
NOT_PRODUCT = {"tests", "benchmarks", "examples", "docs"}
# Tests of several modules, by their folder: what they are about.
SUBJECTS = {
    "backends": (
        "agreement blocks_beside_rows compiled_products counted_traffic formats "
        "formats_training functions groups library_calls log_sum_exp low_and_mixed "
        "matrix_programs odd_specs product_engines products widths"
    ),
    "backends/aot": (
        "aarch64 artifact clocked ctypes debug_text entries given_from_c guard_pages "
        "loaded_alone names narrow_floats_in_c origins sanitized valgrind"
    ),
    "backends/cuda": "bits places races sparse strips table",
    "backends/llvm": "product_code",
    "backends/numba": "python",
    "boost": "boost_states first_window undo",
    "boost/networks": "late_ranks",
    "interop": "assignments high_ranks",
    "interop/capture": "all_the_way beside_declared dropin leaks",
    "interop/capture/jax": "optax",
    "interop/capture/torch": "torch_optim",
    "interop/jax": "hypers",
    "interop/mindspore": "absent boost golden options own random rows saving schedules steps",
    "interop/onnx": "external_data",
    "interop/onnx/suite": "special_values",
    "interop/torch": (
        "as_torch bits cuda cuda_devices distributed explain extremes infos interrupts muon "
        "one_engine rule_groups scaler sparse torchft"
    ),
    "interop/torch/devices": "memory",
    "interop/torch/engines": "fast_around",
    "interop/torch/sharded": "around dcp gpus groups",
    "ir": "low_rank mistakes",
    "ir/loops/interpreter": "faults",
    "ir/matrices": "factors tiles",
    "minimization": "minimize",
    "passes": "random_products",
    "passes/chain": "guarded_chains",
    "passes/checks": "checkers",
    "passes/fuse": "milp_oracle",
    "passes/loops": "pass_order planted_loops planted_products",
    "passes/lower": "lifetimes",
    "passes/products": "direct_stores",
    "passes/report": "costs",
    "public": "wrong_calls",
    "ranks": "adasum engines faults inputs later_groups memory slow_wire steps verbs",
    "ranks/delayed": "engines",
    "runtime": "given interrupts loss_scaling runtime_alone to_be_given walk",
    "runtime/checkpoint": "crafted",
    "runtime/cuda": "arrays benchmark",
    "schedules": "every_optimizer in_graph",
    "spec_texts": "specs_by_text",
    "tools": "aux_in_tools dumped json limit",
    "tools/cli": "cli_start",
    "tools/inspect": "matrices_shown",
    "tools/report": "browser failure large",
    "tools/view": "page",
}
# Folders of tests that are of no module: of what a user sees, of all definitions, of the tests.
OF_NO_MODULE = {"conformance", "gpu", "optim_defs", "support"}

DOC = '"""A module."""\n'


def breaches(folder: Path, text: str, name: str = "a.py") -> list[str]:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return shape(path, folder).breaches


def function(lines: int, doc: str = "") -> str:
    return f"def _f():\n{doc}" + "    pass\n" * (lines - 1)


@pytest.fixture(scope="module", name="found")
def all_shapes() -> list[FileShape]:
    return shapes()


def test_no_file_breaks_a_limit(found: list[FileShape]) -> None:
    assert len(found) > 30
    assert [b for s in found for b in s.breaches] == []


def classes_defined_twice(files: dict[Path, str]) -> list[str]:
    """The names of classes of the product that stand in several files, fronts' own left out."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path, text in files.items():
        is_front = path.parts[0] == "interop"
        for number, line in enumerate(text.splitlines(), 1):
            name = re.match(r" *class (\w+)[:(]", line)
            if name and not (is_front and name[1] in FRONT_CLASSES):
                found[name[1]].append(f"{path}:{number}")
    return [f"{name}: {', '.join(at)}" for name, at in sorted(found.items()) if len(at) > 1]


def test_no_class_name_is_defined_twice(found: list[FileShape]) -> None:
    product = [s.path for s in found if s.path.parts[0] not in NOT_PRODUCT]
    assert classes_defined_twice({p: (ROOT / p).read_text() for p in product}) == []


def test_a_class_name_that_is_defined_twice_is_seen() -> None:
    texts = {"ir/a.py": "class A: pass", "interop/b.py": "def f():\n    class A: pass"}
    fronts = {"array.py": "class Optimizer: pass", "interop/torch/c.py": "class Optimizer: pass"}
    given = {Path(name): text for name, text in (texts | fronts).items()}
    assert classes_defined_twice(given) == ["A: ir/a.py:1, interop/b.py:2"]


def substitutions(text: str) -> list[int]:
    """The lines where regular expressions make another text of one."""
    calls = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))
    named = ((call.lineno, call.func) for call in calls)
    return [n for n, f in named if isinstance(f, ast.Attribute) and f.attr in ("sub", "subn")]


def test_no_regular_expression_edits_what_a_backend_has_printed(found: list[FileShape]) -> None:
    files = [s.path for s in found if s.path.parts[0] == "backends"]
    assert len(files) > 50
    assert [f"{p}:{n}" for p in files for n in substitutions((ROOT / p).read_text())] == []
    assert substitutions("x = 1\nre.sub(a, b, c)\n_CALL.subn(a, b)\n") == [2, 3]


# What text of a view, or of blocks, is taken apart by; `parse_view` alone does.
VIEW_TEXT = re.compile(r"""view[\w.]*\.startswith\(|startswith\("block"\)|len\("block|r"axes""")


def test_a_view_is_parsed_in_one_file(found: list[FileShape]) -> None:
    product = [s.path for s in found if s.path.parts[0] not in NOT_PRODUCT]
    files = [str(p) for p in product if VIEW_TEXT.search((ROOT / p).read_text())]
    assert files == ["ir/tensor_view.py"]
    assert VIEW_TEXT.search('if graph.view.startswith("axes"):')


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("x = 1\n", "a.py: the module has no docstring"),
        (f"{DOC}def f():\n    pass\n", "a.py: f has no docstring"),
        (f"{DOC}class C:\n    pass\n", "a.py: C has no docstring"),
        (DOC + "x = 1\n" * FILE_LIMIT, f"a.py: {FILE_LIMIT + 1} lines, the limit is {FILE_LIMIT}"),
        (
            DOC + function(FUNCTION_LIMIT + 1),
            f"a.py: _f has {FUNCTION_LIMIT + 1} lines, the limit is {FUNCTION_LIMIT}",
        ),
    ],
)
def test_each_breach_is_reported(text: str, expected: str, tmp_path: Path) -> None:
    assert breaches(tmp_path, text) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        DOC,
        DOC + "x = 1\n" * (FILE_LIMIT - 1),
        DOC + function(FUNCTION_LIMIT),
        DOC + function(FUNCTION_LIMIT, '    """One.\n\n    Two.\n    """\n'),
        f"{DOC}def _f():\n    pass\n\n\nclass _C:\n    pass\n",
        f"{DOC}@overload\ndef f(): ...\n",
    ],
)
def test_what_is_within_the_limits_is_not_reported(text: str, tmp_path: Path) -> None:
    assert breaches(tmp_path, text) == []


def test_tests_need_only_a_module_docstring(tmp_path: Path) -> None:
    assert breaches(tmp_path, f"{DOC}def test_x():\n    pass\n", "tests/a.py") == []


def test_the_command_prints_figures_and_fails_on_a_breach(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.py").write_text(DOC + function(5))
    assert main([str(tmp_path)]) == 0
    files, functions = capsys.readouterr().out.splitlines()
    assert files == "1 files: median 6, p95 6, largest 6 (a.py)"
    assert functions == "1 functions: median 5, p95 5, largest 5 (a.py: _f)"
    (tmp_path / ".hidden.py").write_text("x = 1\n")
    assert main([str(tmp_path)]) == 0
    (tmp_path / "b.py").write_text("x = 1\n")
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().out.endswith("b.py: the module has no docstring\n")


def test_no_folder_has_more_than_fifteen_files() -> None:
    """But for optimizers, one a file; what is no package is not counted."""
    root = Path(stepfuse.__file__).parent
    found = python_files(root, apart={"tests", "docs", "benchmarks"})
    counted = Counter(p.parent.relative_to(root).as_posix() for p in found if p.stem != "__init__")
    assert {n for n, c in counted.items() if c > 15} == {"optim_defs"}


def test_no_pass_over_loops_asks_for_a_variable_by_its_name() -> None:
    """Loops are found by axis and mapping: a variable's name is its loop's `variable`."""
    letters = re.compile(
        r"""\.variable\s(==|!=|in)\s*["(]|\breplaced\(\s*"|with_position\([^\n]*,\s"
        |"\w+"\s(not\s)?in\s[\w.]*variables""",
        re.VERBOSE,
    )
    root = Path(stepfuse.__file__).parent / "passes" / "loops"
    files = [p for p in root.rglob("*.py") if p.parent.name != "from_program"]
    assert len(files) > 20
    assert [p.name for p in files if letters.search(p.read_text())] == []


def of_no_module(tests: Mapping[str, str], modules: Iterable[str]) -> dict[str, str]:
    """Test files that are not named after a module at their place, with what to do about each.

    `a/test_b.py` is of the module or package `a/b`, as `a/test_b_more.py` is; `a/b/test_b.py` is of
    the whole package.
    """
    found: dict[str, str] = {}
    for test, text in tests.items():
        folder, _, name = test.removesuffix(".py").rpartition("/test_")
        if name != Path(folder).name and not any(
            f"{folder}/{name}_".startswith(f"{module}_") for module in modules
        ):
            moved = [f"tests/{Path(m).parent}/" for m in modules if m.endswith(f"/{name}")]
            near = re.findall(rf"from stepfuse\.{folder.replace('/', '.')}\.(\w+) import", text)
            to = moved or [f"test_{m}.py" for m in near] or ["the name of the module it tests now"]
            advice = f"git mv to {' or '.join(to)}, or list it in SUBJECTS if it is of several"
            found[test] = f"there is no {folder}/{name}.py: {advice}"
    return found


def test_a_test_file_is_named_after_its_module() -> None:
    files = [p.relative_to(ROOT) for p in python_files(ROOT)]
    product = [p for p in files if p.parts[0] not in NOT_PRODUCT]
    modules = {str(p.parent if p.stem == "__init__" else p.with_suffix("")) for p in product}
    tests = {
        p.as_posix()[6:]: (ROOT / p).read_text()
        for p in files
        if p.match("test_*.py") and p.parts[0] == "tests"
        and len(p.parts) > 2 and p.parts[1] not in OF_NO_MODULE
    }  # fmt: skip
    found = of_no_module(tests, modules)
    listed = {f"{at}/test_{name}.py" for at, names in SUBJECTS.items() for name in names.split()}
    assert {test: advice for test, advice in found.items() if test not in listed} == {}
    assert listed - found.keys() == set(), "gone, or named after a module: take it from SUBJECTS"
    assert len(tests) - len(found) > 180


def test_a_test_file_of_no_module_is_seen() -> None:
    given = ["a/test_b.py", "a/test_c.py", "a/test_c_late.py", "a/test_a.py", "a/test_gone.py"]
    tests = dict.fromkeys(given, "") | {"a/test_gone.py": "from stepfuse.a.c import f"}
    found = of_no_module(tests, ["a", "a/c", "d/b"])
    assert list(found) == ["a/test_b.py", "a/test_gone.py"]
    assert "git mv to tests/d/," in found["a/test_b.py"]
    assert "git mv to test_c.py," in found["a/test_gone.py"]
