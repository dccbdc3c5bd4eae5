"""A WebSocket client that sends whatever bytes it is told to: clients of libraries are too polite."""

import socket
import struct
from collections.abc import Iterator
from dataclasses import dataclass

TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 1, 2, 8, 9, 10, 0
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
MASK = b"\0\0\0\0"
"""A mask that leaves what it masks as it is."""


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """Return a frame as a client sends it, with a payload of less than 64 kB."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes([opcode | (0x80 if fin else 0)]) + length + MASK + payload


def handshake(path: str, host: str) -> bytes:
    """Return the request that opens a socket."""
    return (
        f"GET {path} HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {KEY}\r\n\r\n"
    ).encode()


@dataclass(frozen=True)
class Received:
    """A frame of the server."""

    opcode: int
    payload: bytes

    @property
    def code(self) -> int:
        """The code of a close frame."""
        return int(struct.unpack("!H", self.payload[:2])[0])


class RawWebSocket:
    """An open socket."""

    def __init__(self, host: str, path: str, source: str = "127.0.0.1", buffer: int | None = None) -> None:
        address, _, port = host.partition(":")
        self.line = socket.socket()
        if buffer is not None:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.line.settimeout(20)
        self._read = b""
        try:
            self.line.bind((source, 0))
            self.line.connect((address, int(port)))
            self._shake_hands(handshake(path, host))
        except OSError:
            self.line.close()
            raise

    def _shake_hands(self, request: bytes) -> None:
        self.line.sendall(request)
        head = self._take_until(b"\r\n\r\n")
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise ConnectionError(head.decode("latin-1"))

    def send(self, *frames: bytes) -> None:
        """Send frames in one write."""
        self.line.sendall(b"".join(frames))

    def received(self) -> Iterator[Received]:
        """Yield what the server sends until it closes the connection."""
        while True:
            try:
                first, second = self._take(2)
                size = second & 127
                if size == 126:
                    size = struct.unpack("!H", self._take(2))[0]
                elif size == 127:
                    size = struct.unpack("!Q", self._take(8))[0]
                yield Received(first & 15, self._take(size))
            except ConnectionError:
                return

    def close(self) -> None:
        """Hang up."""
        self.line.close()

    def _take(self, size: int) -> bytes:
        while len(self._read) < size:
            self._fill()
        taken, self._read = self._read[:size], self._read[size:]
        return taken

    def _take_until(self, end: bytes) -> bytes:
        while end not in self._read:
            self._fill()
        taken, _, self._read = self._read.partition(end)
        return taken

    def _fill(self) -> None:
        more = self.line.recv(65536)
        if not more:
            raise ConnectionError("closed")
        self._read += more
