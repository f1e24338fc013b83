"""PTX as a loaded module: assembled by the driver, once for a GPU level and a driver's version.

What it has assembled (a cubin) is kept in the compile cache, which a driver of another version
does not look into.
"""

from __future__ import annotations

from ...runtime.cuda.device import Device
from ...runtime.cuda.driver import Driver
from ...runtime.cuda.errors import DeviceError
from ..native.object_cache import ObjectCache


def load_module(device: Device, ptx: str, what: str) -> int:
    """The module, loaded once a device. Raises DeviceError."""
    key = ObjectCache().key("cubin", ptx, device.level, str(device.driver.version))
    if key not in device.modules:
        with device.current() as cuda:
            device.modules[key] = _loaded(cuda, ptx, key, f"{what} for {device}")
    return device.modules[key]


def _loaded(cuda: Driver, ptx: str, key: str, what: str) -> int:
    cache = ObjectCache()
    kept = cache.load(key)
    if kept is not None:
        try:
            return cuda.module(kept, f"loading {what}")
        except DeviceError as error:
            if error.is_sticky:
                raise
    made = cuda.assembled(ptx.encode(), f"assembling {what}")
    module = cuda.module(made, f"loading {what}")
    cache.save(key, made)
    return module
