"""States between torch's checkpoints and stepfuse's."""
