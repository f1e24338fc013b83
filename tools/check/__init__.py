"""`stepfuse check`: every pass and backend compared on random inputs."""
