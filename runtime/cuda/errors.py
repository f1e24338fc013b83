"""Errors of the driver: the call, its purpose, and the remedy.

CUDA_ERROR_ILLEGAL_ADDRESS (cuStreamSynchronize, waiting for a step of @adamw): ...
"""

from __future__ import annotations

from ...ir.errors import StepfuseError

SYNC = "STEPFUSE_CUDA_SYNC"  # the one environment switch: `1` waits after each launch

# Errors after which the driver refuses everything in this process, by CUresult.
STICKY = {
    214: "CUDA_ERROR_ECC_UNCORRECTABLE",
    700: "CUDA_ERROR_ILLEGAL_ADDRESS",
    702: "CUDA_ERROR_LAUNCH_TIMEOUT",
    710: "CUDA_ERROR_ASSERT",
    714: "CUDA_ERROR_HARDWARE_STACK_ERROR",
    715: "CUDA_ERROR_ILLEGAL_INSTRUCTION",
    716: "CUDA_ERROR_MISALIGNED_ADDRESS",
    717: "CUDA_ERROR_INVALID_ADDRESS_SPACE",
    718: "CUDA_ERROR_INVALID_PC",
    719: "CUDA_ERROR_LAUNCH_FAILED",
}
_STICKY = (
    "it comes from this launch or an earlier one, and the driver refuses everything else in this "
    f"process: end it; {SYNC}=1 in the environment waits after each launch, and so names the one "
    "that failed"
)
_REMEDIES = {
    2: "the GPU's memory is full: free some, or give the optimizer fewer parameters",
    3: "CUDA cannot be used in a process that was forked after its first use: start it by spawn",
    100: "no GPU is visible to this process: look at nvidia-smi and CUDA_VISIBLE_DEVICES",
    101: "there is no GPU of this number: `nvidia-smi -L` lists them",
    209: "the code is for other GPUs: compile it for this one's level",
    218: "the driver does not understand the PTX: compile it for an older level, or update it",
    222: "the driver is older than the PTX: update it, or compile for an older level",
    900: "a call like this one cannot be captured: make it before the capture begins",
}


class DeviceError(StepfuseError, RuntimeError):
    """A call of the CUDA driver has failed: `name` and `code` are its CUresult.

    After one that `is_sticky` the driver refuses every other call of this process.
    """

    def __init__(self, message: str, name: str = "", code: int = 0) -> None:
        self.name, self.code, self.is_sticky = name, code, code in STICKY
        super().__init__(message)


def failed(call: str, code: int, name: str, doing: str) -> DeviceError:
    """The error of a driver's call that has returned `code`, while `doing` something."""
    name = name or STICKY.get(code, f"CUresult {code}")
    remedy = _STICKY if code in STICKY else _REMEDIES.get(code, "")
    where = f"{call}, {doing}" if doing else call
    return DeviceError(": ".join(filter(None, (f"{name} ({where})", remedy))), name, code)
