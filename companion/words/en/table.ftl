# A table: what hands must do, and what can go wrong. A problem says what is wrong and what to do.

## Tasks on the real board
task-move = Move the pawn of { $owner } from { $from } to { $to }.
task-put = Put a pawn of { $owner } on { $place }.
task-clear = Take the pawn off { $place }.
task-set-up = { $count ->
    [one] Put a pawn of { $owner } on { $place }.
   *[other] Put { $count } pawns of { $owner } on { $place }.
}
task-set-up-lying = { $count ->
    [one] Lay a pawn of { $owner } down on { $place }.
   *[other] Lay { $count } pawns of { $owner } down on { $place }.
}
task-take-off = { $count ->
    [one] Take a pawn of { $owner } off { $place }.
   *[other] Take { $count } pawns of { $owner } off { $place }.
}
task-move-lying = Move the pawn of { $owner } from { $from } to { $to } and lay it down there.
task-lay-down = Lay the pawn of { $owner } down on { $place }.
task-stand-up = Stand the pawn of { $owner } up on { $place }.
task-clear-away = The game is over. Clear the table.
task-paper-set-up = Shuffle your own starter deck and put it face down before you.
task-paper-undone = The table has gone back: put your cards back as they were. The list of players says how many belong where.

## Parts of the box
part-pieces = Pawns

## What the log tells beside the game
event-undo = { $seat } took back { $step }.
event-undo-host = The host went back before { $seat }'s step: { $step }.
event-chance = Cards were shuffled.
step-choice = a choice
step-event-corrected = what was set right ({ $reason })
step-event-agreed = what was set right ({ $reason })
seen-event-chance = cards were shuffled
event-corrected = The host set something right: { $reason }
name-host = the host
bot-name = Bot

## Taking back
problem-undo-nothing = There is nothing to take back: nobody has chosen anything yet. Make the first choice.
problem-undo-other = The last step was made by { $seat }, and you can take back only your own. Ask the host to go further back.
problem-undo-too-far = The table cannot go back so far at once. Choose one of the steps shown.
problem-undo-hidden = Something hidden has been seen since your last step. Ask the table, and the host can go back past it.
problem-undo-force = Something hidden has been seen since that step. If the table agrees, go back all the same.

## Setting right
problem-no-reason = A correction needs a reason that can be read. Say in a few words what went wrong.
problem-no-task = This task is done already. Look again at what is left to do.

## Seats
problem-no-seat = This game has no such seat. Choose one of those shown.
problem-no-name = Your name is empty. Type one that can be read.
problem-long-name = Your name has { $count } letters, and there is room for { $most }. Type a shorter one.
problem-name-taken = Somebody called { $name } sits at this table already. Take another name, so that you can be told apart.
problem-seat-taken = This seat has been taken by { $name } already. Choose another one.
problem-seat-bot = A bot plays this seat. Choose another one, or ask the host to take the bot off.
problem-bot-moves = A bot decides this move. Wait until it tells you what to do.
problem-bot-paper = The cards of { $seat } are real ones, and a bot's cards live on the screen. Let a person play this seat.
problem-kit-bot = A bot's cards live on the screen. Give real cards to a seat that a person has.
problem-begun = The game has already begun. You can watch it on the screen.
problem-begun-seat = The game has already begun. Ask the host to give your seat free.
problem-begun-order = The game has already begun, so the seats stay as they are. Change them at a new table.
problem-begun-kit = The game has already begun, so what is real stays real. Change that at a new table.
problem-kit = This box has no such part or cards. Choose among those shown.
problem-seat-order = The order must name every seat that is taken, each once. Look again who sits there.
problem-seat-free = Nobody has this seat. Choose one that is taken.
problem-freed = The host has given your seat free. Take it again, or watch.
problem-not-begun = The game has not begun yet. Wait for the host to start it.
problem-no-seat-taken = You have no seat at this table. Take a free one first, or watch.
problem-not-host = Only the host can do this. Ask the person who started the table.
problem-taken-over = Your seat was opened on another device. Go on there, or load this page again to come back.

## Choices
problem-stale = The game has gone on meanwhile. Look again and choose anew.
problem-not-asked = It is not your choice now. Wait until you are asked.
problem-not-your-seat = That choice belongs to another seat. Wait until you are asked.
problem-no-move = Only a piece's move can be shown before it is made. Choose a piece and where it goes.
problem-unforeseen = Something that you cannot know yet is in the way. Choose one step at a time, and see.
problem-no-draft = There is no whole move to make. Choose a piece and where it goes first.

## Messages
problem-malformed = The hub did not understand this message. Load the page again.
problem-unknown-message = The hub does not know this kind of message. Load the page again.
problem-too-fast = That was too much at once. Wait a moment and try again.
problem-unexpected = Something went wrong in the hub, and the game stays as it was. Try again; if it happens again, restart the hub.

## Ways to a table
problem-unknown-table = There is no table with this code. Look at the screen for the right one.
problem-unknown-key = This table does not know your key. Load the page again and take a seat.
problem-no-page = There is no such page. Scan the code on the screen, or type its address.
problem-no-pages = The hub's pages are not built. Run "make pages" and load this page again.

## Files
problem-log-damaged = The table's file { $file } is damaged and was left as it is. Put back a copy, or begin a new table.
problem-log-busy = The table's file { $file } is open in another hub. Go on there, or stop that hub first.
problem-log-format = The table's file { $file } was made by another version of the hub. Go on with that version, or begin a new table.
problem-log-game = The table's file { $file } is of another game ({ $made }). Start the hub with that game to go on.
problem-log-rules = The table's file { $file } was played by version { $made } of the rules, and this hub has version { $now }. Go on with the hub that it was begun with.
problem-log-edition = The table's file { $file } was played with the edition { $edition } as it was then. Put that edition back to go on.
problem-log-create = The table's file { $file } cannot be made: { $reason }. Free some space or choose another data folder.
problem-log-write = The move could not be written to { $file }, so the game stays as it was. Free some space on the disk and try again.
problem-data-folder = The data folder { $folder } cannot be used: { $reason }. Choose another one.

## Ports
problem-port-busy = Port { $port } is in use. Is a hub running already? Stop it, or choose another port.
problem-port = The hub cannot listen on { $host }, port { $port }: { $reason }. Choose another address or port.
problem-port-number = There is no port { $port }. Choose a number from 1 to 65535.
