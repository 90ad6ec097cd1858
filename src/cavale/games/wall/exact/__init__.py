"""One escape played out exactly: docs/wall-exact.md says how."""
