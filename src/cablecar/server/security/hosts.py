"""Which names the server answers to.

A page of another site can let its own name point to this machine (DNS rebinding), and would then read what
the server tells: its requests carry that name. An address as it is can't be pointed elsewhere.
"""

import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address

from starlette.types import Scope

from cablecar.common.errors import CablecarError

LOCAL = "localhost"
NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""An address by its family that is never given to anybody (RFC 5737, RFC 3849): nothing is sent there."""
HOME_DOMAINS = ("local", "lan", "home.arpa", "internal", "localdomain")
"""What home networks add to the names of machines; nobody can register these."""


@dataclass(frozen=True)
class Hosts:
    """The names of a server."""

    names: frozenset[str] = frozenset({LOCAL})
    any_by_proxy: bool = False
    """Whether a trusted proxy may bring requests for any name: it knows for which names it works."""

    def allow(self, scope: Scope, host: bytes) -> bool:
        """Return True if a request may come under the name that its Host header says."""
        return is_known(host.decode("latin-1"), self.names) or (self.any_by_proxy and is_forwarded(scope))


def hosts_of(listening: str, public: Iterable[str], behind_proxy: bool) -> Hosts:
    """Return the names of a server: its own, this machine's, and those under which it is public."""
    public = {public_name(name) for name in public}
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    home = {f"{short}.{domain}" for domain in HOME_DOMAINS}
    names = {LOCAL, listening.lower(), machine, short, *home, *public}
    return Hosts(frozenset(names), behind_proxy and not public)


def public_name(given: str) -> str:
    """Return a name as Host headers have it, or refuse what can be none, such as a URL or one with a port."""
    try:
        name = given.lower().removesuffix(".").encode("idna").decode()
    except UnicodeError:
        name = ""
    if not (NAME.fullmatch(name) or is_address(name)):
        raise CablecarError("serve-bad-name", name=given)
    return name


def is_known(host: str, names: frozenset[str]) -> bool:
    """Return True if a Host header has an address, one of these names, or a name below localhost."""
    name = without_port(host.lower()).removesuffix(".")
    return name in names or name.endswith(f".{LOCAL}") or is_address(name)


def without_port(host: str) -> str:
    """Return the name or address of a Host header."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def is_address(name: str) -> bool:
    """Return True if a name is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_forwarded(scope: Scope) -> bool:
    """Return True if uvicorn took the address from a trusted proxy: only such clients have no port."""
    client = scope.get("client")
    return client is not None and client[1] == 0


def network_address(host: str, port: int) -> str | None:
    """Return where other machines reach a server that listens there, None if none of them does."""
    found = ip_address(host)
    if found.is_loopback:
        return None
    if not found.is_unspecified:
        return http_address(host, port)
    own = _own_address(socket.AF_INET) or (_own_address(socket.AF_INET6) if found.version == 6 else None)
    return None if own is None else http_address(own, port)


def http_address(host: str, port: int) -> str:
    """Return the address of a server as browsers write it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address(family: socket.AddressFamily) -> str | None:
    """Return this machine's address on its network, None without one.

    A datagram socket that is connected sends nothing, but has the address that it would send from.
    """
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((ELSEWHERE[family], 9))
        except OSError:
            return None
        own: str = asking.getsockname()[0]
    return None if ip_address(own).is_loopback else own
