// What differs from one sensor board to the next: edit this for yours.
#ifndef CONFIG_H
#define CONFIG_H

#include <stdint.h>

// How many hall sensors hang on the chain, 1 to 128: eight for each 74HC165 unless the last
// register is only partly used.
#ifndef SENSOR_COUNT
#define SENSOR_COUNT 128
#endif

// Arduino pins of the chain, and the names of the 74HC165's pins they go to.
const uint8_t LATCH_PIN = 8;   // SH/LD of every register
const uint8_t CLOCK_PIN = 9;   // CLK of every register
const uint8_t DATA_PIN = 10;   // QH of the first register

// Milliseconds between two scans. The protocol wants at least 400 scans a second.
const uint8_t SCAN_PERIOD_MS = 2;

const uint8_t FIRMWARE_MAJOR = 1;
const uint8_t FIRMWARE_MINOR = 0;

#endif
