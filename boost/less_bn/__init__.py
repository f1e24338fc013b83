"""LessBN: batch norms leave the blocks of known networks; a normalised head at their end."""
