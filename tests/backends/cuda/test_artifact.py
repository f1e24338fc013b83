"""An artifact's PTX on a stub of a GPU: the CPU's bits, without LLVM, and what is refused."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.aot.load import manifest_digest
from stepfuse.backends.aot.manifest_shape import proof_of
from stepfuse.backends.cuda.assemble import cubin
from stepfuse.runtime.cuda import device as devices
from stepfuse.runtime.cuda.cell_moves import _MOVE
from stepfuse.runtime.cuda.cells import _COUNT
from stepfuse.runtime.cuda.device import runtime_ptx
from stepfuse.runtime.cuda.search import _SEARCH
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.compile_artifact import write
from stepfuse.tools.inspect.artifact import inspect

from tests.backends.cuda_driver import Driver
from tests.campaigns.cuda_table import assembler
from tests.support.devices.on_gpu import There, settle, stub_gpu  # noqa: F401
from tests.support.inputs.normal import normal_arrays
from tests.support.oracles.numeric import same_bits

BY_HAND = {"count": _COUNT, "search": _SEARCH, "move": _MOVE}
pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
WITHOUT = """
import sys
sys.modules["llvmlite"] = sys.modules["numba"] = None
import stepfuse
from stepfuse.runtime.cuda import device
class Stub:
    def __getattr__(self, name):
        def call(*given):
            known = {"cuDriverGetVersion": 12040, "cuDeviceGetCount": 1, "cuDeviceGetAttribute": 8}
            if name in known:
                given[0]._obj.value = known[name]
            return 0
        return call
device._here = device.Devices(Stub)
made = stepfuse.load(sys.argv[1], device="cuda:0")
print(made.variants[0].compiled.space(None).device.level)
"""


@pytest.fixture(scope="module", name="folder")
def artifact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("artifact")
    spec = stepfuse.chain("accumulate", resolve("adamw"))
    entries = "step,accumulate"
    write([spec], found, "strict", "", "x86-64-v2", entries, "sm_75,sm_80,sm_90", "two")
    return found


drawn = partial(normal_arrays, ((7,), (5, 9)))


def test_it_steps_with_the_bits_of_its_library(folder: Path, gpu: Driver) -> None:
    left: list[Any] = []
    for device in ("", "cuda:0"):
        params, grads = drawn(0), [drawn(k) for k in (1, 2, 3)]
        wrap = (lambda arrays: list(map(There, arrays))) if device else list
        made = stepfuse.load(folder, device=device)
        optimizer = stepfuse.Optimizer(wrap(params), made, lr=0.1)
        optimizer.step(wrap(grads[0]))
        optimizer.accumulate(wrap(grads[1]))
        optimizer.step(wrap(grads[2]))
        settle(gpu)
        left.append([*params, *(np.asarray(a) for s in optimizer.state for a in s.values())])
    assert all(map(same_bits, *left))
    assert gpu.launched[0].startswith("sf_accumulate_adamw_")
    assert ".target sm_80" in made.source() and ".target sm_90" not in made.source()


def test_it_needs_no_llvm(folder: Path) -> None:
    command = [sys.executable, "-c", WITHOUT, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("sm_88\n", "")


def test_what_it_is_not_for(folder: Path, gpu: Driver, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="device: expected 'cuda:0', or another number, got 'gpu'"):
        stepfuse.load(folder, device="gpu")
    gpu.capability = (7, 0)
    with pytest.raises(stepfuse.DeviceError, match="sm_70, older than sm_75, the oldest level"):
        stepfuse.load(folder, device="cuda:0")
    write([resolve("sgd")], tmp_path, "strict", "", "x86-64-v2", "step", "", "")
    with pytest.raises(stepfuse.ArtifactError, match=r"code for CPUs only: .*--cuda sm_80"):
        stepfuse.load(tmp_path, device="cuda:0")


ASSEMBLER = """#!/bin/sh
test "${1#-arch=}" = sm_75 && exit 1
printf CUBIN > "$3"
cat "$4" >> "$3"
"""


@pytest.fixture(scope="module", name="assembled")
def with_cubins(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An artifact made where an assembler was at hand, which does not know sm_75."""
    found = tmp_path_factory.mktemp("assembled")
    (tool := found / "bin" / "ptxas").parent.mkdir()
    tool.write_text(ASSEMBLER)
    tool.chmod(0o755)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", f"{tool.parent}:{os.environ['PATH']}")
        write([resolve("sgd")], found / "a", "strict", "", "x86-64-v2", "step", "sm_75,sm_80", "")
    return found / "a"


