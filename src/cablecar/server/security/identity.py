"""Identity without accounts: secrets, stored as hashes, and names fit to be shown."""

import hashlib
import hmac
import re
import secrets
import unicodedata
from dataclasses import dataclass

from cablecar.common.errors import CablecarError
from cablecar.common.shared import LONGEST_NAME

_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of letters that can't be seen, or that turn the direction of writing."""


@dataclass(frozen=True, slots=True)
class SeatCredential:
    """The proof that somebody has the secret of a chair. The table checks it again for each action."""

    chair: int
    secret_hash: str


class Refused(CablecarError):
    """A request or message that the server does not grant, with its HTTP status.

    The page's class of the same name is what such an answer becomes there. What the rules refuse is an
    `IllegalMove`.
    """

    def __init__(self, status: int, key: str, /, **values: str | int) -> None:
        super().__init__(key, **values)
        self.status = status


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_link_id() -> str:
    """Return an id for a link, which nobody can guess: to know the link is to be invited."""
    return secrets.token_urlsafe(12)


def may_be_id(text: str) -> bool:
    """Return True if a text could be an id; anything else in an address need not reach the store."""
    return re.fullmatch("[A-Za-z0-9_-]{1,100}", text) is not None


def new_game_id() -> str:
    """Return a game's id."""
    return secrets.token_hex(8)


def hashed(secret: str) -> str:
    """Return what the store keeps of a secret. A secret is random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def verify_secret(secret: str | None, secret_hash: str | None) -> bool:
    """Return True if a secret has this hash, in the same time whether or not it has."""
    expected = secret_hash if secret_hash is not None else "0" * 64
    is_equal = hmac.compare_digest(hashed(secret or ""), expected)
    return is_equal and secret_hash is not None and secret is not None


def clean_name(name: str) -> str:
    """Return a name as it is shown, or refuse it."""
    name = clean_text(name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused(422, "name-refused", most=LONGEST_NAME)
    return name


def clean_text(text: str) -> str:
    """Return a text without what can't be seen, its spaces tidied."""
    text = unicodedata.normalize("NFC", text)
    seen = "".join(" " if letter in "\t\n\r" else letter for letter in text)
    seen = "".join(letter for letter in seen if unicodedata.category(letter) not in _HIDDEN)
    return " ".join(seen.split())
