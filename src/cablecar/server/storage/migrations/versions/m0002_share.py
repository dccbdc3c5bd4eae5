"""A finished game can be shared by a link.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Let a game have a link of its own."""
    op.add_column("games", sa.Column("share", sa.Text(), nullable=True))
    op.create_index("uq_games_share", "games", ["share"], unique=True)


def downgrade() -> None:
    """Take the links away, and leave the games."""
    op.drop_index("uq_games_share", "games")
    op.drop_column("games", "share")
