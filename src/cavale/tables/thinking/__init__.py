"""Where bots compute: processes of this machine, or a cluster."""
