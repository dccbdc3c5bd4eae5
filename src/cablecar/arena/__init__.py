"""Matches and ladders of bots: duplicate deals, statistics over blocks, reports."""
