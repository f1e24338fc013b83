"""What holds of every nest at every stage, said of its form alone: `verify.py` has the list."""
