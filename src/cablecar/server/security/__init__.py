"""Secrets, limits and connections; what is logged and measured."""
