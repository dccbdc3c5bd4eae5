"""Games say who played them and whom they wait for; the store can be asked whether it works.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

GAMES = sa.table("games", sa.column("id"), sa.column("ended"), sa.column("by_people", sa.Boolean()))
RESULTS = sa.table("results", sa.column("game_id"), sa.column("kind"))


def upgrade() -> None:
    """Add what retention, restarts and the check of health need."""
    op.add_column("moves", sa.Column("waiting_for", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("games", sa.Column("by_people", sa.Boolean(), server_default=sa.true(), nullable=False))
    of_person = sa.exists().where((RESULTS.c.game_id == GAMES.c.id) & (RESULTS.c.kind == "human"))
    op.execute(sa.update(GAMES).where(GAMES.c.ended.is_not(None) & ~of_person).values(by_people=False))
    op.create_index("ix_games_ended", "games", ["by_people", "ended"], unique=False)
    op.create_index("ix_tables_touched", "tables", ["touched", "id"], unique=False)
    op.create_table(
        "health",
        sa.Column("checked", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("checked", name=op.f("pk_health")),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("health")
    op.drop_index("ix_tables_touched", "tables")
    op.drop_index("ix_games_ended", "games")
    op.drop_column("games", "by_people")
    op.drop_column("moves", "waiting_for")
