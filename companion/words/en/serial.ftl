# The sensor board on a serial line: how it is doing, and what to do about it.

source-serial-starting = Looking for the sensor board on { $port }.
    .remedy = Wait a few seconds: the board starts anew when its port is opened.
source-serial-seeing = The board on { $port } is watched: { $places ->
        [one] one place
       *[other] { $places } places
    } on { $sensors ->
        [one] one sensor
       *[other] { $sensors } sensors
    }.
    .remedy = Nothing to do.
source-serial-lost = There is no sensor board on { $port }.
    .remedy = Plug in its USB cable. It is seen again by itself, also when it comes back under another name.
source-serial-busy = Another program holds { $port }.
    .remedy = Close the other program, for example the Arduino IDE's serial monitor or a second hub.
source-serial-forbidden = This user may not open { $port }.
    .remedy = Add the user to the group that owns the port (on Debian: dialout), then log in again.
source-serial-not-a-port = { $port } is not a serial port.
    .remedy = Start again with the name of the board's port, such as serial:/dev/ttyACM0.
source-serial-silent = Nothing on { $port } answers like a sensor board.
    .remedy = Check that this is the board's port and that the board's program is on it (firmware/README.md), or press its reset button.
source-serial-wrong-protocol = The board on { $port } speaks protocol { $board }, this hub speaks { $hub }.
    .remedy = Put the program from this hub's firmware folder on the board (firmware/README.md).
source-serial-needs-port = It was not said which serial port the sensor board is on.
    .remedy = { $count ->
        [0] Plug the board in and name its port, such as serial:/dev/ttyACM0. There is no serial port now.
       *[other] Name its port, such as serial:/dev/ttyACM0. There now: { $ports }.
    }
