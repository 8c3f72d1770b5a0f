#include "packets.h"

#include <string.h>

namespace packets {

namespace {

const uint8_t HELLO_BYTES = 14;
const uint8_t SNAPSHOT_BYTES = 3 + BITMAP_BYTES;
const uint8_t CHANGE_BYTES = 9;
const uint8_t ASK_BYTES = 1;

void put16(uint8_t* to, uint16_t value) {
  to[0] = value >> 8;
  to[1] = value & 0xFF;
}

void put32(uint8_t* to, uint32_t value) {
  put16(to, value >> 16);
  put16(to + 2, value & 0xFFFF);
}

// Body lengths by type; 0 for a type that version 1 does not know.
uint8_t lengthOf(uint8_t type) {
  switch (type) {
    case TYPE_HELLO: return HELLO_BYTES;
    case TYPE_SNAPSHOT: return SNAPSHOT_BYTES;
    case TYPE_CHANGE: return CHANGE_BYTES;
    case TYPE_ASK_HELLO: return ASK_BYTES;
    case TYPE_ASK_SNAPSHOT: return ASK_BYTES;
    default: return 0;
  }
}

bool fieldsAreInRange(const uint8_t* body) {
  if (body[0] == TYPE_CHANGE) return body[3] < MAX_SENSORS && body[4] <= 1;
  // Another protocol may have another range.
  if (body[0] == TYPE_HELLO && body[1] == PROTOCOL) return body[10] >= 1 && body[10] <= MAX_SENSORS;
  return true;
}

uint8_t wrap(const uint8_t* body, uint8_t length, uint8_t* wire) {
  uint8_t checked[MAX_BODY + CHECKSUM_BYTES];
  memcpy(checked, body, length);
  put16(checked + length, checksum(body, length));
  wire[0] = 0;
  const uint8_t coded = stuff(checked, length + CHECKSUM_BYTES, wire + 1);
  wire[1 + coded] = 0;
  return coded + 2;
}

}  // namespace

uint16_t checksum(const uint8_t* bytes, uint8_t length) {
  uint16_t crc = 0xFFFF;
  for (uint8_t i = 0; i < length; i++) {
    crc ^= uint16_t(bytes[i]) << 8;
    for (uint8_t bit = 0; bit < 8; bit++) {
      crc = (crc & 0x8000) ? uint16_t(crc << 1) ^ 0x1021 : uint16_t(crc << 1);
    }
  }
  return crc ^ 0xFFFF;
}

uint8_t stuff(const uint8_t* plain, uint8_t length, uint8_t* coded) {
  uint8_t distanceAt = 0;
  for (uint8_t i = 0; i < length; i++) {
    if (plain[i] == 0) {
      coded[distanceAt] = i + 1 - distanceAt;
      distanceAt = i + 1;
    } else {
      coded[i + 1] = plain[i];
    }
  }
  coded[distanceAt] = length + 1 - distanceAt;
  return length + 1;
}

uint8_t unstuff(uint8_t* bytes, uint8_t length) {
  uint8_t zeroAt = 0;
  for (uint8_t i = 0; i < length; i++) {
    if (i == zeroAt) {
      if (bytes[i] == 0 || bytes[i] > length - i) return NOT_STUFFED;
      zeroAt = i + bytes[i];
      if (i > 0) bytes[i - 1] = 0;
    } else {
      bytes[i - 1] = bytes[i];
    }
  }
  return zeroAt == length && length > 0 ? length - 1 : NOT_STUFFED;
}

uint8_t encode(const Hello& hello, uint8_t* wire) {
  uint8_t body[HELLO_BYTES] = {TYPE_HELLO, hello.protocol};
  memcpy(body + 2, hello.boardId, BOARD_ID_BYTES);
  body[10] = hello.sensors;
  body[11] = hello.firmwareMajor;
  body[12] = hello.firmwareMinor;
  body[13] = 0;  // lights: none in this version
  return wrap(body, sizeof body, wire);
}

uint8_t encode(const Snapshot& snapshot, uint8_t* wire) {
  uint8_t body[SNAPSHOT_BYTES] = {TYPE_SNAPSHOT};
  put16(body + 1, snapshot.sequence);
  memcpy(body + 3, snapshot.occupied, BITMAP_BYTES);
  return wrap(body, sizeof body, wire);
}

uint8_t encode(const Change& change, uint8_t* wire) {
  uint8_t body[CHANGE_BYTES] = {TYPE_CHANGE};
  put16(body + 1, change.sequence);
  body[3] = change.sensor;
  body[4] = change.occupied ? 1 : 0;
  put32(body + 5, change.atMs);
  return wrap(body, sizeof body, wire);
}

uint8_t encodeAsk(Type ask, uint8_t* wire) {
  const uint8_t body[ASK_BYTES] = {ask};
  return wrap(body, sizeof body, wire);
}

bool Reader::take(uint8_t byte) {
  if (byte == 0) {
    const bool good = isGoodPacket();
    length_ = 0;
    return good;
  }
  if (length_ < MAX_CODED) {
    piece_[length_++] = byte;
  } else {
    length_ = MAX_CODED + 1;
  }
  return false;
}

bool Reader::isGoodPacket() {
  if (length_ > MAX_CODED) return false;
  const uint8_t plain = unstuff(piece_, length_);
  if (plain == NOT_STUFFED || plain <= CHECKSUM_BYTES) return false;
  bodyLength_ = plain - CHECKSUM_BYTES;
  const uint16_t told = (uint16_t(piece_[bodyLength_]) << 8) | piece_[bodyLength_ + 1];
  return told == checksum(piece_, bodyLength_) && bodyLength_ == lengthOf(piece_[0]) &&
         fieldsAreInRange(piece_);
}

}  // namespace packets
