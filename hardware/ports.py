"""Serial ports: opened for us alone, with every way to fail under one name."""

import contextlib
import errno
import os
import stat
import termios
from enum import Enum
from types import TracebackType
from typing import Self

import serial
from serial.tools import list_ports

BAUD = 115200
_READ_WAIT = 0.1
_WRITE_WAIT = 1.0

# An unplug is any of these, depending on the platform and the moment: pyserial's own exception
# is an OSError, its file descriptor may already be None (TypeError), and it lets the terminal's
# own error through.
_UNPLUGGED = (OSError, TypeError, termios.error)


class Loss(Enum):
    """Why a board is not seen."""

    GONE = "gone"
    BUSY = "busy"
    FORBIDDEN = "forbidden"
    NOT_A_PORT = "not a port"
    SILENT = "silent"
    WRONG_PROTOCOL = "wrong protocol"
    STRANGER = "stranger"
    """Another board than the one that was looked for."""


class PortProblem(Exception):
    """A port cannot be used, or no longer."""

    def __init__(self, loss: Loss) -> None:
        super().__init__(loss.value)
        self.loss = loss


class Port:
    """A serial port, open and exclusively ours. Every method but `close` raises PortProblem."""

    def __init__(self, name: str) -> None:
        self.name = name
        try:
            if not stat.S_ISCHR(os.stat(name).st_mode):
                raise PortProblem(Loss.NOT_A_PORT)
            self._serial = serial.Serial(
                name, BAUD, timeout=_READ_WAIT, write_timeout=_WRITE_WAIT, exclusive=True
            )
        except _UNPLUGGED as error:
            raise PortProblem(loss_of(error)) from error

    def read(self) -> bytes:
        """The next bytes, as soon as there are any; none after a tenth of a second."""
        try:
            first = self._serial.read(1)
            return first + self._serial.read(self._serial.in_waiting) if first else b""
        except _UNPLUGGED as error:
            raise PortProblem(Loss.GONE) from error

    def write(self, data: bytes) -> None:
        """Send the bytes."""
        try:
            self._serial.write(data)
        except serial.SerialTimeoutException as error:
            raise PortProblem(Loss.SILENT) from error
        except _UNPLUGGED as error:
            raise PortProblem(Loss.GONE) from error

    def close(self) -> None:
        """Give the port back."""
        with contextlib.suppress(*_UNPLUGGED):  # what has vanished needs no closing
            self._serial.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def loss_of(error: BaseException) -> Loss:
    """Why a port could not be opened."""
    match _number_of(error):
        case errno.EAGAIN | errno.EBUSY:
            return Loss.BUSY
        case errno.EACCES | errno.EPERM:
            return Loss.FORBIDDEN
        case errno.ENOTTY:
            return Loss.NOT_A_PORT
        case _:
            return Loss.GONE


def _number_of(error: BaseException | None) -> int | None:
    """The system's error number, also of an error that pyserial told on in words alone."""
    match error:
        case None:
            return None
        case termios.error(args=(int(number), *_)) | OSError(errno=int(number)):
            return number
        case _:
            return _number_of(error.__context__)


def is_there(name: str) -> bool:
    """Is there anything of that name?"""
    return os.path.exists(name)


def present() -> set[str]:
    """The names of the serial ports this computer has now."""
    return {port.device for port in list_ports.comports()}
