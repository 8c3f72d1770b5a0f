# Sheets to print: tags, the lens pattern, the board in tiles.

sheet-ruler = This ruler is 100 mm long. If it is not, print the page again at 100% (“actual size”), without fitting it to the paper.
sheet-up = top of the map

sheet-tags = Tags for the pieces
sheet-tags-1 = Print on matt paper: glossy paper mirrors lamps. Check the ruler, then glue the sheet on thin card.
sheet-tags-2 = Cut along the thin lines. The white round the black is part of the tag: without it the camera does not find it. The strip with the name can be folded down, or cut off as soon as the tag is on its piece.
sheet-tags-3 = Fix each tag flat on top of its piece, all at the same height above the board.
sheet-height = about { $height } mm

sheet-corners = Tags round the board
sheet-corners-1 = Print on matt paper and check the ruler. Cut along the thin lines: four corners, four edges.
sheet-corners-2 = Lay the board on the hatched flaps, its edges along the thick lines; the corners and the middles of the edges as they are called. All tags lie flat on the table, none is turned.
sheet-corners-3 = Fix them with tape. A thick board: cut the flaps off and glue the tags on card as thick as the board, against its edge.
sheet-middle = middle: { $millimetres } mm from the corner
name-anchor-top-left = top left corner
name-anchor-top = top edge
name-anchor-top-right = top right corner
name-anchor-right = right edge
name-anchor-bottom-right = bottom right corner
name-anchor-bottom = bottom edge
name-anchor-bottom-left = bottom left corner
name-anchor-left = left edge

sheet-calibration = The lens pattern
sheet-calibration-1 = Print on matt paper, check the ruler, and fix the sheet on something stiff and flat, such as a clipboard.
sheet-calibration-2 = Show it to the camera when the set-up asks for the lens: near and far, in every corner of the picture, tilted to all sides.

sheet-board = The board in tiles
sheet-board-1 = Print all pages and check the ruler. The small map shows which tile is where.
sheet-board-2 = Cut every tile at its upper and left marks, and leave the strips on the right and below, up to the outer marks.
sheet-board-3 = Glue the tiles on thin card, row by row: each lies on the strips of its neighbours and covers them up to the grey marks. The lines of the map go on across them.
sheet-board-training = { $title }: a training board of our own, made to learn and to try things out. It is not the board of the printed game, and holds none of its art.
sheet-board-edition = { $title }, drawn from its description.
sheet-border = { $kind }
sheet-written = { $file } is written. Print it at 100%, and check its ruler.
problem-sheet-no-map = Nobody has drawn this edition's map.
    .remedy = Choose another --edition.
problem-sheet-file = { $file } cannot be written: { $reason }.
    .remedy = Choose another place with --out.
