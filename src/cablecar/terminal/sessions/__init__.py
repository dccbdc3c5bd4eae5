"""Games as a screen of the terminal knows them: on this machine, or on a server."""
