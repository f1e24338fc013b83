"""Output of commands with `--json`: records, and the JSON Schemas that describe them."""
