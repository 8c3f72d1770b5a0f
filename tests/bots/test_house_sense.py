"""What a sensible House Player knows: positions in which one choice is clearly right."""

from dataclasses import replace

import pytest

from companion.games.defenders.advice.uses import is_of_use
from companion.games.defenders.core.cards import Effect, Reaction, Value
from companion.games.defenders.core.state import Lasting
from tests.games.defenders.table import GAME, Play

from .positions import chosen, go_on, infiltrate, table

SEAT, RIVAL = "gryffindor", "hufflepuff"


def shield_of(shields: dict[str, str], item: str) -> str:
    return next(space for space, asked in shields.items() if asked == item)


def test_the_second_shield_is_taken_and_wins() -> None:
    """Whatever else could be had, and whichever pawn has to go."""
    play = table()
    play.equip(SEAT)
    play.set(won={SEAT: ("coin",)}, shields={"study_hall": "coin", "near_hoops": "detector"})
    play.put(f"{SEAT}-2", "entrance_hall")
    play.turn_of(SEAT)
    play.give(SEAT, "alohomora", "copied_notes")
    go_on(play)
    assert play.is_over
    assert play.state.result.seats == (SEAT,)


def test_items_are_fetched_in_the_order_in_which_they_are_missing() -> None:
    play = table()
    play.put(f"{SEAT}-1", "long_gallery")
    play.turn_of(SEAT)
    play.give(SEAT, "alohomora")
    go_on(play)
    assert play.state.books[SEAT]


def test_a_token_is_not_given_up_for_one_that_serves_no_better() -> None:
    play = table()
    play.set(tokens={**play.state.tokens, "charms": SEAT})
    play.turn_of(SEAT)
    play.give(SEAT, "alohomora", "door_song")
    play.explore(SEAT, Value(to="spell_room"))
    play.give(SEAT, "alohomora", "door_song")
    play.move(f"{SEAT}-1", "spell_room")
    assert ("take", "token") in play.options
    assert chosen(play) == ("enough",)


def test_a_token_is_taken_where_none_is_held() -> None:
    play = table()
    play.explore(SEAT, Value(to="spell_room"))
    play.move(f"{SEAT}-1", "spell_room")
    assert chosen(play) == ("take", "token")


def test_a_full_hand_of_good_cards_is_neither_discarded_nor_replenished() -> None:
    play = table()
    play.turn_of(SEAT)
    play.give(SEAT, "door_song", "lantern_call", "alohomora", "gillyweed", "unbarring_verse")
    assert chosen(play)[0] == "explore"
    play.choose("replenish")
    assert chosen(play) == ("enough",)


def test_a_pawn_with_nothing_to_do_is_stunned_first() -> None:
    """An own one, where one must be."""
    play = table()
    play.equip(SEAT)
    play.set(shields={"study_hall": "coin"})
    play.put(f"{SEAT}-1", "banner_hall")
    play.explore(SEAT, None, Effect("stun", must=True))
    play.choose("effects")
    assert ("target", f"{SEAT}-1") in play.options
    assert chosen(play) != ("target", f"{SEAT}-1")


@pytest.mark.parametrize(("on_location", "driven_off"), [(2, True), (0, False)])
def test_the_last_pawn_but_one_is_driven_off_the_dark_location(
    on_location: int, driven_off: bool
) -> None:
    """Where it lies nobody knows but its player: any of its cards could be it. Elsewhere a Dark
    Arts Pawn is no place to end a move."""
    play = table()
    places = ["mirror_hall"] * on_location or ["hearth_room"]
    infiltrate(play, "mirror_hall", 3, *places)
    play.put(f"{SEAT}-1", "south_lawn")
    play.turn_of(SEAT)
    play.give(SEAT, "gillyweed")
    go_on(play)
    met = any(event.facts["owner"] == "dark" for event in play.happened("stunned"))
    assert met is driven_off


def displacing(is_drawn: bool) -> Play:
    """A Dark Arts Pawn was met beside the Entrance Hall, where the Dark Location may be."""
    play = table()
    if is_drawn:
        infiltrate(play, "entrance_hall", 2, "entrance_hall")
    play.explore(SEAT, Value(to="banner_hall"))
    play.put("dark-2", "banner_hall")
    play.move(f"{SEAT}-1", "banner_hall")
    assert play.pending.kind == "displace"
    return play


def test_a_pawn_is_not_moved_onto_the_dark_location() -> None:
    """It would count there: a House Player must not end the game for the other side, though it
    is the best place else."""
    assert chosen(displacing(is_drawn=False)) == ("to", "entrance_hall")
    assert chosen(displacing(is_drawn=True)) != ("to", "entrance_hall")


