"""Boost's tricks over networks of torch; loaded when the first network is touched."""
