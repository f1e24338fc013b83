"""What differs between two specs, artifacts or reports: declared, stored, moved and waited for."""
