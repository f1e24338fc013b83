"""What a served report has beside the report: its panel, and the way it stays current."""
