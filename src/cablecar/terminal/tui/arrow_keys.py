"""Moving a cursor over a board by arrow keys."""

from collections.abc import Mapping

from cablecar.terminal.drawing.boardmap import Drawn

Spot = tuple[float, float]
WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
TALL = 2.0
"""How much higher than wide a character is."""


def spots_of(rows: Drawn, roles: frozenset[str]) -> dict[str, Spot]:
    """Return the middle of every route or place that shows one of these roles."""
    cells: dict[str, list[Spot]] = {}
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell.target and cell.role in roles:
                cells.setdefault(cell.target, []).append((x, TALL * y))
    return {
        target: (sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found))
        for target, found in cells.items()
    }


def next_spot(spots: Mapping[str, Spot], here: str, way: str) -> str:
    """Return the nearest spot in this direction, or stay where there is none."""
    if here not in spots:
        return min(spots, default=here)
    (x, y), (right, down) = spots[here], WAYS[way]

    def distance(target: str) -> float:
        dx, dy = spots[target][0] - x, spots[target][1] - y
        along, aside = dx * right + dy * down, abs(dx * down) + abs(dy * right)
        return along + 2 * aside if along > 0.5 and aside <= 2.5 * along else float("inf")

    best = min((target for target in spots if target != here), key=distance, default=here)
    return best if distance(best) < float("inf") else here
