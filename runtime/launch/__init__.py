"""From a program and its tensors to the calls of a step."""
