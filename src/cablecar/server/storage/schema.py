"""What the store keeps: tables, seats, games, their append-only moves, chat, and results by name."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    true,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("host_hash", Text, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("chat_on", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("archived", Boolean, nullable=False),
    Index("ix_tables_status", "status", "public", "touched"),
    Index("ix_tables_touched", "touched", "id"),
)
"""A table of players. Secrets are stored as hashes only."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("chair", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("secret_hash", Text),
    Column("code_hash", Text),
    Column("code_until", Float),
    Column("muted", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "chair"),
)
"""Who sits on each chair of a table, in the order of the table and not of the turns."""

GAMES = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("engine", Text, nullable=False),
    Column("board", JSON, nullable=False),
    Column("chairs", JSON, nullable=False),
    Column("players", JSON, nullable=False),
    Column("keepers", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("shuffles", JSON, nullable=False),
    Column("started", Float, nullable=False),
    Column("ended", Float),
    Column("result", JSON(none_as_null=True)),
    Column("statistics", JSON(none_as_null=True)),
    Column("share", Text),
    Column("by_people", Boolean, nullable=False, server_default=true()),
    UniqueConstraint("table_id", "round"),
    Index("uq_games_share", "share", unique=True),
    Index("ix_games_ended", "by_people", "ended"),
)
"""One game of a table: what it began with, and how it ended. Keepers are hashes of its players' secrets.

A finished game has a share while its players let everybody with that link see it; it is by people where
at least one of its seats was a person's.
"""

MOVES = Table(
    "moves",
    METADATA,
    Column("game_id", Text, ForeignKey("games.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actor", Text, nullable=False),
    Column("move", JSON(none_as_null=True)),
    Column("reshuffles", JSON, nullable=False),
    Column("message_id", Text),
    Column("at", Float, nullable=False),
    Column("waiting_for", JSON(none_as_null=True)),
    Column("idle", Float, nullable=False, server_default="0"),
    PrimaryKeyConstraint("game_id", "number"),
    Index("uq_moves_message", "game_id", "seat", "message_id", unique=True),
)
"""All that was done in a game, in order; rows are only ever added. Two writers can't both have a number.

Which seats the game waits for afterwards tells, without playing it again, whether a bot is to move. Idle are
the seconds before it in which bots were being prepared, so that nobody could think about it.
"""

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("chair", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text),
    Column("phrase", Text),
    Column("author", Text, nullable=False),
    Column("changed", Boolean, nullable=False),
    Column("message_id", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    Index("uq_chat_message", "table_id", "author", "message_id", unique=True),
)
"""What was said at a table: a text, or a phrase by its key; a deleted line has no text."""

RESULTS = Table(
    "results",
    METADATA,
    Column("game_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("statistics", JSON, nullable=False),
    PrimaryKeyConstraint("game_id", "seat"),
    ForeignKeyConstraint(["game_id"], ["games.id"]),
    Index("ix_results_name", "name", "ended"),
)
"""How each seat of each finished game fared, to be found by name."""

HEALTH = Table("health", METADATA, Column("checked", Float, primary_key=True))
"""When the store was last seen to work: written to find out whether it does."""
