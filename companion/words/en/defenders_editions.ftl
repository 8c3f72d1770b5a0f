# Editions of Defenders of Hogwarts: what can be wrong with what they print.

## The map
wrong-taken-before = { wrong-at }: this id is taken by an earlier space. Write another.
wrong-no-needed-space = { wrong-at }: the rules need a space { $place }, and there is none. Add it.
wrong-off-the-map = { wrong-at }: its polygon leaves the map. Keep all corners within the size of the map.
wrong-crossed = { wrong-at }: its polygon crosses or touches itself. Put the corners in their order round the space.
wrong-overlap = { wrong-at }: it and { $other } overlap, or a corner of one lies on an edge of the other. Draw both side by side, with the same corners.
wrong-must-be-protected = { wrong-at }: the rulebook makes this a Protected Area. Write protected: true.
wrong-deployment-inside = { wrong-at }: a Deployment Space is in the grounds, not inside. Write only one of the two.
wrong-deployment-protected = { wrong-at }: no Dark Arts Pawn may stand on a Protected Area, so it is no Deployment Space. Write only one of the two.
wrong-room-protected = { wrong-at }: the Room of Requirement is no Protected Area. Take protected out.
wrong-charms-token = { wrong-at }: the Charms Token lies in { $place } and nowhere else. Write token: charms there alone.
wrong-exactly = { wrong-at }: exactly { $needed } must have { $key }, and { $found } have. Correct that.
wrong-fly-off-inside = { wrong-at }: too few spaces inside the castle have "fly_off: true". Give it to { $least } at least.
wrong-fly-off-outside = { wrong-at }: too few spaces outside the castle have "fly_off: true". Give it to { $least } at least.
wrong-no-detector = { wrong-at }: no space has "detector: true". Give it to 1 at least.
wrong-apart = { wrong-at }: { $a } and { $b } do not share an edge of their polygons. Draw them so, or take this border out.
wrong-border-twice = { wrong-at }: the border of { $a } and { $b } stands here twice. Keep one of them.
wrong-passage = { wrong-at }: the { $colour } passage leads to { $other }, which is adjacent anyway. Put one end elsewhere.
wrong-no-way = { wrong-at }: no way leads here from the Great Hall. Open a border.
wrong-no-dark-way = { wrong-at }: no way leads Dark Arts Pawns from { $start } to { $place }. Open a border, or name another place.

## Decks, ids, Location Cards and the Path
wrong-size = { wrong-at }: the box has { $size } cards here, and the file has { $found }. Add some, or take some out.
wrong-word = { wrong-at }: { $id } is a word of the game. Write another id.
wrong-taken = { wrong-at }: this id is taken by an entry of { $other }. Write another.
wrong-no-card = { wrong-at }: there must be a card { $card }. Add it.
wrong-no-pass = { wrong-at }: it must let pawns pass { $obstacle }. Give it the effect { "{" }do: pass, what: { $obstacle }{ "}" }.
wrong-no-charms = { wrong-at }: this is a Charms card. Write type: charms.
wrong-space = { wrong-at }: the map has no space { $place }. Write the id of one that it has.
wrong-protected = { wrong-at }: { $place } is a Protected Area, which no Dark Arts Pawn enters. Name another space.
wrong-no-location = { wrong-at }: { $place } must be one of them. Add it.
wrong-zones = { wrong-at }: the zones are out of their order. Put them as { $zones }.
wrong-events = { wrong-at }: the zone { $zone } has { $found } Event Spaces. Give it 1 to { $most }.
wrong-last = { wrong-at }: the last space must be an Event Space. Write event: true.

## Values and reactions
wrong-value = { wrong-at }: this is no movement value. Write one like 3, [2, 2], { "{" }to: fly_off{ "}" } or { "{" }points: 2, per: ..., extra: ...{ "}" }.
wrong-reaction-and-effects = { wrong-at }: a card with a reaction is played for its move alone, so it has no effects. Take the effects out, or the reaction.
wrong-trigger = { wrong-at }: this player is never asked for a reaction to { $to }. Choose from: { $choices }.
wrong-negates-nothing = { wrong-at }: a reaction to { $to } has nothing to negate. Take negate out, or react to something else: { $choices }.

