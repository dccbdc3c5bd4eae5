"""The page's files, and the document that a browser gets first."""
