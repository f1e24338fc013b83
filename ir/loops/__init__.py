"""Loops as data: a tree of loops over scalar statements; lanes and threads are marks on loops."""
