"""How Alembic runs the migrations: on the connection the bot hands it at start-up."""

from alembic import context

from bot.store import declared

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=declared.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
