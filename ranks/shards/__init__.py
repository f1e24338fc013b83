"""Tensors that others have cut, as torch does: steps over shards, or whole at owners."""
