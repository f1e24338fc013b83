"""The IR: types, ops, frozen graphs, text, verifier and interpreter. Imports nothing of ours."""
