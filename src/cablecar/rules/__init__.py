"""The rules: small compiled functions on records."""
