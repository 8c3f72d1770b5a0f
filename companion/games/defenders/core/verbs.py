"""Verbs: the first word of every choice, each with one meaning."""

EXPLORE = "explore"
"""("explore", card): play this card from hand."""
LEARN, REPLENISH, END = ("learn",), ("replenish",), ("end",)
"""The other Main Actions, and the end of the turn."""
OFFER_TIE = ("offer-tie",)
"""Agree to end final hands that lead to nothing."""
TOKEN = ("token",)
"""Return the own Hogwarts Token for an extra Explore."""
SCROLL = "scroll"
"""("scroll", space, space): reveal these two Location Cards."""

MOVE, EFFECTS = ("move",), ("effects",)
"""What comes next of the card that is being played."""
VALUE = "value"
"""("value", points): use this value of two, or both for one pawn."""
STAY = ("stay",)
"""Leave a movement value unused."""
ENOUGH = ("enough",)
"""Take no more of what is offered."""

TARGET = "target"
"""("target", pawn): the pawn that it is about."""
WHOM = "whom"
"""("whom", seat): the player that it is about."""
CHOOSE = "choose"
"""("choose", number): one of several things that a card does, from 0."""
DONE = ("done",)
"""The table has done what the text of a card says."""
DISCARD = "discard"
"""("discard", card)"""
FETCH = "fetch"
"""("fetch", card): take this card into the hand."""
NEXT = "next"
"""("next", card): of the cards looked at this one is drawn next."""
KEEP = "keep"
"""("keep", card): this card of a bump reward goes on top of the draw deck."""
REMOVE = "remove"
"""("remove", card): this card leaves the game."""

CLAIM = "claim"
"""("claim", space): take what this space gives to who stands there."""
TAKE = "take"
"""("take", benefit)"""
ACQUIRE = "acquire"
"""("acquire", slot) for a face-up card, ("acquire", "deck") for the top card of the deck."""
BOOK = "book"
"""("book", slot): take the book of this slot, 0 or 1."""
ITEM = "item"
"""("item", kind or type of token): the item that it is about."""

PROGRESS_TOKEN, HALF = ("progress-token",), ("half",)
"""What the Dark Arts Player takes from an Event: the zone's token, or the card's Dark half."""

REACT = "react"
"""("react", card): play this card for its Reactive Effect."""
PASS = ("pass",)
"""No reaction."""
ELAPSED = ("elapsed",)
"""The clock's answer: the least time of a reaction window is over."""
