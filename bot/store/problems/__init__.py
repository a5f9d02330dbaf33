"""What people have answered to problems, in the database."""
