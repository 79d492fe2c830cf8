"""A session in other forms: one module a format, no window."""
