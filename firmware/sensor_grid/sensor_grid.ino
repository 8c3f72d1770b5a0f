// A grid of hall sensors under a game board, told to the companion hub over the serial line.
// The words it speaks are in docs/protocol.md; what to wire where is in firmware/README.md.

#include <avr/sleep.h>

#include "chain.h"
#include "config.h"
#include "identity.h"
#include "packets.h"

static_assert(SENSOR_COUNT >= 1 && SENSOR_COUNT <= packets::MAX_SENSORS,
              "SENSOR_COUNT is a number from 1 to 128");

static packets::Hello hello;
static packets::Snapshot told;  // what the hub knows if it heard everything
static packets::Reader reader;
static uint8_t lastScanMs;

static void sayHello() {
  uint8_t wire[packets::MAX_WIRE];
  Serial.write(wire, packets::encode(hello, wire));
}

static void saySnapshot() {
  uint8_t wire[packets::MAX_WIRE];
  Serial.write(wire, packets::encode(told, wire));
}

static void sayChange(uint8_t sensor, bool occupied, uint32_t atMs) {
  const packets::Change change = {++told.sequence, sensor, occupied, atMs};
  told.occupied[sensor / 8] ^= 1 << (sensor % 8);
  uint8_t wire[packets::MAX_WIRE];
  Serial.write(wire, packets::encode(change, wire));
}

static void answerHub() {
  while (Serial.available()) {
    if (!reader.take(Serial.read())) continue;
    if (reader.type() == packets::TYPE_ASK_HELLO) sayHello();
    if (reader.type() == packets::TYPE_ASK_SNAPSHOT) saySnapshot();
  }
}

static void tellChanges() {
  uint8_t occupied[packets::BITMAP_BYTES];
  chain::scan(occupied);
  const uint32_t atMs = millis();
  for (uint8_t sensor = 0; sensor < SENSOR_COUNT; sensor++) {
    const uint8_t byte = sensor / 8;
    const uint8_t bit = 1 << (sensor % 8);
    if ((occupied[byte] ^ told.occupied[byte]) & bit) {
      sayChange(sensor, occupied[byte] & bit, atMs);
    }
  }
}

// Nothing happens without an interrupt: the clock ticks every millisecond, and each byte that
// comes in or has gone out is one too.
static void sleepUntilInterrupt() {
  set_sleep_mode(SLEEP_MODE_IDLE);
  sleep_mode();
}

void setup() {
  Serial.begin(115200);
  chain::begin();
  hello.protocol = packets::PROTOCOL;
  identity::load(hello.boardId);
  hello.sensors = SENSOR_COUNT;
  hello.firmwareMajor = FIRMWARE_MAJOR;
  hello.firmwareMinor = FIRMWARE_MINOR;
  chain::scan(told.occupied);
  sayHello();
  saySnapshot();
}

void loop() {
  answerHub();
  const uint8_t nowMs = millis();
  if (uint8_t(nowMs - lastScanMs) >= SCAN_PERIOD_MS) {
    lastScanMs = nowMs;
    tellChanges();
  }
  sleepUntilInterrupt();
}
