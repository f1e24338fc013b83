"""The page as it is written: its HTML, its style, its scripts in their order."""
