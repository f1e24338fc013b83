"""What steps parameters: an engine for each dialect and dtype, made from a spec."""
