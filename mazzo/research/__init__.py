"""The same games in the words of research: environments, batches, encodings. There is no rule inside."""
