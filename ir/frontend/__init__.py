"""The Python front end: a function that reads like the paper becomes a graph."""
