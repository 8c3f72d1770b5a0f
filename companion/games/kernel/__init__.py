"""Rules parts that know no game."""
