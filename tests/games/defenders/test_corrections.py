"""Corrections by the host, and what is an information boundary."""

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.definitions import DARK, POOL
from companion.games.defenders.core.pawns import pawns_at
from companion.games.defenders.core.state import Lasting, State
from companion.games.defenders.core.verbs import ENOUGH
from companion.games.kernel.decisions import Choice, Event
from companion.games.kernel.rulings import Refused
from companion.words import Words

from .table import BOX, GAME, Play

LAST = len(BOX.edition.path)
WORDS = Words(BOX.names)


def test_a_pawn_is_put_where_it_stands() -> None:
    play = Play()
    state, events = GAME.correct(play.state, ("stands", "gryffindor-1", "library"))
    assert state.places["gryffindor-1"] == "library"
    assert play.state.places["gryffindor-1"] == "great_hall"
    assert [event.key for event in events] == ["corrected-place"]


def test_a_pawn_is_laid_down_and_stood_up() -> None:
    state, _ = GAME.correct(Play().state, ("lies", "dark-1", 1))
    assert state.stunned == {"dark-1"}
    state, _ = GAME.correct(state, ("lies", "dark-1", 0))
    assert state.stunned == frozenset()


def test_the_marker_and_a_loyalty_pawn_are_put_right() -> None:
    state, _ = GAME.correct(Play().state, ("marker", 5))
    assert state.marker == 4
    state, _ = GAME.correct(state, ("loyalty", "gryffindor", 6))
    assert state.loyalty["gryffindor"] == 6
    assert state.loyal == ("gryffindor",)


@pytest.mark.parametrize(
    "choice",
    [
        ("stands", "gryffindor-1", "hogsmeade"),
        ("stands", "gryffindor-1", "pool"),
        ("stands", "nobody-1", "library"),
        ("lies", "dark-1", 2),
        ("lies", "dark-1"),
        ("marker", 0),
        ("marker", 99),
        ("loyalty", "dark", 3),
        ("loyalty", "gryffindor", 8),
        ("explore", "quiet_steps"),
    ],
)
def test_what_cannot_be_is_refused(choice: Choice) -> None:
    with pytest.raises(Refused):
        GAME.correct(Play().state, choice)


def test_seeing_what_was_hidden_is_a_boundary() -> None:
    assert GAME.hides(Event("drew", "RUL-34"))
    assert not GAME.hides(Event("moved", "MOV-1"))


def test_a_correction_never_leaves_a_question_that_nobody_can_answer() -> None:
    play = Play()
    play.explore("gryffindor", Value((2,)))
    play.choose("piece", "gryffindor-1")
    with pytest.raises(Refused) as refused:
        GAME.correct(play.state, ("lies", "gryffindor-1", 1))
    assert refused.value.ruling.key == "refused-WIN-4-stuck"


def test_a_corrected_loyalty_pawn_keeps_its_place_among_the_loyal() -> None:
    play = Play("gryffindor", "slytherin")
    play.loyal(gryffindor=5, slytherin=5)
    state, _ = GAME.correct(play.state, ("loyalty", "gryffindor", 6))
    assert state.loyal == ("gryffindor", "slytherin")


def test_a_marker_put_right_unlocks_only_what_it_reached() -> None:
    state, _ = GAME.correct(Play().state, ("marker", len(BOX.edition.path) - 1))
    state, _ = GAME.correct(state, ("marker", 1))
    assert (state.marker, state.reached) == (0, 0)


