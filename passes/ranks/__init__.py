"""What a program needs for several ranks to step it."""
