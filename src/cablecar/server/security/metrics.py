"""What the server counts and measures, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from cablecar.common.catalogue import say

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
"""What the page of metrics is."""
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""Methods counted by name: a client must not be able to make up new labels."""
THINKING = (0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)
COMMITS = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """All metrics of one server, in a registry of their own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._count_traffic(self._registry)
        self._count_games(self._registry)
        self._count_store(self._registry)

    def _count_traffic(self, registry: CollectorRegistry) -> None:
        self.http_requests = Counter(
            "cablecar_http_requests", say("metric-http-requests"), ["method", "status"], registry=registry
        )
        """Requests over HTTP, by method and status."""
        self.refusals = Counter("cablecar_refusals", say("metric-refusals"), ["reason"], registry=registry)
        """Requests, messages and connections refused, by the key of the reason."""
        self.open_sockets = Gauge("cablecar_open_sockets", say("metric-open-sockets"), registry=registry)
        """Accepted sockets that are still open."""
        self.messages_in = Counter("cablecar_messages_in", say("metric-messages-in"), registry=registry)
        """Messages received on sockets, dropped ones too."""
        self.messages_out = Counter("cablecar_messages_out", say("metric-messages-out"), registry=registry)
        """Messages sent on sockets."""
        self.errors = Counter("cablecar_errors", say("metric-errors"), registry=registry)
        """Errors that no user can cause."""

    def _count_games(self, registry: CollectorRegistry) -> None:
        self.moves = Counter("cablecar_moves", say("metric-moves"), ["kind"], registry=registry)
        """Moves played, by kind."""
        self.refused_moves = Counter(
            "cablecar_refused_moves", say("metric-refused-moves"), ["rule"], registry=registry
        )
        """Moves that the rules refused, by rule."""
        self.tables_live = Gauge("cablecar_tables_live", say("metric-tables-live"), registry=registry)
        """Tables in memory."""
        self.bot_seconds = Histogram(
            "cablecar_bot_seconds", say("metric-bot-seconds"), ["bot"], registry=registry, buckets=THINKING
        )
        """How long bots think about a move, by bot."""
        self.bots_replaced = Counter(
            "cablecar_bots_replaced", say("metric-bots-replaced"), ["reason"], registry=registry
        )
        """Moves that a simpler bot made for another, by reason."""

    def _count_store(self, registry: CollectorRegistry) -> None:
        self.store_batch = Histogram(
            "cablecar_store_batch", say("metric-store-batch"), registry=registry, buckets=BATCHES
        )
        """Changes that were stored together."""
        self.commit_seconds = Histogram(
            "cablecar_commit_seconds", say("metric-commit-seconds"), registry=registry, buckets=COMMITS
        )
        """How long it takes to store a batch for good."""

    def count_request(self, method: str, status: int) -> None:
        """Count an answered request."""
        self.http_requests.labels(method if method in METHODS else "other", status).inc()

    def page(self) -> bytes:
        """Return the page that Prometheus reads."""
        return generate_latest(self._registry)
