"""What every package uses: sentences of the catalogue, errors, files, and what differs between systems."""
