"""Codecs, which store a role in other roles: two small graphs each."""
