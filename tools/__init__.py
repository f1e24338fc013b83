"""Command-line tools. Nothing imports them."""
