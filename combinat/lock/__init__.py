"""The figures lock: every figure pinned with the rules behind it, and why one has moved."""
