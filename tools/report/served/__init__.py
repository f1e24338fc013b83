"""The parts of a served report beside the report: its panel, and its updates."""
