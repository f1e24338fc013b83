"""Arrays in another memory than the host's, to be parameters or gradients of an optimizer.

    weights = ExternalArray(FileMemory("weights.bin"), (1000, 64), np.dtype(np.float32))
    opt = stepfuse.Optimizer([weights], "adamw", staging=1 << 20)
    opt.step([gradient])                       # an array, or ExternalArray as well

Any other memory, a device's for instance, is an object with the methods of `Memory`.
"""

from ..runtime.out_of_core.external_memory import *
from ..runtime.out_of_core.external_memory import __all__
