# Defenders of Hogwarts: steps that can be taken back, and what was seen that stands in the way.
# Where there are no words here, the sentence of what happened is shown.

## What a step was
step-turn = the end of the turn
step-explored = exploring with { $card }
step-used-token = using a Hogwarts Token ({ $token })
step-learned = learning
step-replenished = replenishing
step-acquired = acquiring { $card }
step-acquired-unseen = acquiring the top card of the deck
step-discarded = discarding { $card }
step-drew = drawing { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
step-moved = the move from { $from } to { $to }
step-deployed = deploying a pawn to { $to }
step-displaced = moving the Dark Arts Pawn to { $to }
step-swapped = the swap of { $place } and { $other }
step-stunned = the pawn stunned in { $place }
step-stood-up = the pawn that stands up in { $place }
step-bumped = the bump of a pawn of { $owner }
step-took-token = taking the { $token } Token
step-took-book = taking the book { $book }
step-coin = taking a D.A. Coin
step-scroll = the Parchment Scroll for { $one } and { $other }
step-shield = taking a Defence Shield
step-loyalty = the step to space { $space } of the Loyalty Track
step-progress-token = taking a Progress Token
step-play-again = taking Play Again
step-fetched = fetching { $card }

## What a step was that only its player knows
step-choice-effects = resolving the effects
step-choice-move = the choice to move
step-choice-value = the choice of { $object } movement points
step-choice-stay = leaving the pawns where they are
step-choice-piece = the choice of a pawn
step-choice-target = the choice of a pawn
step-choice-whom = the choice of { $object }
step-choice-choose = the choice of an effect
step-choice-half = the choice of a half of the Event
step-choice-acquire = the choice of a card to acquire
step-choice-keep = keeping { $object }
step-choice-react = the reaction { $object }
step-choice-pass = the choice not to react
step-choice-enough = wanting nothing more

## What was seen
seen-drew = { $seat } drew { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
seen-shuffled = the deck of { $seat } was shuffled
seen-acquired = a card was turned up where { $card } lay
seen-acquired-unseen = { $seat } took the top card of the Acquire deck
seen-rewarded = the Dark Arts Player saw the reward for the bump
seen-took-book = a book was turned up where { $book } lay
seen-event = the Event { $event } was turned up
seen-dark-location = the Dark Location Card was drawn
seen-scroll = { $seat } revealed { $one } and { $other }
seen-won = the game was won
seen-looked = { $seat } looked at { $cards ->
        [one] a card
       *[other] { $cards } cards
    } on top of a deck
seen-searching = { $seat } searched the own deck
seen-searched = the deck of { $seat } was shuffled after the search
seen-fetched-unseen = { $seat } took a card out of the own deck
seen-reacted = { $seat } reacted with { $card }
seen-nobody-reacted = nobody reacted
seen-corrected-hands = the hand of { $seat } was set right
seen-corrected-locations = the Location Cards of { $seat } were set right
seen-corrected-books = the book of { $seat } was set right
seen-corrected-dark-location = the Dark Location was set right
seen-corrected-final-hands = it was set right that final hands have begun