@pytest.mark.parametrize("choice", [("marker", LAST), ("final_hands", 1)])
def test_with_the_last_space_of_the_path_final_hands_begin(choice: Choice) -> None:
    """Everything that follows comes with it: PTH-4, PTH-5, PTH-7."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    hand = play.state.hands["gryffindor"][:2]
    state, _ = GAME.correct(play.state, ("hands", "gryffindor", *hand))
    state, events = GAME.correct(state, choice)
    assert (state.marker, state.reached, state.final_hands) == (LAST - 1, LAST - 1, True)
    assert state.progress == {"white", "orange", "red"}
    assert (bool(state.dark_location), state.needed) == (True, 1)
    assert len(state.hands["gryffindor"]) == 5
    assert events[0].key == "corrected-final-hands"
    assert GAME.hides(events[0])
    assert GAME.pendings(state)[0].kind == "main-action"


def test_final_hands_that_take_the_last_progress_token_can_end_the_game() -> None:
    play = Play()
    play.put("dark-1", play.state.dark_location_deck[-1])
    state, _ = GAME.correct(play.state, ("marker", LAST))
    assert state.result is not None
    assert state.result.seats == (DARK,)


def test_in_final_hands_the_marker_goes_on_the_last_space_again() -> None:
    state, _ = GAME.correct(Play().state, ("marker", LAST))
    back, _ = GAME.correct(state, ("marker", 4))
    again, (event,) = GAME.correct(back, ("marker", LAST))
    assert (again.marker, again.hands) == (LAST - 1, state.hands)
    assert event.key == "corrected-marker"


def test_final_hands_are_over_once_the_marker_is_elsewhere() -> None:
    state, _ = GAME.correct(Play().state, ("marker", LAST))
    assert refusal(state, "final_hands", 0).startswith('"final_hands" does not fit the Marker')
    state, _ = GAME.correct(state, ("quiet_rounds", 2))
    state, _ = GAME.correct(state, ("marker", 4))
    state, (event,) = GAME.correct(state, ("final_hands", 0))
    assert (state.final_hands, state.quiet) == (False, 0)
    assert not GAME.hides(event)


@pytest.mark.row("PTH-7")
def test_final_hands_do_not_begin_where_the_marker_was_never_on_the_last_space() -> None:
    """It is set right while the Event of that space is resolved."""
    play = Play()
    play.clear()
    play.set(marker=LAST - 2, reached=LAST - 2, progress=frozenset(("white", "orange")))
    play.event(Effect("discard"), zone="red")
    play.turn_of("gryffindor")
    play.choose("replenish")
    play.choose("enough")
    assert play.pending.kind == "loss"
    play.state, _ = GAME.correct(play.state, ("marker", 2))
    while play.pending.kind != "main-action":
        play.choose(*play.options[0])
    assert not play.state.final_hands


@pytest.mark.row("PTH-7")
def test_final_hands_go_on_wherever_the_marker_is() -> None:
    state, _ = GAME.correct(Play().state, ("marker", LAST))
    state, _ = GAME.correct(state, ("marker", 4))
    assert (state.marker, state.reached, state.final_hands) == (3, LAST - 1, True)
    ruling = GAME.explain(state, state.turn, [("replenish",)])
    assert ruling.rule == "PTH-7"


def test_what_the_marker_has_reached_is_put_right() -> None:
    state, _ = GAME.correct(Play().state, ("marker", 2))
    state, _ = GAME.correct(state, ("furthest", 3))
    assert (state.marker, state.reached) == (1, 2)
    for space in (1, LAST):
        refusal(state, "furthest", space)


def test_a_main_action_can_be_taken_once_more() -> None:
    play = Play()
    play.set(main_done=True)
    state, _ = GAME.correct(play.state, ("main_action_done", 0))
    (pending,) = GAME.pendings(state)
    assert pending.kind == "main-action"
    state, _ = GAME.correct(state, ("main_action_done", 1))
    assert ("end",) in GAME.options(state, GAME.pendings(state)[0])


def test_another_turn_follows_and_is_one() -> None:
    play = Play("gryffindor", "slytherin")
    play.state, _ = GAME.correct(play.state, ("play_again", 1))
    play.state, _ = GAME.correct(play.state, ("main_action_done", 1))
    play.choose("end")
    assert (play.state.turn, play.state.extra) == ("gryffindor", True)
    state, _ = GAME.correct(play.state, ("extra_turn", 0))
    assert not state.extra


def test_a_token_got_in_this_turn_cannot_be_used() -> None:
    play = Play()
    play.give("gryffindor", "alohomora")
    state, _ = GAME.correct(play.state, ("tokens", "charms", "gryffindor"))
    assert ("token",) in GAME.options(state, GAME.pendings(state)[0])
    state, _ = GAME.correct(state, ("token_got_this_turn", "gryffindor", 1))
    assert ("token",) not in GAME.options(state, GAME.pendings(state)[0])


def test_the_dark_location_is_put_right_without_being_told() -> None:
    play = Play()
    play.clear()
    state, _ = GAME.correct(play.state, ("progress_tokens", "red", 1))
    other = state.dark_location_deck[0]
    state, (event,) = GAME.correct(state, ("dark_location", other))
    assert state.dark_location == other
    assert (GAME.hides(event), event.facts) == (True, {})
    state, _ = GAME.correct(state, ("dark_pawns_needed", 2))
    assert state.needed == 2


def test_fewer_pawns_needed_can_end_the_game() -> None:
    play = Play()
    play.clear()
    play.set(progress=frozenset(("white", "orange")))
    play.put("dark-1", play.state.dark_location_deck[-1])
    state, _ = GAME.correct(play.state, ("progress_tokens", "red", 1))
    assert state.result is None
    state, _ = GAME.correct(state, ("dark_pawns_needed", 1))
    assert state.result is not None


def barring() -> Play:
    """The Dark Arts Player has a card that bars from passages."""
    play = Play("gryffindor", "slytherin")
    play.card(None, Effect("bar", what="passage", who="each_house"), colour="white")
    return play


def test_what_holds_for_a_while_is_put_right() -> None:
    play = barring()
    *_, card = play.edition.cards
    play.set(permits=play.state.permits.through("red"))
    bar = f"bar passage dark {card}"
    state, _ = GAME.correct(play.state, ("lasting", "slytherin", bar))
    assert state.permits.passages == ("red",)
    state, events = GAME.correct(play.state, ("lasting", "gryffindor", bar))
    assert state.lasting == (Lasting(DARK, "gryffindor", "bar", "passage", card),)
    assert state.permits.passages == ()
    assert [event.key for event in events] == ["corrected-lasting", "lasting"]
    state, (event,) = GAME.correct(state, ("lasting", "gryffindor"))
    assert (state.lasting, event.key) == ((), "corrected-lasting")


def test_it_ends_with_the_turn_of_whoever_brought_it_about() -> None:
    play = barring()
    *_, card = play.edition.cards
    play.state, _ = GAME.correct(play.state, ("lasting", "slytherin", f"bar passage dark {card}"))
    play.turn_of("slytherin")
    assert play.state.lasting
    play.turn_of(DARK)
    assert not play.state.lasting


def test_what_holds_already_stays_in_its_order() -> None:
    play = barring()
    *_, card = play.edition.cards
    bars = [Lasting(DARK, on, "bar", "passage", card) for on in ("slytherin", "gryffindor")]
    play.set(lasting=(*bars, bars[0]))
    bar = f"bar passage dark {card}"
    state, (event,) = GAME.correct(play.state, ("lasting", "slytherin", bar, bar))
    assert state.lasting == (*bars, bars[0])
    assert event.facts == {"seat": "slytherin", "count": 2}
    state, _ = GAME.correct(play.state, ("lasting", "slytherin", bar))
    assert state.lasting == tuple(bars)


@pytest.mark.parametrize(
    "word",
    [
        "bar passage slytherin {}",  # it is the Dark Arts Player's card
        "bar learn dark {}",  # it bars from passages
        "protect effects dark {}",
        "bar passage dark alohomora",
    ],
)
def test_only_what_is_printed_can_hold(word: str) -> None:
    play = barring()
    *_, card = play.edition.cards
    refusal(play.state, "lasting", "gryffindor", word.format(card))


def a_text(*further: Effect) -> Play:
    """A card that says something only the table can do, and then does the rest."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.explore("gryffindor", Value((1,)), Effect("text", what="Whatever."), *further)
    play.choose("effects")
    assert play.pending.kind == "text"
    return play


