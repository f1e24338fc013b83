"""The record of passes and fusion: results, costs, and reasons why they did not do more."""
