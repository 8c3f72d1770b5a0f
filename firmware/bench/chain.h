// The simulated 74HC165 chain and the magnets over its hall sensors.
#ifndef BENCH_CHAIN_H
#define BENCH_CHAIN_H

#include <stdbool.h>

#include <simavr/sim_avr.h>

enum { CHAIN_SENSORS = 128 };

// Hangs the chain on the pins that firmware/sensor_grid/config.h names.
void chain_attach(avr_t *avr);

// To be called after each reset of the chip, which forgets what its inputs see.
void chain_after_reset(void);

// Puts a magnet over a sensor (0 to 127) or takes it away; false if there is no such sensor.
bool chain_set(long sensor, bool occupied);

#endif
