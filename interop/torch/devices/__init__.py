"""Devices of parameters: the host, or a GPU whose steps run on torch's stream and memory."""
