"""`stepfuse search`: progress while trials train, and their table."""
