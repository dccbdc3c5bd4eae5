"""How far a seat's own network has come, from its view alone."""

from cablecar.view import View


def completed_tickets(view: View) -> frozenset[str]:
    """Return the tickets of this seat whose two places its own routes join (E2)."""
    group = {location.id: location.id for location in view.board.locations}
    for route in view.board.routes:
        if view.owners.get(route.id) == view.seat and view.seat is not None:
            old, new = group[route.a], group[route.b]
            group = {place: new if name == old else name for place, name in group.items()}
    tickets = (view.board.ticket[identity] for identity in view.tickets)
    return frozenset(ticket.id for ticket in tickets if group[ticket.a] == group[ticket.b])
