import type { ComponentChildren } from "preact";

import { useWords } from "../../words/context";
import { effectSentence, isUnlocked, reactionSentence } from "./effects";
import type {
  DefendersView,
  PrintedBook,
  PrintedCard,
  PrintedDefenders,
  PrintedEffect,
  PrintedEvent,
  PrintedReaction,
  PrintedValue,
} from "./generated";
import { Glyph } from "./Glyph";
import { needsSentence, valueSentence } from "./values";

interface CardFaceProps {
  card: string;
  view: DefendersView;
  box: PrintedDefenders;
}

/** A card as it is printed: value, name, type or colour, and what it does. */
export function CardFace({ card, view, box }: CardFaceProps) {
  const words = useWords();
  const face = box.cards[card];
  if (!face) return <p class="face-name">{words.name(card)}</p>;
  const locked = !isUnlocked(face, view, box);
  return (
    <>
      <CardHead {...{ card, view, box }} />
      <Effects effects={face.effects} reaction={face.reaction} dimmed={locked}>
        {needsSentence(face.value) && <li>{valueSentence(words, face.value)}</li>}
      </Effects>
    </>
  );
}

/** By what a card is found among others: value, name, and type or colour. */
export function CardHead({ card, view, box }: CardFaceProps) {
  const face = box.cards[card];
  if (!face) return null;
  return (
    <div class="face-head">
      <ValueBadge value={face.value} />
      <div>
        <p class="face-name">{face.name}</p>
        <Kind face={face} locked={!isUnlocked(face, view, box)} />
      </div>
    </div>
  );
}

/** The movement value in its diamonds. */
function ValueBadge({ value }: { value: PrintedValue }) {
  const words = useWords();
  return (
    <span class="value" title={valueSentence(words, value)}>
      <span class="unseen">{valueSentence(words, value)}</span>
      {value.points.map((points, i) => (
        <span key={i} class="value-points" aria-hidden="true">
          {value.per === null ? points : `${points}+`}
        </span>
      ))}
      {value.to !== "" && (
        <span class="value-points" aria-hidden="true">
          <Glyph sign={value.to === "fly_off" ? "fly_off" : "marker"} />
        </span>
      )}
      {value.extra !== null && (
        <span class="value-points value-extra" aria-hidden="true">
          +{value.extra.points}
        </span>
      )}
    </span>
  );
}

function Kind({ face, locked }: { face: PrintedCard; locked: boolean }) {
  const words = useWords();
  const { type, colour, effects, reaction } = face;
  if (type !== null) {
    return (
      <p class="face-kind">
        <Glyph sign={`token_${type}`} />
        {words.short(type)}
      </p>
    );
  }
  if (colour === null) return null;
  return (
    <p class="face-kind" data-colour={colour} data-locked={locked ? "" : undefined}>
      <span class={`zone zone-${colour}`}>{words.name(colour)}</span>
      {(effects.length > 0 || reaction !== null) &&
        words.say(locked ? "web-card-locked" : "web-card-unlocked", { zone: colour })}
    </p>
  );
}

/** A book of the Library with what it does. */
export function BookFace({ book }: { book: PrintedBook }) {
  return (
    <>
      <div class="face-head">
        <Glyph sign="book" />
        <p class="face-name">{book.name}</p>
      </div>
      <Effects effects={book.effects} />
    </>
  );
}

/** An Event Card with both halves. */
export function EventFace({ event }: { event: PrintedEvent }) {
  const words = useWords();
  return (
    <>
      <div class="face-head">
        <span class={`zone zone-${event.zone}`}>{words.name(event.zone)}</span>
        <p class="face-name">{event.name}</p>
      </div>
      <h3>{words.say("half-house")}</h3>
      <Effects effects={event.house} />
      <h3>{words.say("half-dark")}</h3>
      <Effects effects={event.dark} />
    </>
  );
}

interface EffectsProps {
  effects: readonly PrintedEffect[];
  reaction?: PrintedReaction | null;
  /** Do they not work now? */
  dimmed?: boolean;
  children?: ComponentChildren;
}

function Effects({ effects, reaction = null, dimmed = false, children }: EffectsProps) {
  const words = useWords();
  if (effects.length === 0 && reaction === null && !children) return null;
  const look = dimmed ? "effect-dimmed" : "";
  return (
    <ul class="effects">
      {children}
      {effects.map((effect, i) => (
        <li key={i} class={look}>
          {effectSentence(words, effect)}
        </li>
      ))}
      {reaction !== null && (
        <li class={`effect-reaction ${look}`}>
          <Glyph sign="reaction" />
          <span>{reactionSentence(words, reaction)}</span>
        </li>
      )}
    </ul>
  );
}
