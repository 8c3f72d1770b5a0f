// The chain of 74HC165 shift registers that the hall sensors hang on.
#ifndef CHAIN_H
#define CHAIN_H

#include <stdint.h>

#include "packets.h"

namespace chain {

void begin();

// Reads all sensors. Bit s % 8 of occupied[s / 8] is set when a magnet is over sensor s; bits of
// sensors this board does not have are 0. Sensor s is input s % 8 (A is 0, H is 7) of register
// s / 8, and register 0 is the one next to the Arduino.
void scan(uint8_t occupied[packets::BITMAP_BYTES]);

}  // namespace chain

#endif
