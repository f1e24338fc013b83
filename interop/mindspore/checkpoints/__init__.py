"""States under MindSpore's names, saved and loaded."""
