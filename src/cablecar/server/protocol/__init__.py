"""What goes over the wire: the shapes of requests, responses, messages and views."""
