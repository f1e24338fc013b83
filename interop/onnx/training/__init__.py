"""ONNX's own training ops, and onnxruntime's: as steps, and which steps are exactly theirs."""
