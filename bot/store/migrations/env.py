"""Run the migrations of Alembic on the connection that the bot passes at start-up."""

from alembic import context

from bot.store import declared

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=declared.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
