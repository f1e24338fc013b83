"""MindSpore's names of dtypes, for NumPy's."""

import numpy as np

bool_, int32, int64 = np.dtype(np.bool_), np.dtype(np.int32), np.dtype(np.int64)
float16, float32, float64 = np.dtype(np.float16), np.dtype(np.float32), np.dtype(np.float64)

__all__ = ["bool_", "float16", "float32", "float64", "int32", "int64"]
