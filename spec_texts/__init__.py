"""The language of commands: texts that name a spec."""
