"""Responses that seldom change: sent compressed, and not again to a browser that has them."""

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from fastapi import Request, Response

ASK_AGAIN = "no-cache"
"""A browser may keep a text, but asks each time whether it has changed."""


def accepts_gzip(accepted: str) -> bool:
    """Return True if an accept-encoding header allows gzip: a weight of 0 means never."""
    weights = dict(_weighed(coding) for coding in accepted.lower().split(","))
    return weights.get("gzip", weights.get("*", False))


def _weighed(coding: str) -> tuple[str, bool]:
    name, _, weight = coding.replace(" ", "").partition(";q=")
    return name, not weight or weight.strip("0.") != ""


@dataclass(frozen=True)
class Body:
    """What is sent of a text."""

    content: bytes

    @cached_property
    def tag(self) -> str:
        """The ETag of this content."""
        return f'"{sha256(self.content).hexdigest()[:32]}"'


@dataclass(frozen=True)
class Text:
    """A text as it is, and compressed, where that makes it smaller."""

    kind: str
    plain: Body
    packed: Body | None = None

    def answer(
        self, request: Request, keeping: str, vary: str = "accept-encoding", status: int = 200
    ) -> Response:
        """Return the text, or 304 if the browser has it already."""
        headers = {"cache-control": keeping, "vary": vary}
        body = self.plain
        if self.packed and accepts_gzip(request.headers.get("accept-encoding", "")):
            body = self.packed
            headers["content-encoding"] = "gzip"
        headers["etag"] = body.tag
        if status == 200 and body.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(body.content, status, headers, self.kind)


def packed_text(kind: str, content: bytes) -> Text:
    """Return a text of a media type, compressed once."""
    return Text(kind, Body(content), Body(gzip.compress(content, mtime=0)))
