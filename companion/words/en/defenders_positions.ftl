# Defenders of Hogwarts: positions that contradict themselves, and what was set right.

## What a position cannot be. The sentence says what is wrong there, and what to do.
position-setting = { $entry } is nothing that a position can say. Look up the settings in docs/scenario.schema.json.
position-owners = { $entry } is said for each by name. Write one line below it for each that differs.
position-owner = { $entry } is not said of { $owner }. Choose from: { $choices }.
position-one-value = { $entry } has one value. Write a single word or number.
position-plain = { $entry } is a list of words. Write them between brackets.
position-value = { $entry } cannot be { $value }. Choose from: { $choices }.
position-place = { $entry } names { $value }, where such a pawn cannot be. Name a space of the map that it may enter, with "lying" after it for a stunned pawn.
position-lasting = { $entry } names { $value }. Name what it does, until whose next turn, and by which card. Choose from: { $choices }.
position-pawns = { $entry } names too many: { $seat } has { $pawns } pawns on the map. Leave some out.
position-paper = { $entry } cannot be said: the cards of { $seat } are on paper, and nobody here knows them. Leave it out, or take the seat off paper.
position-slots = { $entry } has { $slots } slots. Name a card for each, and "none" for an empty one.
position-too-many = { $entry } holds at most { $most }. Leave some out.
position-rest = { $entry } says "rest" twice. Say it once, where the other cards lie.
position-no-such-card = { $entry } names { $card }, which is none of its cards on this box. Choose another one.
position-no-card-left = { $entry } names { $card }, but every one of them is elsewhere or another player's. Take it out of the other places that name it.
position-no-place-left = { $entry } leaves no place for { $card }. Name it in another pile, or leave one of them unsaid.
position-row-gap = { $entry } has an empty slot while { $deck } has cards to fill it. Name a card for the slot, or empty the deck with [].
position-all-markers = { $entry } would have the Dark Arts Player hold every House Marker, and a full set goes back at once. Leave one with its house.
position-two-tokens = { $entry } gives { $seat } two Hogwarts Tokens, and a player holds one at a time. Give one of them to nobody.
position-scrolls = { $entry } is fewer than the scrolls that { $seat } holds. Raise it.
position-locations = { $entry } names Location Cards, but after the second scroll { $seat } holds none. Leave them out, or lower scrolls_gained.
position-furthest = { $entry } is behind the Marker, which is on space { $space }. Raise it, or leave it out.
position-final-hands = { $entry } does not fit the Marker: final hands begin when it reaches space { $space }, and not before. Change one of the two.
position-quiet = { $entry } counts rounds of final hands, and these are none. Say that they are, or leave it out.
position-dark-location = { $entry } does not fit the red Progress Token: the Dark Location Card is drawn, and pawns are needed, once that token is taken. Change one of the two.
position-progress = { $entry } must be taken: the Marker has been on the last Event Space of the { $zone } zone. Leave it out, or move the Marker back.
position-over = { $entry } would have { $seat } win, and then nothing is asked any more. Leave the winner one step short.
position-busy = Something is being resolved, so this stays where it is. Set it right when the next action is asked.

## What was set right
event-corrected-skips = Set right: { $seat } { $value ->
        [0] skips no turn
        [one] skips { $value } turn
       *[other] skips { $value } turns
    }.
event-corrected-detector = { $value ->
        [none] Set right: nobody holds the Dark Detector.
       *[other] Set right: { $value } holds the Dark Detector.
    }
event-corrected-coins = { $value ->
        [0] Set right: { $seat } holds no D.A. Coin.
       *[other] Set right: { $seat } holds a D.A. Coin.
    }
event-corrected-scrolls = Set right: { $seat } holds { $value ->
        [0] no Parchment Scroll
        [one] { $value } Parchment Scroll
       *[other] { $value } Parchment Scrolls
    }.
event-corrected-scrolls-gained = Set right: { $seat } has gained { $value ->
        [0] no Parchment Scroll
        [one] { $value } Parchment Scroll
       *[other] { $value } Parchment Scrolls
    } so far.
event-corrected-tokens = { $value ->
        [none] Set right: the { $seat } Hogwarts Token lies on its space.
       *[other] Set right: { $value } holds the { $seat } Hogwarts Token.
    }
event-corrected-token-got-this-turn = { $value ->
        [0] Set right: { $seat } got the Hogwarts Token before this turn.
       *[other] Set right: { $seat } got the Hogwarts Token in this turn.
    }
event-corrected-main-action-done = { $value ->
        [0] Set right: the Main Action of this turn is still to come.
       *[other] Set right: the Main Action of this turn is done.
    }
event-corrected-play-again = { $value ->
        [0] Set right: no further turn of the same player follows.
       *[other] Set right: the same player takes another turn after this one.
    }
event-corrected-extra-turn = { $value ->
        [0] Set right: this turn comes in its order round the table.
       *[other] Set right: this is another turn of the same player.
    }
event-corrected-lasting = Set right: what holds for { $seat } for a while, { $count ->
        [0] nothing
        [one] { $count } effect
       *[other] { $count } effects
    }.
event-corrected-furthest = Set right: the furthest space that the Dark Arts Marker has been on is space { $space } of the Path.
event-corrected-final-hands = Set right: the Dark Arts Marker is on the last space of the Path, and final hands begin.
event-corrected-final-hands-over = Set right: these are no final hands.
event-corrected-quiet-rounds = Set right: { $value ->
        [0] no full round
        [one] { $value } full round
       *[other] { $value } full rounds
    } of final hands without progress.
event-corrected-dark-pawns-needed = Set right: { $value ->
        [one] { $value } Dark Arts Pawn is
       *[other] { $value } Dark Arts Pawns are
    } needed on the Dark Location.
event-corrected-dark-location = Set right: which place the Dark Location Card shows.
event-corrected-turn = Set right: it is the turn of { $value }.
event-corrected-progress-tokens = { $value ->
        [0] Set right: the { $seat ->
                [white] Giant
                [orange] Acromantula
               *[other] Dementor
            } Progress Token is on its zone.
       *[other] Set right: the Dark Arts Player has taken the { $seat ->
                [white] Giant
                [orange] Acromantula
               *[other] Dementor
            } Progress Token.
    }
event-corrected-house-markers = Set right: the House Marker of { $seat } is with { $value }.
event-corrected-hands = Set right: the hand of { $seat }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-corrected-locations = Set right: the Location Cards of { $seat }.
event-corrected-discards = Set right: the discard pile of { $seat }.
event-corrected-removed = Set right: which cards of { $seat } have left the game.
event-corrected-acquire-row = Set right: the Advanced Row and the Acquire Row.
event-corrected-library-row = Set right: the face-up Library Books.
event-corrected-library-discards = Set right: the discard pile of Library Books.
event-corrected-books = { $value ->
        [none] Set right: { $seat } holds no Library Book.
       *[other] Set right: { $seat } holds { $value }.
    }
event-corrected-shields = Set right: the Defence Shield in { $seat } asks for { $value }.
event-corrected-shields-won = Set right: the Defence Shields of { $seat }.
