// The board id: drawn once, kept in EEPROM, the same after every reset and power cut.
#ifndef IDENTITY_H
#define IDENTITY_H

#include <stdint.h>

#include "packets.h"

namespace identity {

// Reads the board id; draws and keeps one first if the EEPROM has none.
void load(uint8_t boardId[packets::BOARD_ID_BYTES]);

}  // namespace identity

#endif
