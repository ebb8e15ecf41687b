"""The kill campaign: an acknowledged move is never lost and a retried one never played twice. Begun by `run.py`."""
