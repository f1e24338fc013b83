"""Products of matrices that a step makes, and the bodies for wide and for tall ones."""
