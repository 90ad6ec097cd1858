"""How much play a server bears: `cavale bench server`."""
