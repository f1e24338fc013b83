"""Where things are written, shown: excerpts of sources with carets."""
