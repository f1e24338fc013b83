"""The steps of the libraries that a spec is timed beside; each is loaded where it is asked for."""
