"""PTX as a loaded module: assembled by the driver, once for a GPU level and a driver's version.

What it has assembled (a cubin) is kept in the compile cache, which a driver of another version
does not look into.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from ...runtime.cuda.device import Device
from ...runtime.cuda.driver import Driver
from ...runtime.cuda.errors import DeviceError
from ..native.object_cache import ObjectCache


def load_module(device: Device, ptx: str, what: str, cubin: bytes = b"") -> int:
    """The module, loaded once a device. `cubin` was made of the PTX ahead of time.

    A driver that does not take it, as one older than the assembler, gets the PTX. Raises
    DeviceError.
    """
    ahead = hashlib.sha256(cubin).hexdigest() if cubin else ""
    key = ObjectCache().key("cubin", ptx, device.level, str(device.driver.version), ahead)
    if key not in device.modules:
        with device.current() as cuda:
            device.modules[key] = _loaded(cuda, ptx, key, f"{what} for {device}", cubin)
    return device.modules[key]


def _loaded(cuda: Driver, ptx: str, key: str, what: str, cubin: bytes) -> int:
    cache = ObjectCache()
    for image in _images(cubin, cache, key):
        try:
            return cuda.module(image, f"loading {what}")
        except DeviceError as error:
            if error.is_sticky:
                raise
    made = cuda.assembled(ptx.encode(), f"assembling {what}")
    module = cuda.module(made, f"loading {what}")
    cache.save(key, made)
    return module


def _images(cubin: bytes, cache: ObjectCache, key: str) -> Iterator[bytes]:
    """What the driver need not assemble: what came with the PTX, what it has made before."""
    if cubin:
        yield cubin
    if (kept := cache.load(key)) is not None:
        yield kept
