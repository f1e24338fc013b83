"""The panes of code: each line with the value that it computes, innermost loops with their mix."""
