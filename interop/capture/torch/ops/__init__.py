"""Functions of torch by name, as formulas over the operations of a recording."""
