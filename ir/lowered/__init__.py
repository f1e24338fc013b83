"""Results of fusion, lowering and planning: schedule, program, memory plan."""
