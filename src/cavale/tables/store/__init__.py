"""The log on disk, what is indexed of it, and the other processes on the same database."""
