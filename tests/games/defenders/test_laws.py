"""What holds in every state of every game, on random play from printed seeds."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from companion.editions.boxes import open_box
from companion.games.defenders.core.definitions import HOUSES
from companion.games.defenders.core.house_rules import SWITCHABLE
from companion.games.defenders.core.state import State
from companion.games.kernel.box import Box
from companion.games.kernel.decisions import NOBODY, Decision, Event, Pending
from companion.games.kernel.decks import UNIDENTIFIED
from companion.games.kernel.port import digest
from companion.games.kernel.rulings import Refused
from companion.words import Words

from . import laws
from .positions import KINDS, every_state, positions
from .rich import RICH, RICHES
from .sayable import asked, everything_sayable, some_answers
from .table import BOX, GAME, Play, refuses

DECKS = BOX.edition.decks
WORDS = Words(BOX.names)
TRAINING = open_box("training")
BOXES = {"training": TRAINING, "rich": RICH, "richest": RICHES[3]}


def examples() -> Iterator[tuple[State, Pending]]:
    """Positions of every kind of question, and what is asked."""
    for states in positions().values():
        for state in states:
            yield state, asked(state)


@pytest.mark.parametrize(
    "houses", [1, *(pytest.param(n, marks=pytest.mark.slow) for n in (2, 3, 4))]
)
@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())
def test_random_games_keep_all_laws(box: Box, houses: int) -> None:
    laws.follow(every_state(houses, *HOUSES[:houses], box=box), thorough=50)


@pytest.mark.slow
@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())
def test_games_by_other_readings_and_with_decks_on_paper_keep_all_laws(box: Box) -> None:
    paper = ("dark", "slytherin")
    for seed, rulings in enumerate((SWITCHABLE, SWITCHABLE[::2])):
        games = every_state(seed, *HOUSES[:3], box=box, rulings=rulings, paper=paper[seed:])
        laws.follow(games, thorough=50)


def test_a_game_begins_with_what_is_printed_on_its_box() -> None:
    for box in BOXES.values():
        decks = box.edition.decks
        starters = decks.house_starter * 2 + decks.dark_starter
        state = next(every_state(1, *HOUSES[:2], box=box))
        assert laws.all_cards(state) == Counter(
            (*starters, *decks.house_acquire, *decks.dark_acquire)
        )
        papers = (*decks.library, *decks.house_locations, *decks.dark_locations)
        assert laws.all_papers(state) == Counter(papers)


def test_every_kind_of_question_is_among_the_examples() -> None:
    assert set(positions()) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_an_option_is_offered_exactly_if_explain_allows_it(kind: str) -> None:
    for state in positions()[kind]:
        laws.options_are_what_explain_allows(state)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_offered_is_refused_and_says_why(kind: str) -> None:
    """By the ruling that explains it, with a sentence, and with nothing touched."""
    for state in positions()[kind][:2]:
        pending = asked(state)
        before = digest(GAME.to_json(state))
        for choice in everything_sayable(state) - set(GAME.options(state, pending)):
            with pytest.raises(Refused) as refused:
                GAME.apply(state, Decision(pending.seat, pending.serial, choice))
            ruling = refused.value.ruling
            assert ruling == GAME.explain(state, pending.seat, [choice])
            assert WORDS.say(ruling.key, ruling.facts) != ruling.key
        assert digest(GAME.to_json(state)) == before


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_offered_is_taken_and_leaves_the_state_before_it(kind: str) -> None:
    for state in positions()[kind]:
        pending = asked(state)
        before = digest(GAME.to_json(state))
        for choice in some_answers(state):
            ruling = GAME.explain(state, pending.seat, [choice])
            assert WORDS.say(ruling.key, ruling.facts) != ruling.key
            after, events = GAME.apply(state, Decision(pending.seat, pending.serial, choice))
            assert digest(GAME.to_json(after)) != before
            assert all(map(has_rule_and_sentence, events))
        assert digest(GAME.to_json(state)) == before


def has_rule_and_sentence(event: Event) -> bool:
    key = f"event-{event.key}"
    return event.rule in GAME.rules() and WORDS.say(key, event.facts) != key


def test_every_question_has_a_rule_and_its_sentences() -> None:
    for _, pending in examples():
        assert pending.rule in GAME.rules()
        for key in (f"ask-{pending.kind}", f"waiting-{pending.kind}"):
            assert pending.seat in NOBODY or WORDS.say(key, pending.facts) != key


@pytest.mark.parametrize("kind", KINDS)
def test_a_saved_game_goes_on_exactly_as_before(kind: str) -> None:
    for state in positions()[kind]:
        laws.can_be_saved(state)


def test_every_state_of_a_game_has_a_name_of_its_own() -> None:
    names = [digest(GAME.to_json(state)) for state in every_state(3, "gryffindor", box=RICH)]
    assert len(set(names)) == len(names)


def test_a_question_that_is_not_asked_now_has_no_options() -> None:
    for state, pending in examples():
        assert GAME.options(state, replace(pending, serial=pending.serial + 1)) == ()


def test_a_deck_on_paper_is_unidentified_until_its_cards_are_played() -> None:
    play = Play(paper=["gryffindor"])
    assert play.state.hands["gryffindor"] == (UNIDENTIFIED,) * 5
    explores = {choice[1] for choice in play.options if choice[0] == "explore"}
    assert explores == set(DECKS.house_starter)
    play.choose("explore", "quiet_steps")
    assert "quiet_steps" in play.state.played["gryffindor"]
    assert play.state.paper["gryffindor"].count("quiet_steps") == 0
    assert refuses(play, "explore", "quiet_steps")


def test_a_view_names_the_event_that_is_being_resolved() -> None:
    play = Play()
    assert GAME.view(play.state, "screen")["event"] is None
    play.set(marker=1)
    event = play.event()
    play.advance()
    assert GAME.view(play.state, "screen")["event"] == event
