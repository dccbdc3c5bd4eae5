"""The observation tensor as a table: `python -m cablecar.envs.table` writes docs/guide/tensor.md."""

from math import prod

from cablecar.batch.tensor import FIELDS, TENSOR_VERSION, sizes_of, tensor_layout
from cablecar.board import shipped_board
from cablecar.rules.board_table import board_table
from cablecar.rules.state import MAX_PLAYERS

PLAYERS = range(2, MAX_PLAYERS + 1)


def table() -> str:
    """Return where each field lies on the shipped board, with 2, 3 and 4 players, in Markdown."""
    board = board_table(shipped_board())
    layouts = [tensor_layout(board, players) for players in PLAYERS]
    sizes = [sizes_of(board, players) for players in PLAYERS]
    lines = ["| field | offset with 2, 3, 4 | size with 2, 3, 4 | shape with 2 | range | meaning |"]
    lines.append("|---|---|---|---|---|---|")
    for field in FIELDS:
        offsets = ", ".join(str(layout[field.name][0]) for layout in layouts)
        lengths = ", ".join(str(prod(field.shape(size))) for size in sizes)
        shape = " × ".join(map(str, field.shape(sizes[0])))
        lines.append(
            f"| `{field.name}` | {offsets} | {lengths} | {shape} | 0 to {field.most} | {field.meaning} |"
        )
    total = ", ".join(str(layout["size"][0]) for layout in layouts)
    return "\n".join([*lines, f"| all | | {total} | | | |"])


def tensor_page() -> str:
    """Return docs/guide/tensor.md."""
    return f"""# The observation tensor

What a seat knows as one row of bytes: `VectorGames.observations`, and what the other environments show. It is
written from [the observation](observation.md) of that seat and from nothing else, so it holds nothing hidden.
`VectorGames.fields` gives each field by its name and in its shape.

This is version {TENSOR_VERSION} of the layout, on the shipped board; on others the sizes differ.
Seats are counted from the observing one on: it is 0, the next in turn order 1. Cards, routes, tickets,
locations and souvenirs are numbered as in the observation.

{table()}

`python -m cablecar.envs.table > docs/guide/tensor.md` writes this page; a test fails where it is old.
"""


if __name__ == "__main__":
    print(tensor_page(), end="")