def test_a_tie_is_offered_when_nothing_can_be_won_any_more() -> None:
    play = table()
    play.set(final_hands=True, marker=len(play.edition.path) - 1)
    play.turn_of(SEAT)
    play.give(SEAT, "alohomora")
    assert ("offer-tie",) in play.options
    assert chosen(play) == ("offer-tie",)


def test_no_tie_is_offered_while_the_game_can_be_won() -> None:
    play = table()
    play.equip(SEAT)
    play.set(final_hands=True, marker=len(play.edition.path) - 1)
    play.set(won={SEAT: ("coin",)}, shields={"study_hall": "coin"})
    play.put(f"{SEAT}-2", "entrance_hall")
    play.turn_of(SEAT)
    play.give(SEAT, "alohomora")
    assert ("offer-tie",) in play.options
    assert chosen(play)[0] == "explore"


def bumped_at(place: str, card: str) -> tuple[str | int, ...]:
    """What a House Player with this card does when the pawn at a place is about to be bumped."""
    play = table()
    play.equip(SEAT)
    play.set(shields={"study_hall": "coin"})
    play.put(f"{SEAT}-1", place)
    play.set(unseen=frozenset((SEAT,)))
    play.turn_of("dark")
    play.give(SEAT, card)
    play.put("dark-1", "iron_gates")
    play.explore("dark", Value((20,)))
    play.move("dark-1", place)
    assert play.pending.kind == "reaction"
    return chosen(play)


def test_a_bump_is_answered_where_much_is_lost() -> None:
    assert bumped_at("banner_hall", "paper_double") == ("react", "paper_double")


def test_a_reaction_is_kept_where_little_is_lost() -> None:
    """A card that leaves the game when it is used is worth more than a pawn one step from the
    Great Hall."""
    assert bumped_at("long_gallery", "paper_double") == ("pass",)


@pytest.mark.parametrize(("effect", "answer"), [("skip", "react"), ("discard", "pass")])
def test_an_effect_is_answered_by_what_it_costs(effect: str, answer: str) -> None:
    """To lose a turn is worse than to lose a card, which the answer itself costs too."""
    play = table()
    play.set(unseen=frozenset((SEAT,)))
    play.turn_of("dark")
    play.give(SEAT, "countersign", "alohomora")
    play.explore("dark", None, Effect(effect, who="house"))  # type: ignore[arg-type] # a name of the table
    go_on(play, until="reaction")
    assert play.pending.seat == SEAT
    assert chosen(play)[0] == answer


def offered_choice(*choices: tuple[Effect, ...], **fields: object) -> tuple[str | int, ...]:
    """What is chosen of several things that a card does, once these hold."""
    play = table(SEAT, RIVAL)
    play.set(**fields)
    play.explore(SEAT, Value(to="library"), Effect("choose", choices=choices))
    play.choose("effects")
    return chosen(play)


@pytest.mark.parametrize(("held", "answer"), [((), 1), ((RIVAL,), 0)])
def test_of_a_rival_the_item_is_taken_that_is_worth_most_and_there(
    held: tuple[str, ...], answer: int
) -> None:
    coin = Effect("take", what="coin", who="rival")
    token = Effect("take", what="token", who="rival")
    tokens = {**table().state.tokens, "charms": RIVAL}
    chosen_one = offered_choice((coin,), (token,), coins=frozenset(held), tokens=tokens)
    assert chosen_one == ("choose", answer)


def test_no_coin_is_taken_by_who_has_one() -> None:
    choices = (Effect("take", what="coin", who="rival"),), (Effect("draw"),)
    assert offered_choice(*choices, coins=frozenset((SEAT, RIVAL))) == ("choose", 1)


def test_a_token_is_handed_in_for_a_scroll_and_no_book_for_a_card() -> None:
    """A trade by the worth of what goes and of what comes."""
    book, _, *_ = table().edition.books
    for_scroll = Effect("gain", what="scroll"), Effect("relinquish", what="token", must=True)
    for_card = Effect("draw"), Effect("give", what="book", who="rival", must=True)
    held = {
        "tokens": {**table().state.tokens, "charms": SEAT},
        "books": {SEAT: book, RIVAL: ""},
        "locations": {SEAT: ("archive", "owlery"), RIVAL: ()},
    }
    assert offered_choice(for_scroll, for_card, **held) == ("choose", 0)
    assert offered_choice(for_card, (Effect("stun", must=True),), **held) == ("enough",)


