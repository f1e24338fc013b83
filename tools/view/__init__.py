"""`stepfuse view`: the report, served to a browser on this machine while its files are edited."""
