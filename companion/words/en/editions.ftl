# Editions: what can be wrong with their files.

problem-edition-unknown = There is no edition "{ $edition }". Name the built-in one (training) or the folder of your own.
problem-edition-folder = The folder { $folder } holds no edition: it has no file { $file }. Name a folder with all files of an edition, as { $example } has them.
problem-edition-file = The edition's file { $file } is missing or cannot be read. Put it there, or choose another edition.
problem-edition-yaml = { $file } is not readable as YAML at line { $line }. Correct that line.
problem-edition-entry = { $file }, entry { $entry }: { $reason }.
problem-edition-game = { $file } names the game "{ $game }", which this hub does not know.
