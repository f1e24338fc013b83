"""Passes that let several ranks step a program."""
