"""Entries say for how long nobody could think about them; games with a person's seat are by people.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

GAMES = sa.table("games", sa.column("id"), sa.column("by_people", sa.Boolean()))
RESULTS = sa.table("results", sa.column("game_id"), sa.column("kind"))


def upgrade() -> None:
    """Add the seconds, and count games as by people in which a person had a seat but made no move."""
    op.add_column("moves", sa.Column("idle", sa.Float(), server_default="0", nullable=False))
    of_person = sa.exists().where((RESULTS.c.game_id == GAMES.c.id) & (RESULTS.c.kind == "human"))
    op.execute(sa.update(GAMES).where(of_person).values(by_people=True))


def downgrade() -> None:
    """Take the seconds away again."""
    op.drop_column("moves", "idle")
