"""HTTP over tables, and the pages of the UI."""
