"""Storage of roles in the graph: formats, precision, codecs."""
