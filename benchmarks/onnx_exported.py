"""AdamW exported to ONNX and run by onnxruntime, beside stepfuse's own step, in turns.

python benchmarks/onnx_exported.py [--sizes 10000,1000000,10000000] [--rounds 21]

One thread each. onnxruntime has its inputs and outputs bound to two sets of buffers that take
turns, so that nothing is copied or allocated, and does not spin between steps.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np
import onnxruntime as ort
import stepfuse
import stepfuse.onnx
from contest import in_turns, seconds_of


def ours(size: int) -> Callable[[], None]:
    """stepfuse's step over one parameter."""
    grad = np.full(size, 0.1, np.float32)
    opt = stepfuse.Optimizer([np.ones(size, np.float32)], "adamw", threads=1)
    return lambda: opt.step([grad])


def theirs(size: int) -> Callable[[], None]:
    """The exported step in onnxruntime."""
    options = ort.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 3  # it warns that defaults of inputs are no constants
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    model = stepfuse.onnx.export("adamw", rank=1)
    session = ort.InferenceSession(
        model.SerializeToString(), options, providers=["CPUExecutionProvider"]
    )
    grad = ort.OrtValue.ortvalue_from_numpy(np.full(size, 0.1, np.float32))
    sets = [_buffers(session, size) for _ in range(2)]
    bound = [_bound(session, grad, sets[k], sets[1 - k]) for k in range(2)]
    turn = iter(range(1 << 60))
    return lambda: session.run_with_iobinding(bound[next(turn) % 2])


def _buffers(session: Any, size: int) -> dict[str, Any]:
    """The parameter, its states and the count, as onnxruntime's own arrays."""
    names = [o.name.removesuffix(".next") for o in session.get_outputs()]
    first = {"param": np.ones(size, np.float32), "state.t": np.array(0.0)}
    blank = np.zeros(size, np.float32)
    return {name: ort.OrtValue.ortvalue_from_numpy(first.get(name, blank)) for name in names}


def _bound(session: Any, grad: Any, source: dict[str, Any], target: dict[str, Any]) -> Any:
    binding = session.io_binding()
    binding.bind_ortvalue_input("grad", grad)
    for name in source:
        binding.bind_ortvalue_input(name, source[name])
        binding.bind_ortvalue_output(f"{name}.next", target[name])
    return binding


def medians(size: int, rounds: int) -> list[float]:
    """The median time of a step of each, in seconds."""
    steps, count = {"ours": ours(size), "theirs": theirs(size)}, max(1, 1_000_000 // size)
    # The first rounds touch the memory.
    taken = in_turns(steps, lambda step: seconds_of(step, count), rounds, warm=2)
    return [float(np.median(seconds)) for seconds in taken.values()]


def main() -> None:
    """A line for each size."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sizes", default="10000,1000000,10000000", help="elements of each step")
    parser.add_argument("--rounds", type=int, default=21)
    given = parser.parse_args()
    for size in map(int, given.sizes.split(",")):
        mine, other = medians(size, given.rounds)
        print(
            f"{size:>9}: stepfuse {mine * 1e3:.3f} ms, onnxruntime {ort.__version__} "
            f"{other * 1e3:.3f} ms, {other / mine:.1f}x"
        )


if __name__ == "__main__":
    main()