@pytest.mark.parametrize(
    ("held", "goes"),
    [({"coin", "token"}, "token"), ({"coin", "scroll"}, "scroll"), ({"coin"}, "coin")],
)
def test_the_item_goes_that_is_missed_least_and_the_detector_last(
    held: set[str], goes: str
) -> None:
    relinquish = Effect("relinquish", what="any", must=True)
    play = table(SEAT, RIVAL)
    play.set(
        detector=SEAT,
        coins=frozenset((SEAT,)) if "coin" in held else frozenset(),
        scrolls={SEAT: int("scroll" in held), RIVAL: 0},
        tokens={**play.state.tokens, "charms": SEAT if "token" in held else ""},
    )
    play.explore(SEAT, None, relinquish)
    play.choose("effects")
    assert ("item", "detector") in play.options
    assert chosen(play) == ("item", goes)


@pytest.mark.parametrize(("loyalty", "detector", "answer"), [(3, "", 0), (7, SEAT, 1)])
def test_the_advanced_row_is_worth_more_to_who_climbs_the_loyalty_track(
    loyalty: int, detector: str, answer: int
) -> None:
    choices = (Effect("acquire", what="advanced"),), (Effect("draw", 2),)
    track = {SEAT: loyalty, RIVAL: 1}
    assert offered_choice(*choices, loyalty=track, detector=detector) == ("choose", answer)


def negating(play: Play, value: Value, *effects: Effect) -> str:
    """A card that answers a bump, which a House Player may have acquired unseen."""
    negate = Reaction("bump", (Effect("negate"),))
    card = play.card(value, *effects, type="charms", reaction=negate)
    acquirable = (*play.edition.decks.house_acquire, card)
    decks = play.edition.decks._replace(house_acquire=acquirable)
    play.edition = play.state.edition = replace(play.edition, decks=decks)
    play.set(unseen=frozenset((SEAT,)))
    play.turn_of("dark")
    play.give(SEAT, card)
    return card


def about_to_bump(play: Play, pawn: str) -> None:
    play.put("dark-1", "iron_gates")
    play.explore("dark", Value((20,)))
    play.move("dark-1", play.state.places[pawn])
    assert (play.pending.kind, play.pending.seat) == ("reaction", SEAT)


def test_a_bump_that_costs_the_game_is_answered_with_the_best_card() -> None:
    """Of final hands no card comes back; a pawn near the last Defence Shield is worth it."""
    for won, answer in (((), "pass"), (("detector",), "react")):
        play = table()
        play.equip(SEAT)
        play.set(won={SEAT: won}, shields={"study_hall": "coin"}, final_hands=True)
        play.put(f"{SEAT}-1", "banner_hall")
        negating(play, Value((5, 6)), Effect("draw", 8))
        about_to_bump(play, f"{SEAT}-1")
        assert chosen(play)[0] == answer


def test_what_happens_to_others_is_no_reason_to_answer() -> None:
    for pawn, answer in ((f"{SEAT}-1", "react"), (f"{RIVAL}-1", "pass")):
        play = table(SEAT, RIVAL)
        play.put(pawn, "banner_hall")
        negating(play, Value((1,)))
        play.give(RIVAL)
        about_to_bump(play, pawn)
        assert chosen(play)[0] == answer


def test_a_pawn_that_can_walk_goes_where_one_that_lies_cannot() -> None:
    play = table()
    play.put(f"{SEAT}-1", "quiet_walk")
    play.put(f"{SEAT}-2", "kitchen_garden")
    play.set(stunned=frozenset((f"{SEAT}-1", f"{SEAT}-3")))
    play.turn_of(SEAT)
    play.give(SEAT, play.card(Value((2,)), type="charms"))
    go_on(play)
    assert play.state.places[f"{SEAT}-2"] != "kitchen_garden"


def test_of_a_hand_the_weakest_card_is_lost() -> None:
    play = table()
    weak, strong = play.card(Value((1,)), type="charms"), play.card(Value((5,)), type="charms")
    play.give(SEAT, strong, weak)
    play.event(Effect("discard"))
    play.set(marker=next(n for n, s in enumerate(play.edition.path) if s.event) - 1)
    play.advance()
    assert play.pending.kind == "loss"
    assert chosen(play) == ("discard", weak)


def test_a_shield_is_asked_for_last_where_there_is_more_to_be_had() -> None:
    """What is won before it may count for it."""
    play = table()
    play.equip(SEAT)
    play.set(shields={"far_hoops": "coin"})
    play.explore(SEAT, Value(to="far_hoops"))
    play.move(f"{SEAT}-1", "far_hoops")
    assert {("take", "shield"), ("take", "draw")} <= set(play.options)
    assert chosen(play) == ("take", "draw")


def test_what_holds_already_is_of_no_use() -> None:
    bar = Effect("bar", what="deploy", who="dark")
    play = table()
    assert is_of_use(GAME.view(play.state, SEAT), "dark", bar)
    play.set(lasting=(Lasting(SEAT, "dark", "bar", "deploy", "alohomora"),))
    assert not is_of_use(GAME.view(play.state, SEAT), "dark", bar)
