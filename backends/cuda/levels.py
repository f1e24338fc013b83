"""GPU levels: what PTX is written for, and which GPUs and drivers run it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...runtime.cuda.device import Device
from ...runtime.cuda.driver import DeviceError

# GPU level to the PTX version that it is written in: the lowest that knows the level, at
# least 8.0 (CUDA 12.0), so that older drivers can assemble it.
LEVELS = {
    "sm_75": "ptx80",
    "sm_80": "ptx80",
    "sm_86": "ptx80",
    "sm_89": "ptx80",
    "sm_90": "ptx80",
    "sm_100": "ptx86",
    "sm_120": "ptx87",
}
# The oldest CUDA whose driver assembles a version of PTX, as the driver says it.
_CUDA = {(8, 0): 12000, (8, 6): 12070, (8, 7): 12080}

_HEAD = re.compile(r"^\.version (\d+)\.(\d+)\n\.target sm_(\d+)(\d)", re.M)


def best(levels: Sequence[str], device: Device) -> str:
    """The newest of some levels that a GPU and its driver run. Raises DeviceError, saying why."""
    fit = [level for level in levels if _capability(level) <= device.capability]
    if not fit:
        oldest = min(levels, key=_capability)
        raise DeviceError(
            f"{_named(device)}, older than {oldest}, the oldest level that there is PTX for: "
            f"compile for {device.level}, or step on the CPU"
        )
    known = [level for level in fit if _needed(LEVELS.get(level, "")) <= device.driver.version]
    if not known:
        _refuse_driver(device, _needed(LEVELS.get(fit[0], "")))
    return max(known, key=_capability)


def check_runs(ptx: str, device: Device) -> None:
    """Raises DeviceError where a GPU or its driver is older than some PTX."""
    head = _HEAD.search(ptx)
    if head is None:
        raise DeviceError("the PTX has no .version and .target at its head: compile it again")
    *version, major, minor = map(int, head.groups())
    if (major, minor) > device.capability:
        raise DeviceError(
            f"{_named(device)}, older than sm_{major}{minor}, which the PTX is for: compile for "
            f"{device.level}, as backend='{device}' does"
        )
    needed = _CUDA.get((version[0], version[1]), 12000)
    if device.driver.version < needed:
        _refuse_driver(device, needed)


def _refuse_driver(device: Device, needed: int) -> None:
    raise DeviceError(
        f"the NVIDIA driver is of CUDA {_cuda(device.driver.version)}, and the PTX for {device} "
        f"needs one of CUDA {_cuda(needed)} or newer: update the driver, or step on the CPU"
    )


def _named(device: Device) -> str:
    return f"{device} ({device.name}) is {device.level}"


def _needed(ptx: str) -> int:
    """The oldest CUDA for `ptx86`; of what is not known, the oldest of all."""
    digits = ptx.removeprefix("ptx") or "80"
    return _CUDA.get((int(digits[:-1]), int(digits[-1])), 12000)


def _cuda(version: int) -> str:
    return f"{version // 1000}.{version % 1000 // 10}"


def _capability(level: str) -> tuple[int, int]:
    digits = level.removeprefix("sm_").rstrip("a")
    return int(digits[:-1]), int(digits[-1])
