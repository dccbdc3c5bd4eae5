"""Tables on a server: live play with friends and bots."""
