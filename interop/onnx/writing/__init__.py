"""A typed graph as ONNX nodes, functions and metadata."""
