# Defenders of Hogwarts: pawns and things that cards name, and what they count.

## Pawns that are aimed at: whose, how many, where
# $upto is 0 where there must be so many.
some-number = { $upto ->
        [0] { $amount }
       *[other] up to { $amount }
    }
pawns-own = { $amount ->
        [one] one of your pawns
       *[other] { some-number } of your pawns
    }
pawns-house = { $amount ->
        [one] a House Pawn
       *[other] { some-number } House Pawns
    }
pawns-rival = { $amount ->
        [one] a pawn of another House Player
       *[other] { some-number } pawns of other House Players
    }
pawns-dark = { $amount ->
        [one] a Dark Arts Pawn
       *[other] { some-number } Dark Arts Pawns
    }
pawns-any = { $amount ->
        [one] any pawn
       *[other] { some-number } pawns of any players
    }
pawns-where = { $pawns } { $where }
where = on the board
where-inside = inside the castle
where-outside = outside the castle
where-protected = in a Protected Area
where-stunned = stunned
where-space = in { $what }

## Things that are counted
counted-own = of your pawns
    .many = of your pawns
    .none = none of your pawns
counted-house = House Pawn
    .many = House Pawns
    .none = no House Pawn
counted-rival = pawn of another House Player
    .many = pawns of other House Players
    .none = no pawn of another House Player
counted-dark = Dark Arts Pawn
    .many = Dark Arts Pawns
    .none = no Dark Arts Pawn
counted-any = pawn
    .many = pawns
    .none = no pawn
counted-card = card
    .many = cards
    .none = no card
counted-house_markers = House Marker
    .many = House Markers
    .none = no House Marker
counted-house_players = House Player
    .many = House Players
    .none = no House Player

## Things that a House Player keeps
kept = item
    .a = an item
    .many = items
    .none = no item
kept-book = Library Book
    .a = a Library Book
    .many = Library Books
    .none = no Library Book
kept-scroll = Parchment Scroll
    .a = a Parchment Scroll
    .many = Parchment Scrolls
    .none = no Parchment Scroll
kept-token = Hogwarts Token
    .a = a Hogwarts Token
    .many = Hogwarts Tokens
    .none = no Hogwarts Token
kept-coin = D.A. Coin
    .a = a D.A. Coin
    .many = D.A. Coins
    .none = no D.A. Coin
kept-detector = Dark Detector
    .a = the Dark Detector
    .many = Dark Detectors
    .none = no Dark Detector
kept-shield = Defence Shield
    .a = a Defence Shield
    .many = Defence Shields
    .none = no Defence Shield

## How many: a number of things, between bounds
# $one and $many are what is counted above. Without an upper bound, or without a lower one.
bounds-least = { $least ->
        [1] at least one { $one }
       *[other] { least-number } or more { $many }
    }
bounds-most = at most { most-number } { $most ->
        [1] { $one }
       *[other] { $many }
    }
bounds-exactly = exactly { least-number } { $least ->
        [1] { $one }
       *[other] { $many }
    }
bounds-between = { least-number } to { most-number } { $many }
least-number = { $least ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] { $least }
    }
most-number = { $most ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] { $most }
    }

## What a card asks for before it works
# $things are bounds; $number is 1 where one thing is spoken of.
condition-pawns = { $things } { $number ->
        [1] is
       *[other] are
    } { $where }
condition-moved = that pawn is { $where }
condition-moved-none = that pawn is not { $where }
condition-hand = you have { $things } in your hand
condition-discard = you have { $things } in your discard pile
condition-items = you hold { $things }
condition-house_markers = you hold { $things }
condition-house_players = { $things } { $number ->
        [1] plays
       *[other] play
    }
condition-loyalty-least = you are on space { $least } or higher of the Loyalty Track
condition-loyalty-most = you are on space { $most } or lower of the Loyalty Track
condition-loyalty-exactly = you are on space { $least } of the Loyalty Track
condition-loyalty-between = you are on space { $least } to { $most } of the Loyalty Track
condition-zone-least = the Dark Arts Marker has reached the { $least } zone
condition-zone-most = the Dark Arts Marker has not gone beyond the { $most } zone
condition-zone-exactly = the furthest zone that the Dark Arts Marker has reached is the { $least } one
condition-zone-between = { condition-zone-least } and has not gone beyond the { $most } zone

## What a card works once for
per-pawns = { $one } that is { $where }
per-hand = card in your hand
per-discard = card in your discard pile
per-items = { $one } that you hold
per-loyalty = space that you have come to on the Loyalty Track
per-zone = zone that the Dark Arts Marker has reached
per-house_markers = House Marker that you hold
per-house_players = House Player
