#include "chain.h"

#include <Arduino.h>
#include <string.h>

#include "config.h"

namespace chain {

namespace {

const uint8_t REGISTERS = (SENSOR_COUNT + 7) / 8;

// digitalWrite looks its pin up each time, which would make a scan of 128 sensors five times
// slower. No interrupt routine writes these ports, so changing one bit of them is safe.
volatile uint8_t* latchPort;
volatile uint8_t* clockPort;
volatile uint8_t* dataPort;
uint8_t latchBit;
uint8_t clockBit;
uint8_t dataBit;

// Ribbon cable under a board rings; a microsecond after each edge lets it calm down.
inline void settle() { delayMicroseconds(1); }

void loadInputs() {
  *latchPort &= ~latchBit;
  settle();
  *latchPort |= latchBit;
  settle();
}

void shift() {
  *clockPort |= clockBit;
  settle();
  *clockPort &= ~clockBit;
}

// A hall sensor pulls its line low when a magnet is near. Input H comes out first.
uint8_t readRegister() {
  uint8_t occupied = 0;
  for (uint8_t i = 0; i < 8; i++) {
    occupied <<= 1;
    if (!(*dataPort & dataBit)) occupied |= 1;
    shift();
  }
  return occupied;
}

}  // namespace

void begin() {
  pinMode(LATCH_PIN, OUTPUT);
  pinMode(CLOCK_PIN, OUTPUT);
  // With the pull-up a board without its chain reads as empty instead of as noise.
  pinMode(DATA_PIN, INPUT_PULLUP);
  digitalWrite(LATCH_PIN, HIGH);
  digitalWrite(CLOCK_PIN, LOW);
  latchPort = portOutputRegister(digitalPinToPort(LATCH_PIN));
  clockPort = portOutputRegister(digitalPinToPort(CLOCK_PIN));
  dataPort = portInputRegister(digitalPinToPort(DATA_PIN));
  latchBit = digitalPinToBitMask(LATCH_PIN);
  clockBit = digitalPinToBitMask(CLOCK_PIN);
  dataBit = digitalPinToBitMask(DATA_PIN);
}

void scan(uint8_t occupied[packets::BITMAP_BYTES]) {
  memset(occupied, 0, packets::BITMAP_BYTES);
  loadInputs();
  for (uint8_t i = 0; i < REGISTERS; i++) occupied[i] = readRegister();
  if (SENSOR_COUNT % 8 != 0) occupied[REGISTERS - 1] &= (1 << (SENSOR_COUNT % 8)) - 1;
}

}  // namespace chain
