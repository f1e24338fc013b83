"""Programs as text: lexer, parser, printers. `parse(to_text(spec)) == spec`."""
