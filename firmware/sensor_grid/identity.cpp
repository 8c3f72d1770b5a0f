#include "identity.h"

#include <Arduino.h>
#include <avr/eeprom.h>

namespace identity {

namespace {

using packets::BOARD_ID_BYTES;
using packets::checksum;

// At the very beginning of the EEPROM. The checksum, high byte first, tells an id from whatever
// an earlier program left there.
const uint8_t RECORD_BYTES = BOARD_ID_BYTES + packets::CHECKSUM_BYTES;
uint8_t* const RECORD = 0;

bool isKept(const uint8_t* record) {
  const uint16_t kept = (uint16_t(record[BOARD_ID_BYTES]) << 8) | record[BOARD_ID_BYTES + 1];
  return kept == checksum(record, BOARD_ID_BYTES);
}

// Two boards must not draw the same id and there is no random generator on the chip: the lowest
// bits of open analog inputs, and how long reading them took, are the best it has.
uint8_t drawByte() {
  static uint8_t pool[4];
  for (uint8_t round = 0; round < 32; round++) {
    pool[2] ^= analogRead(A0 + round % 6);
    pool[3] ^= micros();
    const uint16_t stirred = checksum(pool, sizeof pool);
    pool[0] = stirred >> 8;
    pool[1] = stirred & 0xFF;
  }
  return pool[0];
}

void draw(uint8_t* record) {
  for (uint8_t i = 0; i < BOARD_ID_BYTES; i++) record[i] = drawByte();
  const uint16_t crc = checksum(record, BOARD_ID_BYTES);
  record[BOARD_ID_BYTES] = crc >> 8;
  record[BOARD_ID_BYTES + 1] = crc & 0xFF;
}

}  // namespace

void load(uint8_t boardId[BOARD_ID_BYTES]) {
  uint8_t record[RECORD_BYTES];
  eeprom_read_block(record, RECORD, sizeof record);
  if (!isKept(record)) {
    draw(record);
    eeprom_update_block(record, RECORD, sizeof record);
  }
  memcpy(boardId, record, BOARD_ID_BYTES);
}

}  // namespace identity
