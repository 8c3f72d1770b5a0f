"""What the host can set right: any of it is accepted, and none of it tells what is hidden."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from companion.games.defenders.cards import Value
from companion.games.defenders.corrections import (
    correctables,
    is_between_actions,
    known_cards,
)
from companion.games.defenders.definitions import DARK, HOUSES
from companion.games.defenders.piles import OWN, Pile, content
from companion.games.defenders.state import State
from companion.games.kernel.decisions import Choice
from companion.games.kernel.positions import Correctable
from companion.games.kernel.rulings import Refused, Ruling
from companion.words import Words

from .positions import every_state
from .rich import RICH
from .table import BOX, GAME, Play
from .test_position import everything

WORDS = Words(BOX.names)


def states() -> Iterator[State]:
    random = Random(3)
    for seed in range(4):
        for state in every_state(seed, *HOUSES[: 1 + seed], box=(RICH, BOX)[seed % 2]):
            if state.result is None and random.random() < 0.03:
                yield state


def entry(state: State, *begins: str) -> Correctable:
    (found,) = (each for each in correctables(state) if each.begins == begins)
    return found


def an_example(correctable: Correctable, random: Random) -> Choice:
    count = random.randint(correctable.least, correctable.most)
    return (*correctable.begins, *random.sample(correctable.choices, count))


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
            assert events[0].key.startswith("corrected-")
            key = f"event-{events[0].key}"
            assert WORDS.say(key, events[0].facts) != key
    for why, facts in ((ruling.key, ruling.facts) for ruling in refusals):
        assert why.startswith("position-") or why == "refused-WIN-4-stuck"
        assert WORDS.tell(why, facts) != why
    assert set(accepted) == {each.begins[0] for state in states() for each in correctables(state)}


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
        assert view["hand"] == list(play.state.hands.get(reader, ()))


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
    ],
)
def test_everything_else_is_told_in_words(choice: Choice, said: str) -> None:
    _, (event,) = GAME.correct(Play("gryffindor", "slytherin").state, choice)
    assert said in WORDS.say(f"event-{event.key}", event.facts)
    assert not GAME.hides(event)


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
        ("turn", "dark"),
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
