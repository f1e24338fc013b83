"""`stepfuse recommend`: decision tables, and what they say of a need."""
