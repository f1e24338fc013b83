"""AdamW on a GPU from PTX, through the driver alone, against the CPU bit for bit.

    stepfuse compile adamw -o build --cuda sm_80
    python examples/cuda_step.py build

The tests run it over an emulated driver.
"""

from __future__ import annotations

import ctypes
import json
import sys
from ctypes import byref, c_char_p, c_int, c_size_t, c_uint64, c_void_p
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse

LENGTHS = (100_003, 40_000, 17)  # sorted: those of several chunks first
STEPS = 3
HYPERS = (0.05, 0.9, 0.999, 1e-8, 0.01)  # in the order of the manifest's slots


class Device:
    """The calls of the CUDA driver that a step needs."""

    def __init__(self, cuda: Any) -> None:
        self.cuda, device, context = cuda, c_int(), c_void_p()
        self.do("cuInit", c_int(0))
        self.do("cuDeviceGet", byref(device), c_int(0))
        self.do("cuDevicePrimaryCtxRetain", byref(context), device)
        self.do("cuCtxSetCurrent", context)

    def do(self, name: str, *arguments: Any) -> None:
        """Calls the driver. Raises RuntimeError with its code."""
        code = getattr(self.cuda, name)(*arguments)
        if code:
            raise RuntimeError(f"{name} failed with CUresult {code}")

    def put(self, array: Any) -> int:
        """A copy of an array in the device's memory; its address."""
        address, size = c_uint64(), c_size_t(max(array.nbytes, 1))
        self.do("cuMemAlloc_v2", byref(address), size)
        self.copy(address.value, array)
        return address.value

    def copy(self, address: int, array: Any) -> None:
        """Copies an array to an address of the device's memory."""
        source = c_void_p(array.ctypes.data)
        self.do("cuMemcpyHtoD_v2", c_uint64(address), source, c_size_t(array.nbytes))

    def get(self, address: int, like: Any) -> Any:
        """What lies at an address, as an array like another."""
        found = np.empty_like(like)
        target = c_void_p(found.ctypes.data)
        self.do("cuMemcpyDtoH_v2", target, c_uint64(address), c_size_t(found.nbytes))
        return found

    def load(self, ptx: bytes) -> c_void_p:
        """Assembles PTX for this GPU."""
        module = c_void_p()
        self.do("cuModuleLoadData", byref(module), c_char_p(ptx))
        return module

    def launch(self, module: c_void_p, entry: str, blocks: int, threads: int, *given: int) -> None:
        """Runs an entry `(context, argument, low, high)`; launches follow each other."""
        function, cells = c_void_p(), [c_uint64(value) for value in given]
        self.do("cuModuleGetFunction", byref(function), module, c_char_p(entry.encode()))
        pointers = (c_void_p * 4)(*(ctypes.addressof(c) for c in cells))
        grid, block = (blocks, 1, 1), (threads, 1, 1)
        self.do("cuLaunchKernel", function, *grid, *block, 0, c_void_p(), pointers, c_void_p())


def chunk_table(most: int, whole: int) -> Any:
    """The rows (tensor, row, rows, col, cols, kind) of all tensors.

    A tensor of up to `whole` elements is one chunk, of kind 2; others are cut into pieces of
    `most`, of kind 0.
    """
    rows = [
        (tensor, 0, 1, start, min(most, length - start), 2 if length <= whole else 0)
        for tensor, length in enumerate(LENGTHS)
        for start in range(0, length, most)
    ]
    return np.array(rows, np.int64)


def tensor_table(columns: list[str], roles: list[dict[str, int]]) -> Any:
    """A row a tensor: its numbers and the addresses of its roles."""
    table = np.zeros((len(LENGTHS), len(columns)), np.int64)
    for number, (length, addresses) in enumerate(zip(LENGTHS, roles, strict=True)):
        cells = {"ordinal": number, "numel": length, "cols": length, "batches": 1, "rows": 1}
        cells |= {f"role:{name}": address for name, address in addresses.items()}
        table[number] = [cells.get(column, 0) for column in columns]
    return table


def gradients(step: int) -> list[Any]:
    """Some gradients."""
    rng = np.random.default_rng(step)
    return [np.asarray(rng.standard_normal(n), np.float32) for n in LENGTHS]


def on_device(device: Device, directory: Path) -> list[Any]:
    """The parameters after all steps."""
    manifest = json.loads((directory / "manifest.json").read_text())
    variant, part = manifest["specs"][0]["variants"][0]["program"], manifest["cuda"]
    program = part["programs"][0]  # of the same variant
    module = device.load((directory / part["files"][0]["file"]).read_bytes())
    start = [np.zeros(n, np.float32) for n in LENGTHS]
    roles = [{r: device.put(a) for r in ("param", "grad", "m", "v")} for a in start]
    groups = np.zeros((1, variant["slots"]["group"]))
    groups[0, : len(HYPERS)] = HYPERS
    sizes = program["chunks"]
    chunks, none = chunk_table(sizes["most"], sizes["whole"]), np.zeros(16)
    cells = {
        "chunks": device.put(chunks),
        "tensors": device.put(tensor_table(variant["columns"], roles)),
        "steps": device.put(np.zeros(variant["slots"]["step"])),
        "groups": device.put(groups),
        "owners": device.put(np.zeros(len(LENGTHS), np.int64)),
        **{name: device.put(none) for name in ("scalars", "shared", "scratch")},
        **{"group_count": 1, "tensor_count": len(LENGTHS), "all_tensors": len(LENGTHS)},
    }
    context = device.put(np.array([cells[name] for name in manifest["context"]], np.int64))
    kinds = {
        "chunks": chunks[:, 5],
        "tensors": np.array([2 if n <= sizes["whole"] else 0 for n in LENGTHS]),
        "once": np.zeros(1),
    }
    for step in range(STEPS):
        for addresses, grad in zip(roles, gradients(step), strict=True):
            device.copy(addresses["grad"], grad)
        for launch in program["launches"]:  # over the units of kinds up to the last one
            size = int(np.sum(kinds[launch["over"]] <= launch["last kind"]))
            given = context, launch["argument"], 0, size
            if size:
                device.launch(module, launch["entry"], size, part["block"], *given)
    return [device.get(r["param"], a) for r, a in zip(roles, start, strict=True)]


def on_cpu(directory: Path) -> list[Any]:
    """The same from the artifact's library."""
    params = [np.zeros(n, np.float32) for n in LENGTHS]
    names = ("lr", "beta1", "beta2", "eps", "weight_decay")
    hypers = dict(zip(names, HYPERS, strict=True))
    optimizer = stepfuse.Optimizer(params, stepfuse.load(directory), **hypers)
    for step in range(STEPS):
        optimizer.step(gradients(step))
    return params


def main(directory: Path, cuda: Any) -> bool:
    """Whether the device's parameters have the CPU's bits."""
    pairs = zip(on_device(Device(cuda), directory), on_cpu(directory), strict=True)
    equal = all(np.array_equal(a.view(np.uint32), b.view(np.uint32)) for a, b in pairs)
    said = "equal" if equal else "not equal"
    print(f"{STEPS} steps over {sum(LENGTHS)} elements: the bits are {said}")
    return equal


if __name__ == "__main__":
    sys.exit(not main(Path(sys.argv[1]), ctypes.CDLL("libcuda.so.1")))