def test_a_cubin_is_beside_the_ptx_and_preferred_where_it_fits(
    assembled: Path, gpu: Driver
) -> None:
    assert sorted(p.name for p in assembled.glob("*.cubin")) == ["sgd_sm_80.cubin"]

    def drivers_work(*capability: int, refused: int = 0) -> int:
        gpu.capability = capability
        gpu.fails |= {"cuModuleLoadData": refused} if refused else {}
        devices._here = devices.Devices(lambda: gpu)
        gpu.log.clear()
        param = np.ones(9, np.float32)
        optimizer = stepfuse.Optimizer(
            [There(param)], stepfuse.load(assembled, device="cuda:0"), lr=1.0
        )
        optimizer.step([There(grad := np.ones(9, np.float32))])
        settle(gpu)
        assert param.tolist() == [0.0] * 9 and grad.any()
        return [e[0] for e in gpu.log].count("assembled")

    assert drivers_work(8, 0) == drivers_work(8, 6) == 0
    assert drivers_work(9, 0) == 1  # of another generation, which takes the PTX
    assert drivers_work(7, 5) == 1  # a level without a cubin
    assert drivers_work(8, 9, refused=200) == 1  # an older driver


def test_a_cubin_that_was_changed_is_refused(assembled: Path, gpu: Driver, tmp_path: Path) -> None:
    other = shutil.copytree(assembled, tmp_path / "other")
    (other / "sgd_sm_80.cubin").write_bytes(b"CUBIN of another")
    with pytest.raises(stepfuse.ArtifactError, match=r"sgd_sm_80\.cubin: its SHA-256 is not the"):
        stepfuse.load(other, device="cuda:0")
    assert inspect(assembled).count("cubin    sgd_sm_80.cubin  sm_80  sha256 ") == 1


def test_the_assembler_makes_code_of_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        path = assembler.tool("ptxas")
    except assembler.NoAssemblerError as error:
        pytest.skip(str(error))  # it comes with the extra `test`; others need none
    ptx = stepfuse.compile("sgd", backend="cuda:sm_90").source()
    monkeypatch.setenv("PATH", str(Path(path).parent))
    code = cubin(ptx.encode(), "sm_90")
    assert code is not None
    assert code[:4] == b"\x7fELF" and int.from_bytes(code[18:20], "little") == 190  # EM_CUDA
    for level in ("sm_75", "sm_90"):  # what the runtime has by hand
        texts = [runtime_ptx(name, body).rstrip(b"\0") for name, body in BY_HAND.items()]
        assert None not in [cubin(text, level) for text in texts]
    monkeypatch.setenv("PATH", "")
    assert cubin(ptx.encode(), "sm_90") is None


def test_a_program_of_another_version(folder: Path, gpu: Driver, tmp_path: Path) -> None:
    other = shutil.copytree(folder, tmp_path / "other")
    path = other / "manifest.json"
    body = json.loads(path.read_text())
    body["cuda"]["programs"][0] |= {"digest": "0" * 64, "verified": proof_of("0" * 64)}
    del body["sha256"]
    path.write_text(json.dumps(body | {"sha256": manifest_digest(body)}))
    with pytest.raises(stepfuse.ArtifactError, match="sf_accumulate_adamw_0 is another program"):
        stepfuse.load(other, device="cuda:0")
    stepfuse.load(other)  # its library is what it was
