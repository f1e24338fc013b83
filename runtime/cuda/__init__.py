"""NVIDIA's GPUs through their driver: `libcuda` by ctypes, and nothing else of CUDA."""
