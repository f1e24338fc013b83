"""Equal specs compile once a process, from however many threads; nothing else is shared."""

from __future__ import annotations

import os
import threading
import time

import numpy as np
import pytest
import stepfuse
from stepfuse import compiler
from stepfuse.ir.text.printer import to_text
from stepfuse.runtime.memo import Memo


def test_equal_specs_share_their_code() -> None:
    text = stepfuse.compile("adamw").spec
    first = stepfuse.compile("adamw")
    made = compiler._VARIANTS.made
    again = stepfuse.compile(stepfuse.parse(to_text(text)))
    assert compiler._VARIANTS.made == made
    assert again.variants[0].compiled is first.variants[0].compiled
    assert again.variants[0].program is first.variants[0].program


@pytest.mark.parametrize(
    "options",
    [{"backend": "numba"}, {"dtypes": "state=bf16"}, {"policy": "fast"}, {"passes": "view,legalise,"
     "expand,simplify,dce"}],
)  # fmt: skip
def test_what_changes_code_is_compiled_anew(options: dict[str, str]) -> None:
    first, other = stepfuse.compile("lion"), stepfuse.compile("lion", **options)
    assert other.variants[0].compiled is not first.variants[0].compiled


def test_optimizers_that_share_code_share_nothing_else() -> None:
    params = [[np.ones(3, np.float32)], [np.ones(3, np.float32)]]
    a = stepfuse.Optimizer(params[0], "adamw", lr=0.5)
    b = stepfuse.Optimizer(params[1], "adamw", lr=0.25)
    for optimizer in (a, a, b):
        optimizer.step([np.ones(3, np.float32)])
    assert (a.t, b.t) == (2, 1)
    assert params[0][0][0] < 0.1 < params[1][0][0]


def test_many_threads_make_a_value_once() -> None:
    memo, found, made = Memo[object](4), list[object](), list[int]()

    def make() -> object:
        made.append(1)
        time.sleep(0.05)
        return object()

    def ask() -> None:
        found.append(memo.get("key", make))

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == memo.made == 1 and len(set(map(id, found))) == 1


def test_an_error_is_not_kept_and_the_oldest_goes() -> None:
    memo = Memo[int](2)
    with pytest.raises(ZeroDivisionError):
        memo.get("a", lambda: 1 // 0)
    assert memo.get("a", lambda: 1) == 1
    for key, value in (("b", 2), ("a", 9), ("c", 3), ("a", 9)):
        assert memo.get(key, lambda value=value: value) == {"b": 2, "a": 1, "c": 3}[key]
    assert memo.get("b", lambda: 4) == 4


def test_a_child_does_not_wait_for_a_thread_that_it_lacks() -> None:
    memo, inside, go = Memo[int](4), threading.Event(), threading.Event()

    def slow() -> int:
        inside.set()
        go.wait()
        return 1

    thread = threading.Thread(target=memo.get, args=("key", slow))
    thread.start()
    inside.wait()
    child = os.fork()
    if not child:
        os._exit(memo.get("key", lambda: 7))
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    go.set()
    thread.join()
