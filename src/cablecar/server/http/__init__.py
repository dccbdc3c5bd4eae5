"""The routes, the sockets, and what their handlers depend on."""
