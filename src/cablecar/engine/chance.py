"""Chance in a game: the seed of all shuffles, and what came of them."""

import secrets
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shuffles:
    """Every outcome of chance in a game: the first orders and each new deck, top first."""

    transport: tuple[str, ...]
    tickets: tuple[str, ...]
    souvenirs: tuple[str, ...]
    reshuffles: tuple[tuple[str, ...], ...] = ()


def seed_text(seed: int | str | None) -> str:
    """Return a seed in hexadecimal digits; None is drawn by the operating system."""
    if seed is None:
        return secrets.token_hex(16)
    if isinstance(seed, int) and seed >= 0:
        return format(seed, "x")
    return str(seed)


def is_seed(text: str) -> bool:
    """Return True if a text can be a seed: 1 to 64 hexadecimal digits."""
    return 1 <= len(text) <= 64 and all(letter in "0123456789abcdef" for letter in text)
