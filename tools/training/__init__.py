"""How the learned players are trained: see `tools/train.py`."""