def test_a_text_may_mean_whatever_can_hold() -> None:
    play = a_text()
    *_, card = play.edition.cards
    for word in ("protect effects", "bar learn", "protect bump"):
        GAME.correct(play.state, ("lasting", "slytherin", f"{word} gryffindor {card}"))
    refusal(play.state, "lasting", "slytherin", f"bar deploy gryffindor {card}")
    refusal(play.state, "lasting", DARK, f"bar learn gryffindor {card}")
    play.decline("text", "move-pawn", "move-pawn-to", "free-action", "card")
    assert play.state.turn == "slytherin"
    refusal(play.state, "lasting", "slytherin", f"bar learn gryffindor {card}")


@pytest.mark.parametrize(
    "choice",
    [
        ("hands", "slytherin", "gillyweed"),
        ("play_again", 1),
        ("main_action_done", 0),
        ("progress_tokens", "white", 1),
        ("shields_won", "slytherin", "coin"),
        ("final_hands", 1),
    ],
)
def test_while_the_table_does_what_a_text_says_it_is_set_right(choice: Choice) -> None:
    play = a_text(Effect("loyalty", must=True))
    play.state, events = GAME.correct(play.state, choice)
    assert events[0].key.startswith("corrected-")
    assert play.pending.kind == "text"
    play.choose("done")
    assert play.state.loyalty["gryffindor"] == 2


