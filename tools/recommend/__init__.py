"""`stepfuse recommend`: decision tables, and their answer to a need."""