## Effects
wrong-no-effect-dark = { wrong-at }: { $do } means nothing to the Dark Arts Player. Write another effect.
wrong-no-effect-house = { wrong-at }: { $do } means nothing to House Players. Write another effect.
wrong-negate = { wrong-at }: negate belongs to a reaction, for there is nothing to negate otherwise. Write another effect.
wrong-own-turn-event = { wrong-at }: { $do } is for a player's own turn, and an Event comes in any. Write another effect.
wrong-own-turn-reaction = { wrong-at }: { $do } is for a player's own turn, and a reaction comes in those of others. Write another effect.
wrong-event-alone = { wrong-at }: { $do } is between two players, and each House Player resolves this half alone. Write another effect.
wrong-event-learn = { wrong-at }: this would end before the player's next turn, and nobody learns in between. Bar something else.
wrong-remove-book = { wrong-at }: a book stays with its player and is never played, so it cannot leave the game. Take this effect out.
wrong-remove-event = { wrong-at }: an Event is nobody's and is never played, so it cannot leave the game. Take this effect out.
wrong-twice = { wrong-at }: { $do } stands here twice, and it can only happen once. Keep one of them.
wrong-no-amount = { wrong-at }: { $do } has no amount. Take the amount out.
wrong-amount = { wrong-at }: { $do } needs an amount from { $least } to { $most }, and not 0. Write one of these.
wrong-no-per = { wrong-at }: { $do } has no amount, so nothing can be counted for it. Take per out.
wrong-no-what = { wrong-at }: { $of } has no what here. Take it out.
wrong-what = { wrong-at }: { $of } needs a what. Choose from: { $choices }.
wrong-what-or-none = { wrong-at }: { $of } cannot have this what. Take it out, or choose from: { $choices }.
wrong-no-text = { wrong-at }: there is no text to be read. Write it as what.
wrong-at-home = { wrong-at }: House Pawns in { $what } are back already, and no others stand there. Write another what.
wrong-whom = { wrong-at }: whom is for { $choices } alone. Take it out.
wrong-whom-rival = { wrong-at }: the Dark Arts Player has no rivals among the House Players. Write house.
wrong-never-there = { wrong-at }: no Dark Arts Pawn is ever where { $what } says, for none enters a Protected Area. Write another what.
wrong-who = { wrong-at }: who cannot be this here. Choose from: { $choices }.
wrong-bar-dark = { wrong-at }: { $what } is nothing that the Dark Arts Player can do anyway. Bar something else, or somebody else.
wrong-bar-house = { wrong-at }: { $what } is nothing that House Players can do anyway. Bar something else, or somebody else.
wrong-no-choices = { wrong-at }: choices are for choose alone. Take them out, or write do: choose.
wrong-choices = { wrong-at }: choose needs two or more choices, each a list of effects. Write them.

## Counts and conditions
wrong-whose = { wrong-at }: { $of } can only be counted of the player whose card it is. Take whose out.
wrong-moved = { wrong-at }: moved is for the extra movement of a value alone, since only there has a pawn moved. Write another whose.
wrong-moved-stunned = { wrong-at }: a stunned pawn moves no further. Write another what.
wrong-count-dark = { wrong-at }: the Dark Arts Player never has any { $of }. Count something else.
wrong-count-rival = { wrong-at }: the Dark Arts Player has no rivals among the House Players. Write whose: house.
wrong-count-most = { wrong-at }: { $of } can never be { $least } or more. Write { $most } at most.
wrong-count-least = { wrong-at }: { $of } can never be { $most } or less. Write { $least } at least.
wrong-bounds = { wrong-at }: nothing is { $least } or more and { $most } or less. Make least the smaller one; it is 1 where it is not written.
wrong-bounds-together = { wrong-at }: { $of } cannot be { $least } or more and { $most } or less, as two conditions want it. Correct one of them.
