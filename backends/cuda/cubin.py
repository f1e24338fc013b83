"""PTX as a loaded module: the driver assembles it whole, and keeps what it has made on disk."""

from __future__ import annotations

import hashlib

from ...runtime.cuda.device import Device
from ...runtime.cuda.errors import DeviceError


def load_module(device: Device, ptx: str, what: str, cubin: bytes = b"") -> int:
    """The module, loaded once a device. `cubin` was made of the PTX ahead of time.

    A driver that does not take it, as one older than the assembler, gets the PTX. Raises
    DeviceError.
    """
    text = ptx.encode() + b"\0"
    key = hashlib.sha256(text + cubin).hexdigest()
    if key not in device.modules:
        device.modules[key] = _loaded(device, text, f"loading {what} for {device}", cubin)
    return device.modules[key]


def _loaded(device: Device, text: bytes, doing: str, cubin: bytes) -> int:
    with device.current() as cuda:
        if cubin:
            try:
                return cuda.module(cubin, doing)
            except DeviceError as error:
                if error.is_sticky:
                    raise
        # Not by cuLink: that makes relocatable code, whose functions are assembled one by one.
        # AdamW's sweep had 96 registers of it, not 47; others spilled.
        return cuda.module(text, doing)
