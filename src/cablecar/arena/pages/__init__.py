"""The pages and pictures that matches are written down in."""
