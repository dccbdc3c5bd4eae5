"""The version of Cable Car."""

__version__ = "0.1.0"
