"""What may be done at a table now: a table and a wish give an entry or a refusal. Pure."""
