// Packets of docs/protocol.md: no Arduino in here, so that a computer can test it.
#ifndef PACKETS_H
#define PACKETS_H

#include <stdint.h>

namespace packets {

const uint8_t PROTOCOL = 1;
const uint8_t MAX_SENSORS = 128;
const uint8_t BITMAP_BYTES = MAX_SENSORS / 8;
const uint8_t BOARD_ID_BYTES = 8;

// At most this many coded bytes stand between two zeros.
const uint8_t MAX_CODED = 32;
const uint8_t MAX_WIRE = MAX_CODED + 2;
const uint8_t CHECKSUM_BYTES = 2;
// Stuffing costs one byte.
const uint8_t MAX_BODY = MAX_CODED - 1 - CHECKSUM_BYTES;

// Arduino has a macro CHANGE, hence the prefix.
enum Type : uint8_t {
  TYPE_HELLO = 0x01,
  TYPE_SNAPSHOT = 0x02,
  TYPE_CHANGE = 0x03,
  TYPE_ASK_HELLO = 0x81,
  TYPE_ASK_SNAPSHOT = 0x82
};

struct Hello {
  uint8_t protocol;
  uint8_t boardId[BOARD_ID_BYTES];
  uint8_t sensors;
  uint8_t firmwareMajor;
  uint8_t firmwareMinor;
};

struct Snapshot {
  uint16_t sequence;  // of the last Change contained in the bitmap
  uint8_t occupied[BITMAP_BYTES];
};

struct Change {
  uint16_t sequence;
  uint8_t sensor;
  bool occupied;
  uint32_t atMs;  // since the board started
};

// CRC-16/GENIBUS of the bytes.
uint16_t checksum(const uint8_t* bytes, uint8_t length);

// Byte stuffing without the outer zeros; coded has room for length + 1 bytes. Length of coded.
uint8_t stuff(const uint8_t* plain, uint8_t length, uint8_t* coded);

// Undoes stuff() in place. Length of the plain bytes, or NOT_STUFFED for what stuff() never makes.
const uint8_t NOT_STUFFED = 0xFF;
uint8_t unstuff(uint8_t* bytes, uint8_t length);

// Each writes one whole packet with its outer zeros and returns its length; wire has room for
// MAX_WIRE bytes.
uint8_t encode(const Hello& hello, uint8_t* wire);
uint8_t encode(const Snapshot& snapshot, uint8_t* wire);
uint8_t encode(const Change& change, uint8_t* wire);
uint8_t encodeAsk(Type ask, uint8_t* wire);

// Finds the good packets in a stream of bytes; everything else is dropped without a word.
class Reader {
 public:
  Reader() : length_(0), bodyLength_(0) {}

  // Takes the next byte; true when it completed a good packet. body() then holds it, type first
  // and without its checksum, until the next call.
  bool take(uint8_t byte);

  const uint8_t* body() const { return piece_; }
  uint8_t bodyLength() const { return bodyLength_; }
  uint8_t type() const { return piece_[0]; }

 private:
  bool isGoodPacket();

  uint8_t piece_[MAX_CODED];
  uint8_t length_;  // MAX_CODED + 1 stands for "too long, being dropped"
  uint8_t bodyLength_;
};

}  // namespace packets

#endif
