"""Bumps (DRK-4 to DRK-7) and their rulings."""

import pytest

from companion.games.defenders.core.cards import Effect, Value

from .table import GAME, Play, refuses

YARD = "courtyard"


def bumped(play: Play | None = None, pawn: str = "gryffindor-1", dark: str = "dark-1") -> Play:
    """A Dark Arts Pawn has ended its move on this House Pawn in the courtyard."""
    play = play or Play()
    play.put(pawn, YARD)
    play.land(dark, YARD)
    return play


@pytest.mark.row("DRK-5", "DRK-4")
def test_p20_the_house_pawn_goes_home_and_the_dark_pawn_to_the_pool() -> None:
    play = bumped()
    assert play.state.places["gryffindor-1"] == "great_hall"
    assert play.state.places["dark-1"] == "pool"


@pytest.mark.row("DRK-5", "DRK-7")
def test_p20_the_house_marker_goes_to_the_dark_arts_player() -> None:
    play = Play("gryffindor", "slytherin")
    bumped(play)
    assert play.state.markers == {"gryffindor": "dark", "slytherin": "slytherin"}


@pytest.mark.row("DRK-7", "PTH-1")
def test_p22_all_markers_advance_the_path_and_go_back() -> None:
    play = Play("gryffindor", "slytherin")
    play.set(markers={"gryffindor": "gryffindor", "slytherin": "dark"})
    bumped(play)
    assert play.state.marker == 1
    assert play.state.markers == {"gryffindor": "gryffindor", "slytherin": "slytherin"}


@pytest.mark.row("DRK-4")
def test_p20_of_several_pawns_the_dark_arts_player_picks_one() -> None:
    play = Play("gryffindor", "slytherin")
    play.put("slytherin-2", YARD)
    bumped(play)
    assert set(play.options) == {("target", "gryffindor-1"), ("target", "slytherin-2")}
    play.choose("target", "slytherin-2")
    assert play.state.places["gryffindor-1"] == YARD


@pytest.mark.row("DRK-6", "SET-15")
def test_p20_the_reward_is_one_of_two_cards_and_known_to_nobody_else() -> None:
    play = Play("gryffindor", "slytherin")
    deck = play.state.dark_acquire
    bumped(play)
    assert play.pending.kind == "reward"
    top, below = deck[-1], deck[-2]
    for reader in ("gryffindor", "screen"):
        (pending,) = GAME.view(play.state, reader)["pendings"]
        assert pending["options"] is None
    play.choose("keep", below)
    assert "dark" in play.state.unseen
    assert play.state.draws["dark"][-1] == below
    assert play.state.dark_acquire == (top, *deck[:-2])


@pytest.mark.row("DRK-6", "RUL-23")
def test_p20_the_reward_comes_once_a_turn() -> None:
    play = Play("gryffindor", "slytherin")
    play.put("gryffindor-1", YARD)
    play.put("slytherin-1", "library")
    play.put("dark-1", "forest_edge")
    play.put("dark-2", "dungeons")
    play.explore("dark", Value((1, 1)))
    play.choose("value", 1)
    play.move("dark-1", YARD)
    play.choose(*play.options[0])
    play.move("dark-2", "library")
    assert len(play.happened("bumped")) == 2
    assert len(play.happened("rewarded")) == 1


@pytest.mark.row("RUL-26")
def test_ruling_a_single_card_is_taken() -> None:
    play = Play("gryffindor", "slytherin")
    play.set(dark_acquire=("only",))
    bumped(play)
    assert play.state.draws["dark"][-1] == "only"
    assert play.state.dark_acquire == ()


@pytest.mark.row("RUL-26")
def test_ruling_without_a_card_there_is_no_reward() -> None:
    play = Play("gryffindor", "slytherin")
    play.set(dark_acquire=())
    before = play.state.draws["dark"]
    bumped(play)
    assert not play.happened("rewarded")
    assert play.state.draws["dark"] == before


@pytest.mark.row("RUL-22", "RUL-21")
def test_ruling_a_stunned_pawn_is_bumped_and_stays_stunned() -> None:
    play = Play("gryffindor", "slytherin")
    play.set(stunned=frozenset({"gryffindor-1"}))
    bumped(play)
    assert play.state.stunned == {"gryffindor-1"}


