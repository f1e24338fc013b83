"""The report: one page, in one file, that shows where a step's bytes and instructions come from."""
