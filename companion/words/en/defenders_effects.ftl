# Defenders of Hogwarts: what the effects of cards ask, tell and refuse, and the reactions to them.

## What is asked
ask-token-card = Which { $token } card do you explore with?
ask-whom = { $source }: which player is meant?
ask-choose = { $source } does one of several things. Which?
ask-text = { $source } says: { $text } Do it at the table, then go on.
ask-send-back = { $source }: which pawn goes back to where it came from?
ask-deploy = { $source } deploys a pawn. On which Deployment Space?
ask-look = { $placed ->
    [0] { $source }: which of these cards comes first?
   *[other] { $source }: which of these cards comes after that?
}
ask-search = { $source }: which card of your draw deck do you take into your hand? { $amount ->
    [one] {""}
   *[other] You may take { $amount }, one after the other.
    }
ask-recover = { $source }: which card of your discard pile do you take into your hand? { $amount ->
    [one] {""}
   *[other] You may take { $amount }, one after the other.
    }
ask-remove = { $source }: which card leaves the game?
ask-relinquish = { $source } makes you relinquish an item. Which one?
ask-which-token = Which Hogwarts Token do you take?
# A trigger that is the id of a thing has that thing's name, so the token comes last.
ask-reaction = { $trigger ->
    [bump] A pawn of { $target } is about to be bumped. Do you react?
    [effect] { $source } of { $by } is aimed at { $target }. Do you react?
    [event] { $source } is turned up. Do you react?
   *[token] { $by } is about to use a Hogwarts Token. Do you react?
}

waiting-token-card = { $seat } chooses a card for the Hogwarts Token.
waiting-whom = { $seat } chooses a player for { $source }.
waiting-choose = { $seat } chooses what { $source } does.
waiting-text = { $seat } does what { $source } says: { $text }
waiting-send-back = { $seat } chooses a pawn to send back with { $source }.
waiting-deploy = { $seat } deploys a pawn with { $source }.
waiting-look = { $seat } looks at cards with { $source }.
waiting-search = { $seat } searches the draw deck with { $source }.
waiting-recover = { $seat } looks through the discard pile with { $source }.
waiting-remove = { $seat } chooses a card that leaves the game.
waiting-relinquish = { $seat } chooses an item to relinquish.
waiting-which-token = { $seat } chooses a Hogwarts Token.
waiting-reaction = { $seat } may react.

## What can be chosen
choice-whom = { $object }
choice-choose = { $does }
choice-done = Done
choice-fetch = Take it into the hand
choice-next = This one comes next
choice-remove = Take it out of the game
choice-item = { $object }
choice-item-detector = { $object }
    .hint = Your pawn drops three spaces on the Loyalty Track.
choice-react = React with this card
choice-claim = Take what { $object } gives
choice-offer-tie = Offer to end the game in a tie
choice-pass = No reaction
    .hint = Whoever says nothing does not react, and the game goes on by itself.
choice-elapsed = The time is over
choice-enough-whom = Nobody
choice-enough-choose = None of these
choice-enough-send-back = Send nobody back
choice-enough-deploy = Deploy nobody
choice-enough-search = Take none
choice-enough-recover = Take none
choice-enough-remove = Keep them all
choice-enough-relinquish = Relinquish nothing
choice-enough-loss = Keep the cards in my hand
choice-enough-token-card = None of my cards has this type

