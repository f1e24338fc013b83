"""Where arrays, states and numbers lie, and whether they still do."""
