"""Programs to loop nests, before any loop pass: kernels, segments, and the names in them."""