## What has happened
event-offers-tie = { $seat } offers to end the game in a tie.
event-reacted = { $seat } reacts with { $card }.
event-nobody-reacted = Nobody reacts.
event-negated = { $seat } negates { $what ->
    [bump] the bump
    [effect] the effect
    [reaction] the reaction
   *[token] the use of the Hogwarts Token
} with { $source }.
event-sent-back = A pawn of { $owner } goes back from { $from } to { $to }.
event-looked = { $seat } looks at the top { $cards } of { $pile ->
    [draws] the own draw deck
    [events] the Event deck
   *[other] the Acquire deck
}.
event-searching = { $seat } searches the draw deck.
event-searched = { $seat } shuffles the draw deck after searching it.
event-fetched = { $seat } takes { $card } from the discard pile.
event-fetched-unseen = { $seat } takes a card from the draw deck, unseen.
event-removed = { $card } of { $seat } leaves the game.
event-will-skip = { $turns ->
    [one] { $seat } will skip the next turn.
   *[other] { $seat } will skip the next { $turns } turns.
}
event-gained = { $seat } gains { $item }.
event-relinquished = { $seat } relinquishes { $item }.
event-handed-over = { $seat } gives { $item } to { $to }.
event-marker-back = The House Marker of { $seat } comes back.
event-marker-taken = The Dark Arts Player takes the House Marker of { $seat }.
event-lasting = { $do ->
    [protect] Until the next turn of { $by } the pawns of { $seat } are protected against { $what ->
        [bump] bumps
       *[other] the effects of others
    } ({ $source }).
   *[other] Until the next turn of { $by } { $seat } may not { $what ->
        [learn] learn
        [passage] use Secret Passageways
        [deploy] deploy
       *[fly_off] fly off
    } ({ $source }).
}
event-text = The table has done what { $source } says.

## What holds for a while, in one line
lasting = { $seat }: { $do ->
    [protect] { $what ->
        [bump] no bumps
       *[effects] no effects of others
    }
   *[bar] { $what ->
        [learn] no learning
        [passage] no Secret Passageways
        [deploy] no deploying
       *[fly_off] no flying off
    }
}, until the turn of { $by } ({ $source })

## Why not
refused-WIN-4-protected = { $source } of { $by } protects { $seat } and all pawns of { $seat } against { $against ->
        [bump] bumps
       *[effects] the effects of others
    }. Choose another one; the protection ends when the next turn of { $by } begins.
refused-WIN-4-barred = { $source } of { $by } does not allow this now. It ends when the next turn of { $by } begins.
refused-HOU-11-type = The Hogwarts Token works with a { $token } card from your hand. Choose one of those.
refused-HOU-14 = That is no reaction. Choose one that is offered, or pass.
refused-HOU-14-hand = That card is not in the hand. React with one that is, or pass.
refused-HOU-14-other = { $card } cannot answer this: it is for another moment, or asks for what is not so now. Choose one that is offered, or pass.
refused-DRK-8 = The Reactive Effect of { $card } works once the { $colour } zone is reached. Choose another one, or pass.
refused-END-8-must = { $source } is resolved as far as possible. Choose one of what is offered.
refused-PTH-3-must = { $source } is resolved as far as possible. Choose one of what is offered.
refused-END-8-nothing = That would change nothing now, and { $source } is resolved as far as possible. Choose something that can be done.
refused-PTH-3-nothing = { refused-END-8-nothing }
refused-HOU-2-nothing = That would change nothing now. Choose something that { $source } can do.
refused-DRK-9-nothing = { refused-HOU-2-nothing }
refused-HOU-18-whom = The effect cannot mean this player. Choose one that is offered.
refused-HOU-18-whom-nothing = To { $seat } the effect would do nothing. Choose a player that it changes something for.
refused-HOU-18-choose = The card does nothing like this. Choose one of the things that it names.
refused-HOU-18-text = The card says what is to be done. Do it at the table, then say that it is done.
refused-HOU-18-look = This is none of the cards that are looked at. Choose one of those.
refused-HOU-18-acquire = The effect takes no card from there. Choose one that is offered.
refused-HOU-18-fetch = The effect cannot take this card. Choose one that is offered.
refused-HOU-18-remove = This card cannot leave the game now. Choose one that is offered.

## Why not this pawn
refused-HOU-19-whose = { $source } does not mean a pawn of { $owner }. Choose { $whom ->
        [own] a pawn of { $seat }
        [house] a House Pawn
        [rival] a pawn of another House Player
       *[dark] a Dark Arts Pawn
    }.
refused-HOU-18-whose = { refused-HOU-19-whose }
refused-MOV-17-whose = { refused-HOU-19-whose }
refused-HOU-19-where = { $source } does not mean the pawn in { $place }. Choose one that is { $what ->
        [inside] { where-inside }
        [outside] { where-outside }
        [protected] { where-protected }
        [stunned] { where-stunned }
       *[other] { where-space }
    }.
