"""ONNX's own training ops, and onnxruntime's: which steps are exactly theirs."""
