# Defenders of Hogwarts: what somebody wants, as the referee repeats it. An ending says how many
# objects the choice has, or which one.

attempt-explore-one = to explore with { $object }
attempt-learn = to learn
attempt-replenish = to replenish
attempt-end = to end the turn
attempt-offer-tie = to offer to end the game in a tie
attempt-token = to use the Hogwarts Token
attempt-scroll-two = to gain a Parchment Scroll for { $object } and { $other }
attempt-move = to move with the card
attempt-effects = to resolve the effects of the card
attempt-value-one = to use { $object ->
        [one] { $object } movement point
       *[other] { $object } movement points
    }
attempt-stay = to leave the pawns where they are
attempt-enough = to take no more
attempt-piece-one = to move { $object }
attempt-to-one = to go to { $object }
attempt-along-one = to go to { $object }
attempt-along-two = to go over { $object } to { $other }
attempt-target-one = to choose { $object }
attempt-whom-one = to choose { $object }
attempt-choose-one = to choose { $object ->
        [0] the first of several effects
        [1] the second of several effects
        [2] the third of several effects
       *[other] one of several effects
    }
attempt-done = to do no more of what the card says
attempt-discard-one = to discard { $object }
attempt-fetch-one = to take { $object } into the hand
attempt-next-one = to put { $object } next on the deck
attempt-keep-one = to keep { $object }
attempt-remove-one = to take { $object } out of the game
attempt-claim-one = to take what { $object } gives
attempt-take-acquire = to acquire a card
attempt-take-draw = to draw a card
attempt-take-play-again = to take another turn after this one
attempt-take-token = to take the Hogwarts Token
attempt-take-detector = to advance one space on the Loyalty Track
attempt-take-book = to take a Library Book
attempt-take-coin = to take a D.A. Coin
attempt-take-shield = to take the Defence Shield
attempt-acquire-one = to acquire { $object ->
        [0] the first card of the Advanced Row
        [1] the second card of the Advanced Row
        [2] the first card of the Acquire Row
        [3] the second card of the Acquire Row
       *[other] { $object }
    }
attempt-acquire-deck = to acquire the top card of the Acquire deck, unseen
attempt-book-one = to take the { $object ->
        [0] first book
       *[other] second book
    } of the Library
attempt-item-one = to choose { $object }
attempt-progress-token = to take the Progress Token
attempt-half = to resolve the Dark half of the Event
attempt-react-one = to react with { $object }
attempt-pass = not to react
attempt-elapsed = to wait no longer for reactions