refused-HOU-18-where = { refused-HOU-19-where }
refused-HOU-19-off-board = That pawn is not on the board. Choose one that is.
refused-HOU-18-off-board = { refused-HOU-19-off-board }
refused-MOV-17-off-board = { refused-HOU-19-off-board }
refused-HOU-19-lying = The pawn in { $place } is stunned already. Choose one that stands.
refused-HOU-19-standing = The pawn in { $place } stands already. Choose one that is stunned.
refused-HOU-18-at-home = The pawn in { $place } is there already where it would be sent back to. Choose one that is elsewhere.
refused-MOV-13-effect = The pawn in { $place } is stunned, and no effect moves it. Choose one that stands.
refused-MOV-17-same-place = Both pawns are in { $place }, so nothing would be swapped. Choose pawns in different spaces.
refused-RUL-16-protected-area = The swap would bring a Dark Arts Pawn into a Protected Area. With a House Pawn outside of those it would be allowed.
refused-RUL-16-room = The swap would bring a Dark Arts Pawn into the Room of Requirement. With a House Pawn outside of it, and of Protected Areas, it would be allowed.
refused-RUL-51 = That pawn is shut in the Room of Requirement, where no effect moves, swaps or stuns it. Choose another one, or wait until the Room is open.

refused-MOV-14-space = No pawn can be deployed there. Choose a Deployment Space without a Dark Arts Pawn.
refused-END-6-which = That Hogwarts Token does not lie on its space. Choose one that does.
refused-END-11-which = That item cannot be relinquished for this. Choose one that you hold and that is asked for.
refused-RUL-1 = Nothing is taken here by standing on a space. End a move on it.
refused-RUL-1-now = No Defence Shield can be taken there now. It takes a pawn on a space whose shield lies there, and a book, a scroll and the item that it asks for.
refused-RUL-50 = Nothing is taken in the Room of Requirement by standing there. End a move in it.
refused-RUL-50-now = No D.A. Coin can be taken now. It takes a pawn in the open Room of Requirement, and a player without a coin.
refused-SET-1-rulings = A table can only switch the rulings that are offered. Choose among those.
refused-RUL-59-again = A tie is offered already. The offer holds until something is won again; wait for the others, or play on.
refused-RUL-59 = A tie can be offered once in final hands. Before that, play on.
refused-RUL-8 = The further spaces are for the pawn that has just moved, in { $place }, alone.

allowed-HOU-11 = Allowed.
allowed-HOU-14 = Allowed.
allowed-HOU-14-hand = { allowed-HOU-2-hand }
allowed-END-6 = Allowed.
allowed-END-11 = Allowed.
allowed-MOV-14 = Allowed.

## House rules: what a table has that switched a ruling of ours
switched-RUL-1 = A Defence Shield can be taken by a pawn that already stands on its space.
switched-RUL-14 = Dark Arts Pawns may enter the Room of Requirement while it is open.
switched-RUL-17 = A House Pawn that ends on several Dark Arts Pawns meets all of them.
switched-RUL-22 = A bumped pawn that was stunned stands up in the Great Hall.
switched-RUL-24 = A Dark Arts Pawn on the Dark Location counts before it bumps anybody there.
switched-RUL-32 = A Parchment Scroll must be gained as soon as it can be.
switched-RUL-34 = An empty draw deck is shuffled only when the next card is due.
switched-RUL-50 = A D.A. Coin can be taken by a pawn that already stands in the open Room.
switched-RUL-57 = The Dark Location Card lies open for everybody.
switched-RUL-58 = Stunned Dark Arts Pawns do not count on the Dark Location.
switched-RUL-59 = Final hands end in a tie only when all agree.

## Items
name-scroll = a Parchment Scroll
name-token = a Hogwarts Token
name-book = a Library Book
short-scroll = Parchment Scroll
short-token = Hogwarts Token
short-book = Library Book
