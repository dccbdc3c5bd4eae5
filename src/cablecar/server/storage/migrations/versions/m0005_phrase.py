"""Lines of chat may be phrases, which everybody reads in their own language.

Revision ID: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the keys of phrases."""
    op.add_column("chat", sa.Column("phrase", sa.Text()))


def downgrade() -> None:
    """Take them away again; what was said by them counts as deleted, as lines are found by their numbers."""
    chat = sa.table("chat", sa.column("phrase"), sa.column("text"), sa.column("changed"))
    said = chat.c.phrase.is_not(None)
    op.execute(sa.update(chat).where(said).values(text=None, changed=sa.true()))
    op.drop_column("chat", "phrase")
