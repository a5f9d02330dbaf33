"""What people see of the deals of the day."""
