"""For developers: generated docs and stubs, limits of size."""