@pytest.mark.row("RUL-24")
def test_ruling_a_bump_on_the_dark_location_takes_the_pawn_off_the_board() -> None:
    play = Play()
    play.set(progress=frozenset({"white", "orange", "red"}), needed=1, dark_location=YARD)
    bumped(play)
    assert GAME.result(play.state) is None
    assert play.state.places["dark-1"] == "pool"


@pytest.mark.row("RUL-25")
def test_ruling_the_second_value_never_moves_the_pawn_that_bumped() -> None:
    play = Play()
    play.put("gryffindor-1", YARD)
    play.put("dark-1", "forest_edge")
    play.explore("dark", Value((1, 2)))
    play.choose("value", 1)
    play.move("dark-1", YARD)
    while play.pending.kind in ("reward", "event"):
        play.choose(*play.options[0])
    assert play.pending.kind == "move-pawn"
    assert refuses(play, "piece", "dark-1") == "MOV-3"


@pytest.mark.row("MOV-11")
def test_p10_a_protected_area_protects() -> None:
    play = Play()
    play.put("gryffindor-1", "hagrids_hut")
    play.explore("dark", Value((5,)))
    for pawn in ("dark-1", "dark-2", "dark-3", "dark-4"):
        refused = play.refusal(("piece", pawn), ("to", "hagrids_hut"))
        assert refused.rule == "MOV-11"


@pytest.mark.row("MOV-14")
def test_p20_deploying_costs_a_point_and_needs_a_free_deployment_space() -> None:
    play = Play("gryffindor", "slytherin")
    assert play.state.places["dark-5"] == "pool"
    play.explore("dark", Value((1,)))
    assert play.refusal(("piece", "dark-5")).rule == "MOV-14"
    play.put("dark-1", "library")
    play.explore("dark", Value((1,)))
    play.choose("piece", "dark-5")
    (space,) = (space for _, space in play.options)
    play.choose("to", space)
    assert play.edition.spaces[str(space)].deployment


@pytest.mark.row("RUL-15")
def test_ruling_a_deployed_pawn_walks_on_with_the_points_left() -> None:
    play = Play("gryffindor", "slytherin")
    play.put("dark-1", "library")
    play.explore("dark", Value((2,)))
    play.choose("piece", "dark-5")
    free = [space.id for space in play.spaces(deployment=True)]
    assert any(space not in free for _, space in play.options)


@pytest.mark.row("RUL-15")
def test_ruling_a_named_place_is_no_deployment() -> None:
    play = Play("gryffindor", "slytherin")
    play.put("dark-1", "library")
    play.explore("dark", Value(to=YARD))
    assert play.refusal(("piece", "dark-5")).rule == "RUL-15"


@pytest.mark.row("DRK-4")
def test_p20_passing_through_is_no_bump() -> None:
    play = Play()
    play.put("gryffindor-1", YARD)
    play.put("dark-1", "forest_edge")
    play.explore("dark", Value((2,)))
    play.choose("piece", "dark-1")
    play.choose("along", YARD, "flying_lawn")
    assert play.state.places["gryffindor-1"] == YARD
    assert not play.happened("bumped")


@pytest.mark.row("DRK-5")
def test_p20_where_no_house_pawn_stands_the_dark_pawn_stays() -> None:
    play = Play()
    play.land("dark-1", YARD)
    assert play.state.places["dark-1"] == YARD
    assert play.state.markers == {"gryffindor": "gryffindor"}


@pytest.mark.row("DRK-6")
def test_p20_the_other_card_goes_under_the_acquire_deck() -> None:
    play = Play("gryffindor", "slytherin")
    deck = play.state.dark_acquire
    bumped(play)
    assert refuses(play, "keep", "night_march") == "DRK-6"
    play.choose("keep", deck[-1])
    assert play.state.draws["dark"][-1] == deck[-1]
    assert play.state.dark_acquire == (deck[-2], *deck[:-2])


@pytest.mark.row("DRK-6")
def test_p20_the_next_turn_brings_a_reward_again() -> None:
    play = Play("gryffindor", "slytherin")
    for dark in ("dark-1", "dark-2"):
        bumped(play, dark=dark)
        play.decline("reward", "stun", "event")
    assert len(play.happened("rewarded")) == 2


