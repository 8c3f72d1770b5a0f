#include "chain.h"

#include <string.h>

#include <simavr/avr_ioport.h>

// Arduino pins 8, 9 and 10 are bits 0, 1 and 2 of port B.
enum { PORT = 'B', LATCH_BIT = 0, CLOCK_BIT = 1, DATA_BIT = 2 };

static avr_t *chip;
static avr_irq_t *data_pin;
static bool occupied[CHAIN_SENSORS];
static bool loaded[CHAIN_SENSORS];  // in the order in which the registers shift them out
static unsigned shifted;
static bool latch_high;
static bool clock_high;

// Sensors pull their line low. Behind the last register the chain is tied high.
static uint8_t level_now(void) {
  return shifted < CHAIN_SENSORS && loaded[shifted] ? 0 : 1;
}

static void show(uint8_t level) {
  // simavr raises an input's pull-up anew at each write to its port; telling it that the pin is
  // driven from outside makes it raise our level instead.
  avr_ioport_external_t outside = {.name = PORT, .mask = 1 << DATA_BIT, .value = level << DATA_BIT};
  avr_ioctl(chip, AVR_IOCTL_IOPORT_SET_EXTERNAL(PORT), &outside);
  avr_raise_irq(data_pin, level);
}

// Each register gives its input H first and A last.
static void load(void) {
  for (unsigned i = 0; i < CHAIN_SENSORS; i++) loaded[i] = occupied[i / 8 * 8 + 7 - i % 8];
  shifted = 0;
}

static void latch_moved(avr_irq_t *irq, uint32_t level, void *unused) {
  (void)irq, (void)unused;
  latch_high = level;
  if (!latch_high) {
    load();
    show(level_now());
  }
}

static void clock_moved(avr_irq_t *irq, uint32_t level, void *unused) {
  (void)irq, (void)unused;
  const bool rising = level && !clock_high;
  clock_high = level;
  if (rising && latch_high) {
    shifted++;
    show(level_now());
  }
}

static avr_irq_t *pin(int bit) {
  return avr_io_getirq(chip, AVR_IOCTL_IOPORT_GETIRQ(PORT), bit);
}

void chain_attach(avr_t *avr) {
  chip = avr;
  data_pin = pin(DATA_BIT);
  avr_irq_register_notify(pin(LATCH_BIT), latch_moved, NULL);
  avr_irq_register_notify(pin(CLOCK_BIT), clock_moved, NULL);
}

void chain_after_reset(void) {
  latch_high = clock_high = false;
  load();
  // An input reads low until its level has moved once.
  show(!level_now());
  show(level_now());
}

bool chain_set(long sensor, bool is_occupied) {
  if (sensor < 0 || sensor >= CHAIN_SENSORS) return false;
  occupied[sensor] = is_occupied;
  return true;
}
