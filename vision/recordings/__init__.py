"""Recordings: kept on a tape, looked at again, and accounted for."""
