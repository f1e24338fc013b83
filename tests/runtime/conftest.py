"""`gpu`, the stub of a GPU, for each file here."""

from tests.support.devices.on_gpu import stub_gpu  # noqa: F401
