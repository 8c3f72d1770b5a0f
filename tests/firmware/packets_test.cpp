// The board's packet code against the golden vectors, on this computer.
//
//   packets_test VECTORS
//
// Prints a line for each vector that fails, then "N passed, N failed"; exits with 1 if any did.

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "packets.h"

typedef std::vector<uint8_t> Bytes;
typedef std::vector<std::string> Words;

static Bytes bytesOf(const std::string& hex) {
  Bytes bytes;
  if (hex == "-") return bytes;
  for (size_t i = 0; i + 1 < hex.size(); i += 2) {
    bytes.push_back(uint8_t(std::strtoul(hex.substr(i, 2).c_str(), nullptr, 16)));
  }
  return bytes;
}

static unsigned long number(const std::string& word) { return std::stoul(word); }

static std::vector<Bytes> bodiesIn(const Bytes& stream) {
  packets::Reader reader;
  std::vector<Bytes> bodies;
  for (uint8_t byte : stream) {
    if (reader.take(byte)) {
      bodies.push_back(Bytes(reader.body(), reader.body() + reader.bodyLength()));
    }
  }
  return bodies;
}

static bool isRightChecksum(const Words& w) {
  const Bytes plain = bytesOf(w[2]);
  return packets::checksum(plain.data(), plain.size()) == std::stoul(w[3], nullptr, 16);
}

static bool isStuffedAndBack(const Words& w) {
  const Bytes plain = bytesOf(w[2]);
  Bytes coded(plain.size() + 1);
  const uint8_t length = packets::stuff(plain.data(), plain.size(), coded.data());
  if (length != coded.size() || coded != bytesOf(w[3])) return false;
  const uint8_t back = packets::unstuff(coded.data(), coded.size());
  coded.resize(back);
  return coded == plain;
}

static bool isNotStuffed(const Words& w) {
  Bytes coded = bytesOf(w[2]);
  return packets::unstuff(coded.data(), coded.size()) == packets::NOT_STUFFED;
}

// Encoded to exactly the wire bytes, and found again in them as one packet of that type.
static bool isOnTheWire(const Words& w, const Bytes& encoded, uint8_t type) {
  if (encoded != bytesOf(w[2])) return false;
  const std::vector<Bytes> bodies = bodiesIn(encoded);
  return bodies.size() == 1 && bodies[0][0] == type;
}

template <typename Message>
static Bytes encoded(const Message& message) {
  Bytes wire(packets::MAX_WIRE);
  wire.resize(packets::encode(message, wire.data()));
  return wire;
}

static bool isHello(const Words& w) {
  packets::Hello hello;
  hello.protocol = number(w[3]);
  std::memcpy(hello.boardId, bytesOf(w[4]).data(), packets::BOARD_ID_BYTES);
  hello.sensors = number(w[5]);
  hello.firmwareMajor = number(w[6]);
  hello.firmwareMinor = number(w[7]);
  return isOnTheWire(w, encoded(hello), packets::TYPE_HELLO);
}

static bool isSnapshot(const Words& w) {
  packets::Snapshot snapshot;
  snapshot.sequence = number(w[3]);
  std::memcpy(snapshot.occupied, bytesOf(w[4]).data(), packets::BITMAP_BYTES);
  return isOnTheWire(w, encoded(snapshot), packets::TYPE_SNAPSHOT);
}

static bool isChange(const Words& w) {
  const packets::Change change = {uint16_t(number(w[3])), uint8_t(number(w[4])),
                                  number(w[5]) == 1, uint32_t(number(w[6]))};
  return isOnTheWire(w, encoded(change), packets::TYPE_CHANGE);
}

static bool isAsk(const Words& w) {
  const packets::Type type = packets::Type(number(w[3]));
  Bytes wire(packets::MAX_WIRE);
  wire.resize(packets::encodeAsk(type, wire.data()));
  return isOnTheWire(w, wire, type);
}

static bool isHeardRight(const Words& w) {
  std::vector<Bytes> expected;
  for (size_t i = 3; i < w.size(); i++) expected.push_back(bytesOf(w[i]));
  return bodiesIn(bytesOf(w[2])) == expected;
}

static bool passes(const Words& w) {
  if (w[0] == "crc") return isRightChecksum(w);
  if (w[0] == "cobs") return isStuffedAndBack(w);
  if (w[0] == "badcobs") return isNotStuffed(w);
  if (w[0] == "hello") return isHello(w);
  if (w[0] == "snapshot") return isSnapshot(w);
  if (w[0] == "change") return isChange(w);
  if (w[0] == "ask") return isAsk(w);
  if (w[0] == "stream") return isHeardRight(w);
  return false;
}

int main(int argc, char** argv) {
  std::ifstream vectors(argc == 2 ? argv[1] : "");
  unsigned passed = 0, failed = 0;
  for (std::string line; std::getline(vectors, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream in(line);
    Words words;
    for (std::string word; in >> word;) words.push_back(word);
    if (passes(words)) {
      passed++;
    } else {
      failed++;
      std::cout << "failed: " << words[0] << " " << words[1] << "\n";
    }
  }
  std::cout << passed << " passed, " << failed << " failed\n";
  return passed > 0 && failed == 0 ? 0 : 1;
}
