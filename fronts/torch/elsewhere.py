"""torch's tensors on any device as an external memory."""

from ..interop.torch.elsewhere import *
