"""`stepfuse accuracy`: functions beside references of another making."""
