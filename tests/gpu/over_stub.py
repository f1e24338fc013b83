"""The GPU's tests over the tests' own driver, which emulates PTX: what can be run without a GPU.

python -m tests.gpu.over_stub -k "adamw and not random"
python -m tests.gpu.over_stub --apart -k test_gpus      two GPUs, whose streams wait for nothing but
                                                        what they are made to; not for torch
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from stepfuse.runtime.cuda import device as devices

from tests.backends.cuda_driver import Driver
from tests.backends.cuda_streams import StreamsApart
from tests.support.devices.torch_gpu import torch_over


def main(arguments: list[str]) -> int:
    """Runs pytest in this process; what is assembled is kept from a real driver."""
    apart = "--apart" in arguments
    stub = StreamsApart(count=2) if apart else Driver(lazy=True)
    devices._here = devices.Devices(lambda: stub)
    with pytest.MonkeyPatch.context() as patch, torch_over(stub, patch):
        given = ["-n", "0", "-m", "gpu", str(Path(__file__).parent)]
        given += [one for one in arguments if one != "--apart"]
        return int(pytest.main(given))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
