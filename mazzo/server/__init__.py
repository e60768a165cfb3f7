"""The web table: people and bots at one table, wherever they are."""
