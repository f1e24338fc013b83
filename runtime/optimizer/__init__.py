"""The part of an optimizer over arrays that knows no compiler."""
