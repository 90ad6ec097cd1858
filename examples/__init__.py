"""What docs/examples.md shows; the tests run it."""
