"""What an op takes and gives: its attributes, and the types of its operands and result."""
