"""What learning programs want: many games at once, observations as tensors, other libraries."""
