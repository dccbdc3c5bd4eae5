"""Texts that seldom change: sent compressed, and not again to whoever has them."""

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from fastapi import Request, Response

ASK_AGAIN = "no-cache"
"""A browser may keep a text, but asks each time whether it has changed."""


def takes_gzip(wishes: str) -> bool:
    """Tell from an accept-encoding header whether compressed texts are welcome: a weight of 0 means never."""
    weights = dict(_weighed(wish) for wish in wishes.lower().split(","))
    return weights.get("gzip", weights.get("*", False))


def _weighed(wish: str) -> tuple[str, bool]:
    name, _, weight = wish.replace(" ", "").partition(";q=")
    return name, not weight or weight.strip("0.") != ""


@dataclass(frozen=True)
class Body:
    """What is sent of a text."""

    content: bytes

    @cached_property
    def tag(self) -> str:
        """What a browser calls this content when it asks whether there is a newer one."""
        return f'"{sha256(self.content).hexdigest()[:32]}"'


@dataclass(frozen=True)
class Text:
    """A text as it is, and compressed."""

    kind: str
    plain: Body
    packed: Body

    def answer(
        self, request: Request, keeping: str, vary: str = "accept-encoding", status: int = 200
    ) -> Response:
        """Return the text, or that it has not changed since the browser got it."""
        headers = {"cache-control": keeping, "vary": vary}
        body = self.plain
        if takes_gzip(request.headers.get("accept-encoding", "")):
            body = self.packed
            headers["content-encoding"] = "gzip"
        headers["etag"] = body.tag
        if status == 200 and body.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(body.content, status, headers, self.kind)


def packed_text(kind: str, content: bytes) -> Text:
    """Return a text of a media type, compressed once."""
    return Text(kind, Body(content), Body(gzip.compress(content, mtime=0)))
