"""A torch without what it does not promise: a sentence, and the same steps."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from stepfuse.interop.torch import internals

from tests.support.processes.forked import run_python

FRONT = Path(internals.__file__).parent
PATHS = re.findall(r'"(torch\.[\w.]+)"', Path(internals.__file__).read_text())

# In a process whose torch has lost what is named.
SCRIPT = """
import sys, warnings
import numpy as np, torch, torch.optim.optimizer, torch.utils._python_dispatch
kept = []
for path in sys.argv[1:]:
    owner, _, name = path.rpartition(".")
    kept.append((sys.modules[owner], name, getattr(sys.modules[owner], name)))
    delattr(*kept[-1][:2])
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    from stepfuse.torch import AdamW
for there in kept:
    setattr(*there)  # torch itself needs it
print(*(w.message for w in caught if "has no torch." in str(w.message)), sep="\\n")
found = []
for make in (AdamW, torch.optim.AdamW):
    param = torch.nn.Parameter(torch.linspace(-1.0, 1.0, 7))
    optimizer, seen = make([param], lr=0.1), []
    optimizer.register_step_post_hook(lambda *_: seen.append(1))
    for _ in range(3):
        param.grad = torch.ones(7)
        optimizer.step()
    assert len(seen) == 3
    found.append(param.detach().numpy())
np.testing.assert_allclose(*found, rtol=1e-6)
"""


def test_one_sentence_each_and_the_same_steps(tmp_path: Path) -> None:
    lost = [p for p in PATHS if "_disable" not in p]  # for that one half of torch is imported
    done = run_python(["-c", SCRIPT, *lost], tmp_path, os.environ)
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert len(said) == len(lost) == 8
    assert all(f"has no {path}: " in line for path, line in zip(lost, said, strict=True))


def test_what_is_there_is_taken_and_what_is_not_is_told() -> None:
    assert internals.taken("torch.optim.optimizer.Optimizer", None, "") is not None
    for path in ("torch.no_such_name", "torch.no_such_module.name"):
        with pytest.warns(UserWarning, match=f"has no {path}: something is lost"):
            assert internals.taken(path, "other", "something is lost") == "other"


def test_no_other_module_reaches_for_what_is_private() -> None:
    private = re.compile(r"torch(\.\w+)*\._(?!_)|from torch[\w.]*( import \(?\s*|\.)_")
    reached = {p.name for p in FRONT.rglob("*.py") if private.search(p.read_text())}
    assert reached == {"internals.py"}
