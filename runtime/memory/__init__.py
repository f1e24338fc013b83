"""Places of arrays, states and numbers, and checks that they are unchanged."""
