"""What is shown of a table, made from observations only."""
