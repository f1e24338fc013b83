"""What `stepfuse dump` and `inspect` show: text, JSON, drawings."""
