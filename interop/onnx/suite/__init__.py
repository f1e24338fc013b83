"""ONNX's own tests of backends, run by compiled kernels."""
