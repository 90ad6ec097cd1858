"""The house without a server: games, bots and tables in a worker of the browser, from files."""
