"""Invariants of every nest at every stage, checked on its form alone; listed in `verify.py`."""
