# Editions: what can be wrong with their files.

problem-edition-unknown = There is no edition "{ $edition }". Name the built-in one (training) or the folder of your own.
problem-edition-folder = The folder { $folder } holds no edition: it has no file { $file }. Name a folder with all files of an edition, as { $example } has them.
problem-edition-file = The edition's file { $file } is missing or cannot be read. Put it there, or choose another edition.
problem-edition-text = { $file } is not written in UTF-8. Save it as UTF-8 text.
problem-edition-yaml = { $file } is not readable as YAML at line { $line }. Correct that line.
problem-edition-doubled = { $file } has { $key } twice in one entry, the second time at line { $line }. Keep one of them.
problem-edition-endless = { $file } repeats itself without end, or almost. Write out what stands there as * and a name.
problem-edition-game = { $file } names the game "{ $game }", which this hub does not know.
    .remedy = Name a game that it knows, such as defenders.

## An entry, or the whole file
wrong-at = { $entry ->
    [whole] { $file }
   *[other] { $file }, entry { $entry }
}
wrong-missing = { wrong-at }: this is missing. Write it.
wrong-unknown = { wrong-at }: nothing is called this here. Take it out, or correct how it is written.
wrong-mapping = { wrong-at }: this must have entries of its own, each a key and a value. Write them as the built-in edition does.
wrong-list = { wrong-at }: this must be a list. Write [ and ] around it.
wrong-few = { wrong-at }: this has too few parts. Write { $least } or more.
wrong-many = { wrong-at }: this has too many parts. Write { $most } at most.
wrong-text = { wrong-at }: this must be a text. Write one, in quotes where it looks like something else.
wrong-blank = { wrong-at }: this text is empty. Write something to be read.
wrong-sign = { wrong-at }: this text has a sign that cannot be printed. Write it on one line, in letters that one can see.
wrong-long = { wrong-at }: this text is too long. Write { $most } letters at most.
wrong-pattern = { wrong-at }: an id begins with a small letter and goes on with small letters, digits and _. Write it so.
wrong-whole = { wrong-at }: this must be a whole number. Write one in digits.
wrong-number = { wrong-at }: this must be a number. Write one in digits.
wrong-flag = { wrong-at }: this must be true or false. Write one of the two.
wrong-low = { wrong-at }: this number is too small. Write one above { $least }.
wrong-least = { wrong-at }: this number is too small. Write { $least } or more.
wrong-most = { wrong-at }: this number is too large. Write { $most } or less.
wrong-choice = { wrong-at }: this is nothing that can stand here. Choose from: { $choices }.
wrong-shape = { wrong-at }: this is nothing that can stand here. Write it as the built-in edition does.
