import type { ComponentChildren } from "preact";

import type { KitOut, SeatAround } from "../generated";
import { SeatPlayer } from "../parts/SeatPlayer";
import { seatsInOrder, seatTitle } from "../parts/seats";
import { useWords } from "../words/context";
import { BotSwitch } from "./BotSwitch";
import { FreeSeat } from "./FreeSeat";
import { PaperSwitch } from "./KitChoice";
import type { ScreenTableProps } from "./ScreenTable";

type Props = Pick<ScreenTableProps, "link" | "seen" | "around">;

/** Who sits where: first the seats that are taken, in their order round the table. */
export function LobbySeats({ link, seen, around }: Props) {
  const words = useWords();
  const taken = seatsInOrder(around);
  const free = around.seats.filter(({ name }) => name === null);
  const arranges = around.host && taken.length > 1;
  const titleOf = ({ seat }: SeatAround) => seatTitle(words, around.seats, seat);
  const hostOf = (one: SeatAround) =>
    around.host && (
      <>
        {mayBePaper(one, around.kit) && (
          <PaperSwitch {...{ link, around }} seat={one.seat} title={titleOf(one)} />
        )}
        <BotSwitch {...{ link, around }} seat={one} />
      </>
    );
  const swap = (place: number, other: number) => {
    const seats = [...around.order];
    [seats[place], seats[other]] = [seats[other] ?? "", seats[place] ?? ""];
    void link.send("seat-order", { seats });
  };
  return (
    <>
      {arranges && <p class="lobby-order">{words.say("web-order-how")}</p>}
      <ol class="seat-list" data-arranges={arranges ? "" : undefined}>
        {taken.map((one, place) => (
          <LobbySeat key={one.seat} seat={one}>
            {hostOf(one)}
            {arranges && (
              <Arrows
                title={titleOf(one)}
                onUp={place > 0 ? () => swap(place, place - 1) : undefined}
                onDown={place < taken.length - 1 ? () => swap(place, place + 1) : undefined}
              />
            )}
            {around.host && <FreeSeat {...{ link, seen }} seat={one} />}
          </LobbySeat>
        ))}
        {free.map((one) => (
          <LobbySeat key={one.seat} seat={one}>
            {hostOf(one)}
          </LobbySeat>
        ))}
      </ol>
    </>
  );
}

/** Bots hold no real cards; a seat that was left with some can be rid of them. */
function mayBePaper({ seat, name, bot }: SeatAround, { paper }: KitOut): boolean {
  return paper.includes(seat) || (name !== null && !bot);
}

interface LobbySeatProps {
  seat: SeatAround;
  children?: ComponentChildren;
}

function LobbySeat({ seat: one, children }: LobbySeatProps) {
  const words = useWords();
  const { seat, name } = one;
  return (
    <li data-seat={seat} data-owner={seat} data-free={name === null ? "" : undefined}>
      <span class="seat-name">{words.short(seat)}</span>
      <SeatPlayer seat={one} />
      {children}
    </li>
  );
}

interface ArrowsProps {
  title: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** Moves a seat one place up or down the list. At its ends the buttons stay, to keep the focus. */
function Arrows({ title, onUp, onDown }: ArrowsProps) {
  const words = useWords();
  const arrows = [
    { way: "up", sign: "↑", label: words.say("web-order-up", { title }), onClick: onUp },
    { way: "down", sign: "↓", label: words.say("web-order-down", { title }), onClick: onDown },
  ];
  return (
    <span class="arrows">
      {arrows.map(({ way, sign, label, onClick }) => (
        <button
          key={way}
          type="button"
          data-order={way}
          aria-label={label}
          title={label}
          aria-disabled={!onClick}
          onClick={onClick}
        >
          {sign}
        </button>
      ))}
    </span>
  );
}
