"""A tree in Gambit's format, the extensive game file (.efg), which other solvers read."""

from collections.abc import Iterator

from cablecar.solving.tree import CHANCE, END, SEATS, Tree


def efg(tree: Tree) -> str:
    """Return a tree as an extensive game file: nodes depth first, actions by their numbers."""
    return "\n".join([f'EFG 2 R "{tree.board.id}" {{ "0" "1" }}', *_lines(tree)]) + "\n"


def _lines(tree: Tree) -> Iterator[str]:
    numbers = _numbers(tree)
    ends, draws, nodes = 0, 0, [0]
    while nodes:
        node = nodes.pop()
        children = range(int(tree.first_child[node]), int(tree.first_child[node + 1]))
        actor = int(tree.actors[node])
        if actor == END:
            ends += 1
            payoff = float(tree.payoffs[node])
            yield f't "" {ends} "" {{ {payoff:g} {-payoff:g} }}'
        elif actor == CHANCE:
            draws += 1
            yield f'c "" {draws} "" {{ {_draws(tree, children)} }} 0'
        else:
            number = numbers[int(tree.set_of[node])]
            actions = " ".join(f'"{int(tree.outcomes[child])}"' for child in children)
            yield f'p "" {actor + 1} {number} "{number}" {{ {actions} }} 0'
        nodes.extend(reversed(children))


def _numbers(tree: Tree) -> list[int]:
    """Return the numbers of the information sets, counted from 1 for each seat."""
    counts, numbers = [0] * len(SEATS), []
    for one in tree.sets:
        counts[one.seat] += 1
        numbers.append(counts[one.seat])
    return numbers


def _draws(tree: Tree, children: range) -> str:
    first = len(tree.set_of_entry)
    return " ".join(
        f'"{int(tree.outcomes[child])}" {float(tree.chance[int(tree.entries[child]) - first])!r}'
        for child in children
    )
