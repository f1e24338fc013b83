"""Generated code: which value each line is for, its innermost loops and their instruction mix."""
