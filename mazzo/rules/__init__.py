"""The contract that every game answers, and the machinery that runs its rules."""
