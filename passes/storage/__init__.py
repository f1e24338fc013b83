"""How roles are stored, and how that shows in the graph: formats, precision, codecs."""
