// The simulated bench: runs the compiled board program at its real speed, with its serial line on
// a pseudo-terminal and a chain of sensors that commands on standard input move.
//
//   bench [--eeprom HEX] [--occupied N,N,...] PROGRAM.elf
//
// The first line on standard output is "bench: port PATH". Commands, one a line, each answered
// by a line "ok" or "error: ...":
//
//   set SENSOR 0|1   take the magnet away from a sensor, or put one over it
//   reset            press the board's reset button
//   quit             pull the plug; the end of standard input does the same

#include <errno.h>
#include <getopt.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <simavr/avr_eeprom.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>

#include "chain.h"
#include "line.h"

enum { HERTZ = 16000000, CYCLES_PER_US = HERTZ / 1000000, SLICE_US = 1000, SLIP_US = 250000 };

static avr_t *chip;
static FILE *answers;
static bool plugged = true;
static avr_cycle_count_t cycles_at_start;
static uint64_t us_at_start;

__attribute__((noreturn)) static void fail(const char *sentence, const char *about) {
  fprintf(stderr, "bench: %s: %s\n", sentence, about);
  exit(1);
}

// ---- time

static uint64_t now_us(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (uint64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static void start_clock(void) {
  us_at_start = now_us();
  cycles_at_start = chip->cycle;
}

// The chip's clock is only ever compared with real time here, so a sleeping chip costs nothing.
static void no_sleep(avr_t *avr, avr_cycle_count_t cycles) { (void)avr, (void)cycles; }

static void run_up_to_now(void) {
  const uint64_t due = (now_us() - us_at_start) * CYCLES_PER_US;
  const avr_cycle_count_t until = cycles_at_start + due;
  if (chip->cycle + (avr_cycle_count_t)SLIP_US * CYCLES_PER_US < until) {
    start_clock();  // this machine was away for long: go on from here instead of racing
    return;
  }
  while (chip->cycle < until) {
    const int state = avr_run(chip);
    if (state == cpu_Done || state == cpu_Crashed) fail("the board's program", "has crashed");
  }
}

// ---- the chip

static void reset_chip(void) {
  avr_reset(chip);
  line_after_reset();
  chain_after_reset();
}

static void make_chip(const char *program) {
  elf_firmware_t firmware;
  memset(&firmware, 0, sizeof firmware);
  if (access(program, R_OK) != 0 || elf_read_firmware(program, &firmware) != 0) {
    fail("cannot read the board's program", program);
  }
  chip = avr_make_mcu_by_name("atmega328p");
  if (!chip) fail("this simavr does not know", "atmega328p");
  avr_init(chip);
  avr_load_firmware(chip, &firmware);
  chip->frequency = HERTZ;
  chip->run_cycle_limit = SLICE_US * CYCLES_PER_US;
  chip->sleep = no_sleep;
  chip->log = LOG_ERROR;
}

static void write_eeprom(const char *hex) {
  uint8_t bytes[64];
  const size_t length = strlen(hex) / 2;
  if (strlen(hex) % 2 || length > sizeof bytes) fail("--eeprom wants up to 64 bytes in hex", hex);
  for (size_t i = 0; i < length; i++) {
    if (sscanf(hex + 2 * i, "%2hhx", &bytes[i]) != 1) fail("not hex digits", hex);
  }
  avr_eeprom_desc_t part = {.ee = bytes, .offset = 0, .size = length};
  avr_ioctl(chip, AVR_IOCTL_EEPROM_SET, &part);
}

static void occupy(char *list) {
  for (char *one = strtok(list, ","); one; one = strtok(NULL, ",")) {
    if (!chain_set(strtol(one, NULL, 10), true)) fail("there is no sensor", one);
  }
}

// ---- commands

static const char *obey(const char *command) {
  long sensor;
  int state;
  if (sscanf(command, "set %ld %d", &sensor, &state) == 2) {
    return chain_set(sensor, state != 0) ? "ok" : "error: sensors are 0 to 127";
  }
  if (strcmp(command, "reset") == 0) {
    reset_chip();
    return "ok";
  }
  if (strcmp(command, "quit") == 0) {
    plugged = false;
    return "ok";
  }
  return "error: commands are set SENSOR 0|1, reset and quit";
}

static void read_commands(void) {
  static char line[128];
  static size_t length;
  char bytes[256];
  const ssize_t got = read(STDIN_FILENO, bytes, sizeof bytes);
  if (got == 0) plugged = false;
  for (ssize_t i = 0; i < got; i++) {
    if (bytes[i] == '\n') {
      line[length] = '\0';
      length = 0;
      fprintf(answers, "%s\n", obey(line));
    } else if (length + 1 < sizeof line) {
      line[length++] = bytes[i];
    }
  }
  fflush(answers);
}

// ---- the program

// simavr talks on standard output; only our answers belong there.
static void keep_stdout(void) {
  answers = fdopen(dup(STDOUT_FILENO), "w");
  if (!answers || dup2(STDERR_FILENO, STDOUT_FILENO) < 0) fail("standard output", strerror(errno));
}

static const char *read_options(int argc, char **argv, const char **eeprom, char **occupied) {
  static const struct option options[] = {{"eeprom", required_argument, NULL, 'e'},
                                          {"occupied", required_argument, NULL, 'o'},
                                          {NULL, 0, NULL, 0}};
  for (int c; (c = getopt_long(argc, argv, "", options, NULL)) != -1;) {
    if (c == 'e') *eeprom = optarg;
    else if (c == 'o') *occupied = optarg;
    else exit(2);
  }
  if (optind + 1 != argc) fail("usage", "bench [--eeprom HEX] [--occupied N,N,...] PROGRAM.elf");
  return argv[optind];
}

int main(int argc, char **argv) {
  const char *eeprom = "";
  char *occupied = NULL;
  keep_stdout();
  make_chip(read_options(argc, argv, &eeprom, &occupied));
  write_eeprom(eeprom);
  if (occupied) occupy(occupied);
  chain_attach(chip);
  const int port = line_attach(chip);
  reset_chip();
  fprintf(answers, "bench: port %s\n", line_path());
  fflush(answers);

  struct pollfd wait[] = {{.fd = port, .events = POLLIN}, {.fd = STDIN_FILENO, .events = POLLIN}};
  start_clock();
  while (plugged) {
    poll(wait, 2, SLICE_US / 1000);
    if (wait[1].revents) read_commands();
    run_up_to_now();
    line_pump();
  }
  avr_terminate(chip);
  return 0;
}
