"""MindSpore's optimizers over several dtypes: several programs, between which a step may tear."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.mindspore import Parameter, nn

from tests.runtime.test_interrupts import Interrupt


def test_a_step_that_was_torn_is_refused_until_it_is_loaded(tmp_path: Path) -> None:
    dtypes = (np.float32, np.float16)
    params = [Parameter(np.ones(5, d), name=f"w{n}") for n, d in enumerate(dtypes)]
    grads = [np.ones(5, d) for d in dtypes]
    opt = nn.Momentum(params, learning_rate=0.5, momentum=0.5)
    opt(grads)
    opt.save(tmp_path / "saved")
    second = opt._fused.parts[1].fused
    step = second.step

    def interrupted(_: object) -> None:
        raise Interrupt

    second.step = interrupted  # type: ignore[method-assign]
    with pytest.raises(Interrupt):
        opt(grads)
    second.step = step  # type: ignore[method-assign]
    before = (tmp_path / "saved").read_bytes()
    for call in (lambda: opt(grads), lambda: opt.save(tmp_path / "saved")):
        with pytest.raises(
            stepfuse.BindError, match=r"step 2 was interrupted.*load what was saved"
        ):
            call()
    assert (tmp_path / "saved").read_bytes() == before
    opt.load(tmp_path / "saved")
    opt(grads)
    assert [p.asnumpy()[0] for p in params] == [-0.25, -0.25]
