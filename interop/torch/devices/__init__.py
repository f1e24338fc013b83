"""Where parameters are: the host, or a GPU whose steps run on torch's stream, in torch's memory."""
