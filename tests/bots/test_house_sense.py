"""What a sensible House Player knows: positions in which one choice is clearly right."""

import pytest

from companion.games.defenders.core.cards import Effect, Value

from .positions import chosen, go_on, infiltrate, table

SEAT = "gryffindor"


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


def test_a_pawn_is_not_moved_onto_the_dark_location() -> None:
    """It would count there: a House Player must not end the game for the other side."""
    play = table()
    infiltrate(play, "dumbledores_office", 2, "mirror_hall", "bell_tower")
    play.set(dark_location="mirror_hall")
    play.explore(SEAT, Value(to="south_lawn"))
    play.put("dark-2", "south_lawn")
    play.move(f"{SEAT}-1", "south_lawn")
    assert ("to", "mirror_hall") in play.options
    assert chosen(play) != ("to", "mirror_hall")


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
