"""What commands print with `--json`: records, and the JSON Schemas that describe them."""