@pytest.mark.row("RUL-22")
def test_ruling_a_bumped_pawn_that_stood_stands_and_gets_no_benefit() -> None:
    play = Play("gryffindor", "slytherin")
    bumped(play)
    play.decline("reward")
    assert play.state.stunned == frozenset()
    assert play.state.turn == "gryffindor"
    assert play.pending.kind == "main-action"


def bumped_with_all_markers() -> Play:
    """The bump completes the Markers, and the Marker comes to an Event Space."""
    play = Play("gryffindor", "slytherin")
    play.set(markers={"gryffindor": "gryffindor", "slytherin": "dark"}, marker=1, reached=1)
    play.event(Effect("stun"), dark=(Effect("draw"),))
    play.put("gryffindor-1", YARD)
    return bumped(play)


@pytest.mark.row("RUL-23")
def test_ruling_pawns_marker_path_with_its_event_then_the_reward() -> None:
    play = bumped_with_all_markers()
    assert play.state.places["dark-1"] == "pool"
    assert play.state.markers == {"gryffindor": "gryffindor", "slytherin": "slytherin"}
    assert (play.state.marker, play.pending.kind) == (2, "stun")
    play.choose("target", "gryffindor-1")
    play.choose("target", "slytherin-1")
    assert play.pending.kind == "event"
    play.choose("half")
    assert play.pending.kind == "reward"


@pytest.mark.row("RUL-23")
def test_ruling_a_bump_onto_the_last_space_gives_the_reward_after_final_hands() -> None:
    play = Play()
    play.set(marker=9, reached=9, progress=frozenset({"white", "orange"}))
    play.event(zone="red")
    bumped(play)
    play.choose("progress-token")
    assert (play.state.final_hands, play.pending.kind) == (True, "reward")


@pytest.mark.row("RUL-15")
def test_ruling_a_deployed_pawn_bumps_only_where_its_move_ends() -> None:
    play = Play()
    play.clear()
    play.put("gryffindor-1", "forest_edge")
    play.put("gryffindor-2", YARD)
    play.explore("dark", Value((3,)))
    play.choose("piece", "dark-1")
    play.choose("along", "forest_edge", YARD, "flying_lawn")
    assert not play.happened("bumped")
    play.explore("dark", Value((1,)))
    play.move("dark-2", "forest_edge")
    assert play.happened("bumped")


@pytest.mark.row("MOV-14")
def test_p20_a_stunned_dark_pawn_takes_up_its_deployment_space() -> None:
    play = Play("gryffindor", "slytherin")
    play.put("dark-1", "library")
    stays = play.state.places["dark-2"]
    play.set(stunned=frozenset({"dark-2"}))
    play.explore("dark", Value((1,)))
    play.choose("piece", "dark-5")
    assert refuses(play, "to", stays) == "MOV-14"
    assert refuses(play, "along", stays) == "MOV-14"


@pytest.mark.row("MOV-14")
def test_p20_a_house_pawn_does_not_take_up_a_deployment_space() -> None:
    play = Play()
    play.clear()
    play.put("gryffindor-1", "forest_edge")
    play.explore("dark", Value((1,)))
    play.choose("piece", "dark-1")
    assert ("to", "forest_edge") in play.options


@pytest.mark.row("RUL-25")
def test_ruling_an_effect_deploys_a_pawn_that_has_its_second_value_left() -> None:
    """Between the two values of a card: the pawns of the pool are all alike."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.event(Effect("draw"), dark=(Effect("deploy"),))
    play.set(marker=1, markers={"gryffindor": "gryffindor", "slytherin": "dark"})
    play.put("gryffindor-1", "stone_bridge")
    play.put("dark-1", "courtyard")
    play.explore("dark", Value((3, 2)))
    play.choose("value", 3)
    play.move("dark-1", "stone_bridge")
    while play.pending.kind != "event":
        play.choose(*play.options[-1])
    play.choose("half")
    deployed, place = str(play.pending.piece), str(play.options[0][1])
    assert deployed != "dark-1"
    play.choose("to", place)
    play.decline("reward")
    assert play.pending.kind == "move-pawn"
    assert ("piece", deployed) in play.options
