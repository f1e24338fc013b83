"""What steps parameters: an engine for each device, whose spec has all their dtypes and options."""
