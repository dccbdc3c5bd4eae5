"""Secrets, limits, middleware and connections; what is logged and measured."""
