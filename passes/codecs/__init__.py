"""Codecs, which store a role in other roles: one a file, two small graphs each."""
