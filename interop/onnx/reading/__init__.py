"""Reads ONNX models, functions and files into specs."""
