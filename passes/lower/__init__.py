"""From schedule to program and memory plan."""
