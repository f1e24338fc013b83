"""One step of a spec over given arrays, value by value: where a wrong number comes from."""
