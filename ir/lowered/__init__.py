"""What fusion, lowering and planning leave: schedule, program, memory plan."""
