// The simulated serial line: the chip's UART on a pseudo-terminal of its own.
#ifndef BENCH_LINE_H
#define BENCH_LINE_H

#include <simavr/sim_avr.h>

// Opens a fresh pseudo-terminal and ties it to UART0; returns the master's descriptor, to be
// waited on. The other end's path is line_path(). Exits with a sentence when that fails.
int line_attach(avr_t *avr);
const char *line_path(void);

// To be called after each reset of the chip.
void line_after_reset(void);

// Moves bytes both ways as far as both sides take them; never waits.
void line_pump(void);

#endif
