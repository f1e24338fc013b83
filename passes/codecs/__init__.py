"""How a role is stored in other roles: one codec a file, two small graphs each."""
