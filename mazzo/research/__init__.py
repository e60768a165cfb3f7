"""The same games in the terms of research: environments, batches, encodings. It contains no rules."""
