"""What others wrote and the page is drawn with, with its version, its sums and its licence."""
