import { useEffect, useState } from "preact/hooks";

import type { Around, ProposalOut, Sentence } from "../generated";
import type { Link, Seen } from "../table/link";
import { useWords } from "../words/context";
import type { Facts, Words } from "../words/words";
import { happened } from "./events";
import { InTheWay } from "./InTheWay";
import { seatTitle } from "./seats";
import { stepText } from "./steps";

const DROPPED: Sentence = { key: "web-proposal-dropped", facts: {} };

interface AgreementProps {
  link: Link;
  seen: Seen;
  around: Around;
}

/** What the table is asked to agree to, or why it came to nothing. */
export function Agreement(props: AgreementProps) {
  const { proposal, proposal_ended: ended } = props.around;
  const words = useWords();
  const dropped = useDropped(props);
  if (proposal !== null) return <Proposal {...props} proposal={proposal} />;
  const why = ended ?? (dropped ? DROPPED : null);
  if (why === null) return null;
  return (
    <div class="notice agreement" role="status" data-proposal="ended">
      <p>{words.say(why.key, why.facts)}</p>
    </div>
  );
}

type Proposed = AgreementProps & { proposal: ProposalOut };

function Proposal(props: Proposed) {
  const { around, proposal } = props;
  const words = useWords();
  const seconds = useSecondsLeft(proposal);
  const others = proposal.missing.filter((seat) => seat !== around.seat);
  const seats = others.map((seat) => seatTitle(words, around.seats, seat)).join(", ");
  return (
    <section
      class="notice agreement"
      role="status"
      aria-label={words.say("web-proposal")}
      data-proposal={proposal.key}
      data-open={isOpen(around.seat, proposal) ? "" : undefined}
    >
      <p class="agreement-what">{words.say(proposal.key, factsOf(words, proposal))}</p>
      {proposal.step && <InTheWay step={proposal.step} />}
      {proposal.about.map((event, i) => (
        <p key={i}>{happened(words, event)}</p>
      ))}
      <Answers {...props} />
      <p class="remedy" aria-live="off">
        {others.length > 0 && words.say("web-proposal-missing", { seats })}{" "}
        {words.say("web-proposal-seconds", { seconds })}
      </p>
    </section>
  );
}

/** What this reader can say: a player for the own seat, the host for all. */
function Answers({ link, seen, around: { seat, host, order }, proposal }: Proposed) {
  const { number, missing } = proposal;
  const buttons: { answer: string; yes: boolean; shown: boolean; forAll?: boolean }[] = [
    { answer: "yes", yes: true, shown: seat !== null && missing.includes(seat) },
    { answer: "no", yes: false, shown: isAsked(seat, order) && seat !== proposal.seat },
    { answer: "drop", yes: false, shown: seat === proposal.seat },
    { answer: "host-yes", yes: true, shown: host, forAll: true },
    { answer: "host-no", yes: false, shown: host, forAll: true },
  ];
  const words = useWords();
  return (
    <div class="agreement-answers">
      {buttons
        .filter(({ shown }) => shown)
        .map(({ answer, yes, forAll = false }) => (
          <button
            key={answer}
            type="button"
            class={yes ? "primary" : undefined}
            data-answer={answer}
            disabled={seen.waiting}
            onClick={() => void link.send("vote", { number, yes, host: forAll })}
          >
            {words.say(`web-proposal-${answer}`)}
          </button>
        ))}
    </div>
  );
}

function isAsked(seat: string | null, order: readonly string[]): boolean {
  return seat !== null && order.includes(seat);
}

/** Has this seat not answered yet, or does it still ask? */
function isOpen(own: string | null, { seat, missing }: ProposalOut): boolean {
  return own !== null && (own === seat || missing.includes(own));
}

function factsOf(words: Words, { facts, step }: ProposalOut): Facts {
  return step === null ? facts : { ...facts, step: stepText(words, step) };
}

/** Did a proposal come to nothing while the connection was lost, as it does when the hub starts
 * anew? Until the game goes on. */
function useDropped({ seen, around }: AgreementProps): boolean {
  const { connection, game } = seen;
  const revision = game?.revision ?? 0;
  const { proposal, proposal_ended: ended } = around;
  const [lost, setLost] = useState<Around | null>(null);
  const [droppedAt, setDroppedAt] = useState<number | null>(null);
  useEffect(() => {
    if (connection === "lost" && proposal !== null) setLost(around);
  }, [connection]);
  useEffect(() => {
    if (lost === null || lost === around) return;
    setDroppedAt(proposal === null && ended === null ? revision : null);
    setLost(null);
  }, [around]);
  return droppedAt === revision && proposal === null && ended === null;
}

/** Counts down from what the hub said last. */
function useSecondsLeft(proposal: ProposalOut): number {
  const [left, setLeft] = useState(proposal.seconds);
  useEffect(() => {
    const until = performance.now() + proposal.seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.round((until - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [proposal]);
  return left;
}
