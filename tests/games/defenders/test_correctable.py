"""What the host can set right: any of it is accepted, and none of it tells what is hidden."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest

from companion.games.defenders.core.cards import Card, Effect, Value
from companion.games.defenders.core.definitions import DARK, HOUSES
from companion.games.defenders.core.state import State
from companion.games.defenders.positions.correctables import (
    correctables,
    is_between_actions,
    known_cards,
)
from companion.games.defenders.positions.piles import OWN, Pile, content
from companion.games.kernel.agenda import push
from companion.games.kernel.box import Box
from companion.games.kernel.decisions import CHANCE, ORDER, Choice, Decision
from companion.games.kernel.port import digest
from companion.games.kernel.positions import Correctable
from companion.games.kernel.rulings import Refused, Ruling
from companion.words import Words

from .laws import pawns_stand_where_they_may, pieces_are_conserved, somebody_can_answer
from .positions import every_state
from .rich import RICH
from .table import BOX, GAME, Play
from .test_position import everything

WORDS = Words(BOX.names)


def with_texts(box: Box) -> Box:
    """The same box, where everything says something first that only the table can do."""
    edition, text = box.edition, (Effect("text", what="Whatever.", must=True),)
    return box._replace(
        edition=replace(
            edition,
            cards={card.id: _saying(card, text) for card in edition.cards.values()},
            books={
                book.id: book._replace(effects=(*text, *book.effects))
                for book in edition.books.values()
            },
            events={
                event.id: event._replace(house=(*text, *event.house), dark=(*text, *event.dark))
                for event in edition.events.values()
            },
        )
    )


def _saying(card: Card, text: tuple[Effect, ...]) -> Card:
    if card.reaction is None:
        return replace(card, effects=(*text, *card.effects))
    reaction = replace(card.reaction, effects=(*text, *card.reaction.effects))
    return replace(card, reaction=reaction)


BOXES = (RICH, BOX, with_texts(RICH), with_texts(RICH))


@lru_cache
def states() -> tuple[State, ...]:
    """Some states of random games."""
    random = Random(3)
    return tuple(
        state
        for seed, box in enumerate(BOXES)
        for state in every_state(seed, *HOUSES[: 1 + seed], box=box)
        if state.result is None and random.random() < (0.2 if is_saying(state) else 0.02)
    )


def is_saying(state: State) -> bool:
    """Does it wait for the table to do what a text says, with something else in work beneath?"""
    beneath = {kind for kind, *_ in state.agenda[:-1]}
    is_text = bool(state.agenda) and state.agenda[-1][:2] == ("effect", "text")
    return is_text and bool(beneath - {"turn", "card", "effect"})


def entry(state: State, *begins: str) -> Correctable:
    (found,) = (each for each in correctables(state) if each.begins == begins)
    return found


def an_example(correctable: Correctable, random: Random) -> Choice:
    count = random.randint(correctable.least, correctable.most)
    return (*correctable.begins, *random.sample(correctable.choices, count))


@pytest.mark.slow
def test_what_is_offered_is_accepted_and_keeps_every_card() -> None:
    random, accepted, refusals = Random(4), Counter[str](), list[Ruling]()
    for state in states():
        for correctable in GAME.correctable(state):
            choice = an_example(correctable, random)
            try:
                after, events = GAME.correct(state, choice)
            except Refused as refused:
                refusals.append(refused.ruling)
                continue
            accepted[str(choice[0])] += 1
            assert everything(after) == everything(state), choice
            pieces_are_conserved(after)
            assert events[0].key.startswith("corrected-")
            key = f"event-{events[0].key}"
            assert WORDS.say(key, events[0].facts) != key
    for why, facts in ((ruling.key, ruling.facts) for ruling in refusals):
        assert why.startswith("position-") or why == "refused-WIN-4-stuck"
        assert WORDS.tell(why, facts) != why
    assert set(accepted) == {each.begins[0] for state in states() for each in correctables(state)}


def test_what_was_set_right_is_so_again_in_a_replay() -> None:
    random = Random(8)
    for state in states():
        again = GAME.from_json(state.edition, GAME.to_json(state))
        for correctable in random.sample(GAME.correctable(state), 8):
            choice = an_example(correctable, random)
            assert told_exactly(again, choice) == told_exactly(state, choice), choice


def told_exactly(state: State, choice: Choice) -> object:
    try:
        after, events = GAME.correct(state, choice)
    except Refused as refused:
        return refused.ruling
    return digest(GAME.to_json(after)), events


def test_a_game_goes_on_after_whatever_was_set_right() -> None:
    """Whatever lies beneath what is asked bears it."""
    random = Random(9)
    for state in states():
        for correctable in random.sample(GAME.correctable(state), 8):
            try:
                after, _ = GAME.correct(state, an_example(correctable, random))
            except Refused:
                continue
            for later in some_of(after, random, 12):
                pieces_are_conserved(later)
                pawns_stand_where_they_may(later)
                somebody_can_answer(later)


def some_of(state: State, random: Random, decisions: int) -> Iterator[State]:
    """A few states of a game that goes on by chance."""
    for _ in range(decisions):
        yield state
        if state.result is not None:
            return
        pending = random.choice(GAME.pendings(state))
        choice: Choice
        if pending.seat == CHANCE:
            size = int(pending.facts["size"])
            choice = (ORDER, *random.sample(range(size), size))
        else:
            choice = random.choice(GAME.options(state, pending))
        state, _ = GAME.apply(state, Decision(pending.seat, pending.serial, choice))


@pytest.mark.slow
def test_what_stands_now_is_a_correction_that_changes_nothing() -> None:
    for state in states():
        for correctable in GAME.correctable(state):
            if correctable.now is not None and correctable.begins != ("marker",):
                after, _ = GAME.correct(state, (*correctable.begins, *correctable.now))
                assert GAME.view(after, "screen") == GAME.view(state, "screen")


def with_other_secrets(state: State, random: Random) -> State:
    """A state that nobody but its players can tell from this one: hands and decks mixed."""
    other = state.copy()
    for seat in state.seats:
        hand = state.hands[seat]
        hidden = random.sample([*hand, *state.draws[seat]], len(hand) + len(state.draws[seat]))
        other.hands = {**other.hands, seat: tuple(hidden[: len(hand)])}
        other.draws = {**other.draws, seat: tuple(hidden[len(hand) :])}
    held = [place for house in state.houses for place in state.locations[house]]
    places = iter(
        random.sample([*held, *state.location_deck], len(held) + len(state.location_deck))
    )
    other.locations = {
        house: tuple(next(places) for _ in state.locations[house]) for house in state.houses
    }
    other.location_deck = tuple(places)
    for deck in ("acquire_deck", "dark_acquire", "library_deck"):
        cards = getattr(state, deck)
        setattr(other, deck, tuple(random.sample(cards, len(cards))))
    return other


def test_what_can_be_set_right_tells_nothing_hidden() -> None:
    random = Random(5)
    for state in states():
        other = with_other_secrets(state, random)
        assert GAME.correctable(other) == GAME.correctable(state)


@pytest.mark.slow
def test_what_comes_of_it_tells_nothing_hidden() -> None:
    """Neither a refusal, nor what is told, nor what the screen shows afterwards."""
    random = Random(6)
    for state in states():
        other = with_other_secrets(state, random)
        for correctable in GAME.correctable(state):
            choice = an_example(correctable, random)
            assert told(other, choice) == told(state, choice), choice


def told(state: State, choice: Choice) -> object:
    try:
        after, events = GAME.correct(state, choice)
    except Refused as refused:
        return refused.ruling
    view = GAME.view(after, "screen")
    if choice[0] == "books":
        assert all(map(GAME.hides, events))
        view = {**view, "books": ()}  # the deck's top card may have been turned up
    return events, {**view, "pendings": [p["kind"] for p in view["pendings"]]}


def test_everybody_knows_no_more_than_what_a_player_has() -> None:
    for state in states():
        for seat in state.seats:
            own = Counter(card for name in OWN for card in content(state, Pile(name, seat)))
            assert not Counter(known_cards(state, seat)) - own


def test_a_hand_is_set_right_without_being_told() -> None:
    play = Play("gryffindor", "slytherin")
    hand = ("hands", "slytherin", "alohomora", "gillyweed")
    state, events = GAME.correct(play.state, hand)
    assert state.hands["slytherin"] == ("alohomora", "gillyweed")
    (event,) = events
    assert event.facts == {"seat": "slytherin", "count": 2}
    assert GAME.hides(event)
    assert entry(state, "hands", "slytherin").now is None
    for reader in ("screen", "gryffindor", DARK):
        view = GAME.view(state, reader)
        assert view["hand"] == play.state.hands.get(reader, ())


def test_location_cards_are_set_right_without_being_told() -> None:
    play = Play("gryffindor", "slytherin")
    held = play.state.locations["slytherin"]
    state, (event,) = GAME.correct(play.state, ("locations", "gryffindor", *held))
    assert state.locations["gryffindor"] == held
    assert len(state.locations["slytherin"]) == 3
    assert GAME.hides(event)
    assert event.facts == {"seat": "gryffindor", "count": 3}


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        (("detector", "slytherin"), "Slytherin holds the Dark Detector"),
        (("detector", "none"), "nobody holds"),
        (("coins", "slytherin", 1), "Slytherin holds a D.A. Coin"),
        (("scrolls", "slytherin", 1), "1 Parchment Scroll."),
        (("tokens", "charms", "slytherin"), "Slytherin holds the Charms Hogwarts Token"),
        (("house_markers", "slytherin", DARK), "is with the Dark Arts Player"),
        (("skips", DARK, 1), "skips 1 turn."),
        (("shields_won", "slytherin", "coin"), "Defence Shields of Slytherin"),
        (("loyalty", "slytherin", 3), "space 3 of the Loyalty Track"),
        (("marker", 2), "space 2 of the Path"),
        (("turn", "slytherin"), "the turn of Slytherin"),
        (("progress_tokens", "white", 1), "has taken the Giant Progress Token"),
        (("main_action_done", 1), "the Main Action of this turn is done"),
        (("play_again", 1), "takes another turn after this one"),
        (("extra_turn", 0), "in its order round the table"),
        (("furthest", 3), "has been on is space 3"),
        (("library_discards",), "discard pile of Library Books"),
    ],
)
def test_everything_else_is_told_in_words(choice: Choice, said: str) -> None:
    _, (event,) = GAME.correct(Play("gryffindor", "slytherin").state, choice)
    assert said in WORDS.say(f"event-{event.key}", event.facts)
    assert not GAME.hides(event)


def test_a_turn_that_has_just_begun_can_be_another_players() -> None:
    play = Play("gryffindor", "slytherin")
    assert play.state.turn == "gryffindor"
    state, _ = GAME.correct(play.state, ("turn", "slytherin"))
    (pending,) = GAME.pendings(state)
    assert (state.turn, pending.seat, pending.kind) == ("slytherin", "slytherin", "main-action")
    assert state.number == play.state.number


def test_a_turn_in_which_something_was_done_stays_its_players() -> None:
    play = Play("gryffindor", "slytherin")
    play.explore("gryffindor", Value((2,)))
    with pytest.raises(Refused):
        GAME.correct(play.state, ("turn", "slytherin"))
    play.set(agenda=play.state.agenda[:1], main_done=True)
    push(play.state, "turn", "main", "gryffindor")
    assert not [each for each in correctables(play.state) if each.begins == ("turn",)]


def test_the_dementor_comes_and_goes_with_the_dark_location_card() -> None:
    play = Play()
    play.clear()
    before, drawn = play.state.dark_location_deck, ("progress_tokens", "red", 1)
    assert entry(play.state, "progress_tokens", "red").hidden
    state, events = GAME.correct(play.state, drawn)
    assert (state.dark_location, state.needed) == (before[-1], 3)
    assert any(map(GAME.hides, events))
    assert not entry(state, "progress_tokens", "red").hidden
    again, _ = GAME.correct(state, drawn)
    assert again.dark_location == state.dark_location
    back, events = GAME.correct(state, ("progress_tokens", "red", 0))
    assert (back.dark_location, back.needed) == ("", 0)
    assert sorted(back.dark_location_deck) == sorted(before)
    assert not any(map(GAME.hides, events))


@pytest.mark.slow
def test_what_only_the_host_may_set_right_is_marked() -> None:
    """Marked is exactly what tells somebody something hidden, so that nobody is offered in vain
    to ask the table for it."""
    random = Random(7)
    for state in states():
        for correctable in GAME.correctable(state):
            choice = an_example(correctable, random)
            try:
                after, events = GAME.correct(state, choice)
            except Refused:
                continue
            changes = choice != (*correctable.begins, *(correctable.now or ()))
            if after.result is None and changes:
                assert any(map(GAME.hides, events)) == correctable.hidden, correctable


def test_everything_that_can_be_set_right_has_words_for_a_form() -> None:
    for state in states():
        for correctable in GAME.correctable(state):
            name, *of = map(str, correctable.begins)
            key = f"right-{name.replace('_', '-')}"
            wanted = [key, f"{key}.how", f"web-right-group-{correctable.group}"]
            wanted += [f"{key}.which"] if of else []
            assert [
                word for word in wanted if WORDS.say(word, {"value": 1, "of": ""}) == word
            ] == []


def test_a_new_token_replaces_the_old_one() -> None:
    state, _ = GAME.correct(Play().state, ("tokens", "charms", "gryffindor"))
    state, _ = GAME.correct(state, ("tokens", "potions", "gryffindor"))
    assert [type for type, holder in state.tokens.items() if holder] == ["potions"]


def test_the_second_scroll_takes_the_location_cards() -> None:
    state, _ = GAME.correct(Play().state, ("scrolls", "gryffindor", 2))
    assert state.locations["gryffindor"] == ()


def test_the_second_shield_wins() -> None:
    state, events = GAME.correct(Play().state, ("shields_won", "gryffindor", "coin", "detector"))
    assert state.result is not None
    assert events[-1].key == "won"


@pytest.mark.parametrize(
    "choice",
    [
        ("turn", "hufflepuff"),
        ("progress_tokens", "blue", 1),
        ("draw_decks", "gryffindor", "alohomora"),
        ("hands", "gryffindor", "alohomora", "alohomora"),
        ("hands", "gryffindor", "head_start"),
        ("hands", "nobody", "alohomora"),
        ("detector",),
        ("detector", "dark"),
        ("coins", "gryffindor", 2),
        ("acquire_row", "head_start"),
        ("stands", "dark-1", "greenhouse"),
        ("stands", "dark-1", "room_of_requirement"),
        ("house_markers", "gryffindor", DARK),
        (),
        (5,),
    ],
)
def test_what_cannot_be_is_refused(choice: Choice) -> None:
    with pytest.raises(Refused):
        GAME.correct(Play().state, choice)


def test_cards_stay_where_they_are_while_something_is_resolved() -> None:
    play = Play()
    play.explore("gryffindor", Value((2,)))
    assert not is_between_actions(play.state)
    with pytest.raises(Refused) as refused:
        GAME.correct(play.state, ("hands", "gryffindor"))
    assert refused.value.ruling.key == "position-busy"
    GAME.correct(play.state, ("detector", "gryffindor"))
