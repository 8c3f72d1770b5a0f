#define _GNU_SOURCE
#include "line.h"

#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include <simavr/avr_uart.h>

static avr_t *chip;
static avr_irq_t *to_board;
static int master = -1;
static char path[128];
static bool board_takes;

static uint8_t from_board[256];
static size_t from_board_length;
static uint8_t for_board[256];
static size_t for_board_length;
static size_t for_board_taken;

static void open_pty(void) {
  struct termios raw;
  memset(&raw, 0, sizeof raw);
  cfmakeraw(&raw);
  // The other end stays open here for ever. Without that, a hub that closes and opens the port
  // again gets EIO, and until a first hub comes the terminal would echo the board to itself.
  int other_end;
  if (openpty(&master, &other_end, path, &raw, NULL) < 0) {
    fprintf(stderr, "bench: no pseudo-terminal to be had: %s\n", strerror(errno));
    exit(1);
  }
  fcntl(master, F_SETFL, O_NONBLOCK);
}

static void flush_from_board(void) {
  if (from_board_length == 0) return;
  // What nobody reads is lost, as on a real line.
  if (write(master, from_board, from_board_length) < 0 && errno != EAGAIN) {
    fprintf(stderr, "bench: cannot write to %s: %s\n", path, strerror(errno));
  }
  from_board_length = 0;
}

static void board_sent(avr_irq_t *irq, uint32_t byte, void *unused) {
  (void)irq, (void)unused;
  if (from_board_length == sizeof from_board) flush_from_board();
  from_board[from_board_length++] = byte;
}

static void feed_board(void) {
  while (board_takes && for_board_taken < for_board_length) {
    avr_raise_irq(to_board, for_board[for_board_taken++]);
  }
}

static void board_ready(avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq, (void)value, (void)unused;
  board_takes = true;
  feed_board();
}

static void board_full(avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq, (void)value, (void)unused;
  board_takes = false;
}

static avr_irq_t *uart(int which) {
  return avr_io_getirq(chip, AVR_IOCTL_UART_GETIRQ('0'), which);
}

int line_attach(avr_t *avr) {
  chip = avr;
  open_pty();
  to_board = uart(UART_IRQ_INPUT);
  avr_irq_register_notify(uart(UART_IRQ_OUTPUT), board_sent, NULL);
  avr_irq_register_notify(uart(UART_IRQ_OUT_XON), board_ready, NULL);
  avr_irq_register_notify(uart(UART_IRQ_OUT_XOFF), board_full, NULL);
  return master;
}

const char *line_path(void) { return path; }

void line_after_reset(void) {
  // Neither print the line on the console nor sleep inside the simulator: the bench keeps time.
  uint32_t flags = 0;
  avr_ioctl(chip, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
  flags &= ~(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
  avr_ioctl(chip, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
}

void line_pump(void) {
  flush_from_board();
  if (for_board_taken == for_board_length) {
    const ssize_t got = read(master, for_board, sizeof for_board);
    for_board_taken = 0;
    for_board_length = got > 0 ? got : 0;
  }
  feed_board();
}
