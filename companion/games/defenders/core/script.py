"""The script: what each step of the agenda does or asks. The rule modules write it."""

from companion.games.defenders.core.state import State
from companion.games.kernel.agenda import Script

SCRIPT: Script[State] = Script()
