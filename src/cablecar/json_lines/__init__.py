"""`cablecar engine`: play and analysis for programs in any language, as lines of JSON."""