def test_a_turn_stays_its_players_while_a_text_is_done() -> None:
    assert refusal(a_text().state, "turn", "slytherin").startswith(
        "Something was done in this turn"
    )
    play = Play("gryffindor", "slytherin")
    play.event(Effect("text", what="Whatever."))
    play.advance(1 + next(at for at, space in enumerate(BOX.edition.path) if space.event))
    assert play.pending.kind == "text"
    refusal(play.state, "turn", "slytherin")


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        (("draw_decks", "gryffindor", "alohomora"), "face-down deck"),
        (("event_decks", "white"), "face-down deck"),
        (("location_deck", "library"), "face-down deck"),
        (("dark_pawns_needed", 2), "not drawn yet"),
        (("dark_location", "spell_room"), "not drawn yet"),
        (("quiet_rounds", 1), "have not begun"),
        (("token_got_this_turn", "gryffindor", 1), "holds no Hogwarts Token"),
        (("pawns", "gryffindor", "library"), "from the lists"),
    ],
)
def test_a_refusal_says_what_to_set_right_instead(choice: Choice, said: str) -> None:
    assert said in refusal(Play().state, *choice)


def test_what_only_goes_on_in_a_game_is_not_set_right_after_it() -> None:
    state, _ = GAME.correct(Play().state, ("shields_won", "gryffindor", "coin", "detector"))
    assert refusal(state, "play_again", 1).startswith("The game is over")


def refusal(state: State, *choice: str | int) -> str:
    """The sentence against a correction."""
    with pytest.raises(Refused) as refused:
        GAME.correct(state, choice)
    ruling = refused.value.ruling
    said = WORDS.tell(ruling.key, ruling.facts)
    assert said != ruling.key
    return said


def test_a_pawn_put_into_the_pool_stands() -> None:
    state, _ = GAME.correct(Play().state, ("lies", "dark-1", 1))
    state, _ = GAME.correct(state, ("stands", "dark-1", "pool"))
    assert state.stunned == frozenset()
    with pytest.raises(Refused):
        GAME.correct(state, ("lies", "dark-1", 1))


def test_a_win_is_a_boundary_for_it_shows_the_dark_location() -> None:
    assert GAME.hides(Event("won", "WIN-2", {"seat": "dark"}))


@pytest.mark.row("MOV-14")
@pytest.mark.parametrize("must", [True, False])
def test_a_pawn_is_put_right_while_the_last_of_the_pool_is_asked_about(must: bool) -> None:
    """Who must deploy one would have none; who may, leaves it."""
    play = Play()
    play.clear()
    last, *others = pawns_at(play.state, POOL)
    for pawn in others:
        play.put(pawn, "lake_shore")
    play.explore("dark", None, Effect("deploy", must=must))
    play.choose("effects")
    if must:
        assert "nobody could answer" in refusal(play.state, "stands", last, "courtyard")
    else:
        play.state, _ = GAME.correct(play.state, ("stands", last, "courtyard"))
        assert play.options == (ENOUGH,)
        play.choose(*ENOUGH)
        assert play.state.places[last] == "courtyard"
